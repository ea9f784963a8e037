# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Cette partie n’existe plus. { COMMAND("matches") } montre les tiennes, ou ouvres-en une autre.
match-not-begun = Cette partie n’a pas encore commencé. L’hôte peut la lancer depuis le lobby.
match-over = Cette partie est finie. Appuie sur *{ BUTTON("table-rematch") }* sous la table pour remettre ça.
match-cancelled = Cette partie a été annulée. Ouvres-en une autre quand tu veux.
match-outdated = Je ne peux plus montrer cette partie : elle s’est jouée avec d’anciennes règles. Son journal raconte encore ce qui s’est passé.
match-moved-on = La partie a avancé depuis que tu as regardé. Voilà où on en est.

not-seated = Tu ne joues pas dans cette partie. Appuie sur *{ BUTTON("lobby-join", asks: "no") }* dans un lobby, ou ouvre ta table.
not-your-turn = Ce n’est pas encore à toi. Je te mentionne dès que ça l’est.
already-out = Tu ne joues plus dans cette partie. Tu peux encore regarder, et rejoindre la prochaine.

channel-taken = Ce salon a déjà une partie ou un lobby. Finis ça d’abord, annule, ou passe par un fil.
lobby-kept = Ces places sont gardées pour celles et ceux qui viennent de jouer : { $people }. Si quelqu’un dit non, il y aura de la place pour toi. Ou ouvre ta propre table.
lobby-begun = Cette partie a déjà commencé. Attends la prochaine, ou ouvre la tienne dans un autre salon.
lobby-closed = Ce lobby est fermé. Ouvres-en un autre quand tu veux.
lobby-seated = Tu en es déjà. Dès que tout le monde est là, l’hôte appuie sur *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = Les { $most } places sont prises. Demande à l’hôte de retirer un bot, ou ouvre une autre partie.
lobby-too-few =
    { $least ->
        [one] Il faut être au moins { $least } pour ce jeu, et vous êtes { $count }.
       *[other] Il faut être au moins { $least } pour ce jeu, et pour l’instant { $count ->
            [one] il n’y a qu’une personne
           *[other] vous êtes { $count }
        }.
    } Attends du monde, ou ajoute des bots sous *{ BUTTON("table-more") }*.
lobby-too-many =
    { $most ->
        [one] Avec ces réglages, ce jeu se joue à { $most }, et vous êtes { $count }.
       *[other] Avec ces réglages, ce jeu se joue à { $most } au plus, et vous êtes { $count }.
    } Demande à quelqu’un de partir, retire un bot, ou choisis autre chose.
lobby-no-bot = Il n’y a pas de bot à retirer.
only-host = C’est réservé à { $host }, qui a ouvert ce lobby. Demande-lui.
option-unknown = Tu ne peux pas choisir ça ici. Prends quelque chose dans la liste.

