# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Prends des cases et encaisse des loyers jusqu’à la fortune.
       *[no] Prends des cases, forme des groupes et encaisse des loyers.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = La partie finit
property-setting-bankruptcies-1 = à la première faillite
property-setting-bankruptcies-2 = à la deuxième faillite
property-setting-bankruptcies-3 = à la troisième faillite
property-setting-count_property = À la fin
property-setting-count_property-no = seul l’argent compte
property-setting-count_property-yes = chaque case compte 5 $ de plus
property-setting-round_limit = Tours de table
property-setting-round_limit-none = sans limite
property-setting-round_limit-40 = 40 au plus
property-setting-round_limit-80 = 80 au plus
property-setting-length = Durée
property-setting-length-full = une partie complète
property-setting-length-short = courte (moitié moins d’argent, et fini dès que quelqu’un en a 50 % de plus qu’au début)

# What is asked
property-ask-play = À toi : joue une carte rouge et une noire.
property-ask-buy = Tu as payé le loyer. Tu veux acheter la case colonne { $column }, ligne { $row } à { $owner } pour { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    } ?
property-wait-play = { $who } choisit une case
property-wait-buy = { $who } peut acheter la case colonne { $column }, ligne { $row } à { $owner } pour { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = n’importe quelle case
property-place-column = colonne { $column }, ligne au choix
property-place-row = colonne au choix, ligne { $row }
property-place-other = une autre case
property-place-column-row = colonne { $column }, ligne { $row }
property-offer-buy = Acheter pour { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    }
property-offer-decline = Ne pas acheter
property-pick-play = Tu joues quelle paire ?
property-pick-numbered = { $sign } { $play }
property-pick-cell = Quelle case ?
property-pick-columns = Colonnes { $first } à { $last }
property-tap-buy = Acheter pour { $units } : { $cards }
property-pick-otherwise = Payer autrement
property-pick-payment = { $cards } · { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
property-pick-suits = Choisir les cartes une à une
property-line-bought = { $size ->
        [one] Elle serait toute seule.
       *[other] Ça te ferait un groupe de { $size }.
    }
property-tap-plan = Prévoir ton prochain coup
property-tap-plan-only = Prévoir { $play }
property-tap-otherwise = Et si ça ne va plus ?
property-tap-second = Changer le second choix
property-tap-replan = Changer le plan
property-offer-drop-plan = Oublier le plan
property-ask-plan = Tu joueras quoi quand ce sera à toi ?
property-ask-otherwise = Et si ton premier choix ne va plus ?
property-pick-plan = Tu joueras quelle paire ?
property-line-fits = Quand c’est à toi, je joue ça pour toi aussitôt si la case est encore libre, ou encore à toi, ou si son loyer n’a pas augmenté. Personne d’autre ne voit ton plan.
property-line-plan = **Ton plan** : { $play }, { $when }.
property-line-otherwise = **Sinon** : { $play }, { $when }.
property-line-asked = **Sinon**, je te demande.
property-plan-free = si c’est encore libre
property-plan-own = si c’est encore à toi
property-plan-rent = si { $owner } ne touche pas plus de { MONEY($amount, "$") }
property-field-column = Quelle colonne ?
property-field-row = Quelle ligne ?
property-field-cards = Tu donnes quelles cartes d’achat ?
property-option-column = Colonne { $number }
property-option-row = Ligne { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Libre : elle devient à toi{ $size ->
        [one] { "" }
       *[other] , dans un groupe de { $size }
    } (loyer de { MONEY($size, "$") } à { MONEY($most, "$") }).
property-hint-mortgage = À toi : elle est hypothéquée. Ça ne rapporte rien, et la prochaine fois tu la perds.
property-hint-lose = À toi et hypothéquée : tu la perds.
property-hint-rent = Tu paies { MONEY($amount, "$") } à { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " pour " }{ $suits }
    }).
property-hint-rent-sale = Tu paies { MONEY($amount, "$") } à { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " pour " }{ $suits }
    }). Tu pourrais ensuite l’acheter pour { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    }.
property-hint-ends = Tu paies { MONEY($amount, "$") } à { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " pour " }{ $suits }
    }). Ça l’amène à { MONEY($reached, "$") } et met fin à la partie !
property-hint-bankrupt = { $owner } encaisse { MONEY($amount, "$") }, plus que tu n’as : faillite !
property-hint-choose-column = Tu choisis ensuite la colonne.{ $grave ->
        [yes] { " " }Attention : certaines mènent à la faillite.
       *[no] { "" }
    }
property-hint-choose-row = Tu choisis ensuite la ligne.{ $grave ->
        [yes] { " " }Attention : certaines mènent à la faillite.
       *[no] { "" }
    }
property-hint-choose-column-row = N’importe quelle case : tu la choisis ensuite.{ $grave ->
        [yes] { " " }Attention : certaines mènent à la faillite.
       *[no] { "" }
    }
