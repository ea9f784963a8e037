# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = Ten przycisk jest za stary, przepraszam: nie wiem już, co robił. { COMMAND("match show") } da ci świeży stół, a { COMMAND("matches") } listę twoich partii.
reply-restarting = Właśnie się restartuję. Spróbuj znów za minutę.
reply-error = Coś u mnie poszło nie tak, przepraszam. W twojej partii nic się nie zmieniło, więc spróbuj jeszcze raz. Jeśli to się powtórzy, podaj osobie, która prowadzi tego bota, numer **{ $id }**.
reply-only-servers = To działa tylko na kanale serwera. Wejdź na taki, na którym chcesz grać, i spróbuj tam.
reply-commands-changed = Mam aktualizację i ta komenda się zmieniła. Odśwież Discorda (Ctrl+R albo zamknij aplikację i otwórz ją znowu), a potem spróbuj jeszcze raz.
reply-dms-closed = Nie mogę do ciebie napisać: na tym serwerze masz zablokowane wiadomości prywatne. To samo pokaże ci *{ BUTTON("table-hand") }* przy stole.
reply-dms-stranger = Nie mogę do ciebie napisać: nie mamy wspólnego serwera. Dodaj mnie do swojego konta (*{ CLIENT("discord-add") }* na moim profilu), a potem spróbuj jeszcze raz. To samo pokaże ci *{ BUTTON("table-hand") }* przy stole.
reply-answered-out = Tam, gdzie jestem tylko gościem, Discord pozwala mi odpowiedzieć na jedno kliknięcie najwyżej pięć razy, a to był o jeden raz za dużo. Po prostu naciśnij przycisk ponownie.
reply-not-public = To, co tu piszę, widzisz tylko ty, więc nikt nie mógłby dołączyć do twojego stołu. Potrzebujesz uprawnienia *{ CLIENT("discord-external") }*, a może też prawa do pisania tutaj. Poproś kogoś, kto zarządza tym serwerem, albo otwórz stół na czacie grupowym.
reply-foreign-bots = Otwórz tu stół: { COMMAND($command, "new") }, a potem dodaj boty pod *{ BUTTON("table-more") }*.
reply-taken-foreign = Jest tu już stół ({ $game }), a miejsce jest tylko na jeden. Dołącz do niego albo otwórz swój na innym czacie.
reply-forbidden = Tu tego nie mogę zrobić. { $why }
reply-i-may-not = Żeby grać tutaj, potrzebuję jeszcze uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza tym kanałem, a potem spróbuj jeszcze raz.
reply-you-may-not = Do tego potrzebujesz na tym serwerze uprawnień: { $permissions }. Poproś kogoś, kto nim zarządza, żeby to zrobił albo ci je dał.

# Why I cannot write somewhere

obstacle-permissions = Potrzebuję tam takich uprawnień: { $missing }. Poproś kogoś, kto zarządza serwerem, żeby mi je dał.
obstacle-removed = Nie ma mnie już na tym serwerze. Poproś kogoś, kto nim zarządza, żeby mnie znów zaprosił.
obstacle-time-out = Ktoś z moderacji dał mi na tym serwerze przerwę. Poproś o jej cofnięcie albo poczekaj, aż minie.
obstacle-private = Ten wątek jest prywatny i mnie w nim nie ma. Oznacz mnie tam, to mnie wpuści.
obstacle-closed = Ten wątek jest zablokowany. Poproś moderatora o odblokowanie.
obstacle-full = Na tym kanale jest za dużo otwartych wątków albo w wątku jest za dużo osób. Poproś moderatora o zamknięcie kilku wątków.
obstacle-wrong-place = Discord nie pozwala na to na kanałach tego rodzaju. Spróbuj na zwykłym kanale tekstowym.
obstacle-blocked = AutoMod tego serwera zablokował moją wiadomość. Poproś kogoś, kto zarządza serwerem, o wyjątek dla mnie.
obstacle-unknown = Discord nie mówi dlaczego, a uprawnień mi chyba nie brakuje. Poproś kogoś, kto zarządza serwerem, żeby rzucił okiem.

