# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly : The Card Game
monopoly-pitch = Échange pour n’avoir que des couleurs complètes, puis pose tout.{ $target ->
        [3000] { " " }But : 3 000.
        [5000] { " " }But : 5 000.
       *[edition] { "" }
    }
monopoly-wealth-uk = Argent en £
monopoly-wealth-deluxe = Argent en $
monopoly-picture-edition-uk = Édition UK
monopoly-picture-edition-deluxe = Édition Deluxe
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Édition
monopoly-setting-edition-uk = UK (livres et Londres, de 2 à 6)
monopoly-setting-edition-deluxe = Deluxe (dollars et lingots d’or, de 2 à 4)
monopoly-setting-target = La partie finit à
monopoly-setting-target-edition = { $most ->
        [4] 10 000
       *[6] 10 000 (7 000 à 5 ou 6)
    }
monopoly-setting-target-5000 = 5 000
monopoly-setting-target-3000 = 3 000

# What is asked
monopoly-ask-turn = À toi : pioche une carte, ou échange.
monopoly-ask-turn-out = À toi, et { $edition ->
        [uk] ta main est complète
       *[deluxe] ton présentoir est complet
    } : pose tout, pioche une carte ou échange.
monopoly-ask-dry = À toi : la pioche est vide. Échange ou passe.
monopoly-ask-dry-out = À toi : la pioche est vide, et { $edition ->
        [uk] ta main est complète
       *[deluxe] ton présentoir est complet
    }. Pose tout, échange ou passe.
monopoly-ask-six = À toi : échange ta carte d’échange contre celle de quelqu’un d’autre.
monopoly-ask-six-out = À toi, et ta main est complète : pose tout, ou échange ta carte d’échange contre celle de quelqu’un d’autre.
monopoly-ask-discard = Défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes, la dernière au-dessus,
    } sur ta pile d’échange.
monopoly-ask-lay = Tu poses tout. Prends ma suggestion, ou dispose tes cartes à ta façon.
monopoly-ask-arrange = Tu as posé tout ça. { $edition ->
        [uk] Garde ces Monopoles comme ils sont, ou change-les.
       *[deluxe] Garde ces Familles comme elles sont, ou change-les.
    }
monopoly-ask-passing = Passe une carte face cachée à { $left }.
monopoly-ask-passing-out = Ta main est complète : pose tout, ou passe une carte face cachée à { $left }.
monopoly-wait-turn = C’est à { $who } de jouer
monopoly-wait-discard = { $who } défausse
monopoly-wait-lay = { $who } pose tout
monopoly-wait-arrange = { $who } a tout posé et dispose ses cartes
monopoly-wait-close = { $who } passe une carte ou pose tout
monopoly-wait-passing = { $count ->
        [one] Une personne doit encore passer une carte
       *[other] { $count } personnes doivent encore passer une carte
    }

# Moves
monopoly-pile = la pile { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }et { $more } de plus
    }
