# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Ligi: wiele stołów jednej gry, runda po rundzie, i finał
command-league-create = Otwórz ligę na tym kanale; inni dołączają jednym kliknięciem
command-league-join = Dołącz do ligi na tym kanale
command-league-leave = Odejdź z ligi na tym kanale; jeśli już trwa, dalej gra za ciebie bot
command-league-start = Zacznij ligę na tym kanale
command-league-standings = Tabela ligi na tym kanale
command-league-schedule = Kto z kim gra w lidze na tym kanale
command-league-close = Zakończ ligę na tym kanale bez zwycięzcy
option-name = Jak nazywa się liga
option-starts = Kiedy sama się zacznie; wpisz godzinę, na przykład 19:30
option-bots = Jak dobrze grają boty w lidze
option-places = Ile osób może grać: 4, 8, 12 … 64; jeśli pominiesz, każda z tych liczb
option-variant = Szybki wariant albo inna edycja czy cel, jeśli gra je ma
option-round = Ile może trwać runda, zanim boty dokończą jej partie
option-fill = Wypełnij wolne miejsca botami
name-league = liga
name-create = otwórz
name-join = dołącz
name-leave = odejdź
name-start = zacznij
name-standings = tabela
name-schedule = terminarz
name-close = zamknij
name-name = nazwa
name-starts = początek
name-bots = boty
name-places = miejsca
name-variant = wariant
name-round = runda
name-fill = wypełnij
choice-14-days = 14 dni

## The announcement
league-of = Liga { $game }
league-title = ## 🏆 { $league }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] Jeden stół, cztery osoby, jedna partia: kto ją wygra, wygrywa ligę.
       *[other] Cztery rundy przy stołach czteroosobowych, każdy raz na każdym miejscu. Za pierwsze miejsce jest 10 punktów, potem 7, 5 i 3; najlepsza czwórka gra w finale.
    }{ $places ->
        [0] { " " }Jeśli jesteście tylko w czwórkę, od razu gracie finał.
       *[other] { "" }
    }
    Czas na rundę: **{ $span }** · tempo: **{ $pace }**{ $level ->
        [easy] { " " }· boty: **łatwe**
        [strong] { " " }· boty: **mocne**
       *[normal] { "" }
    } · zapieczętowane: żadna przerwa nie zdradza, kto ma wybór
league-span-86400 = 1 dzień
league-span-259200 = 3 dni
league-span-604800 = 7 dni
league-span-1209600 = 14 dni
league-in-count = { $count ->
        [0] Nikogo jeszcze nie ma.
        [one] Jest **1** osoba:
        [few] Są **{ $count }** osoby:
       *[other] Jest **{ $count }** osób:
    } { $names }
league-missing = { $missing ->
        [0] Są wszyscy. { $organizer } może nacisnąć *Zacznij*.
        [one] Jeszcze jedna osoba i { $organizer } może nacisnąć *Zacznij*.
        [few] Jeszcze { $missing } osoby i { $organizer } może nacisnąć *Zacznij*.
       *[other] Jeszcze { $missing } osób i { $organizer } może nacisnąć *Zacznij*.
    }
league-starts = Zaczyna się { $due }; miejsca, które będą jeszcze wolne, zajmą boty. { $organizer } może ją też zacząć wcześniej.
league-waitlist = Lista rezerwowa ({ $count }): { $names }. Wchodzą między rundami.
league-paused = ⏳ Przerwa do { $until }: wszystkie zegary stoją. Grać można dalej.
league-closes = Jeśli nic się nie wydarzy, zamknę to { $due }.
league-sealed = Wszystkie losowania i karty pochodzą z zapieczętowanego sekretu, a każdy, kto dołącza, coś do niego dokłada. SHA-256 sekretu: `{ $commitment }`
league-revealed = Sekret to `{ $secret }`; jego SHA-256 to `{ $commitment }`. Razem z tym, co każdy dołożył, dołączając, daje on ziarno `{ $seed }`. Można nim powtórzyć każde losowanie: co kto dołożył, jest w pliku pod *{ table-verify }* przy każdym stole.
league-cancelled = { $kind ->
        [season] ### Sezon został zamknięty. Nikt nie wygrał.
        [evening] ### Wieczór został odwołany.
       *[rounds] ### Liga { $game } została zamknięta. Nikt nie wygrał.
    }
