# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] Un’altra?
            [asked] Giochi anche tu?
            [full] Il tavolo è al completo
            [ready] { $host } può iniziare
           *[free] C’è un posto libero
        }
       *[no] { $game }: { $state ->
            [again] un’altra?
            [asked] giochi anche tu?
            [full] il tavolo è al completo
            [ready] { $host } può iniziare
           *[free] c’è un posto libero
        }
    }
lobby-length = -# { $at_once ->
        [yes] { $span } di fila
       *[no] { $span }, { $move } per mossa
    }, { $moves } mosse
lobby-minute = { $least } a { $most } minuti
lobby-hour = { $least } a { $most } ore
lobby-day = { $least } a { $most } giorni
lobby-week = { $least } a { $most } settimane
lobby-month = { $least } a { $most } mesi
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· ospita
        [bot] { " " }· { $level ->
            [easy] bot facile
            [strong] bot forte
           *[normal] bot
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· non c’è ancora
       *[person] { "" }
    }
style-builder = costruisce
style-trader = scambia
style-miser = risparmia
style-thief = ruba
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] Manca ancora una persona per iniziare
       *[other] Mancano ancora { $count } persone per iniziare
    }
lobby-asked = { $people }: { $host } vuole giocare ancora. Premi *Ci sto*: si parte appena l’hanno fatto tutti.{ $enough ->
        [yes] { " " }{ $host } può anche iniziare senza chi manca.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } ti propone una partita a { $game } per messaggio diretto. Premi *Ci sto*: si parte appena l’hanno fatto tutti.{ $enough ->
        [yes] { " " }{ $host } può anche iniziare senza chi manca.
       *[no] { "" }
    }
lobby-ask = Invita chi ha già giocato con te
lobby-ask-one = Invita { $person }
lobby-ask-other = { $known ->
        [yes] Invita qualcun altro
       *[no] Invita qualcuno a giocare
    }
lobby-door = La partita a **{ $game }** è iniziata. I tuoi DM sono chiusi, quindi gioca da qui: premi *{ BUTTON("table-hand") }*. Questo messaggio è sparito? { COMMAND("match hand") } fa lo stesso.
lobby-sealed = Le mescolate sono sigillate, e chi si siede ci mette del suo. SHA-256: `{ $commitment }`
lobby-closes = chiude { $due }
lobby-closing = Questa sala d’attesa chiude { $due }, se la partita non inizia prima.
lobby-forms = Quanto tempo volete giocare?
lobby-form = { $form ->
        [evening] Stasera
        [week] Questa settimana
       *[relaxed] Con calma
    }: { $span }
lobby-pace = { $move } a mossa
lobby-pace-means = { $live ->
        [yes] Si resta tutti al tavolo.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] Senza orologio: ognuno muove quando vuole.
        [capped] Cominci con { $reserve } e ricevi { $move } in più per ogni mossa, fino a { $most } in tutto; quello che non usi resta tuo. Se dovete rispondere in più d’uno insieme, il tuo tempo non cala.
        [kept] Hai { $move } per ogni mossa, più { $reserve } di riserva per quando non bastano.
       *[plain] Hai { $move } per ogni mossa.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }Se il tempo scade, il tuo turno salta.
           *[move] { " " }Se il tempo scade, un bot fa la mossa per te.
        }
    }
lobby-pacing = Un altro ritmo
lobby-pacing-count = Tempo per ogni mossa, come 15
lobby-pacing-reserve = Di riserva all’inizio (o vuoto)
lobby-pacing-most = Al massimo in tutto (o vuoto)
lobby-pacing-unit = Tutto questo in
lobby-pacing-seconds = secondi
lobby-pacing-minutes = minuti
lobby-pacing-hours = ore
lobby-pacing-days = giorni
lobby-switching = Ritmo per dopo
lobby-pacing-hour = Più tardi il ritmo cambia?
lobby-pacing-zone = Sono orari di { $zone }, il tuo fuso per quanto ne so.
lobby-pacing-then = Se cambia, che ritmo diventa?
lobby-switch = -# Ore { $at }: il ritmo passa da *{ $first }* a *{ $then }*
lobby-lost = { $why ->
        [deleted] Il canale di questo tavolo è stato eliminato, quindi si continua qui, per messaggio diretto.
       *[closed] Non posso più scrivere dov’era questo tavolo, quindi si continua qui, per messaggio diretto.
    }
lobby-switch-never = No, resta così
lobby-switch-hour = Ore { $hour }:00
lobby-cancelled = **{ $game }** · questa sala d’attesa ha chiuso prima che la partita iniziasse. Aprine un’altra con { COMMAND($command, "new") }.
lobby-join = { $asks ->
        [yes] Ci sto
       *[no] Gioco anch’io
    }
