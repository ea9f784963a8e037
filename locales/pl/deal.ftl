# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Zbieraj nieruchomości, bierz czynsz, kradnij i mów „nie”.
deal-sets = Pełne zestawy w różnych kolorach
deal-total = Punkty ze wszystkich rund
deal-wealth = Miliony na stole
deal-score = { $scoring ->
        [points] { $score ->
            [one] 1 punkt
            [few] { $score } punkty
           *[other] { $score } punktów
        }
       *[sets] { $score ->
            [one] 1 pełny zestaw
            [few] { $score } pełne zestawy
           *[other] { $score } pełnych zestawów
        }
    }
deal-tiebreak = { $figure }M na stole

# Settings
deal-face-out = Bez dwóch kart Zrywacz umów, które zabierają całe zestawy: tak każą zasady.
deal-face-in = **Z dwiema kartami Zrywacz umów**, które zabierają całe zestawy.
deal-flip-in = Ze Zrywaczami umów
deal-flip-out = Bez Zrywaczy umów
deal-setting-scoring = Kto wygrywa
deal-setting-scoring-sets = kto pierwszy ma trzy pełne zestawy
deal-setting-scoring-points = kto zbierze najwięcej punktów
deal-setting-rounds = Rundy (w grze na punkty)
deal-setting-rounds-1 = 1 runda
deal-setting-rounds-2 = 2 rundy
deal-setting-rounds-3 = 3 rundy
deal-setting-rounds-4 = 4 rundy
deal-setting-rounds-5 = 5 rund
deal-setting-rounds-6 = 6 rund
deal-setting-rounds-7 = 7 rund
deal-setting-rounds-8 = 8 rund
deal-setting-round_limit = Tury każdego gracza w rundzie
deal-setting-round_limit-none = bez limitu
deal-setting-round_limit-15 = najwyżej 15
deal-setting-round_limit-30 = najwyżej 30
deal-setting-deal_breaker = Dwie karty Zrywacz umów
deal-setting-deal_breaker-out = nie grają, jak w zasadach
deal-setting-deal_breaker-in = są w talii
deal-setting-forced_deal_own_set = Przy Wymuszonej wymianie
deal-setting-forced_deal_own_set-no = twoje pełne zestawy zostają całe
deal-setting-forced_deal_own_set-yes = możesz oddać kartę z pełnego zestawu

# Colors
deal-color-brown = brązowe
deal-color-light_blue = błękitne
deal-color-pink = różowe
deal-color-orange = pomarańczowe
deal-color-red = czerwone
deal-color-yellow = żółte
deal-color-green = zielone
deal-color-dark_blue = granatowe
deal-color-station = dworce
deal-color-utility = media

# Cards
deal-card-money = { $value }M
deal-card-property = nieruchomość ({ $color })
deal-card-wild = joker { $one }/{ $other }
deal-card-wild-any = joker na każdy kolor
deal-card-rent = czynsz { $one }/{ $other }
deal-card-rent-any = czynsz za dowolny kolor
deal-card-breaker = Zrywacz umów
deal-card-no = Powiedz „nie”
deal-card-sly = Sprytna umowa
deal-card-forced = Wymuszona wymiana
deal-card-debt = Poborca długów
deal-card-birthday = Mam urodziny
deal-card-double = Podwójny czynsz
deal-card-house = Dom
deal-card-hotel = Hotel
deal-card-go = Przejdź przez Start

# What is asked
deal-ask-play = { $plays ->
        [0] Nie masz już zagrań: przełóż karty albo zakończ turę.
        [one] Twoja kolej: zostało ci 1 zagranie.
        [few] Twoja kolej: zostały ci { $plays } zagrania.
       *[other] Twoja kolej: zostało ci { $plays } zagrań.
    }
deal-ask-card = { $card }: co z tym robisz?
deal-ask-arrange = Przekładanie jest za darmo: nie liczy się jako zagranie.
deal-wait-play = Gra { $who } ({ $plays ->
        [one] jeszcze 1 zagranie
        [few] jeszcze { $plays } zagrania
       *[other] jeszcze { $plays } zagrań
    })
deal-ask-discard = Masz za dużo kart: wybierz { $count ->
        [one] kartę, która trafi
        [few] { $count } karty, które trafią
       *[other] { $count } kart, które trafią
    } pod talię.
