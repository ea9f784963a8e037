# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Campionati: tanti tavoli di un gioco, turno dopo turno, e una finale
command-league-create = Apri un campionato in questo canale; per partecipare basta premere un pulsante
command-league-join = Partecipa al campionato in questo canale
command-league-leave = Lascia il campionato in questo canale; se è iniziato, un bot continua per te
command-league-start = Avvia il campionato in questo canale
command-league-standings = La classifica del campionato in questo canale
command-league-schedule = Chi gioca contro chi nel campionato in questo canale
command-league-close = Chiudi il campionato in questo canale senza un vincitore
option-name = Come si chiama il campionato
option-starts = Quando comincia da solo; scrivi un orario come 19:30
option-bots = Quanto giocano bene i bot del campionato
option-places = In quanti si può giocare: 4, 8, 12… 64; se non lo dici, va bene ognuno di questi
option-variant = Veloce, o un’altra edizione o un altro traguardo, se il gioco li ha
option-round = Quanto può durare un turno prima che i bot finiscano le partite
option-fill = Riempi i posti liberi con i bot
name-league = campionato
name-create = crea
name-join = partecipa
name-leave = lascia
name-start = avvia
name-standings = classifica
name-schedule = calendario
name-close = chiudi
name-name = nome
name-starts = inizio
name-bots = bot
name-places = posti
name-variant = variante
name-round = turno
name-fill = riempi
choice-14-days = 14 giorni

## The announcement
league-of = Campionato di { $game }
league-title = ## 🏆 { $league }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] Un tavolo da quattro, una partita: chi la vince, vince il campionato.
       *[other] Quattro turni a tavoli da quattro, ognuno una volta in ogni posto. Il 1° porta a casa 10 punti, poi 7, 5 e 3; i migliori quattro giocano la finale.
    }{ $places ->
        [0] { " " }Se siete solo in quattro, giocate subito la finale.
       *[other] { "" }
    }
    Durata di un turno: **{ $span }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bot: **facili**
        [strong] { " " }· bot: **forti**
       *[normal] { "" }
    } · sigillato: nessuna pausa tradisce chi aveva una scelta
league-span-86400 = 1 giorno
league-span-259200 = 3 giorni
league-span-604800 = 7 giorni
league-span-1209600 = 14 giorni
league-in-count = { $count ->
        [0] Non c’è ancora nessuno.
        [one] **Un** partecipante:
       *[other] **{ $count }** partecipanti:
    } { $names }
league-missing = { $missing ->
        [0] Ci siete tutti. { $organizer } può premere *Avvia*.
        [one] Ancora un partecipante, poi { $organizer } può premere *Avvia*.
       *[other] Ancora { $missing } partecipanti, poi { $organizer } può premere *Avvia*.
    }
league-starts = Comincia { $due }; allora i bot prendono i posti ancora liberi. { $organizer } può anche avviarlo prima.
league-waitlist = Lista d’attesa ({ $count }): { $names }. Si entra fra un turno e l’altro.
league-paused = ⏳ In pausa: gli orologi ripartono { $until }. Giocare si può lo stesso.
league-closes = Se non succede niente, chiude { $due }.
league-sealed = Tutti i sorteggi e le carte vengono da un segreto sigillato, e chi partecipa ci mette del suo. SHA-256 del segreto: `{ $commitment }`
league-revealed = Il segreto era `{ $secret }`; il suo SHA-256 è `{ $commitment }`. Insieme a ciò che ognuno ha aggiunto partecipando, dà il seme `{ $seed }`. Con quello puoi rifare ogni sorteggio: ciò che ognuno ha aggiunto è nel file dietro *{ table-verify }* a ogni tavolo.
league-cancelled = { $kind ->
        [season] ### La stagione è stata chiusa. Nessuno ha vinto.
        [evening] ### La serata è saltata.
       *[rounds] ### Il campionato di { $game } è stato chiuso. Nessuno ha vinto.
    }
league-join = Partecipo
league-wait = In lista d’attesa
league-manage = Gestisci
league-leave = Lascia
league-start = Avvia
league-standings = Classifica
league-schedule = Calendario