league-join = Dołącz
league-wait = Na listę rezerwową
league-manage = Zarządzaj
league-leave = Odejdź
league-start = Zacznij
league-standings = Tabela
league-schedule = Terminarz

## While it runs
league-round = ## 🏆 { $league } · runda { $round } z { $rounds }
league-final = ## 🏆 { $league } · finał
league-due = Koniec rundy { $due }: boty dokończą, co się jeszcze toczy.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }: **{ $points }**
league-lot = { $names }: remis pod każdym względem, więc o tej kolejności decyduje losowanie.
league-dropped = { $count ->
        [one] Odchodzi: { $names }. Dalej gra tam bot.
        [few] Odchodzą: { $names }. Dalej grają tam boty.
       *[other] Odchodzą: { $names }. Dalej grają tam boty.
    }
league-trouble = ⚠️ Ta liga utknęła. { $why } Gdy będzie to naprawione, sama ruszy dalej.
league-round-over = { $final ->
        [1] Koniec finału. Kto wygrał, zobaczysz poniżej!
       *[0] Koniec tej rundy. Następna jest poniżej.
    }
league-won = ## 🏆 { $league }: wygrywa { $name }!
league-won-nobody = { $kind ->
        [season] ## Koniec sezonu. Żadna partia nie została dokończona, więc nikt nie wygrał.
        [evening] ## Koniec wieczoru. Nikt nie został do końca, więc nikt nie wygrał.
       *[rounds] ## Koniec ligi { $game }. Wszyscy odeszli, więc nikt nie wygrał.
    }
league-table-name = Stół { $number }
league-final-name = Finał
league-thread-name = Runda { $round } · stół { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }): { $names }
        [evening] **{ $thread }**, wieczór { $game }: { $names }
       *[rounds] **{ $thread }**, liga { $game }: { $names }
    }

## Seasons
command-league-season = Otwórz tu sezon: graj, kiedy chcesz, a liczą się twoje najlepsze wyniki
option-weeks = Ile tygodni trwa
option-best = Ile wyników każdego się liczy, tych najlepszych
name-season = sezon
name-weeks = tygodnie
name-best = najlepsze
choice-all-games = Wszystkie gry
season-of = Sezon { $games }
season-created = Twój sezon jest otwarty. Kto chce grać, naciska *{ BUTTON("season-play") }*; gdy zbiorą się cztery osoby, dostają stół.
season-dates = { $status ->
        [open] Od { $begins } do { $ends }. Zaczyna się { $left }.
       *[running] Od { $begins } do { $ends }. Kończy się { $left }.
    }
season-rules =
    Naciśnij *{ season-play }*, kiedy tylko masz ochotę na partię. Gdy zbiorą się cztery osoby, dostajecie stół; po { $hours } godz. dostajesz go tak czy inaczej, z botami na wolnych miejscach. Za pierwsze miejsce jest 10 punktów, potem 7, 5 i 3. { $best ->
        [one] U każdego liczy się najlepszy wynik
        [few] U każdego liczą się { $best } najlepsze wyniki
       *[other] U każdego liczy się { $best } najlepszych wyników
    }, więc graj, ile chcesz.
    Gry: **{ $games }** · tempo: **{ $pace }**{ $level ->
        [easy] { " " }· boty: **łatwe**
        [strong] { " " }· boty: **mocne**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] Nikt nie czeka teraz na stół.
        [one] Na stół czeka: { $names }
        [few] Na stół czekają ({ $count }): { $names }
       *[other] Na stół czekają ({ $count }): { $names }
    }
