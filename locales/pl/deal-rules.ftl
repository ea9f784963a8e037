# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = O co chodzi
deal-rules-goal =
    Wykładaj nieruchomości przed siebie, bierz czynsz i zabieraj innym to, czego ci brakuje. **Trzy pełne zestawy w trzech różnych kolorach, we własnej turze, od razu wygrywają.**

    Na każdej karcie widać, ile ich trzeba do zestawu: brązowe i granatowe po dwie, dworce cztery, media dwie, a każdy inny kolor trzy.

deal-rules-turn-title = Twoja tura
deal-rules-turn =
    Dobierasz 2 karty, a gdy nie masz nic na ręce, 5. Potem **zagrywasz do trzech kart**, w dowolnym układzie:
    • odkładasz pieniądze albo kartę akcji do **banku**; akcja w banku to już na zawsze pieniądze
    • wykładasz przed siebie **nieruchomość** albo jokera
    • zagrywasz **akcję** na środek

    Nie musisz nic zagrywać. Przekładanie własnych jokerów między kolorami jest w twojej turze darmowe, tak samo zamiana kart między dwoma pełnymi zestawami w jednym kolorze. Na koniec zostaje ci najwyżej 7 kart; resztę wsuwasz pod talię. Jeśli możesz już tylko przekładać, tura sama kończy się po dziesięciu minutach (w tempie na żywo po 20 sekundach), chyba że naciśniesz *Jeszcze nie*.

deal-rules-actions-title = Akcje
deal-rules-actions =
    • **Czynsz**: wszyscy inni płacą za twój najlepszy zestaw w jednym z kolorów karty; przy karcie na dowolny kolor płaci jedna osoba. **Podwójny czynsz** dokłada się do niego i jest osobnym zagraniem.
    • **Mam urodziny**: po 2M od każdego. **Poborca długów**: 5M od jednej osoby.
    • **Sprytna umowa**: zabierz jedną nieruchomość. **Wymuszona wymiana**: zamień jedną. Nigdy z pełnego zestawu.
    • **Zrywacz umów**, jeśli jest w talii: zabierz pełny zestaw.
    • **Dom** i **Hotel** na pełny zestaw: o 3M i o 4M więcej czynszu.
    • **Przejdź przez Start**: dobierz dwie karty.

deal-rules-paying-title = Płacenie
deal-rules-paying =
    Płacisz tym, co leży przed tobą, bankiem i nieruchomościami, jak wolisz, ale nigdy z ręki. **Nikt nie wydaje reszty** i nie możesz dorzucić karty, która nie jest potrzebna. Jeśli ci nie starcza, oddajesz wszystko, co ma wartość; jeśli nic przed tobą nie leży, nie płacisz nic.

    Pieniądze trafiają do banku drugiej osoby, nieruchomości między jej nieruchomości. Jokery na każdy kolor nie mają wartości i nigdy się nimi nie płaci.

deal-rules-sayno-title = Powiedz „nie”
deal-rules-sayno =
    Gdy ktoś zagrywa akcję przeciwko tobie, możesz odpowiedzieć kartą **Powiedz „nie”**, w każdej chwili i bez zużywania zagrania. Druga strona może odbić ją swoim „nie”, i tak dalej. Jeśli ostatnie słowo należy do ciebie, akcja cię nie dotyczy.

    Każda zapytana osoba decyduje za siebie, wszystkie w tym samym czasie. Pytam cię niezależnie od tego, czy masz taką kartę. W poczekalni ustawiacie, co zdradzają przerwy. Przy **szybkim** stole ruch bez wyboru dzieje się od razu, więc przerwa oznacza, że ktoś ma wybór. Przy **zapieczętowanym** stole przerwy niczego nie zdradzają.

    Możesz **odpowiedzieć z góry**: naciśnij *Odpowiedzi z góry* pod swoimi kartami i powiedz, co mam robić za ciebie.

