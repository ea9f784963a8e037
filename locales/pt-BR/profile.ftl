# Profiles and leaderboards: how people are doing on a server.

command-profile = Como você vai neste servidor: partidas, vitórias, lugares, sequências, nível
command-server = O que se joga neste servidor: lugares livres, partidas, ligas e quem joga
command-leaderboard = Quem joga melhor um jogo neste servidor
option-member = De quem é o perfil; sem isso, o seu
name-profile = perfil
name-server = servidor
name-leaderboard = ranking
name-member = membro

profile-title = ### { $person }
profile-none = Nada aqui ainda. Termine uma partida, e ela aparece aqui.
profile-puzzles = 🧩 Desafios resolvidos: **{ $solved }** de { $tried }{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } dias seguidos
    }
profile-matches = { $matches ->
        [one] **{ $matches } partida**
       *[other] **{ $matches } partidas**
    }, { $wins ->
        [0] nenhuma vitória ainda
        [one] **{ $wins }** vitória
       *[other] **{ $wins }** vitórias
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Maior sequência de vitórias: **{ $longest }**
        [one] Venceu a última partida; maior sequência de vitórias: **{ $longest }**
       *[other] Venceu as últimas **{ $streak }** partidas; maior sequência de vitórias: **{ $longest }**
    }
profile-favorite = Joga mais { $game }
profile-game = **{ $game }** · nível **{ $points }** · { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, vitórias: { $wins }
profile-game-hidden = **{ $game }** · nível depois de { $missing ->
        [one] mais { $missing } partida
       *[other] mais { $missing } partidas
    } · partidas: { $matches }, vitórias: { $wins }
profile-game-alone = -# { $game } contra bots 🤖 · nível **{ $points }** · { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, vitórias: { $wins }
profile-others = -# { $count ->
        [one] Mais { $count } partida não conta
       *[other] Mais { $count } partidas não contam
    }: entrada no meio do jogo, ou sem resultado.

# The profile as a picture
profile-picture-title = Alguém
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] partida
       *[other] partidas
    }
    [wins] vitórias
    [longest] seguidas
    [puzzles] desafios
   *[days] dias direto
}
profile-picture-now = agora { $streak }
profile-picture-counts = partidas: { $matches }, vitórias: { $wins }
profile-picture-missing = { $missing ->
    [one] Nível após mais { $missing } partida
   *[other] Nível após mais { $missing } partidas
}
profile-picture-alone = { $matches ->
    [one] { $matches } partida contra bots
   *[other] { $matches } partidas contra bots
}
profile-picture-bots = contra bots: { $points }
profile-picture-ahead = à frente : atrás
profile-picture-rivals = Frente a frente
profile-picture-alt-head = { $name }: { $matches } partidas, { $wins } vitórias.
profile-picture-alt-streak = Vitórias seguidas: { $streak } agora, { $longest } no máximo.
profile-picture-alt-places = Lugares: { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game }: nível { $points }, antes { $first } no começo e { $most } no máximo; partidas: { $matches }, vitórias: { $wins }.
profile-picture-alt-hidden = { $game }: partidas: { $matches }, vitórias: { $wins }; nível depois de mais { $missing }.
profile-picture-alt-alone = { $game } contra bots: nível { $points } depois de { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}.
profile-picture-alt-puzzles = Desafios: { $solved } de { $tried } resolvidos, { $days } dias seguidos.
profile-picture-alt-rival = Contra { $name }: à frente { $beaten } vezes, atrás { $ahead } vezes.

leaderboard-title = ### { $game }: quem joga melhor neste servidor
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · partidas: { $matches }, vitórias: { $wins }
leaderboard-level = { $level ->
        [easy] Bots fáceis
        [strong] Bots fortes
       *[normal] Bots
    } · **{ $points }** · partidas: { $matches }, vitórias: { $wins }
leaderboard-empty = Ninguém tem nível ainda. Para isso, são cinco partidas terminadas contra outras pessoas.
leaderboard-note = -# Todo mundo começa com 1000 e aparece depois de cinco partidas. Só partidas com outras pessoas mudam o seu nível; o nível contra bots está no seu { COMMAND("profile") }. Se você sair de uma partida ou parar de jogar, fica atrás de todos que continuam. Para bots, toda partida conta, a não ser que alguém seja substituído.
leaderboard-better = Mais acima
leaderboard-worse = Mais abaixo

# The page of a server
server-title = ### O que se joga em { $server }
server-empty = Ninguém jogou nada aqui ainda. Comece com { COMMAND("help") }.
server-lobbies = **Lugares livres**
server-lobby = { $channel } · { $game } · { $taken } de { $seats } lugares ocupados
server-tables = **Em jogo** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Ligas**
server-people = **Quem joga aqui**: { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    } nos últimos 30 dias
server-person = { $person } · { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
server-best = **Nível mais alto**
server-leader = { $game }: { $person } · { $rating }
server-move = **Melhor jogada da semana**
server-moved = { $game }: { $person }, com { $gain } pontos a mais de chance de vencer do que com a segunda melhor jogada · [na mesa]({ $link })
server-records = **Recordes**
server-most-wins = Mais vitórias: { $person } · { $count }
server-streak = Maior sequência de vitórias: { $person } · { $count } seguidas
server-more = … e mais { $count }
