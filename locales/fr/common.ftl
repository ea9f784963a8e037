# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] Une revanche ?
            [asked] On joue ?
            [full] La table est complète
            [ready] { $host } peut lancer la partie
           *[free] Il reste une place
        }
       *[no] { $game } : { $state ->
            [again] une revanche ?
            [asked] on joue ?
            [full] la table est complète
            [ready] { $host } peut lancer la partie
           *[free] il reste une place
        }
    }
lobby-length = -# { $at_once ->
        [yes] { $span } d’une traite
       *[no] { $span }, { $move } par coup
    }, { $moves } coups
lobby-minute = { $least } à { $most } minutes
lobby-hour = { $least } à { $most } heures
lobby-day = { $least } à { $most } jours
lobby-week = { $least } à { $most } semaines
lobby-month = { $least } à { $most } mois
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· hôte
        [bot] { " " }· { $level ->
            [easy] bot facile
            [strong] bot fort
           *[normal] bot
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· pas encore là
       *[person] { "" }
    }
style-builder = bâtit
style-trader = négocie
style-miser = épargne
style-thief = vole
lobby-option = { $name } : **{ $value }**
lobby-missing = { $count ->
        [one] Encore une personne et on peut lancer
       *[other] Encore { $count } personnes et on peut lancer
    }
lobby-asked = { $people } : { $host } veut remettre ça. Appuie sur *J’en suis* : ça démarre dès que tout le monde l’a fait.{ $enough ->
        [yes] { " " }{ $host } peut aussi lancer sans attendre les autres.
       *[no] { "" }
    }
lobby-invited = { $people } : { $host } propose une partie de { $game } par message privé. Appuie sur *J’en suis* : ça démarre dès que tout le monde l’a fait.{ $enough ->
        [yes] { " " }{ $host } peut aussi lancer sans attendre les autres.
       *[no] { "" }
    }
lobby-ask = Inviter des gens avec qui tu as joué
lobby-ask-one = Inviter { $person }
lobby-ask-other = { $known ->
        [yes] Inviter quelqu’un d’autre
       *[no] Inviter du monde
    }
lobby-door = **{ $game }** a commencé. Tes MP sont fermés, alors joue d’ici : appuie sur *{ BUTTON("table-hand") }*. Ce message a disparu ? { COMMAND("match hand") } fait pareil.
lobby-sealed = Le mélange est scellé, et chaque personne qui rejoint y ajoute son grain de sel. SHA-256 : `{ $commitment }`
lobby-closes = ferme { $due }
lobby-closing = Ce lobby ferme { $due } si la partie ne démarre pas avant.
lobby-forms = Vous avez combien de temps ?
lobby-form = { $form ->
        [evening] Ce soir
        [week] Cette semaine
       *[relaxed] Tranquille
    } : { $span }
lobby-pace = { $move } par coup
lobby-pace-means = { $live ->
        [yes] Tout le monde reste à la table.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] Pas de pendule : on joue quand on veut.
        [capped] Tu commences avec { $reserve }, et tu gagnes { $move } à chaque coup, jusqu’à { $most } en tout ; ce que tu n’utilises pas, tu le gardes. Quand plusieurs personnes répondent en même temps, ça ne coûte rien.
        [kept] Tu as { $move } pour chaque coup, et { $reserve } en réserve si ça ne suffit pas.
       *[plain] Tu as { $move } pour chaque coup.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }Une fois ce temps écoulé, ton tour saute.
           *[move] { " " }Une fois ce temps écoulé, un bot joue pour toi.
        }
    }
lobby-pacing = Autre rythme
lobby-pacing-count = Temps par coup, par exemple 15
lobby-pacing-reserve = En réserve au début (ou vide)
lobby-pacing-most = Au plus en tout (ou vide)
lobby-pacing-unit = Le tout en
lobby-pacing-seconds = secondes
lobby-pacing-minutes = minutes
lobby-pacing-hours = heures
lobby-pacing-days = jours
lobby-switching = Rythme pour plus tard
lobby-pacing-hour = Le rythme change plus tard ?
lobby-pacing-zone = Heures de ton fuseau horaire : { $zone }, si je ne me trompe pas.
lobby-pacing-then = Si oui, pour quel rythme ?
lobby-switch = -# Le rythme change à { $at } : d’abord *{ $first }*, puis *{ $then }*
lobby-lost = { $why ->
        [deleted] Le salon de cette table a été supprimé : elle continue donc ici, par message privé.
       *[closed] Je ne peux plus écrire là où était cette table : elle continue donc ici, par message privé.
    }
