# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Tej partii już nie ma. { COMMAND("matches") } pokazuje twoje. Możesz też otworzyć nową.
match-not-begun = Ta partia jeszcze się nie zaczęła. Gospodarz może ją zacząć w poczekalni.
match-over = Ta partia się skończyła. Naciśnij pod stołem *{ BUTTON("table-rematch") }*, żeby zagrać jeszcze raz.
match-cancelled = Ta partia została odwołana. Otwórz nową, kiedy chcesz.
match-outdated = Nie mogę już pokazać tej partii: toczyła się według starszych zasad. Dziennik nadal mówi, co się wydarzyło.
match-moved-on = Partia poszła tymczasem dalej. Tak wygląda teraz.

not-seated = Nie grasz w tej partii. Naciśnij w jakiejś poczekalni *{ BUTTON("lobby-join", asks: "no") }* albo otwórz własną.
not-your-turn = To jeszcze nie twoja kolej. Oznaczę cię, gdy przyjdzie.
already-out = Nie grasz już w tej partii. Możesz jednak patrzeć i dołączyć do następnej.

channel-taken = Na tym kanale jest już partia albo poczekalnia. Dokończ ją, odwołaj albo użyj wątku.
lobby-kept = Te miejsca czekają na osoby, które właśnie grały: { $people }. Jeśli odmówią, znajdzie się miejsce dla ciebie. Możesz też otworzyć własny stół.
lobby-begun = Ta partia już się zaczęła. Poczekaj na następną albo otwórz własną na innym kanale.
lobby-closed = Ta poczekalnia jest zamknięta. Otwórz nową, kiedy chcesz.
lobby-seated = Już tu jesteś. Gdy będą wszyscy, gospodarz naciśnie *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = Wszystkie miejsca ({ $most }) są zajęte. Poproś gospodarza o usunięcie bota albo otwórz inną partię.
lobby-too-few =
    { $least ->
        [one] Do tej gry potrzeba { $least } osoby,
        [few] Do tej gry potrzeba { $least } osób,
       *[other] Do tej gry potrzeba { $least } osób,
    } a na razie { $count ->
        [one] jest { $count }
        [few] są { $count }
       *[other] jest { $count }
    }. Poczekajcie na więcej albo dodajcie boty pod *{ BUTTON("table-more") }*.
lobby-too-many =
    { $most ->
        [one] Przy takich ustawieniach zagra najwyżej { $most } osoba,
        [few] Przy takich ustawieniach zagrają najwyżej { $most } osoby,
       *[other] Przy takich ustawieniach zagra najwyżej { $most } osób,
    } a jest was { $count ->
        [one] { $count }
        [few] { $count }
       *[other] { $count }
    }. Poproś kogoś o odejście, usuń bota albo wybierz coś innego.
lobby-no-bot = Nie ma bota do usunięcia.
only-host = To może zrobić tylko { $host }, gospodarz tej poczekalni. Po prostu zapytaj.
option-unknown = Tego nie możesz tu wybrać. Wybierz coś z listy.

