# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Les ligues : plusieurs tables d’un même jeu, manche après manche, et une finale
command-league-create = Ouvrir une ligue dans ce salon ; les autres rejoignent d’un clic
command-league-join = Rejoindre la ligue de ce salon
command-league-leave = Quitter la ligue de ce salon ; si elle a commencé, un bot continue pour toi
command-league-start = Lancer la ligue de ce salon
command-league-standings = Classement de la ligue de ce salon
command-league-schedule = Qui joue contre qui dans la ligue de ce salon
command-league-close = Arrêter la ligue de ce salon, sans vainqueur
option-name = Le nom de la ligue
option-starts = Quand elle démarre toute seule ; tape une heure, par exemple 19:30
option-bots = Le niveau des bots de la ligue
option-places = Combien de places : 4, 8, 12 … 64 ; sans rien, n’importe lequel de ces nombres
option-variant = Rapide, ou une autre édition ou un autre objectif, si le jeu en a
option-round = Le temps d’une manche avant que des bots finissent ses parties
option-fill = Remplir les places libres avec des bots
name-league = ligue
name-create = créer
name-join = rejoindre
name-leave = quitter
name-start = lancer
name-standings = classement
name-schedule = calendrier
name-close = fermer
name-name = nom
name-starts = début
name-bots = bots
name-places = places
name-variant = variante
name-round = manche
name-fill = compléter
choice-14-days = 14 jours

## The announcement
league-of = Ligue de { $game }
league-title = ## 🏆 { $league }
league-variant = { $name } : { $value }
league-open =
    { $places ->
        [4] Une table de quatre, une partie : qui la gagne gagne la ligue.
       *[other] Quatre manches à des tables de quatre, chacun une fois à chaque place. La première place rapporte 10 points, puis 7, 5 et 3 ; les quatre meilleurs scores vont en finale.
    }{ $places ->
        [0] { " " }Si vous n’êtes que quatre, vous jouez directement la finale.
       *[other] { "" }
    }
    Durée d’une manche : **{ $span }** · rythme : **{ $pace }**{ $level ->
        [easy] { " " }· bots : **faciles**
        [strong] { " " }· bots : **forts**
       *[normal] { "" }
    } · scellé : aucune pause ne trahit qui avait le choix
league-span-86400 = 1 jour
league-span-259200 = 3 jours
league-span-604800 = 7 jours
league-span-1209600 = 14 jours
league-in-count = { $count ->
        [0] Il n’y a encore personne.
        [one] **Une** place est prise :
       *[other] **{ $count }** places sont prises :
    } { $names }
league-missing = { $missing ->
        [0] Tout le monde est là. { $organizer } peut appuyer sur *Lancer*.
        [one] Encore une personne, et { $organizer } peut appuyer sur *Lancer*.
       *[other] Encore { $missing } personnes, et { $organizer } peut appuyer sur *Lancer*.
    }
league-starts = Ça démarre { $due } ; des bots prennent les places encore libres. { $organizer } peut aussi lancer plus tôt.
league-waitlist = Liste d’attente ({ $count }) : { $names }. Les places se libèrent entre les manches.
league-paused = ⏳ En pause jusqu’au { $until } : toutes les pendules sont arrêtées. Vous pouvez jouer quand même.
league-closes = Si rien ne se passe, ça ferme { $due }.
league-sealed = Tous les tirages et toutes les cartes viennent d’un secret scellé, et chaque personne qui rejoint y ajoute son grain de sel. Le SHA-256 du secret : `{ $commitment }`
league-revealed = Le secret était `{ $secret }` ; son SHA-256 est `{ $commitment }`. Avec ce que chaque personne a ajouté en rejoignant, il donne la graine `{ $seed }`. Tu peux refaire chaque tirage avec : ce que chacun a ajouté se trouve dans le fichier derrière *{ table-verify }* à chaque table.
league-cancelled = { $kind ->
        [season] ### La saison a été fermée. Personne n’a gagné.
        [evening] ### La soirée a été annulée.
       *[rounds] ### La ligue de { $game } a été fermée. Personne n’a gagné.
    }
league-join = Je joue
league-wait = Aller sur la liste d’attente
league-manage = Gérer
league-leave = Quitter
league-start = Lancer
league-standings = Classement
league-schedule = Calendrier