lobby-switch-never = Non, il ne change pas
lobby-switch-hour = À { $hour } h
lobby-cancelled = **{ $game }** · ce lobby a fermé avant le début de la partie. Ouvres-en un autre avec { COMMAND($command, "new") }.
lobby-join = { $asks ->
        [yes] J’en suis
       *[no] Je joue
    }
lobby-leave = { $asks ->
        [yes] Pas cette fois
       *[no] Quitter
    }
lobby-addbot = Ajouter un bot
lobby-level = { $level ->
        [easy] Bot facile
        [strong] Bot fort
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Se trompe souvent : gagne une partie sur quatre contre un bot normal
        [strong] Essaie plusieurs coups avant d’en jouer un
       *[normal] Joue le coup qui a l’air le meilleur
    }
lobby-dropbot = Retirer un bot
lobby-start = { $asks ->
        [yes] Lancer sans attendre
       *[no] Lancer
    }
lobby-cancel = Annuler
lobby-options = { $pages ->
        [one] Réglages
       *[other] Réglages { $page } sur { $pages }
    }
lobby-rules = Règles
lobby-learn = Apprendre
lobby-learn-full = *Apprendre* montre une partie complète. Celle-ci est courte et finit plus tôt.
lobby-setup = Vous voulez jouer comment ?

# Settings of every game
setting-pace = Rythme
setting-pace-none = sans pendule
setting-pace-live = en direct (3 minutes, plus 20 secondes par coup)
setting-pace-brisk = vif (10 minutes par coup)
setting-pace-hourly = horaire (1 heure par coup)
setting-pace-daily = quotidien (1 jour par coup, et 2 jours en réserve)
setting-pace-slow = tranquille (3 jours par coup)
setting-pace-weekly = hebdo (7 jours par coup)
setting-pace-own = { $move } par coup{ $kept ->
        [all] , et { $reserve } en réserve
        [capped] , et { $reserve } en réserve, au plus { $most } en tout
       *[no] { "" }
    }
setting-absent = Quand le temps est écoulé
setting-absent-move = un bot joue le coup
setting-absent-pass = on passe le tour
setting-forced = Coups sans choix
setting-forced-quick = rapide (joués aussitôt ; une pause veut dire que quelqu’un a le choix)
setting-forced-sealed = scellé (minuté pour qu’aucune pause ne trahisse rien)
setting-locale = Langue de la table
span-day = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hour = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-minute = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-second = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

# The table
table-until = { $ask } (limite : { $due }{ $reserve ->
        [no] { "" }
       *[yes] , réserve comprise
    })
table-call = { $people } { $reason }
table-call-again = { $people } La table attend toujours. { $reason }
table-call-over = Belle partie, { $people } !
table-still = Trois rappels, et toujours aucun coup. Je ne mentionne plus personne ici jusqu’au prochain.
table-away = { $who } n’est pas là, alors un bot joue à sa place. De retour ? Appuie sur *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Si tu n’es pas là avant la fin, la partie compte comme perdue pour toi.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } est en vacances jusqu’au { $until }, sa pendule est donc arrêtée. Pas besoin d’attendre : sous *{ BUTTON("table-more") }*, vous pouvez vous mettre d’accord pour laisser jouer un bot.
table-paused = ⏳ La ligue est en pause jusqu’au { $until }, toutes les pendules sont arrêtées. Vous pouvez jouer quand même.
table-half = ⏳ La moitié du temps est passée.
table-switch = À { $at }, le rythme devient *{ $pace }*.
table-closed-dms = { $who }, je ne peux pas t’écrire : tes MP sont fermés. Appuie sur *{ BUTTON("table-hand") }* pour jouer : ça s’ouvre ici, et personne d’autre ne le voit.
table-moved = Cette partie continue { $where }.{ $by ->
        [message] {" "}Tu joues et tu ne reçois pas mes messages ? Appuie ici sur *{ BUTTON("table-hand") }*.
       *[place] {""}
    }
table-hand = Ma main
table-log = Journal
table-rules = Règles
table-more = Plus
table-update = Actualiser
table-as-of = -# Voilà où on en était { $at }. Ici, je ne fais que passer et je ne peux rien mettre à jour sans un clic : appuie sur *{ table-update }* pour voir les nouveautés.
table-takeback = Reprendre ma place
table-rematch = Revanche
table-verify = Vérifier le mélange

# What the messages above a table become
story-began = **{ $game }** avec { $players }
story-replay = Revoir la partie

# How a match ended
result-won = { $count ->
        [one] ### 🎉 { $winners } gagne !
       *[other] ### 🎉 Victoire partagée : { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### Cette partie a été annulée. Personne n’a gagné, personne n’a perdu.
result-outdated = ### Cette partie est finie. Je ne peux plus montrer sa table : elle s’est jouée avec d’anciennes règles.

# The panel
panel-news = -# **{ $moved ->
        [waits] Entre-temps
        [no] Jusqu’ici
       *[yes] Depuis ton dernier coup
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }{ $more } de plus dans le journal
 }
