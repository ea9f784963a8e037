# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Le Monopoly avec des cartes à jouer : achète, construis, échange. { $short ->
        [yes] Le but : avoir 4 propriétés avant les autres.
       *[no] Plus de cartes, plus de partie.
    }
cardopoly-wealth = Propriétés sans hypothèque
cardopoly-score = { $score ->
        [one] { $score } propriété sans hypothèque
       *[other] { $score } propriétés sans hypothèque
    }
cardopoly-tiebreak = { $figure ->
        [one] { $figure } carte
       *[other] { $figure } cartes
    }
cardopoly-card = { $face }
cardopoly-card-joker = Joker

# Settings
cardopoly-setting-play = Partie
cardopoly-setting-play-standard = standard (16 propriétés, jusqu’à ce qu’il ne reste qu’une personne)
cardopoly-setting-play-quick = rapide (12 propriétés, il en faut 4 avant les autres)
cardopoly-setting-teams = Équipes
cardopoly-setting-teams-no = chacun pour soi
cardopoly-setting-teams-yes = deux équipes de deux (à quatre) ; partie rapide : 6 propriétés à deux
cardopoly-setting-suits = Ton as
cardopoly-setting-suits-random = distribué au hasard
cardopoly-setting-suits-chosen = choisi, premier arrivé, premier servi
cardopoly-setting-king_tax = Un roi prend
cardopoly-setting-king_tax-1 = 1 carte à chacun et 1 de la pioche
cardopoly-setting-king_tax-2 = 2 cartes à chacun et 2 de la pioche
cardopoly-setting-tax_choice = Les cartes de la taxe sont
cardopoly-setting-tax_choice-random = prises au hasard
cardopoly-setting-tax_choice-giver = choisies par qui les donne
cardopoly-setting-round_limit = Tours de table
cardopoly-setting-round_limit-40 = 40 au plus
cardopoly-setting-round_limit-20 = 20 au plus
cardopoly-setting-round_limit-80 = 80 au plus
cardopoly-setting-round_limit-none = sans limite

# What is asked
cardopoly-ask-suits = Choisis ton as. Tu achèteras des propriétés avec des cartes de sa couleur.
cardopoly-ask-open = À toi : pioche une carte. Sa valeur dit de combien tu avances. Avant, tu peux échanger, hypothéquer ou agrandir.
cardopoly-ask-land = { $space } est libre. { $buys ->
        [yes] Tu achètes, tu mets aux enchères ou tu laisses ? Pour l’acheter, pose dessus une carte de la couleur de ton as, et paie avec une carte de la couleur ou de la valeur de la propriété.
       *[no] Tu mets aux enchères ou tu laisses ?
    }
cardopoly-ask-bid = { $who } met { $space } aux enchères. Tu paierais combien de cartes au maximum ? Personne d’autre ne voit ton offre.
cardopoly-ask-price = { $leader } t’offre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour pouvoir acheter { $space }. Tu acceptes ? Sinon, { $space } reste libre.
cardopoly-ask-win = { $space } est à toi si tu l’achètes : pose dessus une carte de la couleur de ton as, et paie avec une carte de la couleur ou de la valeur de la propriété.
cardopoly-ask-bill = Paie à { $to } le prix de ton enchère : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
cardopoly-ask-debt = { $what ->
        [promise] Ta promesse arrive à échéance : donne { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } à { $to }.
       *[other] Tu dois { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de loyer à { $to } pour { $space }.
    } Tu choisis lesquelles.
cardopoly-ask-jail = Un joker : te voilà en prison. { $ways ->
        [both] Paie une amende, joue ton valet Chance, ou perds ton prochain tour.
        [fine] Paie une amende, ou perds ton prochain tour.
        [jack] Joue ton valet Chance, ou perds ton prochain tour.
       *[none] Tu n’as pas de quoi payer l’amende, donc tu perds ton prochain tour.
    } Dans tous les cas, ce tour-ci est fini.
cardopoly-ask-tax = { $who } te taxe : choisis { $count ->
        [one] la carte que tu donnes
       *[other] les { $count } cartes que tu donnes
    }.
cardopoly-ask-mend = La taxe a pris ta dernière carte. Hypothèque une propriété pour rester en jeu.
cardopoly-ask-close = Ton tour n’est pas fini. Autre chose ? Sinon, finis-le.
cardopoly-ask-draft = Ton échange avec { $to }
cardopoly-ask-counter = Ta contre-proposition à { $to }
cardopoly-ask-answer = { $who } propose un échange.
cardopoly-ask-trade = { $who } te donne { $given } et te demande { $asked }.{ $settles ->
        [yes] { " " }Avec ça, sa dette envers toi est réglée.
       *[no] { "" }
    }
cardopoly-wait-suits = { $seats ->
        [one] Une personne doit encore choisir un as
       *[other] { $seats } personnes doivent encore choisir un as
    }
cardopoly-wait-open = { $who } va piocher
cardopoly-wait-land = { $who } décide pour { $space } : acheter, laisser ou mettre aux enchères
cardopoly-wait-bid = { $space } est aux enchères : { $seats ->
        [one] il manque une offre
       *[other] il manque { $seats } offres
    }
cardopoly-wait-price = { $who } décide si { $leader } aura { $space } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-wait-win = { $leader } achète { $space }
cardopoly-wait-bill = { $who } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to } pour { $space }
cardopoly-wait-debt = { $who } doit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $what ->
        [promise] { "" }
       *[other] { "" } de loyer
    } à { $to }{ $what ->
        [promise] { "" }, c’était promis
       *[other] { "" }
    }
