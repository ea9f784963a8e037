# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = O co chodzi
property-rules-goal =
    Zajmuj pola na siatce 8 × 8, łącz je w grupy i bierz czynsz od każdego, kto na nich stanie.

    Partia kończy się, gdy ktoś nie może zapłacić. **Z pozostałych wygrywa najbogatszy gracz**, a liczą się tylko pieniądze: pola są warte tyle, ile zarobią.

    Każdy zaczyna z taką samą sumą pieniędzy i z kartami kupna o tej samej wartości. Im więcej graczy, tym mniej jednego i drugiego.

property-rules-turn-title = Twoja tura
property-rules-turn =
    Zagrywasz **jedną czerwoną i jedną czarną kartę.** Czerwona (♥ ♦) wskazuje kolumnę, licząc od lewej; czarna (♠ ♣) wiersz, licząc od dołu. 3♥ z 5♣ to kolumna 3, wiersz 5. As (A) to 1.

    Dziewiątka albo dziesiątka **to dowolna liczba od 1 do 8**: ty wybierasz, a kolor karty zostaje.

    Dalej zależy od pola:
    • **Wolne**: jest teraz twoje.
    • **Cudze**: płacisz czynsz i możesz je kupić.
    • **Twoje**: musisz je zastawić; jeśli jest już zastawione, tracisz je.

    Potem dobierasz, aż znów masz na ręce oba kolory. Grać trzeba zawsze: pasować nie można.

    Czekając, możesz **zaplanować następny ruch** i jeszcze jeden na wypadek, gdyby ten już nie pasował. Gdy przyjdzie twoja kolej, zagram go od razu, jeśli znaczy wciąż to samo; jeśli nie, wybierasz ty. Nikt inny nie widzi twojego planu.

property-rules-rent-title = Czynsz
property-rules-rent =
    Pola jednego właściciela, które stykają się bokiem, to **grupa**; rogi nie łączą. Czynsz to **{ MONEY(1, "$") } za każde pole grupy**, na której stajesz, pomnożone przez to, co mówią twoje dwie karty:

    • ♦ z ♣: zwykły czynsz
    • ♥ z ♣ albo ♦ z ♠: **podwójny** czynsz
    • ♥ z ♠: **poczwórny** czynsz

    W grupie sześciu pól płacisz { MONEY(6, "$") } z 3♦ 5♣, { MONEY(12, "$") } z 3♥ 5♣ albo 3♦ 5♠ i { MONEY(24, "$") } z 3♥ 5♠. Jeśli każde twoje zagranie to bankructwo, musisz wybrać jedno z najniższym czynszem.

property-rules-buying-title = Kupowanie pola
property-rules-buying =
    Po zapłaceniu czynszu możesz kupić to pole za swoje karty kupna: **jedna jednostka za każde pole jego grupy**, bez względu na kolory. Król (K) to 4 jednostki, dama (Q) 2, walet (J) albo joker 1.

    Reszty nikt nie wydaje i nie możesz dorzucić karty, która nie jest potrzebna. Zielony przycisk proponuje najtańszą zapłatę; możesz wybrać inną. Twoje karty kupna dostaje dotychczasowy właściciel i może ich później użyć.

property-rules-mortgage-title = Zastawy
property-rules-mortgage =
    Gdy twoje karty wskażą twoje własne pole, idzie ono pod **zastaw** i dostaje znaczek. Trafisz je jeszcze raz i **przepada**: pole jest wolne i każdy może je zająć.

    Zastawione pole nadal należy do swojej grupy i nadal przynosi czynsz. Kto je kupi, przejmuje też zastaw.

