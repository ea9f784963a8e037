# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = Jak mam ci mówić, że to twoja kolej, i twoje godziny ciszy
command-me = Twój język, twój kolor, słowa zamiast obrazków, karty w czterech kolorach
option-zone = Twoja strefa czasowa dla godzin ciszy: wpisz miasto lub kraj i wybierz
name-notify = powiadomienia
name-me = ja
name-zone = strefa

notify-title = ### Gdy partia czeka na ciebie
    Działa od razu, na wszystkich serwerach.
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] **Nigdy** cię nie powiadamiam. { COMMAND("matches") } pokazuje, gdzie twoja kolej; terminy nadal obowiązują
        [dm] Piszę do ciebie **w wiadomości prywatnej**
        [both] Daję ci znać **przy stole i w wiadomości prywatnej**
       *[here] Oznaczam cię **przy stole**
    }{ $hours ->
        [none] .
        [quiet] , ale nie między **{ $begins }** a **{ $ends }** ({ $zone }).
       *[all] , o każdej porze.
    }
notify-waits = -# O wszystkim, co się w tym czasie wydarzy, powiem ci o { $ends }. Jeśli w godzinach ciszy mija termin, przypomnę ci, zanim się zaczną.
notify-closed = -# Nie mogę wysyłać ci wiadomości prywatnych. Dopóki na nie nie pozwolisz, oznaczam cię przy stole.
notify-where = **Gdzie**
notify-where-here = Wzmianka przy stole
notify-where-dm = Wiadomość prywatna
notify-where-both = Jedno i drugie
notify-where-none = Wcale
notify-from = **Godziny ciszy** od
notify-never = Bez godzin ciszy
notify-to = **do**
notify-reminder = **Przypomnienia**, zanim minie czas
notify-reminder-once = Raz, po trzech czwartych
notify-reminder-again = I jeszcze raz, po { $percent }%
notify-zone = -# Twoja strefa czasowa to { $zone }. Gdy jest tam południe, twój zegar pokazuje { $noon }. Nie zgadza się? Zmień ją komendą { COMMAND("notify") } i jej opcją `{ CLIENT("name-zone") }`.
zone-unknown = Nie znam tej strefy czasowej. W opcji `{ CLIENT("name-zone") }` wpisz pierwsze litery swojego miasta albo kraju, a potem wybierz z listy.

me-title = ### Jak czytasz i twój kolor
    Zmienia to, co widzisz tylko ty, na wszystkich serwerach, od razu. Stoły wyglądają dla wszystkich tak samo.
me-now = Język: **{ $language }**, { $kind ->
        [text] ze **słowami zamiast obrazków**
       *[picture] z **obrazkami**
    }. Karty do gry mają **{ $count ->
        [four] cztery kolory
       *[two] dwa kolory
    }**: { $cards }
me-black-red = -# „Czerwone” to nadal ♥ i ♦, a „czarne” ♠ i ♣.
me-commands = -# Komendy zostają w języku twojego Discorda: { $language }.
me-locale = **Język**
me-locale-client = Jak w moim Discordzie ({ $language })
me-pictures = **Karty na ręce i stoły**
me-colors = **Karty do gry**
me-colors-two = Dwa kolory: ♠ i ♣ czarne, ♥ i ♦ czerwone
me-colors-four = Cztery kolory: ♠ czarne, ♥ czerwone, ♦ niebieskie, ♣ zielone
me-favorite = **Twój kolor przy stole**
    -# Widzą go wszyscy, od następnego stołu. Dostajesz go wszędzie tam, gdzie nie ma go jeszcze nikt inny.
me-favorite-any = Zwykle: { $color } (bez ulubionego)
mark-0 = Niebieski
mark-1 = Pomarańczowy
mark-2 = Zielony
mark-3 = Żółty
mark-4 = Różowy
mark-5 = Błękitny

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    Europe/Warsaw Polska, Warszawa, Kraków, Wrocław, Gdańsk, Poznań, Łódź
    Europe/London Wielka Brytania, Anglia, Szkocja, Walia, Londyn
    Europe/Dublin Irlandia, Dublin
    Europe/Berlin Niemcy, Berlin, Hamburg, Monachium, Kolonia
    Europe/Amsterdam Holandia, Niderlandy, Amsterdam
    Europe/Oslo Norwegia, Oslo
    Europe/Stockholm Szwecja, Sztokholm
    Europe/Copenhagen Dania, Kopenhaga
    Europe/Brussels Belgia, Bruksela
    Europe/Paris Francja, Paryż
    Europe/Vienna Austria, Wiedeń
    Europe/Zurich Szwajcaria, Zurych
    Europe/Rome Włochy, Rzym, Mediolan
    Europe/Madrid Hiszpania, Madryt, Barcelona
    Europe/Prague Czechy, Praga
    Europe/Bratislava Słowacja, Bratysława
    Europe/Vilnius Litwa, Wilno
    Europe/Kyiv Ukraina, Kijów, Lwów
    Europe/Athens Grecja, Ateny
    Atlantic/Reykjavik Islandia, Reykjavík
    America/New_York Stany Zjednoczone, USA, Nowy Jork, Boston, Waszyngton
    America/Chicago Stany Zjednoczone, USA, Chicago, Teksas
    America/Toronto Kanada, Toronto, Ottawa
    Australia/Sydney Australia, Sydney
    Etc/UTC czas uniwersalny, UTC, GMT
