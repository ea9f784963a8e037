# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] Jeszcze raz?
            [asked] Zagrasz?
            [full] Stół jest pełny
            [ready] { $host } może już zacząć
           *[free] Jest wolne miejsce
        }
       *[no] { $game }: { $state ->
            [again] jeszcze raz?
            [asked] zagrasz?
            [full] stół jest pełny
            [ready] { $host } może już zacząć
           *[free] jest wolne miejsce
        }
    }
lobby-length = -# { $at_once ->
        [yes] { $span } na jednym posiedzeniu
       *[no] { $span }, { $move } na ruch
    }, ruchów na osobę: { $moves }
lobby-minute = { $least }–{ $most } min
lobby-hour = { $least }–{ $most } godz.
lobby-day = { $least }–{ $most } dni
lobby-week = { $least }–{ $most } tyg.
lobby-month = { $least }–{ $most } mies.
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· gospodarz
        [bot] { " " }· { $level ->
            [easy] łatwy bot
            [strong] mocny bot
           *[normal] bot
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· jeszcze bez odpowiedzi
       *[person] { "" }
    }
style-builder = buduje
style-trader = handluje
style-miser = oszczędza
style-thief = kradnie
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] Jeszcze jedna osoba i można zaczynać
        [few] Jeszcze { $count } osoby i można zaczynać
       *[other] Jeszcze { $count } osób i można zaczynać
    }
lobby-asked = { $people }: { $host } chce zagrać jeszcze raz. Kto też chce, naciska *Wchodzę*: zaczynamy, gdy zrobią to wszyscy.{ $enough ->
        [yes] { " " }{ $host } może też zacząć bez pozostałych.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } zaprasza do gry { $game } w wiadomościach prywatnych. Kto chce, naciska *Wchodzę*: zaczynamy, gdy zrobią to wszyscy.{ $enough ->
        [yes] { " " }{ $host } może też zacząć bez pozostałych.
       *[no] { "" }
    }
lobby-ask = Zaproś osoby z poprzednich partii
lobby-ask-one = Zaproś: { $person }
lobby-ask-other = { $known ->
        [yes] Zaproś kogoś innego
       *[no] Zaproś kogoś do gry
    }
lobby-door = **{ $game }**: partia już trwa. Masz zablokowane wiadomości prywatne, więc graj stąd: naciśnij *{ BUTTON("table-hand") }*. Gdy nie znajdziesz już tej wiadomości, użyj { COMMAND("match hand") }.
lobby-sealed = Tasowania są zapieczętowane, a każdy, kto dołącza, coś do nich dokłada. SHA-256: `{ $commitment }`
lobby-closes = zamyka się { $due }
lobby-closing = Jeśli partia się nie zacznie, ta poczekalnia zamknie się { $due }.
lobby-forms = Jak długo chcecie grać?
lobby-form = { $form ->
        [evening] Dziś wieczorem
        [week] W tym tygodniu
       *[relaxed] Na spokojnie
    }: { $span }
lobby-pace = { $move } na ruch
lobby-pace-means = { $live ->
        [yes] Wszyscy zostają przy stole.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] Bez zegara: każdy gra, kiedy chce.
        [capped] Na początku masz { $reserve } i za każdy ruch dostajesz { $move } więcej (najwięcej łącznie: { $most }); co zostanie, jest dalej twoje. Gdy odpowiada kilka osób naraz, nic z tego nie ubywa.
        [kept] Masz { $move } na każdy ruch i { $reserve } w zapasie, gdyby to nie starczyło.
       *[plain] Masz { $move } na każdy ruch.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }Potem twoja tura przepada.
           *[move] { " " }Potem ruch robi za ciebie bot.
        }
    }
lobby-pacing = Inne tempo
lobby-pacing-count = Czas na każdy ruch, na przykład 15
lobby-pacing-reserve = W zapasie na początku (lub puste)
lobby-pacing-most = Najwięcej łącznie (lub puste)
lobby-pacing-unit = Jednostka tych liczb
lobby-pacing-seconds = sekundy
lobby-pacing-minutes = minuty
lobby-pacing-hours = godziny
lobby-pacing-days = dni
lobby-switching = Tempo na później
lobby-pacing-hour = Czy tempo zmieni się później?
lobby-pacing-zone = To godziny w strefie { $zone }, o ile wiem, twojej.
lobby-pacing-then = Na jakie tempo, jeśli się zmieni?
lobby-switch = -# O { $at } zmienia się tempo: *{ $first }* → *{ $then }*
lobby-lost = { $why ->
        [deleted] Kanał tego stołu został usunięty, więc zabawa toczy się dalej tutaj, w wiadomościach prywatnych.
       *[closed] Nie mogę już pisać tam, gdzie był ten stół, więc zabawa toczy się dalej tutaj, w wiadomościach prywatnych.
    }
lobby-switch-never = Nie, zostaje takie samo
lobby-switch-hour = O { $hour }:00
lobby-cancelled = **{ $game }** · ta poczekalnia zamknęła się, zanim zaczęła się partia. Otwórz następną: { COMMAND($command, "new") }.
lobby-join = { $asks ->
        [yes] Wchodzę
       *[no] Dołącz
    }