property-rules-end-title = Koniec
property-rules-end =
    Jeśli masz zapłacić więcej, niż masz, oddajesz wszystko i jesteś **bankrutem**. Zapłacić ostatnim dolarem wolno.

    Pierwsze bankructwo kończy partię i z pozostałych wygrywa najbogatszy gracz; przy równych pieniądzach wygrana jest wspólna. Można też grać do drugiego albo trzeciego bankructwa: wtedy pola bankruta są znów wolne.

    Partia **krótka** kończy się także wtedy, gdy ktoś po swojej turze ma dość pieniędzy: { MONEY(113, "$") } przy dwóch graczach, { MONEY(102, "$") } przy trzech, { MONEY(77, "$") } przy czterech, { MONEY(63, "$") } przy pięciu, { MONEY(51, "$") } przy sześciu. Wtedy też wygrywa najbogatszy gracz.

    Jeśli się poddasz, twoje pieniądze, karty na ręce i karty kupna wypadają z partii, a pola są znów wolne. To nie jest bankructwo. Kto zostanie na końcu, wygrywa.

property-rules-options-title = Co można wybrać
property-rules-options =
    • **Bankructwa**: ile kończy partię. Zwykle 1.
    • **Liczenie pól**: na koniec każde pole daje { MONEY(5, "$") }. Czynszu się tym nie płaci.
    • **Limit rund**: po 40 albo 80 rundach wygrywa najbogatszy gracz. Większość partii kończy się dużo wcześniej.
    • **Długość**: w krótkiej partii każdy zaczyna z połową pieniędzy, a kończy się ona także wtedy, gdy ktoś po swojej turze ma o połowę więcej niż na początku: z { MONEY(51, "$") } robi się { MONEY(77, "$") }. Pola się do tego nie liczą. Trwa mniej więcej o połowę krócej.

    Nie ma wymian ani innych układów. Po zakończeniu partii każdy może sprawdzić, że wszystkie tasowania były uczciwe.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property: twoja pierwsza partia
property-lesson-first-goal =
    Plansza ma 8 × 8 pól. Ty i { $left } zajmujecie je na zmianę, a kto stanie na cudzym, płaci **czynsz**. Oboje macie po { MONEY(150, "$") }; kto nie może zapłacić, przegrywa.

    Gramy te tury, które są najważniejsze. Wszystkie są dobre, więc wypróbuj je następnym razem.
property-lesson-first-cell =
    W każdej turze zagrywasz **jedną czerwoną i jedną czarną kartę.** Czerwona wskazuje kolumnę, licząc od lewej; czarna wiersz, licząc od dołu. Twoje 3♦ i 5♣ spotykają się w kolumnie 3 i wierszu 5, tam, gdzie jest ①. To pole jest niczyje, więc będzie twoje.

    Naciśnij *3♦ + 5♣*.
property-lesson-first-group =
    Pole jest twoje, a na ręce masz znów oba kolory. Pola, które stykają się bokiem, to **grupa**, a kto stanie na którymkolwiek z nich, płaci { MONEY(1, "$") } **za każde pole grupy.** Buduj więc jedno przy drugim: dwa razem zarabiają cztery razy tyle co jedno.

    Otwórz *Którą parę zagrywasz?* i wybierz *4♥ + 5♠*.
property-lesson-first-group-else = To pole stałoby samotnie na skraju planszy. 4♥ z 5♠ leży tuż obok twojego pierwszego: wybierz je.
property-lesson-first-wild =
    Kilka tur później. **9 albo 10 to dowolna liczba** od 1 do 8, więc z 4♣ twoja 9♥ sięga każdego pola w wierszu 4. Szkoda jej na byle jakie pole; ale w kolumnie 2 łączy twoje dwie grupy, a 3 + 4 + 1 to 8.

    Wybierz *9♥ + 4♣ · kolumna 2, wiersz 4*.
property-lesson-first-wild-else = Tak też można, ale spójrz na swoje dwie grupy po lewej: pole w kolumnie 2 i wierszu 4 robi z nich jedną. Zagraj tam 9♥ z 4♣.
property-lesson-first-rent =
    { $left } trafia do twojej grupy z 3♥ 3♠: { MONEY(8, "$") } za 8 pól, **podwojone za ♥ i jeszcze raz za ♠: { MONEY(32, "$") } dla ciebie!** Kiery i piki kosztują tylko tego, kto płaci czynsz. Na wolnym polu nie szkodzą: zużywaj je tam, a ♦ i ♣ trzymaj na dzień, gdy trzeba będzie płacić.

    Wybierz *5♥ + 3♣*, wtedy twoja grupa ma 9 pól.
