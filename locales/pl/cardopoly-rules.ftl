# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = O co chodzi
cardopoly-rules-goal =
    Twoje pieniądze to **karty w kieszeni.** Chodzisz po parku z 16 kart, kupujesz nieruchomości, na których stajesz, i bierzesz karty od każdego, kto stanie na twoich.

    Kto nie ma już żadnej karty w kieszeni, odpada. **Wygrywa, kto zostanie na końcu.** Jeśli wcześniej skończą się rundy, wygrywa ten, kto ma najwięcej nieruchomości bez zastawu.

cardopoly-rules-turn-title = Twoja tura
cardopoly-rules-turn =
    Na początek **dobierasz kartę i idziesz** o jej wartość, zgodnie z ruchem wskazówek zegara; as (A) to 1. Kiedy mijasz Start albo na nim stajesz, dostajesz **pensję: 3 karty**, a jeśli masz na planszy wszystkie karty jednego koloru lub jednej wartości, to 5.

    Dobrany **walet (J), dama (Q) albo król (K)** trafia odkryty do twojej kieszeni Szansy, a ty dobierasz jeszcze raz. **Joker** wysyła cię do więzienia.

    Przed dobraniem i po zatrzymaniu się możesz zagrać damę albo króla, rozbudować, zastawić, wykupić z zastawu albo zaproponować wymianę.

cardopoly-rules-buying-title = Kupowanie
cardopoly-rules-buying =
    Za niczyją nieruchomość dajesz **dwie karty**: jedną w **kolorze lub o wartości** nieruchomości (idzie na stos kart odrzuconych) i jedną w **kolorze twojego asa** (zostaje na nieruchomości i pokazuje, że jest twoja).

    Nie musisz kupować. Możesz ją zostawić albo poprosić wszystkich innych o **tajne stawki**. Kto da najwięcej, płaci tobie o jedną kartę więcej, niż wynosi druga stawka; ty się zgadzasz albo nie. Przy **szybkim** stole ten, kto nie może licytować, od razu pasuje, więc przerwa oznacza, że ktoś mógł. Przy **zapieczętowanym** stole (ustawia się go w poczekalni) przerwy niczego nie zdradzają. Nie chcesz, żeby cię pytać? Podaj mi swoją stawkę pod *Stawki z góry*.

    Później możesz **rozbudować** nieruchomość we własnej turze dwiema kolejnymi takimi kartami: za każdym razem czynsz rośnie o 1.

cardopoly-rules-rent-title = Czynsz i długi
cardopoly-rules-rent =
    Na cudzej nieruchomości oddajesz **tyle kart, ile wynosi jej wartość**, i po jednej więcej za każdą rozbudowę. Ty wybierasz które: może akurat nie te, których szuka druga strona.

    Może za ciebie zapłacić **walet** z kieszeni Szansy. Jeśli brakuje ci kart, możesz najpierw coś zastawić, zagrać króla albo się wymienić. Jeśli nadal nie możesz zapłacić, oddajesz wszystko i odpadasz, a twoje nieruchomości są znów wolne.

    Za **zastaw** od razu bierzesz 3 karty, ale nieruchomość nic nie zarabia, dopóki nie odrzucisz 3 kart w jej kolorze lub o jej wartości.

cardopoly-rules-chance-title = Karty Szansy i więzienie
cardopoly-rules-chance =
    Do kieszeni Szansy trafiają tylko walety, damy i króle dobrane na ruch; widzą je wszyscy.
    • **Walet**: tym razem nie płacisz czynszu albo od razu wychodzisz z więzienia.
    • **Dama**: idź na dowolne pole, zamiast dobierać albo na koniec tury.
    • **Król**: weź kartę od każdego innego gracza i jedną z talii.

    W **więzieniu** decydujesz od razu: płacisz 5 kart, używasz waleta albo tracisz następną turę. Więzienie jest na Starcie, ale joker, który cię tam wysyła, nie daje pensji.

cardopoly-rules-trade-title = Wymiany i obietnice
cardopoly-rules-trade =
    W swojej turze możesz zaproponować do 3 wymian: nieruchomości i karty za nieruchomości i karty. Które karty dajesz, widzi tylko druga strona, a ona wybiera, które z jej kart dostaniesz. Zamiast się zgodzić albo odmówić, może złożyć **kontrpropozycję**.

    Możesz też **obiecać** od 1 do 10 kart na jedną z pięciu swoich następnych tur. Obietnicę widzą wszyscy, a ja ściągam karty w terminie. Jeśli masz do zapłacenia czynsz, wymiana z właścicielem może zamknąć cały dług.

