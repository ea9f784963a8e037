# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Zajmuj pola i bierz czynsz, aż ktoś się wzbogaci.
       *[no] Zajmuj pola, twórz grupy i bierz czynsz.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = Partia się kończy
property-setting-bankruptcies-1 = po pierwszym bankructwie
property-setting-bankruptcies-2 = po drugim bankructwie
property-setting-bankruptcies-3 = po trzecim bankructwie
property-setting-count_property = Na koniec
property-setting-count_property-no = liczą się tylko pieniądze
property-setting-count_property-yes = każde pole daje 5 $ więcej
property-setting-round_limit = Rundy
property-setting-round_limit-none = bez limitu
property-setting-round_limit-40 = najwyżej 40
property-setting-round_limit-80 = najwyżej 80
property-setting-length = Długość
property-setting-length-full = pełna partia
property-setting-length-short = krótka (połowa pieniędzy, koniec, gdy ktoś powiększy je o połowę)

# What is asked
property-ask-play = Twoja kolej: zagraj czerwoną i czarną kartę.
property-ask-buy = Czynsz zapłacony. Kupujesz to pole (kolumna { $column }, wiersz { $row }, { $owner }) za { $price ->
        [one] 1 jednostkę
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }?
property-wait-play = { $who } wybiera pole
property-wait-buy = { $who } może kupić pole gracza { $owner } (kolumna { $column }, wiersz { $row }) za { $price ->
        [one] 1 jednostkę
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = dowolna kolumna i wiersz
property-place-column = kolumna { $column }, dowolny wiersz
property-place-row = dowolna kolumna, wiersz { $row }
property-place-other = inne pole
property-place-column-row = kolumna { $column }, wiersz { $row }
property-offer-buy = Kup za { $price ->
        [one] 1 jednostkę
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }
property-offer-decline = Nie kupuj
property-pick-play = Którą parę zagrywasz?
property-pick-numbered = { $sign } { $play }
property-pick-cell = Które pole?
property-pick-columns = Kolumny { $first }–{ $last }
property-tap-buy = Kup za { $units }: { $cards }
property-pick-otherwise = Zapłać inaczej
property-pick-payment = { $cards } · { $units ->
        [one] 1 jednostka
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }
property-pick-suits = Wybierz karty po kolei
property-line-bought = { $size ->
        [one] To pole będzie stało samotnie.
        [few] Powstanie grupa { $size } pól.
       *[other] Powstanie grupa { $size } pól.
    }
property-tap-plan = Zaplanuj następny ruch
property-tap-plan-only = Zaplanuj { $play }
property-tap-otherwise = A jeśli nie będzie pasować?
property-tap-second = Zmień drugi wybór
property-tap-replan = Zmień plan
property-offer-drop-plan = Porzuć plan
property-ask-plan = Co zagrasz, gdy przyjdzie twoja kolej?
property-ask-otherwise = A jeśli pierwszy wybór nie będzie już pasować?
property-pick-plan = Którą parę zagrasz?
property-line-fits = Gdy przyjdzie twoja kolej, od razu zagram to za ciebie, jeśli pole nadal jest wolne, nadal jest twoje albo nie kosztuje więcej czynszu niż teraz. Nikt inny nie widzi twojego planu.
property-line-plan = **Twój plan**: { $play }, { $when }.
property-line-otherwise = **A jak nie**: { $play }, { $when }.
property-line-asked = **A jak nie**, to cię zapytam.
property-plan-free = jeśli nadal jest wolne
property-plan-own = jeśli nadal jest twoje
property-plan-rent = jeśli { $owner } dostanie najwyżej { MONEY($amount, "$") }
property-field-column = Która kolumna?
property-field-row = Który wiersz?
property-field-cards = Które karty kupna dajesz?
property-option-column = Kolumna { $number }
property-option-row = Wiersz { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Wolne: będzie twoje{ $size ->
        [one] { "" }
        [few] , w grupie { $size } pól
       *[other] , w grupie { $size } pól
    } (czynsz od { MONEY($size, "$") } do { MONEY($most, "$") }).
property-hint-mortgage = Twoje: idzie pod zastaw. Pieniędzy z tego nie ma, a następnym razem je tracisz.
property-hint-lose = Twoje i zastawione: tracisz je.
property-hint-rent = { $owner } dostaje { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " za " }{ $suits }
    }).