property-lesson-first-rent-else = To samo pole, ale wtedy zostałby ci kier. Zatrzymaj 5♦ i zagraj 5♥ z 3♣.
property-lesson-first-pay =
    Kilka tur później. Pasować nie możesz, a obie twoje pary trafiają do grupy 5 pól, którą ma { $left }. Zapłać więc jak najmniej: { MONEY(5, "$") } z ♦ i ♣. Z kierem będzie { MONEY(10, "$") }.

    Wybierz *6♦ + 2♣*.
property-lesson-first-pay-else = Kier podwaja czynsz. 6♦ z 2♣ trafia na to samo pole za połowę ceny.
property-lesson-first-buy =
    Czynsz zapłacony; teraz możesz to pole **kupić**. Kosztuje jedną jednostkę z twoich kart kupna za każde pole grupy: 5. Król to 4 jednostki, dama 2, walet albo joker 1. Do niczego innego się nie przydają, więc **kupuj, kiedy tylko możesz**: to pole łączy twoje grupy w jedną o wielkości 14, a { $left } ma odtąd dwie mniejsze.

    Naciśnij *Kup za 5*.
property-lesson-first-buy-else = Karty kupna są właśnie na takie pola: to łączy twoje grupy i przecina cudzą. Król i walet to dokładnie 5 jednostek; naciśnij zielony przycisk.
property-lesson-first-own =
    { $left } staje na twoich 14 polach i płaci { MONEY(14, "$") }. Twoja kolej: 6♥ z 6♠ kosztuje cię { MONEY(24, "$") }. 2♥ z 6♠ wskazuje **twoje własne pole**, które idzie pod zastaw: dostaje znaczek, ale nadal się liczy i zarabia. Tracisz je dopiero, gdy karty wskażą je jeszcze raz.

    Wybierz więc *2♥ + 6♠*.
property-lesson-first-own-else = To kosztuje { MONEY(24, "$") }. Zastaw na razie nic nie kosztuje: zagraj 2♥ z 6♠.
property-lesson-first-careful =
    Załóżmy teraz, że więcej szczęścia ma { $left }: zostało ci tylko { MONEY(20, "$") }. Zanim wybierzesz parę, przeczytaj, co z niej wyniknie. 7♥ z 6♠ kosztuje { MONEY(24, "$") }: **kto nie może zapłacić, bankrutuje i przegrywa partię.** 2♦ z 6♠ wskazuje twoje zastawione pole i je tracisz. Boli, ale grasz dalej.

    Wybierz *2♦ + 6♠*.
property-lesson-first-careful-else = Stop: to bankructwo i koniec partii. Oddaj lepiej pole: 2♦ z 6♠.
property-lesson-first-ending =
    Wracamy do partii, w której dobrze ci idzie: { $left } ma już tylko { MONEY(46, "$") }. Powiększ swoją **największą grupę**: dwa razy większa jest trafiana dwa razy częściej i zarabia dwa razy tyle. 8♦ dodaje pole; 7♥ któreś zastawi.

    Wybierz *8♦ + 3♣*.
property-lesson-first-ending-else = To zastawi twoje pole. 8♦ z 3♣ powiększy za to twoją dużą grupę.
property-lesson-first-over =
    { $left } musi stanąć na twoich 15 polach z ♥ i ♠: czynsz { MONEY(60, "$") }, a w kieszeni { MONEY(46, "$") }. Bankructwo, **wygrywasz!** Przy większej liczbie graczy pierwsze bankructwo też kończy partię, a z pozostałych wygrywa najbogatszy gracz.

    Zapamiętaj: jedna duża grupa, ♥ i ♠ na wolne pola, ♦ i ♣ do płacenia, kupuj, kiedy tylko możesz. To cała gra Property.