deal-wait-discard = { $who } wsuwa { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    } pod talię
deal-ask-rent = { $nos ->
        [0] { $who } chce od ciebie { $sum }M czynszu
       *[other] { $who } mówi „nie” na twoje „nie” i chce { $sum }M czynszu
    }.{ $all ->
        [yes] { " " }To wszystko, co masz: { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] { $who } ma urodziny, kosztują cię { $sum }M
       *[other] { $who } mówi „nie” na twoje „nie” i chce { $sum }M na urodziny
    }.{ $all ->
        [yes] { " " }To wszystko, co masz: { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } ściąga z ciebie { $sum }M
       *[other] { $who } mówi „nie” na twoje „nie” i ściąga { $sum }M
    }.{ $all ->
        [yes] { " " }To wszystko, co masz: { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } chce ci zabrać: { $card }
       *[other] { $who } mówi „nie” na twoje „nie” i zabiera: { $card }
    }. Oddajesz?
deal-ask-forced = { $nos ->
        [0] { $who } chce od ciebie: { $card }, a daje: { $own }
       *[other] { $who } mówi „nie” na twoje „nie”, bierze: { $card }, a daje: { $own }
    }. Zamieniasz?
deal-ask-breaker = { $nos ->
        [0] { $who } chce ci zabrać cały zestaw: { $color }
       *[other] { $who } mówi „nie” na twoje „nie” i zabiera ci cały zestaw: { $color }
    }. Oddajesz?
deal-ask-no = { $count ->
        [one] { $who } mówi „nie”. Godzisz się na to?
        [few] { $who } i inni mówią „nie”. Godzisz się na to?
       *[other] { $who } i inni mówią „nie”. Godzisz się na to?
    }
deal-wait-answer = { $action }: { $count ->
        [one] teraz odpowiada { $who }
        [few] { $count } osoby muszą odpowiedzieć
       *[other] { $count } osób musi odpowiedzieć
    }
deal-action-rent = Czynsz
deal-action-birthday = Urodziny
deal-action-debt = Poborca długów
deal-action-sly = Sprytna umowa
deal-action-forced = Wymuszona wymiana
deal-action-breaker = Zrywacz umów

# Moves
deal-choose-card = Twoje karty
deal-choose-lay = W jakim kolorze?
deal-choose-debt = Kto ci płaci 5M?
deal-choose-rent = Za co bierzesz czynsz?
deal-choose-rent_one = Od kogo i za co bierzesz czynsz?
deal-choose-sly = Co zabierasz?
deal-choose-forced = Co zamieniasz?
deal-choose-breaker = Który zestaw zabierasz?
deal-choose-build = Na którym zestawie?
deal-choose-arrange = Co przekładasz?
deal-choose-exchange = Za którą kartę zestawu?
deal-choose-discard = Wsuń pod talię { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
deal-choose-pay = Czym płacisz { $need }M?
deal-choose-advance = Odpowiedzi z góry
deal-offer-bank = Odłóż do banku: { $value }M
deal-offer-lay = Wyłóż jako { $color }: { $count } z { $size }
deal-offer-go = Dobierz 2 karty
deal-offer-birthday = Zbierz od każdego po 2M
deal-offer-debt = Niech { $who } płaci 5M
deal-offer-rent = Od każdego { $amount }M czynszu za { $color }{ $doubles ->
        [0] { "" }
        [one] , podwojony
        [few] , podwojony dwa razy
       *[other] , podwojony dwa razy
    }
deal-offer-rent_one = Niech { $who } płaci { $amount }M za { $color }{ $doubles ->
        [0] { "" }
        [one] , podwojony
        [few] , podwojony dwa razy
       *[other] , podwojony dwa razy
    }
deal-offer-sly = Zabierz graczowi { $who }: { $thing }, { $count } z { $size }, { $value ->
        [0] 0M
       *[other] { $value }M
    }
deal-offer-forced = { $own } za: { $thing } ({ $who }, { $count } z { $size })
deal-offer-breaker = Zabierz graczowi { $who } zestaw: { $color }
deal-offer-build = Buduj na: { $color }, czynsz { $amount }M
deal-offer-arrange = { $card } → { $color }
deal-offer-exchange = Do pełnego zestawu: { $other }, wychodzi: { $card }
deal-offer-exchange-sets = Zamień między dwoma zestawami: { $other } i { $card }
deal-offer-shift = Cały zestaw jako { $color }
deal-offer-rearrange = Przełóż karty
deal-offer-end = Zakończ turę
deal-offer-otherwise = Zapłać inaczej
deal-offer-accept = Oddaj
deal-offer-accept-pay = Zapłać { $amount }M
deal-offer-accept-pay-named = { $amount }M: { $cards }
deal-offer-accept-pay-many = Zapłać { $amount }M, liczba kart: { $count }
deal-offer-refuse = Powiedz „nie”!
deal-offer-accept-no = Przyjmij „nie” gracza { $who }
deal-offer-refuse-no = Odbij „nie” gracza { $who }
deal-thing = { $color }
deal-thing-wild = { $card } jako { $color }
deal-line-change = Nikt nie wydaje reszty: moja propozycja to o { $count }M za dużo.
deal-no-change = Nikt nie wydaje reszty: zostaw każdą kartę, która nie jest potrzebna.

# What there is to choose
deal-field-color = Jaki kolor?
deal-field-target = Kto?
deal-field-doubles = Podwoić czynsz?
deal-field-taken = Co zabierasz?
deal-field-own = Co oddajesz?
deal-field-on = Na którym zestawie?
deal-field-card = Za którą kartę zestawu?
deal-field-cards = Które karty?
deal-field-accepts = Gdy ktoś gra przeciwko tobie
deal-field-pays = Gdy możesz zapłacić na kilka sposobów
deal-option-accepts-0 = Pytaj mnie za każdym razem
deal-option-accepts-1 = Zgadzaj się, ale mów „nie”, gdy zaboli
deal-option-accepts-2 = Zawsze się zgadzaj
deal-option-pays-0 = Czym płacę, wybieram ja
deal-option-pays-1 = Płać za mnie
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] Nie podwajaj
        [one] Podwój
        [few] Podwój dwa razy
       *[other] Podwój dwa razy
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = { $who }: zestaw { $color }

