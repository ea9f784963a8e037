# `/play`: finding somebody to play with.

play-not-waiting = Non stai aspettando un tavolo. { COMMAND("play") } te ne trova uno.
play-waiting = ⏳ Aspetti una partita a **{ $games }**, { $seats ->
        [0] con quanti giocatori capita
       *[other] in { $seats }
    }, { $where ->
        [everywhere] qui **e ovunque**: anche chi non conosci può vedere il tuo nome
       *[here] con persone di questo server
    }. Ritmo: { $pace }. Ti scrivo appena c’è un tavolo o, se non arriva nessuno, { $until }.
play-expired = Mentre aspettavi, nessuno è venuto a giocare a { $games }. Riprova con { COMMAND("play") }: da lì puoi anche iniziare subito una partita contro i bot.
play-ask-bots = Non è ancora arrivato nessuno per giocare a { $games }. Continuo a cercare; smetto { $until }. Se vuoi, i bot possono prendere i posti vuoti.
play-seated = 🎲 Il tuo tavolo è pronto: **{ $game }**, { $where }. { $people ->
        [0] Giochi contro i bot.
       *[other] Giochi con { $names }{ $bots ->
            [0] .
            [one] , più un bot.
           *[other] , più { $bots } bot.
        }
    } Ritmo: { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Riempi con i bot

command-play = Trova con chi giocare: tavoli con posti liberi, o aspetta che arrivi qualcuno
option-seats = In quanti vuoi giocare; se non lo dici, va bene qualsiasi numero
option-where = Solo persone di questo server, o da ovunque: allora vedono il tuo nome
name-play = gioca
name-seats = posti
name-where = dove
choice-everywhere = ovunque

play-title = ### 🎲 Chi vuole giocare?
play-lobbies = **Tavoli con un posto libero**
play-lobby = { $game } in { $channel }, { $taken } di { $seats } posti presi
play-join = Gioco anch’io
play-here = **In attesa qui**
play-elsewhere = **In attesa anche altrove**
play-person = { $name }: { $games } · { $pace }{ $known ->
        [yes] {" "}· di solito { $hours }
       *[no] { "" }
    }
play-nobody = Adesso qui non aspetta nessuno. Comincia tu: ti scrivo appena arriva qualcuno.
play-unnamed = { $count ->
        [one] Una persona aspetta altrove.
        [many] { $count } di persone aspettano altrove.
       *[other] { $count } persone aspettano altrove.
    } Con *{ $label }* forse trovi subito un tavolo.
play-games = A cosa giocheresti
play-pace = Ritmo
play-seats = Numero di giocatori
play-seats-any = Qualsiasi numero
play-seats-count = { $seats } giocatori
play-wait-here = Aspetta giocatori qui
play-wait-everywhere = Aspetta ovunque
play-everywhere = -# *{ $label }*: anche con persone di altri server. **Allora chi non conosci vede il tuo nome** in Freehold, e quando giochi di solito.
play-bots = Gioca ora contro i bot
play-stop = Smetti di aspettare
play-left = Non stai più aspettando.
play-where = Qui ci siamo solo tu e io, quindi nessuno può aspettare con te. Per `{ CLIENT("name-where") }` scegli *{ CLIENT("choice-everywhere") }* se anche chi non conosci può vedere il tuo nome, oppure usa il comando su un server.
play-no-seats = A { $game } non si può giocare in { $seats }.
play-filled = Va bene: i bot prendono i posti ancora vuoti, e si parte subito.
play-taken = Quel posto è stato preso un attimo fa. { COMMAND("play") } mostra cos’altro c’è.
play-joined = Hai un posto { $where }. Ti avviso quando si comincia.
play-hello = Ti scrivo qui appena c’è un tavolo per te.
play-closed = Non posso mandarti messaggi diretti, quindi non saprei come avvisarti quando c’è un tavolo. Attiva i messaggi diretti di questo server, o delle app, e riprova.
settings-play = **Tavoli di { COMMAND("play") }**: un canale dove cominciano, ognuno in un thread
settings-play-none = Si giocano per messaggio diretto
play-slow-first = Con chi non conosci, un ritmo veloce è per chi ha già finito una partita: a nessuno piace aspettare chi se n’è andato. Prima giocane una qui o con un giorno a mossa, oppure contro i bot.
play-rest = Nelle tue ultime due partite un bot ha dovuto continuare per te. Con chi non conosci puoi giocare di nuovo a ritmo veloce { $until }; con un giorno a mossa, anche adesso.
# $state: learned, chosen or off; $known: yes or no
me-hours = **Quando giochi di solito**
    -# { $state ->
        [off] Non ci faccio caso, e non conta quando ti trovo con chi giocare con { COMMAND("play") }.
        [chosen] Come mi hai detto tu. { COMMAND("play") } cerca prima chi gioca nelle stesse ore.
       *[learned] { $known ->
            [yes] L’ho visto dai tuoi clic. { COMMAND("play") } cerca prima chi gioca nelle stesse ore.
           *[no] Non lo so ancora; lo vedrò dai tuoi clic, per { COMMAND("play") }. Oppure dimmelo tu.
        }
    } (Il tuo fuso orario: { $zone })
me-hours-learn = Lo vedi dai miei clic
me-hours-off = Non farci caso
me-avoid = **Chi preferisci non incontrare**
    -# { COMMAND("play") } non vi mette mai allo stesso tavolo. Queste persone non lo vengono a sapere, e nessun altro lo vede.
me-avoid-nobody = Nessuno
me-avoid-more = Qualcun altro su questo server
choice-avoid = Evita
avoid-done = { COMMAND("play") } non ti metterà più a un tavolo con { $person }. Nessuno lo viene a sapere. Se adesso giocate insieme, la partita continua.
avoid-undo = Annulla
avoid-undone = Va bene: { COMMAND("play") } può di nuovo metterti a un tavolo con { $person }.
avoid-nobody = Scegli un’altra persona: non puoi evitare né un bot né te.
notify-invites = **Inviti** a un tavolo, da altre persone
notify-invites-yes = Mi arrivano per messaggio diretto
notify-invites-no = Non ne voglio
option-with = Invita questa persona a giocare; le scrivo io
name-with = con
play-ask = Invita qualcuno che ha già giocato con te
play-alone = Ma quella persona sei tu! Scegli qualcun altro con cui giocare.
help-company = ### Per trovare compagnia
    { COMMAND("play") } ti trova un tavolo, qui o ovunque: ti scrivo appena c’è.
    Preferisci non incontrare qualcuno? Nel menu del suo nome scegli *App* → *{ CLIENT("choice-avoid") }*: lo sai solo tu.
play-invited = { $host } ti invita a un tavolo di **{ $game }** { $where }.
play-asked = Ho invitato { $person } al tuo tavolo { $where }.