property-hint-rent-sale = { $owner } dostaje { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " za " }{ $suits }
    }). Potem możesz kupić to pole za { $price ->
        [one] 1 jednostkę
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }.
property-hint-ends = { $owner } dostaje { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " za " }{ $suits }
    }). Ma wtedy { MONEY($reached, "$") } i to kończy partię!
property-hint-bankrupt = { $owner } chce { MONEY($amount, "$") }, więcej, niż masz: bankructwo!
property-hint-choose-column = Kolumnę wybierzesz za chwilę.{ $grave ->
        [yes] { " " }Uwaga: niektóre pola to dla ciebie bankructwo.
       *[no] { "" }
    }
property-hint-choose-row = Wiersz wybierzesz za chwilę.{ $grave ->
        [yes] { " " }Uwaga: niektóre pola to dla ciebie bankructwo.
       *[no] { "" }
    }
property-hint-choose-column-row = Dowolne pole: wybierzesz je za chwilę.{ $grave ->
        [yes] { " " }Uwaga: niektóre pola to dla ciebie bankructwo.
       *[no] { "" }
    }
property-hint-change = To o { $count ->
        [one] 1 jednostkę
        [few] { $count } jednostki
       *[other] { $count } jednostek
    } więcej, niż kosztuje, a reszty nikt nie wydaje.
property-hint-over = { $count ->
        [one] 1 jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    } za dużo
property-hint-units = { $units ->
        [one] 1 jednostka
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }

# How the match begins
property-start = Każdy zaczyna z { MONEY($amount, "$") } i kartami kupna za { $units ->
        [one] 1 jednostkę
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }.
property-goal = Krótka partia: kończy się, gdy ktoś po swojej turze ma { MONEY($amount, "$") }.
property-fewer-bankruptcies = Przy tak małej liczbie graczy partia kończy się { $count ->
        [one] po pierwszym bankructwie
        [few] po bankructwie nr { $count }
       *[other] po bankructwie nr { $count }
    }.
property-cut = { $who } ciągnie o start: { $card }.
property-cut-again = { $count ->
        [one] Remis: { $count } osoba ciągnie jeszcze raz.
        [few] Remis: { $count } osoby ciągną jeszcze raz.
       *[other] Remis: { $count } osób ciągnie jeszcze raz.
    }
property-redealt = Talia się skończyła, więc każdy dostaje nowe karty.
property-begins = { $who } ma najwyższą kartę i zaczyna.

# What happened
property-claim = { $who } zagrywa { $cards } i zajmuje pole (kolumna { $column }, wiersz { $row }).
property-mortgage = { $who } zagrywa { $cards } i zastawia pole (kolumna { $column }, wiersz { $row }).
property-lose = { $who } zagrywa { $cards } i traci zastawione pole (kolumna { $column }, wiersz { $row }).
property-rent = { $who } zagrywa { $cards }, kolumna { $column }, wiersz { $row }: { $owner } dostaje { MONEY($amount, "$") } czynszu za { $size ->
        [one] pojedyncze pole
        [few] grupę { $size } pól
       *[other] grupę { $size } pól
    }.
property-rent-owner-reader = { $who } zagrywa { $cards }, kolumna { $column }, wiersz { $row }: dostajesz { MONEY($amount, "$") } czynszu za { $size ->
        [one] pojedyncze pole
        [few] grupę { $size } pól
       *[other] grupę { $size } pól
    }.