# What it brings
deal-hint-play = { $card }: { $hint }
deal-hint-wastes = { $card }: w banku zostanie już tylko pieniędzmi
deal-hint-wild = Pasuje do każdego koloru; nie ma wartości
deal-hint-color = { $count } z { $size } u ciebie
deal-hint-debt = Ktoś płaci ci 5M
deal-hint-rent = Każdy płaci ci do { $amount }M
deal-hint-rent_one = Ktoś płaci ci do { $amount }M
deal-hint-sly = Zabierz nieruchomość, ale nie z pełnego zestawu
deal-hint-forced = Zamień nieruchomość na cudzą, nie z pełnego zestawu
deal-hint-breaker = Zabierz pełny zestaw ze wszystkim, co na nim stoi
deal-hint-build = Czynsz pełnego zestawu rośnie o { $amount }M
deal-hint-arrange-breaks = Zestaw się rozpadnie: to, co na nim stoi, trafi do twojego banku.
deal-hint-exchange = Zastąpiona karta zostaje ci luzem.
deal-hint-exchange-sets = Oba zestawy zostają pełne, razem z tym, co na nich stoi.
deal-hint-shift = To, co na nim stoi, przechodzi razem z nim.
deal-hint-accept-no = { $who } się wywinie.
deal-hint-refuse-no = Tracisz swoje Powiedz „nie”. { $who } może odpowiedzieć kolejnym.
deal-hint-accepts-0 = Na każde zagranie odpowiadasz osobiście.
deal-hint-accepts-1 = Od razu. Boli: zestaw, karta z zestawu albo 5M i więcej.
deal-hint-accepts-2 = Od razu. Powiedz „nie” zostaje na ręce.
deal-hint-pays-0 = Pytam cię zawsze, gdy jest wybór.
deal-hint-pays-1 = Jak najmniej, najpierw pieniędzmi, o ile zgadzasz się z góry.
deal-hint-amount = { $amount }M czynszu
deal-hint-target = { $bank }M w banku, razem { $worth }M
deal-hint-doubles = { $times ->
        [one] Zwykły czynsz.
        [few] { $times } razy większy czynsz.
       *[other] { $times } razy większy czynsz.
    }
deal-hint-own = { $count } z { $size }, { $value ->
        [0] bez wartości
       *[other] wartość { $value }M
    }
deal-hint-value = { $value ->
        [0] bez wartości
       *[other] wartość { $value }M
    }
