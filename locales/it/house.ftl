# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Ogni mescolata viene da un segreto sigillato più qualcosa di ognuno che si è seduto. SHA-256 del segreto: `{ $commitment }`
house-moved = A { $who } è scaduto il tempo, quindi la mossa l’ha fatta un bot.
house-passed = A { $who } è scaduto il tempo, quindi il turno è saltato.
house-undone = { $who } annulla la sua ultima mossa.
house-planned = { $who } aveva già preparato questa mossa, quindi l’ho fatta subito.
house-only = { $who } aveva una sola mossa possibile, quindi l’ho fatta io.
house-only-told = { $told } (Era l’unica mossa possibile, quindi l’ho fatta io.)
house-only-you = Avevi una sola mossa possibile, quindi l’ho fatta io per te.
house-planned-you = Avevi preparato questa mossa, quindi l’ho fatta subito per te.
house-moved-you = Il tuo tempo è scaduto, quindi questa mossa l’ha fatta un bot per te.
house-passed-you = Il tuo tempo è scaduto, quindi il tuo turno è saltato.
house-lapsed = Non avevi più niente da fare, quindi ho chiuso il tuo turno.
house-away = { $who } non c’è. Gioca un bot fino al suo ritorno.
house-to-message = La partita continua per messaggio diretto.
house-to-channel = La partita continua in un altro canale.
house-paused = Per un po’ non c’ero. Tutti riavranno quel tempo.
house-mended = Ho corretto un errore nelle mie regole di { $game }. La partita continua con quelle giuste.
house-outdated = Scusate, questa partita deve finire qui: le regole di { $game } sono cambiate troppo per continuare. Nessuno ha perso. Aprine una nuova quando vuoi.
house-back = { $who } è di nuovo al tavolo.
house-returned = { $who } è di nuovo qui e riprende il posto da { $before }, che l’aveva tenuto nel frattempo.
house-vacated = { $before } non c’è più, quindi gioca { $who }, un bot.
house-bot-easy = { $who }, un bot facile, prende il posto di { $before }.
house-bot-normal = { $who }, un bot, prende il posto di { $before }.
house-bot-strong = { $who }, un bot forte, prende il posto di { $before }.
house-substitute = { $who } prende il posto di { $before }.
house-vacation = { $who } è in vacanza. Il suo orologio è fermo.
house-vacation-over = Finita la vacanza di { $who }.
house-vacation-agreed = A { $who } va bene che per ora un bot giochi al posto di { $other }. Appena va bene a tutti, si fa così.
house-unrated = La stagione è finita, e questo tavolo ha contato così com’era. Potete continuare, ma non cambia più il livello di nessuno.
house-league-paused = Il campionato è in pausa, e tutti gli orologi sono fermi. Giocare si può lo stesso.
house-league-continues = Il campionato riprende, e gli orologi ripartono.
house-pace-wanted = { $who } vorrebbe un altro ritmo: { $pace }. Appena lo vogliono tutti, si cambia.
house-pace-changed = { $planned ->
        [yes] Come concordato, il ritmo adesso è: { $pace }.
       *[no] Tutti d’accordo su un nuovo ritmo: { $pace }.
    } Gli orologi ripartono da capo.
house-time-given = { $who } dà altro tempo a { $other }.
house-deserted = Tutti hanno lasciato questo tavolo, quindi la partita finisce qui senza risultato.
house-idle = Da 30 giorni nessuno muove, quindi la partita finisce qui senza risultato. Aprine una nuova quando vuoi.

# One word each, as many as a table has seats.
opponent-names = Ada Bruno Cleo Dario Emma Furio