## While it runs
league-round = ## 🏆 { $league } · manche { $round } sur { $rounds }
league-final = ## 🏆 { $league } · la finale
league-due = Fin de la manche { $due } : des bots finissent les parties encore en cours.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name } : **{ $points }**
league-lot = Égalité parfaite : { $names }. Cet ordre a donc été tiré au sort.
league-dropped = { $count ->
        [one] Un départ : { $names }. Un bot a pris la place.
       *[other] Des départs : { $names }. Des bots ont pris les places.
    }
league-trouble = ⚠️ Cette ligue est bloquée. { $why } Dès que c’est réglé, elle continue toute seule.
league-round-over = { $final ->
        [1] La finale est finie. Regarde plus bas qui a gagné !
       *[0] Cette manche est finie. La prochaine est plus bas.
    }
league-won = ## 🏆 { $league } : { $name } gagne !
league-won-nobody = { $kind ->
        [season] ## La saison est finie. Aucune partie n’a été terminée, donc personne n’a gagné.
        [evening] ## La soirée est finie. Personne n’est resté jusqu’au bout, donc personne n’a gagné.
       *[rounds] ## La ligue de { $game } est finie. Tout le monde est parti, donc personne n’a gagné.
    }
league-table-name = Table { $number }
league-final-name = Finale
league-thread-name = Manche { $round } · table { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }) : { $names }
        [evening] **{ $thread }** de la soirée de { $game } : { $names }
       *[rounds] **{ $thread }** de la ligue de { $game } : { $names }
    }

## Seasons
command-league-season = Ouvrir une saison ici : joue quand tu veux, tes meilleurs résultats comptent
option-weeks = Combien de semaines elle dure
option-best = Combien de résultats comptent pour chacun, les meilleurs
name-season = saison
name-weeks = semaines
name-best = meilleurs
choice-all-games = Tous les jeux
season-of = Saison de { $games }
season-created = Ta saison est ouverte. Pour jouer, on appuie sur *{ BUTTON("season-play") }* ; dès que vous êtes quatre à attendre, vous avez une table.
season-dates = { $status ->
        [open] Du { $begins } au { $ends }. Ça commence { $left }.
       *[running] Du { $begins } au { $ends }. Ça finit { $left }.
    }
season-rules =
    Appuie sur *{ season-play }* dès que tu as envie d’une partie. Quand quatre personnes attendent, vous avez une table ; après { $hours } heures, tu en as une de toute façon, avec des bots aux places libres. La première place rapporte 10 points, puis 7, 5 et 3. { $best ->
        [one] Le meilleur résultat de chacun compte
       *[other] Les { $best } meilleurs résultats de chacun comptent
    }, alors joue autant ou aussi peu que tu veux.
    Jeux : **{ $games }** · rythme : **{ $pace }**{ $level ->
        [easy] { " " }· bots : **faciles**
        [strong] { " " }· bots : **forts**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] Personne n’attend de table en ce moment.
        [one] Attend une table : { $names }
       *[other] Attendent une table ({ $count }) : { $names }
    }
season-more-tables = … et { $count ->
        [one] une autre table
       *[other] { $count } autres tables
    }
season-due = La saison finit { $due }. Les tables encore en jeu comptent alors telles quelles.
season-is-over = La saison est finie. Regarde plus bas qui a gagné !
season-play = Je veux jouer
season-stop = Pas maintenant
league-tables = Tables
season-page-tables = tables en jeu
season-thread-name = Saison · table { $number }
season-table-name = Table { $number } · { $game }
season-waits = { $begun ->
        [open] Tu auras une table dès que la saison commencera.
       *[running] Tu attends une table. Tu en auras une dès que vous serez quatre à attendre, et dans { $hours } heures au plus tard. Je t’écris à ce moment-là.
    } Un empêchement ? Appuie sur *{ BUTTON("season-stop") }* sous le message de la saison.
season-games = Tu jouerais à quels jeux ?
season-left = { $stays ->
        [yes] Tu n’attends plus de table. Appuie sur *{ BUTTON("season-play") }* quand tu veux.
       *[no] Tu as quitté la saison. Des bots continuent pour toi à tes tables, et tu n’as plus de place au classement.
    }