monopoly-offer-draw = Piocher une carte
monopoly-offer-pass_turn = Passer
monopoly-offer-trade = Échanger avec { $other }
monopoly-offer-trade-adding = Ajouter une carte, échanger avec { $other }
monopoly-offer-grow = Prendre la carte du dessus à { $other } et piocher
monopoly-offer-grow-adding = Ajouter une carte, prendre celle du dessus à { $other } et piocher
monopoly-offer-exchange = Échanger avec { $other } : { $given } contre { $got }
monopoly-offer-discard = Défausser { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
monopoly-offer-go_out = Tout poser pour { $amount }
monopoly-offer-lay = Tout poser, mais à ma façon
monopoly-offer-confirm = Poser comme ça : { $amount }
monopoly-offer-bind = { $card } remplace quoi ?
monopoly-offer-token = Déplacer un pion : { $group }
monopoly-offer-houses = Échanger les maisons : { $group } et { $other }
monopoly-offer-pass_card = Passer une carte
monopoly-field-card = Quelle carte ?
monopoly-field-cards = Quelles cartes, la dernière au-dessus ?
monopoly-field-count = Combien de cartes ?
monopoly-field-target = Elle remplace quoi ?
monopoly-field-color = Vers quel groupe ?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
monopoly-target-property = Une carte manquante : { $group }
monopoly-target-house = La { $number ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[4] 4e
    } maison : { $group }
monopoly-target-hotel = L’hôtel : { $group }
monopoly-target-token = Un pion : { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Échanger avec { $other } : { $given } contre { $got }
monopoly-panel-take = Prendre à { $other } : { $got }, contre { $given }
monopoly-panel-grow = Prendre à { $other } : { $got }, et piocher une carte
monopoly-panel-add-grow = Ajouter une carte, prendre à { $other } : { $got }, et piocher
monopoly-panel-trades = Autres échanges
monopoly-panel-exchanges = Échanger avec quelqu’un d’autre
monopoly-panel-count = Échanger { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } avec { $other }
monopoly-panel-add = Poser d’abord une carte sur ta pile
monopoly-panel-without = Seulement de ma pile : { $given }
monopoly-panel-pass = Tu passes quelle carte ?
monopoly-panel-discard = { $count ->
        [one] Quelle carte ?
       *[other] Quelles { $count } cartes ?
    }
monopoly-panel-change = Disposer autrement
monopoly-panel-token = Déplacer un pion : { $group } → { $other }
monopoly-panel-bind = { $card } : { $target }
monopoly-out-discards = En posant tout, tu défausses { $discards }.

# What a move brings
monopoly-hint-swap = Tu reçois { $got }.
monopoly-hint-choosing = Tu reçois { $got }, puis tu choisis ce que tu donnes.
monopoly-hint-target = Ça fait { $amount } avant la récompense.
monopoly-hint-property = { $group } : { $count } sur { $size } dans ta main
monopoly-hint-card = { $kind ->
        [1] La première sur une couleur complète
        [2] Par-dessus la 1re maison
        [3] Par-dessus la 2e maison
        [4] Par-dessus la 3e maison
        [5] Par-dessus les quatre maisons : 500 de plus
        [6] Compte un groupe complet une fois de plus
        [7] Remplace ce qui manque, si tu poses tout
        [8] Rapporte 200
       *[9] Qui en a le plus reçoit 1 000
    }
monopoly-warn-trade = Échanger avec { $other } ?
monopoly-warn-grow = Prendre la carte du dessus à { $other } et piocher ?
monopoly-hint-trade-swap = Tu donnes { $given } et tu reçois { $got }.
monopoly-hint-grow-swap = Tu donnes { $given } et tu reçois { $got } et le dessus de la pioche.

# What happened
monopoly-start = Quand quelqu’un atteint { $amount }, cette donne est la dernière. Qui a le plus d’argent gagne.
monopoly-deal = Donne { $number } : { $who } distribue, { $next } commence.
monopoly-dealt-you = Tu as reçu { $cards }.
monopoly-draw = { $who } pioche une carte.
monopoly-draw-you = Tu as pioché { $cards }.
monopoly-pass-turn = { $who } passe.
monopoly-trade = { $who } échange avec { $other } : donne { $given } contre { $got }.
monopoly-grow = { $who } échange avec { $other } : donne { $given } contre { $got } et une carte de la pioche.
monopoly-discard = { $who } défausse { $cards }.
monopoly-pass = { $who } a passé une carte.
monopoly-pass-you = Tu passes { $cards }.
monopoly-passed = Tout le monde prend la carte qu’on lui a passée.
monopoly-passed-you = Carte passée par { $who } : { $cards }.
monopoly-laying = { $who } pose tout.
monopoly-out = { $who } pose tout avec { $cards }.
monopoly-reward = La récompense : { $cards }.
monopoly-reward-none = Il ne reste rien pour une récompense.
monopoly-undecided = Personne n’a tout posé. Chacun étale ce qu’il a.
monopoly-result = { $who } reçoit { $amount }.
monopoly-result-void = { $who } a une Chance en main et ne reçoit rien !
monopoly-tie = Égalité à { $amount } : une donne de plus va trancher.
monopoly-end = { $who } a { $amount }, et ça met fin à la partie.
monopoly-resign = { $who } abandonne. Ses cartes quittent le jeu.
monopoly-end-alone = Il n’y a plus personne face à { $who }.

# What cannot be done, and what can
monopoly-now-turn = D’abord, pioche, échange ou pose tout.
monopoly-now-six = Échange d’abord ta carte d’échange : à 5 ou 6, personne ne pioche.
monopoly-now-discard = Défausse d’abord.
monopoly-now-lay = Tu poses tout : prends ma suggestion, ou dispose tes cartes à ta façon.
monopoly-now-arrange = Tu as tout posé : dispose tes cartes, ou garde-les comme elles sont.
monopoly-now-close = Passe une carte à ta gauche, ou pose tout.
monopoly-now-passing = Passe d’abord une carte à ta gauche.
monopoly-passed-already = Tu as déjà passé une carte. On continue quand tout le monde l’a fait.
monopoly-nothing-to-draw = La pioche est vide. Échange avec quelqu’un, pose tout ou passe.
monopoly-no-passing = Tu ne peux passer que si la pioche est vide. Pioche ou échange.
monopoly-not-in-hand = Tu n’as plus cette carte. Choisis-en une autre.
monopoly-pass-not-held = Tu n’as plus cette carte. Passes-en une autre.
monopoly-trade-there = { $count ->
        [0] Il n’y a aucune carte
        [one] Il n’y a qu’une carte
       *[other] Il n’y a que { $count } cartes
    } dans cette pile d’échange, donc tu ne peux pas en prendre { $chosen }. Choisis de nouveau.
monopoly-trade-own = { $count ->
        [0] Il n’y a aucune carte
        [one] Il n’y a qu’une carte
       *[other] Il n’y a que { $count } cartes
    } dans ta propre pile d’échange, donc tu ne peux pas en donner { $chosen }. Choisis de nouveau.
monopoly-grow-owned = Tu ne peux pas piocher en plus quand tu échanges avec { $who } : donne autant de cartes que tu en prends.
monopoly-discard-count = Tu dois défausser exactement { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, mais tu en as choisi { $chosen }. Choisis de nouveau.
monopoly-drop-one = Défausse une seule carte à la fois. Tu en as choisi { $chosen }.
monopoly-drop-needed = Il te faut { $cards } pour tout poser. Défausse une autre carte.
monopoly-drop-none = Il n’y a plus rien à défausser. Choisis ce que tes Chances remplacent, ou pose tes cartes.
monopoly-partner-out = { $who } ne joue plus dans cette partie. Échange avec quelqu’un d’autre.
monopoly-incomplete = Tu ne peux pas encore tout poser : il manque { $cards }.
monopoly-no-group = Tu ne peux pas encore tout poser : il te faut { $edition ->
        [uk] au moins un Monopole entier
       *[deluxe] au moins une Famille entière
    }.
monopoly-too-many = Tu ne peux pas encore tout poser : tu as { $count } × { $card }, et { $groups ->
        [0] aucun de tes groupes ne peut en recevoir
        [one] un seul groupe où en mettre
       *[other] seulement { $groups } groupes où en mettre
    }.
monopoly-none-to-spare = Tu ne peux pas encore tout poser : { $count ->
        [one] { $count } carte devrait
       *[other] { $count } cartes devraient
    } partir, et tous tes groupes ont besoin des leurs.
monopoly-nothing-to-choose = Il n’y a rien à choisir ici. Pose tout, simplement.
monopoly-target = Une Chance ne peut pas remplacer ça ici. Choisis dans la liste.
monopoly-enough-changes = Assez changé. Pose tes cartes maintenant.
monopoly-cannot-move = Ça ne peut pas aller là. Choisis dans la liste.

# The cards, as both editions call them
monopoly-card-uk-0 = Old Kent Road
monopoly-card-uk-1 = White­chapel Road
monopoly-card-uk-2 = The Angel Isling­ton
monopoly-card-uk-3 = Euston Road
monopoly-card-uk-4 = Penton­ville Road
monopoly-card-uk-5 = Pall Mall
monopoly-card-uk-6 = White­hall
monopoly-card-uk-7 = North­um­ber­land Avenue
monopoly-card-uk-8 = Bow Street
monopoly-card-uk-9 = Marl­borough Street
monopoly-card-uk-10 = Vine Street
monopoly-card-uk-11 = Strand
monopoly-card-uk-12 = Fleet Street
monopoly-card-uk-13 = Trafal­gar Square
monopoly-card-uk-14 = Leices­ter Square
monopoly-card-uk-15 = Coven­try Street
monopoly-card-uk-16 = Picca­dilly
monopoly-card-uk-17 = Regent Street
monopoly-card-uk-18 = Oxford Street
monopoly-card-uk-19 = Bond Street
monopoly-card-uk-20 = Park Lane
monopoly-card-uk-21 = Mayfair
monopoly-card-uk-22 = King’s Cross
monopoly-card-uk-23 = Maryle­bone
monopoly-card-uk-24 = Fen­church Street
monopoly-card-uk-25 = Liver­pool Street
monopoly-card-uk-26 = Electric Com­pany
monopoly-card-uk-27 = Water Works
monopoly-card-deluxe-0 = Mediter­ranean Avenue
monopoly-card-deluxe-1 = Baltic Avenue
monopoly-card-deluxe-2 = Oriental Avenue
monopoly-card-deluxe-3 = Vermont Avenue
monopoly-card-deluxe-4 = Connec­ticut Avenue
monopoly-card-deluxe-5 = St. Charles Place
monopoly-card-deluxe-6 = States Avenue
monopoly-card-deluxe-7 = Virginia Avenue
monopoly-card-deluxe-8 = St. James Place
monopoly-card-deluxe-9 = Tennes­see Avenue
monopoly-card-deluxe-10 = New York Avenue
monopoly-card-deluxe-11 = Ken­tucky Avenue
monopoly-card-deluxe-12 = Indiana Avenue
monopoly-card-deluxe-13 = Illinois Avenue
monopoly-card-deluxe-14 = Atlantic Avenue
monopoly-card-deluxe-15 = Ventnor Avenue
monopoly-card-deluxe-16 = Marvin Gardens
monopoly-card-deluxe-17 = Pacific Avenue
monopoly-card-deluxe-18 = North Carolina Avenue
monopoly-card-deluxe-19 = Pennsyl­vania Avenue
monopoly-card-deluxe-20 = Park Place
monopoly-card-deluxe-21 = Board­walk
monopoly-card-deluxe-22 = Reading Railroad
monopoly-card-deluxe-23 = Pennsyl­vania Railroad
monopoly-card-deluxe-24 = B. & O. Railroad
monopoly-card-deluxe-25 = Short Line Railroad
monopoly-card-deluxe-26 = Electric Com­pany
monopoly-card-deluxe-27 = Water Works
monopoly-card-house = { $number ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[4] 4e
    } maison
monopoly-card-hotel = Hôtel
monopoly-card-token = Pion : { $number ->
        [1] bateau
        [2] voiture
        [3] chien
        [4] chapeau
        [5] fer à repasser
       *[6] botte
    }
monopoly-card-chance = Chance
monopoly-card-go = Départ
monopoly-card-mister = Mr. Mo­nop­oly

# The groups
monopoly-color-uk-brown = Marron
monopoly-color-uk-light-blue = Bleu ciel
monopoly-color-uk-pink = Rose
monopoly-color-uk-orange = Orange
monopoly-color-uk-red = Rouge
monopoly-color-uk-yellow = Jaune
monopoly-color-uk-green = Vert
monopoly-color-uk-dark-blue = Bleu foncé
monopoly-color-uk-stations = Gares
monopoly-color-uk-utilities = Compagnies
monopoly-color-deluxe-brown = Marron
monopoly-color-deluxe-light-blue = Bleu ciel
monopoly-color-deluxe-pink = Rose
monopoly-color-deluxe-orange = Orange
monopoly-color-deluxe-red = Rouge
monopoly-color-deluxe-yellow = Jaune
monopoly-color-deluxe-green = Vert
monopoly-color-deluxe-dark-blue = Bleu foncé
monopoly-color-deluxe-stations = Gares
monopoly-color-deluxe-utilities = Compagnies

# The command in Discord
monopoly-command = Monopoly : The Card Game. Échange, complète des couleurs, construis et pose tout
monopoly-command-new = Ouvrir une table de Monopoly : The Card Game ici ; les autres rejoignent d’un clic
monopoly-variant-uk = Échange, complète des couleurs, construis.
monopoly-variant-uk-title = Monopoly : The Card Game, UK
monopoly-variant-deluxe = Pareil en dollars, avec des lingots d’or.
monopoly-variant-deluxe-title = Monopoly : The Card Game, Deluxe
monopoly-new-edition = L’édition UK, de 2 à 6, ou l’édition Deluxe avec ses lingots d’or, de 2 à 4
monopoly-name-edition = édition
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = La somme qui met fin à la partie ; 10 000, ou 7 000 à 5 ou 6
monopoly-name-target = objectif
monopoly-choice-target-edition = édition

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] À { $name } : échanger une carte
        [trade] À { $name } : échanger ou passer
        [drawing] À { $name } : piocher une carte
        [passing] À { $name } : passer
       *[draw] À { $name } : piocher ou échanger
    }
monopoly-picture-ask-discard = { $name } : défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
monopoly-picture-ask-partner = { $name } : défausse une carte
monopoly-picture-ask-lay = { $name } pose tout
monopoly-picture-ask-arrange = { $name } a tout posé et dispose ses cartes
monopoly-picture-ask-close = { $name } : passe une carte à gauche
monopoly-picture-ask-passing = Passer une carte à gauche : { $name }
monopoly-picture-ask-passing-all = Passer une carte à gauche

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] À toi : échange
        [trade] À toi : échange ou passe
        [drawing] À toi : pioche une carte
        [passing] À toi : passe
       *[draw] À toi : pioche ou échange
    }
