# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Witaj we Freehold
    Gry karciane o nieruchomościach: ze znajomymi, kiedy każdy ma akurat chwilę, albo od razu z botami.
help-joined = ### Cześć, { $server }! Jestem Freehold
    Możecie tu grać w gry karciane o nieruchomościach: ze znajomymi, kiedy każdy ma akurat chwilę, albo od razu z botami. { COMMAND("help") } pokazuje tę stronę jeszcze raz. Jeśli zarządzasz tym serwerem, język i kanały ustawia { COMMAND("settings") }.
help-seats = { $least }–{ $most } graczy

# Its buttons
help-to-play = Zagraj od razu z botami
help-to-read = Zasady
help-to-more = Jak to działa
help-to-games = Wszystkie gry
help-learn = Naucz się
help-bots = Zagraj
help-read = Czytaj
help-there = Idź tam

# What they lead to
help-play-here = ### Która gra?
    Twój stół otworzy się tutaj, { $channel }, i od razu zaczynamy: ty przeciw botom, bez zegara.
help-play-message = ### Która gra?
    Twój stół jest tutaj, na naszym czacie, i od razu zaczynamy: ty przeciw botom, bez zegara.
help-play-thread = ### Która gra?
    { $channel } ma już stół, więc twój otworzy się w wątku. Od razu zaczynamy: ty przeciw botom, bez zegara.
help-read-head = ### Zasady której gry?
help-elsewhere = ### Do tego trzeba serwera
    Stół stoi na kanale, żeby inni mogli patrzeć i dołączyć do następnej partii. Wejdź na kanał serwera, na którym jestem, wpisz { COMMAND("help") } i naciśnij tam ten sam przycisk.

# How it works
help-start = ### Zacznij
    { COMMAND("property new") } otwiera tu stół, a { COMMAND("deal new") } stół innej gry. Inni naciskają *{ BUTTON("lobby-join", asks: "no") }* albo dodajesz boty pod *{ BUTTON("table-more") }*; potem naciśnij *{ BUTTON("lobby-start", asks: "no") }*. Dużo chętnych? { COMMAND("league create") }.
help-play = ### Graj
    Przy stole *{ BUTTON("table-hand") }* pokazuje twoje karty, tylko tobie; przychodzą też w wiadomości prywatnej. Dotknij ruchu i gotowe. Oznaczam cię raz, gdy jest twoja kolej. { COMMAND("rules") } wyjaśnia grę, { COMMAND("matches") } pokazuje twoje stoły, a { COMMAND("puzzle") } jest na wolną chwilę. { COMMAND("notify") } ustawia godziny ciszy, { COMMAND("me") } język i wygląd kart.
help-stuck = ### Coś nie działa?
    Stół zniknął albo jest za daleko w górze? { COMMAND("match show") }. Ktoś się nie rusza? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; po terminie ruch robi bot. Nie masz czasu grać dalej? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Twój serwer
    { COMMAND("settings") } ma język, kanały, tempo, moderację i zagadkę dnia. { COMMAND("moderate end") } kończy stół, a { COMMAND("moderate bar") } zabrania psujom zabawy otwierać stoły.
help-version = -# Freehold { $version }