property-buy = { $who } kupuje pole gracza { $owner } (kolumna { $column }, wiersz { $row }): { $cards } ({ $price ->
        [one] 1 jednostka
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }).
property-buy-owner-reader = { $who } kupuje twoje pole (kolumna { $column }, wiersz { $row }): { $cards } ({ $price ->
        [one] 1 jednostka
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }).
property-decline = { $who } nie kupuje pola (kolumna { $column }, wiersz { $row }).
property-drew = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
property-drew-you = Dobierasz: { $cards }.
property-planned = Twój plan na następną turę: kolumna { $column }, wiersz { $row }.
property-plan-dropped = Porzucasz swój plan.
property-plan-lapsed = Twój plan (kolumna { $column }, wiersz { $row }) już nie pasuje, więc wybierasz na bieżąco.
property-reshuffle = Stos kart odrzuconych idzie do tasowania. Kart w nowej talii: { $count }.
property-bankrupt = { $who } może zapłacić tylko { MONEY($amount, "$") } i bankrutuje. Zajęte pola są znów wolne.
property-resign = { $who } poddaje się. Zajęte pola są znów wolne.
property-end-bankrupt = { $count ->
        [one] To bankructwo kończy partię
        [few] Bankructwo nr { $count } kończy partię
       *[other] Bankructwo nr { $count } kończy partię
    }: wygrywa najbogatszy gracz.
property-end-rounds = { $count ->
        [one] Za wami { $count } runda.
        [few] Za wami { $count } rundy.
       *[other] Za wami { $count } rund.
    } Wygrywa najbogatszy gracz.
property-end-goal = { $who } ma już { MONEY($amount, "$") } i to kończy partię. Wygrywa najbogatszy gracz.
property-end-alone = Na placu boju zostaje tylko { $who }.

# What the chart at the end counts
property-wealth = Pieniądze w dolarach
property-wealth-cells = Pieniądze i pola w dolarach

# What cannot be done, and what can
property-not-in-hand = Nie masz już tej pary. Wybierz z ręki czerwoną i czarną kartę.
property-not-named = Tymi kartami nie trafisz na to pole. Tylko 9 i 10 to dowolna liczba.
property-lowest-rent = Każda para to dla ciebie bankructwo, więc musisz zagrać jedną z najniższym czynszem. Wybierz ją z listy.
property-sale-first = Najpierw zdecyduj, czy kupujesz pole, za które właśnie płacisz czynsz.
property-plan-late = To już twoja kolej: po prostu graj.
property-no-plan = Nie masz już planu. Zrób nowy.
property-plan-only = Nie masz innego zagrania do zaplanowania.
property-nothing-for-sale = Teraz nic nie jest na sprzedaż. Zagraj czerwoną i czarną kartę.

# The command in Discord
property-command = Property: zajmuj pola na siatce i bierz czynsz
property-command-new = Otwórz stół Property na tym kanale; inni dołączają jednym kliknięciem
property-variant-game = Zajmuj pola i bierz za nie czynsz.
property-new-bankruptcies = Ile bankructw kończy partię; zwykle 1
property-name-bankruptcies = bankructwa
property-new-count_property = Czy każde pole daje na koniec 5 $
property-name-count_property = pola_się_liczą
property-choice-count_property-no = nie
property-choice-count_property-yes = tak
property-new-round_limit = Po ilu rundach kończy się partia
property-name-round_limit = limit_rund
property-choice-round_limit-none = bez limitu
property-new-length = Krótka: połowa pieniędzy i koniec, gdy ktoś powiększy je o połowę
property-name-length = długość
property-choice-length-full = pełna
property-choice-length-short = krótka

# The words on its pictures: the table and the hand
property-picture-play = { $name }: zagraj czerwoną i czarną
property-picture-buy = { $name }: kupujesz za { $price ->
        [one] 1 jednostkę
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }?
property-picture-hand-play = Twoja kolej: { $color ->
        [red] czerwona karta
        [black] czarna karta
       *[any] karta
    } do
property-picture-hand-buy = Kupujesz za { $price ->
        [one] 1 jednostkę
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }?
property-picture-pay = { $over ->
        [0] Płacisz dokładnie { $units }
       *[other] Płacisz { $units }: o { $over } za dużo, bez reszty
    }
property-picture-price = { $price ->
        [one] 1 jednostka
        [few] { $price } jednostki
       *[other] { $price } jednostek
    }
property-picture-units = { $units } jedn.
property-picture-paid = { $paid } z { $due }
property-picture-last-round = Po rundzie { $round }: { $won }
property-picture-last-claim = zajęte
property-picture-last-rent = czynsz { MONEY($amount, "$") }
property-picture-last-buy = kupione: { $amount ->
        [one] 1 jednostka
        [few] { $amount } jednostki
       *[other] { $amount } jednostek
    }