not-away = Już siedzisz przy stole. Naciśnij *{ BUTTON("table-hand") }*, żeby grać.
already-away = Na tym miejscu już gra bot.
substitute-seated = { $name } już gra w tej partii. Wybierz kogoś innego.
substitute-out = To miejsce wypadło już z partii. Wybierz inne.
substitute-owner = { $person } ma już miejsce w tej partii. Wystarczy nacisnąć przy stole *{ BUTTON("table-takeback") }*.
invitation-not-yours = Tego miejsca nie możesz oddać. Możesz oddać własne, miejsce kogoś, kogo nie ma przy stole, a jako gospodarz także miejsce bota.
invitation-no-seat = Nie ma miejsca do oddania: wszyscy grają, a ty już w niej nie grasz.
invitation-not-for-you = To miejsce czeka na kogoś innego: { $person }. Też chcesz grać? Poproś o zaproszenie kogoś z grających: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = O tym miejscu decydują inni. Nie musisz nic robić.
invitation-pending = Jeszcze nie: najpierw muszą się zgodzić: { $people }. Potem naciśnij przycisk jeszcze raz.
invitation-void = To zaproszenie wygasło: ma ponad dzień albo na tym miejscu coś się zmieniło. Poproś o nowe kogoś z grających: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = W lidze tempo stołów ustala liga.
pace-same = Wasz stół ma już takie tempo.
pace-unclear = Takiego tempa nie znam. Wpisz liczby całkowite: co najmniej 5 sekund na ruch i od minuty do 30 dni łącznie.
pace-most = *Najwięcej łącznie* ma sens tylko z zapasem i nie może być krótsze niż zapas ani czas na ruch.
givetime-nobody = Niczyj inny zegar teraz nie chodzi.
givetime-plenty = Czasu jest tam jeszcze mnóstwo.
level-unknown = Takiego bota tu nie dostaniesz. Wybierz innego; w lidze wszystkie są takie same.
move-not-running = Przenieść można tylko partię, która się toczy.
move-league = Partie ligi zostają w swoich wątkach.
move-elsewhere = Partię można przenieść tylko na kanał serwera, do którego należy. Wejdź na taki kanał i spróbuj jeszcze raz.
move-not-writing = Nie możesz przenieść partii na kanał, na którym nie możesz pisać.
move-taken = { $why }
move-there = Partia już tam jest.
replace-one = Podaj, kto ma zająć miejsce: człowiek (opcja `{ CLIENT("name-person") }`) albo bot (opcja `{ CLIENT("name-level") }`).
match-unseen = Na kanale { $channel } nie możesz nikogo oznaczać: nie widzisz tego kanału. Poproś kogoś, kto go widzi.

undo-stands = Za późno, żeby to cofnąć: kolej już na kogoś innego. Graj dalej od tego miejsca.
undo-late = Za późno, żeby to cofnąć: czas minął. Graj dalej od tego miejsca.

nudge-yourself = Wszyscy czekają na ciebie. Naciśnij *{ BUTTON("table-hand") }*, żeby grać.
left-nobody = Nikogo już nie brakuje, więc partia toczy się dalej. Naciśnij *{ BUTTON("table-hand") }*, żeby zobaczyć, co teraz.
nudge-nobody = Nie trzeba nikomu przypominać: zaraz ruszy się bot.
nudge-still = Były już trzy przypomnienia i tyle wystarczy. Gdy ktoś zagra, będzie można przypominać dalej.
nudge-soon =
    { $minutes ->
        [one] Przypomnienie poszło przed chwilą. Spróbuj znów za minutę.
        [few] Przypomnienie poszło niedawno. Spróbuj znów za { $minutes } minuty.
       *[other] Przypomnienie poszło niedawno. Spróbuj znów za { $minutes } minut.
    }

rematch-not-over = Ta partia jeszcze się nie skończyła. Najpierw ją dokończcie.
verify-not-over = Tasowania sprawdzisz po zakończeniu partii. Do tego czasu jej sekret jest zapieczętowany.

store-full = Nie mogę teraz nic zapisać: mam pełny dysk. Nic się nie zmieniło. Daj znać osobie, która prowadzi tego bota, i spróbuj później.
store-busy = Nie udało mi się tego zapisać, więc nic się nie zmieniło. Spróbuj znów za minutę.
store-away = Nie mam teraz dostępu do bazy danych, więc nic się nie zmieniło. Spróbuj znów za minutę.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = To już dużo zaproszeń. Limit na godzinę: { $person } od jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-invite-reached = W ciągu godziny ta osoba dostała już { $reached ->
        [one] jedno zaproszenie
        [few] { $reached } zaproszenia
       *[other] { $reached } zaproszeń
    }. Na razie wystarczy: napisz do niej osobiście albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-nudge = To już dużo przypomnień. Limit na godzinę: { $person } od jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-nudge-reached = Ktoś, na kogo czekacie, ma w tej godzinie za sobą już { $reached ->
        [one] jedno przypomnienie
        [few] { $reached } przypomnienia
       *[other] { $reached } przypomnień
    }. Na razie wystarczy. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-move = To dużo przeprowadzek. Limit na godzinę to { $person } dla jednej osoby i { $server } dla całego serwera. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-move-reached = Limit przeprowadzek tej partii na godzinę to { $reached }. Najpierw uzgodnijcie miejsce albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-rematch = To już dużo próśb o rewanż. Limit na godzinę: { $person } od jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-rematch-reached = Ktoś, kogo chcesz zapytać, ma w tej godzinie za sobą już { $reached ->
        [one] jedną prośbę
        [few] { $reached } prośby
       *[other] { $reached } próśb
    } o rewanż. Pogadaj najpierw z tą osobą albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-league = Na razie dość nowych lig. Limit na godzinę: { $person } od jednej osoby, { $server } na całym serwerze. Dołącz do którejś z nich albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-daily-channel = Zagadka dnia dość już dziś wędrowała. Limit na dzień: { $person }, a przy każdej przeprowadzce pojawia się od nowa. Spróbuj znów za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }.