property-hint-change = C’est { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de plus que le prix, et on ne rend pas la monnaie.
property-hint-over = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de trop
property-hint-units = { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }

# How the match begins
property-start = Tout le monde commence avec { MONEY($amount, "$") } et des cartes d’achat pour { $units } unités.
property-goal = Une partie courte : dès que quelqu’un a { MONEY($amount, "$") } après un tour, c’est fini.
property-fewer-bankruptcies = À si peu autour de la table, la partie finit { $count ->
        [one] à la première faillite
       *[other] à la faillite nº { $count }
    }.
property-cut = { $who } coupe : { $card }.
property-cut-again = Égalité entre { $count } : on coupe de nouveau.
property-redealt = La pioche est vide, donc tout le monde reçoit une nouvelle main.
property-begins = { $who } a coupé la carte la plus haute et commence.

# What happened
property-claim = { $who } prend la case colonne { $column }, ligne { $row } avec { $cards }.
property-mortgage = { $who } joue { $cards } et hypothèque la case colonne { $column }, ligne { $row }.
property-lose = { $who } joue { $cards } et perd sa case hypothéquée, colonne { $column }, ligne { $row }.
property-rent = { $who } joue { $cards }, colonne { $column }, ligne { $row } : { MONEY($amount, "$") } de loyer à { $owner } pour { $size ->
        [one] une case seule
       *[other] un groupe de { $size }
    }.
property-rent-owner-reader = { $who } joue { $cards }, colonne { $column }, ligne { $row } : { MONEY($amount, "$") } de loyer pour toi, pour { $size ->
        [one] une case seule
       *[other] un groupe de { $size }
    }.
property-buy = { $who } achète la case colonne { $column }, ligne { $row } à { $owner } avec { $cards } ({ $price ->
        [one] { $price } unité
       *[other] { $price } unités
    }).
property-buy-owner-reader = { $who } t’achète la case colonne { $column }, ligne { $row } avec { $cards } ({ $price ->
        [one] { $price } unité
       *[other] { $price } unités
    }).
property-decline = { $who } n’achète pas la case colonne { $column }, ligne { $row }.
property-drew = { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
property-drew-you = Tu as pioché { $cards }.
property-planned = Tu as prévu la case colonne { $column }, ligne { $row } pour ton prochain tour.
property-plan-dropped = Tu as abandonné ton plan.
property-plan-lapsed = Ton plan pour la case colonne { $column }, ligne { $row } ne va plus, donc c’est à toi de choisir.
property-reshuffle = On mélange la défausse : { $count } cartes forment la nouvelle pioche.
property-bankrupt = { $who } ne peut payer que { MONEY($amount, "$") } : faillite. Ses cases sont de nouveau libres.
property-resign = { $who } abandonne. Ses cases sont de nouveau libres.
property-end-bankrupt = { $count ->
        [one] Cette faillite met fin à la partie
       *[other] La faillite nº { $count } met fin à la partie
    } : la plus grosse fortune gagne.
property-end-rounds = { $count } tours de table sont joués. La plus grosse fortune gagne.
property-end-goal = { $who } a atteint { MONEY($amount, "$") }, et ça met fin à la partie. La plus grosse fortune gagne.
property-end-alone = Il n’y a plus personne face à { $who }.

# What the chart at the end counts
property-wealth = Argent en dollars
property-wealth-cells = Argent et cases en dollars

# What cannot be done, and what can
property-not-in-hand = Tu n’as plus cette paire. Choisis une carte rouge et une noire de ta main.
property-not-named = Tu ne peux pas atteindre cette case avec ces cartes. Seul un 9 ou un 10 vaut n’importe quel nombre.
property-lowest-rent = Chaque paire te mettrait en faillite, donc tu dois en jouer une au loyer le plus bas. Choisis-en une dans la liste.
property-sale-first = Décide d’abord si tu achètes la case dont tu viens de payer le loyer.
property-plan-late = C’est à toi maintenant : joue, tout simplement.
property-no-plan = Tu n’as plus de plan. Fais-en un nouveau.
property-plan-only = Tu n’as aucun autre coup à prévoir.
property-nothing-for-sale = Rien n’est à vendre en ce moment. Joue une carte rouge et une noire.

# The command in Discord
property-command = Property : prends des cases sur une grille et encaisse des loyers
property-command-new = Ouvrir une table de Property dans ce salon ; les autres rejoignent d’un clic
property-variant-game = Prends des cases, encaisse les loyers.
property-new-bankruptcies = Combien de faillites mettent fin à la partie ; d’habitude, 1
property-name-bankruptcies = faillites
property-new-count_property = Si chaque case compte 5 $ à la fin
property-name-count_property = compter_cases
property-choice-count_property-no = non
property-choice-count_property-yes = oui
property-new-round_limit = Après combien de tours de table la partie finit
property-name-round_limit = tours
property-choice-round_limit-none = sans limite
property-new-length = Courte : moitié moins d’argent, et fini dès que quelqu’un en a une fois et demie
property-name-length = durée
property-choice-length-full = complète
property-choice-length-short = courte

# The words on its pictures: the table and the hand
property-picture-play = { $name } : joue une rouge et une noire
property-picture-buy = { $name } : acheter pour { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    } ?
property-picture-hand-play = À toi : une carte{ $color ->
        [red] { " " }rouge
        [black] { " " }noire
       *[any] { "" }
    } pour
property-picture-hand-buy = Acheter pour { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    } ?
property-picture-pay = { $over ->
        [0] Tu paies { $units } tout juste
       *[other] Tu paies { $units } : { $over } de trop, sans monnaie
    }
property-picture-price = { $price ->
        [one] { $price } unité
       *[other] { $price } unités
    }
property-picture-units = { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
property-picture-paid = { $paid } sur { $due }
property-picture-last-round = Après le tour { $round } : { $won }
property-picture-last-claim = prise
property-picture-last-rent = loyer { MONEY($amount, "$") }
property-picture-last-buy = achetée : { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités
    }
property-picture-last-mortgage = hypothéquée
property-picture-last-lose = perdue
property-picture-since-rent = { $told ->
        [you] Tu paies { MONEY($amount, "$") } à { $owner }
        [owner] { $name } te paie { MONEY($amount, "$") }
       *[other] { $name } paie { MONEY($amount, "$") } à { $owner }
    }
property-picture-since-buy = { $told ->
        [you] Tu achètes à { $owner }
        [owner] { $name } t’achète une case
       *[other] { $name } achète à { $owner }
    }
property-picture-since-claim = { $told ->
        [you] Tu prends une case
       *[other] { $name } prend une case
    }
property-picture-since-mortgage = { $told ->
        [you] Tu hypothèques une case
       *[other] { $name } hypothèque une case
    }
property-picture-since-lose = { $told ->
        [you] Tu perds une case
       *[other] { $name } perd une case
    }
property-picture-you = Toi
property-picture-high = { $short ->
        [yes] Prochain tour : max. −{ MONEY($amount, "$") }
       *[no] Ton prochain tour : jusqu’à −{ MONEY($amount, "$") }
    }
property-picture-draw = { $count } en pioche
property-picture-round = Tour { $round }
property-picture-round-word = Tour
property-picture-round-of = Tour { $round } sur { $limit }
property-picture-goal = But : { MONEY($amount, "$") }
property-picture-goal-ends = Fin à { MONEY($amount, "$") }
property-picture-to-go = encore { MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Dernier coup : { $name } avec { $cards } sur { $cell } : { $what }.
property-picture-alt-owner = { $what }, à { $name }
property-picture-alt-seat = { $letter } { $name } : { $money }{ $held ->
        [none] { "" }
       *[other] , main { $held }
    }, achète avec { $purchase }, cases { $cells }.
property-picture-alt-since = Depuis ton dernier coup : { $plays }.
property-picture-alt-purchase = Tes cartes d’achat : { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Ton prochain tour peut te coûter { MONEY($amount, "$") }.
property-picture-alt-effect = { $what ->
        [claim] groupe de { $size }
        [mortgage] hypothèque
        [lose] perdue
        [bankrupt] faillite : { $money } à { $letter }
        [rent-sale] { $money } à { $letter }, à vendre pour { $price ->
            [one] { $price } unité
           *[other] { $price } unités
        }
       *[rent] { $money } à { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] plus d’argent
       *[less] moins d’argent
    }
property-feature-cells = { $change ->
        [more] plus de cases
       *[less] moins de cases
    }
property-feature-groups = { $change ->
        [more] plus de groupes éparpillés
       *[less] moins de groupes éparpillés
    }
property-feature-largest = { $change ->
        [more] un plus gros groupe principal
       *[less] un plus petit groupe principal
    }
property-feature-units = { $change ->
        [more] plus d’unités pour acheter
       *[less] moins d’unités pour acheter
    }
property-feature-hand = { $change ->
        [more] plus de cartes en main
       *[less] moins de cartes en main
    }
property-feature-wilds = { $change ->
        [more] plus de 9 et de 10 au choix
       *[less] moins de 9 et de 10 au choix
    }
property-feature-rent = { $change ->
        [more] plus de loyer à payer au prochain tour
       *[less] moins de loyer à payer au prochain tour
    }
property-feature-turn = { $change ->
        [more] un prochain tour plus tôt
       *[less] un prochain tour plus tard
    }

# Puzzles
property-puzzle-play = **Quelles cartes, et quelle case ?** Un choix est bien meilleur que les autres.
property-puzzle-buy = **Acheter ou ne pas acheter ?** Une réponse est bien meilleure que l’autre.
property-puzzle-finish = **La fin est proche.** Un coup gagne quasiment la partie. Lequel ?
