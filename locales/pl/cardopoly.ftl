# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Monopoly na zwykłych kartach: kupuj, buduj, wymieniaj się. { $short ->
        [yes] Wygrywa, kto pierwszy ma 4 nieruchomości.
       *[no] Bez kart odpadasz.
    }
cardopoly-wealth = Nieruchomości bez zastawu
cardopoly-score = { $score ->
        [one] 1 nieruchomość bez zastawu
        [few] { $score } nieruchomości bez zastawu
       *[other] { $score } nieruchomości bez zastawu
    }
cardopoly-tiebreak = { $figure ->
        [one] 1 karta
        [few] { $figure } karty
       *[other] { $figure } kart
    }
cardopoly-card = { $face }
cardopoly-card-joker = Joker

# Settings
cardopoly-setting-play = Wariant
cardopoly-setting-play-standard = Zwykły (16 nieruchomości, wygrywa, kto zostanie na końcu)
cardopoly-setting-play-quick = Szybki (12 nieruchomości, wygrywa, kto pierwszy ma 4)
cardopoly-setting-teams = Drużyny
cardopoly-setting-teams-no = każdy dla siebie
cardopoly-setting-teams-yes = dwie drużyny po dwie osoby (4 graczy); w szybkiej grze razem 6 nieruchomości
cardopoly-setting-suits = Twój as
cardopoly-setting-suits-random = rozdany losowo
cardopoly-setting-suits-chosen = wybierany, kto pierwszy, ten lepszy
cardopoly-setting-king_tax = Król zabiera
cardopoly-setting-king_tax-1 = po 1 karcie od każdego i 1 z talii
cardopoly-setting-king_tax-2 = po 2 karty od każdego i 2 z talii
cardopoly-setting-tax_choice = Karty na podatek
cardopoly-setting-tax_choice-random = są brane na ślepo
cardopoly-setting-tax_choice-giver = wybiera płacący
cardopoly-setting-round_limit = Rundy
cardopoly-setting-round_limit-40 = najwyżej 40
cardopoly-setting-round_limit-20 = najwyżej 20
cardopoly-setting-round_limit-80 = najwyżej 80
cardopoly-setting-round_limit-none = bez limitu

# What is asked
cardopoly-ask-suits = Wybierz swojego asa. Nieruchomości będziesz kupować kartami w jego kolorze.
cardopoly-ask-open = Twoja kolej: dobierz kartę. Jej wartość mówi, o ile pól idziesz. Przedtem możesz się wymienić, zastawić coś albo rozbudować.
cardopoly-ask-land = { $space }: wolna nieruchomość. { $buys ->
        [yes] Kupujesz, wystawiasz na licytację czy zostawiasz? Kupując, kładziesz na niej kartę w kolorze swojego asa i płacisz kartą w kolorze albo o wartości nieruchomości.
       *[no] Wystawiasz na licytację czy zostawiasz?
    }