monopoly-picture-you-discard = À toi : défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
monopoly-picture-you-partner = À toi : défausse une carte
monopoly-picture-you-lay = Tu poses tout
monopoly-picture-you-arrange = Tout est posé : dispose tes cartes
monopoly-picture-you-close = À toi : passe une carte à { $name }
monopoly-picture-you-passing = À toi : passe une carte à { $name }

# What happened last, and the piles
monopoly-picture-last-draw = a pioché
monopoly-picture-last-trade = a échangé
monopoly-picture-last-grow = a pris dans une pile
monopoly-picture-last-exchange = a échangé
monopoly-picture-last-discard = a défaussé
monopoly-picture-last-pass = a passé
monopoly-picture-last-out = a tout posé
monopoly-picture-last-passed = tous ont passé une carte
monopoly-picture-last-resign = ne joue plus
monopoly-picture-last-deal = a distribué
monopoly-picture-draw = { $count } en pioche
monopoly-picture-pile = Pile { $number }
monopoly-picture-pile-free = Pile { $number } · à personne
monopoly-picture-traded = { $name } a échangé avec { $other }
monopoly-picture-traded-pile = { $name } a échangé avec la pile { $number }
monopoly-picture-from-draw = de la pioche
monopoly-picture-gave = donne
monopoly-picture-hand-of = Donne { $number } · jusqu’à { $target }
monopoly-picture-hand-over = Donne { $number } terminée · jusqu’à { $target }
monopoly-picture-went-out = a tout posé
monopoly-picture-score = = { $money }
monopoly-picture-void = une Chance : ne vaut rien