## While it runs
league-round = ## 🏆 { $league } · turno { $round } di { $rounds }
league-final = ## 🏆 { $league } · la finale
league-due = Il turno finisce { $due }: i bot completano le partite ancora in corso.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }: **{ $points }**
league-lot = In tutto pari: { $names }. Quest’ordine è stato deciso a sorte.
league-dropped = { $count ->
        [one] Ha lasciato il campionato
       *[other] Hanno lasciato il campionato
    }: { $names }. Al loro posto gioca un bot.
league-trouble = ⚠️ Questo campionato è bloccato. { $why } Appena si sistema, continua da solo.
league-round-over = { $final ->
        [1] La finale è finita. Guarda sotto chi ha vinto!
       *[0] Questo turno è finito. Il prossimo è qui sotto.
    }
league-won = ## 🏆 { $league }: vince { $name }!
league-won-nobody = { $kind ->
        [season] ## La stagione è finita. Nessuna partita è arrivata in fondo, quindi nessuno ha vinto.
        [evening] ## La serata è finita. Nessuno è rimasto fino alla fine, quindi nessuno ha vinto.
       *[rounds] ## Il campionato di { $game } è finito. Se ne sono andati tutti, quindi nessuno ha vinto.
    }
league-table-name = Tavolo { $number }
league-final-name = Finale
league-thread-name = Turno { $round } · tavolo { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }): { $names }
        [evening] **{ $thread }** della serata di { $game }: { $names }
       *[rounds] **{ $thread }** del campionato di { $game }: { $names }
    }

## Seasons
command-league-season = Apri una stagione qui: giochi quando vuoi, e contano i tuoi risultati migliori
option-weeks = Quante settimane dura
option-best = Quanti risultati contano per ognuno, i migliori
name-season = stagione
name-weeks = settimane
name-best = migliori
choice-all-games = Tutti i giochi
season-of = Stagione di { $games }
season-created = La tua stagione è aperta. Chi vuole giocare preme *{ BUTTON("season-play") }*; appena siete in quattro ad aspettare, c’è un tavolo.
season-dates = { $status ->
        [open] { $begins } – { $ends }. Comincia { $left }.
       *[running] { $begins } – { $ends }. Finisce { $left }.
    }
season-rules =
    Premi *{ season-play }* ogni volta che hai voglia di una partita. Appena aspettate in quattro, c’è un tavolo; dopo { $hours } ore c’è comunque, con i bot nei posti liberi. Il 1° porta a casa 10 punti, poi 7, 5 e 3. { $best ->
        [one] Per ognuno conta il risultato migliore
       *[other] Per ognuno contano i { $best } risultati migliori
    }, quindi gioca tanto o poco, come vuoi.
    Giochi: **{ $games }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bot: **facili**
        [strong] { " " }· bot: **forti**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] In questo momento nessuno aspetta un tavolo.
        [one] Aspetta un tavolo: { $names }
       *[other] Aspettano un tavolo ({ $count }): { $names }
    }
season-more-tables = … e { $count ->
        [one] un altro tavolo
       *[other] altri { $count } tavoli
    }
season-due = La stagione finisce { $due }. I tavoli ancora in corso allora contano così come stanno.
season-is-over = La stagione è finita. Guarda sotto chi ha vinto!
season-play = Voglio giocare
season-stop = Ora no
league-tables = Tavoli
season-page-tables = tavoli in corso
season-thread-name = Stagione · tavolo { $number }
season-table-name = Tavolo { $number } · { $game }
season-waits = { $begun ->
        [open] Avrai un tavolo appena comincia la stagione.
       *[running] Stai aspettando un tavolo. Arriva appena siete in quattro ad aspettare, al più tardi dopo { $hours } ore. Allora ti scrivo.
    } Un imprevisto? Premi *{ BUTTON("season-stop") }* sul messaggio della stagione.
season-games = A quali giochi giocheresti?
season-left = { $stays ->
        [yes] Non aspetti più un tavolo. Premi *{ BUTTON("season-play") }* quando vuoi.
       *[no] Hai lasciato la stagione. Ai tuoi tavoli giocano i bot per te, e in classifica non hai più un posto.
    }
