# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = Wymieniaj karty, aż masz same pełne kolory, i zamknij.{ $target ->
        [3000] { " " }Cel: 3 000.
        [5000] { " " }Cel: 5 000.
       *[edition] { "" }
    }
monopoly-wealth-uk = Pieniądze w £
monopoly-wealth-deluxe = Pieniądze w $
monopoly-picture-edition-uk = Edycja UK
monopoly-picture-edition-deluxe = Edycja Deluxe
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Edycja
monopoly-setting-edition-uk = UK (funty i Londyn, 2 do 6 graczy)
monopoly-setting-edition-deluxe = Deluxe (dolary i sztabki złota, 2 do 4 graczy)
monopoly-setting-target = Partia kończy się przy
monopoly-setting-target-edition = { $most ->
        [4] 10 000
       *[6] 10 000 (7 000, gdy gra 5 lub 6 osób)
    }
monopoly-setting-target-5000 = 5 000
monopoly-setting-target-3000 = 3 000

# What is asked
monopoly-ask-turn = Twoja kolej: dobierz kartę albo się wymień.
monopoly-ask-turn-out = Twoja kolej i masz komplet: zamknij rozdanie, dobierz kartę albo się wymień.
monopoly-ask-dry = Twoja kolej: talia jest pusta. Wymień się albo spasuj.
monopoly-ask-dry-out = Twoja kolej: talia jest pusta, a ty masz komplet. Zamknij rozdanie, wymień się albo spasuj.
monopoly-ask-six = Twoja kolej: zamień swoją kartę wymiany na cudzą.
monopoly-ask-six-out = Twoja kolej i masz komplet: zamknij rozdanie albo zamień swoją kartę wymiany na cudzą.
monopoly-ask-discard = Odrzuć na swój stos wymiany { $count ->
        [one] 1 kartę
        [few] { $count } karty, ostatnią na wierzch
       *[other] { $count } kart, ostatnią na wierzch
    }.
monopoly-ask-lay = Zamykasz rozdanie. Przyjmij moją propozycję albo wyłóż karty po swojemu.
monopoly-ask-arrange = Zamykasz rozdanie. Oto twoje { $edition ->
        [uk] Monopole
       *[deluxe] Zestawy
    }: zostaw je tak albo ułóż inaczej.
monopoly-ask-passing = Podaj zakrytą kartę w lewo. Dostaje ją { $left }.
monopoly-ask-passing-out = Masz komplet: zamknij rozdanie albo podaj zakrytą kartę w lewo. Dostaje ją { $left }.
monopoly-wait-turn = Gra { $who }
monopoly-wait-discard = { $who } odrzuca karty
monopoly-wait-lay = { $who } zamyka rozdanie
monopoly-wait-arrange = { $who } zamyka rozdanie i układa karty
monopoly-wait-close = { $who } podaje kartę albo zamyka rozdanie
monopoly-wait-passing = { $count ->
        [one] Jeszcze jedna osoba musi podać kartę
        [few] Jeszcze { $count } osoby muszą podać kartę
       *[other] Jeszcze { $count } osób musi podać kartę
    }

# Moves
monopoly-pile = stos { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }i jeszcze { $more }
    }