# The hand
monopoly-picture-share = { $count } sur { $size }
monopoly-picture-out = Tout poser rapporte { $money }
monopoly-picture-out-asked = Tout poser pour { $money } ?
monopoly-picture-laid = Comme ça, { $money }
monopoly-picture-laid-asked = Poser comme ça, pour { $money } ?
monopoly-picture-discards = { $count } de trop
monopoly-picture-unused = pas utilisé

# For those who listen
monopoly-picture-alt-laid = Posé : { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Il manque pour des groupes complets : { $cards }.
monopoly-picture-alt-last = Dernier coup : { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other]  : { $cards }
    }.
monopoly-picture-alt-all-passed = Dernier coup : tout le monde a passé une carte.
monopoly-picture-alt-gave = Dernier coup : { $name } donne { $cards }, { $other } donne { $got }.
monopoly-picture-alt-took = Dernier coup : { $name } pose { $cards } sur la pile { $pile } et prend { $got }{ $grown ->
        [yes] { " " }et une carte de la pioche
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name } : { $money }{ $hand }, pile { $pile }.
monopoly-picture-alt-held = , main { $count }
monopoly-picture-alt-passed = , a passé
monopoly-picture-alt-result = { $letter } { $name }{ $note } : +{ $total }, { $score } : { $parts }.
monopoly-picture-alt-pile = Pile { $number } : { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] plus d’argent
       *[less] moins d’argent
    }