# What was chosen does not fit the move
field-not-offered = Tego nie masz już do wyboru. Naciśnij przy stole *{ BUTTON("table-hand") }* i wybierz jeszcze raz.
field-too-few = { $chosen ->
        [0] Nic jeszcze nie jest wybrane.
       *[other] Wybrane: { $chosen }.
    } Trzeba co najmniej { $least }. Wybierz jeszcze raz.
field-too-many = Wybrane: { $chosen }, a można najwyżej { $most }. Wybierz jeszcze raz.
field-too-little = To jest warte { $chosen }, a potrzebujesz { $need }. Wybierz jeszcze raz.
field-superfluous = To razem { $chosen }, a potrzebujesz tylko { $need }. Zostaw kartę, która nie jest potrzebna, i wybierz jeszcze raz.

reply-seat = { $who }

# Which match
reply-no-match = Tu nie ma partii i nigdzie indziej też nie grasz. Otwórz jakąś, na przykład: { COMMAND("property new") }.
reply-which-match = Grasz w kilku partiach. Wskaż jedną opcją `{ CLIENT("name-match") }`: po prostu zacznij pisać.
matches-choice = { $game }, grają: { $others } (nr { $id })

# Opening a match
reply-not-here = Na tym serwerze gram tylko tutaj: { $channels }. Wejdź tam i spróbuj jeszcze raz.
reply-taken = Na tym kanale jest już stół ({ $game }), a miejsce jest tylko na jeden.
reply-taken-in-thread = W tym wątku jest już stół ({ $game }). Wejdź na kanał, do którego wątek należy, i tam otwórz swój.
reply-taken-no-threads = Jest tu już stół ({ $game }), a na takim kanale nie ma wątków. Wejdź na inny kanał i tam otwórz swój.
reply-taken-button = Otwórz mój w wątku
reply-no-thread-here = Tu nie ma wątków. Pomiń opcję `{ CLIENT("name-thread") }` albo wejdź na zwykły kanał tekstowy.
reply-lobby-open = { $here ->
        [yes] Twój stół jest gotowy.
       *[no] Twój stół jest gotowy { $where }.
    } Inni naciskają *{ BUTTON("lobby-join", asks: "no") }*; gdy będą wszyscy, naciśnij *{ BUTTON("lobby-start", asks: "no") }*. Nikogo nie ma? Dodaj boty w *{ BUTTON("table-more") }*.
reply-lobby-sent = { $here ->
        [yes] Twój stół jest tuż poniżej.
       *[no] [Twój stół]({ $link }) czeka w twoich wiadomościach prywatnych.
    } Wybierz tam, kogo zaprosić, a napiszę do tych osób. Nikt inny nie zobaczy partii.
reply-lobby-closed-dms = Nie mogę do ciebie napisać, bo masz zablokowane wiadomości prywatne. Nic nie szkodzi: zapraszaj i graj tutaj.
thread-name = { $game }: zaprasza { $host }

# The first direct message
welcome = Siedzisz przy stole: **{ $game }** { $where }. Gdy się zacznie, dostaniesz tu swoje karty i możesz grać prosto z tego czatu.
welcome-dms-closed =
    Jesteś w grze! Nie mogę do ciebie napisać, bo na tym serwerze masz zablokowane wiadomości prywatne, ale nic cię nie ominie: naciśnij przy stole *{ BUTTON("table-hand") }*, żeby zobaczyć swoje karty i grać. Widzisz je tylko ty.
    Wolisz dostawać je prywatnie? Otwórz menu serwera, potem *{ CLIENT("discord-privacy") }*, zezwól na *{ CLIENT("discord-messages") }*, a potem odejdź od stołu i dołącz jeszcze raz.