deal-hint-set = { $amount }M czynszu{ $built ->
        [0] { "" }
        [one] , z domem
        [few] , z domem i hotelem
       *[other] , z domem i hotelem
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] Na każde zagranie odpowiadasz osobiście. Gdy nie masz kart na ręce, płacę za ciebie.
       *[no] Na każde zagranie odpowiadasz osobiście.
    }
deal-orders-1 = { $pays ->
        [yes] Zgadzam się i płacę za ciebie, ale zagrywam twoje Powiedz „nie”, gdy coś zaboli.
       *[no] Zgadzam się za ciebie, ale zagrywam twoje Powiedz „nie”, gdy coś zaboli. Czym płacisz, decydujesz ty.
    }
deal-orders-2 = { $pays ->
        [yes] Zgadzam się i płacę za ciebie.
       *[no] Zgadzam się za ciebie. Czym płacisz, decydujesz ty.
    }

# How a round begins
deal-round = Zaczyna się runda { $round } z { $rounds }.
deal-dealt-you = Twoje karty: { $cards }.
deal-roll = { $who } rzuca kośćmi: { $one } i { $other }, razem { $sum }.
deal-roll-again = { $count ->
        [one] Remis: { $count } osoba rzuca jeszcze raz.
        [few] Remis: { $count } osoby rzucają jeszcze raz.
       *[other] Remis: { $count } osób rzuca jeszcze raz.
    }
deal-begins = Zaczyna { $who }.

# What happened
deal-drew = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
deal-drew-you = Dobierasz: { $cards }.
deal-reshuffle = Stos na środku idzie do tasowania. Kart w nowej talii: { $count }.
deal-bank = { $who } odkłada do banku: { $card }.
deal-lay = { $who } wykłada: { $card } jako { $color }.
deal-lay-plain = { $who } wykłada: { $card }.
deal-go = { $who } zagrywa: { $card }.
deal-build = { $who } buduje: { $card }, zestaw { $color }.
deal-birthday = { $who } zagrywa: { $card }. Wszyscy płacą po { $amount }M.
deal-debt = { $who } zagrywa: { $card }. { $other } płaci { $amount }M.
deal-rent = { $who } zagrywa: { $cards }. Wszyscy płacą po { $amount }M czynszu za { $color }.
deal-rent-one = { $who } zagrywa: { $cards }. { $other } płaci { $amount }M czynszu za { $color }.
deal-sly = { $who } zagrywa: { $card }. { $other } ma oddać: { $taken }.
deal-forced = { $who } zagrywa: { $card }. Daje: { $own }, a { $other } ma oddać: { $taken }.
deal-breaker = { $who } zagrywa: { $card }! { $other } ma oddać cały zestaw: { $color }.
deal-no = { $who } → { $other }: { $card }!
deal-refused = { $who } godzi się na „nie” gracza { $other }.
deal-nothing = { $who } nie ma czym płacić.
deal-paid = { $who } płaci graczowi { $other }: { $cards }.
deal-taken = { $who } zabiera graczowi { $other }: { $cards }.
deal-swapped = { $who } bierze: { $card }, { $other } bierze: { $own }.
deal-freed = { $who }: zestaw się rozpada. Do banku: { $cards }.
deal-arrange = { $who } przekłada: { $card } → { $color }.
deal-exchange = { $who } zmienia pełny zestaw. Wchodzi: { $card }, wychodzi: { $other }.
deal-exchange-sets = { $who } zamienia między dwoma pełnymi zestawami: { $card } i { $other }.
deal-shift = { $who } zmienia cały zestaw na { $color }.
deal-discard = { $who } wsuwa { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    } pod talię.
deal-discard-you = Wsuwasz pod talię: { $cards }.
deal-end = { $who } kończy turę.
deal-lapse = Tura gracza { $who } kończy się sama.
deal-passes = { $who } nie ma kart do zagrania.
deal-complete = { $who } ma trzy pełne zestawy!
deal-end-idle = Nie ma już czego dobierać i nikt już nic nie zagrywa. Koniec rundy.
deal-end-still = Każdy ma za sobą { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[other] { $count } tur
    }, w których nikt nic nie odkłada, nie wykłada i nie buduje. Koniec rundy.
deal-end-laps = Każdy ma za sobą { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[other] { $count } tur
    }. Koniec rundy.
deal-counted = { $who } ma na stole { $value }M: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, w sumie { $total }.
deal-resign = { $who } poddaje się. Karty idą na stos na środku.
deal-alone = Na placu boju zostaje tylko { $who }.
deal-advance-ask = Od teraz pytam cię za każdym razem{ $pays ->
        [yes] ; gdy trzeba tylko zapłacić, robię to za ciebie
       *[no] { "" }
    }.