season-waiting = Tu attends déjà une table. Je t’écris dès que tu en as une.
season-enough = Tu joues déjà à { $most } tables de cette saison. Finis-en une d’abord.
season-full = Cette saison compte { $count } personnes, et c’est le maximum. Ouvres-en une autre dans un autre salon.
season-not-waiting = Tu n’attends pas de table de cette saison. Appuie d’abord sur *{ BUTTON("season-play") }*.
season-pace = Une saison a besoin d’un rythme avec une limite de temps, pour qu’une absence ne bloque pas les autres. Choisis-en un autre.
season-no-tables = Aucune table de cette saison n’est en jeu. Appuie sur *{ BUTTON("season-play") }* pour y remédier !
season-notice-seated = Ta table est prête ({ $league }) : elle s’ouvre en fil dans { $channel }.
season-picture-title = { $state ->
        [over] Classement final de la saison
        [live] Classement si ça finissait là
       *[running] Classement
    }
season-picture-tables = Tables en jeu
league-picture-podium = Le podium
season-picture-played = Parties
season-picture-firsts = Victoires

## Evenings
command-evening = Annoncer une soirée en direct ici : quelques manches rapides d’une traite
option-rounds = Combien de manches on joue
name-evening = soirée
name-rounds = manches
evening-of = Soirée de { $game }
evening-created = Ta soirée est annoncée. Les autres appuient sur *{ BUTTON("league-join") }*. { $starts ->
        [yes] L’appel commence tout seul ; tu peux aussi appuyer plus tôt sur *{ BUTTON("league-start") }*.
       *[no] Appuie sur *{ BUTTON("league-start") }* quand l’appel doit commencer.
    }
evening-state = { $phase ->
        [checking] **L’appel : tu es là ?** Appuie sur *{ evening-here }*. La première manche commence { $due }.
        [running] **Manche { $round } sur { $rounds }** · fin { $due }, des bots terminent ce qui reste
        [waits] L’appel commence quand { $organizer } appuie sur *{ league-start }*.
       *[open] L’appel commence { $due }. { $organizer } peut aussi le lancer plus tôt.
    }
evening-rules =
    { $rounds } manches à des tables de quatre, avec des gens qui jouent à peu près aussi bien que toi. On commence par { $minutes } minutes d’appel. La première place rapporte 10 points, puis 7, 5 et 3 ; des bots prennent les places libres. Si tu arrives en retard, tu joues à partir de la manche suivante.
    Rythme : **{ $pace }**{ $level ->
        [easy] { " " }· bots : **faciles**
        [strong] { " " }· bots : **forts**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Personne n’est encore là.
               *[other] Déjà là ({ $count }) : { $names }
            }
        [running] En jeu ({ $count }) : { $names }
       *[open] { $count ->
                [0] Personne n’a encore dit oui.
               *[other] Ont dit oui ({ $count }) : { $names }
            }
    }
evening-here = Je suis là
evening-joined = { $phase ->
        [checking] Super ! Ta table s’ouvre en fil dès que l’appel est fini.
        [running] Bienvenue ! Tu joues à partir de la prochaine manche.
       *[open] C’est bon, tu en es ! Je t’écris quand l’appel commence.
    }
evening-left = { $status ->
        [open] Tu n’es plus sur la liste.
       *[running] Tu as quitté la soirée. Un bot continue pour toi.
    }
evening-started = C’est parti ! Regarde le message de la soirée.
evening-here-already = Tu l’as déjà dit. Ta table s’ouvre en fil de ce salon.
evening-last-round = La dernière manche est en cours. La prochaine soirée est pour toi !
evening-full = Les { $count } places sont prises. Annonce une autre soirée dans un autre salon.
evening-notice-check-in = Ça commence ({ $league }) : appuie sur *{ BUTTON("evening-here") }* dans { $channel }. La première manche démarre { $due }.
evening-notice-absent = Un bot a continué pour toi ({ $league }), donc tu n’as pas encore de place dans la prochaine manche. De retour ? Appuie sur *{ BUTTON("evening-here") }* dans { $channel }, et tu es de nouveau dans le jeu.