season-more-tables = … i { $count ->
        [one] jeszcze jeden stół
        [few] jeszcze { $count } stoły
       *[other] jeszcze { $count } stołów
    }
season-due = Sezon kończy się { $due }. Stoły, przy których jeszcze się gra, liczą się wtedy tak, jak stoją.
season-is-over = Koniec sezonu. Kto wygrał, zobaczysz poniżej!
season-play = Chcę grać
season-stop = Nie teraz
league-tables = Stoły
season-page-tables = stoły w grze
season-thread-name = Sezon · stół { $number }
season-table-name = Stół { $number } · { $game }
season-waits = { $begun ->
        [open] Dostaniesz stół, gdy tylko zacznie się sezon.
       *[running] Czekasz na stół. Dostaniesz go, gdy zbiorą się cztery osoby, a najpóźniej po { $hours } godz. Napiszę wtedy do ciebie.
    } Coś ci wypadło? Naciśnij *{ BUTTON("season-stop") }* pod wiadomością sezonu.
season-games = W które gry chcesz grać?
season-left = { $stays ->
        [yes] Nie czekasz już na stół. Naciśnij *{ BUTTON("season-play") }*, kiedy chcesz.
       *[no] Nie grasz już w tym sezonie. Przy twoich stołach dalej grają boty, a w tabeli cię już nie ma.
    }
season-waiting = Już czekasz na stół. Napiszę do ciebie, gdy tylko go dostaniesz.
season-enough = W tym sezonie grasz już przy { $most ->
        [one] jednym stole
        [few] { $most } stołach
       *[other] { $most } stołach
    }. Najpierw dokończ którąś z tych partii.
season-full = W tym sezonie jest już komplet osób ({ $count }). Otwórz następny na innym kanale.
season-not-waiting = Nie czekasz na stół tego sezonu. Naciśnij najpierw *{ BUTTON("season-play") }*.
season-pace = Sezon potrzebuje tempa z limitem czasu, żeby niczyja nieobecność nie zatrzymała innych. Wybierz inne tempo.
season-no-tables = W tym sezonie nikt teraz nie gra. Naciśnij *{ BUTTON("season-play") }*, żeby to zmienić!
season-notice-seated = Twój stół jest gotowy ({ $league }): otwiera się jako wątek na kanale { $channel }.
season-picture-title = { $state ->
        [over] Końcowa tabela sezonu
        [live] Tabela na żywo
       *[running] Tabela
    }
season-picture-tables = Stoły w grze
league-picture-podium = Podium
season-picture-played = Partie
season-picture-firsts = Wygrane

## Evenings
command-evening = Ogłoś tu wieczór na żywo: kilka szybkich rund za jednym zamachem
option-rounds = Ile gracie rund
name-evening = wieczór
name-rounds = rundy
evening-of = Wieczór { $game }
evening-created = Twój wieczór jest ogłoszony. Inni naciskają *{ BUTTON("league-join") }*. { $starts ->
        [yes] Zbiórka zacznie się sama; możesz też wcześniej nacisnąć *{ BUTTON("league-start") }*.
       *[no] Gdy zbiórka ma się zacząć, naciśnij *{ BUTTON("league-start") }*.
    }
evening-state = { $phase ->
        [checking] **Zbiórka: jesteś?** Naciśnij *{ evening-here }*. Pierwsza runda zaczyna się { $due }.
        [running] **Runda { $round } z { $rounds }** · koniec { $due }, boty dokończą resztę
        [waits] Zbiórka zacznie się, gdy { $organizer } naciśnie *{ league-start }*.
       *[open] Zbiórka zaczyna się { $due }. { $organizer } może ją też zacząć wcześniej.
    }
