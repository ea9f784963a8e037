# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] Wygrywa { $name }!
        [few] Wspólna wygrana: { $name }!
       *[other] Wspólna wygrana: { $name }!
    }
result-picture-shared = { $count ->
        [one] { $count } osoba dzieli wygraną!
        [few] { $count } osoby dzielą wygraną!
       *[other] { $count } osób dzieli wygraną!
    }
result-picture-best = Największy zysk
result-picture-own-best = Największy zysk: { $gains }
result-picture-gain = +{ $gain } w ruchu { $move }
result-picture-figure = { $figure }
result-picture-deal = Rozdanie
result-picture-moves = { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name } · { $unit }: { $first } na początku, najwięcej { $most }, { $last } na końcu, największy zysk { $best }.
moment-event = Ruch { $move }: { $what }
moment-behind = Po ruchu { $move } { $who } traci do lidera { $gap }, a i tak wygrywa.
moment-lead = Od ruchu { $move } prowadzi { $who }.

# The replay
replay-title = ### { $game }: { $step ->
        [0] rozdanie
       *[other] ruch { $step } z { $steps }
    }
replay-pace = Tempo: { $pace }
replay-running = -# Partia jeszcze trwa, więc widzisz tylko stół i własne karty.
replay-secret = Te karty są tajne do końca partii. Spróbuj potem.
replay-hand = **{ $who }**
replay-first = Początek
replay-back = Wróć
replay-on = Dalej
replay-last = Koniec
replay-jump = Skocz do…
replay-jump-title = Skocz do ruchu
replay-jump-label = Który ruch? Od 0 do { $steps }
replay-not-a-move = Nie ma ruchu o tym numerze. Wybierz od 0 do { $steps }; 0 to rozdanie.
replay-angle = Co chcesz zobaczyć?
replay-angle-table = Stół, jak widzieli go wszyscy
replay-angle-open = Karty wszystkich, odkryte
replay-angle-seat = Stół i karty: { $who }
replay-film = Cała partia jako film
table-replay = Powtórka

# The film
film-begun = 🎬 Robię film…
film-progress = 🎬 Robię film: obraz { $done } z { $all }…
film-done = ### 🎬 { $game }, cała partia
    Ruchy: { $moves }, sekundy: { $seconds }.
film-keep = Zapisz go i pokaż innym: działa wszędzie.
share-film = Pokaż wszystkim
share-end = Pokaż wszystkim, jak się skończyło
share-by = -# Pokazuje { $person }, po swojej partii.
share-done = Widzą to już wszyscy, [tutaj]({ $link }).
share-players = Pokazać to wszystkim mogą tylko osoby, które grały w tej partii. Możesz jednak zapisać film i pokazać go na własną rękę.
share-not-over = Pokazać to można po zakończeniu partii.
share-no-channel = Nie mogę pisać tam, gdzie toczy się ta partia. Możesz jednak zapisać film i pokazać go na własną rękę.
share-end-title = ### 🏁 { $game }: jak się skończyło
film-alt = Film ze stołu, od rozdania do ostatniego ruchu.
film-too-large = Ten film jest za duży, żeby go tu wysłać, przepraszam. Przejrzyj partię krok po kroku przyciskami.
film-not-over = Film dostaniesz po zakończeniu partii. Na razie możesz przejrzeć krok po kroku to, co widać z twojego miejsca.
film-stopped = Właśnie się restartuję. Poproś o film jeszcze raz za minutę.

# The log as a file
log-file-title = { $game }, partia { $id }
log-file-players = Miejsca: { $players }
log-file-begun = Początek { $time } UTC
log-file-ended = Koniec { $time } UTC
log-file-only = (tylko { $who }) { $event }

# The proof
verify-file = Z tym plikiem sprawdzisz wszystko beze mnie: pobierz kod źródłowy Freehold i uruchom `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Przejrzyj partię ruch po ruchu; po jej zakończeniu także jako film
name-replay = powtórka
more-replay = **Powtórka.** Przejrzyj partię ruch po ruchu.
more-replay-button = Powtórka
