# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Quella partita non c’è più. { COMMAND("matches") } mostra le tue, oppure aprine una nuova.
match-not-begun = Questa partita non è ancora iniziata. Chi ospita può avviarla dalla sala d’attesa.
match-over = Questa partita è finita. Premi *{ BUTTON("table-rematch") }* sotto il tavolo per giocare ancora.
match-cancelled = Questa partita è stata annullata. Aprine una nuova quando vuoi.
match-outdated = Non posso più mostrare questa partita: si giocava con regole vecchie. La cronaca racconta ancora cos’è successo.
match-moved-on = Da quando hai guardato, la partita è andata avanti. Ecco com’è la situazione adesso.

not-seated = Tu non giochi in questa partita. Premi *{ BUTTON("lobby-join", asks: "no") }* in una sala d’attesa, o apri un tavolo tuo.
not-your-turn = Non tocca ancora a te. Quando è il momento, ti menziono.
already-out = Per te questa partita è finita. Puoi ancora guardarla e giocare la prossima.

channel-taken = In questo canale c’è già una partita o una sala d’attesa. Finiscila, annullala o usa un thread.
lobby-kept = Questi posti sono riservati a chi ha appena giocato: { $people }. Se dicono di no, c’è spazio per te. Oppure apri un tavolo tuo.
lobby-begun = Questa partita è già iniziata. Aspetta la prossima, o aprine una tua in un altro canale.
lobby-closed = Questa sala d’attesa è chiusa. Aprine una nuova quando vuoi.
lobby-seated = Ci sei già. Appena siete tutti, chi ospita preme *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = Tutti i { $most } posti sono presi. Chiedi a chi ospita di togliere un bot, o apri un’altra partita.
lobby-too-few =
    { $least ->
        [one] Per questo gioco serve { $least } giocatore, e per ora ce n’è { $count }.
       *[other] Per questo gioco servono { $least } giocatori, e per ora { $count ->
            [one] ce n’è { $count }
           *[other] ce ne sono { $count }
        }.
    } Aspettane altri, o aggiungi bot sotto *{ BUTTON("table-more") }*.
lobby-too-many =
    { $most ->
        [one] Con queste impostazioni si gioca al massimo in { $most }, e siete in { $count }.
       *[other] Con queste impostazioni si gioca al massimo in { $most }, e siete in { $count }.
    } Chiedi a qualcuno di lasciare il tavolo, togli un bot o scegli altro.
lobby-no-bot = Non c’è nessun bot da togliere.
only-host = Può farlo solo { $host }, che ha aperto questa sala d’attesa. Prova a chiedere.
option-unknown = Questo qui non si può scegliere. Prendi qualcosa dall’elenco.

not-away = Sei già al tavolo. Premi *{ BUTTON("table-hand") }* per giocare.
already-away = In quel posto sta già giocando un bot.
substitute-seated = { $name } gioca già in questa partita. Scegli qualcun altro.
substitute-out = Quel posto è già fuori gioco. Scegline un altro.
substitute-owner = { $person } ha già un posto in questa partita. Deve solo premere *{ BUTTON("table-takeback") }* al tavolo.
invitation-not-yours = Quel posto non puoi cederlo. Puoi cedere il tuo, quello di chi non c’è o, se ospiti tu, quello di un bot.
invitation-no-seat = Non c’è nessun posto da cedere: tutti giocano, e per te la partita è già finita.
invitation-not-for-you = Questo posto è riservato a { $person }. Ne vuoi uno? Chiedi a un giocatore di invitarti: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = Su questo posto decidono gli altri. Tu non devi fare niente.
invitation-pending = Non ancora: prima serve un sì da { $people }. Poi premi di nuovo il pulsante.
invitation-void = Questo invito è scaduto: ha più di un giorno, o il posto è cambiato. Chiedine un altro a un giocatore: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = In un campionato il ritmo dei tavoli è fissato.
pace-same = È già il ritmo del tavolo.
pace-unclear = Un ritmo così non lo conosco. Scrivi numeri interi: almeno 5 secondi a mossa, e da un minuto a 30 giorni in tutto.
pace-most = *Al massimo in tutto* vale solo con una riserva, e non può essere meno di quella o del tempo per una mossa.
givetime-nobody = Nessun altro ha l’orologio che corre.
givetime-plenty = Di tempo ce n’è già in abbondanza.
level-unknown = Qui quel tipo di bot non c’è. Scegline un altro; in un campionato sono tutti uguali.
move-not-running = Puoi spostare solo una partita in corso.
move-league = Le partite di un campionato restano nei loro thread.
move-elsewhere = Puoi spostare una partita solo in un canale del suo server. Vai lì e riprova.
move-not-writing = Non puoi spostare una partita in un canale dove non puoi scrivere.
move-taken = { $why }
move-there = La partita è già lì.
replace-one = Di’ chi deve prendere il posto: o una `{ CLIENT("name-person") }`, o un bot di un certo `{ CLIENT("name-level") }`.
match-unseen = Non puoi menzionare persone in { $channel }: non vedi quel canale. Chiedi a qualcuno che lo vede.

undo-stands = Troppo tardi per annullare: tocca già a qualcun altro. Continua da qui.
undo-late = Troppo tardi per annullare: il tempo è scaduto. Continua da qui.

nudge-yourself = Tutti aspettano te. Premi *{ BUTTON("table-hand") }* per giocare.
left-nobody = Sono di nuovo qui, quindi la partita continua. Premi *{ BUTTON("table-hand") }* per vedere cosa succede.
nudge-nobody = Nessun promemoria necessario: sta per muovere un bot.
nudge-still = Hanno già ricevuto tre promemoria, e bastano. Quando qualcuno avrà giocato, potrai mandarne altri.
nudge-soon =
    { $minutes ->
        [one] Hanno appena ricevuto un promemoria. Riprova fra un minuto.
       *[other] Hanno ricevuto un promemoria da poco. Riprova fra { $minutes } minuti.
    }