cardopoly-wait-jail = { $who } est en prison et décide de la suite
cardopoly-wait-tax = { $who } encaisse une taxe : { $seats ->
        [one] une personne choisit
       *[other] { $seats } personnes choisissent
    } quoi donner
cardopoly-wait-mend = Une taxe est encaissée : { $seats ->
        [one] une personne doit
       *[other] { $seats } personnes doivent
    } hypothéquer
cardopoly-wait-close = { $who } termine son tour
cardopoly-wait-trade = { $who } propose à { $to } : { $given } contre { $asked }{ $settles ->
        [yes] , et plus de dette
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = rien
cardopoly-terms-and = { $first } et { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] la propriété { $cards }
       *[other] les propriétés { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] la propriété hypothéquée { $cards }
       *[other] les propriétés hypothéquées { $cards }
    }
cardopoly-terms-named = { $count ->
        [one] la carte { $cards }
       *[other] les cartes { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] { $count } carte en poche
       *[other] { $count } cartes en poche
    }
cardopoly-terms-kind = { $count ->
        [one] { $count } carte en poche
       *[other] { $count } cartes en poche
    } ({ $kind })
cardopoly-terms-promise = une promesse { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    } { $turns ->
        [one] au prochain tour
       *[other] dans { $turns } tours
    }
cardopoly-kind = { $kind ->
        [0] au choix
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] as
        [15] valet
        [16] dame
        [17] roi
        [6] valeur 2
        [7] valeur 3
        [8] valeur 4
        [9] valeur 5
        [10] valeur 6
        [11] valeur 7
        [12] valeur 8
        [13] valeur 9
       *[other] valeur 10
    }

# Moves, and what they bring and cost
cardopoly-hint-left = Il te reste alors { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
cardopoly-offer-suit = Choisir ton as
cardopoly-field-suit = Quel as ?
cardopoly-offer-draw = Piocher
cardopoly-offer-end = Finir ton tour
cardopoly-offer-buy = Acheter : poser { $claim }, payer { $pay }
cardopoly-offer-buy-choose = Acheter : poser { $claim } et payer…
cardopoly-hint-buy = Si tu achètes { $space }, le loyer est de { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = Si tu achètes { $space }, tu gagnes !
cardopoly-field-pay = Tu paies avec quelle carte ?
cardopoly-offer-auction = Mettre aux enchères
cardopoly-line-auction = Aux enchères, les autres font leur offre en secret. Si le prix te va, tu reçois les cartes de la meilleure offre.
cardopoly-line-bid = La plus haute offre gagne et paie une carte de plus que la deuxième. L’achat te prend ensuite encore deux cartes.
cardopoly-offer-leave = Laisser
cardopoly-offer-advance = Enchérir d’avance
cardopoly-offer-bid = Enchérir pour { $space }
cardopoly-field-amount = Combien de cartes au maximum ?
cardopoly-hint-amount = Si tu l’as à ce prix, il te reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } après l’achat.
cardopoly-offer-no-bid = Ne pas enchérir
cardopoly-offer-sell = Laisser { $who } acheter
cardopoly-hint-sell = Tu reçois { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, ce qui t’en fait { $left }.
cardopoly-hint-sell-wins = { $who } l’achète, et gagne !
cardopoly-offer-keep = Refuser
cardopoly-offer-pay = Payer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to }
cardopoly-hint-pay = Une fois payé, il te reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
cardopoly-offer-pay-all = Donner à { $to } tout ce que tu as
cardopoly-hint-pay-all = { $count ->
        [one] Ta dernière carte part
       *[other] Tes { $count } cartes partent
    } chez { $to }, et la partie est finie pour toi !
cardopoly-offer-jack-rent = Jouer ton valet : pas de loyer
cardopoly-offer-jack-jail = Jouer ton valet et filer libre
cardopoly-offer-queen = Jouer ta dame…
cardopoly-hint-queen = Tu y vas dans le sens des aiguilles d’une montre, avec le salaire si tu passes le Départ.
cardopoly-field-space = Pour aller où ?
cardopoly-offer-king = Jouer ton roi
cardopoly-hint-king = Taxe les autres : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de chacun. Ça t’en fait { $left }.
cardopoly-hint-king-wins = Taxe les autres : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de chacun. C’est tout ce qui leur reste, et tu gagnes !
cardopoly-offer-tax = Donner { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to }
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Payer l’amende
cardopoly-hint-fine = Après l’amende de { $count } cartes, il te reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
cardopoly-offer-sit = Passer ton prochain tour
cardopoly-offer-expand = Poser { $claim }, payer { $pay }
cardopoly-offer-expand-choose = Poser { $claim } et payer…
cardopoly-hint-expand = Son loyer passe de { $rent } à { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Hypothéquer { $space }
cardopoly-hint-mortgage = Pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $left } en tout). { $quick ->
        [yes] Ensuite { $own } sur { $goal } pour gagner, sans loyer jusqu’au rachat (3 cartes).
       *[no] Pas de loyer jusqu’au rachat avec 3 cartes de sa couleur ou valeur.
    }
