# `/play`: finding somebody to play with.

play-not-waiting = Tu n’attends aucune table. { COMMAND("play") } t’en trouve une.
play-waiting = ⏳ Tu attends une table : **{ $games }**, { $seats ->
        [0] peu importe à combien
       *[other] à { $seats }
    }, { $where ->
        [everywhere] ici **et partout ailleurs** (des gens que tu ne connais pas peuvent voir ton nom)
       *[here] avec des gens de ce serveur
    }. Rythme : { $pace }. Je t’écris dès que tu as une table, ou { $until } si personne ne vient.
play-expired = Personne n’est venu jouer pendant que tu attendais ({ $games }). Réessaie avec { COMMAND("play") } : tu peux aussi y lancer aussitôt une partie contre des bots.
play-ask-bots = Personne n’est encore venu jouer ({ $games }). J’arrête de chercher { $until }. Si tu veux, des bots peuvent prendre les places libres.
play-seated = 🎲 Ta table est prête : **{ $game }**, { $where }. { $people ->
        [0] Tu joues contre des bots.
       *[other] Tu joues avec { $names }{ $bots ->
            [0] .
            [one] , et un bot.
           *[other] , et { $bots } bots.
        }
    } Rythme : { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Compléter avec des bots

command-play = Trouver avec qui jouer : des tables qui ont une place, ou attendre que quelqu’un vienne
option-seats = À combien tu veux jouer ; sans rien, peu importe
option-where = Seulement les gens de ce serveur, ou de partout : ils voient alors ton nom
name-play = jouer
name-seats = combien
name-where = où
choice-everywhere = partout

play-title = ### 🎲 Qui veut jouer ?
play-lobbies = **Tables avec une place libre**
play-lobby = { $game } dans { $channel }, { $taken } places prises sur { $seats }
play-join = Je joue
play-here = **En attente ici**
play-elsewhere = **En attente ailleurs aussi**
play-person = { $name } : { $games } · { $pace }{ $known ->
        [yes] {" "}· d’habitude { $hours }
       *[no] { "" }
    }
play-nobody = Personne n’attend ici en ce moment. Lance-toi, et je t’écris dès que quelqu’un vient.
play-unnamed = { $count ->
        [one] Une personne attend ailleurs.
        [many] { $count } de personnes attendent ailleurs.
       *[other] { $count } personnes attendent ailleurs.
    } Avec *{ $label }*, tu auras peut-être une table tout de suite.
play-games = Les jeux qui te tentent
play-pace = Rythme
play-seats = À combien ?
play-seats-any = Peu importe à combien
play-seats-count = À { $seats }
play-wait-here = Attendre du monde ici
play-wait-everywhere = Attendre partout
play-everywhere = -# *{ $label }* : aussi avec des gens d’autres serveurs. **Des gens que tu ne connais pas voient alors ton nom** dans Freehold, et quand tu joues d’habitude.
play-bots = Jouer tout de suite contre des bots
play-stop = Ne plus attendre
play-left = Tu n’attends plus.
play-where = Ici, il n’y a que toi et moi, donc personne ne peut attendre avec toi. Dans l’option `{ CLIENT("name-where") }`, choisis *{ CLIENT("choice-everywhere") }* si des gens que tu ne connais pas peuvent voir ton nom, ou utilise la commande sur un serveur.
play-no-seats = { $game } ne se joue pas à { $seats }.
play-filled = Ça marche : des bots prennent les places encore libres, et ça démarre tout de suite.
play-taken = Cette place vient d’être prise. { COMMAND("play") } montre ce qu’il reste.
play-joined = Tu as une place { $where }. Je te dis quand ça démarre.
play-hello = Je t’écris ici dès que tu as une table.
play-closed = Je ne peux pas t’envoyer de messages privés, donc je ne pourrais pas te dire quand tu as une table. Autorise les messages privés de ce serveur, ou des applications, puis réessaie.

settings-play = **Tables de { COMMAND("play") }** : un salon où elles s’ouvrent, chacune dans un fil
settings-play-none = Elles se jouent par message privé

play-slow-first = Avec des gens que tu ne connais pas, un rythme rapide demande d’avoir déjà fini une partie : personne n’aime attendre quelqu’un qui est parti. Joues-en d’abord une ici, ou à un jour par coup, ou contre des bots.
play-rest = Dans tes deux dernières parties, un bot a dû prendre le relais. Avec des gens que tu ne connais pas, tu pourras rejouer à un rythme rapide { $until } ; à un jour par coup, c’est possible dès maintenant.

# $state: learned, chosen or off; $known: yes or no
me-hours = **Quand tu joues d’habitude**
    -# { $state ->
        [off] Je n’y fais pas attention, et ça ne compte pas quand je te trouve des gens avec { COMMAND("play") }.
        [chosen] Comme tu me l’as dit. { COMMAND("play") } cherche d’abord des gens qui jouent aussi à ces heures-là.
       *[learned] { $known ->
            [yes] D’après tes clics. { COMMAND("play") } cherche d’abord des gens qui jouent aussi à ces heures-là.
           *[no] Je ne le sais pas encore ; je le verrai à tes clics, pour { COMMAND("play") }. Ou dis-le-moi.
        }
    } (Ton fuseau horaire : { $zone })
me-hours-learn = D’après mes clics
me-hours-off = Ne pas le retenir
me-avoid = **Des gens que tu préfères ne pas croiser**
    -# { COMMAND("play") } ne te met jamais à la même table. Je ne leur dis rien, et personne d’autre ne voit ça.
me-avoid-nobody = Personne
me-avoid-more = Quelqu’un d’autre sur ce serveur
choice-avoid = Éviter
avoid-done = { COMMAND("play") } ne te mettra plus jamais à une table avec { $person }. Personne d’autre ne le saura. Si vous jouez ensemble en ce moment, la partie continue.
avoid-undo = Annuler
avoid-undone = C’est noté : { COMMAND("play") } peut de nouveau te mettre à une table avec { $person }.
avoid-nobody = Choisis quelqu’un d’autre : tu ne peux pas éviter un bot, ni toi-même.

notify-invites = **Invitations** à une table, de la part d’autres gens
notify-invites-yes = Je les reçois par message privé
notify-invites-no = Je n’en veux pas

option-with = Proposer à cette personne de jouer ; je lui écris
name-with = avec
play-ask = Inviter quelqu’un avec qui tu as joué
play-alone = C’est toi, ça ! Choisis quelqu’un d’autre pour jouer.
help-company = ### Trouver du monde
    { COMMAND("play") } te trouve une table, ici ou partout : je t’écris dès que tu en as une.
    Tu préfères ne pas croiser quelqu’un ? Dans le menu de son nom, choisis *Applications* → *{ CLIENT("choice-avoid") }* : il n’y a que toi qui le sais.
play-invited = { $host } t’invite à une table de **{ $game }** { $where }.
play-asked = Ton invitation est partie : { $person } peut rejoindre ta table { $where }.
