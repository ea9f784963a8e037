# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = Szanse wszystkich, ruch po ruchu
chances-picture-unit = Szansa na wygraną w %
chances-turn = Ruch { $move }: { $what } { $who }: { $before }% → { $after }%
chances-drew = { $who } dobiera { $cards }.
chances-turn-quiet = Ruch { $move }. { $who }: { $before }% → { $after }%
chances-text-course = { $name }: { $first }% na początku, między { $least }% a { $most }%, { $last }% na końcu.

# The pages
table-analysis = Analiza
analysis-title = ### { $game }: analiza
analysis-judged = -# { $who }: decyzje tak dobre jak moja najlepsza: { $good } z { $count ->
        [one] { $count }.
        [few] { $count }.
       *[other] { $count }.
    }
analysis-turn-title = ### Punkt zwrotny { $number }: ruch { $step } z { $steps }
analysis-best-title = ### { $who }, najlepsza decyzja: ruch { $step } z { $steps }
analysis-worst-title = ### { $who }, najgorsza decyzja: ruch { $step } z { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who }: { $before }% → **{ $after }%**
analysis-made = Zagrane: { $move }
    Szansa na wygraną po tym ruchu: około **{ $chance }%**
analysis-chosen = { $who } wybiera „{ $called }”.
analysis-called = „{ $called }”
analysis-note-made = Zagrane: { $move }
analysis-note-better = Lepiej: { $move }
analysis-note-next = Drugi najlepszy ruch: { $move }
analysis-mark-made = zagrane
analysis-mark-better = lepiej
analysis-mark-next = drugie
analysis-note-why = { $note } Dlaczego: { $reasons }.
analysis-note-led-to = { $note } Zwykle daje to: { $reasons }.
analysis-next = Drugi najlepszy ruch: { $move }
    Po tym: około **{ $chance }%**
analysis-better = Lepiej: { $move }
    Po tym: około **{ $chance }%**
analysis-why = -# Co robi różnicę: { $reasons }.
analysis-led-to = -# Po wielu próbach rozegrania tego do końca lepszy ruch daje zwykle: { $reasons }.
analysis-seen = -# Liczy się tu tylko to, co w tamtej chwili widać z miejsca gracza { $who }. Jest to poniżej.
analysis-back = Wróć
analysis-on = Dalej
analysis-share = Pokaż serwerowi
analysis-takeback = Nie pokazuj
analysis-shared = -# Pokazane: { COMMAND("server") } może to wybrać na najlepszy ruch tygodnia.
analysis-replay = W powtórce
analysis-pages = Przejdź do…
analysis-page-chances = Szanse wszystkich
analysis-page-turn = Punkt zwrotny { $number }: ruch { $step }
analysis-page-best = { $who }, najlepsza decyzja: ruch { $step }
analysis-page-worst = { $who }, najgorsza decyzja: ruch { $step }

# While it is made
analysis-progress = 🔎 Analizuję partię: ruch { $done } z { $all }…
    -# To potrwa minutę lub dwie. Możesz też wrócić później: poczeka na ciebie.
analysis-paused = 🔎 Właśnie się restartuję, więc analiza zatrzymała się na ruchu { $done } z { $all }. Sama ruszy dalej: zajrzyj za minutę.
analysis-again = Zajrzyj znowu

# When there is none
analysis-not-over = Analizę dostaniesz po zakończeniu partii.
analysis-never = Tej gry nie umiem analizować, przepraszam: nie wiem, kto w niej prowadzi.
limit-analysis = Dużo tego myślenia naraz! Limit nowych analiz na godzinę: { $person } dla jednej osoby, { $server } na całym serwerze. Spróbuj znów za { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }. Gotowe możesz oglądać, ile chcesz.

# The command
command-match-analysis = Po partii: jej punkty zwrotne oraz najlepsza i najgorsza decyzja każdego
name-analysis = analiza