cardopoly-offer-unmortgage = Lever l’hypothèque sur { $space }
cardopoly-hint-unmortgage = Défausse 3 cartes de sa couleur ou de sa valeur, et le loyer revient. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Défausse 3 cartes de sa couleur ou de sa valeur, et tu gagnes !
cardopoly-offer-draft = Échanger avec { $to }
cardopoly-field-take = Tu veux quelles propriétés ?
cardopoly-field-number = Tu veux combien de cartes en poche ?
cardopoly-field-lot = Dans une enchère pour…
cardopoly-field-limit = Je fais quoi pour toi ?
cardopoly-field-kind = De quelle sorte ?
cardopoly-field-spaces = Lesquelles de tes propriétés ?
cardopoly-field-cards = Lesquelles de tes cartes ?
cardopoly-field-gives = Tu promets combien de cartes ?
cardopoly-field-gives_in = À payer à quel tour ?
cardopoly-field-asks = Combien de cartes promises en retour ?
cardopoly-field-asks_in = Dues à quel tour ?
cardopoly-offer-propose = Proposer
cardopoly-offer-propose-settle = Proposer pour régler la dette
cardopoly-offer-drop = Laisser tomber
cardopoly-offer-withdraw = Retirer ta proposition
cardopoly-offer-accept = Accepter
cardopoly-offer-accept-giving = Accepter et donner { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-hint-accept = Tu as ensuite { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } en poche.
cardopoly-hint-accept-wins = Avec ça, { $winner } gagne !
cardopoly-offer-decline = Refuser
cardopoly-offer-share = Passer des cartes à { $to }
cardopoly-hint-share = Elles vont à ton équipe. Gardes-en au moins une.

# The panel
cardopoly-select-first = Autre chose d’abord ?
cardopoly-select-other = Autre chose ?
cardopoly-select-pair = Avec quelles cartes ?
cardopoly-select-others = Ou avec d’autres cartes…
cardopoly-select-bid = Combien de cartes au maximum ?
cardopoly-select-rescue = Trouver d’autres cartes…
cardopoly-select-mend = Hypothéquer quelle propriété ?
cardopoly-select-trade = Quoi, et avec qui ?
cardopoly-select-things = Tu donnes quoi, tu reçois quoi ?
cardopoly-select-hand = Lesquelles de tes cartes ?
cardopoly-select-promise = Qui promet quoi ?
cardopoly-panel-pay = Payer { $cards }
cardopoly-panel-tax = Donner { $cards }
cardopoly-panel-fine = Payer l’amende : { $cards }
cardopoly-panel-unmortgage-only = Lever l’hypothèque sur { $space } avec { $cards }
cardopoly-panel-unmortgage = Défausser { $cards }
cardopoly-panel-accept-giving = Accepter et donner { $cards }
cardopoly-panel-cards = Choisir d’autres cartes…
cardopoly-panel-short = Tu as { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Pour payer et rester en jeu, il t’en faut plus de { $of }.
cardopoly-panel-twin = { $what } (n° { $places })
cardopoly-panel-expand = Agrandir { $space }…
cardopoly-panel-expand-only = Agrandir { $space } : poser { $claim }, payer { $pay }
cardopoly-panel-expand-hint = Son loyer passe de { $rent } à { $more } pour une carte posée et une payée.
cardopoly-orders = { $limit ->
        [0] Dans une enchère pour { $cards }, je te demande.
        [1] Dans une enchère pour { $cards }, je ne propose rien pour toi.
       *[other] Dans une enchère pour { $cards }, je vais jusqu’à { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } pour toi.
    }
cardopoly-orders-any = { $limit ->
        [1] Dans toutes les { $others ->
            [yes] autres enchères
           *[no] enchères
        }, je ne propose rien pour toi.
       *[other] Dans toutes les { $others ->
            [yes] autres enchères
           *[no] enchères
        }, je vais jusqu’à { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } pour toi.
    }
cardopoly-lacks-claim = Tu ne peux pas l’acheter : tu n’as pas de { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } à poser dessus.
cardopoly-lacks-pay = Tu ne peux pas l’acheter : pour payer, il te manque une carte de la couleur ou de la valeur de { $space }.
cardopoly-lacks-pair = Tu ne peux pas l’acheter : une seule de tes cartes convient, et il en faut deux.
cardopoly-lacks-cards-land = Tu ne peux pas l’acheter : ta dernière carte y passerait.
cardopoly-lacks-cards-bid = Tu ne peux pas enchérir : entre la carte à poser, celle à payer et ton offre, il ne te resterait rien.
cardopoly-panel-trade = Échanger…
cardopoly-panel-settle = Régler par un échange…
cardopoly-panel-partners = Tu veux échanger quoi ?
cardopoly-panel-preset = { $to } : { $asked } contre { $given }
cardopoly-panel-preset-settle = { $to } : { $given }, et tu ne dois plus rien
cardopoly-panel-with = Autre chose avec { $to }…
cardopoly-panel-hand = Tes cartes { $first } à { $last }…
cardopoly-panel-hand-asked = Tu donnes lesquelles de ces cartes ?
cardopoly-panel-without = Sans { $card }
cardopoly-panel-more = Plus…
cardopoly-panel-theirs = Demander des cartes…
cardopoly-panel-asking = Combien de cartes en poche prendre à { $to }, qui choisit lesquelles ?
cardopoly-panel-number = { $count ->
        [0] Aucune carte
        [one] { $any ->
            [0] { $count } carte au choix
           *[other] { $count } carte : { $kind }
        }
       *[other] { $any ->
            [0] { $count } cartes au choix
           *[other] { $count } cartes : { $kind }
        }
    }
cardopoly-panel-otherwise = Autre chose…
cardopoly-panel-promises = Promesses…
cardopoly-panel-promising = J’encaisse les cartes promises quand c’est l’heure.
cardopoly-panel-no-promise = Aucune promesse
cardopoly-panel-counter = Contre-proposition…
cardopoly-panel-besides = Faire autre chose…
cardopoly-panel-withdraws = Si tu fais autre chose, la proposition tombe.
cardopoly-thing-take = Tu reçois { $what }
cardopoly-thing-spaces = Tu donnes { $what }
cardopoly-thing-cards = Tu donnes la carte { $what }
cardopoly-trade-gives = Tu donnes { $what }
cardopoly-trade-gets = Tu reçois { $what }
cardopoly-trade-settles = Ça règle la dette.
cardopoly-vow-you = Tu promets { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $turns ->
        [one] au prochain tour
       *[other] dans { $turns } tours
    }
cardopoly-vow-they = { $to } promet { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $turns ->
        [one] au prochain tour
       *[other] dans { $turns } tours
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Aller jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = toute autre propriété
cardopoly-option-limit = { $limit ->
        [0] Me demander
        [1] Ne rien proposer
       *[other] Aller jusqu’à { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    }
cardopoly-option-number = { $count ->
        [0] aucune
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-option-turns = { $count ->
        [one] au prochain tour
       *[other] dans { $count } tours
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = Un joker peut payer, mais pas acheter.
cardopoly-hint-own-claim = Ta couleur : tu peux acheter avec
cardopoly-hint-their-claim = { $who } peut acheter avec
cardopoly-hint-space-free = Libre{ $salary ->
        [0] { "" }
       *[other] { "" } · salaire : { $salary }
    }
cardopoly-hint-space-own = À toi, loyer { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · salaire : { $salary }
    }
cardopoly-hint-space-partner = À { $owner }, ton équipe : pas de loyer{ $salary ->
        [0] { "" }
       *[other] { "" } · salaire : { $salary }
    }
cardopoly-hint-space-mortgaged = À { $owner }, hypothéquée : pas de loyer{ $salary ->
        [0] { "" }
       *[other] { "" } · salaire : { $salary }
    }
cardopoly-hint-space-rent = À { $owner }, loyer { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · salaire : { $salary }
    }

# How the match begins
cardopoly-start = { $spaces } propriétés, { $count } cartes en poche chacun. { $who } a distribué.
cardopoly-token = { $who } a { $card } comme as.
cardopoly-begins = { $who } commence.

# The turn
cardopoly-drew-you = Tu as pioché { $cards }.
cardopoly-reshuffle = On mélange la défausse : { $count } cartes forment la nouvelle pioche.
cardopoly-chance = { $who } pioche { $card } et la garde comme carte Chance.
cardopoly-joker = { $who } pioche un joker et va en prison.
cardopoly-move = { $who } avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } avec { $card }, sur { $space }.
cardopoly-nothing-drawn = { $who } ne peut rien piocher, parce qu’il ne reste rien, et n’avance pas.
cardopoly-salary = { $who } passe par le Départ : { $count ->
        [0] la banque n’a plus rien à payer
        [one] { $count } carte de salaire
       *[other] { $count } cartes de salaire
    }.
cardopoly-rent = { $who } doit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de loyer à { $to }.
cardopoly-due = La promesse faite par { $who } à { $to } arrive à échéance : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
cardopoly-skipped = { $who } est en prison et passe ce tour.
cardopoly-passed = { $who } passe son tour.
cardopoly-paid = { $who } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to }.
cardopoly-handed = { $who } donne à { $to } : { $cards }.
cardopoly-rent-paid = { $who } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de loyer à { $to }.
cardopoly-rent-handed = { $who } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de loyer à { $to } : { $cards }.
cardopoly-taxed-handed = { $who } donne { $cards } à { $to } pour le roi.
cardopoly-paid-handed = { $who } paie à { $to } : { $cards }.
cardopoly-jack-rent = { $who } joue un valet au lieu de payer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de loyer à { $to }.
cardopoly-jack-jail = { $who } joue un valet et quitte la prison.
cardopoly-fine = { $who } paie l’amende : { $cards }.
cardopoly-sit = { $who } reste en prison et passera un tour.
cardopoly-king = { $who } joue { $card } : une taxe pour tous les autres.
cardopoly-taxed = { $who } donne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to } pour le roi.
cardopoly-king-draws = { $count ->
        [0] { $who } ne pioche rien à la banque, qui garde ses dernières cartes.
        [one] { $who } pioche aussi { $count } carte à la banque.
       *[other] { $who } pioche aussi { $count } cartes à la banque.
    }
cardopoly-shared = { $who } passe { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $to }.

# Properties
cardopoly-buy = { $who } achète { $space } : pose { $claim } dessus, paie { $pay }.
cardopoly-left = { $who } laisse { $space } libre.
cardopoly-expand = { $who } agrandit { $space } : pose { $claim } dessus, paie { $pay }.
cardopoly-mortgage = { $who } hypothèque { $space } { $count ->
        [0] sans rien piocher : la banque garde ses dernières cartes
        [one] et pioche { $count } carte
       *[other] et pioche { $count } cartes
    }.
cardopoly-unmortgage = { $who } lève l’hypothèque sur { $space } avec { $cards }.
cardopoly-auction = { $who } met { $space } aux enchères.
cardopoly-bid = { $who } a répondu.
cardopoly-advance = { $limit ->
        [0] Si { $space } passe aux enchères, je te demanderai.
        [1] Si { $space } passe aux enchères, je passerai aussitôt pour toi.
       *[other] Si { $space } passe aux enchères, j’irai aussitôt jusqu’à { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } pour toi.
    }
cardopoly-advance-any = { $limit ->
        [0] À partir de maintenant, je te demande dans chaque enchère à laquelle tu n’as pas répondu d’avance.
        [1] À partir de maintenant, je passe aussitôt pour toi dans les enchères.
       *[other] À partir de maintenant, je vais aussitôt jusqu’à { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } pour toi dans les enchères.
    }
cardopoly-followed = { $whole ->
        [yes] Comme tu l’avais dit d’avance, pour { $space } { $count ->
            [0] je n’ai rien proposé
            [one] je suis allé jusqu’à { $count } carte
           *[other] je suis allé jusqu’à { $count } cartes
        } à ta place.
       *[no] { $count ->
            [0] Tu n’as pas les cartes pour enchérir sur { $space }, donc j’ai passé pour toi.
            [one] Pour { $space }, tu ne peux pas proposer plus d’une carte, donc c’est ce que j’ai proposé pour toi.
           *[other] Pour { $space }, tu ne peux pas proposer plus de { $count } cartes, donc c’est ce que j’ai proposé pour toi.
        }
    }
cardopoly-no-bids = Personne n’enchérit. La propriété reste libre.
cardopoly-leads = { $who } est en tête et paierait { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
cardopoly-sold = { $who } vend à { $to } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
cardopoly-kept = { $who } refuse le prix { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    }. La propriété reste libre.

# Trades
cardopoly-proposed = { $who } propose à { $to } : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } te propose : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-proposed-you = En détail : { $who } propose à { $to } { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = En détail : { $who } te propose { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-accepted = { $to } dit oui : { $who } donne { $given } contre { $asked }{ $settles ->
        [yes] , et la dette est réglée
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } dit oui : tu donnes { $given } contre { $asked }{ $settles ->
        [yes] , et la dette est réglée
       *[no] { "" }
    }.
cardopoly-countered = { $who } fait une contre-proposition à { $to } : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } te fait une contre-proposition : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-declined = { $to } dit non à { $who } : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } te dit non : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } retire sa proposition à { $to } : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } retire la proposition qui t’était faite : { $given } contre { $asked }{ $settles ->
        [yes] { "" } et la fin de la dette
       *[no] { "" }
    }.
cardopoly-lapsed = La proposition tombe.

# The end
cardopoly-eliminated = { $who } n’a plus de carte : hors jeu. Ses propriétés sont de nouveau libres.
cardopoly-resigned = { $who } abandonne. Ses propriétés sont de nouveau libres.
cardopoly-end-alone = Il n’y a plus personne face à { $who }.
cardopoly-end-team = { $who } et { $partner } n’ont plus d’adversaires en jeu.
cardopoly-end-quick = { $who } arrive à { $count } propriétés.
cardopoly-end-rounds = { $count } tours de table sont joués. Qui a le plus de propriétés sans hypothèque gagne.
cardopoly-end-dry = Au tour { $count }, plus personne ne peut piocher. Qui a le plus de propriétés sans hypothèque gagne.

# What cannot be done, and what can
cardopoly-not-asked = Tu n’as rien à faire pour l’instant. Je te fais signe quand ce sera le cas.
cardopoly-not-now = Tu ne peux pas faire ça maintenant. Choisis l’un des coups sous ta main.
cardopoly-decide-landing = Décide d’abord pour la propriété où tu es : achète-la, mets-la aux enchères ou laisse-la.
cardopoly-pay-first = Paie d’abord ce que tu dois. Pas assez de cartes ? Hypothèque, joue un roi ou échange.
cardopoly-jail-first = Décide d’abord comment tu quittes la prison : amende, valet ou tour perdu.
cardopoly-price-first = Décide d’abord si tu vends à ce prix.
cardopoly-buy-first = Achète d’abord la propriété que tu as gagnée.
cardopoly-draft-first = Tu prépares encore un échange : propose-le ou laisse-le tomber d’abord.
cardopoly-answer-first = Quelqu’un t’a proposé un échange : accepte, refuse ou fais une contre-proposition d’abord.
cardopoly-wait-for-answer = { $who } doit d’abord répondre à une proposition.
cardopoly-suit-taken = Cet as est déjà pris. Choisis-en un autre.
cardopoly-not-in-pocket = Tu n’as pas ces cartes. Choisis parmi celles que tu vois.
cardopoly-no-claim-card = Tu ne peux pas poser cette carte dessus : il faut la couleur de ton as.
cardopoly-no-pay-card = Tu ne peux pas payer avec cette carte. Il faut la couleur ou la valeur de la propriété.
cardopoly-would-empty = Ta dernière carte y passerait. Gardes-en au moins une.
cardopoly-wrong-number = Il te faut exactement { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Choisis de nouveau.
cardopoly-pays-all = C’est tout ce que tu as, et tu serais hors jeu. Hypothèque, échange ou joue plutôt un roi, ou donne tout.
cardopoly-can-pay = Tu as assez : paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et reste en jeu.
cardopoly-no-jack-for-promises = Un valet évite un loyer, pas une promesse. Paie, hypothèque ou échange.
cardopoly-no-chance-card = Tu n’as pas cette carte Chance.
cardopoly-no-such-space = Tu y es déjà. Choisis une autre case.
cardopoly-not-yours = Cette propriété n’est pas à toi. Choisis l’une des tiennes.
cardopoly-is-mortgaged = Cette propriété est hypothéquée. Lève d’abord l’hypothèque.
cardopoly-not-mortgaged = Cette propriété n’est pas hypothéquée. Il n’y a rien à rembourser.
cardopoly-bid-too-high = Tu peux proposer { $most } au plus : il te faut une carte à poser, une à payer et une à garder. Ou n’enchéris pas.
cardopoly-no-such-order = Cette propriété ne peut pas passer aux enchères maintenant. Choisis-en une autre.
cardopoly-bid-too-low = Une offre, c’est au moins 1 carte. Ou n’enchéris pas.
cardopoly-no-sharing = Tu ne peux pas passer de cartes maintenant. Ça marche pendant le tour de ton équipe, hors de la prison et sans enchère en cours, et tu gardes au moins une carte.
cardopoly-enough-proposals = Ça fait assez d’échanges pour un tour. Continue à jouer, et réessaie au prochain.
cardopoly-no-partner = Tu ne peux pas échanger avec cette personne maintenant. Choisis quelqu’un d’autre qui est dans la partie.
cardopoly-no-draft = Tu n’as pas encore commencé d’échange. Choisis d’abord avec qui.
cardopoly-settles-nothing = Cet échange ne réglerait pas ta dette. Échange avec la personne à qui tu dois.
cardopoly-no-proposal = Cette proposition n’est plus sur la table. Continue à jouer, tout simplement.
cardopoly-asks-cards = La proposition demande { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : choisis ce que tu donnes.
cardopoly-asks-no-cards = La proposition ne demande aucune carte en poche. Accepte ou refuse, tout simplement.
cardopoly-trade-empty = Il n’y a encore rien dedans : ajoute d’abord quelque chose.
cardopoly-trade-gone = Il en manque une partie entre-temps, donc ça ne marche plus.
cardopoly-trade-empties = Cet échange est impossible : l’un de vous deux n’aurait plus de carte.
cardopoly-trade-lacking = Tu n’as pas les cartes demandées. Refuse, ou fais une contre-proposition.

# The command in Discord.
cardopoly-command = Cardopoly : fais le tour du parc, achète avec tes cartes, échange et promets
cardopoly-command-new = Ouvrir une table de Cardopoly dans ce salon ; les autres rejoignent d’un clic
cardopoly-variant-game = Fais le tour, achète avec tes cartes.
cardopoly-new-play = La partie complète, ou la rapide : avoir 4 propriétés avant les autres
cardopoly-name-play = partie
cardopoly-choice-play-standard = standard
cardopoly-choice-play-quick = rapide
cardopoly-new-teams = À quatre, si on joue à deux contre deux
cardopoly-name-teams = équipes
cardopoly-choice-teams-no = non
cardopoly-choice-teams-yes = oui
cardopoly-new-suits = Si les as sont distribués au hasard ou choisis
cardopoly-name-suits = as
cardopoly-choice-suits-random = au hasard
cardopoly-choice-suits-chosen = choisis
cardopoly-new-king_tax = Combien de cartes un roi prend à chacun
cardopoly-name-king_tax = taxe_roi
cardopoly-new-tax_choice = Qui choisit les cartes qu’un roi prend
cardopoly-name-tax_choice = choix_taxe
cardopoly-choice-tax_choice-random = au hasard
cardopoly-choice-tax_choice-giver = qui donne
cardopoly-new-round_limit = Après combien de tours de table la partie finit
cardopoly-name-round_limit = tours
cardopoly-choice-round_limit-none = sans limite

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name } : choisis un as
cardopoly-picture-ask-open = { $name } : pioche une carte
cardopoly-picture-ask-land = { $name } : acheter, ou enchères ?
cardopoly-picture-ask-bid = Enchères, vos offres : { $name }
cardopoly-picture-ask-price = { $name } : { cardopoly-picture-cards }, ça te va ?
cardopoly-picture-ask-win = { $name } : achète ton gain
cardopoly-picture-ask-bill = { $name } : paie ton offre, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-picture-ask-debt = { $name } : paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-picture-ask-jail = { $name } : comment sortir de prison ?
cardopoly-picture-ask-tax = La taxe, svp : { $name }
cardopoly-picture-ask-mend = { $name } : hypothèque une propriété
cardopoly-picture-ask-close = { $name } : autre chose ce tour-ci ?
cardopoly-picture-ask-trade = { $name } : tu acceptes ?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] pour { $count } carte ?
       *[other] pour { $count } cartes ?
    }