welcome-stranger =
    Jesteś w grze! Nie mogę do ciebie napisać, bo nie mamy wspólnego serwera, ale nic cię nie ominie: naciśnij przy stole *{ BUTTON("table-hand") }*, żeby zobaczyć swoje karty i grać. Widzisz je tylko ty.
    Chcesz wiedzieć, kiedy twoja kolej? Dodaj mnie do swojego konta: *{ CLIENT("discord-add") }* na moim profilu. Potem odejdź od stołu i dołącz jeszcze raz.

# The log
log-title = ### { $game }: co się wydarzyło { $pages ->
        [one] { "" }
        [few] (strona { $page } z { $pages })
       *[other] (strona { $page } z { $pages })
    }
log-line = { $at } { $event }
log-empty = Na razie nic. Pierwszy ruch dopiero przed wami.
log-earlier = Wcześniej
log-later = Później

# More
more = ### Co jeszcze możesz zrobić
more-nothing = Tylko patrzysz na tę partię, więc nie ma tu nic dla ciebie. *{ BUTTON("table-log") }* mówi, co się wydarzyło, a *{ BUTTON("table-rules") }*, jak się gra.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Patrz.** Stół tylko dla ciebie, w twoim języku, jako obrazek albo słowami.
more-watch-button = Patrz
more-log = **Dziennik.** Wszystko, co się wydarzyło, najnowsze na końcu.
more-log-button = Dziennik
more-rules = **Zasady.** Jak się gra w tę grę.
more-rules-button = Zasady
watch-again = Pokaż, jak jest teraz
watch-words = Słowami
watch-picture = Jako obrazek
watch-not-seated = Nie grasz tutaj, więc widzisz stół tak jak wszyscy.
more-takeback = **Wróć na miejsce.** Teraz gra za ciebie bot. Od następnej tury znów grasz ty.
more-takeback-button = Wracam na miejsce
more-nudge = **Przypomnij.** Jeszcze raz oznaczę tych, na których czeka partia.
more-nudge-button = Przypomnij
more-givetime = **Dodaj czasu.** Każdy, na kogo czeka partia, dostaje go więcej: tyle, ile na jeden ruch.
more-givetime-button = Dodaj czasu
more-pace = **Zmień tempo.** Szybciej, wolniej albo bez zegara: gdy tylko wszyscy przy stole się zgodzą.
more-pace-button = Zmień tempo
pace-now = Tempo waszego stołu to **{ $pace }**. Co zamiast tego? Gdy wszyscy wybiorą to samo, zmieni się, a zegary ruszą od nowa.
pace-choose = Wybierz tempo
reply-time-given = Gotowe: { $time } więcej dla każdego, na kogo czeka partia.
reply-pace = { $changed ->
        [yes] Wszyscy się zgadzają. Tempo waszego stołu to teraz **{ $pace }**.
       *[no] Dzięki! Jeszcze nie wszyscy wybrali **{ $pace }**, czekamy na: { $players }. Wybiera się pod *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Oddaj miejsce.** Własne, a jako gospodarz także miejsce bota. Jeśli kogoś nie ma, zapytam najpierw pozostałych przy stole. Nową osobę też zawsze pytam.
more-replace-button = Oddaj miejsce
more-resign = **Poddaj się.** Odchodzisz na dobre. { $left ->
        [one] Partia się wtedy kończy i wygrywa druga osoba.
        [few] Pozostali grają dalej.
       *[other] Pozostali grają dalej.
    }
more-resign-button = Poddaj się
more-rematch = **Jeszcze raz?** Zapytam wszystkich, którzy grali. Te same opcje, każdy przesiada się o jedno miejsce.
more-rematch-button = Rewanż
more-verify = **Czy było uczciwie?** Sprawdź każde tasowanie tej partii.
more-verify-button = Sprawdź
left-wait = Tych osób nie ma już na serwerze: { $players }, więc nie mogę im przypomnieć. Jeśli nic się nie wydarzy, naciśnij to jeszcze raz { $due }: wtedy możesz dać zagrać botowi albo zakończyć partię.
left-over = Tych osób nie ma już na serwerze: { $players }, a od wczoraj nie było ruchu. Co chcesz zrobić?
left-bot = Niech zagra bot
left-end = Zakończ partię
left-bot-done = Na tym miejscu gra teraz bot. Bawcie się dobrze!
left-end-done = Partia się skończyła, bez zwycięzcy.
reply-nudged = OK, przypominam jeszcze raz: { $players }.
reply-rematch = { $state ->
        [asked] Wchodzisz! Pytanie do wszystkich jest już { $where }. Zaczniecie, gdy każdy naciśnie *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Gotowe: nowa partia zaczęła się { $where }.
       *[ready] Nowy stół jest { $where }, z tymi samymi opcjami. Gdy zbierze się dość osób, naciśnij *{ BUTTON("lobby-start", asks: "no") }*.
    }

more-note = **Notatka.** Zapisz coś dla siebie. Widzisz ją tylko ty, przy swoich kartach.
more-note-button = Notatka
note-title = Twoja notatka
note-field = Widzisz ją tylko ty. Puste pole ją usuwa.
note-kept = Zanotowane. Jest przy twoich kartach i widzisz ją tylko ty.
note-dropped = Twojej notatki już nie ma.
panel-own-note = -# Twoja notatka: { $note }
# Resigning
resign-question = Naprawdę chcesz odejść z tej partii na dobre?
resign-ends = Partia się wtedy kończy i wygrywa druga osoba.{ $lost ->
        [yes] { " " }Dla ciebie liczy się jako przegrana.
       *[no] { "" }
    } Brakuje tylko czasu? { COMMAND("vacation") } zatrzyma twój zegar.
resign-hint = { $lost ->
        [yes] Partia liczy się dla ciebie jako przegrana: w rankingu jesteś za wszystkimi, którzy zostają. Twoje miejsce zostaje puste i nikt go już potem nie zajmie. Brakuje tylko czasu? { COMMAND("vacation") } zatrzyma twój zegar.
       *[no] Twoje miejsce zostaje puste i nikt go już potem nie zajmie. Brakuje tylko czasu? { COMMAND("vacation") } zatrzyma twój zegar.
    }

# Handing a seat over
replace-title = **Czyje miejsce chcesz oddać?**
replace-seat = Wybierz miejsce
replace-whom = **Kto ma grać na miejscu gracza { $who }?** Zapytam tę osobę na kanale partii; jeśli się zgodzi, przejmie miejsce.
replace-question = Naprawdę chcesz oddać swoje miejsce?
replace-hint = { $lost ->
        [yes] Partia liczy się dla ciebie jako przegrana: w rankingu jesteś za wszystkimi, którzy zostają. Brakuje tylko czasu? { COMMAND("vacation") } zatrzyma twój zegar.
       *[no] Nie da się go potem odzyskać.
    }
replace-person = Wybierz osobę
replace-bot = Albo niech zagra bot
reply-bot-seated = Gra tam teraz { $who }, czyli { $level ->
        [easy] łatwy bot
        [strong] mocny bot
       *[normal] bot
    }.
reply-bot-asked = Najpierw muszą się wypowiedzieć inni: pytanie do nich jest już { $where }. Gdy się zgodzą, wejdzie bot.
invitation-bot = { $level ->
        [easy] łatwy bot
        [strong] mocny bot
       *[normal] bot
    }
reply-invite-bot = To bot, nie osoba. Wybierz kogoś, kto umie klikać.
reply-invited = { $person } ma już zaproszenie { $where }.
move-done = Gotowe: partia toczy się dalej { $where }.
reply-asked-first = Najpierw muszą się wypowiedzieć inni: pytanie do nich jest już { $where }. Gdy się zgodzą, zaproszenie dostanie { $person }.
reply-agreed = Dzięki! Gdy zgodzą się wszyscy, wyślę zaproszenie.
# public
invitation = { $person }, { $by } zaprasza cię do tej partii na miejsce gracza { $who }.
invitation-question = { $by } chce, żeby za gracza { $who } (teraz gra tam bot) zagrał ktoś inny: { $person }. { $count ->
        [0] Może o tym zdecydować tylko { $owner }.
       *[other] Muszą się zgodzić: { $people }. Wystarczy też, że zgodzi się { $owner }.
    } Nie ma pośpiechu: do tego czasu gra bot.
invitation-agree = Zgadzam się
invitation-agreed = Zgoda: { $person } dostaje zaproszenie na miejsce gracza { $who }.
invitation-accept = Zajmij miejsce
invitation-accepted = { $person } gra teraz na miejscu gracza { $who }.

# Verify
verify-holds = ### ✅ Każde tasowanie było uczciwe
    Rozegrałem od nowa wszystkie ruchy ({ $moves }) z zapieczętowanym sekretem i wszystko wyszło tak samo.
verify-fails = ### ⚠️ Ta partia nie wychodzi tak samo
    Rozegrałem od nowa wszystkie ruchy ({ $moves }) z zapieczętowanym sekretem i skończyło się inaczej. Pokaż to osobie, która prowadzi tego bota.
verify-secret =
    Sekret: `{ $secret }`
    Jego SHA-256: `{ $commitment }`. Widać je było { $joins ->
        [0] w dzienniku przed pierwszym ruchem. Karty były więc ustalone i nikt nie mógł ich znać.
       *[other] w poczekalni pod *{ BUTTON("table-more") }*, zanim ktokolwiek usiadł do stołu. Nikt nie mógł więc podmienić sekretu.
    }
verify-joins =
    Każdy, kto dołączył albo zaczął partię, dołożył numer swojego kliknięcia lub komendy: { $joins }
    Razem to ziarno każdego tasowania: `{ $seed }`. Nikt nie mógł więc wybrać kart, nawet osoba, która prowadzi tego bota.

# Rules
rules-title = ### { $game }
rules-here = Przy tym stole: { $settings }
rules-sections = Czytaj o…

# My matches
matches-title = ### { $count ->
        [0] Twoje partie: nic do zrobienia
        [one] Twoje partie: w jednej twoja kolej
        [few] Twoje partie: w { $count } twoja kolej
       *[other] Twoje partie: w { $count } twoja kolej
    }
