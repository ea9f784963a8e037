# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } dla ciebie
        [named] { $what } dla gracza { $who }
       *[others] { $what } dla innych
    }
advice-over = { $change ->
        [more] lepszy koniec
       *[less] gorszy koniec
    }
advice-both = { $first } i { $second }
advice-brings = { $costs ->
        [0] Co to daje: { $gains }.
       *[other] Co to daje: { $gains }, ale też: { $cost }.
    }
advice-led-to = Po wielu próbach rozegrania tego do końca wychodzi zwykle: { $gains }.

# A hint
hint-title = ### 💡 { $move }
hint-best = Po sprawdzeniu wszystkiego ten ruch wypada najlepiej.
hint-even = To prawie bez znaczenia: większość ruchów jest tu mniej więcej równie dobra.
hint-only = To twój jedyny ruch.
hint-outlook = { $standing ->
        [won] Po tym ruchu wygrana jest prawie pewna.
        [ahead] Po tym ruchu jesteś na dobrej drodze.
        [even] Wygrać może każdy.
        [behind] Mimo to nadal jesteś w tyle.
       *[lost] Mimo to do wygranej potrzeba ci dużo szczęścia.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Nawet jeśli pójdzie źle, nadal będziesz na dobrej drodze.
        [even] { " " }Jeśli pójdzie źle, wygrać może każdy.
        [behind] { " " }Jeśli pójdzie źle, będziesz w tyle.
       *[lost] { " " }Jeśli pójdzie źle, będzie ci potrzeba dużo szczęścia.
    }
hint-close = -# Prawie tak samo dobre: { $move }
hint-untried = -# Nie było czasu tego sprawdzić. Na oko wybieram to.
hint-moved = Partia poszła dalej, zanim się namyśliłem. Zapytaj jeszcze raz, popatrzę, jak jest teraz.
hint-again = Zapytaj jeszcze raz
hint-do = Zrób to

# When there is none
hint-none = Tym razem nie mam żadnej podpowiedzi. Zapytaj za chwilę albo zaufaj przeczuciu.
hint-never = Tu nie ma podpowiedzi: albo nie ma ich ta gra, albo to partia ligi.
hint-not-allowed = Podpowiedzi są wyłączone: w poczekalni nie wszyscy się na nie zgodzili. Następnym razem każdy może na nie pozwolić pod *{ BUTTON("table-more") }*, zanim zacznie się partia. Możesz też zagrać z samymi botami.
hint-not-asked = Na razie nie masz o czym decydować. Zapytaj mnie znowu, gdy przyjdzie twoja kolej.
limit-hint = Dużo tych podpowiedzi naraz! Limit na dziesięć minut: { $person } dla jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.

# In the lobby
lobby-hints = Zgoda na podpowiedzi
lobby-hinted = -# Podpowiedzi: { $state ->
        [alone] **włączone**, dopóki grasz z samymi botami
        [all] **włączone**, wszyscy się zgadzają
        [some] **wyłączone**, na razie zgadzają się tylko: { $names }
       *[none] **wyłączone**, chyba że zgodzą się wszyscy
    }
reply-hints = { $allows ->
        [yes] Zgadzasz się na podpowiedzi przy tym stole. { $all ->
            [yes] Wszyscy inni też, więc są włączone, chyba że ktoś nowy odmówi.
           *[no] Włączą się, gdy zgodzą się wszyscy.
        }
       *[no] Wyłączasz podpowiedzi przy tym stole.
    }
panel-hint = Podpowiedź