monopoly-feature-lead = { $change ->
        [more] plus d’argent à l’approche de la fin
       *[less] moins d’argent à l’approche de la fin
    }
monopoly-feature-worth = { $change ->
        [more] une main plus prometteuse
       *[less] une main moins prometteuse
    }
monopoly-feature-hope = { $change ->
        [more] une main plus forte pour la fin
       *[less] une main plus faible pour la fin
    }
monopoly-feature-laid = { $change ->
        [more] une main qui vaut plus dès maintenant
       *[less] une main qui vaut moins dès maintenant
    }
monopoly-feature-ready = { $change ->
        [more] une main prête à poser
       *[less] une main qui n’est pas prête à poser
    }
monopoly-feature-out = { $change ->
        [more] de quoi tout poser ce tour-ci
       *[less] pas de quoi tout poser ce tour-ci
    }
monopoly-feature-full = { $change ->
        [more] plus de groupes complets
       *[less] moins de groupes complets
    }
monopoly-feature-chances = { $change ->
        [more] plus de cartes Chance
       *[less] moins de cartes Chance
    }
monopoly-feature-tokens = { $change ->
        [more] plus de pions
       *[less] moins de pions
    }
monopoly-feature-excess = { $change ->
        [more] des cartes en trop
       *[less] moins de cartes en trop
    }
