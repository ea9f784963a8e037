# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Bienvenue chez Freehold
    Des jeux de cartes autour de l’immobilier : entre amis, quand chacun a une minute, ou tout de suite contre des bots.
help-joined = ### Salut, { $server } ! Moi, c’est Freehold
    Ici, on joue à des jeux de cartes autour de l’immobilier : entre amis, quand chacun a une minute, ou tout de suite contre des bots. { COMMAND("help") } réaffiche cette page. Si tu gères ce serveur, choisis la langue et les salons avec { COMMAND("settings") }.
help-seats = { $least } à { $most } joueurs

# Its buttons
help-to-play = Jouer contre des bots
help-to-read = Règles
help-to-more = Comment ça marche
help-to-games = Tous les jeux
help-learn = Apprendre
help-bots = Jouer
help-read = Lire
help-there = Y aller

# What they lead to
help-play-here = ### Quel jeu ?
    Ta table s’ouvre ici dans { $channel } et démarre tout de suite : toi contre des bots, sans pendule.
help-play-thread = ### Quel jeu ?
    { $channel } a déjà une table, donc la tienne s’ouvre dans un fil. Elle démarre tout de suite : toi contre des bots, sans pendule.
help-play-message = ### Quel jeu ?
    Ta table est ici même, dans notre discussion, et elle démarre tout de suite : toi contre des bots, sans pendule.
help-read-head = ### Les règles de quel jeu ?
help-elsewhere = ### Pour ça, il faut un serveur
    Une table est dans un salon, pour que d’autres puissent regarder et rejoindre la prochaine. Va dans un salon d’un serveur où je suis, tape { COMMAND("help") }, et appuie là-bas sur le même bouton.

# How it works
help-start = ### Commencer
    { COMMAND("property new") } ouvre une table ici, { COMMAND("deal new") } une table d’un autre jeu. Les autres appuient sur *{ BUTTON("lobby-join", asks: "no") }*, ou tu ajoutes des bots sous *{ BUTTON("table-more") }* ; puis appuie sur *{ BUTTON("lobby-start", asks: "no") }*. Il y a du monde ? { COMMAND("league create") }.
help-play = ### Jouer
    À la table, *{ BUTTON("table-hand") }* montre tes cartes, rien qu’à toi ; elles arrivent aussi en MP. Touche un coup, et c’est joué. Je te mentionne une fois quand c’est à toi. { COMMAND("rules") } explique le jeu, { COMMAND("matches") } liste tes tables, { COMMAND("puzzle") } occupe entre deux coups. { COMMAND("notify") } pose des heures calmes, { COMMAND("me") } règle ta langue et l’aspect des cartes.
help-stuck = ### Ça coince ?
    Table disparue ou trop loin ? { COMMAND("match show") }. Quelqu’un ne joue pas ? *{ BUTTON("table-more") }*, *{ more-nudge-button }* ; après la limite, un bot joue à sa place. Plus le temps ? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Ton serveur
    { COMMAND("settings") } règle la langue, les salons, le rythme, la modération et un problème du jour. { COMMAND("moderate end") } termine une table, { COMMAND("moderate bar") } bloque les trouble-fête.
help-version = -# Freehold { $version }