season-waiting = Stai già aspettando un tavolo. Ti scrivo appena ce n’è uno.
season-enough = Giochi già a { $most } tavoli di questa stagione. Prima finiscine uno.
season-full = In questa stagione siete già in { $count }, e di più non si può. Aprine un’altra in un altro canale.
season-not-waiting = Non stai aspettando un tavolo di questa stagione. Prima premi *{ BUTTON("season-play") }*.
season-pace = Per una stagione serve un ritmo con un limite di tempo, così chi non c’è non ferma gli altri. Scegli un altro ritmo.
season-no-tables = In questo momento non c’è nessun tavolo di questa stagione in corso. Premi *{ BUTTON("season-play") }* e cambia le cose!
season-notice-seated = Il tuo tavolo è pronto ({ $league }): si apre come thread in { $channel }.
season-picture-title = { $state ->
        [over] Classifica finale della stagione
        [live] Classifica se finisse adesso
       *[running] Classifica
    }
season-picture-tables = Tavoli in corso
league-picture-podium = Il podio
season-picture-played = Partite
season-picture-firsts = Vittorie

## Evenings
command-evening = Annuncia una serata dal vivo: qualche turno veloce, uno dopo l’altro
option-rounds = Quanti turni si giocano
name-evening = serata
name-rounds = turni
evening-of = Serata di { $game }
evening-created = La tua serata è annunciata. Gli altri premono *{ BUTTON("league-join") }*. { $starts ->
        [yes] L’appello comincia da solo; puoi anche premere *{ BUTTON("league-start") }* prima.
       *[no] Premi *{ BUTTON("league-start") }* quando deve cominciare l’appello.
    }
evening-state = { $phase ->
        [checking] **Appello: ci sei?** Premi *{ evening-here }*. Il primo turno comincia { $due }.
        [running] **Turno { $round } di { $rounds }** · finisce { $due }, i bot completano il resto
        [waits] L’appello comincia quando { $organizer } preme *{ league-start }*.
       *[open] L’appello comincia { $due }. { $organizer } può anche avviarlo prima.
    }
evening-rules =
    { $rounds } turni a tavoli da quattro, con persone che giocano più o meno bene quanto te. Si comincia con { $minutes } minuti di appello. Il 1° porta a casa 10 punti, poi 7, 5 e 3; i bot prendono i posti liberi. Se arrivi tardi, giochi dal turno successivo.
    Ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bot: **facili**
        [strong] { " " }· bot: **forti**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Non c’è ancora nessuno.
               *[other] Presenti ({ $count }): { $names }
            }
        [running] In gioco ({ $count }): { $names }
       *[open] { $count ->
                [0] Ancora nessuna iscrizione.
               *[other] Iscrizioni ({ $count }): { $names }
            }
    }
evening-here = Ci sono
evening-joined = { $phase ->
        [checking] Ottimo! Il tuo tavolo si apre come thread appena finisce l’appello.
        [running] Ciao! Giochi dal prossimo turno.
       *[open] Ci sei! Ti scrivo quando comincia l’appello.
    }
evening-left = { $status ->
        [open] La tua iscrizione non c’è più.
       *[running] Hai lasciato la serata. Un bot continua per te.
    }
evening-started = Si comincia! Guarda il messaggio della serata.
evening-here-already = L’hai già detto. Il tuo tavolo si apre come thread di questo canale.
evening-last-round = Si sta giocando l’ultimo turno. La prossima serata è tua!
evening-full = Tutti i { $count } posti sono presi. Annuncia un’altra serata in un altro canale.
evening-notice-check-in = Si comincia ({ $league }): premi *{ BUTTON("evening-here") }* in { $channel }. Il primo turno parte { $due }.
evening-notice-absent = Un bot ha continuato per te ({ $league }), quindi per ora non hai un posto nel prossimo turno. Di nuovo qui? Premi *{ BUTTON("evening-here") }* in { $channel }, e giochi anche tu.

## Pages
league-mention = Comincia la tua prossima partita di campionato, e giochi qui.
league-page-standings = ### { $league } · classifica
league-page-schedule = ### { $league } · { $title }
league-page-round = turno { $round }
league-page-final = la finale
league-page-earlier = Indietro
league-page-later = Avanti
league-no-schedule = I tavoli si sorteggiano quando comincia il campionato. Allora qui vedrai con chi giochi.