evening-rules =
    Rundy: { $rounds }, przy stołach czteroosobowych, z osobami, które grają mniej więcej tak dobrze jak ty. Na początku jest zbiórka ({ $minutes } min). Za pierwsze miejsce jest 10 punktów, potem 7, 5 i 3; wolne miejsca zajmują boty. Jeśli się spóźnisz, grasz od następnej rundy.
    Tempo: **{ $pace }**{ $level ->
        [easy] { " " }· boty: **łatwe**
        [strong] { " " }· boty: **mocne**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Nikogo jeszcze nie ma.
               *[other] Na zbiórce ({ $count }): { $names }
            }
        [running] W grze ({ $count }): { $names }
       *[open] { $count ->
                [0] Nikt się jeszcze nie zapisał.
               *[other] Na liście ({ $count }): { $names }
            }
    }
evening-here = Jestem
evening-joined = { $phase ->
        [checking] Super! Twój stół otworzy się jako wątek, gdy tylko skończy się zbiórka.
        [running] Witaj! Grasz od następnej rundy.
       *[open] Jesteś na liście! Napiszę do ciebie, gdy zacznie się zbiórka.
    }
evening-left = { $status ->
        [open] Nie ma cię już na liście.
       *[running] Nie grasz już w tym wieczorze. Dalej gra za ciebie bot.
    }
evening-started = Zaczynamy! Zajrzyj do wiadomości wieczoru.
evening-here-already = Już cię tu mam. Twój stół otworzy się jako wątek tego kanału.
evening-last-round = Trwa ostatnia runda. Następny wieczór jest twój!
evening-full = Wszystkie miejsca ({ $count }) są zajęte. Ogłoś następny wieczór na innym kanale.
evening-notice-check-in = { $league }: zbiórka! Naciśnij *{ BUTTON("evening-here") }* na kanale { $channel }. Pierwsza runda rusza { $due }.
evening-notice-absent = Ostatnio bot grał za ciebie ({ $league }), więc nie masz jeszcze miejsca w następnej rundzie. Już jesteś? Naciśnij *{ BUTTON("evening-here") }* na kanale { $channel } i grasz dalej.

## Pages
league-mention = Tutaj zaczyna się twoja następna partia ligi.
league-page-standings = ### { $league } · tabela
league-page-schedule = ### { $league } · { $title }
league-page-round = runda { $round }
league-page-final = finał
league-page-earlier = Wróć
league-page-later = Dalej
league-no-schedule = Stoły losuje się na początku ligi. Wtedy zobaczysz tu, z kim grasz.

## The organizer’s page
league-manage-title = ### { $league } · zarządzanie
    Widzisz to tylko ty.
league-manage-act = Co chcesz zrobić?
league-extend = Przedłuż { $final ->
        [yes] finał
        [season] sezon
       *[no] tę rundę
    } o { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
league-pause = Zatrzymaj ligę na { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
league-continue = Zakończ przerwę teraz
league-nudge = { $final ->
        [1] Przypomnij w finale
       *[0] Przypomnij przy stole { $table }
    }
league-remove = Usuń kogoś…
league-remove-question = Usunąć z ligi: { $name }?
league-remove-hint = { $begun ->
        [yes] Na tym miejscu dalej gra bot, a od następnej rundy kolejna osoba z listy rezerwowej. Powrotu nie ma. Przekażę to usuniętej osobie.
       *[no] Miejsce dostaje kolejna osoba z listy rezerwowej. Przekażę to usuniętej osobie.
    }
league-remove-sure = Tak, usuń
league-edit = Nazwa i początek
league-edit-name = Nazwa
league-edit-description = Opis
league-edit-starts = Początek
league-start-by-hand = gdy nacisnę Zacznij
league-start-same = tak jak teraz
league-start-choice = { $days ->
        [0] dziś
        [1] jutro
       *[other] za { $days } dni
    }, { $time } ({ $date }, { $zone })
league-bots = Boty od następnych stołów: { $level ->
        [easy] łatwe
        [strong] mocne
       *[normal] zwykłe
    }
league-event = { $on ->
        [1] Usuń z listy wydarzeń serwera
       *[0] Dodaj do listy wydarzeń serwera
    }
league-event-how = { $kind ->
        [season] Kiedy tylko masz ochotę na partię, naciśnij *{ season-play }* na kanale { $channel }.
       *[rounds] Chcesz grać? Naciśnij *{ league-join }* na kanale { $channel }.
    }
league-asked = Zaproszenia na zastępstwo: { $names }
league-substitute = Zaproś kogoś na zastępstwo…
league-substitute-asks = { $person }, { $by } zaprasza cię na zastępstwo: **{ $league }**. { $begun ->
        [yes] Jeśli zwolni się miejsce, grasz od następnej rundy.
       *[no] Jeśli się zgodzisz, grasz od początku.
    }
league-substitute-yes = Wchodzę
league-substitute-no = Nie tym razem
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } gra od następnej rundy, gdy tylko zwolni się miejsce.
               *[no] { $person } wchodzi do gry.
            }
       *[no] { $person } tym razem nie da rady.
    }
