# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = Questo pulsante è troppo vecchio, scusa: non so più cosa facesse. { COMMAND("match show") } ti dà un tavolo aggiornato, { COMMAND("matches") } elenca le tue partite.
reply-restarting = Mi sto riavviando. Riprova fra un minuto.
reply-error = Qualcosa da parte mia è andato storto, scusa. Nella tua partita non è cambiato niente, quindi riprova. Se succede ancora, di’ a chi gestisce questo bot il numero **{ $id }**.
reply-only-servers = Funziona solo nel canale di un server. Vai in uno dove vuoi giocare e prova lì.
reply-commands-changed = Ho ricevuto un aggiornamento, e questo comando è cambiato. Ricarica Discord (Ctrl+R, oppure chiudi e riapri l’app), poi riprova.
reply-dms-closed = Non posso scriverti in privato: i tuoi DM sono chiusi per questo server. *{ BUTTON("table-hand") }* al tavolo ti mostra le stesse cose.
reply-dms-stranger = Non posso scriverti in privato: non abbiamo server in comune. Aggiungimi al tuo account (*{ CLIENT("discord-add") }* sul mio profilo), poi riprova. *{ BUTTON("table-hand") }* al tavolo ti mostra le stesse cose.
reply-answered-out = Dove passo solo in visita, Discord mi lascia rispondere al massimo cinque volte ogni volta che qualcuno preme, e questa era una di troppo. Premi di nuovo il pulsante.
reply-not-public = Quello che scrivo qui lo vedi solo tu, quindi nessuno potrebbe unirsi al tuo tavolo. Ti serve il permesso *{ CLIENT("discord-external") }*, e forse anche quello di scrivere qui. Chiedi a chi gestisce il server, o apri il tavolo in una chat di gruppo.
reply-foreign-bots = Apri qui un tavolo con { COMMAND($command, "new") }, poi aggiungi bot sotto *{ BUTTON("table-more") }*.
reply-taken-foreign = Qui c’è già un tavolo di { $game }, e ce ne sta uno solo. Unisciti, o apri il tuo in un’altra chat.
reply-forbidden = Qui non posso farlo. { $why }
reply-i-may-not = Per giocare qui mi serve ancora: { $permissions }. Chiedi a chi gestisce questo canale di permetterlo, poi riprova.
reply-you-may-not = Per questo ti serve { $permissions } su questo server. Chiedi a chi lo gestisce di farlo, o di darti il permesso.

# Why I cannot write somewhere

obstacle-permissions = Lì mi servono questi permessi: { $missing }. Chiedi a chi gestisce il server di darmeli.
obstacle-removed = Non sono più su quel server. Chiedi a chi lo gestisce di invitarmi di nuovo.
obstacle-time-out = Su quel server un moderatore mi ha messo in timeout. Chiedi di toglierlo, o aspetta che finisca.
obstacle-private = Quel thread è privato e io non ci sono. Menzionami lì per farmi entrare.
obstacle-closed = Quel thread è bloccato. Chiedi a un moderatore di sbloccarlo.
obstacle-full = In quel canale ci sono troppi thread aperti, o troppe persone in un thread. Chiedi a un moderatore di chiudere qualche thread.
obstacle-wrong-place = Discord non lo permette in questo tipo di canale. Prova un normale canale testuale.
obstacle-blocked = L’AutoMod del server ha bloccato il mio messaggio. Chiedi a chi gestisce il server di fare un’eccezione per me.
obstacle-unknown = Discord non dice perché, e non vedo permessi mancanti. Chiedi a chi gestisce il server di dare un’occhiata.

# What was chosen does not fit the move
field-not-offered = Questa scelta non c’è più. Premi *{ BUTTON("table-hand") }* al tavolo e scegli di nuovo.
field-too-few = { $chosen ->
        [0] Non hai ancora scelto niente.
       *[other] Hai scelto { $chosen }.
    } Serve almeno { $least }. Scegli di nuovo.
field-too-many = Hai scelto { $chosen }, ma il massimo è { $most }. Scegli di nuovo.
field-too-little = Vale { $chosen }, ma serve { $need }. Scegli di nuovo.
field-superfluous = Fa { $chosen }, ma basta { $need }. Togli una carta che non serve e scegli di nuovo.

