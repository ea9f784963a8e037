# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = O co chodzi
monopoly-rules-goal =
    Zbieraj wszystkie karty koloru, kładź na nie domy, hotele i pionki i **zamknij rozdanie**, gdy wszystko, co masz na ręce, należy do pełnej grupy. Wtedy liczy się punkty; gracie kilka rozdań.

    Na koniec rozdania, po którym ktoś ma **10 000 lub więcej** (w pięć lub sześć osób 7 000), wygrywa ten, kto ma najwięcej pieniędzy.

monopoly-rules-turn-title = Twoja tura
monopoly-rules-turn =
    Każdy ma dziesięć kart i leżący przed sobą **stos wymiany**, odkryty dla wszystkich. W swojej turze robisz jedną z trzech rzeczy:
    • **Dobierasz** wierzchnią kartę talii.
    • **Wymieniasz się**: wierzchnie karty twojego stosu za tyle samo z wierzchu cudzego. Oboje bierzecie to, co dostajecie, na rękę i nikt nie może odmówić. Przed wymianą możesz położyć na swój stos jedną kartę z ręki.
    • **Zamykasz rozdanie.**

    Potem odrzucasz na własny stos, aż zostanie ci dziesięć kart; jeśli i tak tyle masz, zatrzymujesz wszystkie. W dwie lub trzy osoby są też stosy niczyje: wymieniasz się z nimi tak jak z każdym innym, także kilka kart naraz.

monopoly-rules-groups-title = Grupy
monopoly-rules-groups =
    Grupa jest pełna, gdy masz wszystkie dwie lub trzy karty koloru, oba media albo **dwa, trzy lub cztery dworce**.

    Na kolorze stawiasz **domy po kolei**, od 1. do 4., a na wszystkich czterech hotel. **Pionki** idą na dowolną pełną grupę, ile chcesz.

    Karta **Szansy** zastępuje wszystko, czego brakuje, ale tylko jeśli to ty zamykasz rozdanie. Na każdej innej ręce sprawia, że wszystkie karty są nic niewarte!

monopoly-rules-out-title = Zamknięcie rozdania
monopoly-rules-out =
    Możesz zamknąć, gdy każda nieruchomość, każdy dom i każdy hotel na twojej ręce należy do pełnej grupy i masz co najmniej jedną taką grupę. START, Mr. Monopoly i pionków może być dowolnie dużo.

    W nagrodę bierzesz **pięć wierzchnich kart** talii i dokładasz, co pasuje. Najlepszy układ dostajesz w propozycji; przyjmij go jednym kliknięciem albo zmień.

monopoly-rules-scoring-title = Punktacja
monopoly-rules-scoring =
    • Grupa daje swoją wartość, **za każdy dom jeszcze raz tyle**, a hotel 500.
    • Każdy **pionek** liczy całą grupę jeszcze raz: żółte z trzema domami i dwoma pionkami to trzy razy 1 200.
    • Każdy **START** daje 200. **Najwięcej kart Mr. Monopoly** daje 1 000; jeśli najwięcej mają dwie osoby, nie dostaje nikt.

    Punkty zbierają wszyscy, nie tylko ten, kto zamyka.

monopoly-rules-six-title = W pięć lub sześć osób
monopoly-rules-six =
    Nie ma talii: rozdaje się wszystkie karty i każdy ma jedną odkrytą kartę wymiany. W swojej turze **zamieniasz ją na cudzą**; oboje bierzecie tę nową na rękę i wykładacie inną.

    Po każdej turze **wszyscy podają jedną kartę w lewo**, w tym samym czasie, zakrytą. Kto zamyka, może w nagrodę dołożyć karty wymiany ze stołu.

monopoly-rules-options-title = Co można wybrać
monopoly-rules-options =
    • **Edycja**: UK z ulicami Londynu i funtami, dwie do sześciu osób; albo Deluxe z dolarami, stojakami i sztabkami złota, dwie do czterech.
    • **Cel**: 5 000 albo 3 000, żeby partia była krótsza.

    Jeśli talia jest pusta, a nikt nie zamyka, rozdanie się kończy i liczy się to, co kto ma. Po zakończeniu partii każdy może sprawdzić, że wszystkie tasowania były uczciwe.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, edycja UK: twoja pierwsza partia