cardopoly-picture-settles = { $name } ne doit plus rien
cardopoly-picture-settles-mine = tu ne dois plus rien à { $name }
cardopoly-picture-settles-yours = { $name } ne te doit plus rien
cardopoly-picture-due-rent = { $count ->
        [one] { $count } carte de loyer
       *[other] { $count } cartes de loyer
    }
cardopoly-picture-due-promise = { $count ->
        [one] { $count } carte promise
       *[other] { $count } cartes promises
    }
cardopoly-picture-due-bid = { $count ->
        [one] { $count } carte d’enchère
       *[other] { $count } cartes d’enchère
    }
cardopoly-picture-tax = { $count ->
        [one] Roi : { $count } carte chacun
       *[other] Roi : { $count } cartes chacun
    }
cardopoly-picture-tax-mend = Roi : plus de cartes
cardopoly-picture-last-free = à personne
cardopoly-picture-last-bought = achetée
cardopoly-picture-last-auction = { $count ->
        [one] vendue { $count } carte
       *[other] vendue { $count } cartes
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] { $count } carte payée
       *[other] { $count } cartes payées
    }
cardopoly-picture-last-jack = un valet, pas de loyer
cardopoly-picture-last-settled = loyer réglé
cardopoly-picture-last-own = sa propre case
cardopoly-picture-last-own-you = à toi
cardopoly-picture-last-partner = chez son équipe
cardopoly-picture-last-mortgaged = hypothèque, pas de loyer
cardopoly-picture-last-jail = en prison
cardopoly-picture-last-none = plus rien à piocher
cardopoly-picture-auction = Enchères
cardopoly-picture-trade = Un échange
cardopoly-picture-counter = Ta contre-proposition
cardopoly-picture-offer = Son offre
cardopoly-picture-you-give = Tu donnes
cardopoly-picture-you-get = Tu reçois
cardopoly-picture-gives = donne
cardopoly-picture-choose = { $count ->
        [one] { $count } carte de ton choix
       *[other] { $count } cartes de ton choix
    }