monopoly-feature-next = { $change ->
        [more] un prochain tour plus tôt
       *[less] un prochain tour plus tard
    }

# Puzzles
monopoly-puzzle-turn = **Piocher, échanger ou tout poser ?** Une façon est bien meilleure que les autres.
monopoly-puzzle-discard = **Trop de cartes.** Tu lâches lesquelles ? Un choix est bien meilleur que les autres.
monopoly-puzzle-arrange = **Ta main est sur la table.** Tu la disposes comment ?
monopoly-puzzle-worth = **Cette main vaut combien ?** Quelqu’un d’autre a tout posé, et tout le monde étale ses cartes.
monopoly-puzzle-finish = **La fin est proche.** Un coup gagne quasiment la partie. Lequel ?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , { $houses } maison
       *[other] , { $houses } maisons
    }{ $hotel ->
        [0] { "" }
       *[other] , un hôtel
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } pion (encore une fois tout le groupe)
       *[other] , { $tokens } pions (chacun encore une fois tout le groupe)
    } : { $amount }
monopoly-puzzle-goes = { $count } × Départ : { $amount }
monopoly-puzzle-misters = Le plus de Mr. Monopoly : { $amount }
monopoly-puzzle-void = Une Chance rend une main sans valeur, sauf si c’est toi qui as tout posé.
monopoly-puzzle-rest = Les groupes incomplets ne comptent pas.
