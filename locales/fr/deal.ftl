# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Collectionne des propriétés, encaisse des loyers, vole, et dis non.
deal-sets = Familles complètes de couleurs différentes
deal-total = Points de toutes les manches
deal-wealth = Millions sur la table
deal-score = { $scoring ->
        [points] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[sets] { $score ->
            [one] { $score } famille complète
           *[other] { $score } familles complètes
        }
    }
deal-tiebreak = { $figure }M sur la table

# Settings
deal-face-out = Sans les deux Casseurs d’affaires, qui prennent des familles entières : c’est ce que disent les règles.
deal-face-in = **Avec les deux Casseurs d’affaires**, qui prennent des familles entières.
deal-flip-in = Avec Casseurs d’affaires
deal-flip-out = Sans Casseurs d’affaires
deal-setting-scoring = Pour gagner
deal-setting-scoring-sets = trois familles complètes, avant les autres
deal-setting-scoring-points = le plus de points
deal-setting-rounds = Manches (si on joue aux points)
deal-setting-rounds-1 = 1 manche
deal-setting-rounds-2 = 2 manches
deal-setting-rounds-3 = 3 manches
deal-setting-rounds-4 = 4 manches
deal-setting-rounds-5 = 5 manches
deal-setting-rounds-6 = 6 manches
deal-setting-rounds-7 = 7 manches
deal-setting-rounds-8 = 8 manches
deal-setting-round_limit = Tours de chacun par manche
deal-setting-round_limit-none = sans limite
deal-setting-round_limit-15 = 15 au plus
deal-setting-round_limit-30 = 30 au plus
deal-setting-deal_breaker = Les deux Casseurs d’affaires
deal-setting-deal_breaker-out = sont retirés, comme dans les règles
deal-setting-deal_breaker-in = sont dans le jeu
deal-setting-forced_deal_own_set = Pour un Échange forcé
deal-setting-forced_deal_own_set-no = tes familles complètes restent entières
deal-setting-forced_deal_own_set-yes = tu peux donner une carte d’une famille complète à toi

# Colors
deal-color-brown = marron
deal-color-light_blue = bleu ciel
deal-color-pink = rose
deal-color-orange = orange
deal-color-red = rouge
deal-color-yellow = jaune
deal-color-green = vert
deal-color-dark_blue = bleu foncé
deal-color-station = gare
deal-color-utility = compagnie

# Cards
deal-card-money = { $value }M
deal-card-property = { $color ->
        [gare] Gare
        [compagnie] Compagnie
        [vert] Propriété verte
       *[other] Propriété { $color }
    }
deal-card-wild = Joker { $one }/{ $other }
deal-card-wild-any = Joker toutes couleurs
deal-card-rent = Loyer { $one }/{ $other }
deal-card-rent-any = Loyer toutes couleurs
deal-card-breaker = Casseur d’affaires
deal-card-no = Dis juste non
deal-card-sly = Affaire sournoise
deal-card-forced = Échange forcé
deal-card-debt = Huissier
deal-card-birthday = C’est mon anniversaire
deal-card-double = Loyer double
deal-card-house = Maison
deal-card-hotel = Hôtel
deal-card-go = Case Départ

# What is asked
deal-ask-play = { $plays ->
        [0] Plus de carte à jouer : réorganise, ou finis ton tour.
        [one] À toi : encore { $plays } carte à jouer.
       *[other] À toi : encore { $plays } cartes à jouer.
    }
deal-ask-card = { $card } : tu en fais quoi ?
deal-ask-arrange = Réorganiser ne coûte rien : ça ne compte pas comme une carte jouée.
deal-wait-play = { $who } joue (encore { $plays ->
        [one] { $plays } carte
       *[other] { $plays } cartes
    })
deal-ask-discard = Tu as trop de cartes : choisis { $count ->
        [one] la carte qui va sous la pioche
       *[other] les { $count } cartes qui vont sous la pioche
    }.