## The organizer’s page
league-manage-title = ### { $league } · gestione
    Questo lo vedi solo tu.
league-manage-act = Cosa vuoi fare?
league-extend = Dai { $final ->
        [yes] alla finale
        [season] alla stagione
       *[no] a questo turno
    } { $days ->
        [one] un altro giorno
       *[other] altri { $days } giorni
    }
league-pause = Metti in pausa il campionato per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
league-continue = Finisci la pausa adesso
league-nudge = Manda un promemoria { $final ->
        [1] alla finale
       *[0] al tavolo { $table }
    }
league-remove = Togli qualcuno…
league-remove-question = Togliere { $name } dal campionato?
league-remove-hint = { $begun ->
        [yes] Al suo posto gioca un bot, o dal prossimo turno la prossima persona in lista d’attesa. Non potrà rientrare. Glielo dico io.
       *[no] Il posto va alla prossima persona in lista d’attesa. Glielo dico io.
    }
league-remove-sure = Sì, togli
league-edit = Nome e inizio
league-edit-name = Nome
league-edit-description = Descrizione
league-edit-starts = Inizio
league-start-by-hand = quando premo Avvia
league-start-same = com’è adesso
league-start-choice = { $days ->
        [0] oggi
        [1] domani
       *[other] fra { $days } giorni
    }, { $time } ({ $date }, { $zone })
league-bots = Bot dai prossimi tavoli: { $level ->
        [easy] facili
        [strong] forti
       *[normal] normali
    }
league-event = { $on ->
        [1] Togli l’evento dal server
       *[0] Metti fra gli eventi del server
    }
league-event-how = { $kind ->
        [season] Premi *{ season-play }* in { $channel } ogni volta che hai voglia di una partita.
       *[rounds] Premi *{ league-join }* in { $channel } per giocare anche tu.
    }
league-asked = Inviti a subentrare: { $names }
league-substitute = Chiedi a qualcuno di subentrare…
league-substitute-asks = { $person }, { $by } ti chiede di subentrare: **{ $league }**. { $begun ->
        [yes] Se allora c’è un posto libero, giochi dal prossimo turno.
       *[no] Se dici di sì, giochi dall’inizio.
    }
league-substitute-yes = Ci sto
league-substitute-no = Stavolta no
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } gioca dal prossimo turno, appena c’è un posto libero.
               *[no] { $person } ci sta.
            }
       *[no] Stavolta { $person } non può.
    }
league-end = Chiudi in anticipo…
league-again = Prossima stagione
league-again-done = La prossima stagione è aperta. Ho scritto a tutti quelli che hanno giocato fino alla fine.

## Answers
league-created = Il tuo campionato è aperto. Gli altri premono *{ BUTTON("league-join") }*; quando ci siete tutti, premi *{ BUTTON("league-start") }*.
league-listed = Sei in lista d’attesa. Appena si libera un posto è tuo, e ti scrivo.
league-joined = Ci sei! Quando comincia il campionato, i tuoi tavoli si aprono come thread di questo canale, e ti menziono quando tocca a te.
league-left = { $status ->
        [open] Non partecipi più a questo campionato.
       *[running] Hai lasciato il campionato. Un bot continua per te, e i tuoi punti restano in classifica.
    }
league-leave-question = Vuoi davvero lasciare questo campionato per sempre?
league-leave-hint = Un bot continua per te, non puoi rientrare, e la partita in corso vale come persa. Oggi ti manca solo il tempo? Dopo la scadenza un bot fa la tua mossa, e puoi riprendere a giocare quando vuoi.
league-leave-sure = Sì, lascio
league-started = Si comincia! Ho sorteggiato i tavoli, e i primi si stanno aprendo.
league-close-question = Vuoi davvero chiudere questo campionato senza un vincitore?
league-close-hint = Finiscono anche le sue partite in corso. Hai cambiato idea? Ignora questo messaggio.
league-close-sure = Sì, chiudi
league-closed = Il campionato è chiuso.
league-fill-question = { $count ->
        [0] Non c’è ancora nessuno
        [one] C’è un partecipante
       *[other] Ci sono { $count } partecipanti
    }, e { $missing ->
        [one] ne manca uno
       *[other] ne mancano { $missing }
    }. Puoi aspettare altre persone, o dare ai bot i posti liberi. Giocano per i punti come tutti.