reply-seat = { $who }

# Which match
reply-no-match = Qui non c’è nessuna partita, e non ne hai neanche altrove. Aprine una, per esempio con { COMMAND("property new") }.
reply-which-match = Hai più di una partita. Scegline una con l’opzione `{ CLIENT("name-match") }`: basta cominciare a scrivere.
matches-choice = { $game } con { $others } (n. { $id })

# Opening a match
reply-not-here = Su questo server gioco solo in { $channels }. Vai lì e riprova.
reply-taken = In questo canale c’è già un tavolo di { $game }, e ce ne sta uno solo.
reply-taken-in-thread = In questo thread c’è già un tavolo di { $game }. Vai nel canale a cui appartiene e apri lì il tuo.
reply-taken-no-threads = Qui c’è già un tavolo di { $game }, e un canale così non ha thread. Vai in un altro canale e apri lì il tuo.
reply-taken-button = Apri il mio in un thread
reply-no-thread-here = Qui non ci sono thread. Togli l’opzione `{ CLIENT("name-thread") }`, o vai in un normale canale testuale.
reply-lobby-open = { $here ->
        [yes] Il tuo tavolo è pronto.
       *[no] Il tuo tavolo è pronto { $where }.
    } Gli altri premono *{ BUTTON("lobby-join", asks: "no") }*; quando ci siete tutti, premi *{ BUTTON("lobby-start", asks: "no") }*. Non c’è nessuno? Aggiungi dei bot in *{ BUTTON("table-more") }*.
reply-lobby-sent = { $here ->
        [yes] Il tuo tavolo è qui sotto.
       *[no] [Il tuo tavolo]({ $link }) è nei tuoi DM.
    } Scegli lì chi invitare, e io scrivo a loro. Nessun altro vede la partita.
reply-lobby-closed-dms = Non posso scriverti in DM, perché i tuoi sono chiusi. Poco male: invita le persone qui, e gioca da qui.
thread-name = { $game } con { $host }

# The first direct message
welcome = Hai un posto a un tavolo di **{ $game }** { $where }. Quando si comincia, la tua mano arriva qui, e puoi giocare direttamente da questa chat.
welcome-dms-closed =
    Ci sei! Non posso scriverti in DM, perché i tuoi sono chiusi per questo server, ma non ti perdi niente: premi *{ BUTTON("table-hand") }* al tavolo per vedere le tue carte e giocare. Le vedi solo tu.
    Le vuoi in DM? Apri il menu del server, poi *{ CLIENT("discord-privacy") }*, attiva *{ CLIENT("discord-messages") }*, poi lascia il tavolo e unisciti di nuovo.
welcome-stranger =
    Ci sei! Non posso scriverti in DM, perché non abbiamo server in comune, ma qui non ti perdi niente: premi *{ BUTTON("table-hand") }* al tavolo per vedere le tue carte e giocare. Le vedi solo tu.
    Vuoi sapere quando tocca a te? Aggiungimi al tuo account: *{ CLIENT("discord-add") }* sul mio profilo. Poi lascia il tavolo e unisciti di nuovo.

# The log
log-title = ### { $game }: cos’è successo { $pages ->
        [one] { "" }
       *[other] (pagina { $page } di { $pages })
    }
log-line = { $at } { $event }
log-empty = Ancora niente. La prima mossa deve ancora arrivare.
log-earlier = Prima
log-later = Dopo