deal-wait-discard = { $who } remet { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche
deal-ask-rent = { $nos ->
        [0] { $who } te demande { $sum }M de loyer
       *[other] { $who } dit non à ton Non et veut { $sum }M de loyer
    }.{ $all ->
        [yes] { " " }Tout ce que tu as y passe : { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] { $who } fête son anniversaire, et ça te coûte { $sum }M
       *[other] { $who } dit non à ton Non et veut { $sum }M pour son anniversaire
    }.{ $all ->
        [yes] { " " }Tout ce que tu as y passe : { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } t’envoie l’Huissier pour { $sum }M
       *[other] { $who } dit non à ton Non et te prend { $sum }M
    }.{ $all ->
        [yes] { " " }Tout ce que tu as y passe : { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } veut te prendre : { $card }
       *[other] { $who } dit non à ton Non et te prend : { $card }
    }. Tu laisses faire ?
deal-ask-forced = { $nos ->
        [0] { $who } veut te prendre : { $card }, et te donne : { $own }
       *[other] { $who } dit non à ton Non, te prend : { $card }, et te donne : { $own }
    }. Tu échanges ?
deal-ask-breaker = { $nos ->
        [0] { $who } veut te prendre toute la famille
       *[other] { $who } dit non à ton Non et te prend toute la famille
    } { $color ->
        [gare] des gares
        [compagnie] des compagnies
        [vert] verte
       *[other] { $color }
    }. Tu laisses faire ?
deal-ask-no = { $count ->
        [one] { $who } dit non. Tu l’acceptes ?
       *[other] { $who } et d’autres disent non. Tu l’acceptes ?
    }
deal-wait-answer = { $action } : { $count ->
        [one] à { $who } de répondre
       *[other] { $count } personnes doivent répondre
    }
deal-action-rent = Loyer
deal-action-birthday = Anniversaire
deal-action-debt = Huissier
deal-action-sly = Affaire sournoise
deal-action-forced = Échange forcé
deal-action-breaker = Casseur d’affaires

# Moves
deal-choose-card = Tes cartes
deal-choose-lay = Dans quelle couleur ?
deal-choose-debt = Qui te paie 5M ?
deal-choose-rent = Un loyer pour quoi ?
deal-choose-rent_one = Un loyer chez qui, et pour quoi ?
deal-choose-sly = Tu prends quoi ?
deal-choose-forced = Tu échanges quoi ?
deal-choose-breaker = Tu prends quelle famille ?
deal-choose-build = Sur quelle famille ?
deal-choose-arrange = Tu déplaces quoi ?
deal-choose-exchange = Contre quelle carte de la famille ?
deal-choose-discard = Remettre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
deal-choose-pay = Tu paies { $need }M comment ?
deal-choose-advance = Répondre d’avance
deal-offer-bank = En banque : { $value }M
deal-offer-lay = Poser { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    } : { $count } sur { $size }
deal-offer-go = Piocher 2 cartes
deal-offer-birthday = Encaisser 2M chez chacun
deal-offer-debt = Encaisser 5M chez { $who }
deal-offer-rent = Encaisser { $amount }M chez chacun, loyer { $color ->
        [gare] des gares
        [compagnie] des compagnies
       *[other] { $color }
    }{ $doubles ->
        [0] { "" }
        [one] , doublé
       *[other] , doublé deux fois
    }
deal-offer-rent_one = Encaisser { $amount }M chez { $who }, loyer { $color ->
        [gare] des gares
        [compagnie] des compagnies
       *[other] { $color }
    }{ $doubles ->
        [0] { "" }
        [one] , doublé
       *[other] , doublé deux fois
    }
deal-offer-sly = Prendre à { $who } : { $thing }, { $count } sur { $size }, { $value ->
        [0] vaut 0M
       *[other] vaut { $value }M
    }
deal-offer-forced = Échanger { $own } contre { $thing } ({ $who }, { $count } sur { $size })
deal-offer-breaker = Prendre à { $who } la famille { $color ->
        [gare] des gares
        [compagnie] des compagnies
        [vert] verte
       *[other] { $color }
    }
deal-offer-build = Construire sur { $color } : { $amount }M de loyer
deal-offer-arrange = { $card } { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    }
deal-offer-exchange = { $other } dans la famille complète, contre { $card }
deal-offer-exchange-sets = Échanger { $other } et { $card } entre deux familles
deal-offer-shift = Toute la famille { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    }
deal-offer-rearrange = Réorganiser
deal-offer-end = Finir le tour
deal-offer-otherwise = Payer autrement
deal-offer-accept = Laisser faire
deal-offer-accept-pay = Payer { $amount }M
deal-offer-accept-pay-named = Payer { $amount }M : { $cards }
deal-offer-accept-pay-many = Payer { $amount }M avec { $count } cartes
deal-offer-refuse = Dire juste non !
deal-offer-accept-no = Accepter le Non ({ $who })
deal-offer-refuse-no = Dire non au Non ({ $who })
deal-thing = { $color }
deal-thing-wild = { $card } { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    }
deal-line-change = Personne ne rend la monnaie : ma suggestion fait { $count }M de trop.
deal-no-change = On ne rend pas la monnaie : laisse de côté chaque carte qui n’est pas nécessaire.

# What there is to choose
deal-field-color = Quelle couleur ?
deal-field-target = Chez qui ?
deal-field-doubles = Doubler le loyer ?
deal-field-taken = Tu prends quoi ?
deal-field-own = Tu donnes quoi ?
deal-field-on = Sur quelle famille ?
deal-field-card = Contre quelle carte de la famille ?
deal-field-cards = Quelles cartes ?
deal-field-accepts = Quand quelqu’un s’en prend à toi
deal-field-pays = Quand tu peux payer de plusieurs façons
deal-option-accepts-0 = Me demander à chaque fois
deal-option-accepts-1 = Accepter, mais dire non à ce qui fait mal
deal-option-accepts-2 = Toujours accepter
deal-option-pays-0 = Me laisser choisir comment payer
deal-option-pays-1 = Payer pour moi
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] Ne pas doubler
        [one] Doubler
       *[other] Doubler deux fois
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = { $who } : famille { $color ->
        [gare] des gares
        [compagnie] des compagnies
        [vert] verte
       *[other] { $color }
    }