monopoly-lesson-uk-goal = Cześć! Te dziesięć kart widzisz tylko ty. Każda ulica i każdy dom wśród nich ma należeć do **pełnego koloru**: wtedy zamykasz rozdanie i dostajesz pieniądze. Masz dwie z trzech czerwonych i dwie z trzech zielonych. Przed każdym leży odkryty stos wymiany, ale na razie nie ma tam nic dla ciebie. Naciśnij więc *Dobierz kartę*.
monopoly-lesson-uk-goal-else = Żadna z odkrytych kart nie pasuje do tego, co masz. Nowa może pasować: dobierz.
monopoly-lesson-uk-discard = Park Lane! Ale to już jedenaście kart, a tura kończy się z dziesięcioma. Jedna musi odejść, odkryta, na twój własny stos wymiany. Zbierasz czerwone i zielone; domy, pionek i Mr. Monopoly dadzą pieniądze później. Bow Street jest sama w swoim kolorze i niewiele warta: odrzuć *Bow Street*.
monopoly-lesson-uk-discard-else = Tej będzie ci brakować. Bow Street jest sama w swoim kolorze: odrzuć ją.
monopoly-lesson-uk-trade = Spójrz na stos, który ma { $left }: Trafalgar Square, twoja trzecia czerwona! Zamiast dobierać, możesz się **wymienić**: wierzchnia karta twojego stosu za wierzchnią cudzego. Nikt nie może odmówić, a obie karty idą na ręce. Naciśnij *Wymiana ({ $left }): Bow Street za Trafalgar Square* i potwierdź.
monopoly-lesson-uk-trade-else = Karta, którą widać, jest lepsza od nieznanej: z Trafalgar Square masz pełne czerwone.
monopoly-lesson-uk-pile = Czerwone są pełne! Znów jedenaście kart. Uważaj, co kładziesz na swój stos: inni mogą to wziąć. { $left } ma na własnym stosie Whitehall, czyli różowych nie zbiera, a ty masz tylko jedną: odrzuć *Northumberland Avenue*.
monopoly-lesson-uk-pile-else = To zaboli bardziej. Różowych chyba nikt nie chce: odrzuć Northumberland Avenue.
monopoly-lesson-uk-two = Regent Street, twoja trzecia zielona, leży jako druga karta na stosie, który ma { $left }. Możesz wymienić **kilka naraz**: dwie wierzchnie twoje za dwie wierzchnie tamtejsze, tak jak leżą. Twoje dwie i tak ci się nie przydadzą, więc naciśnij *Wymiana ({ $left }): Northumberland Avenue + 1 za Regent Street + 1* i potwierdź.
monopoly-lesson-uk-two-else = Tak nie dostaniesz Regent Street. Dwie twoje karty za dwie, które ma { $left }, to załatwią.
monopoly-lesson-uk-full = Dwanaście kart, więc dwie muszą odejść. Policz, co do siebie pasuje: trzy czerwone, trzy zielone, dwa domy na nie, pionek i Mr. Monopoly. To dziesięć! Odrzuć *Euston Road* i *Park Lane*, a na ręce nic nie będzie zbędne.
monopoly-lesson-uk-full-else = Zatrzymaj wszystkie czerwone i zielone, domy, pionek i Mr. Monopoly. Tylko Euston Road i Park Lane do niczego nie pasują.
monopoly-lesson-uk-out = Masz komplet, więc zamiast dobierać, możesz **zamknąć rozdanie**: wykładasz karty i kończysz je wszystkim. Można by czekać na coś lepszego, ale kto zamyka, dostaje w nagrodę pięć kart, a { $left } może zamknąć szybciej. Naciśnij *Zamknij rozdanie: { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Lepiej bierz, co masz, zanim zamknie { $left }.
monopoly-lesson-uk-reward = Co z pięciu kart pasuje, już leży na stole. Zielone liczą się za 350 i jeszcze raz tyle za każdy dom, 1., 2. i 3.: 1 400. **Pionek** liczy to jeszcze raz: 2 800. Czerwone z jednym domem to 500, START to 200. Lepiej się nie da, więc naciśnij *Wyłóż to tak: { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = To jest warte mniej. Domy i pionki należą się najdroższemu kolorowi.
monopoly-lesson-uk-swap = Najwięcej kart **Mr. Monopoly** daje ci jeszcze { MONEY(1000, "£") }! Za pełne grupy płacą każdemu: { $left } też dostaje. Dwa rozdania później: masz dworzec, a **dwa to już grupa**. Twój stos jest pusty, ale przed wymianą możesz położyć na niego kartę z ręki. Naciśnij *Weź Marylebone (stos 3) za Bow Street* i potwierdź; ten stos jest niczyj.
monopoly-lesson-uk-swap-else = Potrzebujesz Marylebone: dwa dworce to już pełna grupa.
monopoly-lesson-uk-houses = Nadal dziesięć kart, więc nie ma czego odrzucać. Granatowe są pełne, dworce też. Ale domy stawia się **po kolei**: bez 2. domu twój 3. nie ma gdzie stanąć i nie możesz zamknąć. Żaden 2. dom nie leży odkryty, więc naciśnij *Dobierz kartę*.
monopoly-lesson-uk-houses-else = Nigdzie nie leży odkryty 2. dom. Spróbuj szczęścia z talią.
monopoly-lesson-uk-chance = **Szansa**! Zastępuje wszystko, czego ci brakuje, tu 2. dom. Ale tylko temu, kto zamyka: jeśli { $left } zamknie wcześniej, karty z Szansą nie są warte **zupełnie nic**. Teraz więc się spiesz. Pasuje wszystko poza jedną kartą: odrzuć *Bond Street*.
monopoly-lesson-uk-chance-else = Wtedy w następnej turze nie dasz rady zamknąć, z Szansą na ręce! Bond Street to jedyna karta, bez której się obejdziesz.
monopoly-lesson-uk-joker = W samą porę! Granatowe liczą się za 400 i trzy domy, bo 2. zastępuje Szansa: 1 600, a pionek liczy to jeszcze raz. Dworce dają 250, START 200. Z Szansą nigdy nie czekaj o turę dłużej, niż musisz: naciśnij *Zamknij rozdanie: { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Za duże ryzyko z Szansą na ręce. Zamknij, póki możesz.
monopoly-lesson-uk-score = A w nagrodzie jest jeszcze jeden pionek: granatowe liczą się teraz trzy razy, 4 800. Na dwa dworce też można położyć pionki, ale domów nie; hotel, na wszystkich czterech domach, dałby jeszcze 500. Naciśnij *Wyłóż to tak: { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = To jest warte mniej. Pionki należą się najdroższej grupie.
monopoly-lesson-uk-end = Masz { MONEY(11750, "£") }! Rozdanie, po którym ktoś ma 10 000, jest ostatnie, a wygrywa ten, kto ma najwięcej pieniędzy, czyli ty. Zapamiętaj trzy rzeczy: karta odkryta jest lepsza niż karta w ciemno; domy i pionki kładź na najdroższy kolor; i zamykaj wcześnie, zwłaszcza z Szansą. Powodzenia przy pierwszym stole!

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, edycja Deluxe: twoja pierwsza partia
monopoly-lesson-deluxe-goal = Cześć! Dziesięć kart na twoim stojaku widzisz tylko ty. Gdy każda nieruchomość i każdy dom wśród nich należy do **Zestawu**, czyli wszystkich kart koloru, zamykasz rozdanie i dostajesz pieniądze. Dwa dworce to już Zestaw i właśnie tyle masz. Każdy ma odkryty stos wymiany, ale nie ma tam teraz nic przydatnego. Naciśnij więc *Dobierz kartę*.
monopoly-lesson-deluxe-goal-else = Żadna z odkrytych kart nie przybliża cię do Zestawu. Nowa może: dobierz.
monopoly-lesson-deluxe-discard = START: daje 200, cokolwiek jeszcze masz. Ale tura kończy się z dziesięcioma kartami, więc jedna musi odejść, odkryta, na twój własny stos wymiany. Brązowe są najtańsze, a masz tylko jedną: odrzuć *Baltic Avenue*.
monopoly-lesson-deluxe-discard-else = Tej będzie ci brakować. Baltic Avenue jest warta najmniej.
monopoly-lesson-deluxe-trade = Pojawiły się dwie dobre karty: Illinois Avenue, twoja trzecia czerwona, i Park Place, twoja druga granatowa. Zamiast dobierać, możesz się **wymienić**: wierzchnia karta twojego stosu za wierzchnią cudzego. Nikt nie może odmówić. Granatowe są najdroższe, więc weź najpierw tę: naciśnij *Wymiana ({ $left }): Baltic Avenue za Park Place* i potwierdź.
monopoly-lesson-deluxe-trade-else = Z Park Place masz pełny najdroższy kolor. Weź ją.
monopoly-lesson-deluxe-forced = Granatowe są pełne! To, co dajesz, trafia na stojak: ma to teraz { $left }. Znów masz jedenaście kart. Zbędna jest jedna różowa i jedna pomarańczowa, a różowe są tańsze: odrzuć *States Avenue*. Przy odrobinie szczęścia Illinois Avenue będzie tam jeszcze leżeć, gdy przyjdzie twoja kolej.
monopoly-lesson-deluxe-forced-else = To zaboli bardziej. Różowe są tanie, a masz jedną z trzech: odrzuć States Avenue.
monopoly-lesson-deluxe-out = Co za szczęście: { $right } chce różowych i **wymienia się z tobą**. Odmówić nie można, ale dostajesz za to Illinois Avenue i czerwone są pełne! Kto zaczyna turę z więcej niż dziesięcioma kartami, też może zamknąć. Co zbędne, jest odrzucane, tu Tennessee Avenue. Naciśnij *Zamknij rozdanie: { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Masz komplet na stojaku. Zamknij, zanim zrobi to ktoś inny.
monopoly-lesson-deluxe-reward = Kto zamyka, dostaje pięć kart, a co pasuje, już leży na stole: trzeci dworzec (trzy dają 500) i dwa **domy**. Granatowe liczą się za 400 i jeszcze raz tyle za każdy dom, 1. i 2.: 1 200. **Pionek** liczy to jeszcze raz: 2 400. Naciśnij *Wyłóż to tak: { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = To jest warte mniej. Domy i pionki należą się najdroższemu Zestawowi.
monopoly-lesson-deluxe-pile = Za pełne Zestawy płacą każdemu. Trzy rozdania później każdy ma więc pieniądze na tacce; **sztabka złota** jest warta pięć banknotów po 1 000 $. Masz Electric Company, a Water Works leży na stosie 4, który jest niczyj. Z nim wymieniasz się tak samo: naciśnij *Weź Water Works (stos 4) za Tennessee Avenue* i potwierdź.
monopoly-lesson-deluxe-pile-else = Z Water Works masz pełne media: 500 za jednym zamachem.
monopoly-lesson-deluxe-utilities = Oba media dają 500. Tak jak na dworce, można na nie kłaść pionki, ale domów nie. Domy stawiaj na żółtych: są drogie i brakuje tylko Marvin Gardens. Masz po jednej błękitnej, różowej i zielonej, a błękitna jest najtańsza: odrzuć *Connecticut Avenue*.
monopoly-lesson-deluxe-utilities-else = Zatrzymaj żółte, media i to, co na nie kładziesz. Connecticut Avenue jest warta najmniej.
monopoly-lesson-deluxe-fourth = { $left } wyrzuca 4. dom. Zostaw go: domy stawia się **po kolei**, a 4. bez 3. tylko uniemożliwi ci zamknięcie. Marvin Gardens nigdzie nie widać. Gdy nic ci nie pomaga, naciśnij *Dobierz kartę*.
monopoly-lesson-deluxe-fourth-else = Nic stamtąd ci nie pomoże. Lepiej zobacz nową kartę.
monopoly-lesson-deluxe-chance = **Szansa**! Temu, kto zamyka, zastępuje każdą brakującą kartę: tu Marvin Gardens. Na każdym innym stojaku sprawia, że **wszystkie karty są nic niewarte**, gdy rozdanie się skończy. Teraz więc się spiesz. Różowa jest tańsza od zielonej: odrzuć *Virginia Avenue*.
monopoly-lesson-deluxe-chance-else = To by kosztowało więcej. Z tego, czego nie potrzebujesz, najtańsza jest Virginia Avenue.
monopoly-lesson-deluxe-watch = { $right } właśnie bierze St. Charles Place, czyli różową, a na twoim stosie leży Virginia Avenue, też różowa! Nie oddawaj jej. Przed wymianą możesz **położyć na wierzch kartę ze stojaka**. Dostajesz 3. dom i masz komplet: naciśnij *Wymiana ({ $right }): Pacific Avenue za 3. dom* i potwierdź.
monopoly-lesson-deluxe-watch-else = Potrzebny ci 3. dom, a kartą, którą możesz za niego dać, jest Pacific Avenue.
monopoly-lesson-deluxe-joker = Wszystkie dziesięć kart ma swoje miejsce, a Szansa to Marvin Gardens: żółte, 300 z trzema domami, to 1 200, a pionek liczy to jeszcze raz. Media dają 500. Z Szansą na stojaku nigdy nie czekaj: naciśnij *Zamknij rozdanie: { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Za duże ryzyko z Szansą na stojaku. Zamknij, póki możesz.
monopoly-lesson-deluxe-free = W nagrodzie jest prawdziwa karta Marvin Gardens! Twoja Szansa może więc być teraz czymś innym i robi za drugi pionek: żółte liczą się trzy razy. Najlepszy układ zawsze leży już gotowy, więc naciśnij *Wyłóż to tak: { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = To jest warte mniej. Szansa najbardziej przyda się jako pionek na żółtych.
monopoly-lesson-deluxe-end = Masz { MONEY(11700, "$") }! Rozdanie, po którym ktoś ma 10 000, jest ostatnie, a wygrywa ten, kto ma najwięcej pieniędzy, czyli ty. { $left } wpada z Szansą i nie dostaje nic. Zapamiętaj trzy rzeczy: karta odkryta jest lepsza niż karta w ciemno; zanim coś dasz, zobacz, co zbierają inni; buduj na najdroższym Zestawie i zamykaj wcześnie. Powodzenia przy pierwszym stole!
