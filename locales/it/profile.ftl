# Profiles and leaderboards: how people are doing on a server.

command-profile = Come ti va su questo server: partite, vittorie, posti, serie, livello
command-server = Cosa si gioca su questo server: posti liberi, partite, campionati, e chi gioca
command-leaderboard = Chi è più forte a un gioco su questo server
option-member = Di chi vuoi il profilo; se non lo dici, il tuo
name-profile = profilo
name-server = server
name-leaderboard = classifica
name-member = membro

profile-title = ### { $person }
profile-none = Qui non c’è ancora niente. Finisci una partita e comparirà qui.
profile-puzzles = 🧩 Rompicapo risolti: **{ $solved }** su { $tried }{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } giorni di fila
    }
profile-matches = { $matches ->
        [one] **1 partita**
       *[other] **{ $matches } partite**
    }, { $wins ->
        [0] per ora nessuna vinta
        [one] **1** vinta
       *[other] **{ $wins }** vinte
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Serie di vittorie più lunga: **{ $longest }**
        [one] Ultima partita vinta; serie di vittorie più lunga: **{ $longest }**
       *[other] Ultime **{ $streak }** vinte di fila; serie di vittorie più lunga: **{ $longest }**
    }
profile-favorite = Gioca soprattutto a { $game }
profile-game = **{ $game }** · livello **{ $points }** · { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }, vinte { $wins }
profile-game-hidden = **{ $game }** · livello fra { $missing ->
        [one] 1 partita
       *[other] { $missing } partite
    } · { $matches } giocate, vinte { $wins }
profile-game-alone = -# { $game } contro i bot 🤖 · livello **{ $points }** · { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }, vinte { $wins }
profile-others = -# { $count ->
        [one] Un’altra partita non conta: giocata solo da metà
       *[other] Altre { $count } partite non contano: giocate solo da metà
    }, o senza risultato.

# The profile as a picture
profile-picture-title = Qualcuno
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] partita
       *[other] partite
    }
    [wins] vinte
    [longest] vinte di fila
    [puzzles] rompicapi
   *[days] giorni di fila
}
profile-picture-now = ora { $streak }
profile-picture-counts = { $matches } giocate, { $wins } vinte
profile-picture-missing = { $missing ->
    [one] Livello fra 1 partita
   *[other] Livello fra { $missing } partite
}
profile-picture-alone = { $matches ->
    [one] 1 partita contro i bot
   *[other] { $matches } partite contro i bot
}
profile-picture-bots = contro i bot: { $points }
profile-picture-ahead = davanti : dietro
profile-picture-rivals = Testa a testa
profile-picture-alt-head = { $name }: { $matches } giocate, { $wins } vinte.
profile-picture-alt-streak = Vinte di fila: { $streak } adesso, { $longest } al massimo.
profile-picture-alt-places = Posti: { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game }: livello { $points }, dopo { $first } all’inizio e { $most } al massimo; { $matches } giocate, { $wins } vinte.
profile-picture-alt-hidden = { $game }: { $matches } giocate, { $wins } vinte; livello dopo altre { $missing }.
profile-picture-alt-alone = { $game } contro i bot: livello { $points } dopo { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}.
profile-picture-alt-puzzles = Rompicapi: { $solved } risolti su { $tried }, { $days } giorni di fila.
profile-picture-alt-rival = Contro { $name }: { $beaten } volte davanti, { $ahead } volte dietro.

leaderboard-title = ### { $game }: chi è più forte su questo server
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · { $matches } giocate, { $wins } vinte
leaderboard-level = { $level ->
        [easy] Bot facili
        [strong] Bot forti
       *[normal] Bot
    } · **{ $points }** · { $matches } giocate, { $wins } vinte
leaderboard-empty = Non c’è ancora nessuno. Ci si arriva con cinque partite finite contro altre persone.
leaderboard-note = -# Tutti partono da 1000 e compaiono dopo cinque partite. Il tuo livello cambia solo nelle partite con altre persone; quello contro i bot è nel tuo { COMMAND("profile") }. Se lasci una partita o smetti di giocare, finisci dietro a tutti quelli che restano. Per i bot conta ogni partita, a meno che qualcuno venga sostituito.
leaderboard-better = Più su
leaderboard-worse = Più giù

# The page of a server
server-title = ### Cosa si gioca su { $server }
server-empty = Qui non si è ancora giocato. Comincia con { COMMAND("help") }.
server-lobbies = **Posti liberi**
server-lobby = { $channel } · { $game } · { $taken } di { $seats } posti presi
server-tables = **In corso** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Campionati**
server-people = **Chi gioca qui**: { $count ->
        [one] una persona
       *[other] { $count } persone
    } negli ultimi 30 giorni
server-person = { $person } · { $count ->
        [one] una partita
       *[other] { $count } partite
    }
server-best = **I livelli più alti**
server-leader = { $game }: { $person } · { $rating }
server-move = **La mossa della settimana**
server-moved = { $game }: { $person }, con { $gain } punti di probabilità di vittoria in più della seconda mossa migliore · [al tavolo]({ $link })
server-records = **Record**
server-most-wins = Più vittorie: { $person } · { $count }
server-streak = Serie di vittorie più lunga: { $person } · { $count } di fila
server-more = … e altri { $count }