# More
more = ### Cos’altro puoi fare
more-nothing = Questa partita la stai guardando, quindi qui non c’è niente per te. *{ BUTTON("table-log") }* ti racconta cos’è successo, *{ BUTTON("table-rules") }* come si gioca.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Guarda.** Il tavolo solo per te, nella tua lingua, come immagine o a parole.
more-watch-button = Guarda
more-log = **Cronaca.** Tutto quello che è successo, il più recente per ultimo.
more-log-button = Cronaca
more-rules = **Regole.** Come si gioca.
more-rules-button = Regole
watch-again = Mostra com’è adesso
watch-words = A parole
watch-picture = Come immagine
watch-not-seated = Tu qui non giochi, quindi questo è il tavolo come lo vedono tutti.
more-takeback = **Riprendi il tuo posto.** In questo momento gioca un bot per te. Dal tuo prossimo turno giochi di nuovo tu.
more-takeback-button = Riprendo il posto
more-nudge = **Manda un promemoria.** Menziono di nuovo chi la partita sta aspettando.
more-nudge-button = Promemoria
more-givetime = **Dai tempo.** Chi la partita sta aspettando ne riceve ancora: quanto un’altra mossa.
more-givetime-button = Dai tempo
more-pace = **Cambia il ritmo.** Più veloce, più calmo o senza orologio: appena tutti al tavolo sono d’accordo.
more-pace-button = Cambia il ritmo
pace-now = Il ritmo del tavolo è **{ $pace }**. Quale vorresti invece? Appena tutti hanno scelto lo stesso, cambia, e tutti gli orologi ripartono.
pace-choose = Scegli un ritmo
reply-time-given = Fatto: { $time } in più per chi la partita sta aspettando.
reply-pace = { $changed ->
        [yes] Tutti d’accordo. Adesso il ritmo del tavolo è **{ $pace }**.
       *[no] Grazie! Aspettiamo ancora { $players } per **{ $pace }**: *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Cedi un posto.** Il tuo, o quello di un bot se ospiti tu. Se qualcuno non c’è, prima chiedo agli altri del tavolo. Chiedo sempre anche a chi dovrebbe giocare.
more-replace-button = Cedi un posto
more-resign = **Ritirati.** Lasci la partita per sempre. { $left ->
        [one] Così la partita finisce, e vince l’altro giocatore.
       *[other] Gli altri continuano.
    }
more-resign-button = Mi ritiro
more-rematch = **Un’altra?** Chiedo a tutti quelli che hanno giocato. Stesse opzioni, e ognuno avanza di un posto.
more-rematch-button = Rivincita
more-verify = **È stata onesta?** Controlla ogni mescolata di questa partita.
more-verify-button = Verifica
left-wait = Non più su questo server: { $players }. Quindi niente promemoria da parte mia. Se non succede niente, premi di nuovo { $due }: allora potrai far giocare un bot o chiudere la partita.
left-over = Non più su questo server: { $players }. E da un giorno nessuno muove. Cosa vuoi fare?
left-bot = Fai giocare un bot
left-end = Chiudi la partita
left-bot-done = Adesso in quel posto gioca un bot. Buon divertimento!
left-end-done = La partita è finita, senza un vincitore.
reply-nudged = OK, mando un altro promemoria a { $players }.
reply-rematch = { $state ->
        [asked] Ci sei! Ho chiesto a tutti { $where }. Si parte appena tutti hanno premuto *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Ecco fatto: la nuova partita è iniziata { $where }.
       *[ready] C’è un nuovo tavolo { $where }, con le stesse opzioni. Premi *{ BUTTON("lobby-start", asks: "no") }* quando siete abbastanza.
    }

more-note = **Appunto.** Scrivi qualcosa per te. Lo vedi solo tu, insieme alla tua mano.
more-note-button = Appunto
note-title = Il tuo appunto
note-field = Lo vedi solo tu. Se è vuoto, sparisce.
note-kept = Segnato. È insieme alla tua mano, e lo vedi solo tu.
note-dropped = Il tuo appunto non c’è più.
panel-own-note = -# Il tuo appunto: { $note }
# Resigning
resign-question = Vuoi davvero lasciare questa partita per sempre?
resign-ends = Così la partita finisce, e vince l’altro giocatore.{ $lost ->
        [yes] { " " }Per te la partita vale come persa.
       *[no] { "" }
    } Ti manca solo il tempo? { COMMAND("vacation") } ferma il tuo orologio.
resign-hint = { $lost ->
        [yes] Per te la partita vale come persa: ti conto dietro a tutti quelli che restano. Il tuo posto rimane vuoto, e dopo nessuno può prenderlo. Ti manca solo il tempo? { COMMAND("vacation") } ferma il tuo orologio.
       *[no] Il tuo posto rimane vuoto, e dopo nessuno può prenderlo. Ti manca solo il tempo? { COMMAND("vacation") } ferma il tuo orologio.
    }

# Handing a seat over
replace-title = **Quale posto vuoi cedere?**
replace-seat = Scegli un posto
replace-whom = **Chi deve giocare al posto di { $who }?** Lo chiedo nel canale della partita; se accetta, il posto è suo.
replace-question = Vuoi davvero cedere il tuo posto?
replace-hint = { $lost ->
        [yes] Per te la partita vale come persa: ti conto dietro a tutti quelli che restano. Ti manca solo il tempo? { COMMAND("vacation") } ferma il tuo orologio.
       *[no] Dopo non puoi riprenderlo.
    }
replace-person = Scegli una persona
replace-bot = Oppure fai giocare un bot
reply-bot-seated = Adesso lì gioca { $who }, { $level ->
        [easy] un bot facile
        [strong] un bot forte
       *[normal] un bot
    }.
reply-bot-asked = Prima la parola agli altri: ho chiesto { $where }. Appena sono d’accordo, subentra il bot.
invitation-bot = { $level ->
        [easy] un bot facile
        [strong] un bot forte
       *[normal] un bot
    }
reply-invite-bot = Quello è un bot, non una persona. Scegli qualcuno che possa premere pulsanti.
reply-invited = Ho chiesto a { $person } { $where }.
move-done = Fatto: la partita continua { $where }.
reply-asked-first = Prima la parola agli altri: ho chiesto { $where }. Appena sono d’accordo, chiedo a { $person }.
reply-agreed = Grazie! Appena tutti sono d’accordo, mando l’invito.
# public
invitation = { $person }, { $by } ti chiede di giocare al posto di { $who } in questa partita.
invitation-question = { $by } vorrebbe far giocare { $person } al posto di { $who }, che non c’è. { $count ->
        [0] Può deciderlo solo { $owner }.
       *[other] Serve un sì da { $people }, o soltanto da { $owner }.
    } Senza fretta: intanto gioca un bot.
invitation-agree = Per me va bene
invitation-agreed = Tutti d’accordo: un invito a { $person } per giocare al posto di { $who }.
invitation-accept = Prendo il posto
invitation-accepted = Adesso { $person } gioca al posto di { $who }.

# Verify
verify-holds = ### ✅ Ogni mescolata è stata onesta
    Ho rigiocato tutte le { $moves } mosse con il segreto sigillato, e il risultato è identico.
verify-fails = ### ⚠️ Questa partita non torna
    Ho rigiocato tutte le { $moves } mosse con il segreto sigillato, ed è finita in modo diverso. Per favore, mostralo a chi gestisce questo bot.
verify-secret =
    Segreto: `{ $secret }`
    Il suo SHA-256: `{ $commitment }`. Lo potevi vedere { $joins ->
        [0] nella cronaca, prima della prima mossa. Quindi le carte erano già decise, e nessuno poteva conoscerle.
       *[other] nella sala d’attesa, dietro *{ BUTTON("table-more") }*, prima che qualcuno si sedesse. Quindi nessuno poteva cambiare il segreto.
    }
verify-joins =
    Chi si è seduto o ha avviato la partita ha aggiunto l’id del suo comando o pulsante: { $joins }
    Tutto insieme è il seme di ogni mescolata: `{ $seed }`. Quindi nessuno poteva scegliere le carte, nemmeno chi gestisce questo bot.

# Rules
rules-title = ### { $game }
rules-here = A questo tavolo: { $settings }
rules-sections = Leggi di…

# My matches
matches-title = ### { $count ->
        [0] Le tue partite: per te niente da fare
        [one] Le tue partite: in una tocca a te
       *[other] Le tue partite: in { $count } tocca a te
    }