monopoly-offer-draw = Dobierz kartę
monopoly-offer-pass_turn = Spasuj
monopoly-offer-trade = Wymiana: { $other }
monopoly-offer-trade-adding = Dołóż kartę i wymiana: { $other }
monopoly-offer-grow = Weź kartę z wierzchu ({ $other }) i dobierz
monopoly-offer-grow-adding = Dołóż kartę, weź z wierzchu ({ $other }) i dobierz
monopoly-offer-exchange = Zamiana ({ $other }): { $given } za { $got }
monopoly-offer-discard = Odrzuć { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
monopoly-offer-go_out = Zamknij rozdanie: { $amount }
monopoly-offer-lay = Zamknij, ale układam po swojemu
monopoly-offer-confirm = Wyłóż to tak: { $amount }
monopoly-offer-bind = Co zastępuje { $card }?
monopoly-offer-token = Przełóż pionek z grupy: { $group }
monopoly-offer-houses = Zamień domy: { $group } i { $other }
monopoly-offer-pass_card = Podaj kartę
monopoly-field-card = Która karta?
monopoly-field-cards = Które karty, ostatnia na wierzch?
monopoly-field-count = Ile kart?
monopoly-field-target = Co zastępuje?
monopoly-field-color = Do której grupy?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
monopoly-target-property = Brakująca karta: { $group }
monopoly-target-house = { $number }. dom: { $group }
monopoly-target-hotel = Hotel: { $group }
monopoly-target-token = Pionek: { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Wymiana ({ $other }): { $given } za { $got }
monopoly-panel-take = Weź { $got } ({ $other }) za { $given }
monopoly-panel-grow = Weź { $got } ({ $other }) i dobierz kartę
monopoly-panel-add-grow = Dołóż kartę, weź { $got } ({ $other }) i dobierz
monopoly-panel-trades = Inne wymiany
monopoly-panel-exchanges = Zamień z kimś innym
monopoly-panel-count = Wymień { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }: { $other }
monopoly-panel-add = Najpierw połóż kartę na swój stos
monopoly-panel-without = Tylko z mojego stosu: { $given }
monopoly-panel-pass = Którą kartę podajesz?
monopoly-panel-discard = { $count ->
        [one] Która karta?
        [few] Które { $count } karty?
       *[other] Które { $count } kart?
    }
monopoly-panel-change = Ułóż inaczej
monopoly-panel-token = Przełóż pionek: { $group } → { $other }
monopoly-panel-bind = { $card }: { $target }
monopoly-out-discards = Zamykając rozdanie, odrzucasz: { $discards }.

# What a move brings
monopoly-hint-swap = Dostajesz { $got }.
monopoly-hint-choosing = Dostajesz { $got }, a potem wybierasz, co dajesz.
monopoly-hint-target = To daje { $amount } przed nagrodą.
monopoly-hint-property = { $group }: masz { $count } z { $size }
monopoly-hint-card = { $kind ->
        [1] Pierwszy na pełnym kolorze
        [2] Na 1. dom
        [3] Na 2. dom
        [4] Na 3. dom
        [5] Na wszystkie cztery domy: o 500 więcej
        [6] Liczy pełną grupę jeszcze raz
        [7] Zastępuje to, czego brakuje, jeśli to ty zamykasz
        [8] Daje 200
       *[9] Kto ma ich najwięcej, dostaje 1 000
    }
monopoly-warn-trade = Wymiana: { $other }?
monopoly-warn-grow = Wziąć kartę z wierzchu ({ $other }) i dobrać?
monopoly-hint-trade-swap = Dajesz { $given } i dostajesz { $got }.
monopoly-hint-grow-swap = Dajesz { $given } i dostajesz { $got } oraz wierzchnią kartę talii.

# What happened
monopoly-start = Gdy ktoś ma już { $amount }, to rozdanie jest ostatnie. Wygrywa ten, kto ma najwięcej pieniędzy.
monopoly-deal = Rozdanie { $number }: rozdaje { $who }, zaczyna { $next }.
monopoly-dealt-you = Twoje karty: { $cards }.
monopoly-draw = { $who } dobiera kartę.
monopoly-draw-you = Dobierasz: { $cards }.
monopoly-pass-turn = { $who } pasuje.
monopoly-trade = Wymiana: { $who } daje { $given }, a bierze { $got } ({ $other }).
monopoly-grow = Wymiana: { $who } daje { $given }, a bierze { $got } ({ $other }) i kartę z talii.
monopoly-discard = { $who } odrzuca: { $cards }.
monopoly-pass = { $who } podaje kartę.
monopoly-pass-you = Podajesz: { $cards }.
monopoly-passed = Każdy bierze podaną mu kartę.
monopoly-passed-you = { $who } podaje ci: { $cards }.
monopoly-laying = { $who } zamyka rozdanie.
monopoly-out = { $who } zamyka rozdanie: { $cards }.
monopoly-reward = Nagroda: { $cards }.
monopoly-reward-none = Na nagrodę nic już nie zostało.
monopoly-undecided = Nikt nie zamyka rozdania. Każdy wykłada, co ma.
monopoly-result = { $who } dostaje { $amount }.
monopoly-result-void = { $who } wpada z Szansą i nie dostaje nic!
monopoly-tie = Remis przy { $amount }: rozstrzygnie jeszcze jedno rozdanie.
monopoly-end = { $who } ma już { $amount } i to kończy partię.
monopoly-resign = { $who } poddaje się. Te karty wypadają z gry.
monopoly-end-alone = Na placu boju zostaje tylko { $who }.

# What cannot be done, and what can
monopoly-now-turn = Najpierw dobierz, wymień się albo zamknij rozdanie.
monopoly-now-six = Najpierw zamień swoją kartę wymiany: w 5 lub 6 osób nikt nie dobiera.
monopoly-now-discard = Najpierw odrzuć.
monopoly-now-lay = Zamykasz rozdanie: przyjmij moją propozycję albo wyłóż karty po swojemu.
monopoly-now-arrange = Zamykasz rozdanie: ułóż karty albo zostaw je, jak są.
monopoly-now-close = Podaj kartę w lewo albo zamknij rozdanie.
monopoly-now-passing = Najpierw podaj kartę w lewo.
monopoly-passed-already = Twoja karta jest już podana. Gramy dalej, gdy zrobią to wszyscy.
monopoly-nothing-to-draw = Talia jest pusta. Wymień się z kimś, zamknij rozdanie albo spasuj.
monopoly-no-passing = Pasować można tylko, gdy talia jest pusta. Dobierz albo się wymień.
monopoly-not-in-hand = Nie masz już tej karty. Wybierz inną.
monopoly-pass-not-held = Nie masz już tej karty. Podaj inną.
monopoly-trade-there = W tym stosie wymiany { $count ->
        [0] nie ma ani jednej karty
        [one] jest tylko 1 karta
        [few] są tylko { $count } karty
       *[other] jest tylko { $count } kart
    }, więc nie możesz wziąć { $chosen }. Wybierz jeszcze raz.
monopoly-trade-own = W twoim stosie wymiany { $count ->
        [0] nie ma ani jednej karty
        [one] jest tylko 1 karta
        [few] są tylko { $count } karty
       *[other] jest tylko { $count } kart
    }, więc nie możesz dać { $chosen }. Wybierz jeszcze raz.
monopoly-grow-owned = Przy wymianie z graczem { $who } nie możesz też dobrać: daj tyle kart, ile bierzesz.
monopoly-discard-count = Musisz odrzucić dokładnie { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }, a wybrane są { $chosen }. Wybierz jeszcze raz.
monopoly-drop-one = Odrzucaj po jednej karcie. Wybrane: { $chosen }.
monopoly-drop-needed = Do zamknięcia potrzebujesz tego: { $cards }. Odrzuć inną kartę.
monopoly-drop-none = Nie ma już nic do odrzucenia. Wybierz, co zastępują twoje karty Szansy, albo wyłóż karty.
monopoly-partner-out = { $who } już nie gra w tej partii. Zamień się z kimś innym.
monopoly-incomplete = Nie możesz jeszcze zamknąć. Brakuje: { $cards }.
monopoly-no-group = Nie możesz jeszcze zamknąć: potrzebujesz co najmniej jednego pełnego { $edition ->
        [uk] Monopolu
       *[deluxe] Zestawu
    }.
monopoly-too-many = Nie możesz jeszcze zamknąć: masz { $count } × { $card }, a { $groups ->
        [0] żadna twoja grupa tego nie przyjmie
        [one] przyjmie to tylko 1 twoja grupa
        [few] przyjmą to tylko { $groups } twoje grupy
       *[other] przyjmie to tylko { $groups } twoich grup
    }.
monopoly-none-to-spare = Nie możesz jeszcze zamknąć: { $count ->
        [one] 1 karta musiałaby odejść
        [few] { $count } karty musiałyby odejść
       *[other] { $count } kart musiałoby odejść
    }, a wszystkie twoje grupy potrzebują swoich.
monopoly-nothing-to-choose = Nie ma tu nic do wyboru. Po prostu zamknij rozdanie.
monopoly-target = Tego Szansa nie może tu zastąpić. Wybierz coś z listy.
monopoly-enough-changes = Dość już tego układania. Wyłóż teraz karty.
monopoly-cannot-move = Tam nie może trafić. Wybierz coś z listy.

# The cards, as both editions call them
monopoly-card-uk-0 = Old Kent Road
monopoly-card-uk-1 = White­chapel Road
monopoly-card-uk-2 = The Angel Isling­ton
monopoly-card-uk-3 = Euston Road
monopoly-card-uk-4 = Penton­ville Road
monopoly-card-uk-5 = Pall Mall
monopoly-card-uk-6 = White­hall
monopoly-card-uk-7 = North­um­ber­land Avenue
monopoly-card-uk-8 = Bow Street
monopoly-card-uk-9 = Marl­borough Street
monopoly-card-uk-10 = Vine Street
monopoly-card-uk-11 = Strand
monopoly-card-uk-12 = Fleet Street
monopoly-card-uk-13 = Trafal­gar Square
monopoly-card-uk-14 = Leices­ter Square
monopoly-card-uk-15 = Coven­try Street
monopoly-card-uk-16 = Picca­dilly
monopoly-card-uk-17 = Regent Street
monopoly-card-uk-18 = Oxford Street
monopoly-card-uk-19 = Bond Street
monopoly-card-uk-20 = Park Lane
monopoly-card-uk-21 = Mayfair
monopoly-card-uk-22 = King’s Cross
monopoly-card-uk-23 = Maryle­bone
monopoly-card-uk-24 = Fen­church Street
monopoly-card-uk-25 = Liver­pool Street
monopoly-card-uk-26 = Electric Com­pany
monopoly-card-uk-27 = Water Works
monopoly-card-deluxe-0 = Mediter­ranean Avenue
monopoly-card-deluxe-1 = Baltic Avenue
monopoly-card-deluxe-2 = Oriental Avenue
monopoly-card-deluxe-3 = Vermont Avenue
monopoly-card-deluxe-4 = Connec­ticut Avenue
monopoly-card-deluxe-5 = St. Charles Place
monopoly-card-deluxe-6 = States Avenue
monopoly-card-deluxe-7 = Virginia Avenue
monopoly-card-deluxe-8 = St. James Place
monopoly-card-deluxe-9 = Tennes­see Avenue
monopoly-card-deluxe-10 = New York Avenue
monopoly-card-deluxe-11 = Ken­tucky Avenue
monopoly-card-deluxe-12 = Indiana Avenue
monopoly-card-deluxe-13 = Illinois Avenue
monopoly-card-deluxe-14 = Atlantic Avenue
monopoly-card-deluxe-15 = Ventnor Avenue
monopoly-card-deluxe-16 = Marvin Gardens
monopoly-card-deluxe-17 = Pacific Avenue
monopoly-card-deluxe-18 = North Carolina Avenue
monopoly-card-deluxe-19 = Pennsyl­vania Avenue
monopoly-card-deluxe-20 = Park Place
monopoly-card-deluxe-21 = Board­walk
monopoly-card-deluxe-22 = Reading Railroad
monopoly-card-deluxe-23 = Pennsyl­vania Railroad
monopoly-card-deluxe-24 = B. & O. Railroad
monopoly-card-deluxe-25 = Short Line Railroad
monopoly-card-deluxe-26 = Electric Com­pany
monopoly-card-deluxe-27 = Water Works
monopoly-card-house = { $number }. dom
monopoly-card-hotel = Hotel
monopoly-card-token = Pionek: { $number ->
        [1] statek
        [2] samo­chód
        [3] pies
        [4] kape­lusz
        [5] żelazko
       *[6] but
    }
monopoly-card-chance = Szansa
monopoly-card-go = START
monopoly-card-mister = Mr. Mo­nop­oly

# The groups
monopoly-color-uk-brown = Brązowe
monopoly-color-uk-light-blue = Błękitne
monopoly-color-uk-pink = Różowe
monopoly-color-uk-orange = Pomarańczowe
monopoly-color-uk-red = Czerwone
monopoly-color-uk-yellow = Żółte
monopoly-color-uk-green = Zielone
monopoly-color-uk-dark-blue = Granatowe
monopoly-color-uk-stations = Dworce
monopoly-color-uk-utilities = Media
monopoly-color-deluxe-brown = Brązowe
monopoly-color-deluxe-light-blue = Błękitne
monopoly-color-deluxe-pink = Różowe
monopoly-color-deluxe-orange = Pomarańczowe
monopoly-color-deluxe-red = Czerwone
monopoly-color-deluxe-yellow = Żółte
monopoly-color-deluxe-green = Zielone
monopoly-color-deluxe-dark-blue = Granatowe
monopoly-color-deluxe-stations = Dworce
monopoly-color-deluxe-utilities = Media

# The command in Discord
monopoly-command = Monopoly: The Card Game: wymieniaj na pełne kolory, buduj i zamknij rozdanie
monopoly-command-new = Otwórz stół Monopoly: The Card Game na tym kanale; inni dołączają jednym kliknięciem
monopoly-variant-uk = Wymieniaj na pełne kolory i buduj.
monopoly-variant-uk-title = Monopoly: The Card Game, UK
monopoly-variant-deluxe = To samo za dolary, ze sztabkami złota.
monopoly-variant-deluxe-title = Monopoly: The Card Game, Deluxe
monopoly-new-edition = Edycja UK dla 2 do 6 osób albo Deluxe ze sztabkami złota dla 2 do 4
monopoly-name-edition = edycja
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = Ile pieniędzy kończy partię; 10 000, a w 5 lub 6 osób 7 000
monopoly-name-target = cel
monopoly-choice-target-edition = jak w edycji

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] Gra { $name }: zamień kartę
        [trade] Gra { $name }: wymień albo spasuj
        [drawing] Gra { $name }: dobierz kartę
        [passing] Gra { $name }: spasuj
       *[draw] Gra { $name }: dobierz albo wymień
    }