league-end = Zakończ…
league-again = Następny sezon
league-again-done = Następny sezon jest otwarty. Każdy, kto grał do końca, ma już ode mnie wiadomość.

## Answers
league-created = Twoja liga jest otwarta. Inni naciskają *{ BUTTON("league-join") }*; gdy będą wszyscy, naciśnij *{ BUTTON("league-start") }*.
league-listed = Jesteś na liście rezerwowej. Gdy zwolni się miejsce, jest twoje i napiszę do ciebie.
league-joined = Jesteś w lidze! Gdy się zacznie, twoje stoły otworzą się jako wątki tego kanału, a ja oznaczę cię, gdy przyjdzie twoja kolej.
league-left = { $status ->
        [open] Nie ma cię już w tej lidze.
       *[running] Nie grasz już w tej lidze. Dalej gra za ciebie bot, a twoje punkty zostają w tabeli.
    }
league-leave-question = Naprawdę chcesz odejść z tej ligi na dobre?
league-leave-hint = Dalej gra za ciebie bot, powrotu nie ma, a bieżąca partia liczy się jako przegrana. Brakuje ci tylko czasu dzisiaj? Po terminie ruch zrobi za ciebie bot i możesz grać dalej, kiedy chcesz.
league-leave-sure = Tak, odchodzę
league-started = Zaczynamy! Stoły są rozlosowane, pierwsze właśnie się otwierają.
league-close-question = Naprawdę chcesz zakończyć tę ligę bez zwycięzcy?
league-close-hint = Jej otwarte partie też się kończą. Jednak nie? Po prostu zamknij tę wiadomość.
league-close-sure = Tak, zamknij
league-closed = Liga jest zamknięta.
league-fill-question = { $count ->
        [0] Nikogo jeszcze nie ma
        [one] Jest jedna osoba
        [few] Są { $count } osoby
       *[other] Jest { $count } osób
    }, brakuje { $missing ->
        [one] jednej
        [few] { $missing }
       *[other] { $missing }
    }. Możesz poczekać na więcej osób albo wpuścić na wolne miejsca boty. Grają na punkty tak jak wszyscy.
league-fill = Wypełnij botami i zacznij