panel-news-own = **Ce que ton coup a donné**
panel-missed = Voir ce qui s’est passé
panel-missed-title = **{ $moved ->
        [no] Jusqu’ici
       *[yes] Depuis ton dernier coup
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } sur { $all }
 }
panel-missed-after = -# La table juste après :
panel-missed-hand = Revenir à ma main
panel-missed-result = Revenir au résultat
panel-out = Tu ne joues plus dans cette partie, mais tu peux regarder comment elle finit.
panel-until = Ta limite : { $due }{ $reserve ->
        [no] { "" }
       *[yes] , réserve comprise
    }.
panel-lapses = Ton tour se termine tout seul { $due }.
panel-waits = On attend { $players }
place-channel = dans { $channel }
place-message = par message privé
place-foreign = { $where ->
    [group] dans un groupe privé
   *[server] sur un serveur où je ne suis pas
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (ligue)" }
   *[match] { "" }
 } · avec { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · partie " }{ $number } sur { $count }
    }
 }
panel-table = Aller à la table
panel-pick = Choisis ton coup
panel-more = { $count } de plus…
panel-lone = -# **{ $entry }** – { $hint }
panel-none = Aucune
panel-ticked = Ma suggestion est cochée. Décoche ce que tu préfères garder, puis coche autre chose.
panel-back = Retour
panel-next = Table suivante : { $game }
panel-undo = Annuler le coup
panel-later = Pas encore
panel-together = Choisis-en { $most } en tout dans ces listes.
panel-together-range = Choisis-en { $least } à { $most } en tout dans ces listes.
panel-stale = La partie a avancé entre-temps. Voilà où on en est.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** La table t’attend toujours. { $ask }
notice-rematch = **{ $game }** { $host } veut remettre ça. Appuie sur *{ BUTTON("lobby-join", asks: "yes") }* à la table : { $link }
notice-startable = **[{ $game }]({ $link })** { $person } a rejoint ta table { $where } : tu peux lancer la partie. Appuie sur *{ BUTTON("lobby-start", asks: "no") }*, ou attends qu’il y ait plus de monde.
notice-expired = Ta table de { $game } { $where } a fermé : personne ne l’a lancée à temps. Ouvres-en une autre avec { COMMAND($command, "new") }.
notice-moved = Le salon où tu jouais à { $game } a été supprimé : la partie continue donc ici, par message privé. Rien n’est perdu, et chacun garde son temps.
notice-closed = Je ne peux plus écrire là où tu jouais à { $game }, { $where } : la partie continue donc ici, par message privé. Rien n’est perdu, et chacun garde son temps. Si on me laisse revenir, { COMMAND("match move") } la ramène là-bas.
notice-moved-by = { $who } a déplacé votre partie de **{ $game }** : elle continue { $where }. Ça ne te va pas ? { COMMAND("match move") } l’emmène ailleurs, ou la ramène.
notice-bar = Tu ne peux plus ouvrir de table sur { $server } : la modération en a décidé ainsi. Tu peux toujours rejoindre celles des autres, et tes parties continuent. Pas d’accord ? Parles-en à la modération.
notice-allow = Tu peux de nouveau ouvrir des tables sur { $server }. Bon jeu !
notice-replaced = Tu n’étais pas là, alors les autres ont demandé à { $person } de jouer pour toi à ta table de { $game } { $where }. La place reste à toi : appuie sur *{ BUTTON("table-takeback") }* ici : { $link }, quand tu veux.
notice-returned = { $person } est de retour et a repris sa place à la table de { $game } { $where }. Merci pour le coup de main !
notice-barred = Je ne peux pas montrer ta table de { $game } { $where } pour le moment. { $why } Dès que ça remarche, ta table reprend toute seule.
notice-unasked = Je n’arrive pas à inviter { $person } à ta table de { $game } : mes messages ne passent pas, ou on n’a aucun serveur en commun. Cette personne peut m’ajouter à son compte, puis m’écrire. Ensuite, invite-la de nouveau.

# Asking once more
confirm-move = C’est sûr ? { $move }
confirm-sure = Oui, vas-y
confirm-no = Non, retour

## Lists
list-comma = { ", " }
list-semicolon = { " ; " }

## Pictures of any game
picture-seat = Place { $letter }
picture-colon = { $name } : { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = en faillite
picture-eliminated = hors jeu
picture-resigned = abandon
picture-past = Retour en arrière : ta main d’alors
picture-past-at = { picture-past } · { $when }
picture-held = { $name } a en main : { $cards }.