deal-advance-unarmed = Od teraz od razu zgadzam się za ciebie. Twoje Powiedz „nie” zagram tylko w obronie zestawu albo 5M i więcej{ $pays ->
        [yes] . Płacę też za ciebie
       *[no] . Czym płacisz, decydujesz ty
    }.
deal-advance-always = Od teraz od razu zgadzam się za ciebie na wszystko{ $pays ->
        [yes] { "" } i płacę za ciebie
       *[no] ; czym płacisz, decydujesz ty
    }.

# What cannot be done, and what can
deal-answers-first = Chwila: najpierw inni muszą odpowiedzieć na twoją kartę.
deal-discard-first = Najpierw wsuń pod talię { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }: na koniec tury możesz mieć na ręce najwyżej siedem.
deal-no-discard = Nie musisz wsuwać kart pod talię: robi się to tylko na koniec tury, gdy masz więcej niż siedem.
deal-more-to-play = W tej turze możesz zrobić coś jeszcze: zagraj kartę albo zakończ turę przyciskiem.
deal-no-plays = Nie masz już zagrań. Przełóż nieruchomości albo zakończ turę.
deal-not-in-hand = Nie masz już tej karty. Wybierz inną z ręki.
deal-properties-are-laid = Nieruchomości nie można odłożyć do banku. Wyłóż ją przed siebie.
deal-not-its-color = Ta karta nie pasuje do tego koloru. Wybierz jeden z jej kolorów.
deal-nothing-to-draw = Nie ma już czego dobrać. Odłóż Przejdź przez Start do banku.
deal-no-site = Tu tego nie zbudujesz. Potrzebujesz pełnego zestawu: stawia się na nim jeden dom, a na domu jeden hotel.
deal-nobody-can-pay = Na razie nikt nie ma czym płacić. Zatrzymaj kartę albo odłóż ją do banku.
deal-cannot-pay = Ta osoba nie ma czym płacić. Wybierz inną.
deal-choose-who-pays = Ten czynsz płaci tylko jedna osoba: wybierz kto.
deal-everybody-pays = Ten czynsz płacą wszyscy. Nie musisz nikogo wybierać.
deal-no-rent = Nie masz żadnej karty w tym kolorze, za którą można wziąć czynsz. Wybierz inny kolor.
deal-no-doubles = Tyle razy nie podwoisz: potrzebujesz kart, a każda to jedno zagranie.
deal-not-to-take = Tego nie możesz zabrać. Wybierz cudzą nieruchomość, ale nie z pełnego zestawu.
deal-not-to-give = Tego nie możesz oddać. Wybierz jedną ze swoich nieruchomości.
deal-no-set = Nikt nie ma takiego pełnego zestawu. Wybierz coś z listy.
deal-no-place = Ta karta tam nie pasuje. Wybierz miejsce z listy.
deal-not-yours = Ta karta już nie leży przed tobą. Wybierz inną.
deal-arranged-enough = Dość już tego przekładania. Zagraj kartę albo zakończ turę.
deal-window-closed = To już załatwione. Dam ci znać, gdy znów coś będzie zależeć od ciebie.
deal-not-asked = Nie możesz na to odpowiedzieć: decyduje { $who }.
deal-nothing-owed = Tu nie ma nic do płacenia. Oddaj albo powiedz „nie”.
deal-no-just-say-no = Nie masz karty Powiedz „nie”. Oddaj albo zapłać.
deal-no-such-answer = Tak nie możesz odpowiedzieć. Wybierz coś z listy.

