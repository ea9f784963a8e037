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
    { COMMAND("property new") } otwiera stół na tym kanale, a inne gry mają własne komendy, na przykład { COMMAND("deal new") }. Inni naciskają *{ BUTTON("lobby-join", asks: "no") }* albo dodajesz boty pod *{ BUTTON("table-more") }*; potem naciśnij *{ BUTTON("lobby-start", asks: "no") }*. Na początek pomiń opcje: domyślne są dobre. Dużo chętnych? Spróbuj { COMMAND("league create") }.
help-play = ### Graj
    Twoje karty przychodzą w wiadomości prywatnej, a *{ BUTTON("table-hand") }* przy stole też je pokazuje, tylko tobie. Wybierz tam ruch: jedno kliknięcie i gotowe. Oznaczam cię raz, gdy jest twoja kolej; graj, gdy masz chwilę. { COMMAND("rules") } wyjaśnia grę, { COMMAND("matches") } pokazuje wszystkie twoje stoły, a { COMMAND("puzzle") } jest na wolną chwilę. { COMMAND("notify") } zmienia powiadomienia i ustawia godziny ciszy; { COMMAND("me") } ustawia język, słowa zamiast obrazków i karty w czterech kolorach.
help-stuck = ### Coś nie działa?
    Stół usunięty albo za daleko w górze? { COMMAND("match show") }. Ktoś się nie rusza? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; po terminie ruch robi bot. Nie masz czasu grać dalej? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Twój serwer
    Jeśli zarządzasz serwerem, { COMMAND("settings") } ma język, kanały, tempo, moderację i zagadkę dnia. Moderatorzy mogą zakończyć stół komendą { COMMAND("moderate end") }, a psujom zabawy zabronić otwierania stołów komendą { COMMAND("moderate bar") }.
help-version = -# Freehold { $version }