not-away = Tu es déjà à la table. Appuie sur *{ BUTTON("table-hand") }* pour jouer.
already-away = Un bot joue déjà à cette place.
substitute-seated = { $name } joue déjà dans cette partie. Choisis quelqu’un d’autre.
substitute-out = Cette place est déjà hors jeu. Choisis-en une autre.
substitute-owner = { $person } a déjà une place dans cette partie. Il suffit d’appuyer sur *{ BUTTON("table-takeback") }* à la table.
invitation-not-yours = Tu ne peux pas céder cette place. Tu peux céder la tienne, celle d’une personne absente ou, si tu es l’hôte, celle d’un bot.
invitation-no-seat = Il n’y a aucune place à céder : tout le monde joue, et toi, tu es déjà hors jeu.
invitation-not-for-you = Cette place est gardée pour { $person }. Tu en veux une ? Demande une invitation à quelqu’un de la table : *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = C’est aux autres de décider pour cette place. Tu n’as rien à faire.
invitation-pending = Pas encore : il faut d’abord l’accord de { $people }. Appuie de nouveau sur le bouton ensuite.
invitation-void = Cette invitation n’est plus valable : elle a plus d’un jour, ou cette place a changé de mains. Demandes-en une autre à quelqu’un de la table : *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = Dans une ligue, c’est elle qui fixe le rythme des tables.
pace-same = C’est déjà le rythme de ta table.
pace-unclear = Je ne connais pas ce rythme. Tape des nombres entiers : au moins 5 secondes par coup, et d’une minute à 30 jours en tout.
pace-most = *Au plus en tout* ne va qu’avec une réserve, et pas en dessous de celle-ci ni du temps par coup.
givetime-nobody = Aucune autre pendule ne tourne.
givetime-plenty = Il leur reste déjà plein de temps.
level-unknown = Ce genre de bot n’est pas possible ici. Choisis-en un autre ; dans une ligue, ils sont tous pareils.
move-not-running = Tu ne peux déplacer qu’une partie en cours.
move-league = Les parties d’une ligue restent dans leurs fils.
move-elsewhere = Tu ne peux déplacer une partie que vers un salon du serveur où elle se joue. Vas-y et réessaie.
move-not-writing = Tu ne peux pas déplacer une partie vers un salon où tu ne peux pas écrire.
move-taken = { $why }
move-there = La partie y est déjà.
replace-one = Dis qui doit prendre la place : soit une `{ CLIENT("name-person") }`, soit un bot d’un certain `{ CLIENT("name-level") }`.
match-unseen = Tu ne peux mentionner personne dans { $channel } : tu ne vois pas ce salon. Demande à quelqu’un qui le voit.

undo-stands = Trop tard pour annuler : quelqu’un d’autre a déjà la main. Continue à partir d’ici.
undo-late = Trop tard pour annuler : le temps est écoulé. Continue à partir d’ici.

nudge-yourself = C’est toi que tout le monde attend. Appuie sur *{ BUTTON("table-hand") }* pour jouer.
left-nobody = Plus personne ne manque, la partie continue. Appuie sur *{ BUTTON("table-hand") }* pour voir la situation.
nudge-nobody = Pas besoin de relancer : un bot va jouer.
nudge-still = Trois rappels, ça suffit. Dès que quelqu’un aura joué, tu pourras relancer de nouveau.
nudge-soon =
    { $minutes ->
        [one] Le rappel vient de partir. Réessaie dans une minute.
       *[other] Un rappel est parti il n’y a pas longtemps. Réessaie dans { $minutes } minutes.
    }

rematch-not-over = Cette partie n’est pas encore finie. Termine-la d’abord.
verify-not-over = Tu pourras vérifier le mélange une fois la partie finie. D’ici là, son secret reste scellé.