# What it brings
deal-hint-play = { $card } : { $hint }
deal-hint-wastes = { $card } : une fois en banque, c’est de l’argent pour de bon
deal-hint-wild = Va avec toutes les couleurs ; ne vaut rien
deal-hint-color = { $count } sur { $size } pour toi
deal-hint-debt = Quelqu’un te paie 5M
deal-hint-rent = Tout le monde te paie jusqu’à { $amount }M
deal-hint-rent_one = Quelqu’un te paie jusqu’à { $amount }M
deal-hint-sly = Prends une propriété, hors famille complète
deal-hint-forced = Échange une propriété contre une autre, hors famille complète
deal-hint-breaker = Prends une famille complète, avec tout ce qui est construit dessus
deal-hint-build = Le loyer d’une famille complète augmente de { $amount }M
deal-hint-arrange-breaks = La famille se défait : ce qui est construit dessus va dans ta banque.
deal-hint-exchange = La carte remplacée est libre pour autre chose.
deal-hint-exchange-sets = Les deux familles restent complètes, et les constructions restent dessus.
deal-hint-shift = Ce qui est construit dessus la suit.
deal-hint-accept-no = { $who } s’en tire comme ça.
deal-hint-refuse-no = Ça coûte ton Dis juste non. { $who } peut en rejouer un.
deal-hint-accepts-0 = Tu réponds à tout toi-même.
deal-hint-accepts-1 = Aussitôt. Ce qui fait mal : une famille, une carte d’une famille, ou 5M et plus.
deal-hint-accepts-2 = Aussitôt. Ton Dis juste non reste en main.
deal-hint-pays-0 = Je te demande dès qu’il y a le choix.
deal-hint-pays-1 = Le moins possible, l’argent d’abord, à chaque fois que tu acceptes d’avance.
deal-hint-amount = { $amount }M de loyer
deal-hint-target = { $bank }M en banque, { $worth }M en tout
deal-hint-doubles = { $times ->
        [one] Le loyer simple.
       *[other] { $times } fois le loyer.
    }
deal-hint-own = { $count } sur { $size }, { $value ->
        [0] sans valeur
       *[other] vaut { $value }M
    }
deal-hint-value = { $value ->
        [0] ne vaut rien
       *[other] vaut { $value }M
    }