## Pages
league-mention = Ta prochaine partie de ligue commence, et tu joues ici.
league-page-standings = ### { $league } · classement
league-page-schedule = ### { $league } · { $title }
league-page-round = manche { $round }
league-page-final = la finale
league-page-earlier = Retour
league-page-later = Suivant
league-no-schedule = Les tables sont tirées au sort quand la ligue commence. Tu verras alors ici contre qui tu joues.

## The organizer’s page
league-manage-title = ### { $league } · gérer
    Personne d’autre ne voit ça.
league-manage-act = Tu veux faire quoi ?
league-extend = Donner { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de plus { $final ->
        [yes] à la finale
        [season] à la saison
       *[no] à cette manche
    }
league-pause = Mettre la ligue en pause { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
league-continue = Finir la pause maintenant
league-nudge = Relancer { $final ->
        [1] la finale
       *[0] la table { $table }
    }
league-remove = Retirer quelqu’un…
league-remove-question = Retirer { $name } de la ligue ?
league-remove-hint = { $begun ->
        [yes] Un bot prend la place, ou dès la prochaine manche quelqu’un de la liste d’attente. Aucun retour possible. Je préviens la personne.
       *[no] La place va à quelqu’un de la liste d’attente. Je préviens la personne.
    }
league-remove-sure = Oui, retirer
league-edit = Nom et début
league-edit-name = Nom
league-edit-description = Description
league-edit-starts = Début
league-start-by-hand = quand j’appuie sur Lancer
league-start-same = comme maintenant
league-start-choice = { $days ->
        [0] aujourd’hui
        [1] demain
       *[other] dans { $days } jours
    }, { $time } ({ $date }, { $zone })
league-bots = Bots à partir des prochaines tables : { $level ->
        [easy] faciles
        [strong] forts
       *[normal] normaux
    }
league-event = { $on ->
        [1] La retirer des événements du serveur
       *[0] L’ajouter aux événements du serveur
    }
league-event-how = { $kind ->
        [season] Appuie sur *{ season-play }* dans { $channel } dès que tu as envie d’une partie.
       *[rounds] Appuie sur *{ league-join }* dans { $channel } pour jouer avec nous.
    }
league-asked = Renfort demandé à : { $names }
league-substitute = Appeler quelqu’un en renfort…
league-substitute-asks = { $person }, { $by } t’appelle en renfort : **{ $league }**. { $begun ->
        [yes] Si une place est libre à ce moment-là, tu joues à partir de la prochaine manche.
       *[no] Si tu dis oui, tu joues dès le début.
    }
league-substitute-yes = J’en suis
league-substitute-no = Pas cette fois
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } joue à partir de la prochaine manche, dès qu’une place est libre.
               *[no] { $person } en est.
            }
       *[no] { $person } ne peut pas cette fois.
    }
league-end = Y mettre fin…
league-again = Saison suivante
league-again-done = La saison suivante est ouverte. J’ai écrit à toutes les personnes qui ont joué jusqu’au bout.

## Answers
league-created = Ta ligue est ouverte. Les autres appuient sur *{ BUTTON("league-join") }* ; quand tout le monde est là, appuie sur *{ BUTTON("league-start") }*.
league-listed = Tu es sur la liste d’attente. Dès qu’une place se libère, elle est à toi, et je t’écris.
league-joined = C’est bon, tu en es ! Quand la ligue commence, tes tables s’ouvrent en fils de ce salon, et je te mentionne quand c’est à toi.
league-left = { $status ->
        [open] Tu n’es plus dans cette ligue.
       *[running] Tu as quitté la ligue. Un bot continue pour toi, et tes points restent au classement.
    }
league-leave-question = Tu veux vraiment quitter cette ligue pour de bon ?
league-leave-hint = Un bot continue pour toi, tu ne pourras pas revenir, et ta partie en cours compte comme perdue. Juste pas le temps aujourd’hui ? Après la limite, un bot joue ton coup, et tu reprends quand tu veux.
league-leave-sure = Oui, quitter
league-started = C’est parti ! Les tables sont tirées au sort, et les premières s’ouvrent.
league-close-question = Tu veux vraiment arrêter cette ligue sans vainqueur ?
league-close-hint = Ses parties en cours s’arrêtent aussi. Finalement non ? Ignore simplement ce message.
league-close-sure = Oui, fermer
league-closed = La ligue est fermée.
league-fill-question = { $count ->
        [0] Il n’y a encore personne
        [one] Il y a une personne
       *[other] Il y a { $count } personnes
    }, et il en manque { $missing ->
        [one] une
       *[other] { $missing }
    }. Tu peux attendre du monde, ou laisser des bots prendre les places libres. Ils jouent pour des points comme tout le monde.
