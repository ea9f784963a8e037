# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Ecco Freehold
    Giochi di carte a base di proprietà: con gli amici, quando ognuno ha un minuto, o subito contro i bot.
help-joined = ### Ciao, { $server }! Sono Freehold
    Qui puoi giocare a giochi di carte a base di proprietà: con gli amici, quando ognuno ha un minuto, o subito contro i bot. { COMMAND("help") } mostra di nuovo questa pagina. Se gestisci questo server, scegli lingua e canali con { COMMAND("settings") }.
help-seats = da { $least } a { $most } giocatori

# Its buttons
help-to-play = Gioca ora contro i bot
help-to-read = Regole
help-to-more = Come funziona
help-to-games = Tutti i giochi
help-learn = Impara
help-bots = Gioca
help-read = Leggi
help-there = Vai lì

# What they lead to
help-play-here = ### Quale gioco?
    Il tuo tavolo si apre qui in { $channel } e comincia subito: tu contro i bot, senza orologio.
help-play-thread = ### Quale gioco?
    In { $channel } c’è già un tavolo, quindi il tuo si apre in un thread. Comincia subito: tu contro i bot, senza orologio.
help-play-message = ### Quale gioco?
    Il tuo tavolo si apre qui, nella nostra chat, e comincia subito: tu contro i bot, senza orologio.
help-read-head = ### Le regole di quale gioco?
help-elsewhere = ### Per questo serve un server
    Un tavolo sta in un canale, così altri possono guardare e giocare la prossima. Vai nel canale di un server dove ci sono anch’io, scrivi { COMMAND("help") } e premi lì lo stesso pulsante.

# How it works
help-start = ### Per iniziare
    { COMMAND("property new") } apre un tavolo qui, { COMMAND("deal new") } uno di un altro gioco. Gli altri premono *{ BUTTON("lobby-join", asks: "no") }*, o aggiungi bot sotto *{ BUTTON("table-more") }*; poi premi *{ BUTTON("lobby-start", asks: "no") }*. Siete in tanti? { COMMAND("league create") }.
help-play = ### Per giocare
    Al tavolo, *{ BUTTON("table-hand") }* mostra le tue carte, solo a te; arrivano anche in DM. Tocca una mossa, ed è fatta. Ti menziono una volta quando tocca a te. { COMMAND("rules") } spiega il gioco, { COMMAND("matches") } elenca i tuoi tavoli, { COMMAND("puzzle") } è per i tempi morti. { COMMAND("notify") } imposta ore di silenzio, { COMMAND("me") } la lingua e l’aspetto delle carte.
help-stuck = ### Qualcosa non va?
    Il tavolo non c’è più o è troppo in alto? { COMMAND("match show") }. Qualcuno non muove? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; dopo la scadenza gioca un bot al suo posto. Non hai più tempo? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Il tuo server
    { COMMAND("settings") } ha lingua, canali, ritmo, moderatori e un rompicapo del giorno. { COMMAND("moderate end") } chiude un tavolo, { COMMAND("moderate bar") } ferma chi disturba.
help-version = -# Freehold { $version }