# The command in Discord.
deal-command = Monopoly Deal: zbierz trzy pełne zestawy i nie daj ich sobie zabrać
deal-command-new = Otwórz stół Monopoly Deal na tym kanale; inni dołączają jednym kliknięciem
deal-variant-game = Zbieraj zestawy, bierz czynsz, kradnij.
deal-new-scoring = Wygrywa, kto pierwszy ma trzy zestawy, albo gracie kilka rund na punkty za wartość
deal-name-scoring = punktacja
deal-choice-scoring-sets = zestawy
deal-choice-scoring-points = punkty
deal-new-rounds = Ile rund gracie na punkty
deal-name-rounds = rundy
deal-new-deal_breaker = Czy w talii są dwie karty Zrywacz umów, które zabierają całe zestawy
deal-name-deal_breaker = zrywacz_umów
deal-choice-deal_breaker-out = bez nich
deal-choice-deal_breaker-in = w talii
deal-new-forced_deal_own_set = Czy przy Wymuszonej wymianie możesz oddać kartę z własnego pełnego zestawu
deal-name-forced_deal_own_set = z_pełnego_zestawu
deal-choice-forced_deal_own_set-no = nie
deal-choice-forced_deal_own_set-yes = tak
deal-new-round_limit = Ile najwyżej tur ma każdy w rundzie
deal-name-round_limit = limit_tur
deal-choice-round_limit-none = bez limitu

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = Brązowe
deal-picture-color-light_blue = Błękitne
deal-picture-color-pink = Różowe
deal-picture-color-orange = Poma{"\u00AD"}rańczowe
deal-picture-color-red = Czerwone
deal-picture-color-yellow = Żółte
deal-picture-color-green = Zielone
deal-picture-color-dark_blue = Granatowe
deal-picture-color-station = Dworce
deal-picture-color-utility = Media

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = Joker
deal-picture-card-rent = Czynsz
deal-picture-card-breaker = Zrywacz umów
deal-picture-card-no = Powiedz „nie”
deal-picture-card-sly = Sprytna umowa
deal-picture-card-forced = Wymu{"\u00AD"}szona wymiana
deal-picture-card-debt = Poborca długów
deal-picture-card-birthday = Mam urodziny
deal-picture-card-double = Podwójny czynsz
deal-picture-card-house = Dom
deal-picture-card-hotel = Hotel
deal-picture-card-go = Przejdź przez Start
deal-picture-does-wild = Każdy kolor
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = czynsz
deal-picture-sets = zestawy
deal-picture-values = wartość

# Whose move it is
deal-picture-play = { $name }: { $plays ->
        [0] brak zagrań
        [one] jeszcze 1 zagranie
        [few] jeszcze { $plays } zagrania
       *[other] jeszcze { $plays } zagrań
    }
deal-picture-discard = { $name }: odrzuć { $count }, zostaw 7
deal-picture-answer-pay = { $name }: zapłacić { $sum } czy powiedzieć „nie”?
deal-picture-answer-give = { $name }: oddać czy powiedzieć „nie”?
deal-picture-answer-back = { $name }: odbić „nie” ({ $other })?
deal-picture-answer-some = { $name }: powiedzieć „nie”?
deal-picture-won = { $count ->
        [one] Wygrywa { $name }
        [few] Wspólna wygrana: { $name }
       *[other] Wspólna wygrana: { $name }
    }
deal-picture-hand-play = { $plays ->
        [0] Twoja kolej: zakończ turę
        [one] Twoja kolej: 1 zagranie
        [few] Twoja kolej: { $plays } zagrania
       *[other] Twoja kolej: { $plays } zagrań
    }
deal-picture-hand-discard = Twoja kolej: odrzuć { $count }, zostaw 7
deal-picture-hand-pay = { $name } chce { $sum } ze stołu
deal-picture-hand-pay-all = { $name } chce { $sum }: oddaj wszystko ({ $worth })
deal-picture-hand-lose = { $name } chce to od ciebie: oddaj
deal-picture-hand-pay-or-no = { $name } chce { $sum }: zapłać albo „nie”
deal-picture-hand-pay-all-or-no = { $name } chce wszystkiego ({ $worth }): oddaj albo „nie”
deal-picture-hand-lose-or-no = { $name } chce to od ciebie: oddaj albo „nie”
deal-picture-hand-no = { $name } mówi „nie”. Odbijasz?

deal-picture-brings-wins = wygrywa
deal-picture-brings-ends = kończy rundę
deal-picture-brings-could-win = może wygrać
deal-picture-brings-could-end = może skończyć
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = pełny: { $sum }
deal-picture-brings-bank = bank: { $sum }
deal-picture-brings-money = do { $sum }
deal-picture-brings-breaker = zestaw: { $sum }
deal-picture-brings-take = weź 1 z { $count }
deal-picture-brings-take-short = weź 1
deal-picture-brings-swap = zamień 1 z { $count }
deal-picture-brings-swap-short = zamień 1
deal-picture-brings-go = dobierz { $count }
deal-picture-brings-no = „nie” / bank
deal-picture-brings-double = z czynszem
deal-picture-brings-idle = tylko bank
deal-picture-brings-answer = mów „nie”
deal-picture-brings-full-short = pełny

