# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] Vince { $name }!
       *[other] Vincono insieme { $name }!
    }
result-picture-shared = Vincono insieme in { $count }!
result-picture-best = Colpo migliore
result-picture-own-best = Colpo migliore: { $gains }
result-picture-gain = +{ $gain } (mossa { $move })
result-picture-figure = { $figure }
result-picture-deal = Inizio
result-picture-moves = { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name } · { $unit }: { $first } all’inizio, { $most } al massimo, { $last } alla fine, colpo migliore { $best }.
moment-event = Mossa { $move }: { $what }
moment-behind = Dopo la mossa { $move }, { $who } era sotto di { $gap }, eppure ha vinto.
moment-lead = Dalla mossa { $move } in poi, { $who } era in testa.

# The replay
replay-title = ### { $game }: { $step ->
        [0] le carte date
       *[other] mossa { $step } di { $steps }
    }
replay-pace = Ritmo: { $pace }
replay-running = -# La partita è ancora in corso, quindi vedi solo il tavolo e la tua mano.
replay-secret = Quella mano è segreta finché la partita non è finita. Riprova allora.
replay-hand = **{ $who }**
replay-first = Inizio
replay-back = Indietro
replay-on = Avanti
replay-last = Fine
replay-jump = Salta a…
replay-jump-title = Salta a una mossa
replay-jump-label = Quale mossa? Da 0 a { $steps }
replay-not-a-move = Non c’è nessuna mossa con quel numero. Scegline una da 0 a { $steps }; 0 sono le carte date.
replay-angle = Cosa vuoi vedere?
replay-angle-table = Il tavolo, come lo vedevano tutti
replay-angle-open = Tutte le mani, scoperte
replay-angle-seat = Il tavolo e la mano di { $who }
replay-film = Tutta la partita come filmato
table-replay = Replay

# The film
film-begun = 🎬 Sto facendo il filmato…
film-progress = 🎬 Sto facendo il filmato: immagine { $done } di { $all }…
film-done = ### 🎬 { $game }, tutta la partita
    { $moves } mosse in { $seconds } secondi.
film-keep = Salvalo e condividilo: si vede ovunque.
share-film = Pubblica per tutti
share-end = Pubblica com’è finita
share-by = -# Pubblicato da { $person }, che ha giocato.
share-done = Pubblicato per tutti, [qui]({ $link }).
share-players = Può pubblicarlo per tutti solo chi ha giocato questa partita. Ma puoi salvare il filmato e condividerlo tu.
share-not-over = Puoi pubblicarlo a partita finita.
share-no-channel = Dove si gioca questa partita non posso pubblicare. Ma puoi salvare il filmato e condividerlo tu.
share-end-title = ### 🏁 { $game }: com’è finita
film-alt = Un filmato del tavolo, dalle carte date all’ultima mossa.
film-too-large = Quel filmato è troppo grande da mandare qui, scusa. Scorri invece la partita con i pulsanti.
film-not-over = Il filmato arriva a partita finita. Fino ad allora puoi scorrere quello che hai visto.
film-stopped = Mi sto riavviando. Chiedi di nuovo il filmato fra un minuto.

# The log as a file
log-file-title = { $game }, partita { $id }
log-file-players = Posti: { $players }
log-file-begun = Inizio { $time } UTC
log-file-ended = Fine { $time } UTC
log-file-only = (solo { $who }) { $event }

# The proof
verify-file = Con questo file puoi controllare tutto senza di me: prendi il codice sorgente di Freehold ed esegui `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Scorri una partita mossa per mossa; quando è finita, anche come filmato
name-replay = replay
more-replay = **Replay.** Scorri la partita mossa per mossa.
more-replay-button = Replay