deal-rules-points-title = Punkty
deal-rules-points =
    Możecie zagrać kilka rund na punkty. Gdy ktoś skompletuje trzy zestawy, każdy liczy wartość banku i nieruchomości: najwyższa daje **10 punktów, kolejne 7, 5 i 3**, a piąta 1. Kto skompletował zestawy, może więc dostać mniej punktów niż ktoś inny!

    Przy równej wartości każdy dostaje punkty za lepsze z tych miejsc.

deal-rules-options-title = Co można wybrać
deal-rules-options =
    • **Punktacja**: wygrywają trzy zestawy albo punkty z 1 do 8 rund.
    • **Zrywacz umów**: nie gra, chyba że dopuścicie go w poczekalni; z nim robi się ostrzej.
    • **Wymuszona wymiana**: czy wolno oddać kartę z własnego pełnego zestawu.
    • **Tury**: gdy każdy ma za sobą 15 albo 30 tur, wygrywa ten, kto ma najwięcej pełnych zestawów.

    O tym, kto zaczyna, decydują kości. Po zakończeniu partii każdy może sprawdzić, że wszystkie tasowania były uczciwe.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal: twoja pierwsza partia
deal-lesson-first-goal =
    Wygrywa ten, kto ma przed sobą **trzy pełne zestawy w różnych kolorach**. Zestaw czerwony to trzy karty, brązowy tylko dwie: widać to na kartach.

    Karty na ręce widzisz tylko ty; to, co leży przed tobą, widzi każdy i każdy może ci to zabrać. Przeciwko tobie grają { $left } i { $right }. Wchodzimy na początku partii: leży już przed tobą jedna czerwona nieruchomość.
deal-lesson-first-lay =
    Twoja tura zaczęła się od dobrania dwóch kart. Teraz możesz **zagrać do trzech kart.** Nieruchomość na ręce nic ci nie daje; wyłożona liczy się do zestawu i przynosi czynsz. Jedną czerwoną już masz, więc dołóż do niej drugą.

    Otwórz *Twoje karty* i wybierz *Wyłóż jako czerwone: 2 z 3*.
deal-lesson-first-lay-else = Ta karta może poczekać. Zacznij od tego, co przybliża cię do zestawu: od czerwonej nieruchomości, do tej, którą już masz.
deal-lesson-first-bank =
    Zostały ci dwa zagrania. Gdy ktoś czegoś od ciebie chce, płacisz **tylko tym, co leży przed tobą**, a bez pieniędzy byłyby to czerwone nieruchomości. Połóż więc obok trochę pieniędzy.

    Wybierz *Odłóż do banku: 3M*.
deal-lesson-first-bank-else = Najpierw pieniądze: bez banku przyjdzie ci płacić nieruchomościami. Odłóż 3M do banku.
deal-lesson-first-three =
    Zostało jedno zagranie. Brązowe idą szybko: wystarczą dwie karty na zestaw. Sprytna umowa i Powiedz „nie” zostają na ręce; w banku byłyby już na zawsze pieniędzmi, a jeszcze się przydadzą.

    Wybierz *Wyłóż jako brązowe: 1 z 2*. Po trzech zagraniach tura się kończy. Możesz ją też zakończyć wcześniej; na ręce zostaje najwyżej siedem kart.
deal-lesson-first-three-else = Masz jeszcze nieruchomość do wyłożenia: brązowym wystarczą dwie karty. Resztę zostaw na później.
deal-lesson-first-go =
    { $left } i { $right } też mają już wyłożone nieruchomości, a ty znów masz dwie nowe karty. Jedna z nich to **Przejdź przez Start**: daje ci dwie kolejne. Zagraj ją najpierw: to, co dobierzesz, możesz zagrać jeszcze w tej turze.

    Wybierz *Dobierz 2 karty*.
deal-lesson-first-go-else = To za chwilę. Najpierw Przejdź przez Start: może trafi się coś jeszcze lepszego.
deal-lesson-first-set =
    Jest trzecia czerwona! **Pełny zestaw** daje najwyższy czynsz i żadna Sprytna umowa nie wyjmie z niego karty. Masz też kartę czynszu, ale zagraj ją po wyłożeniu, nie przed: wtedy to 6M zamiast 3M.

    Wybierz *Wyłóż jako czerwone: 3 z 3*.