league-fill = Compléter avec des bots et lancer

## What cannot be done
league-announcers = Sur ce serveur, il faut le rôle { $role } pour annoncer une ligue. Demande à quelqu’un qui l’a.
league-event-no-start = Je ne peux pas encore l’ajouter : personne ne sait quand ça commence. Choisis d’abord un début sous *{ league-edit }*.
league-event-permission = Je ne peux pas créer d’événements sur ce serveur : il me manque la permission **{ CLIENT("permission-create_events") }**. Demande à quelqu’un qui gère le serveur de me la donner, puis réessaie.
league-substitute-late = C’est trop tard pour un renfort. Propose plutôt la prochaine.
league-substitute-in = { $person } en est déjà.
league-substitute-asked = J’ai déjà demandé à { $person }. Il n’y a plus qu’à attendre la réponse.
league-substitute-left = { $person } n’en est plus et ne peut pas revenir. Demande à quelqu’un d’autre.
league-not-asked = Cette question n’est pas pour toi, elle a déjà sa réponse, ou c’est trop tard.
league-not-in = { $person } n’est pas dans cette ligue.
league-not-over = Cette ligue n’est pas encore finie. La saison suivante pourra commencer après.
league-unknown = Il n’y a pas de ligue dans ce salon. Ouvres-en une avec { COMMAND("league create") }.
league-taken = Ce salon a déjà une ligue. Finis-la, ferme-la, ou prends un autre salon.
league-places = Une ligue se joue de { $least } à { $most }, par quatre : 4, 8, 12, 16 et ainsi de suite. Choisis l’un de ces nombres.
league-in = Tu en es déjà. Ça commence dès que tout le monde est là.
league-full = Les { $count } places sont prises, et la liste d’attente est pleine aussi. Ouvre ta propre ligue dans un autre salon.
league-waiting = Tu es déjà sur la liste d’attente. Je t’écris dès que tu as une place.
league-left-for-good = Tu as quitté cette ligue, donc tu ne peux pas y revenir. La prochaine est pour toi !
league-start-time = Une ligue peut commencer dans les 60 prochains jours. Choisis l’un des moments proposés.
league-no-round = Aucune manche n’est en cours.
league-too-long = Une manche ne peut pas durer plus de 14 jours à partir de maintenant. Choisis moins.
league-out = Tu n’es pas dans cette ligue.
league-begun = Cette ligue a déjà commencé. Attends la prochaine, ou ouvres-en une dans un autre salon.
league-over = Cette ligue est finie. Ouvres-en une autre avec { COMMAND("league create") }.
league-too-few = { $count ->
        [one] Il y a une personne
       *[other] Il y a { $count } personnes
    }, et il en manque { $missing ->
        [one] une
       *[other] { $missing }
    }. Attends du monde, ou utilise { COMMAND("league start") } avec l’option `{ CLIENT("name-fill") }` pour remplir les places libres avec des bots.
league-organizer = C’est réservé à { $organizer }, qui s’occupe de cette ligue, et à qui gère le serveur. Demande-leur.
league-no-threads-here = Une ligue a besoin d’un salon textuel ordinaire : ses tables y sont des fils. Va dans un tel salon et réessaie.