cardopoly-ask-bid = { $who } wystawia na licytację { $space }. Ile kart najwyżej zapłacisz? Twoją stawkę widzisz tylko ty.
cardopoly-ask-price = { $leader } oferuje ci { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } za prawo kupna { $space }. Zgadzasz się? Jeśli nie, zostaje wolna.
cardopoly-ask-win = Możesz kupić { $space }: połóż na niej kartę w kolorze swojego asa i zapłać kartą w kolorze albo o wartości nieruchomości.
cardopoly-ask-bill = { $to } dostaje od ciebie cenę z licytacji: { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
cardopoly-ask-debt = { $what ->
        [promise] Pora spełnić obietnicę: { $to } dostaje od ciebie { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
       *[other] Czynsz za { $space }: { $to } dostaje od ciebie { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
    } Ty wybierasz, które.
cardopoly-ask-jail = Joker: siedzisz w więzieniu. { $ways ->
        [both] Zapłać grzywnę, zagraj waleta Szansy albo strać następną turę.
        [fine] Zapłać grzywnę albo strać następną turę.
        [jack] Zagraj waleta Szansy albo strać następną turę.
       *[none] Na grzywnę brakuje ci kart, więc tracisz następną turę.
    } Tak czy inaczej ta tura się kończy.
cardopoly-ask-tax = { $who } ściąga z ciebie podatek: wybierz { $count ->
        [one] kartę, którą
        [few] { $count } karty, które
       *[other] { $count } kart, które
    } oddasz.
cardopoly-ask-mend = Podatek zabrał ci ostatnią kartę. Zastaw nieruchomość, żeby zostać w grze.
cardopoly-ask-close = Twoja tura jeszcze trwa. Coś jeszcze? Jeśli nie, zakończ ją.
cardopoly-ask-draft = Twoja wymiana: { $to }
cardopoly-ask-counter = Twoja kontrpropozycja: { $to }
cardopoly-ask-answer = { $who } proponuje wymianę.
cardopoly-ask-trade = { $who } proponuje ci { $given } za { $asked }.{ $settles ->
        [yes] { " " }To zamyka dług wobec ciebie.
       *[no] { "" }
    }
cardopoly-wait-suits = Asa { $seats ->
        [one] wybiera jeszcze jedna osoba
        [few] wybierają jeszcze { $seats } osoby
       *[other] wybiera jeszcze { $seats } osób
    }
cardopoly-wait-open = { $who } zaraz dobierze kartę
cardopoly-wait-land = { $who } decyduje, co z { $space }: kupić, zostawić czy wystawić na licytację
cardopoly-wait-bid = Licytacja { $space }: brakuje jeszcze { $seats ->
        [one] jednej odpowiedzi
        [few] { $seats } odpowiedzi
       *[other] { $seats } odpowiedzi
    }
cardopoly-wait-price = { $who } decyduje, czy { $leader } dostanie { $space } za { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-wait-win = { $leader } kupuje { $space }
cardopoly-wait-bill = { $who } płaci graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } za { $space }
cardopoly-wait-debt = { $who } płaci graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }{ $what ->
        [promise] , zgodnie z obietnicą
       *[other] { "" } czynszu
    }
cardopoly-wait-jail = { $who } siedzi w więzieniu i decyduje, co dalej
cardopoly-wait-tax = { $who } ściąga podatek: { $seats ->
        [one] jedna osoba wybiera
        [few] { $seats } osoby wybierają
       *[other] { $seats } osób wybiera
    }, co oddać
cardopoly-wait-mend = Pobór podatku: { $seats ->
        [one] jedna osoba musi
        [few] { $seats } osoby muszą
       *[other] { $seats } osób musi
    } coś zastawić
cardopoly-wait-close = { $who } kończy turę
cardopoly-wait-trade = { $who } proponuje graczowi { $to } { $given } za { $asked }{ $settles ->
        [yes] , co zamknie dług
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = nic
cardopoly-terms-and = { $first } i { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] nieruchomość { $cards }
        [few] nieruchomości { $cards }
       *[other] nieruchomości { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] zastawioną nieruchomość { $cards }
        [few] zastawione nieruchomości { $cards }
       *[other] zastawione nieruchomości { $cards }
    }
cardopoly-terms-named = { $count ->
        [one] kartę { $cards }
        [few] karty { $cards }
       *[other] karty { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] 1 kartę z kieszeni
        [few] { $count } karty z kieszeni
       *[other] { $count } kart z kieszeni
    }
cardopoly-terms-kind = { $count ->
        [one] 1 kartę z kieszeni
        [few] { $count } karty z kieszeni
       *[other] { $count } kart z kieszeni
    } ({ $kind })
cardopoly-terms-promise = obietnicę { $count ->
        [one] 1 karty
        [few] { $count } kart
       *[other] { $count } kart
    } { $turns ->
        [one] w następnej turze
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }
cardopoly-kind = { $kind ->
        [0] dowolne
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] asy
        [15] walety
        [16] damy
        [17] króle
        [6] dwójki
        [7] trójki
        [8] czwórki
        [9] piątki
        [10] szóstki
        [11] siódemki
        [12] ósemki
        [13] dziewiątki
       *[other] dziesiątki
    }

# Moves, and what they bring and cost
cardopoly-hint-left = { $left ->
        [one] Zostaje ci 1 karta.
        [few] Zostają ci { $left } karty.
       *[other] Zostaje ci { $left } kart.
    }
cardopoly-offer-suit = Wybierz swojego asa
cardopoly-field-suit = Który as?
cardopoly-offer-draw = Dobierz
cardopoly-offer-end = Zakończ turę
cardopoly-offer-buy = Kup: połóż { $claim }, zapłać { $pay }
cardopoly-offer-buy-choose = Kup: połóż { $claim } i zapłać…
cardopoly-hint-buy = Jeśli kupisz { $space }, czynsz wyniesie { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = Jeśli kupisz { $space }, wygrywasz!
cardopoly-field-pay = Którą kartą płacisz?
cardopoly-offer-auction = Otwórz licytację
cardopoly-line-auction = W licytacji inni podają tajne stawki. Jeśli cena ci pasuje, dostajesz karty od tego, kto da najwięcej.
cardopoly-line-bid = Najwyższa stawka wygrywa i płaci o jedną kartę więcej, niż wynosi druga. Sam zakup kosztuje jeszcze dwie twoje karty.
cardopoly-offer-leave = Zostaw
cardopoly-offer-advance = Stawki z góry
cardopoly-offer-bid = Licytuj { $space }
cardopoly-field-amount = Ile kart najwyżej?
cardopoly-hint-amount = Jeśli kupisz po tej cenie, { $left ->
        [one] zostanie ci 1 karta
        [few] zostaną ci { $left } karty
       *[other] zostanie ci { $left } kart
    }.
cardopoly-offer-no-bid = Nie licytuj
cardopoly-offer-sell = Zgoda, kupuje { $who }
cardopoly-hint-sell = Dostajesz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } i masz potem { $left }.
cardopoly-hint-sell-wins = { $who } kupuje i wygrywa!
cardopoly-offer-keep = Odmów
cardopoly-offer-pay = Zapłać graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-hint-pay = Po zapłaceniu { $left ->
        [one] zostaje ci 1 karta
        [few] zostają ci { $left } karty
       *[other] zostaje ci { $left } kart
    }.
cardopoly-offer-pay-all = Oddaj graczowi { $to } wszystko
cardopoly-hint-pay-all = { $to } bierze { $count ->
        [one] twoją ostatnią kartę
        [few] wszystkie twoje karty ({ $count })
       *[other] wszystkie twoje karty ({ $count })
    }, a ty odpadasz z partii!
cardopoly-offer-jack-rent = Zagraj waleta: bez czynszu
cardopoly-offer-jack-jail = Zagraj waleta i wyjdź
cardopoly-offer-queen = Zagraj damę…
cardopoly-hint-queen = Idziesz tam zgodnie z ruchem wskazówek zegara, z pensją, jeśli mijasz Start.
cardopoly-field-space = Dokąd?
cardopoly-offer-king = Zagraj króla
cardopoly-hint-king = Podatek od każdego: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }. Masz potem { $left }.
cardopoly-hint-king-wins = Podatek od każdego: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }. Więcej nie mają, więc wygrywasz!
cardopoly-offer-tax = Oddaj graczowi { $to } { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Zapłać grzywnę
cardopoly-hint-fine = Grzywna to { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }. Potem { $left ->
        [one] zostaje ci 1 karta
        [few] zostają ci { $left } karty
       *[other] zostaje ci { $left } kart
    }.
cardopoly-offer-sit = Strać następną turę
cardopoly-offer-expand = Połóż { $claim }, zapłać { $pay }
cardopoly-offer-expand-choose = Połóż { $claim } i zapłać…
cardopoly-hint-expand = Czynsz rośnie z { $rent } do { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Zastaw { $space }
cardopoly-hint-mortgage = Dobierasz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } (razem { $left }). { $quick ->
        [yes] Do wykupu za 3 karty bez czynszu, a do wygranej masz { $own } z { $goal }.
       *[no] Do wykupu za 3 karty w jej kolorze lub o jej wartości bez czynszu.
    }
cardopoly-offer-unmortgage = Wykup { $space } z zastawu
cardopoly-hint-unmortgage = Odrzuć 3 karty w jej kolorze lub o jej wartości: znów daje czynsz. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Odrzuć 3 karty w jej kolorze lub o jej wartości i wygrywasz!
cardopoly-offer-draft = Wymiana: { $to }
cardopoly-field-take = Które nieruchomości chcesz?
cardopoly-field-number = Ile kart z kieszeni chcesz?
cardopoly-field-lot = Przy licytacji…
cardopoly-field-limit = Co mam robić za ciebie?
cardopoly-field-kind = Jakie?
cardopoly-field-spaces = Które z twoich nieruchomości?
cardopoly-field-cards = Które z twoich kart?
cardopoly-field-gives = Ile kart obiecujesz?
cardopoly-field-gives_in = W której z twoich tur?
cardopoly-field-asks = Ile kart mają obiecać tobie?
cardopoly-field-asks_in = W której z tur drugiej strony?
cardopoly-offer-propose = Zaproponuj
cardopoly-offer-propose-settle = Zaproponuj, by zamknąć dług
cardopoly-offer-drop = Porzuć
cardopoly-offer-withdraw = Wycofaj propozycję
cardopoly-offer-accept = Przyjmij
cardopoly-offer-accept-giving = Przyjmij i oddaj { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-hint-accept = W kieszeni masz potem { $left ->
        [one] 1 kartę
        [few] { $left } karty
       *[other] { $left } kart
    }.
cardopoly-hint-accept-wins = To daje wygraną: { $winner }!
cardopoly-offer-decline = Odrzuć
cardopoly-offer-share = Przekaż karty graczowi { $to }
cardopoly-hint-share = Trafiają do twojego partnera. Zostaw sobie co najmniej jedną.

# The panel
cardopoly-select-first = Najpierw coś jeszcze?
cardopoly-select-other = Coś jeszcze?
cardopoly-select-pair = Którymi kartami?
cardopoly-select-others = Albo innymi kartami…
cardopoly-select-bid = Ile kart najwyżej?
cardopoly-select-rescue = Zdobądź więcej kart…
cardopoly-select-mend = Którą nieruchomość zastawiasz?
cardopoly-select-trade = Co i z kim?
cardopoly-select-things = Co dajesz, co dostajesz?
cardopoly-select-hand = Które z twoich kart?
cardopoly-select-promise = Kto co obiecuje?
cardopoly-panel-pay = Zapłać { $cards }
cardopoly-panel-tax = Oddaj { $cards }
cardopoly-panel-fine = Zapłać grzywnę: { $cards }
cardopoly-panel-unmortgage-only = Wykup { $space } z zastawu: { $cards }
cardopoly-panel-unmortgage = Odrzuć { $cards }
cardopoly-panel-accept-giving = Przyjmij i oddaj { $cards }
cardopoly-panel-cards = Wybierz inne karty…
cardopoly-panel-short = Masz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }. Żeby zapłacić i zostać w grze, potrzebujesz więcej niż { $of }.
cardopoly-panel-twin = { $what } (nr { $places })
cardopoly-panel-expand = Rozbuduj { $space }…
cardopoly-panel-expand-only = Rozbuduj { $space }: połóż { $claim }, zapłać { $pay }
cardopoly-panel-expand-hint = Czynsz rośnie z { $rent } do { $more }: jedną kartę kładziesz, jedną płacisz.
cardopoly-orders = { $limit ->
        [0] Przy licytacji { $cards } pytam cię.
        [1] Przy licytacji { $cards } pasuję za ciebie.
       *[other] Przy licytacji { $cards } daję za ciebie do { $count ->
            [one] 1 karty
            [few] { $count } kart
           *[other] { $count } kart
        }.
    }
cardopoly-orders-any = { $limit ->
        [1] Przy { $others ->
            [yes] wszystkich innych
           *[no] wszystkich
        } licytacjach pasuję za ciebie.
       *[other] Przy { $others ->
            [yes] wszystkich innych
           *[no] wszystkich
        } licytacjach daję za ciebie do { $count ->
            [one] 1 karty
            [few] { $count } kart
           *[other] { $count } kart
        }.
    }
cardopoly-lacks-claim = Nie możesz kupić: nie masz karty { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } do położenia.
cardopoly-lacks-pay = Nie możesz kupić: do zapłaty brakuje ci karty w kolorze { $space } albo o tej samej wartości.
cardopoly-lacks-pair = Nie możesz kupić: pasuje tylko jedna twoja karta, a potrzebne są dwie.
cardopoly-lacks-cards-land = Nie możesz kupić: poszłaby na to twoja ostatnia karta.
cardopoly-lacks-cards-bid = Nie możesz licytować: po położeniu karty, zapłacie i stawce nie zostałaby ci żadna karta.
cardopoly-panel-trade = Wymiana…
cardopoly-panel-settle = Spłać wymianą…
cardopoly-panel-partners = Co chcesz wymienić?
cardopoly-panel-preset = { $to }: { $asked } za { $given }
cardopoly-panel-preset-settle = { $to }: { $given } i nie masz już długu
cardopoly-panel-with = { $to }: coś innego…
cardopoly-panel-hand = Twoje karty od { $first } do { $last }…
cardopoly-panel-hand-asked = Które z tych kart dajesz?
cardopoly-panel-without = Bez { $card }
cardopoly-panel-more = Więcej…
cardopoly-panel-theirs = Poproś o karty…
cardopoly-panel-asking = Ile kart z kieszeni ma dać { $to }? Które, wybiera druga strona.
cardopoly-panel-number = { $count ->
        [0] Żadna karta
        [one] { $any ->
            [0] 1 dowolna karta
           *[other] 1 karta: { $kind }
        }
        [few] { $any ->
            [0] { $count } dowolne karty
           *[other] { $count } karty: { $kind }
        }
       *[other] { $any ->
            [0] { $count } dowolnych kart
           *[other] { $count } kart: { $kind }
        }
    }
cardopoly-panel-otherwise = Coś innego…
cardopoly-panel-promises = Obietnice…
cardopoly-panel-promising = Obiecane karty ściągam w terminie.
cardopoly-panel-no-promise = Bez obietnic
cardopoly-panel-counter = Kontrpropozycja…
cardopoly-panel-besides = Zrób coś innego…
cardopoly-panel-withdraws = Jeśli zrobisz coś innego, propozycja przepada.
cardopoly-thing-take = Dostajesz { $what }
cardopoly-thing-spaces = Dajesz { $what }
cardopoly-thing-cards = Dajesz kartę { $what }
cardopoly-trade-gives = Dajesz: { $what }
cardopoly-trade-gets = Dostajesz: { $what }
cardopoly-trade-settles = To zamyka dług.
cardopoly-vow-you = Obiecujesz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } { $turns ->
        [one] w następnej turze
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }
cardopoly-vow-they = { $to } obiecuje { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } { $turns ->
        [one] w następnej turze
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Licytuj najwyżej { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = każda inna nieruchomość
cardopoly-option-limit = { $limit ->
        [0] Pytaj mnie
        [1] Nie licytuj
       *[other] Licytuj najwyżej { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }
    }
cardopoly-option-number = { $count ->
        [0] żadna
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-option-turns = { $count ->
        [one] w następnej turze
        [few] za { $count } tury
       *[other] za { $count } tur
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = Jokerem można płacić, ale nie kupować.
cardopoly-hint-own-claim = Twój kolor: możesz nią kupować
cardopoly-hint-their-claim = Kupuje nią { $who }
cardopoly-hint-space-free = Wolna{ $salary ->
        [0] { "" }
       *[other] { "" } · pensja: { $salary }
    }
cardopoly-hint-space-own = Twoja, czynsz { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · pensja: { $salary }
    }
cardopoly-hint-space-partner = { $owner }, twój partner: bez czynszu{ $salary ->
        [0] { "" }
       *[other] { "" } · pensja: { $salary }
    }
cardopoly-hint-space-mortgaged = { $owner }, zastawiona: bez czynszu{ $salary ->
        [0] { "" }
       *[other] { "" } · pensja: { $salary }
    }
cardopoly-hint-space-rent = { $owner }, czynsz { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · pensja: { $salary }
    }

# How the match begins
cardopoly-start = Nieruchomości: { $spaces }, kart w każdej kieszeni: { $count }. Rozdaje { $who }.
cardopoly-token = { $who } ma asa { $card }.
cardopoly-begins = Zaczyna { $who }.

# The turn
cardopoly-drew-you = Dobierasz: { $cards }.
cardopoly-reshuffle = Stos kart odrzuconych idzie do tasowania. Kart w nowej talii: { $count }.
cardopoly-chance = { $who } dobiera { $card } i zatrzymuje jako kartę Szansy.
cardopoly-joker = { $who } dobiera jokera i idzie do więzienia.
cardopoly-move = { $who } dobiera { $card } i idzie { $count ->
        [one] o 1 pole
        [few] o { $count } pola
       *[other] o { $count } pól
    }, na { $space }.
cardopoly-nothing-drawn = { $who } nie może dobrać karty, bo nic już nie ma, i zostaje na miejscu.
cardopoly-salary = { $who } mija Start: { $count ->
        [0] bank nie ma już z czego płacić
        [one] 1 karta pensji
        [few] { $count } karty pensji
       *[other] { $count } kart pensji
    }.
cardopoly-rent = { $who } ma zapłacić graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } czynszu.
cardopoly-due = Pora na obietnicę: { $who } ma oddać graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
cardopoly-skipped = { $who } siedzi w więzieniu i traci tę turę.
cardopoly-passed = { $who } pasuje w tej turze.
cardopoly-paid = { $who } płaci graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
cardopoly-handed = { $who } → { $to }: { $cards }.
cardopoly-rent-paid = { $who } płaci graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } czynszu.
cardopoly-rent-handed = { $who } płaci graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } czynszu: { $cards }.
cardopoly-taxed-handed = { $who } oddaje graczowi { $to } za króla: { $cards }.
cardopoly-paid-handed = { $who } płaci graczowi { $to }: { $cards }.
cardopoly-jack-rent = { $who } zagrywa waleta, zamiast zapłacić graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } czynszu.
cardopoly-jack-jail = { $who } zagrywa waleta i jest na wolności.
cardopoly-fine = { $who } płaci grzywnę: { $cards }.
cardopoly-sit = { $who } zostaje w więzieniu i straci turę.
cardopoly-king = { $who } zagrywa { $card }: wszyscy inni płacą podatek.
cardopoly-taxed = { $who } oddaje graczowi { $to } za króla { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
cardopoly-king-draws = { $count ->
        [0] { $who } nic nie dobiera z banku, który zatrzymuje ostatnie karty.
        [one] { $who } dobiera też 1 kartę z banku.
        [few] { $who } dobiera też { $count } karty z banku.
       *[other] { $who } dobiera też { $count } kart z banku.
    }
cardopoly-shared = { $who } przekazuje graczowi { $to } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.

# Properties
cardopoly-buy = { $who } kupuje { $space }: kładzie { $claim }, płaci { $pay }.
cardopoly-left = { $who } zostawia { $space } bez właściciela.
cardopoly-expand = { $who } rozbudowuje { $space }: kładzie { $claim }, płaci { $pay }.
cardopoly-mortgage = { $who } zastawia { $space } i { $count ->
        [0] nic nie dobiera: bank zatrzymuje ostatnie karty
        [one] dobiera 1 kartę
        [few] dobiera { $count } karty
       *[other] dobiera { $count } kart
    }.
cardopoly-unmortgage = { $who } wykupuje { $space } z zastawu: { $cards }.
cardopoly-auction = { $who } wystawia na licytację { $space }.
cardopoly-bid = Jest odpowiedź: { $who }.
cardopoly-advance = { $limit ->
        [0] Jeśli { $space } trafi na licytację, zapytam cię.
        [1] Jeśli { $space } trafi na licytację, od razu spasuję za ciebie.
       *[other] Jeśli { $space } trafi na licytację, od razu dam za ciebie do { $count ->
            [one] 1 karty
            [few] { $count } kart
           *[other] { $count } kart
        }.
    }
cardopoly-advance-any = { $limit ->
        [0] Od teraz pytam cię przy każdej licytacji, na którą nie ma odpowiedzi z góry.
        [1] Od teraz od razu pasuję za ciebie w licytacjach.
       *[other] Od teraz od razu daję za ciebie w licytacjach do { $count ->
            [one] 1 karty
            [few] { $count } kart
           *[other] { $count } kart
        }.
    }
cardopoly-followed = { $whole ->
        [yes] Zgodnie z twoją odpowiedzią z góry { $count ->
            [0] nie licytuję { $space }
            [one] daję do 1 karty za { $space }
            [few] daję do { $count } kart za { $space }
           *[other] daję do { $count } kart za { $space }
        }.
       *[no] { $count ->
            [0] Nie masz kart, żeby licytować { $space }, więc pasuję za ciebie.
            [one] Za { $space } nie możesz dać więcej niż 1 kartę, więc tyle daję za ciebie.
            [few] Za { $space } nie możesz dać więcej niż { $count } karty, więc tyle daję za ciebie.
           *[other] Za { $space } nie możesz dać więcej niż { $count } kart, więc tyle daję za ciebie.
        }
    }
cardopoly-no-bids = Nikt nie licytuje. Nieruchomość zostaje wolna.
cardopoly-leads = { $who } prowadzi i daje { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
cardopoly-sold = { $who } sprzedaje za { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }, a kupuje { $to }.
cardopoly-kept = { $who } nie godzi się na cenę: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }. Nieruchomość zostaje wolna.

# Trades
cardopoly-proposed = { $who } proponuje graczowi { $to } { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } proponuje ci { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-proposed-you = W szczegółach: { $who } proponuje graczowi { $to } { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = W szczegółach: { $who } proponuje ci { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-accepted = { $to } przyjmuje propozycję gracza { $who }: { $given } za { $asked }{ $settles ->
        [yes] , a dług jest zamknięty
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } przyjmuje twoją propozycję: { $given } za { $asked }{ $settles ->
        [yes] , a dług jest zamknięty
       *[no] { "" }
    }.
cardopoly-countered = { $who } składa graczowi { $to } kontrpropozycję: { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } składa ci kontrpropozycję: { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-declined = { $to } odrzuca propozycję gracza { $who }: { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } odrzuca twoją propozycję: { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } wycofuje propozycję dla gracza { $to }: { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } wycofuje propozycję dla ciebie: { $given } za { $asked }{ $settles ->
        [yes] { "" } i koniec długu
       *[no] { "" }
    }.
cardopoly-lapsed = Propozycja przepada.

# The end
cardopoly-eliminated = { $who } nie ma już żadnej karty i odpada. Nieruchomości są znów wolne.
cardopoly-resigned = { $who } poddaje się. Nieruchomości są znów wolne.
cardopoly-end-alone = Na placu boju zostaje tylko { $who }.
cardopoly-end-team = Przeciwnicy odpadli, zostaje drużyna: { $who } i { $partner }.
cardopoly-end-quick = { $who } ma już { $count ->
        [one] { $count } nieruchomość
        [few] { $count } nieruchomości
       *[other] { $count } nieruchomości
    }.
cardopoly-end-rounds = { $count ->
        [one] Za wami { $count } runda.
        [few] Za wami { $count } rundy.
       *[other] Za wami { $count } rund.
    } Wygrywa, kto ma najwięcej nieruchomości bez zastawu.
cardopoly-end-dry = W rundzie { $count } nikt nie może już dobrać karty. Wygrywa, kto ma najwięcej nieruchomości bez zastawu.

# What cannot be done, and what can
cardopoly-not-asked = Na razie nie masz nic do zrobienia. Dam ci znać, gdy coś będzie.
cardopoly-not-now = Teraz tego nie zrobisz. Wybierz jeden z ruchów pod swoimi kartami.
cardopoly-decide-landing = Najpierw zdecyduj o nieruchomości, na której stoisz: kup ją, wystaw na licytację albo zostaw.
cardopoly-pay-first = Najpierw zapłać dług. Brakuje kart? Coś zastaw, zagraj króla albo się wymień.
cardopoly-jail-first = Najpierw zdecyduj, jak wychodzisz z więzienia: grzywna, walet czy stracona tura.
cardopoly-price-first = Najpierw zdecyduj, czy sprzedajesz po tej cenie.
cardopoly-buy-first = Najpierw kup wylicytowaną nieruchomość.
cardopoly-draft-first = Składasz jeszcze propozycję wymiany: najpierw ją wyślij albo porzuć.
cardopoly-answer-first = Ktoś proponuje ci wymianę: najpierw ją przyjmij, odrzuć albo złóż kontrpropozycję.
cardopoly-wait-for-answer = Najpierw musi odpowiedzieć na propozycję: { $who }.
cardopoly-suit-taken = Ten as jest już zajęty. Wybierz innego.
cardopoly-not-in-pocket = Nie masz tych kart. Wybierz spośród tych, które widzisz.
cardopoly-no-claim-card = Tej karty nie możesz położyć: musi mieć kolor twojego asa.
cardopoly-no-pay-card = Tą kartą nie możesz zapłacić. Musi mieć kolor albo wartość tej nieruchomości.
cardopoly-would-empty = Poszłaby na to twoja ostatnia karta. Zostaw sobie co najmniej jedną.
cardopoly-wrong-number = Trzeba dokładnie { $count ->
        [one] 1 karty
        [few] { $count } kart
       *[other] { $count } kart
    }. Wybierz jeszcze raz.
cardopoly-pays-all = To wszystko, co masz, więc odpadniesz. Coś zastaw, wymień się albo zagraj króla, albo oddaj wszystko.
cardopoly-can-pay = Stać cię na to: zapłać { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } i zostań w grze.
cardopoly-no-jack-for-promises = Walet zwalnia z czynszu, nie z obietnic. Zapłać, coś zastaw albo się wymień.
cardopoly-no-chance-card = Nie masz tej karty Szansy.
cardopoly-no-such-space = Już tam stoisz. Wybierz inne pole.
cardopoly-not-yours = Ta nieruchomość nie jest twoja. Wybierz jedną ze swoich.
cardopoly-is-mortgaged = Ta nieruchomość jest zastawiona. Najpierw ją wykup.
cardopoly-not-mortgaged = Ta nieruchomość nie jest zastawiona. Nie ma czego wykupywać.
cardopoly-bid-too-high = Możesz dać najwyżej { $most }: jedną kartę musisz położyć, jedną zapłacić i jedną zatrzymać. Możesz też nie licytować.
cardopoly-no-such-order = Ta nieruchomość nie może teraz trafić na licytację. Wybierz inną.
cardopoly-bid-too-low = Licytuje się od 1 karty. Możesz też nie licytować.
cardopoly-no-sharing = Teraz nie możesz przekazać kart. Da się to zrobić w turze twojej drużyny, poza więzieniem i bez otwartej licytacji, a co najmniej jedna karta zostaje u ciebie.
cardopoly-enough-proposals = Dość wymian jak na jedną turę. Graj dalej i spróbuj w następnej.
cardopoly-no-partner = Z tą osobą nie możesz się teraz wymienić. Wybierz kogoś, kto jest jeszcze w grze.
cardopoly-no-draft = Nie masz zaczętej wymiany. Najpierw wybierz, z kim chcesz się wymienić.
cardopoly-settles-nothing = Ta wymiana nie zamknęłaby twojego długu. Wymień się z osobą, której masz zapłacić.
cardopoly-no-proposal = Tej propozycji już nie ma. Po prostu graj dalej.
cardopoly-asks-cards = W propozycji jest mowa o twoich kartach. Wybierz { $count ->
        [one] 1 kartę, którą
        [few] { $count } karty, które
       *[other] { $count } kart, które
    } dajesz.
cardopoly-asks-no-cards = W propozycji nie ma mowy o kartach z kieszeni. Po prostu ją przyjmij albo odrzuć.
cardopoly-trade-empty = Nic w niej jeszcze nie ma: najpierw coś dodaj.
cardopoly-trade-gone = Czegoś z niej już nie ma, więc się nie uda.
cardopoly-trade-empties = Takiej wymiany nie zrobicie: któreś z was zostałoby bez kart.
cardopoly-trade-lacking = Nie masz kart, których ona wymaga. Odrzuć ją albo złóż kontrpropozycję.

# The command in Discord.
cardopoly-command = Cardopoly: chodź po parku, kupuj kartami, wymieniaj się i obiecuj
cardopoly-command-new = Otwórz stół Cardopoly na tym kanale; inni dołączają jednym kliknięciem
cardopoly-variant-game = Chodź po parku i kupuj kartami.
cardopoly-new-play = Cała gra albo szybka: wygrywa, kto pierwszy ma 4 nieruchomości
cardopoly-name-play = wariant
cardopoly-choice-play-standard = zwykły
cardopoly-choice-play-quick = szybki
cardopoly-new-teams = Czy cztery osoby grają dwie na dwie
cardopoly-name-teams = drużyny
cardopoly-choice-teams-no = nie
cardopoly-choice-teams-yes = tak
cardopoly-new-suits = Czy asy są rozdawane losowo, czy wybierane
cardopoly-name-suits = asy
cardopoly-choice-suits-random = losowe
cardopoly-choice-suits-chosen = wybierane
cardopoly-new-king_tax = Ile kart król zabiera każdemu
cardopoly-name-king_tax = podatek_króla
cardopoly-new-tax_choice = Kto wybiera karty, które zabiera król
cardopoly-name-tax_choice = wybór_podatku
cardopoly-choice-tax_choice-random = na ślepo
cardopoly-choice-tax_choice-giver = płacący
cardopoly-new-round_limit = Po ilu rundach kończy się partia
cardopoly-name-round_limit = limit_rund
cardopoly-choice-round_limit-none = bez limitu

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: wybierz asa
cardopoly-picture-ask-open = { $name }: dobierz kartę
cardopoly-picture-ask-land = { $name }: kupno czy licytacja?
cardopoly-picture-ask-bid = Licytacja, stawki: { $name }
cardopoly-picture-ask-price = { $name }: { cardopoly-picture-cards } – pasuje?
cardopoly-picture-ask-win = { $name }: kup, co wylicytowane
cardopoly-picture-ask-bill = { $name }: zapłać stawkę, { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-picture-ask-debt = { $name }: zapłać { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-picture-ask-jail = { $name }: jak z więzienia?
cardopoly-picture-ask-tax = Prosimy o podatek: { $name }
cardopoly-picture-ask-mend = { $name }: zastaw nieruchomość
cardopoly-picture-ask-close = { $name }: coś jeszcze?
cardopoly-picture-ask-trade = { $name }: przyjmujesz?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] za 1 kartę?
        [few] za { $count } karty?
       *[other] za { $count } kart?
    }
cardopoly-picture-settles = zamyka dług ({ $name })
cardopoly-picture-settles-mine = zamyka twój dług ({ $name })
cardopoly-picture-settles-yours = zamyka dług wobec ciebie ({ $name })
cardopoly-picture-due-rent = { $count ->
        [one] czynsz: 1 karta
        [few] czynsz: { $count } karty
       *[other] czynsz: { $count } kart
    }
cardopoly-picture-due-promise = { $count ->
        [one] obietnica: 1 karta
        [few] obietnica: { $count } karty
       *[other] obietnica: { $count } kart
    }
cardopoly-picture-due-bid = { $count ->
        [one] stawka: 1 karta
        [few] stawka: { $count } karty
       *[other] stawka: { $count } kart
    }
cardopoly-picture-tax = { $count ->
        [one] Król: po 1 karcie
        [few] Król: po { $count } karty
       *[other] Król: po { $count } kart
    }
cardopoly-picture-tax-mend = Król: brak kart
cardopoly-picture-last-free = niczyja
cardopoly-picture-last-bought = kupiona
cardopoly-picture-last-auction = { $count ->
        [one] sprzedana za 1 kartę
        [few] sprzedana za { $count } karty
       *[other] sprzedana za { $count } kart
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] zapłacona 1 karta
        [few] zapłacone { $count } karty
       *[other] zapłacone { $count } kart
    }
cardopoly-picture-last-jack = walet, bez czynszu
cardopoly-picture-last-settled = czynsz rozliczony
cardopoly-picture-last-own = własna nieruchomość
cardopoly-picture-last-own-you = twoja własność
cardopoly-picture-last-partner = partnera
cardopoly-picture-last-mortgaged = zastaw, bez czynszu
cardopoly-picture-last-jail = do więzienia
cardopoly-picture-last-none = nie ma co dobrać
cardopoly-picture-auction = Licytacja
cardopoly-picture-trade = Wymiana
cardopoly-picture-counter = Twoja kontrpropozycja
cardopoly-picture-offer = Oferta dla ciebie
cardopoly-picture-you-give = Dajesz
cardopoly-picture-you-get = Dostajesz
cardopoly-picture-gives = daje
cardopoly-picture-choose = { $count ->
        [one] 1 karta do wyboru
        [few] { $count } karty do wyboru
       *[other] { $count } kart do wyboru
    }
cardopoly-picture-choose-other = { $count ->
        [one] 1 karta, wybiera { $name }
        [few] { $count } karty, wybiera { $name }
       *[other] { $count } kart, wybiera { $name }
    }
cardopoly-picture-earlier = Wcześniejsze obietnice:
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = obietnica: { $count }, { $turns ->
        [one] następna tura
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }
cardopoly-picture-promises-cards = obietnica: { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }

# Places and piles
cardopoly-picture-lost = w więzieniu
cardopoly-picture-ahead = prowadzi
cardopoly-picture-owes = dług: { $count } dla { $to }
cardopoly-picture-owes-brief = dług: { $count }
cardopoly-picture-risk = czynsz { $count } dla { $to }: odpada
cardopoly-picture-risk-brief = ryzyko: { $count }
cardopoly-picture-goal = { $count } z { $goal } do wygranej
cardopoly-picture-score = { $count } z { $goal }
cardopoly-picture-set = zestaw, pensja { $count }
cardopoly-picture-draw = talia: { $count }
cardopoly-picture-discard = zagrane: { $count }
cardopoly-picture-due = { $turns ->
        [one] następna tura
        [few] za { $turns } tury
       *[other] za { $turns } tur
    }
cardopoly-picture-round = Runda { $round }
cardopoly-picture-round-of = Runda { $round } z { $limit }
cardopoly-picture-round-by = Runda { $round }/{ $limit }
cardopoly-picture-round-word = Runda

# The pocket
cardopoly-picture-hand-suits = Twoja kolej: wybierz swojego asa
cardopoly-picture-hand-open = Twoja kolej: dobierz kartę
cardopoly-picture-hand-land = Kupno czy licytacja?
cardopoly-picture-hand-leave = Licytacja czy zostawiasz?
cardopoly-picture-hand-bid = Licytacja: ile dasz?
cardopoly-picture-hand-price = Cena: { cardopoly-picture-cards } – pasuje?
cardopoly-picture-hand-win = Twoja kolej: kup, co wylicytowane
cardopoly-picture-hand-bill = Twoja kolej: zapłać stawkę, { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-picture-hand-debt = Twoja kolej: zapłać { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
cardopoly-picture-hand-jail = Jak wychodzisz z więzienia?
cardopoly-picture-hand-tax = Król chce od ciebie kart
cardopoly-picture-hand-mend = Twoja kolej: zastaw nieruchomość
cardopoly-picture-hand-close = Coś jeszcze w tej turze?
cardopoly-picture-hand-draft = Co proponujesz?
cardopoly-picture-hand-counter = Twoja kontrpropozycja?
cardopoly-picture-hand-trade = Oferta: przyjmujesz?
cardopoly-picture-hand-offer = Oferta: przyjmujesz czy zmieniasz?
cardopoly-picture-last-card = Zapłata zabierze ci ostatnią kartę: odpadniesz.
cardopoly-picture-rescue = Najpierw spróbuj: { $ways }
cardopoly-picture-rescue-jack = walet Szansy
cardopoly-picture-rescue-king = król
cardopoly-picture-rescue-mortgage = zastaw
cardopoly-picture-rescue-draft = wymiana
cardopoly-picture-exit-fine = zapłać { $count }
cardopoly-picture-exit-jack = zagraj waleta Szansy
cardopoly-picture-exit-sit = strać turę
cardopoly-picture-pays = do zapłaty
cardopoly-picture-claims = do położenia
cardopoly-picture-cannot-buy = Nie masz kart, żeby to kupić.
cardopoly-picture-wins = kupno daje wygraną!
cardopoly-picture-partner = partner

# For those who listen
cardopoly-picture-alt-pocket = Twoja kieszeń: { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Ostatnio: { $name }, { $cards }, z pola { $start } prosto na { $space }, { $card }
        [none] Ostatnio: { $name }, { $cards }, na polu { $space }, { $card }
       *[walk] Ostatnio: { $name }, { $cards }, z pola { $start } na { $space }, { $card }
    }
cardopoly-picture-alt-rent = czynsz { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = z odpowiedzią: { $letters }
cardopoly-picture-alt-awaited = czekamy na: { $letters }
cardopoly-picture-alt-teams = Partnerzy: { $one }; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name }: { $ace }, na polu { $space } { $card }, kieszeń { $held }, Szansa { $chance }{ $more }, nieruchomości { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name }: { $ace }, na polu { $space }, kieszeń { $held }, Szansa { $chance }{ $more }, nieruchomości { $deeds }.
cardopoly-picture-alt-free = Niczyje: { $spaces }.
cardopoly-picture-alt-promise = Obietnica: { $by } daje graczowi { $to } { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , na wierzchu { $top }
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] więcej kart w kieszeni
       *[less] mniej kart w kieszeni
    }
cardopoly-feature-scarce = { $change ->
        [more] prawie pusta kieszeń
       *[less] pewniejsza kieszeń
    }
cardopoly-feature-claims = { $change ->
        [more] więcej kart do kupowania
       *[less] mniej kart do kupowania
    }
cardopoly-feature-choice = { $change ->
        [more] więcej nieruchomości w zasięgu
       *[less] mniej nieruchomości w zasięgu
    }
cardopoly-feature-deeds = { $change ->
        [more] więcej nieruchomości
       *[less] mniej nieruchomości
    }
cardopoly-feature-rents = { $change ->
        [more] wyższe czynsze do pobrania
       *[less] niższe czynsze do pobrania
    }
cardopoly-feature-fares = { $change ->
        [more] wyższe czynsze na drodze
       *[less] niższe czynsze na drodze
    }
cardopoly-feature-ruin = { $change ->
        [more] większe ryzyko ruiny
       *[less] mniejsze ryzyko ruiny
    }
cardopoly-feature-short = { $change ->
        [more] długi prawie nie do spłacenia
       *[less] mniej długów prawie nie do spłacenia
    }
cardopoly-feature-mortgages = { $change ->
        [more] więcej zastawionych nieruchomości
       *[less] mniej zastawionych nieruchomości
    }
cardopoly-feature-sets = { $change ->
        [more] pełny zestaw
       *[less] brak pełnego zestawu
    }
cardopoly-feature-jacks = { $change ->
        [more] więcej waletów do zagrania
       *[less] mniej waletów do zagrania
    }
cardopoly-feature-queens = { $change ->
        [more] więcej dam do zagrania
       *[less] mniej dam do zagrania
    }
cardopoly-feature-kings = { $change ->
        [more] więcej króli do zagrania
       *[less] mniej króli do zagrania
    }
cardopoly-feature-late = { $change ->
        [more] więcej nieruchomości na koniec
       *[less] mniej nieruchomości na koniec
    }
cardopoly-feature-quick = { $change ->
        [more] lepsza szansa na szybką wygraną
       *[less] gorsza szansa na szybką wygraną
    }
cardopoly-feature-jailed = { $change ->
        [more] stracona tura
       *[less] brak straconej tury
    }
cardopoly-feature-turn = { $change ->
        [more] następna tura szybciej
       *[less] następna tura później
    }

# Puzzles
cardopoly-puzzle-answer = **Ktoś proponuje ci wymianę.** Co ty na to? Jedna odpowiedź jest dużo lepsza od innych.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Zanim ruszysz dalej:** jedna decyzja jest dużo lepsza od innych. Która?
    }
cardopoly-puzzle-land = **Stoisz na polu.** Co teraz? Jedna decyzja jest dużo lepsza od innych.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Koniec twojej tury.** Co jeszcze robisz? Jedna decyzja jest dużo lepsza od innych.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Masz dług.** Jak z niego wychodzisz? Jedna droga jest dużo lepsza od innych.
    }
cardopoly-puzzle-bid = **Licytacja.** Co robisz? Jedna odpowiedź jest dużo lepsza od innych.
cardopoly-puzzle-price = **Twoja licytacja się skończyła.** Zgadzasz się na tę cenę? Jedna odpowiedź jest dużo lepsza od drugiej.
cardopoly-puzzle-jail = **Siedzisz w więzieniu.** Jak wychodzisz? Jedna droga jest dużo lepsza od innych.
cardopoly-puzzle-finish = **Koniec jest blisko.** Jedna decyzja prawie na pewno wygrywa partię. Która?
