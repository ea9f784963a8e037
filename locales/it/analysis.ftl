# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = Le probabilità, mossa per mossa
chances-picture-unit = % di vittoria
chances-turn = Mossa { $move }: { $what } { $who }: { $before }% → { $after }%
chances-drew = { $who } pesca { $cards }.
chances-turn-quiet = Mossa { $move }. { $who }: { $before }% → { $after }%
chances-text-course = { $name }: { $first }% all’inizio, fra { $least }% e { $most }%, { $last }% alla fine.

# The pages
table-analysis = Analisi
analysis-title = ### { $game }: l’analisi
analysis-judged = -# { $who }: { $good } di { $count ->
        [one] { $count } decisione alla pari con la mia migliore.
       *[other] { $count } decisioni alla pari con la mia migliore.
    }
analysis-turn-title = ### Svolta { $number }: mossa { $step } di { $steps }
analysis-best-title = ### { $who }, la decisione migliore: mossa { $step } di { $steps }
analysis-worst-title = ### { $who }, la decisione peggiore: mossa { $step } di { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who }: { $before }% → **{ $after }%**
analysis-made = Giocata: { $move }
    Probabilità di vincere così: circa **{ $chance }%**
analysis-chosen = { $who } sceglie “{ $called }”.
analysis-called = “{ $called }”
analysis-note-made = Giocata: { $move }
analysis-note-better = Meglio: { $move }
analysis-note-next = Seconda migliore: { $move }
analysis-mark-made = giocata
analysis-mark-better = meglio
analysis-mark-next = seconda
analysis-note-why = { $note } Perché: { $reasons }.
analysis-note-led-to = { $note } Quasi sempre ha portato { $reasons }.
analysis-next = La seconda migliore: { $move }
    Con quella: circa **{ $chance }%**
analysis-better = Meglio: { $move }
    Con quella: circa **{ $chance }%**
analysis-why = -# Cosa fa la differenza: { $reasons }.
analysis-led-to = -# Ho provato tante volte: quasi sempre la mossa migliore ha portato { $reasons }.
analysis-seen = -# Ho usato solo quello che { $who } poteva vedere in quel momento. È qui sotto.
analysis-back = Indietro
analysis-on = Avanti
analysis-share = Condividi col server
analysis-takeback = Non condividere
analysis-shared = -# Condivisa: { COMMAND("server") } può citarla come mossa della settimana.
analysis-replay = Nel replay
analysis-pages = Vai a…
analysis-page-chances = Le probabilità di tutti
analysis-page-turn = Svolta { $number }: mossa { $step }
analysis-page-best = { $who }, decisione migliore: mossa { $step }
analysis-page-worst = { $who }, decisione peggiore: mossa { $step }

# While it is made
analysis-progress = 🔎 Sto analizzando la partita: mossa { $done } di { $all }…
    -# Ci vuole un minuto o due. Puoi anche tornare più tardi: la conservo.
analysis-paused = 🔎 Mi sto riavviando, quindi l’analisi è ferma alla mossa { $done } di { $all }. Riprende da sola: guarda di nuovo fra un minuto.
analysis-again = Guarda di nuovo

# When there is none
analysis-not-over = L’analisi arriva a partita finita.
analysis-never = Questo gioco non lo so analizzare, scusa: non so chi è in vantaggio.
limit-analysis = Quanto da pensare tutto insieme! In un’ora una persona può avere { $person } nuove analisi e un intero server { $server }. Riprova fra { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }. Quelle già fatte puoi guardarle quante volte vuoi.

# The command
command-match-analysis = A partita finita: le svolte, e la decisione migliore e peggiore di ognuno
name-analysis = analisi
