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
    { COMMAND("property new") } apre un tavolo in questo canale, e gli altri giochi hanno il loro comando, come { COMMAND("deal new") }. Gli altri premono *{ BUTTON("lobby-join", asks: "no") }*, o aggiungi bot sotto *{ BUTTON("table-more") }*; poi premi *{ BUTTON("lobby-start", asks: "no") }*. Se è la prima volta, lascia stare le opzioni: vanno bene così. Siete in tanti? Prova { COMMAND("league create") }.
help-play = ### Per giocare
    La tua mano arriva in DM, e te la mostra anche *{ BUTTON("table-hand") }* al tavolo, solo a te. Lì scegli una mossa: un tocco, ed è fatta. Quando tocca a te ricevi una menzione; gioca quando hai un minuto. { COMMAND("rules") } spiega il gioco, { COMMAND("matches") } elenca tutti i tuoi tavoli, { COMMAND("puzzle") } è per i tempi morti. { COMMAND("notify") } cambia le notifiche o imposta ore di silenzio; con { COMMAND("me") } scegli la lingua, parole invece di immagini e carte a quattro colori.
help-stuck = ### Qualcosa non va?
    Il tavolo è stato eliminato o è troppo in alto? { COMMAND("match show") }. Qualcuno non muove? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; dopo la scadenza gioca un bot al suo posto. Non hai tempo di continuare? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Il tuo server
    Se gestisci il server, in { COMMAND("settings") } trovi lingua, canali, ritmo, moderatori e un rompicapo del giorno. I moderatori possono chiudere un tavolo con { COMMAND("moderate end") } e fermare chi disturba con { COMMAND("moderate bar") }.
help-version = -# Freehold { $version }