cardopoly-picture-choose-other = { $count ->
        [one] { $count } carte, { $name } choisit
       *[other] { $count } cartes, { $name } choisit
    }
cardopoly-picture-earlier = Promis avant :
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = promet { $count }, { $turns ->
        [one] dans { $turns } tour
       *[other] dans { $turns } tours
    }
cardopoly-picture-promises-cards = promet { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Places and piles
cardopoly-picture-lost = en prison
cardopoly-picture-ahead = en tête
cardopoly-picture-owes = dette : { $count } à { $to }
cardopoly-picture-owes-brief = dette : { $count }
cardopoly-picture-risk = loyer { $count } à { $to } : perdu
cardopoly-picture-risk-brief = risque { $count }
cardopoly-picture-goal = { $count } sur { $goal } pour gagner
cardopoly-picture-score = { $count } sur { $goal }
cardopoly-picture-set = famille, salaire { $count }
cardopoly-picture-draw = { $count } en pioche
cardopoly-picture-discard = { $count } jouées
cardopoly-picture-due = { $turns ->
        [one] dans { $turns } tour
       *[other] dans { $turns } tours
    }
cardopoly-picture-round = Tour { $round }
cardopoly-picture-round-of = Tour { $round } sur { $limit }
cardopoly-picture-round-by = Tour { $round }/{ $limit }
cardopoly-picture-round-word = Tour

# The pocket
cardopoly-picture-hand-suits = À toi : choisis ton as
cardopoly-picture-hand-open = À toi : pioche une carte
cardopoly-picture-hand-land = Acheter, ou enchères ?
cardopoly-picture-hand-leave = Enchères, ou laisser ?
cardopoly-picture-hand-bid = Enchères : tu donnerais combien ?
cardopoly-picture-hand-price = { cardopoly-picture-cards }, ça te va ?
cardopoly-picture-hand-win = À toi : achète ce que tu as remporté
cardopoly-picture-hand-bill = À toi : paie ton offre, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-picture-hand-debt = À toi : paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cardopoly-picture-hand-jail = Comment sortir de prison ?
cardopoly-picture-hand-tax = Le roi veut tes cartes
cardopoly-picture-hand-mend = À toi : hypothèque une propriété
cardopoly-picture-hand-close = Autre chose ce tour-ci ?
cardopoly-picture-hand-draft = Tu proposes quoi ?
cardopoly-picture-hand-counter = Ta contre-proposition ?
cardopoly-picture-hand-trade = Son offre : tu acceptes ?
cardopoly-picture-hand-offer = Son offre : l’accepter ou la changer ?
cardopoly-picture-last-card = Ça te coûte ta dernière carte : tu serais hors jeu.
cardopoly-picture-rescue = D’abord : { $ways }
cardopoly-picture-rescue-jack = valet Chance
cardopoly-picture-rescue-king = roi
cardopoly-picture-rescue-mortgage = hypothèque
cardopoly-picture-rescue-draft = échange
cardopoly-picture-exit-fine = payer { $count }
cardopoly-picture-exit-jack = jouer le valet Chance
cardopoly-picture-exit-sit = passer un tour
cardopoly-picture-pays = pour payer
cardopoly-picture-claims = à poser
cardopoly-picture-cannot-buy = Tu n’as pas les cartes pour l’acheter.
cardopoly-picture-wins = acheter fait gagner !
cardopoly-picture-partner = équipe

# For those who listen
cardopoly-picture-alt-pocket = Ta poche : { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Dernier coup : { $name }, { $cards }, de la case { $start } directement à { $space }, { $card }
        [none] Dernier coup : { $name }, { $cards }, sur la case { $space }, { $card }
       *[walk] Dernier coup : { $name }, { $cards }, de la case { $start } à { $space }, { $card }
    }
cardopoly-picture-alt-rent = loyer { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = ont répondu : { $letters }
cardopoly-picture-alt-awaited = on attend : { $letters }
cardopoly-picture-alt-teams = Équipes : { $one } ; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name } : { $ace }, sur { $space } { $card }, poche { $held }, Chance { $chance }{ $more }, propriétés { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name } : { $ace }, sur { $space }, poche { $held }, Chance { $chance }{ $more }, propriétés { $deeds }.
cardopoly-picture-alt-free = À personne : { $spaces }.
cardopoly-picture-alt-promise = Promis par { $by } à { $to } : { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , { $top } au-dessus
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] plus de cartes en poche
       *[less] moins de cartes en poche
    }