matches-none = In questo momento non hai partite. Aprine una, per esempio con { COMMAND("property new") }, o unisciti al tavolo di qualcuno.
matches-rest = … e altre { $count }.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = non ancora iniziata, { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
matches-mine = **tocca a te**{ $timed ->
        [yes] , il tempo scade { $due }
       *[no] { "" }
    }
matches-others = in attesa di { $players } { $due }

# Settings of a server
settings-title = ### Freehold su questo server
    Le modifiche valgono subito; lingua e ritmo dal prossimo tavolo.
settings-locale = **Lingua** di tavoli e sale d’attesa. Quello che vede una sola persona è nella sua lingua.
settings-channels = **Canali** dove giocare, con i loro thread. Se non ne scegli nessuno, si gioca ovunque.
settings-channels-all = Ovunque
settings-choose = Scegli
settings-pace = **Ritmo**, se un tavolo non ne sceglie un altro
settings-tables = **Tavoli** come immagini, o a parole per gli screen reader
settings-tables-picture = Immagini con descrizioni
settings-tables-text = Parole invece di immagini
settings-puzzles = **Rompicapo del giorno**: un canale che ne riceve uno nuovo ogni giorno
settings-puzzles-none = Niente rompicapo del giorno

# Menus and permissions as Discord calls them
discord-privacy = Impostazioni privacy
discord-add = Aggiungi app
discord-external = Usa app esterne
discord-messages = Messaggi diretti
permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-attach_files = Allega file
permission-read_message_history = Leggi la cronologia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-create_events = Crea eventi
permission-manage_guild = Gestisci server
permission-manage_channels = Gestisci canali
permission-manage_roles = Gestisci ruoli

# Moderators
moderate-end-question = Chiudere definitivamente questa { $status ->
        [lobby] sala d’attesa
       *[running] partita
    } di { $game }?
moderate-end-hint = Nessuno vince, nessuno perde, e non si può annullare. { $league ->
        [yes] È una partita di campionato, quindi la preparo di nuovo in un altro thread.
       *[no] { "" }
    }
moderate-done = Fatto. L’ho detto a tutti al tavolo, ed è nella cronaca.
moderate-bar-already = Su questo server { $person } già non può aprire tavoli. { COMMAND("moderate allow") } cambia le cose.
moderate-allow-already = Su questo server { $person } può già aprire tavoli.
# public
moderated-end = { $by }, che modera qui, ha chiuso questa { $status ->
        [lobby] sala d’attesa
       *[running] partita
    } di { $game }. Nessuno ha vinto, nessuno ha perso.
moderated-remove = { $by }, che modera qui, ha tolto { $person } da questa sala d’attesa.
moderated-bar = Per decisione di { $by }, che modera qui, { $person } non può più aprire tavoli su questo server. Le partite iniziate continuano.
moderated-allow = Per decisione di { $by }, che modera qui, { $person } può di nuovo aprire tavoli.

settings-moderators = **Moderatori**, oltre a chi ha il permesso *{ CLIENT("permission-manage_channels") }*: possono chiudere un tavolo ({ COMMAND("moderate end") }), togliere qualcuno da una sala d’attesa ({ COMMAND("moderate remove") }) o impedire a qualcuno di aprire tavoli ({ COMMAND("moderate bar") }).
settings-moderators-none = Nessun altro ruolo
settings-announcers = **Chi può annunciare un campionato** ({ COMMAND("league create") }), oltre a chi gestisce il server.
settings-announcers-none = Tutti
settings-champions = **Ruolo per chi vince**: va a chi vince un campionato. Mi serve il permesso *{ CLIENT("permission-manage_roles") }* e un ruolo più in alto di quello.
settings-champions-none = Nessun ruolo

more-letbot = **Fai giocare un bot.** Qualcuno è in vacanza. Se tutti gli altri sono d’accordo, gioca un bot fino al suo ritorno.
more-letbot-button = Per me va bene
reply-letbot = Tutti d’accordo, quindi gioca un bot fino al ritorno.
reply-letbot-asked = Grazie! Manca ancora l’accordo di { $players }.

vacation-title = ### Vacanza
vacation-left =
    Ti { $days ->
        [one] resta **{ $days } giorno
       *[other] restano **{ $days } giorni
    }** di vacanza su { $most } in 90 giorni. Mentre non ci sei, il tuo orologio è fermo { $count ->
        [0] in ogni partita
        [one] nella tua partita in corso
       *[other] nelle tue { $count } partite in corso
    }. Se a un tavolo tutti gli altri sono d’accordo, lì gioca un bot per te finché non torni.
vacation-choose = Per quanto tempo?
vacation-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 } da adesso
vacation-now =
    Sei in vacanza. Ritorno: { $until }. { $count ->
        [0] Nessuna partita ti sta aspettando
        [one] Il tuo orologio è fermo nella tua partita in corso
       *[other] Il tuo orologio è fermo nelle tue { $count } partite in corso
    }. I giorni che non usi restano tuoi.
vacation-back = Sono di nuovo qui