lobby-leave = { $asks ->
        [yes] Nie tym razem
       *[no] Odejdź
    }
lobby-addbot = Dodaj bota
lobby-level = { $level ->
        [easy] Łatwy bot
        [strong] Mocny bot
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Często się myli: ze zwykłym botem wygrywa jedną partię na cztery
        [strong] Sprawdza kilka ruchów, zanim zrobi jeden
       *[normal] Robi ruch, który wygląda najlepiej
    }
lobby-dropbot = Usuń bota
lobby-start = { $asks ->
        [yes] Zacznij bez nich
       *[no] Zacznij
    }
lobby-cancel = Odwołaj
lobby-options = { $pages ->
        [one] Ustawienia
        [few] Ustawienia { $page } z { $pages }
       *[other] Ustawienia { $page } z { $pages }
    }
lobby-rules = Zasady
lobby-learn = Naucz mnie
lobby-learn-full = *Naucz mnie* pokazuje pełną partię. Ta jest krótka i skończy się wcześniej.
lobby-setup = Jak chcecie grać?

# Settings of every game
setting-pace = Tempo
setting-pace-none = bez zegara
setting-pace-live = na żywo (3 minuty i 20 sekund więcej za każdy ruch)
setting-pace-brisk = żwawe (10 minut na ruch)
setting-pace-hourly = godzinne (1 godzina na ruch)
setting-pace-daily = dzienne (1 dzień na ruch i 2 dni zapasu)
setting-pace-slow = wolne (3 dni na ruch)
setting-pace-weekly = tygodniowe (7 dni na ruch)
setting-pace-own = { $move } na ruch{ $kept ->
        [all] , zapas czasu: { $reserve }
        [capped] , zapas czasu: { $reserve }, najwięcej łącznie: { $most }
       *[no] { "" }
    }
setting-absent = Gdy czas się skończy
setting-absent-move = ruch robi bot
setting-absent-pass = tura przepada
setting-forced = Ruchy bez wyboru
setting-forced-quick = szybko (od razu, więc przerwa oznacza, że ktoś ma wybór)
setting-forced-sealed = zapieczętowane (w takim rytmie, że przerwy nic nie zdradzają)
setting-locale = Język stołu
span-day = { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[other] { $count } dni
    }
span-hour = { $count ->
        [one] 1 godz.
        [few] { $count } godz.
       *[other] { $count } godz.
    }
span-minute = { $count ->
        [one] 1 min
        [few] { $count } min
       *[other] { $count } min
    }
span-second = { $count ->
        [one] 1 s
        [few] { $count } s
       *[other] { $count } s
    }

# The table
table-until = { $ask } (termin: { $due }{ $reserve ->
        [no] { "" }
       *[yes] , licząc z zapasem
    })
table-call = { $people } { $reason }
table-call-again = { $people } Stół wciąż czeka. { $reason }
table-call-over = Dzięki za grę, { $people }!
table-still = Trzy przypomnienia i wciąż nikt nie zagrał. Dopóki ktoś nie zagra, nie będę tu już nikogo oznaczać.
table-away = Za gracza { $who } gra teraz bot. Wracasz? Naciśnij *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Jeśli nie wrócisz przed końcem, ta partia liczy się dla ciebie jako przegrana.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } ma urlop do { $until }, więc ten zegar stoi. Nie musicie czekać: pod *{ BUTTON("table-more") }* możecie się zgodzić, żeby zagrał bot.
table-paused = ⏳ Liga ma przerwę do { $until }, więc wszystkie zegary stoją. Grać można dalej.
table-half = ⏳ Minęła połowa czasu.
table-switch = O { $at } zmienia się tempo: *{ $pace }*.
table-closed-dms = { $who }, nie mogę do ciebie napisać: masz zablokowane wiadomości prywatne. Naciśnij *{ BUTTON("table-hand") }*, żeby grać: karty otworzą się tutaj i zobaczysz je tylko ty.
table-moved = Ta partia toczy się dalej { $where }.{ $by ->
        [message] {" "}Grasz, a moje wiadomości do ciebie nie docierają? Naciśnij tu *{ BUTTON("table-hand") }*.
       *[place] {""}
    }
table-hand = Moje karty
table-log = Dziennik
table-rules = Zasady
table-more = Więcej
table-update = Odśwież
table-as-of = -# Tak to wyglądało { $at }. Jestem tu tylko gościem, więc bez kliknięcia nic nie zmienię: naciśnij *{ table-update }*, żeby zobaczyć, co nowego.
table-takeback = Wracam na miejsce
table-rematch = Rewanż
table-verify = Sprawdź tasowania

# What the messages above a table become
story-began = **{ $game }**, grają: { $players }
story-replay = Powtórka

# How a match ended
result-won = { $count ->
        [one] ### 🎉 Wygrywa { $winners }!
        [few] ### 🎉 Wspólna wygrana: { $winners }
       *[other] ### 🎉 Wspólna wygrana: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### Ta partia została odwołana. Nikt nie wygrał, nikt nie przegrał.
result-outdated = ### Ta partia się skończyła. Nie mogę już pokazać jej stołu: toczyła się według starszych zasad.

# The panel
panel-news = -# **{ $moved ->
        [waits] W międzyczasie
        [no] Dotychczas
       *[yes] Od twojego ostatniego ruchu
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }jeszcze { $more } w dzienniku
 }