lobby-leave = { $asks ->
        [yes] Stavolta no
       *[no] Esci
    }
lobby-addbot = Aggiungi un bot
lobby-level = { $level ->
        [easy] Bot facile
        [strong] Bot forte
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Sbaglia spesso: contro un bot normale vince una partita su quattro
        [strong] Prova più mosse prima di farne una
       *[normal] Fa la mossa che sembra migliore
    }
lobby-dropbot = Togli un bot
lobby-start = { $asks ->
        [yes] Inizia senza di loro
       *[no] Inizia
    }
lobby-cancel = Annulla
lobby-options = { $pages ->
        [one] Impostazioni
       *[other] Impostazioni { $page } di { $pages }
    }
lobby-rules = Regole
lobby-learn = Insegnami
lobby-learn-full = *Insegnami* mostra una partita intera. Questa è corta e finisce prima.
lobby-setup = Come volete giocare?

# Settings of every game
setting-pace = Ritmo
setting-pace-none = senza orologio
setting-pace-live = dal vivo (3 minuti, più 20 secondi per ogni mossa)
setting-pace-brisk = svelto (10 minuti a mossa)
setting-pace-hourly = orario (1 ora a mossa)
setting-pace-daily = giornaliero (1 giorno a mossa, più 2 giorni di riserva)
setting-pace-slow = calmo (3 giorni a mossa)
setting-pace-weekly = settimanale (7 giorni a mossa)
setting-pace-own = { $move } a mossa{ $kept ->
        [all] , più { $reserve } di riserva
        [capped] , più { $reserve } di riserva, al massimo { $most } in tutto
       *[no] { "" }
    }
setting-absent = Quando il tempo scade
setting-absent-move = la mossa la fa un bot
setting-absent-pass = il turno salta
setting-forced = Mosse senza scelta
setting-forced-quick = veloci (fatte subito, quindi una pausa dice che qualcuno ha una scelta)
setting-forced-sealed = sigillate (nessuna pausa tradisce niente)
setting-locale = Lingua del tavolo
span-day = { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
span-hour = { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
span-minute = { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
span-second = { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }

# The table
table-until = { $ask } (scade { $due }{ $reserve ->
        [no] { "" }
       *[yes] , riserva compresa
    })
table-call = { $people } { $reason }
table-call-again = { $people } Il tavolo ti sta ancora aspettando. { $reason }
table-call-over = Bella partita, { $people }!
table-still = Tre promemoria e ancora niente. Qui non menziono più nessuno finché qualcuno non gioca.
table-away = { $who } non c’è, quindi in quel posto gioca un bot. Di nuovo qui? Premi *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Se non torni prima della fine, per te la partita vale come persa.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } è in vacanza, quindi il suo orologio è fermo. Ritorno: { $until }. Non serve aspettare: sotto *{ BUTTON("table-more") }* potete mettervi d’accordo e far giocare un bot.
table-paused = ⏳ Il campionato è in pausa, quindi tutti gli orologi sono fermi. Fine della pausa: { $until }. Giocare si può lo stesso.
table-half = ⏳ Metà del tempo è passata.
table-switch = Ore { $at }: il ritmo diventa *{ $pace }*.
table-closed-dms = { $who }, non riesco a scriverti: i tuoi DM sono chiusi. Premi *{ BUTTON("table-hand") }* per giocare: si apre qui, e lo vedi solo tu.
table-moved = Questa partita continua { $where }.{ $by ->
        [message] {" "}Giochi ma non ti arrivano i miei messaggi? Premi *{ BUTTON("table-hand") }* qui.
       *[place] {""}
    }
table-hand = La mia mano
table-log = Cronaca
table-rules = Regole
table-more = Altro
table-update = Aggiorna
table-as-of = -# La situazione era questa { $at }. Qui posso solo rispondere a chi preme un pulsante: premi *{ table-update }* per vedere le novità.
table-takeback = Riprendo il posto
table-rematch = Rivincita
table-verify = Verifica le mescolate

# What the messages above a table become
story-began = **{ $game }** con { $players }
story-replay = Replay

# How a match ended
result-won = { $count ->
        [one] ### 🎉 Vince { $winners }!
       *[other] ### 🎉 Vittoria condivisa: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### Questa partita è stata annullata. Nessuno ha vinto, nessuno ha perso.
result-outdated = ### Questa partita è finita. Non posso più mostrare il tavolo: si giocava con regole vecchie.

# The panel
panel-news = -# **{ $moved ->
        [waits] Nel frattempo
        [no] Finora
       *[yes] Dalla tua ultima mossa
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }altre { $more } nella cronaca
 }
panel-news-own = **Com’è andata la tua mossa**
panel-missed = Vedi cos’è successo
panel-missed-title = **{ $moved ->
        [no] Finora
       *[yes] Dalla tua ultima mossa
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } di { $all }
 }