cardopoly-feature-scarce = { $change ->
        [more] une poche presque vide
       *[less] une poche mieux garnie
    }
cardopoly-feature-claims = { $change ->
        [more] plus de cartes pour acheter
       *[less] moins de cartes pour acheter
    }
cardopoly-feature-choice = { $change ->
        [more] plus de propriétés à portée
       *[less] moins de propriétés à portée
    }
cardopoly-feature-deeds = { $change ->
        [more] plus de propriétés
       *[less] moins de propriétés
    }
cardopoly-feature-rents = { $change ->
        [more] de plus gros loyers à encaisser
       *[less] de plus petits loyers à encaisser
    }
cardopoly-feature-fares = { $change ->
        [more] de plus gros loyers sur la route
       *[less] de plus petits loyers sur la route
    }
cardopoly-feature-ruin = { $change ->
        [more] plus de risques de ruine
       *[less] moins de risques de ruine
    }
cardopoly-feature-short = { $change ->
        [more] des dettes presque impossibles à payer
       *[less] moins de dettes presque impossibles à payer
    }
cardopoly-feature-mortgages = { $change ->
        [more] plus de propriétés hypothéquées
       *[less] moins de propriétés hypothéquées
    }
cardopoly-feature-sets = { $change ->
        [more] une famille complète
       *[less] pas de famille complète
    }