monopoly-picture-ask-discard = { $name }: odrzuć { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
monopoly-picture-ask-partner = { $name }: odrzuć kartę
monopoly-picture-ask-lay = { $name } zamyka rozdanie
monopoly-picture-ask-arrange = { $name } zamyka i układa karty
monopoly-picture-ask-close = { $name }: podaj kartę w lewo
monopoly-picture-ask-passing = Podaj kartę w lewo: { $name }
monopoly-picture-ask-passing-all = Podaj kartę w lewo

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] Twoja kolej: zamień
        [trade] Twoja kolej: wymień albo spasuj
        [drawing] Twoja kolej: dobierz kartę
        [passing] Twoja kolej: spasuj
       *[draw] Twoja kolej: dobierz albo wymień
    }
monopoly-picture-you-discard = Twoja kolej: odrzuć { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
monopoly-picture-you-partner = Twoja kolej: odrzuć kartę
monopoly-picture-you-lay = Zamykasz rozdanie
monopoly-picture-you-arrange = Zamykasz rozdanie: ułóż karty
monopoly-picture-you-close = Twoja kolej: podaj kartę ({ $name })
monopoly-picture-you-passing = Twoja kolej: podaj kartę ({ $name })

# What happened last, and the piles
monopoly-picture-last-draw = dobiera kartę
monopoly-picture-last-trade = wymienia
monopoly-picture-last-grow = bierze ze stosu
monopoly-picture-last-exchange = zamienia
monopoly-picture-last-discard = odrzuca
monopoly-picture-last-pass = pasuje
monopoly-picture-last-out = zamyka rozdanie
monopoly-picture-last-passed = wszyscy podają kartę
monopoly-picture-last-resign = poddaje się
monopoly-picture-last-deal = rozdaje na nowo
monopoly-picture-draw = talia: { $count }
monopoly-picture-pile = Stos { $number }
monopoly-picture-pile-free = Stos { $number } · niczyj
monopoly-picture-traded = Wymiana: { $name } i { $other }
monopoly-picture-traded-pile = Wymiana: { $name } i stos { $number }
monopoly-picture-from-draw = z talii
monopoly-picture-gave = oddaje
monopoly-picture-hand-of = Rozdanie { $number } · do { $target }
monopoly-picture-hand-over = Koniec rozdania { $number } · do { $target }
monopoly-picture-went-out = zamyka
monopoly-picture-score = = { $money }
monopoly-picture-void = Szansa: nic niewarte

# The hand
monopoly-picture-share = { $count } z { $size }
monopoly-picture-out = Zamknięcie daje { $money }
monopoly-picture-out-asked = Zamykasz za { $money }?
monopoly-picture-laid = Tak to daje { $money }
monopoly-picture-laid-asked = Wykładasz to tak, za { $money }?
monopoly-picture-discards = o { $count } za dużo
monopoly-picture-unused = niewykorzystane

# For those who listen
monopoly-picture-alt-laid = Wyłożone: { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Do pełnych grup brakuje: { $cards }.
monopoly-picture-alt-last = Ostatnio: { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other] : { $cards }
    }.
monopoly-picture-alt-all-passed = Ostatnio: wszyscy podali kartę.
monopoly-picture-alt-gave = Ostatnio: { $name } oddaje { $cards }, { $other } oddaje { $got }.
monopoly-picture-alt-took = Ostatnio: { $name } kładzie na stos { $pile } { $cards } i bierze { $got }{ $grown ->
        [yes] { " " }oraz kartę z talii
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }{ $hand }, stos { $pile }.
monopoly-picture-alt-held = , na ręce { $count }
monopoly-picture-alt-passed = , karta podana
monopoly-picture-alt-result = { $letter } { $name }{ $note }: +{ $total }, { $score }: { $parts }.
monopoly-picture-alt-pile = Stos { $number }: { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] więcej pieniędzy
       *[less] mniej pieniędzy
    }