## What cannot be done
league-announcers = Na tym serwerze ligę może ogłosić tylko { $role }. Poproś kogoś z tą rolą.
league-event-no-start = Nie mogę tego jeszcze wpisać na listę, bo nie wiadomo, kiedy się zacznie. Ustaw najpierw początek pod *{ league-edit }*.
league-event-permission = Nie mogę tworzyć wydarzeń na tym serwerze: brakuje mi uprawnienia **{ CLIENT("permission-create_events") }**. Poproś o nie kogoś, kto zarządza serwerem, a potem spróbuj jeszcze raz.
league-substitute-late = Na zastępstwo jest już za późno. Zaproś tę osobę następnym razem.
league-substitute-in = { $person } już tu gra.
league-substitute-asked = { $person } ma już ode mnie to pytanie. Poczekajmy na odpowiedź.
league-substitute-left = { $person } już tu nie gra, a powrotu nie ma. Zaproś kogoś innego.
league-not-asked = To pytanie nie jest do ciebie, jest już na nie odpowiedź albo jest za późno.
league-not-in = { $person } nie gra w tej lidze.
league-not-over = Ta liga jeszcze się nie skończyła. Następny sezon może zacząć się po niej.
league-unknown = Na tym kanale nie ma ligi. Otwórz ją: { COMMAND("league create") }.
league-taken = Na tym kanale jest już liga. Dokończ ją, zamknij albo użyj innego kanału.
league-places = W lidze gra od { $least } do { $most } osób, czwórkami: 4, 8, 12, 16 i tak dalej. Wybierz jedną z tych liczb.
league-in = Już jesteś w tej lidze. Gdy będą wszyscy, zacznie się.
league-full = Wszystkie miejsca ({ $count }) są zajęte, a lista rezerwowa też jest pełna. Otwórz własną ligę na innym kanale.
league-waiting = Jesteś już na liście rezerwowej. Napiszę do ciebie, gdy tylko dostaniesz miejsce.
league-left-for-good = Do tej ligi nie możesz już wrócić. Następna jest twoja!
league-start-time = Liga może zacząć się w ciągu najbliższych 60 dni. Wybierz jeden z podanych terminów.
league-no-round = Żadna runda teraz nie trwa.
league-too-long = Runda nie może trwać dłużej niż 14 dni od teraz. Wybierz mniej czasu.
league-out = Nie grasz w tej lidze.
league-begun = Ta liga już się zaczęła. Poczekaj na następną albo otwórz ją na innym kanale.
league-over = Ta liga się skończyła. Otwórz nową: { COMMAND("league create") }.
league-too-few = { $count ->
        [one] Jest jedna osoba
        [few] Są { $count } osoby
       *[other] Jest { $count } osób
    }, brakuje { $missing ->
        [one] jednej
        [few] { $missing }
       *[other] { $missing }
    }. Poczekaj na więcej albo użyj { COMMAND("league start") } z opcją `{ CLIENT("name-fill") }`, żeby wypełnić wolne miejsca botami.
league-organizer = To może zrobić tylko { $organizer }, bo prowadzi tę ligę, albo ktoś, kto zarządza serwerem. Po prostu zapytaj.
league-no-threads-here = Liga potrzebuje zwykłego kanału tekstowego: jej stoły to wątki. Wejdź na taki kanał i spróbuj jeszcze raz.

## Direct messages
league-notice-trouble = Liga { $game } na kanale { $channel } utknęła: nie mogę otworzyć jej stołów. { $why } Gdy będzie to naprawione, sama ruszy dalej.
league-notice-not-started = Liga { $game } na kanale { $channel } nie mogła zacząć się o ustalonej porze: potrzebuje co najmniej dwóch osób. Zostaje otwarta. Gdy wszystko będzie gotowe, naciśnij tam *{ BUTTON("league-start") }*.
league-notice-removed = { $league }: organizator skreśla cię z listy. Jeśli nie wiesz dlaczego, zapytaj na kanale { $channel }.
league-notice-no-place = { $league }: już po wszystkim, a tym razem nie zwolniło się dla ciebie miejsce. Następny raz jest twój!
league-notice-organizer = { $league }: teraz prowadzisz to ty, bo poprzedniej osoby już nie ma. Wszystko znajdziesz pod *{ BUTTON("league-manage") }* na kanale { $channel }.
league-notice-again = { $league }: na kanale { $channel } jest już następny sezon. Chcesz znowu zagrać? Naciśnij tam *{ BUTTON("league-join") }*.
league-notice-no-role = W lidze { $game } na kanale { $channel } nie udało się dać roli za wygraną: brakuje mi uprawnienia *Zarządzanie rolami* albo ta rola stoi wyżej od mojej. Nadaj ją ręcznie.
league-notice-no-event = Nie udało się wpisać twojej ligi { $game } na kanale { $channel } na listę wydarzeń serwera: brakuje mi uprawnienia *{ CLIENT("permission-create_events") }* albo lista jest pełna. Sama liga toczy się dalej. Możesz spróbować jeszcze raz pod *{ BUTTON("league-manage") }*.
league-notice-gone = Kanał twojej ligi { $game } został usunięty, więc liga się skończyła i nikt nie wygrał.
league-notice-seated = { $began ->
        [yes] { $league }: masz już miejsce! Grasz od następnej rundy, na kanale { $channel }.
       *[no] { $league }: masz już miejsce! Zaczynamy na kanale { $channel }, a twoje stoły otworzą się tam jako wątki.
    } Jeśli jednak nie dasz rady, naciśnij tam *{ BUTTON("league-leave") }*.