panel-news-own = **Co dał twój ruch**
panel-missed = Pokaż, co się stało
panel-missed-title = **{ $moved ->
        [no] Dotychczas
       *[yes] Od twojego ostatniego ruchu
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } z { $all }
 }
panel-missed-after = -# Stół zaraz potem:
panel-missed-hand = Wróć do moich kart
panel-missed-result = Wróć do wyniku
panel-out = Nie grasz już w tej partii, ale możesz patrzeć, jak się skończy.
panel-until = Twój termin: { $due }{ $reserve ->
        [no] { "" }
       *[yes] , licząc z zapasem
    }.
panel-lapses = Twoja tura skończy się sama { $due }.
panel-waits = Czekamy na: { $players }
place-channel = na kanale { $channel }
place-message = w wiadomościach prywatnych
place-foreign = { $where ->
    [group] na czacie grupowym
   *[server] na serwerze, na którym mnie nie ma
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (liga)" }
   *[match] { "" }
 } · grają: { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · partia " }{ $number } z { $count }
    }
 }
panel-table = Idź do stołu
panel-pick = Wybierz ruch
panel-more = Jeszcze { $count }…
panel-lone = -# **{ $entry }** – { $hint }
panel-none = Nic
panel-ticked = Moja propozycja jest zaznaczona. Odznacz to, co wolisz zostawić, i zaznacz coś innego.
panel-back = Wróć
panel-next = Następny stół: { $game }
panel-undo = Cofnij
panel-later = Jeszcze nie
panel-together = Z tych list wybierz razem { $most }.
panel-together-range = Z tych list wybierz razem od { $least } do { $most }.
panel-stale = Partia poszła dalej. Tak wygląda teraz.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** Stół wciąż na ciebie czeka. { $ask }
notice-rematch = **{ $game }** { $host } chce zagrać jeszcze raz. Naciśnij *{ BUTTON("lobby-join", asks: "yes") }* przy stole: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } siedzi już przy twoim stole { $where }: możesz zaczynać. Naciśnij *{ BUTTON("lobby-start", asks: "no") }* albo poczekaj na kolejne osoby.
notice-expired = Twój stół ({ $game }) { $where } został zamknięty: nikt nie zaczął na czas. Otwórz nowy: { COMMAND($command, "new") }.
notice-moved = Kanał, na którym toczy się twoja partia ({ $game }), został usunięty, więc gracie dalej tutaj, w wiadomościach prywatnych. Nic nie przepadło i każdy ma tyle czasu, ile miał.
notice-closed = Nie mogę już pisać { $where }, gdzie toczyła się twoja partia ({ $game }), więc gracie dalej tutaj, w wiadomościach prywatnych. Nic nie przepadło i każdy ma tyle czasu, ile miał. Gdy znów dostanę tam wstęp, { COMMAND("match move") } przeniesie ją z powrotem.
notice-moved-by = { $who } przenosi waszą partię (**{ $game }**): toczy się dalej { $where }. Nie pasuje ci to? { COMMAND("match move") } przeniesie ją gdzie indziej albo z powrotem.
notice-bar = Nie możesz już otwierać stołów na serwerze { $server }: tak zdecydowali moderatorzy. Nadal możesz dołączać do cudzych, a twoje partie toczą się dalej. Chcesz to zmienić? Pogadaj z kimś z moderacji.
notice-allow = Możesz znów otwierać stoły na serwerze { $server }. Miłej gry!
notice-replaced = Nie było cię, więc reszta stołu poprosiła o zastępstwo: za ciebie gra teraz { $person } ({ $game }, { $where }). To nadal twoje miejsce: kiedy zechcesz, naciśnij *{ BUTTON("table-takeback") }* tutaj: { $link }
notice-returned = { $person } wraca na swoje miejsce przy stole ({ $game }, { $where }). Dzięki za zastępstwo!
notice-barred = Nie mogę teraz pokazać twojego stołu ({ $game }, { $where }). { $why } Gdy znów się da, stół sam ruszy dalej.
notice-unasked = Nie mogę zaprosić do twojego stołu ({ $game }) tej osoby: { $person }. Nie przyjmuje ode mnie wiadomości albo nie mamy wspólnego serwera. Może dodać mnie do swojego konta i do mnie napisać. Wtedy zaproś ją jeszcze raz.

# Asking once more
confirm-move = Na pewno? { $move }
confirm-sure = Tak, zrób to
confirm-no = Nie, wróć

## Lists
list-comma = { ", " }
list-semicolon = { "; " }

## Pictures of any game
picture-seat = Miejsce { $letter }
picture-colon = { $name }: { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = bankrut
picture-eliminated = poza grą
picture-resigned = rezygnacja
picture-past = Spojrzenie wstecz: twoje karty
picture-past-at = { picture-past } · { $when }
picture-held = { $name } trzyma: { $cards }.