monopoly-feature-lead = { $change ->
        [more] więcej pieniędzy przed samym końcem
       *[less] mniej pieniędzy przed samym końcem
    }
monopoly-feature-worth = { $change ->
        [more] bardziej obiecujące karty
       *[less] mniej obiecujące karty
    }
monopoly-feature-hope = { $change ->
        [more] mocniejsze karty na finisz
       *[less] słabsze karty na finisz
    }
monopoly-feature-laid = { $change ->
        [more] karty warte więcej od zaraz
       *[less] karty warte mniej od zaraz
    }
monopoly-feature-ready = { $change ->
        [more] komplet gotowy do zamknięcia
       *[less] brak kompletu do zamknięcia
    }
monopoly-feature-out = { $change ->
        [more] szansa na zamknięcie w tej turze
       *[less] brak szansy na zamknięcie w tej turze
    }
monopoly-feature-full = { $change ->
        [more] więcej pełnych grup
       *[less] mniej pełnych grup
    }
monopoly-feature-chances = { $change ->
        [more] więcej kart Szansy
       *[less] mniej kart Szansy
    }
monopoly-feature-tokens = { $change ->
        [more] więcej pionków
       *[less] mniej pionków
    }
monopoly-feature-excess = { $change ->
        [more] zbędne karty
       *[less] mniej zbędnych kart
    }