deal-hint-set = { $amount }M de loyer{ $built ->
        [0] { "" }
        [one] , avec une maison
       *[other] , avec maison et hôtel
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] Tu réponds à tout toi-même. Si ta main est vide, je paie pour toi.
       *[no] Tu réponds à tout toi-même.
    }
deal-orders-1 = { $pays ->
        [yes] J’accepte et je paie pour toi, mais je joue ton Dis juste non contre ce qui fait mal.
       *[no] J’accepte pour toi, mais je joue ton Dis juste non contre ce qui fait mal. Tu choisis comment payer.
    }
deal-orders-2 = { $pays ->
        [yes] J’accepte et je paie pour toi.
       *[no] J’accepte pour toi. Tu choisis comment payer.
    }

# How a round begins
deal-round = La manche { $round } sur { $rounds } commence.
deal-dealt-you = Ta main : { $cards }.
deal-roll = { $who } lance { $one } et { $other } : { $sum }.
deal-roll-again = Égalité entre { $count } : on relance les dés.
deal-begins = { $who } commence.

# What happened
deal-drew = { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
deal-drew-you = Tu as pioché : { $cards }.
deal-reshuffle = On mélange la pile du centre : { $count } cartes forment la nouvelle pioche.
deal-bank = { $who } met en banque : { $card }.
deal-lay = { $who } pose { $card } { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    }.
deal-lay-plain = { $who } pose { $card }.
deal-go = { $who } joue { $card }.
deal-build = { $who } construit sur la famille { $color ->
        [gare] des gares
        [compagnie] des compagnies
        [vert] verte
       *[other] { $color }
    } : { $card }.
deal-birthday = { $who } joue { $card } : { $amount }M de chacun.
deal-debt = { $who } joue { $card } : { $amount }M à payer pour { $other }.
deal-rent = { $who } joue { $cards } : { $amount }M de loyer { $color ->
        [gare] des gares
        [compagnie] des compagnies
       *[other] { $color }
    } pour tout le monde.
deal-rent-one = { $who } joue { $cards } : { $amount }M de loyer { $color ->
        [gare] des gares
        [compagnie] des compagnies
       *[other] { $color }
    } pour { $other }.
deal-sly = { $who } joue { $card } pour prendre à { $other } : { $taken }.
deal-forced = { $who } joue { $card } : donne { $own }, prend à { $other } : { $taken }.
deal-breaker = { $who } joue { $card } pour prendre à { $other } la famille { $color ->
        [gare] des gares
        [compagnie] des compagnies
        [vert] verte
       *[other] { $color }
    } !
deal-no = { $who } à { $other } : { $card } !
deal-refused = { $who } s’incline devant le Non joué par { $other }.
deal-nothing = { $who } n’a rien pour payer.
deal-paid = { $who } paie à { $other } : { $cards }.
deal-taken = { $who } prend à { $other } : { $cards }.
deal-swapped = { $who } prend à { $other } : { $card }, et donne : { $own }.
deal-freed = Une famille se défait chez { $who }. En banque : { $cards }.
deal-arrange = { $who } déplace { $card } { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    }.
deal-exchange = { $who } met { $card } dans la famille complète à la place de { $other }.
deal-exchange-sets = { $who } échange { $card } et { $other } entre deux familles complètes.
deal-shift = { $who } passe toute la famille { $color ->
        [gare] dans les gares
        [compagnie] dans les compagnies
       *[other] en { $color }
    }.
deal-discard = { $who } remet { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche.
deal-discard-you = Tu as remis sous la pioche : { $cards }.
deal-end = { $who } finit son tour.
deal-lapse = { $who } ne joue plus rien : son tour se termine tout seul.
deal-passes = { $who } n’a aucune carte à jouer.
deal-complete = { $who } a trois familles complètes !
deal-end-idle = Plus rien à piocher, et plus personne ne joue. La manche est finie.
deal-end-still = Personne n’a rien mis en banque, posé ni construit pendant { $count } tours chacun, donc la manche est finie.
deal-end-laps = Tout le monde a eu { $count } tours. La manche est finie.
deal-counted = { $who } a { $value }M sur la table : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
deal-resign = { $who } abandonne. Ses cartes vont sur la pile du centre.
deal-alone = Il n’y a plus personne face à { $who }.
deal-advance-ask = À partir de maintenant, je te demande à chaque fois{ $pays ->
        [yes] { "" } ; s’il n’y a qu’à payer, je le fais pour toi
       *[no] { "" }
    }.
deal-advance-unarmed = À partir de maintenant, j’accepte aussitôt pour toi. Je ne joue ton Dis juste non que pour sauver une famille, ou 5M et plus{ $pays ->
        [yes] . Je paie aussi pour toi
       *[no] . Tu choisis comment payer
    }.
deal-advance-always = À partir de maintenant, j’accepte tout pour toi aussitôt{ $pays ->
        [yes] , et je paie aussi pour toi
       *[no] { "" } ; tu choisis comment payer
    }.

# What cannot be done, and what can
deal-answers-first = Attends : les autres doivent d’abord répondre à ta carte.
deal-discard-first = Remets d’abord { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous la pioche : à la fin d’un tour, tu n’en gardes que sept.
deal-no-discard = Tu n’as pas de cartes à remettre : c’est seulement quand tu en as plus de sept à la fin d’un tour.
deal-more-to-play = Tu peux encore faire des choses ce tour-ci : joue une carte, ou finis-le toi-même.
deal-no-plays = Tu n’as plus de carte à jouer. Réorganise tes propriétés, ou finis ton tour.
deal-not-in-hand = Tu n’as plus cette carte en main. Choisis-en une autre.
deal-properties-are-laid = Une propriété ne va pas en banque. Pose-la plutôt devant toi.
deal-not-its-color = Cette carte ne va pas avec cette couleur. Choisis l’une des siennes.
deal-nothing-to-draw = Il n’y a plus de carte à piocher. Mets plutôt la Case Départ en banque.
deal-no-site = Tu ne peux pas construire là. Il faut une famille complète : une maison dessus, puis un hôtel sur la maison.
deal-nobody-can-pay = Personne n’a de quoi payer en ce moment. Garde la carte, ou mets-la en banque.
deal-cannot-pay = Cette personne n’a rien pour payer. Choisis quelqu’un d’autre.
deal-choose-who-pays = Une seule personne paie ce loyer : choisis qui.
deal-everybody-pays = Tout le monde paie ce loyer. Tu n’as personne à choisir.
deal-no-rent = Tu n’as aucune carte de cette couleur pour encaisser un loyer. Choisis-en une autre.
deal-no-doubles = Tu ne peux pas doubler autant : il te faut les cartes, et chacune compte comme une carte jouée.
deal-not-to-take = Tu ne peux pas prendre ça. Choisis la propriété de quelqu’un d’autre, hors famille complète.
deal-not-to-give = Tu ne peux pas donner ça. Choisis une propriété à toi.
deal-no-set = Personne n’a cette famille complète. Choisis dans la liste.
deal-no-place = Cette carte ne va pas là. Choisis une place dans la liste.
deal-not-yours = Tu n’as plus cette carte devant toi. Choisis-en une autre.
deal-arranged-enough = Assez réorganisé. Joue une carte, ou finis ton tour.
deal-window-closed = C’est déjà réglé. Je te fais signe quand on a de nouveau besoin de toi.
deal-not-asked = Ce n’est pas à toi de répondre : c’est à { $who } de décider.
deal-nothing-owed = Il n’y a rien à payer. Laisse faire, ou dis non.
deal-no-just-say-no = Tu n’as pas de Dis juste non. Laisse faire, ou paie.
deal-no-such-answer = Tu ne peux pas répondre comme ça. Choisis dans la liste.

# The command in Discord.
deal-command = Monopoly Deal : réunis trois familles complètes, et garde-les bien
deal-command-new = Ouvrir une table de Monopoly Deal dans ce salon ; les autres rejoignent d’un clic
deal-variant-game = Pose des familles, encaisse, vole.
deal-new-scoring = Trois familles avant les autres, ou des points de valeur sur plusieurs manches
deal-name-scoring = score
deal-choice-scoring-sets = familles
deal-choice-scoring-points = points
deal-new-rounds = Combien de manches on joue aux points
deal-name-rounds = manches
deal-new-deal_breaker = Si les deux Casseurs d’affaires, qui prennent des familles entières, sont dans le jeu
deal-name-deal_breaker = casseurs
deal-choice-deal_breaker-out = sans
deal-choice-deal_breaker-in = avec
deal-new-forced_deal_own_set = Si on peut donner une carte de sa famille complète dans un Échange forcé
deal-name-forced_deal_own_set = échange_famille
deal-choice-forced_deal_own_set-no = non
deal-choice-forced_deal_own_set-yes = oui
deal-new-round_limit = Combien de tours chacun a dans une manche, au plus
deal-name-round_limit = tours
deal-choice-round_limit-none = sans limite

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = Marron
deal-picture-color-light_blue = Bleu ciel
deal-picture-color-pink = Rose
deal-picture-color-orange = Orange
deal-picture-color-red = Rouge
deal-picture-color-yellow = Jaune
deal-picture-color-green = Vert
deal-picture-color-dark_blue = Bleu foncé
deal-picture-color-station = Gare
deal-picture-color-utility = Com{"\u00AD"}pagnie

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = Joker
deal-picture-card-rent = Loyer
deal-picture-card-breaker = Casseur d’af{"\u00AD"}faires
deal-picture-card-no = Dis juste non
deal-picture-card-sly = Affaire sour{"\u00AD"}noise
deal-picture-card-forced = Échange forcé
deal-picture-card-debt = Huis{"\u00AD"}sier
deal-picture-card-birthday = C’est mon anni{"\u00AD"}ver{"\u00AD"}saire
deal-picture-card-double = Loyer double
deal-picture-card-house = Maison
deal-picture-card-hotel = Hôtel
deal-picture-card-go = Case Départ
deal-picture-does-wild = Toutes couleurs
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = loyer
deal-picture-sets = familles
deal-picture-values = valeur

# Whose move it is
deal-picture-play = { $name } : { $plays ->
        [0] plus rien à jouer
        [one] encore { $plays } carte
       *[other] encore { $plays } cartes
    }
deal-picture-discard = { $name } : { $count } en trop, gardes-en 7
deal-picture-answer-pay = { $name } : payer { $sum } ou dire Non ?
deal-picture-answer-give = { $name } : donner ou dire Non ?
deal-picture-answer-back = { $name } : Non à ce Non ({ $other }) ?
deal-picture-answer-some = { $name } : dire Non ?
deal-picture-won = { $count ->
        [one] { $name } gagne
       *[other] Ex æquo : { $name }
    }
deal-picture-hand-play = { $plays ->
        [0] À toi : plus rien à jouer, finis ton tour
        [one] À toi : encore { $plays } carte
       *[other] À toi : encore { $plays } cartes
    }
deal-picture-hand-discard = À toi : { $count } en trop, gardes-en 7
deal-picture-hand-pay = Paie { $sum } à { $name } depuis ta table
deal-picture-hand-pay-all = Donne tout à { $name } : { $worth } sur { $sum }
deal-picture-hand-lose = Donne ça à { $name }
deal-picture-hand-pay-or-no = Paie { $sum } à { $name } ou dis Non
deal-picture-hand-pay-all-or-no = Donne tout ({ $worth }) à { $name } ou dis Non
deal-picture-hand-lose-or-no = Donne ça à { $name } ou dis Non
deal-picture-hand-no = { $name } dit Non. Non à ce Non ?

deal-picture-brings-wins = gagne
deal-picture-brings-ends = finit la manche
deal-picture-brings-could-win = peut gagner
deal-picture-brings-could-end = peut finir
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = complet : { $sum }
deal-picture-brings-bank = banque { $sum }
deal-picture-brings-money = jusqu’à { $sum }
deal-picture-brings-breaker = famille { $sum }
deal-picture-brings-take = prend 1 sur { $count }
deal-picture-brings-take-short = prend 1
deal-picture-brings-swap = troque 1 sur { $count }
deal-picture-brings-swap-short = troque 1
deal-picture-brings-go = pioche { $count }
deal-picture-brings-no = dire Non
deal-picture-brings-double = avec loyer
deal-picture-brings-idle = en banque
deal-picture-brings-answer = dire Non
deal-picture-brings-full-short = complet

# On the table
deal-picture-round = Manche { $round }/{ $rounds }
deal-picture-counted = La manche { $round } sur { $rounds } est finie
deal-picture-completed = Manche { $round } sur { $rounds } : { $name } a trois familles
deal-picture-sheet-round = Manche
deal-picture-sheet-points = Points
deal-picture-lap = Tour { $lap }
deal-picture-lap-of = Tour { $lap }/{ $limit }
deal-picture-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deal-picture-points-short = { $points } pts
deal-picture-gained = +{ $points }
deal-picture-to-go = encore { $count }

# What happened last
deal-picture-last-bank = { $name } met { $sum } en banque
deal-picture-last-lay = { $name } pose : { $color }
deal-picture-last-go = { $name } pioche 2 cartes de plus
deal-picture-last-build = { $name } construit : { $color }
deal-picture-last-arrange = { $name } réorganise : { $color }
deal-picture-last-rent = { $name }, loyer { $color } : { $sum }
deal-picture-last-birthday = Anniversaire fêté : { $name }
deal-picture-last-debt = { $name } a envoyé l’Huissier
deal-picture-last-sly = { $name } a pris une propriété
deal-picture-last-forced = { $name } a échangé une propriété
deal-picture-last-breaker = { $name } a pris une famille complète
deal-picture-last-paid = { $name } a payé { $sum }
deal-picture-last-taken = { $name } a dû donner : { $color }
deal-picture-last-refused = { $name } a dit Non : rien pour { $other }
deal-picture-last-no = { $name } dit Non
deal-picture-last-end = { $name } a fini

# What is asked of whom
deal-picture-asks-rent = { $name } demande { $sum } à { $other }
deal-picture-asks-rent-you = { $name } te demande { $sum }
deal-picture-asks-rent-all = { $name } veut { $sum } de loyer
deal-picture-asks-birthday = Anniversaire : { $name }
deal-picture-asks-debt = { $name } réclame { $sum } à { $other }
deal-picture-asks-debt-you = { $name } te réclame { $sum }
deal-picture-asks-sly = { $name } veut prendre à { $other } :
deal-picture-asks-sly-you = { $name } veut te prendre :
deal-picture-asks-forced = { $name } échange avec { $other } :
deal-picture-asks-forced-you = { $name } échange avec toi :
deal-picture-asks-breaker = { $name } veut une famille à { $other } :
deal-picture-asks-breaker-you = { $name } veut ta famille :
deal-picture-ask-owes = { $name } doit { $sum }
deal-picture-ask-all = { $name } n’a que { $worth } : tout part
deal-picture-ask-loses = { $name } : tu donnes ?
deal-picture-ask-no = { $what ->
        [pay] { $name } dit Non : ne paie rien
       *[keep] { $name } dit Non : garde { $card }
    }
deal-picture-ask-again = { $name } annule ce Non : c’est reparti
deal-picture-ask-paid = { $name } a payé
deal-picture-ask-taken = { $name } a donné
deal-picture-ask-refused = { $name } a refusé
deal-picture-ask-nothing = { $name } n’a rien
deal-picture-slot-owes = doit { $sum }
deal-picture-slot-refused = ne paie rien
deal-picture-slot-back = ne paie rien, sauf si { $name } dit Non
deal-picture-slot-back-short = { $name } : Non à ce Non ?
deal-picture-slot-again = Non annulé : payer { $sum } ou dire Non ?
deal-picture-slot-again-short = Non annulé : payer { $sum } ?
deal-picture-slot-all = tout : { $worth }
deal-picture-slot-paid = payé
deal-picture-slot-taken = donné
deal-picture-slot-nothing = n’a rien
deal-picture-stamp = NON

# In words, for those who listen
deal-picture-alt-bank = banque { $bank }
deal-picture-alt-held = main { $count }
deal-picture-alt-worth = vaut { $worth }
deal-picture-alt-value = vaut { $sum }
deal-picture-alt-rent = loyer { $sum }
deal-picture-alt-no-sets = pas de propriétés
deal-picture-alt-full = { $set } (complète)
deal-picture-alt-wilds = joker : { $colors }
deal-picture-alt-nos = Non ×{ $count }
deal-picture-alt-first = { $name } commence.
deal-picture-alt-rolls = Dés pour le départ : { $rolls }.
deal-picture-alt-draw = { $draw } en pioche.
deal-picture-alt-new = nouveau
deal-picture-alt-played = Joué : { $cards }.
deal-picture-alt-piles = { $draw } en pioche, { $top } en haut de la pile du centre.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] plus de points
       *[less] moins de points
    }
deal-feature-goal = { $change ->
        [more] moins de cartes à trouver pour trois familles
       *[less] plus de cartes à trouver pour trois familles
    }
deal-feature-sets = { $change ->
        [more] plus de familles complètes
       *[less] moins de familles complètes
    }
deal-feature-worth = { $change ->
        [more] plus d’argent et de propriétés sur la table
       *[less] moins d’argent et de propriétés sur la table
    }
deal-feature-need = { $change ->
        [more] moins d’argent pour payer
       *[less] plus d’argent pour payer
    }
deal-feature-rents = { $change ->
        [more] de plus gros loyers sur la table
       *[less] de plus petits loyers sur la table
    }
deal-feature-charges = { $change ->
        [more] de meilleures cartes Loyer
       *[less] de moins bonnes cartes Loyer
    }
deal-feature-properties = { $change ->
        [more] plus de propriétés en main
       *[less] moins de propriétés en main
    }
deal-feature-rent_cards = { $change ->
        [more] plus de cartes Loyer en main
       *[less] moins de cartes Loyer en main
    }
deal-feature-no = { $change ->
        [more] plus de cartes Dis juste non en main
       *[less] moins de cartes Dis juste non en main
    }
deal-feature-breaker = { $change ->
        [more] plus de Casseurs d’affaires en main
       *[less] moins de Casseurs d’affaires en main
    }
deal-feature-thefts = { $change ->
        [more] plus de cartes pour voler
       *[less] moins de cartes pour voler
    }
deal-feature-debts = { $change ->
        [more] plus d’Huissiers en main
       *[less] moins d’Huissiers en main
    }
deal-feature-birthdays = { $change ->
        [more] plus d’anniversaires en main
       *[less] moins d’anniversaires en main
    }
deal-feature-laid = { $change ->
        [more] plus de propriétés sur la table
       *[less] moins de propriétés sur la table
    }
deal-feature-jokers = { $change ->
        [more] plus de jokers toutes couleurs sur la table
       *[less] moins de jokers toutes couleurs sur la table
    }
deal-feature-cards = { $change ->
        [more] plus de cartes en main
       *[less] moins de cartes en main
    }
deal-feature-passes = { $change ->
        [more] plus de cartes Case Départ en main
       *[less] moins de cartes Case Départ en main
    }
deal-feature-swaps = { $change ->
        [more] plus de cartes pour échanger
       *[less] moins de cartes pour échanger
    }
deal-feature-crowd = { $change ->
        [more] bien plus de cartes en main
       *[less] bien moins de cartes en main
    }
deal-feature-turn = { $change ->
        [more] un prochain tour plus tôt
       *[less] un prochain tour plus tard
    }
deal-feature-wins = { $change ->
        [more] une victoire à portée de main
       *[less] pas de victoire à portée de main
    }

# Puzzles
deal-puzzle-play = **Quelle carte maintenant ?** Un coup est bien meilleur que tous les autres.
deal-puzzle-answer = **On te demande quelque chose.** Une réponse est bien meilleure que toutes les autres.
deal-puzzle-discard = **Trop de cartes.** Tu lâches quoi ?
deal-puzzle-turn = **Joue le tour entier,** coup par coup, jusqu’à la fin ou jusqu’à ce que quelqu’un d’autre doive répondre. Une façon est bien meilleure que toutes les autres.
deal-puzzle-win = **Tu peux gagner ce tour-ci.** Joue-le coup par coup : comment ?
deal-puzzle-finish = **Finis ce tour :** un coup gagne quasiment la partie. Lequel ?