cardopoly-rules-options-title = Co można wybrać
cardopoly-rules-options =
    • **Szybka gra**: 12 kart na planszy, po 6 w kieszeni; wygrywa, kto pierwszy ma 4 nieruchomości.
    • **Drużyny**: w cztery osoby partnerzy siedzą naprzeciw siebie, przekazują sobie karty z kieszeni (i nic więcej) i nie płacą sobie czynszu. W szybkiej grze drużyna potrzebuje 6 nieruchomości.
    • **Rundy**: po 40 rundach wygrywa ten, kto ma najwięcej nieruchomości; można też grać 20, 80 albo bez limitu.
    • **Asy**: rozdawane losowo albo wybierane.
    • **Król** bierze od każdego jedną kartę albo dwie; na ślepo albo według wyboru płacącego.

# The lesson

cardopoly-lesson-first-title = Cardopoly: twoja pierwsza partia
cardopoly-lesson-first-goal = Cześć! Osiem kart w twojej kieszeni to **pieniądze i życie**: kto nie ma już żadnej, odpada, a kto zostanie na końcu, wygrywa. Twój as, A♥, to twój pionek; stoi na Starcie pierścienia z 16 nieruchomości. W swojej turze dobierasz kartę i idziesz o jej wartość. Naciśnij *Dobierz*.
cardopoly-lesson-first-goal-else = Na to jeszcze za wcześnie: nikt nic nie ma. Dobierz i zobacz, gdzie staniesz.
cardopoly-lesson-first-buy = Czwórka prowadzi cię na 5♥, która jest niczyja. Kosztuje dwie karty: **płacisz** jedną w jej kolorze lub o jej wartości, tu piątką, i **kładziesz na niej jedną w kolorze swojego asa**, tu kiera, który tam zostaje. Odtąd każdy, kto tu stanie, jest ci winien pięć kart! Naciśnij *Kup: połóż 10♥, zapłać 5♦*.
cardopoly-lesson-first-buy-else = Lepiej tak: połóż 10♥ i zapłać 5♦. Wtedy 5♥ jest twoja.
cardopoly-lesson-first-end = Jest twoja. Można by od razu na niej budować, ale pilnuj kieszeni: zostało ci sześć kart, a niedługo też będziesz płacić. Zatrzymaj je i zobacz, gdzie staną { $left } i { $right }: naciśnij *Zakończ turę*.
cardopoly-lesson-first-end-else = Nie teraz: potrzebujesz kart. Zakończ turę.
cardopoly-lesson-first-rent = { $right } staje na 5♥ i oddaje ci **czynsz**: pięć kart z ośmiu! Tak się tu człowiek bogaci i tak biednieje. { $left } kupuje tymczasem 6♠, pięć pól przed tobą. Znów twoja kolej: naciśnij *Dobierz*.
cardopoly-lesson-first-rent-else = Oszczędzaj karty, zaraz mogą się przydać. Dobierz.
cardopoly-lesson-first-jack = Najpierw trafia ci się **walet**. Każdego dobranego waleta, damę i króla zatrzymujesz, odkrytego, i dobierasz jeszcze raz. Potem piątka prowadzi cię prosto na 6♠: sześć z twoich jedenastu kart! Ale walet oszczędza ci czynszu (albo wyciąga cię z więzienia, do którego wysyła joker). Naciśnij *Zagraj waleta: bez czynszu*.
cardopoly-lesson-first-jack-else = Te sześć kart możesz zatrzymać: walet oszczędza ci czynszu.
cardopoly-lesson-first-auction = Kilka rund później. Przydałaby się 7♦, ale bez kiera nie możesz jej kupić. Niech więc **licytują** inni: każdy po cichu podaje, ile najwyżej da. Najwyższa stawka płaci **tobie** o jedną kartę więcej, niż wynosi druga. Karty za nic, więc naciśnij *Otwórz licytację*.
cardopoly-lesson-first-auction-else = Jeśli ją zostawisz, nic z tego nie masz. Niech licytują inni!
cardopoly-lesson-first-sell = { $left } daje ci cztery karty. Możesz odmówić, na przykład gdyby to za bardzo wzmacniało gracza { $left }. Ale drugą siódemkę, 7♣, ma { $right }, a cztery karty to dużo, gdy masz siedem. Naciśnij *Zgoda, kupuje { $left }*.
cardopoly-lesson-first-sell-else = Cztery karty za coś, czego i tak nie możesz mieć: to dobra cena. Zgódź się.
cardopoly-lesson-first-king = A przed tobą leży **król**! Bierze po karcie od wszystkich innych i jedną z talii, kiedy tylko zechcesz w swojej turze. Trzy karty więcej, a innym coraz bliżej do zera: pod *Coś jeszcze?* wybierz *Zagraj króla*.
cardopoly-lesson-first-king-else = Król daje ci od razu trzy karty. Zagraj go, zanim zakończysz turę.
cardopoly-lesson-first-trade = Dwie rundy później. Kto ma na planszy wszystkie karty jednego koloru albo **jednej wartości**, ma zestaw, a to podnosi pensję. Ty masz 6♦, a { $left } 6♠; { $left } ma 5♠, a ty 5♥. Na zamianie zyskujecie oboje! Naciśnij *Wymiana…* i wybierz *{ $left }: nieruchomość 6♠ za nieruchomość 5♥*.
cardopoly-lesson-first-trade-else = Najpierw zamiana: twoja 5♥ za 6♠, żeby obie szóstki były twoje.
cardopoly-lesson-first-propose = Tu składasz wymianę. Możesz dołożyć karty, o jakieś poprosić albo jakieś obiecać na późniejszą turę; { $left } może ją przyjąć, odrzucić albo złożyć kontrpropozycję. Ta jest uczciwa: 5♥ ma już jedną rozbudowę, więc obie dają po 6, i oboje macie zestaw. Naciśnij *Zaproponuj*.
cardopoly-lesson-first-propose-else = Tak jest dobrze: 6♠ za 5♥. Zaproponuj.
cardopoly-lesson-first-queen = Zgoda! Z zestawem dobierasz za każde minięcie Startu 5 kart **pensji** zamiast 3. I masz **damę**: prowadzi cię na dowolne pole, nawet po dobraniu karty. 8♥, za Startem, jest wolna i droga, a kiery na nią masz. Wybierz *Zagraj damę…*, a potem *8♥*.
cardopoly-lesson-first-queen-else = Da się lepiej: z damą mijasz Start, dobierasz 5 kart i możesz kupić 8♥.
cardopoly-lesson-first-expand = 8♥ jest oczywiście twoja. { $right } już nie gra, a { $left } stoi na Starcie z sześcioma kartami i może **zastawić** tylko 5♥, za trzy kolejne. Dziewięć kart starcza na czynsz 8, ale nie na 9. Buduj więc: kiera kładziesz, inną kartą płacisz. Wybierz *Rozbuduj 8♥: połóż 4♥, zapłać 8♦*.
cardopoly-lesson-first-expand-else = { $left } tego za mało odczuje. Jeszcze jedna rozbudowa na 8♥ wystarczy: dziewięć kart czynszu.
cardopoly-lesson-first-last = Teraz i 8♥, i 9♥ są za drogie: { $left } nie da rady. Nie buduj już więcej: zatrzymaj swoje osiem kart na czynsze dla gracza { $left }. Jeśli kiedyś nie będziesz mieć czym zapłacić, możesz coś zastawić, zagrać króla albo spłacić dług wymianą z właścicielem, zanim się poddasz. Naciśnij *Zakończ turę*.
cardopoly-lesson-first-last-else = Dość już zbudowane. Zatrzymaj karty i zakończ turę.
cardopoly-lesson-first-won = { $left } staje na 8♥, zastawia 5♥, a czynsz i tak zabiera ostatnią kartę: wygrywasz! (Jeśli po 40 rundach zostało kilka osób, wygrywa ten, kto ma najwięcej nieruchomości bez zastawu.) Zapamiętaj: kupuj prawie wszystko, trzymaj karty na czynsze, które cię czekają, wymieniaj się o zestawy i buduj, gdy możesz tym kogoś wykończyć.