# On the table
deal-picture-round = Runda { $round } z { $rounds }
deal-picture-counted = Runda { $round } z { $rounds }: koniec
deal-picture-completed = Runda { $round } z { $rounds }: { $name } ma trzy zestawy
deal-picture-sheet-round = Runda
deal-picture-sheet-points = Punkty
deal-picture-lap = Tura { $lap }
deal-picture-lap-of = Tura { $lap } z { $limit }
deal-picture-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
deal-picture-points-short = { $points } pkt
deal-picture-gained = +{ $points }
deal-picture-to-go = brak { $count }

# What happened last
deal-picture-last-bank = { $name } odkłada { $sum }
deal-picture-last-lay = { $name } wykłada: { $color }
deal-picture-last-go = { $name } dobiera 2 karty
deal-picture-last-build = { $name } buduje: { $color }
deal-picture-last-arrange = { $name } przekłada: { $color }
deal-picture-last-rent = { $name }: czynsz za { $color }, { $sum }
deal-picture-last-birthday = { $name } ma urodziny
deal-picture-last-debt = { $name } ściąga dług
deal-picture-last-sly = { $name } zabiera kartę
deal-picture-last-forced = { $name } zamienia kartę
deal-picture-last-breaker = { $name } zabiera zestaw
deal-picture-last-paid = { $name } płaci { $sum }
deal-picture-last-taken = { $name } oddaje: { $color }
deal-picture-last-refused = { $name } mówi „nie”: { $other } nie dostaje nic
deal-picture-last-no = { $name } mówi „nie”
deal-picture-last-end = { $name } kończy turę

# What is asked of whom
deal-picture-asks-rent = { $name } chce { $sum }, płaci { $other }
deal-picture-asks-rent-you = { $name } chce od ciebie { $sum }
deal-picture-asks-rent-all = { $name }: { $sum } czynszu
deal-picture-asks-birthday = { $name } ma urodziny
deal-picture-asks-debt = { $name } chce { $sum }, płaci { $other }
deal-picture-asks-debt-you = { $name } chce od ciebie { $sum }
deal-picture-asks-sly = { $name } chce karty ({ $other }):
deal-picture-asks-sly-you = { $name } chce od ciebie:
deal-picture-asks-forced = { $name } chce zamiany ({ $other }):
deal-picture-asks-forced-you = { $name } chce zamiany z tobą:
deal-picture-asks-breaker = { $name } chce zestawu ({ $other }):
deal-picture-asks-breaker-you = { $name } chce twojego zestawu:
deal-picture-ask-owes = { $name } ma dług { $sum }
deal-picture-ask-all = { $name } ma tylko { $worth }: idzie wszystko
deal-picture-ask-loses = { $name }: oddajesz?
deal-picture-ask-no = { $what ->
        [pay] { $name } mówi „nie”: nic nie płaci
       *[keep] { $name } mówi „nie”: zostają { $card }
    }
deal-picture-ask-again = { $name } odbija „nie”: znów ważne
deal-picture-ask-paid = Zapłacone: { $name }
deal-picture-ask-taken = Oddane: { $name }
deal-picture-ask-refused = { $name } odmawia
deal-picture-ask-nothing = { $name } nie ma nic
deal-picture-slot-owes = dług { $sum }
deal-picture-slot-refused = nic nie płaci
deal-picture-slot-back = nic nie płaci, chyba że { $name } powie „nie”
deal-picture-slot-back-short = { $name }: odbić „nie”?
deal-picture-slot-again = „nie” odbite: zapłacić { $sum } czy „nie”?
deal-picture-slot-again-short = „nie” odbite: zapłacić { $sum }?
deal-picture-slot-all = wszystko: { $worth }
deal-picture-slot-paid = zapłacone
deal-picture-slot-taken = oddane
deal-picture-slot-nothing = nie ma nic
deal-picture-stamp = NIE