matches-none = Nie grasz teraz w żadnej partii. Otwórz jakąś, na przykład { COMMAND("property new") }, albo dołącz do czyjegoś stołu.
matches-rest = … i jeszcze { $count }.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = jeszcze się nie zaczęła, { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
matches-mine = **twoja kolej**{ $timed ->
        [yes] , czas mija { $due }
       *[no] { "" }
    }
matches-others = czeka na: { $players } { $due }

# Settings of a server
settings-title = ### Freehold na tym serwerze
    Zmiany działają od razu; język i tempo od następnego stołu.
settings-locale = **Język** stołów i poczekalni. To, co widzi tylko jedna osoba, jest w jej języku.
settings-channels = **Kanały** do gry i ich wątki. Nie wybieraj żadnego, żeby grać wszędzie.
settings-channels-all = Wszędzie
settings-choose = Wybierz
settings-pace = **Tempo**, jeśli stół nie ustawi własnego
settings-tables = **Stoły** jako obrazki albo słowami, dla czytników ekranu
settings-tables-picture = Obrazki z opisami
settings-tables-text = Słowa zamiast obrazków
settings-puzzles = **Zagadka dnia**: kanał, na którym codziennie pojawia się nowa
settings-puzzles-none = Bez zagadki dnia

# Menus and permissions as Discord calls them
discord-privacy = Ustawienia prywatności
discord-add = Dodaj aplikację
discord-external = Używanie zewnętrznych aplikacji
discord-messages = Wiadomości prywatne
permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-attach_files = Załączanie plików
permission-read_message_history = Czytanie historii wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-create_public_threads = Tworzenie publicznych wątków
permission-create_events = Tworzenie wydarzeń
permission-manage_guild = Zarządzanie serwerem
permission-manage_channels = Zarządzanie kanałami
permission-manage_roles = Zarządzanie rolami

# Moderators
moderate-end-question = Zakończyć na dobre { $status ->
        [lobby] tę poczekalnię
       *[running] tę partię
    } ({ $game })?
moderate-end-hint = Nikt nie wygrywa, nikt nie przegrywa i nie da się tego cofnąć. { $league ->
        [yes] To partia ligi, więc otworzę ją od nowa w innym wątku.
       *[no] { "" }
    }
moderate-done = Gotowe. Wszyscy przy stole już wiedzą, w dzienniku też to jest.
moderate-bar-already = { $person } już nie może otwierać stołów na tym serwerze. Zmienia to { COMMAND("moderate allow") }.
moderate-allow-already = { $person } już może otwierać stoły na tym serwerze.
# public
moderated-end = { $by } z moderacji kończy { $status ->
        [lobby] tę poczekalnię
       *[running] tę partię
    } ({ $game }). Nikt nie wygrał, nikt nie przegrał.
moderated-remove = { $by } z moderacji usuwa z tej poczekalni: { $person }.
moderated-bar = Decyzja moderacji ({ $by }): { $person } nie może otwierać stołów na tym serwerze. Rozpoczęte partie toczą się dalej.
moderated-allow = Decyzja moderacji ({ $by }): { $person } może znów otwierać stoły.

settings-moderators = **Moderacja**, poza wszystkimi z uprawnieniem *{ CLIENT("permission-manage_channels") }*: może zakończyć stół ({ COMMAND("moderate end") }), usunąć kogoś z poczekalni ({ COMMAND("moderate remove") }) albo zabronić komuś otwierania stołów ({ COMMAND("moderate bar") }).
settings-moderators-none = Żadna inna rola
settings-announcers = **Kto może ogłosić ligę** ({ COMMAND("league create") }), poza wszystkimi, którzy zarządzają serwerem.
settings-announcers-none = Każdy
settings-champions = **Rola dla zwycięzców**: dostaje ją każdy, kto wygra ligę. Potrzebuję do tego uprawnienia *{ CLIENT("permission-manage_roles") }* i roli wyżej od niej.
settings-champions-none = Bez roli

more-letbot = **Niech zagra bot.** Ktoś ma urlop. Jeśli zgodzą się wszyscy pozostali, do końca urlopu gra tam bot.
more-letbot-button = Zgadzam się
reply-letbot = Wszyscy się zgadzają, więc do końca urlopu gra bot.
reply-letbot-asked = Dzięki! Muszą się jeszcze zgodzić: { $players }.

vacation-title = ### Urlop
vacation-left =
    Zostało ci **{ $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    }** urlopu z { $most } na 90 dni. Gdy cię nie ma, twój zegar stoi { $count ->
        [0] w każdej partii
        [one] w twojej bieżącej partii
        [few] w twoich { $count } bieżących partiach
       *[other] w twoich { $count } bieżących partiach
    }. Jeśli wszyscy pozostali przy stole się zgodzą, do twojego powrotu gra tam za ciebie bot.
vacation-choose = Na jak długo?
vacation-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
 } od teraz
vacation-now =
    Masz urlop do { $until }. { $count ->
        [0] Nie czeka na ciebie żadna partia
        [one] Twój zegar stoi w twojej bieżącej partii
        [few] Twój zegar stoi w twoich { $count } bieżących partiach
       *[other] Twój zegar stoi w twoich { $count } bieżących partiach
    }. Niewykorzystane dni zostają twoje.
vacation-back = Już jestem