monopoly-feature-next = { $change ->
        [more] następna tura szybciej
       *[less] następna tura później
    }

# Puzzles
monopoly-puzzle-turn = **Dobrać, wymienić się czy zamknąć?** Jedna droga jest dużo lepsza od innych.
monopoly-puzzle-discard = **Za dużo kart.** Z których rezygnujesz? Jeden wybór jest dużo lepszy od innych.
monopoly-puzzle-arrange = **Twoje karty leżą na stole.** Jak je układasz?
monopoly-puzzle-worth = **Ile są warte te karty?** Rozdanie zamyka ktoś inny i wszyscy wykładają.
monopoly-puzzle-finish = **Koniec jest blisko.** Jeden ruch prawie na pewno wygrywa partię. Który?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , 1 dom
        [few] , { $houses } domy
       *[other] , { $houses } domów
    }{ $hotel ->
        [0] { "" }
       *[other] , hotel
    }{ $tokens ->
        [0] { "" }
        [one] , 1 pionek (jeszcze raz cała grupa)
        [few] , { $tokens } pionki (każdy to jeszcze raz cała grupa)
       *[other] , { $tokens } pionków (każdy to jeszcze raz cała grupa)
    }: { $amount }
monopoly-puzzle-goes = { $count } × START: { $amount }
monopoly-puzzle-misters = Najwięcej Mr. Monopoly: { $amount }
monopoly-puzzle-void = Z Szansą karty są nic niewarte, chyba że to ty zamykasz rozdanie.
monopoly-puzzle-rest = Niepełne grupy się nie liczą.