limit-vacation = To już dziś dużo zmian urlopu. Limit na dzień: { $person }, bo widzą to wszyscy przy twoich stołach. Spróbuj znów za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }.
limit-log = Ten plik był tu przed chwilą. Limit dzienników w pliku na dziesięć minut: { $person } dla jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-pace = Ale tempo! Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-show-film = Na dziś dość filmów. Limit na dzień: { $person } od jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }.
limit-show-end = Na dziś dość. Tyle zakończeń partii można pokazać dziennie: { $person } od jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }.
limit-lobby = To już dużo nowych stołów. Limit na godzinę: { $person } od jednej osoby, { $server } na całym serwerze. Usiądź przy którymś z nich albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-thread = To już dużo nowych wątków. Limit na godzinę: { $person } od jednej osoby, { $server } na całym serwerze. Użyj któregoś z nich albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-film = Film powstaje chwilę, więc jest limit na godzinę: { $person } dla jednej osoby, { $server } na całym serwerze. Na razie przejrzyj partię krok po kroku i spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
limit-show-film-reached = Ten film już tu wisi: { $reached ->
        [one] raz dziennie wystarczy
        [few] { $reached } razy dziennie wystarczą
       *[other] { $reached } razy dziennie wystarczy
    }, żeby każdy go znalazł. Na całym serwerze limit filmów na dzień to { $server }. Spróbuj znów za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }.
limit-show-end-reached = Koniec tej partii już tu wisi: { $reached ->
        [one] raz dziennie wystarczy
        [few] { $reached } razy dziennie wystarczą
       *[other] { $reached } razy dziennie wystarczy
    }, żeby każdy go znalazł. Na całym serwerze limit zakończeń na dzień to { $server }. Spróbuj znów za { $hours ->
        [one] godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }.
limit-help = To już tu jest. Przewiń trochę w górę albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }. Limit na dziesięć minut: { $person } dla jednej osoby, { $server } na całym serwerze.
limit-export = Taki plik poszedł do ciebie przed chwilą. Limit na godzinę: { $person } dla jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.

# Moderators
moderators-only = Do tego potrzebujesz tu uprawnienia **{ CLIENT("permission-manage_channels") }** albo roli moderatora z { COMMAND("settings") }. Poproś kogoś, kto je ma.
moderators-only-server = To dotyczy całego serwera, więc potrzebujesz na nim uprawnienia **{ CLIENT("permission-manage_channels") }** (nie tylko na tym kanale) albo roli moderatora z { COMMAND("settings") }. Poproś kogoś, kto je ma.
moderate-nothing = Na tym kanale nie ma stołu. Wejdź na kanał, na którym jest, i spróbuj jeszcze raz.
moderate-not-here = { $person } nie jest w tej poczekalni.
barred = Na tym serwerze nie możesz otwierać stołów: tak zdecydowali moderatorzy. Nadal możesz dołączać do cudzych. Chcesz to zmienić? Pogadaj z kimś z moderacji.

vacation-already = Masz już urlop. { COMMAND("vacation") } pokazuje, do kiedy, i tam możesz wrócić wcześniej.
vacation-too-long = Tyle urlopu ci nie zostało: { $days ->
    [0] na razie nie ma ani jednego całego dnia
    [one] masz { $days } dzień
    [few] masz { $days } dni
   *[other] masz { $days } dni
 }. Ile zostało, pokazuje { COMMAND("vacation") }.
vacation-none = Twój urlop się skończył. Miłej gry!
vacation-nobody = Nikt na urlopie nie wstrzymuje tej partii. Po prostu grajcie dalej.
vacation-not-yours = O tym decydują tylko osoby, które teraz tu grają. Kiedy wracasz, pokazuje { COMMAND("vacation") }.