rematch-not-over = Questa partita non è ancora finita. Prima concludila.
verify-not-over = Potrai controllare le mescolate a partita finita. Fino ad allora il segreto resta sigillato.

store-full = Ora non riesco a salvare niente: il mio disco è pieno. Non è cambiato niente. Per favore, dillo a chi gestisce questo bot, poi riprova più tardi.
store-busy = Non sono riuscito a salvare, quindi non è cambiato niente. Riprova fra un minuto.
store-away = Ora non raggiungo il mio database, quindi non è cambiato niente. Riprova fra un minuto.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = Hai mandato parecchi inviti: una persona può farlo { $person } volte all’ora, un intero server { $server }. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-invite-reached = Questa persona ha ricevuto { $reached } inviti in un’ora. Per adesso bastano: scrivile tu, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-nudge = Sono parecchi promemoria: una persona può mandarne { $person } all’ora, un intero server { $server }. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-nudge-reached = Qualcuno ha già ricevuto { $reached } promemoria in un’ora. Per adesso bastano. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-move = Quanti traslochi! Una persona può spostare partite { $person } volte all’ora, un intero server { $server }. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-move-reached = Questa partita si è spostata { $reached } volte in un’ora. Prima mettetevi d’accordo, oppure riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-rematch = Hai chiesto parecchie rivincite: una persona può farlo { $person } volte all’ora, un intero server { $server }. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-rematch-reached = Qualcuno ha già ricevuto { $reached } richieste di rivincita in un’ora. Prima parlatene, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-league = Per adesso bastano i nuovi campionati: una persona può annunciarne { $person } all’ora, un intero server { $server }. Partecipa a uno di quelli, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-daily-channel = Per oggi il rompicapo del giorno ha traslocato abbastanza: può farlo { $person } volte al giorno, e ogni volta viene ripubblicato. Riprova fra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
limit-vacation = Oggi hai cambiato spesso la tua vacanza. Puoi farlo { $person } volte al giorno, perché lo vedono tutti ai tuoi tavoli. Riprova fra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
limit-log = L’hai appena ricevuta. In dieci minuti una persona può avere { $person } cronache come file, un intero server { $server }. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-pace = Che velocità! Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-show-film = Per oggi bastano i filmati: una persona può pubblicarne { $person } al giorno, un intero server { $server }. Riprova fra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
limit-show-end = Per oggi basta: una persona può mostrare la fine di { $person } partite al giorno, un intero server di { $server }. Riprova fra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
limit-lobby = Sono parecchi tavoli nuovi: una persona può aprirne al massimo { $person } all’ora, un intero server { $server }. Siediti a uno di quelli, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-thread = Sono parecchi thread nuovi: una persona può aprirne al massimo { $person } all’ora, un intero server { $server }. Usa uno di quelli, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-film = Fare un filmato richiede tempo, quindi una persona può averne al massimo { $person } all’ora, un intero server { $server }. Per ora scorri la partita passo passo, e riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
limit-show-film-reached = Questo filmato è già stato pubblicato: { $reached ->
        [one] una volta al giorno basta
       *[other] { $reached } volte al giorno bastano
    } perché lo trovino tutti. Un intero server può pubblicare { $server } filmati al giorno. Riprova fra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
limit-show-end-reached = La fine di questa partita è già stata pubblicata: { $reached ->
        [one] una volta al giorno basta
       *[other] { $reached } volte al giorno bastano
    } perché la trovino tutti. Un intero server può pubblicarne { $server } al giorno. Riprova fra { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
limit-help = L’hai appena letto. Scorri un po’ in su, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }: in dieci minuti lo mostro { $person } volte a una persona e { $server } volte in un intero server.
limit-export = L’hai appena ricevuto. Una persona può avere al massimo { $person } di questi file all’ora, un intero server { $server }. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.

# Moderators
moderators-only = Per questo ti serve **{ CLIENT("permission-manage_channels") }** qui, o il ruolo dei moderatori scelto in { COMMAND("settings") }. Chiedi a qualcuno che può.
moderators-only-server = Vale per tutto il server, quindi ti serve **{ CLIENT("permission-manage_channels") }** lì (non solo in questo canale), o il ruolo dei moderatori scelto in { COMMAND("settings") }. Chiedi a qualcuno che può.
moderate-nothing = In questo canale non c’è nessun tavolo. Vai nel canale dove c’è e riprova.
moderate-not-here = { $person } non è in questa sala d’attesa.
barred = Su questo server non puoi aprire tavoli: l’hanno deciso i moderatori. Puoi ancora giocare ai tavoli degli altri. Vuoi che cambi? Parlane con un moderatore.

vacation-already = Sei già in vacanza. { COMMAND("vacation") } mostra fino a quando, e da lì puoi anche tornare prima.
vacation-too-long = Non ti resta così tanta vacanza: { $days ->
    [0] adesso nemmeno un giorno intero
    [one] { $days } giorno
   *[other] { $days } giorni
 }. Guarda quanta te ne resta con { COMMAND("vacation") }.
vacation-none = Non sei più in vacanza. Buon divertimento ai tuoi tavoli!
vacation-nobody = Nessuno in vacanza sta fermando questa partita. Continua pure.
vacation-not-yours = Può deciderlo solo chi sta giocando qui adesso. { COMMAND("vacation") } mostra quando torni.
