# Profiles and leaderboards: how people are doing on a server.

command-profile = Où tu en es sur ce serveur : parties, victoires, places, séries, cote
command-server = Ce qui se joue sur ce serveur : places libres, parties, ligues, et qui joue
command-leaderboard = Qui joue le mieux à un jeu sur ce serveur
option-member = Le profil de qui ; sans rien, le tien
name-profile = profil
name-server = serveur
name-leaderboard = classement
name-member = membre

profile-title = ### { $person }
profile-none = Rien ici pour l’instant. Finis une partie, et elle apparaîtra ici.
profile-puzzles = 🧩 Problèmes résolus : **{ $solved }** sur { $tried }{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } jours de suite
    }
profile-matches = { $matches ->
        [one] **{ $matches } partie**
       *[other] **{ $matches } parties**
    }, { $wins ->
        [0] aucune gagnée pour l’instant
        [one] **{ $wins }** gagnée
       *[other] **{ $wins }** gagnées
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Plus longue série de victoires : **{ $longest }**
        [one] Dernière partie gagnée ; plus longue série de victoires : **{ $longest }**
       *[other] **{ $streak }** victoires d’affilée en ce moment ; plus longue série : **{ $longest }**
    }
profile-favorite = Joue surtout à { $game }
profile-game = **{ $game }** · cote **{ $points }** · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
profile-game-hidden = **{ $game }** · cote après encore { $missing ->
        [one] { $missing } partie
       *[other] { $missing } parties
    } · { $matches } au total, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
profile-game-alone = -# { $game } contre des bots 🤖 · cote **{ $points }** · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
profile-others = -# { $count ->
        [one] Encore { $count } partie qui ne compte pas : rejointe en cours de route
       *[other] Encore { $count } parties qui ne comptent pas : rejointes en cours de route
    }, ou sans résultat.

# The profile as a picture
profile-picture-title = Quelqu’un
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] partie
       *[other] parties
    }
    [wins] victoires
    [longest] série record
    [puzzles] problèmes
   *[days] jours suivis
}
profile-picture-now = en cours : { $streak }
profile-picture-counts = Parties : { $matches }, gagnées : { $wins }
profile-picture-missing = { $missing ->
    [one] Cote après encore { $missing } partie
   *[other] Cote après encore { $missing } parties
}
profile-picture-alone = { $matches ->
    [one] { $matches } partie contre des bots
   *[other] { $matches } parties contre des bots
}
profile-picture-bots = contre les bots : { $points }
profile-picture-ahead = devant : derrière
profile-picture-rivals = Face à face
profile-picture-alt-head = { $name } : { $matches } parties jouées, { $wins } gagnées.
profile-picture-alt-streak = Victoires d’affilée : { $streak } en ce moment, { $longest } au mieux.
profile-picture-alt-places = Places : { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game } : cote { $points }, après { $first } au début et { $most } au mieux ; { $matches } parties jouées, { $wins } gagnées.
profile-picture-alt-hidden = { $game } : { $matches } parties jouées, { $wins } gagnées ; cote après encore { $missing }.
profile-picture-alt-alone = { $game } contre des bots : cote { $points } après { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
profile-picture-alt-puzzles = Problèmes : { $solved } résolus sur { $tried }, { $days } jours d’affilée.
profile-picture-alt-rival = Contre { $name } : { $beaten } fois devant, { $ahead } fois derrière.

leaderboard-title = ### { $game } : le haut du classement sur ce serveur
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
leaderboard-level = { $level ->
        [easy] Bots faciles
        [strong] Bots forts
       *[normal] Bots
    } · **{ $points }** · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
leaderboard-empty = Personne n’est encore classé. Il faut cinq parties finies contre d’autres personnes.
leaderboard-note = -# Tout le monde commence à 1000 et apparaît après cinq parties. Seules les parties avec d’autres personnes changent ta cote ; celle contre les bots est dans ton { COMMAND("profile") }. Si tu quittes une partie ou arrêtes de jouer, tu finis derrière toutes les personnes qui restent. Pour les bots, chaque partie compte, sauf si quelqu’un est remplacé.
leaderboard-better = Plus haut
leaderboard-worse = Plus bas

# The page of a server
server-title = ### Ce qui se joue sur { $server }
server-empty = Rien ne s’est encore joué ici. Commence avec { COMMAND("help") }.
server-lobbies = **Places libres**
server-lobby = { $channel } · { $game } · { $taken } places prises sur { $seats }
server-tables = **En cours** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Ligues**
server-people = **Qui joue ici** : { $count ->
        [one] une personne
       *[other] { $count } personnes
    } ces 30 derniers jours
server-person = { $person } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
server-best = **Les meilleures cotes**
server-leader = { $game } : { $person } · { $rating }
server-move = **Le coup de la semaine**
server-moved = { $game } : { $person }, avec des chances de gagner { $gain } points au-dessus du deuxième meilleur coup · [à la table]({ $link })
server-records = **Records**
server-most-wins = Le plus de victoires : { $person } · { $count }
server-streak = Plus longue série de victoires : { $person } · { $count } d’affilée
server-more = … et { $count } de plus