league-fill = Riempi con i bot e avvia

## What cannot be done
league-announcers = Su questo server solo { $role } può annunciare campionati. Chiedi a qualcuno con quel ruolo.
league-event-no-start = Non posso ancora creare l’evento, perché nessuno sa quando si comincia. Prima scegli un inizio sotto *{ league-edit }*.
league-event-permission = Su questo server non posso creare eventi: mi manca il permesso **{ CLIENT("permission-create_events") }**. Chiedi a chi gestisce il server di darmelo, poi riprova.
league-substitute-late = Ormai non può più subentrare nessuno. Chiedi per la prossima volta.
league-substitute-in = { $person } partecipa già.
league-substitute-asked = A { $person } l’ho già chiesto. Aspettiamo la risposta.
league-substitute-left = { $person } ha lasciato, quindi non può rientrare. Chiedi a qualcun altro.
league-not-asked = Questa domanda non è per te, oppure ha già avuto risposta, oppure è troppo tardi.
league-not-in = { $person } non partecipa a questo campionato.
league-not-over = Questo campionato non è ancora finito. La prossima stagione può cominciare dopo.
league-unknown = In questo canale non c’è nessun campionato. Aprine uno con { COMMAND("league create") }.
league-taken = In questo canale c’è già un campionato. Finiscilo, chiudilo o usa un altro canale.
league-places = Un campionato ha da { $least } a { $most } giocatori, a gruppi di quattro: 4, 8, 12, 16 e così via. Scegli uno di questi numeri.
league-in = Ci sei già. Appena siete tutti, si comincia.
league-full = Tutti i { $count } posti sono presi, e anche la lista d’attesa è piena. Apri un campionato tuo in un altro canale.
league-waiting = Sei già in lista d’attesa. Ti scrivo appena c’è un posto.
league-left-for-good = Hai lasciato questo campionato, quindi non puoi rientrare. Il prossimo è tuo!
league-start-time = Un campionato può cominciare nei prossimi 60 giorni. Scegli uno degli orari proposti.
league-no-round = In questo momento non si gioca nessun turno.
league-too-long = Un turno non può durare più di 14 giorni da adesso. Scegli meno tempo.
league-out = Non partecipi a questo campionato.
league-begun = Questo campionato è già cominciato. Aspetta il prossimo, o aprine uno in un altro canale.
league-over = Questo campionato è finito. Aprine uno nuovo con { COMMAND("league create") }.
league-too-few = { $count ->
        [one] C’è un partecipante
       *[other] Ci sono { $count } partecipanti
    }, e { $missing ->
        [one] ne manca uno
       *[other] ne mancano { $missing }
    }. Aspettane altri, o usa { COMMAND("league start") } con l’opzione `{ CLIENT("name-fill") }` per riempire i posti liberi con i bot.
league-organizer = Può farlo solo { $organizer }, che organizza questo campionato, o chi gestisce il server. Prova a chiedere.
league-no-threads-here = Per un campionato serve un normale canale testuale: i tavoli sono thread. Vai in uno e riprova.