property-picture-last-mortgage = zastawione
property-picture-last-lose = stracone
property-picture-since-rent = { $told ->
        [you] Płacisz { MONEY($amount, "$") } graczowi { $owner }
        [owner] { $name } płaci ci { MONEY($amount, "$") }
       *[other] { $name } płaci { MONEY($amount, "$") } graczowi { $owner }
    }
property-picture-since-buy = { $told ->
        [you] Kupujesz od gracza { $owner }
        [owner] { $name } kupuje od ciebie
       *[other] { $name } kupuje od gracza { $owner }
    }
property-picture-since-claim = { $told ->
        [you] Zajmujesz pole
       *[other] { $name } zajmuje pole
    }
property-picture-since-mortgage = { $told ->
        [you] Zastawiasz pole
       *[other] { $name } zastawia pole
    }
property-picture-since-lose = { $told ->
        [you] Tracisz pole
       *[other] { $name } traci pole
    }
property-picture-you = Ty
property-picture-high = { $short ->
        [yes] Następna tura: do −{ MONEY($amount, "$") }
       *[no] Twoja następna tura: do −{ MONEY($amount, "$") }
    }
property-picture-draw = talia: { $count }
property-picture-round = Runda { $round }
property-picture-round-word = Runda
property-picture-round-of = Runda { $round } z { $limit }
property-picture-goal = Cel: { MONEY($amount, "$") }
property-picture-goal-ends = Koniec przy { MONEY($amount, "$") }
property-picture-to-go = brakuje { MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Ostatnio: { $name }, { $cards } na { $cell }: { $what }.
property-picture-alt-owner = { $what }, dostaje { $name }
property-picture-alt-seat = { $letter } { $name }: { $money }{ $held ->
        [none] { "" }
       *[other] , na ręce { $held }
    }, karty kupna { $purchase }, pola { $cells }.
property-picture-alt-since = Od twojego ostatniego ruchu: { $plays }.
property-picture-alt-purchase = Twoje karty kupna: { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Następna tura: do −{ MONEY($amount, "$") }.
property-picture-alt-effect = { $what ->
        [claim] grupa { $size }
        [mortgage] zastaw
        [lose] strata
        [bankrupt] bankructwo: { $money } dla { $letter }
        [rent-sale] { $money } dla { $letter }, na sprzedaż za { $price ->
            [one] 1 jednostkę
            [few] { $price } jednostki
           *[other] { $price } jednostek
        }
       *[rent] { $money } dla { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] więcej pieniędzy
       *[less] mniej pieniędzy
    }
property-feature-cells = { $change ->
        [more] więcej pól
       *[less] mniej pól
    }
property-feature-groups = { $change ->
        [more] więcej rozrzuconych grup
       *[less] mniej rozrzuconych grup
    }
property-feature-largest = { $change ->
        [more] większa główna grupa
       *[less] mniejsza główna grupa
    }
property-feature-units = { $change ->
        [more] więcej jednostek na zakupy
       *[less] mniej jednostek na zakupy
    }
property-feature-hand = { $change ->
        [more] więcej kart na ręce
       *[less] mniej kart na ręce
    }
property-feature-wilds = { $change ->
        [more] więcej dziewiątek i dziesiątek
       *[less] mniej dziewiątek i dziesiątek
    }
property-feature-rent = { $change ->
        [more] więcej czynszu do zapłaty w następnej turze
       *[less] mniej czynszu do zapłaty w następnej turze
    }
property-feature-turn = { $change ->
        [more] następna tura szybciej
       *[less] następna tura później
    }

# Puzzles
property-puzzle-play = **Które karty i które pole?** Jeden wybór jest dużo lepszy od innych.
property-puzzle-buy = **Kupić czy nie kupić?** Jedna odpowiedź jest dużo lepsza od drugiej.
property-puzzle-finish = **Koniec jest blisko.** Jeden ruch prawie na pewno wygrywa partię. Który?