cardopoly-feature-jacks = { $change ->
        [more] plus de valets à jouer
       *[less] moins de valets à jouer
    }
cardopoly-feature-queens = { $change ->
        [more] plus de dames à jouer
       *[less] moins de dames à jouer
    }
cardopoly-feature-kings = { $change ->
        [more] plus de rois à jouer
       *[less] moins de rois à jouer
    }
cardopoly-feature-late = { $change ->
        [more] plus de propriétés pour le décompte final
       *[less] moins de propriétés pour le décompte final
    }
cardopoly-feature-quick = { $change ->
        [more] plus de chances de gagner vite
       *[less] moins de chances de gagner vite
    }
cardopoly-feature-jailed = { $change ->
        [more] un tour perdu
       *[less] pas de tour perdu
    }
cardopoly-feature-turn = { $change ->
        [more] un prochain tour plus tôt
       *[less] un prochain tour plus tard
    }

# Puzzles
cardopoly-puzzle-answer = **On te propose un échange.** Tu dis quoi ? Une réponse est bien meilleure que les autres.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Avant d’avancer :** une décision est bien meilleure que les autres. Laquelle ?
    }
cardopoly-puzzle-land = **Tu es sur une case.** Et maintenant ? Une décision est bien meilleure que les autres.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **La fin de ton tour.** Tu fais encore quoi ? Une décision est bien meilleure que les autres.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Tu as une dette.** Tu t’en tires comment ? Une façon est bien meilleure que les autres.
    }
cardopoly-puzzle-bid = **Une enchère.** Tu fais quoi ? Une réponse est bien meilleure que les autres.
cardopoly-puzzle-price = **Ton enchère est finie.** Tu acceptes ce prix ? Une réponse est bien meilleure que l’autre.
cardopoly-puzzle-jail = **Tu es en prison.** Tu la quittes comment ? Une façon est bien meilleure que les autres.
cardopoly-puzzle-finish = **La fin est proche.** Une décision gagne quasiment la partie. Laquelle ?