## Direct messages
league-notice-trouble = Il campionato di { $game } in { $channel } è bloccato: non riesco ad aprire i tavoli. { $why } Appena si sistema, continua da solo.
league-notice-not-started = Il campionato di { $game } in { $channel } non è potuto cominciare all’ora che avevi scelto: servono almeno due persone. Resta aperto. Premi lì *{ BUTTON("league-start") }* quando vuoi.
league-notice-no-place = { $league }: tutto finito, e stavolta per te non si è liberato nessun posto. La prossima volta tocca a te!
league-notice-organizer = { $league }: adesso organizzi tu, perché chi se ne occupava non c’è più. Trovi tutto sotto *{ BUTTON("league-manage") }* in { $channel }.
league-notice-removed = { $league }: chi organizza ti ha tolto dal campionato. Se non sai perché, chiedi in { $channel }.
league-notice-again = { $league }: la prossima stagione è aperta in { $channel }. Vuoi giocare ancora? Premi lì *{ BUTTON("league-join") }*.
league-notice-no-role = Nel campionato di { $game } in { $channel } non ho potuto dare il ruolo a chi ha vinto: mi manca *Gestisci ruoli*, o quel ruolo sta più in alto del mio. Per favore, dallo tu a mano.
league-notice-no-event = Non ho potuto mettere il tuo campionato di { $game } in { $channel } fra gli eventi del server: mi manca *{ CLIENT("permission-create_events") }*, o l’elenco è pieno. Il campionato va avanti lo stesso. Puoi riprovare sotto *{ BUTTON("league-manage") }*.
league-notice-gone = Il canale del tuo campionato di { $game } è stato eliminato, quindi il campionato è finito e nessuno ha vinto.
league-notice-seated = { $began ->
        [yes] Adesso hai un posto: { $league }! Giochi dal prossimo turno, in { $channel }.
       *[no] Adesso hai un posto: { $league }! Comincia in { $channel }, e lì i tuoi tavoli si aprono come thread.
    } Se poi non puoi, premi lì *{ BUTTON("league-leave") }*.
league-notice-restart = Il thread del tuo tavolo di campionato di { $game } è stato eliminato. Riapro il tavolo in un altro thread, e si ricomincia da capo.

## Pictures and their words
league-picture-during = Classifica nel turno { $round }
league-picture-title = { $round ->
        [one] Classifica dopo 1 turno
       *[other] Classifica dopo { $round } turni
    }
league-picture-live = Classifica se il turno { $round } finisse ora
league-picture-begin = Classifica
league-picture-tables = Turno { $round } di { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = La finale
league-picture-round = T{ $round }
league-picture-now = Ora
league-picture-points = Punti
league-picture-out = { $name } (via)
league-picture-tie = { $tie ->
        [first] meno vittorie
        [value] punteggio minore
        [met] rivali più deboli
       *[equal] tutto pari
    }
league-picture-ties = A pari punti contano prima le vittorie, poi il punteggio nelle partite, poi la forza dei rivali.
league-picture-number = N. { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] in arrivo
        [playing] in corso
        [live] se finisse ora
       *[over] finito
    }
league-picture-cup = Chi prende la coppa?
league-picture-frame-final = Nel riquadro: verso la finale
league-picture-frame-podium = Nel riquadro: il podio
league-text-row = { $place } { $name }: { $points } punti{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , meno vittorie
        [value] , punteggio minore
        [met] , rivali più deboli
       *[equal] , tutto pari
    }{ $out ->
        [1] , ha lasciato il campionato
       *[0] { "" }
    }
league-text-live = ora { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] in arrivo
        [playing] in corso
        [live] se finisse ora
       *[over] finito
    }: { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = { $name } vince il campionato.

# Below the standings and the tables of a round that is being played.
league-live = -# I tavoli in corso contano come se finissero adesso, per quello che lì vedono tutti. Ogni mossa può cambiare le cose.

# To the organizer, below the tables of the round.
league-waited-title = **Chi stanno aspettando le partite**, prima chi fa aspettare di più.{ $page ->
        [schedule] { " " }Lo vedi solo tu.
       *[manage] { "" }
    }
league-waited =
    { $thread }: { $people }, avviso { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· il tempo scade { $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = Numeri
league-activity-title = Come va il campionato
league-activity-page = **I numeri di { $league }**
league-activity-hint = -# La linea è il posto dopo ogni tavolo finito, con il 1° in alto. Il tempo è quanto passa di solito prima che una persona cominci il suo turno. *Ritardi* conta le scadenze passate. Lo vedi solo tu.
league-activity-places = Posto nel tempo
league-activity-time = Risposta
league-activity-missed = Ritardi
league-activity-span = { $unit ->
        [days] { $count } giorni
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
league-activity-line = { $name }: posto { $places }{ $time ->
        [none] { "" }
       *[other] , comincia il turno dopo { $time }
    }{ $missed ->
        [0] { "" }
        [one] , in ritardo una volta
       *[other] , in ritardo { $missed } volte
    }