## Direct messages
league-notice-trouble = La ligue de { $game } dans { $channel } est bloquée : je n’arrive pas à ouvrir ses tables. { $why } Dès que c’est réglé, elle continue toute seule.
league-notice-not-started = La ligue de { $game } dans { $channel } n’a pas pu démarrer à l’heure prévue : il faut être au moins deux. Elle reste ouverte. Appuie là-bas sur *{ BUTTON("league-start") }* quand c’est bon pour toi.
league-notice-no-place = { $league } : c’est fini, et aucune place ne s’est libérée pour toi cette fois. La prochaine est pour toi !
league-notice-organizer = { $league } : c’est toi qui organises maintenant, car la personne qui s’en occupait n’est plus là. Tu trouves tout sous *{ BUTTON("league-manage") }* dans { $channel }.
league-notice-removed = { $league } : l’organisation t’a retiré ta place. Si tu ne sais pas pourquoi, demande dans { $channel }.
league-notice-again = { $league } : la saison suivante est ouverte dans { $channel }. Tu rejoues ? Appuie là-bas sur *{ BUTTON("league-join") }*.
league-notice-no-role = Je n’ai pas pu donner le rôle du vainqueur dans la ligue de { $game } dans { $channel } : il me manque *Gérer les rôles*, ou ce rôle est placé au-dessus du mien. Donne-le à la main, s’il te plaît.
league-notice-no-event = Je n’ai pas pu ajouter ta ligue de { $game } dans { $channel } aux événements du serveur : il me manque *{ CLIENT("permission-create_events") }*, ou leur liste est pleine. La ligue elle-même continue. Tu peux réessayer sous *{ BUTTON("league-manage") }*.
league-notice-gone = Le salon de ta ligue de { $game } a été supprimé : la ligue est donc finie, et personne n’a gagné.
league-notice-seated = { $began ->
        [yes] Tu as maintenant une place : { $league } ! Tu joues à partir de la prochaine manche, dans { $channel }.
       *[no] Tu as maintenant une place : { $league } ! Ça commence dans { $channel }, et tes tables s’y ouvrent en fils.
    } Si finalement tu ne peux pas, appuie là-bas sur *{ BUTTON("league-leave") }*.
league-notice-restart = Le fil de ta table de ligue de { $game } a été supprimé. Je rouvre la table dans un autre fil, et vous recommencez.

## Pictures and their words
league-picture-during = Classement pendant la manche { $round }
league-picture-title = Classement après la manche { $round }
league-picture-live = Classement si la manche { $round } finissait là
league-picture-begin = Classement
league-picture-tables = Manche { $round } sur { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = La finale
league-picture-round = M{ $round }
league-picture-now = En jeu
league-picture-points = Points
league-picture-out = { $name } (a quitté)
league-picture-tie = { $tie ->
        [first] moins de victoires
        [value] score plus bas
        [met] rivaux plus faibles
       *[equal] tout à égalité
    }
league-picture-ties = À égalité de points comptent d’abord les victoires, puis les scores des parties, puis la force des rivaux.
league-picture-number = Nº { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] à venir
        [playing] en jeu
        [live] si ça finissait là
       *[over] finie
    }
league-picture-cup = Qui aura la coupe ?
league-picture-frame-final = Encadrés : en route pour la finale
league-picture-frame-podium = Encadrés : le podium
league-text-row = { $place } { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , moins de victoires
        [value] , score plus bas
        [met] , rivaux plus faibles
       *[equal] , tout à égalité
    }{ $out ->
        [1] , a quitté la ligue
       *[0] { "" }
    }
league-text-live = en cours { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] à venir
        [playing] en jeu
        [live] si ça finissait là
       *[over] finie
    } : { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = { $name } gagne la ligue.

# Below the standings and the tables of a round that is being played.
league-live = -# Les tables en jeu comptent comme si elles finissaient là, d’après ce que tout le monde peut y voir. Chaque coup peut tout changer.

# To the organizer, below the tables of the round.
league-waited-title = **On attend ces personnes**, la plus longue attente d’abord.{ $page ->
        [schedule] { " " }Personne d’autre ne voit ça.
       *[manage] { "" }
    }
league-waited =
    { $thread } : { $people } · message { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· limite { $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = Chiffres
league-activity-title = Où en est la ligue
league-activity-page = **Chiffres : { $league }**
league-activity-hint = -# La ligne montre la place après chaque table finie, la première tout en haut. Le temps dit combien une personne met d’habitude à commencer son tour une fois que c’est à elle. *Retards* compte les limites dépassées. Personne d’autre ne voit ça.
league-activity-places = Évolution
league-activity-time = Réponse
league-activity-missed = Retards
league-activity-span = { $unit ->
        [days] { $count } jours
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
league-activity-line = { $name } : place { $places }{ $time ->
        [none] { "" }
       *[other] , commence son tour après { $time }
    }{ $missed ->
        [0] { "" }
        [one] , en retard une fois
       *[other] , en retard { $missed } fois
    }