league-notice-restart = Wątek twojego stołu ligi { $game } został usunięty. Otworzę stół jeszcze raz w innym wątku i zaczniecie od nowa.

## Pictures and their words
league-picture-during = Tabela w trakcie rundy { $round }
league-picture-title = Tabela po rundzie { $round }
league-picture-live = Tabela na żywo, runda { $round }
league-picture-begin = Tabela
league-picture-tables = Runda { $round } z { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = Finał
league-picture-round = R{ $round }
league-picture-now = Teraz
league-picture-points = Punkty
league-picture-out = { $name } (poza ligą)
league-picture-tie = { $tie ->
        [first] mniej wygranych
        [value] niższy wynik
        [met] słabsi rywale
       *[equal] wszystko równe
    }
league-picture-ties = Przy równych punktach liczą się najpierw wygrane, potem wyniki partii, potem siła rywali.
league-picture-number = Nr { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] przed nami
        [playing] w grze
        [live] na żywo
       *[over] koniec
    }
league-picture-cup = Kto zgarnie puchar?
league-picture-frame-final = W ramce: w drodze do finału
league-picture-frame-podium = W ramce: podium
league-text-row = { $place } { $name }, punkty: { $points }{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , mniej wygranych
        [value] , niższy wynik
        [met] , słabsi rywale
       *[equal] , wszystko równe
    }{ $out ->
        [1] , poza ligą
       *[0] { "" }
    }
league-text-live = teraz { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] przed nami
        [playing] w grze
        [live] na żywo
       *[over] koniec
    }: { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = Ligę wygrywa { $name }.

# Below the standings and the tables of a round that is being played.
league-live = -# Stoły w grze liczą się tak, jakby skończyły się teraz, według tego, co każdy tam widzi. Każdy ruch może to zmienić.

# To the organizer, below the tables of the round.
league-waited-title = **Na kogo czekają partie**, od najdłużej czekającej.{ $page ->
        [schedule] { " " }Widzisz to tylko ty.
       *[manage] { "" }
    }
league-waited =
    { $thread }: { $people }, pytanie { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· czas mija { $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = Statystyki
league-activity-title = Jak idzie liga
league-activity-page = **Liczby: { $league }**
league-activity-hint = -# Linia to miejsce po każdym zakończonym stole, pierwsze na górze. Czas mówi, po jakim czasie ktoś zwykle zaczyna turę. *Spóźnienia* to terminy, które minęły. Widzisz to tylko ty.
league-activity-places = Miejsca w czasie
league-activity-time = Reakcja
league-activity-missed = Spóźnienia
league-activity-span = { $unit ->
        [days] { $count } d
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
league-activity-line = { $name }: miejsca { $places }{ $time ->
        [none] { "" }
       *[other] , zaczyna turę po { $time }
    }{ $missed ->
        [0] { "" }
        [one] , spóźnienie: { $missed }
        [few] , spóźnienia: { $missed }
       *[other] , spóźnienia: { $missed }
    }