deal-lesson-first-set-else = Prawie: najpierw skompletuj czerwone. Potem wszystko, co czerwone, daje więcej.
deal-lesson-first-rent =
    Teraz niech płacą. **Karta czynszu** wymienia dwa kolory; każdy jest ci winien czynsz za twój najlepszy zestaw w jednym z nich. Czerwone są pełne: po 6M od każdego.

    Wybierz *Od każdego 6M czynszu za czerwone*.
deal-lesson-first-rent-else = Twój zestaw jest pełny, a oni mają jeszcze pieniądze: to idealny moment na czynsz czerwone/żółte.
deal-lesson-first-pay =
    { $left } nie ma dość pieniędzy i dokłada **różową nieruchomość, która jest teraz twoja.** A potem { $left } zagrywa na ciebie Poborcę długów. Czym płacisz, wybierasz ty, ale nikt nie wydaje reszty: zapłać dokładnie 5M swoją piątką. Na „nie” szkoda tu karty.

    Naciśnij *Zapłać 5M*.
deal-lesson-first-pay-else = Można i tak, ale masz kartę 5M: pasuje idealnie, nic się nie marnuje, a nieruchomości zostają. Naciśnij *Zapłać 5M*.
deal-lesson-first-no =
    { $right } chce od ciebie podwójnego czynszu: 16M. Kosztowałoby cię to wszystkie pieniądze, a do tego czerwony zestaw. **Powiedz „nie”** zatrzymuje wszystko, co jest wymierzone w ciebie, bez względu na to, czyja jest tura, i nie kosztuje zagrania. To właśnie ta chwila.

    Naciśnij *Powiedz „nie”!*
deal-lesson-first-no-else = Tak stracisz pieniądze i czerwony zestaw. Właśnie od tego jest Powiedz „nie”.
deal-lesson-first-wild =
    { $right } musi przyjąć twoje „nie”. Twoja kolej i **możesz teraz wygrać**: brakuje ci dwóch zestawów i masz trzy zagrania. Joker na każdy kolor zastępuje dowolną nieruchomość, więc dopełni twój brązowy zestaw.

    Wybierz *Wyłóż jako brązowe: 2 z 2*.
deal-lesson-first-wild-else = Żeby wygrać w tej turze, potrzebujesz wszystkich trzech zagrań. Zacznij od jokera na każdy kolor jako brązowego: to twój drugi zestaw.
deal-lesson-first-either =
    Dwa zestawy! Joker w **dwóch kolorach** może leżeć w jednym albo w drugim, a we własnej turze możesz go przekładać, ile chcesz, za darmo. Tu lepsze są różowe: jedną taką kartę masz po graczu { $left }.

    Wybierz *Wyłóż jako różowe: 2 z 3*.
deal-lesson-first-either-else = Najpierw wyłóż jokera różowe/pomarańczowe do różowych, obok karty, którą masz. Wtedy brakuje już tylko jednej.
deal-lesson-first-sly =
    Brakuje jednej różowej, a ma ją { $right }. **Sprytna umowa** zabiera dowolną nieruchomość, która nie leży w pełnym zestawie. Patrz, co mają inni: często leży tam akurat to, czego ci brakuje.

    Wybierz różową: *Zabierz graczowi { $right }: różowe*.
deal-lesson-first-sly-else = Potrzebna ci różowa: z nią masz trzy zestawy. Wybierz Sprytną umowę i zabierz różową.
deal-lesson-first-over =
    Czerwone, brązowe i różowe: **trzy pełne zestawy, wygrywasz od razu!**

    Zapamiętaj: najpierw wykładaj szybkie zestawy, trzymaj przed sobą pieniądze, bierz czynsz, gdy zestaw jest pełny, a Powiedz „nie” oszczędzaj na to, co naprawdę boli. I miej oko na każdego, kto ma dwa zestawy: weź od niego czynsz albo zabierz mu kartę. Co robią pozostałe karty, przeczytasz na liście swoich kart.