panel-missed-after = -# Il tavolo subito dopo:
panel-missed-hand = Torna alla mia mano
panel-missed-result = Torna al risultato
panel-out = Per te questa partita è finita, ma puoi guardare come va.
panel-until = Il tuo tempo scade { $due }{ $reserve ->
        [no] { "" }
       *[yes] , riserva compresa
    }.
panel-lapses = Il tuo turno finisce da solo { $due }.
panel-waits = In attesa di { $players }
place-channel = in { $channel }
place-message = per messaggio diretto
place-foreign = { $where ->
    [group] in una chat di gruppo
   *[server] su un server dove io non ci sono
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (campionato)" }
   *[match] { "" }
 } · con { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · partita " }{ $number } di { $count }
    }
 }
panel-table = Vai al tavolo
panel-pick = Scegli la tua mossa
panel-more = Altre { $count }…
panel-lone = -# **{ $entry }** – { $hint }
panel-none = Niente
panel-ticked = Ho spuntato quello che ti consiglio. Togli la spunta a ciò che vuoi tenere, poi spunta qualcos’altro.
panel-back = Indietro
panel-next = Prossimo tavolo: { $game }
panel-undo = Annulla
panel-later = Non ancora
panel-together = Da questi elenchi scegline { $most } in tutto.
panel-together-range = Da questi elenchi scegline da { $least } a { $most } in tutto.
panel-stale = Intanto la partita è andata avanti. Ecco com’è la situazione adesso.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** Il tavolo ti sta ancora aspettando. { $ask }
notice-rematch = **{ $game }** { $host } vuole giocare ancora. Premi *{ BUTTON("lobby-join", asks: "yes") }* al tavolo: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } ora è al tuo tavolo { $where }: puoi iniziare. Premi *{ BUTTON("lobby-start", asks: "no") }*, oppure aspetta altra gente.
notice-expired = Il tuo tavolo di { $game } { $where } ha chiuso: nessuno ha iniziato in tempo. Aprine uno nuovo con { COMMAND($command, "new") }.
notice-moved = Il canale dove giocavi a { $game } è stato eliminato, quindi la partita continua qui, per messaggio diretto. Non si perde niente, e tutti tengono il loro tempo.
notice-closed = Non posso più scrivere dove giocavi a { $game }, { $where }, quindi la partita continua qui, per messaggio diretto. Non si perde niente, e tutti tengono il loro tempo. Se mi fanno rientrare, { COMMAND("match move") } la riporta là.
notice-moved-by = { $who } ha spostato la vostra partita di **{ $game }**: continua { $where }. Non ti va bene? { COMMAND("match move") } la porta altrove, o di nuovo dov’era.
notice-bar = Su { $server } non puoi più aprire tavoli: l’hanno deciso i moderatori. Puoi ancora giocare ai tavoli degli altri, e le tue partite continuano. Vuoi che cambi? Parlane con un moderatore.
notice-allow = Su { $server } puoi di nuovo aprire tavoli. Buon divertimento!
notice-replaced = Non c’eri, quindi gli altri hanno chiesto a { $person } di giocare per te al tuo tavolo di { $game } { $where }. Il posto resta tuo: premi *{ BUTTON("table-takeback") }* su { $link } quando vuoi.
notice-returned = { $person } è di nuovo qui e ha ripreso il suo posto al tavolo di { $game } { $where }. Grazie per aver dato una mano!
notice-barred = In questo momento non posso mostrare il tuo tavolo di { $game } { $where }. { $why } Appena si può, il tavolo continua da solo.
notice-unasked = Non posso invitare { $person } al tuo tavolo di { $game }: non riceve messaggi da me, oppure non abbiamo server in comune. Può aggiungermi al suo account e poi scrivermi. Dopo, prova a invitare di nuovo.

# Asking once more
confirm-move = Confermi? { $move }
confirm-sure = Sì, confermo
confirm-no = No, torna indietro

## Lists
list-comma = { ", " }
list-semicolon = { "; " }

## Pictures of any game
picture-seat = Posto { $letter }
picture-colon = { $name }: { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = bancarotta
picture-eliminated = fuori gioco
picture-resigned = ha lasciato
picture-past = La tua mano di allora
picture-past-at = { picture-past } · { $when }
picture-held = In mano a { $name }: { $cards }.