# In words, for those who listen
deal-picture-alt-bank = bank { $bank }
deal-picture-alt-held = na ręce { $count }
deal-picture-alt-worth = wartość { $worth }
deal-picture-alt-value = wartość { $sum }
deal-picture-alt-rent = czynsz { $sum }
deal-picture-alt-no-sets = bez nieruchomości
deal-picture-alt-full = { $set } (pełny)
deal-picture-alt-wilds = jokery: { $colors }
deal-picture-alt-nos = „nie” ×{ $count }
deal-picture-alt-first = Zaczyna { $name }.
deal-picture-alt-rolls = Kości o start: { $rolls }.
deal-picture-alt-draw = Do dobrania: { $draw }.
deal-picture-alt-new = nowe
deal-picture-alt-played = Zagrane: { $cards }.
deal-picture-alt-piles = Do dobrania: { $draw }, na wierzchu stosu na środku: { $top }.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] więcej punktów
       *[less] mniej punktów
    }
deal-feature-goal = { $change ->
        [more] mniej brakujących kart do trzech pełnych zestawów
       *[less] więcej brakujących kart do trzech pełnych zestawów
    }
deal-feature-sets = { $change ->
        [more] więcej pełnych zestawów
       *[less] mniej pełnych zestawów
    }
deal-feature-worth = { $change ->
        [more] więcej pieniędzy i nieruchomości na stole
       *[less] mniej pieniędzy i nieruchomości na stole
    }
deal-feature-need = { $change ->
        [more] mniej pieniędzy na rachunki
       *[less] więcej pieniędzy na rachunki
    }
deal-feature-rents = { $change ->
        [more] wyższe czynsze na stole
       *[less] niższe czynsze na stole
    }
deal-feature-charges = { $change ->
        [more] lepsze karty czynszu
       *[less] gorsze karty czynszu
    }
deal-feature-properties = { $change ->
        [more] więcej nieruchomości na ręce
       *[less] mniej nieruchomości na ręce
    }
deal-feature-rent_cards = { $change ->
        [more] więcej kart czynszu na ręce
       *[less] mniej kart czynszu na ręce
    }
deal-feature-no = { $change ->
        [more] więcej kart Powiedz „nie” na ręce
       *[less] mniej kart Powiedz „nie” na ręce
    }
deal-feature-breaker = { $change ->
        [more] więcej Zrywaczy umów na ręce
       *[less] mniej Zrywaczy umów na ręce
    }
deal-feature-thefts = { $change ->
        [more] więcej kart do kradzieży
       *[less] mniej kart do kradzieży
    }
deal-feature-debts = { $change ->
        [more] więcej Poborców długów na ręce
       *[less] mniej Poborców długów na ręce
    }
deal-feature-birthdays = { $change ->
        [more] więcej urodzin na ręce
       *[less] mniej urodzin na ręce
    }
deal-feature-laid = { $change ->
        [more] więcej nieruchomości na stole
       *[less] mniej nieruchomości na stole
    }
deal-feature-jokers = { $change ->
        [more] więcej jokerów na każdy kolor na stole
       *[less] mniej jokerów na każdy kolor na stole
    }
deal-feature-cards = { $change ->
        [more] więcej kart na ręce
       *[less] mniej kart na ręce
    }
deal-feature-passes = { $change ->
        [more] więcej kart Przejdź przez Start na ręce
       *[less] mniej kart Przejdź przez Start na ręce
    }
deal-feature-swaps = { $change ->
        [more] więcej kart do wymiany
       *[less] mniej kart do wymiany
    }
deal-feature-crowd = { $change ->
        [more] dużo więcej kart na ręce
       *[less] dużo mniej kart na ręce
    }
deal-feature-turn = { $change ->
        [more] następna tura szybciej
       *[less] następna tura później
    }
deal-feature-wins = { $change ->
        [more] wygrana w zasięgu
       *[less] brak wygranej w zasięgu
    }

# Puzzles
deal-puzzle-play = **Co zagrywasz teraz?** Jedno zagranie jest dużo lepsze od wszystkich innych.
deal-puzzle-answer = **Ktoś czegoś od ciebie chce.** Jedna odpowiedź jest dużo lepsza od wszystkich innych.
deal-puzzle-discard = **Za dużo kart.** Z czego rezygnujesz?
deal-puzzle-turn = **Rozegraj całą turę,** ruch po ruchu, aż się skończy albo aż ktoś inny będzie musiał odpowiedzieć. Jedna droga jest dużo lepsza od wszystkich innych.
deal-puzzle-win = **Możesz wygrać w tej turze.** Graj ruch po ruchu: jak?
deal-puzzle-finish = **Dokończ tę turę:** jedno zagranie prawie na pewno wygrywa partię. Które?