store-full = Je ne peux rien enregistrer : mon disque est plein. Rien n’a changé. Préviens qui s’occupe de ce bot, puis réessaie plus tard.
store-busy = Je n’ai pas réussi à enregistrer ça, donc rien n’a changé. Réessaie dans une minute.
store-away = Je n’arrive pas à joindre ma base de données, donc rien n’a changé. Réessaie dans une minute.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = Ça fait beaucoup d’invitations : le maximum est de { $person } par heure pour une personne, { $server } pour tout un serveur. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-invite-reached = Cette personne a reçu { $reached } invitations en une heure. Ça suffit pour l’instant : écris-lui toi-même, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-nudge = Ça fait beaucoup de rappels : le maximum est de { $person } par heure pour une personne, { $server } pour tout un serveur. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-nudge-reached = Quelqu’un que tu relancerais a reçu { $reached } rappels en une heure. Ça suffit pour l’instant. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-move = Ça fait beaucoup de déménagements : le maximum est de { $person } par heure pour une personne, { $server } pour tout un serveur. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-move-reached = Cette partie a déménagé { $reached } fois en une heure. Mettez-vous d’abord d’accord sur un endroit, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-rematch = Ça fait beaucoup de revanches : le maximum est de { $person } demandes par heure pour une personne, { $server } pour tout un serveur. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-rematch-reached = Quelqu’un que tu inviterais a reçu { $reached } demandes de revanche en une heure. Parlez-en d’abord, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-league = Ça suffit pour les nouvelles ligues : le maximum est de { $person } par heure pour une personne, { $server } pour tout un serveur. Rejoins-en une, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-daily-channel = Le problème du jour a assez bougé pour aujourd’hui : { $person } fois par jour, et à chaque fois il est publié de nouveau. Réessaie dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
limit-vacation = Tu as souvent changé tes vacances aujourd’hui. C’est { $person } fois par jour au plus, parce que tout le monde le voit à tes tables. Réessaie dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
limit-log = Tu viens de l’avoir. En dix minutes, une personne reçoit { $person } journaux en fichier, tout un serveur { $server }. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-pace = Ça va trop vite ! Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-show-film = Assez de films pour aujourd’hui : une personne peut en publier { $person } par jour, tout un serveur { $server }. Réessaie dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
limit-show-end = Assez publié pour aujourd’hui : une personne peut montrer la fin de { $person } parties, tout un serveur { $server }. Réessaie dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
limit-lobby = Ça fait beaucoup de nouvelles tables : une personne peut en ouvrir { $person } par heure au plus, tout un serveur { $server }. Assieds-toi à l’une d’elles, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-thread = Ça fait beaucoup de nouveaux fils : une personne peut en ouvrir { $person } par heure au plus, tout un serveur { $server }. Utilise l’un de ceux-là, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-film = Un film prend du temps à faire, donc une personne en reçoit { $person } par heure au plus, tout un serveur { $server }. En attendant, parcours la partie coup par coup, et réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
limit-show-film-reached = Ce film a déjà été publié : { $reached ->
        [one] une fois par jour
       *[other] { $reached } fois par jour
    }, ça suffit pour que tout le monde le trouve. Tout un serveur peut publier { $server } films par jour. Réessaie dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
limit-show-end-reached = La fin de cette partie a déjà été publiée : { $reached ->
        [one] une fois par jour
       *[other] { $reached } fois par jour
    }, ça suffit pour que tout le monde la trouve. Tout un serveur peut publier { $server } fins de partie par jour. Réessaie dans { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
limit-help = Tu viens de lire ça. Remonte un peu, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } : en dix minutes, je le montre { $person } fois à une personne et { $server } fois sur tout un serveur.
limit-export = Tu viens de le recevoir. Une personne peut recevoir { $person } fichiers de ce genre par heure au plus, tout un serveur { $server }. Réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.

# Moderators
moderators-only = Pour ça, il te faut **{ CLIENT("permission-manage_channels") }** ici, ou le rôle de modération choisi dans { COMMAND("settings") }. Demande à quelqu’un qui l’a.
moderators-only-server = Ça vaut pour tout le serveur, donc il t’y faut **{ CLIENT("permission-manage_channels") }** (pas seulement dans ce salon), ou le rôle de modération choisi dans { COMMAND("settings") }. Demande à quelqu’un qui l’a.
moderate-nothing = Il n’y a pas de table dans ce salon. Va dans le salon où elle est, et réessaie.
moderate-not-here = { $person } n’est pas dans ce lobby.
barred = Tu ne peux pas ouvrir de table sur ce serveur : la modération en a décidé ainsi. Tu peux toujours rejoindre celles des autres. Pas d’accord ? Parles-en à la modération.

vacation-already = Tu es déjà en vacances. { COMMAND("vacation") } montre jusqu’à quand, et tu peux y écourter tes vacances.
vacation-too-long = Il ne te reste pas autant de vacances : { $days ->
    [0] même pas un jour entier pour l’instant
    [one] { $days } jour
   *[other] { $days } jours
 }. { COMMAND("vacation") } te dit ce qu’il te reste.
vacation-none = Tes vacances sont finies. Bon jeu !
vacation-nobody = Personne en vacances ne retarde cette partie. Jouez, tout simplement.
vacation-not-yours = C’est aux personnes qui jouent ici en ce moment d’en décider. { COMMAND("vacation") } montre quand tu reviens.
