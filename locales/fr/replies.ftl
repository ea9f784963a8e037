# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = Ce bouton est trop vieux, désolé : je ne sais plus ce qu’il faisait. { COMMAND("match show") } te donne une table toute fraîche, { COMMAND("matches") } liste tes parties.
reply-restarting = Je redémarre. Réessaie dans une minute.
reply-error = Quelque chose a planté chez moi, désolé. Rien n’a changé dans ta partie, alors réessaie. Si ça recommence, donne le numéro **{ $id }** à qui s’occupe de ce bot.
reply-only-servers = Ça ne marche que dans un salon de serveur. Va là où tu veux jouer, et essaie là-bas.
reply-commands-changed = J’ai été mis à jour et cette commande a changé. Recharge Discord (Ctrl+R, ou ferme l’appli et rouvre-la), puis réessaie.
reply-dms-closed = Je ne peux pas t’écrire directement : tes MP sont fermés pour ce serveur. *{ BUTTON("table-hand") }* à la table te montre la même chose.
reply-dms-stranger = Je ne peux pas t’écrire directement : on n’a aucun serveur en commun. Installe-moi sur ton compte (*{ CLIENT("discord-add") }* sur mon profil), puis réessaie. *{ BUTTON("table-hand") }* à la table te montre la même chose.
reply-answered-out = Là où je ne fais que passer, Discord me laisse répondre cinq fois au maximum à chaque clic, et c’était une fois de trop. Appuie de nouveau sur le bouton.
reply-not-public = Personne d’autre ne voit ce que j’écris ici, donc personne ne pourrait rejoindre ta table. Il te faut la permission *{ CLIENT("discord-external") }*, et peut-être aussi celle d’écrire ici. Demande à quelqu’un qui gère le serveur, ou ouvre ta table dans un groupe privé.
reply-foreign-bots = Ouvre une table ici avec { COMMAND($command, "new") }, puis ajoute des bots sous *{ BUTTON("table-more") }*.
reply-taken-foreign = Il y a déjà une table de { $game } ici, et il n’y a de la place que pour une. Rejoins-la, ou ouvre la tienne ailleurs.
reply-forbidden = Je ne peux pas faire ça ici. { $why }
reply-i-may-not = Pour jouer ici, il me manque encore : { $permissions }. Demande à quelqu’un qui gère ce salon de m’accorder ça, puis réessaie.
reply-you-may-not = Pour ça, il te faut { $permissions } sur ce serveur. Demande à quelqu’un qui le gère de s’en charger, ou de te donner la permission.

# Why I cannot write somewhere

obstacle-permissions = Il me faut ces permissions là-bas : { $missing }. Demande à quelqu’un qui gère le serveur de me les donner.
obstacle-removed = Je ne suis plus sur ce serveur. Demande à quelqu’un qui le gère de me réinviter.
obstacle-time-out = La modération m’a exclu temporairement sur ce serveur. Demande-lui de lever l’exclusion, ou attends qu’elle se termine.
obstacle-private = Ce fil est privé et je n’y suis pas. Mentionne-moi dedans pour me faire entrer.
obstacle-closed = Ce fil est verrouillé. Demande à la modération de le déverrouiller.
obstacle-full = Il y a trop de fils ouverts dans ce salon, ou trop de monde dans un fil. Demande à la modération d’en fermer quelques-uns.
obstacle-wrong-place = Discord ne permet pas ça dans ce genre de salon. Essaie un salon textuel ordinaire.
obstacle-blocked = L’AutoMod du serveur a bloqué mon message. Demande à quelqu’un qui gère le serveur de faire une exception pour moi.
obstacle-unknown = Discord ne dit pas pourquoi, et je ne vois aucune permission qui manque. Demande à quelqu’un qui gère le serveur d’y jeter un œil.

# What was chosen does not fit the move
field-not-offered = Ce choix n’est plus possible. Appuie sur *{ BUTTON("table-hand") }* à la table et choisis de nouveau.
field-too-few = { $chosen ->
        [0] Tu n’as encore rien choisi.
       *[other] Tu en as choisi { $chosen }.
    } Il en faut au moins { $least }. Choisis de nouveau.
field-too-many = Tu en as choisi { $chosen }, mais le maximum est { $most }. Choisis de nouveau.
field-too-little = Ça vaut { $chosen }, mais il te faut { $need }. Choisis de nouveau.
field-superfluous = Ça fait { $chosen }, mais il te faut seulement { $need }. Laisse une carte dont tu n’as pas besoin, et choisis de nouveau.

reply-seat = { $who }

# Which match
reply-no-match = Il n’y a pas de partie ici, et tu ne joues nulle part ailleurs. Ouvres-en une, par exemple avec { COMMAND("property new") }.
reply-which-match = Tu joues plusieurs parties. Choisis-en une avec l’option `{ CLIENT("name-match") }` : commence juste à taper.
matches-choice = { $game } avec { $others } (nº { $id })

# Opening a match
reply-not-here = Sur ce serveur, je ne joue que dans { $channels }. Vas-y et réessaie.
reply-taken = Il y a déjà une table de { $game } dans ce salon, et il n’y a de la place que pour une.
reply-taken-in-thread = Il y a déjà une table de { $game } dans ce fil. Va dans le salon dont il dépend et ouvre la tienne là-bas.
reply-taken-no-threads = Il y a déjà une table de { $game } ici, et un salon comme celui-ci n’a pas de fils. Ouvre la tienne dans un autre salon.
reply-taken-button = Ouvrir la mienne en fil
reply-no-thread-here = Il n’y a pas de fils ici. Laisse l’option `{ CLIENT("name-thread") }` de côté, ou va dans un salon textuel ordinaire.
reply-lobby-open = { $here ->
        [yes] Ta table est prête.
       *[no] Ta table est prête { $where }.
    } Les autres appuient sur *{ BUTTON("lobby-join", asks: "no") }* ; quand tout le monde est là, appuie sur *{ BUTTON("lobby-start", asks: "no") }*. Personne ? Ajoute des bots sous *{ BUTTON("table-more") }*.
reply-lobby-sent = { $here ->
        [yes] Ta table est juste en dessous.
       *[no] [Ta table]({ $link }) est dans tes MP.
    } Choisis-y qui inviter, et je leur écris. Personne d’autre ne voit la partie.
reply-lobby-closed-dms = Je ne peux pas t’envoyer de MP, parce qu’ils sont fermés. Pas grave : invite des gens ici, et joue d’ici.
thread-name = { $game } avec { $host }

# The first direct message
welcome = Tu es à une table de **{ $game }** { $where }. Dès que ça démarre, tu reçois ta main ici et tu peux jouer directement depuis cette discussion.
welcome-dms-closed =
    C’est bon, tu en es ! Je ne peux pas t’envoyer de MP, parce qu’ils sont fermés pour ce serveur, mais tu ne rateras rien : appuie sur *{ BUTTON("table-hand") }* à la table pour voir tes cartes et jouer. Personne d’autre ne les voit.
    Tu les préfères en MP ? Ouvre le menu du serveur, puis *{ CLIENT("discord-privacy") }*, autorise *{ CLIENT("discord-messages") }*, puis quitte la table et reviens.
welcome-stranger =
    C’est bon, tu en es ! Je ne peux pas t’envoyer de MP, parce qu’on n’a aucun serveur en commun, mais tu ne rateras rien ici : appuie sur *{ BUTTON("table-hand") }* à la table pour voir tes cartes et jouer. Personne d’autre ne les voit.
    Tu veux savoir quand c’est à toi ? Installe-moi sur ton compte : *{ CLIENT("discord-add") }* sur mon profil. Ensuite, quitte la table et reviens.

# The log
log-title = ### { $game } : ce qui s’est passé { $pages ->
        [one] { "" }
       *[other] (page { $page } sur { $pages })
    }
log-line = { $at } { $event }
log-empty = Rien pour l’instant. Le premier coup reste à jouer.
log-earlier = Plus tôt
log-later = Plus tard

# More
more = ### Ce que tu peux faire d’autre
more-nothing = Tu regardes cette partie, alors il n’y a rien pour toi ici. *{ BUTTON("table-log") }* te raconte ce qui s’est passé, *{ BUTTON("table-rules") }* comment on joue.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Regarder.** La table rien que pour toi, dans ta langue, en image ou en mots.
more-watch-button = Regarder
more-log = **Journal.** Tout ce qui s’est passé, le plus récent en dernier.
more-log-button = Journal
more-rules = **Règles.** Comment on joue à ce jeu.
more-rules-button = Règles
watch-again = Montrer où ça en est
watch-words = En mots
watch-picture = En image
watch-not-seated = Tu ne joues pas ici, donc c’est la table telle que tout le monde la voit.
more-takeback = **Reprendre ta place.** En ce moment, un bot joue pour toi. Dès ton prochain tour, c’est de nouveau toi.
more-takeback-button = Reprendre ma place
more-nudge = **Relancer.** Je mentionne de nouveau les personnes que la partie attend.
more-nudge-button = Relancer
more-givetime = **Donner du temps.** Les personnes que la partie attend en reçoivent toutes : autant que pour un coup de plus.
more-givetime-button = Donner du temps
more-pace = **Changer le rythme.** Plus vite, plus lentement ou sans pendule : dès que toute la table est d’accord.
more-pace-button = Rythme
pace-now = Le rythme de ta table est **{ $pace }**. Tu préfères quoi ? Quand tout le monde aura choisi le même, il change, et toutes les pendules repartent de zéro.
pace-choose = Choisis un rythme
reply-time-given = C’est fait : { $time } de plus pour toutes les personnes que la partie attend.
reply-pace = { $changed ->
        [yes] Tout le monde est d’accord. Le rythme de ta table est maintenant **{ $pace }**.
       *[no] Merci ! On attend encore { $players } pour choisir aussi **{ $pace }** : *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Céder une place.** La tienne, ou celle d’un bot si tu es l’hôte. Si quelqu’un n’est pas là, je demande d’abord aux autres de la table. Et dans tous les cas, je demande aussi à la personne qui arrive.
more-replace-button = Céder
more-resign = **Abandonner.** Tu pars pour de bon. { $left ->
        [one] Ça met fin à la partie, et l’autre gagne.
       *[other] Les autres continuent.
    }
more-resign-button = Abandonner
more-rematch = **Encore une ?** Je demande à toutes les personnes qui ont joué. Mêmes options, et tout le monde se décale d’une place.
more-rematch-button = Revanche
more-verify = **C’était honnête ?** Vérifie chaque mélange de cette partie.
more-verify-button = Vérifier
left-wait = Plus sur le serveur : { $players }. Je ne peux donc pas relancer. Si rien ne bouge, appuie encore là-dessus { $due } : tu pourras alors laisser jouer un bot, ou terminer la partie.
left-over = Plus sur le serveur : { $players }. Aucun coup depuis un jour. Tu veux faire quoi ?
left-bot = Laisser jouer un bot
left-end = Terminer la partie
left-bot-done = Un bot joue maintenant à cette place. Amusez-vous bien !
left-end-done = La partie est finie, sans vainqueur.
reply-nudged = OK, je relance { $players }.
reply-rematch = { $state ->
        [asked] Tu en es ! J’ai demandé à tout le monde { $where }. Ça démarre dès que tous ont appuyé sur *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Et voilà : la nouvelle partie a commencé { $where }.
       *[ready] Une nouvelle table t’attend { $where }, avec les mêmes options. Appuie sur *{ BUTTON("lobby-start", asks: "no") }* quand il y a assez de monde.
    }

more-note = **Note.** Écris-toi un petit mot. Personne d’autre ne le voit : il est sur ta main.
more-note-button = Note
note-title = Ta note
note-field = Rien que pour toi. Vide, elle s’efface.
note-kept = C’est noté. Tu la retrouves sur ta main, et personne d’autre ne la voit.
note-dropped = Ta note est effacée.
panel-own-note = -# Ta note : { $note }
# Resigning
resign-question = Tu veux vraiment quitter cette partie pour de bon ?
resign-ends = Ça met fin à la partie, et l’autre gagne.{ $lost ->
        [yes] { " " }La partie compte comme perdue pour toi.
       *[no] { "" }
    } Juste pas le temps ? { COMMAND("vacation") } arrête ta pendule.
resign-hint = { $lost ->
        [yes] La partie compte comme perdue pour toi : tu finis derrière toutes les personnes qui restent. Ta place reste vide, et personne ne peut la prendre après coup. Juste pas le temps ? { COMMAND("vacation") } arrête ta pendule.
       *[no] Ta place reste vide, et personne ne peut la prendre après coup. Juste pas le temps ? { COMMAND("vacation") } arrête ta pendule.
    }

# Handing a seat over
replace-title = **Tu veux céder quelle place ?**
replace-seat = Choisis une place
replace-whom = **Qui doit jouer pour { $who } ?** Je demande dans le salon de la partie ; si la réponse est oui, la place change de mains.
replace-question = Tu veux vraiment céder ta place ?
replace-hint = { $lost ->
        [yes] La partie compte comme perdue pour toi : tu finis derrière toutes les personnes qui restent. Juste pas le temps ? { COMMAND("vacation") } arrête ta pendule.
       *[no] Tu ne pourras pas la reprendre ensuite.
    }
replace-person = Choisis une personne
replace-bot = Ou laisse jouer un bot
reply-bot-seated = C’est fait : { $who }, { $level ->
        [easy] un bot facile
        [strong] un bot fort
       *[normal] un bot
    }, joue maintenant à cette place.
reply-bot-asked = Les autres ont leur mot à dire : je leur ai demandé { $where }. Dès qu’ils sont d’accord, le bot prend la place.
invitation-bot = { $level ->
        [easy] un bot facile
        [strong] un bot fort
       *[normal] un bot
    }
reply-invite-bot = C’est un bot, pas une personne. Choisis quelqu’un qui a des doigts.
reply-invited = J’ai demandé à { $person } { $where }.
move-done = C’est fait : la partie continue { $where }.
reply-asked-first = Les autres ont leur mot à dire : je leur ai demandé { $where }. Dès qu’ils sont d’accord, je demande à { $person }.
reply-agreed = Merci ! Dès que tout le monde est d’accord, j’envoie l’invitation.
# public
invitation = { $person }, { $by } te propose de jouer pour { $who } dans cette partie.
invitation-question = { $by } aimerait voir { $person } jouer pour { $who }, qui n’est pas là. { $count ->
        [0] La décision revient à { $owner }, et à personne d’autre.
       *[other] Il faut l’accord de { $people }, ou simplement celui de { $owner }.
    } Rien ne presse : un bot joue d’ici là.
invitation-agree = D’accord
invitation-agreed = D’accord : { $person } peut venir jouer pour { $who }.
invitation-accept = Prendre la place
invitation-accepted = { $person } joue maintenant pour { $who }.

# Verify
verify-holds = ### ✅ Tout a été mélangé à la loyale
    J’ai rejoué les { $moves } coups avec le secret scellé, et tout est retombé pareil.
verify-fails = ### ⚠️ Cette partie ne retombe pas pareil
    J’ai rejoué les { $moves } coups avec le secret scellé, et ça finit autrement. Montre ça à qui s’occupe de ce bot, s’il te plaît.
verify-secret =
    Secret : `{ $secret }`
    Son SHA-256 : `{ $commitment }`. Tu pouvais le voir { $joins ->
        [0] dans le journal, avant le premier coup. Les cartes étaient donc fixées, et personne ne pouvait les connaître.
       *[other] dans le lobby, derrière *{ BUTTON("table-more") }*, avant que quelqu’un s’assoie. Personne ne pouvait donc échanger le secret.
    }
verify-joins =
    Chaque personne qui a rejoint ou lancé la partie y a ajouté le numéro de son clic ou de sa commande : { $joins }
    Tout ensemble, ça donne la graine de chaque mélange : `{ $seed }`. Personne n’a donc pu choisir les cartes, pas même la personne qui s’occupe de ce bot.

# Rules
rules-title = ### { $game }
rules-here = À cette table : { $settings }
rules-sections = Lire sur…

# My matches
matches-title = ### { $count ->
        [0] Tes parties : rien à faire pour toi
        [one] Tes parties : à toi de jouer dans une
       *[other] Tes parties : à toi de jouer dans { $count }
    }
matches-none = Tu n’as aucune partie en cours. Ouvres-en une, par exemple avec { COMMAND("property new") }, ou rejoins une table.
matches-rest = … et { $count } de plus.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = pas commencée, { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
matches-mine = **à toi de jouer**{ $timed ->
        [yes] , temps écoulé { $due }
       *[no] { "" }
    }
matches-others = réponse attendue : { $players } { $due }

# Settings of a server
settings-title = ### Freehold sur ce serveur
    Les changements valent aussitôt ; la langue et le rythme, à partir de la prochaine table.
settings-locale = **Langue** des tables et des lobbys. Ce qu’une seule personne voit est dans sa langue à elle.
settings-channels = **Salons** où jouer, avec leurs fils. N’en choisis aucun pour jouer partout.
settings-channels-all = Partout
settings-choose = Choisis
settings-pace = **Rythme**, si la table n’en choisit pas un autre
settings-tables = **Tables** en images, ou en mots pour les lecteurs d’écran
settings-tables-picture = Images avec descriptions
settings-tables-text = Mots au lieu d’images
settings-puzzles = **Problème du jour** : un salon qui en reçoit un nouveau chaque jour
settings-puzzles-none = Pas de problème du jour

# Menus and permissions as Discord calls them
discord-privacy = Paramètres de confidentialité
discord-add = Ajouter l’application
discord-external = Utiliser des applications externes
discord-messages = Messages privés
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-create_events = Créer des événements
permission-manage_guild = Gérer le serveur
permission-manage_channels = Gérer les salons
permission-manage_roles = Gérer les rôles

# Moderators
moderate-end-question = Terminer pour de bon { $status ->
        [lobby] ce lobby
       *[running] cette partie
    } de { $game } ?
moderate-end-hint = Personne ne gagne, personne ne perd, et tu ne peux pas revenir en arrière. { $league ->
        [yes] C’est une partie de ligue, donc je la relance dans un nouveau fil.
       *[no] { "" }
    }
moderate-done = C’est fait. J’ai prévenu toute la table, et c’est dans le journal.
moderate-bar-already = { $person } ne peut déjà plus ouvrir de table sur ce serveur. { COMMAND("moderate allow") } change ça.
moderate-allow-already = { $person } peut déjà ouvrir des tables sur ce serveur.
# public
moderated-end = { $by }, de la modération, a mis fin à { $status ->
        [lobby] ce lobby
       *[running] cette partie
    } de { $game }. Personne n’a gagné, personne n’a perdu.
moderated-remove = { $by }, de la modération, a retiré { $person } de ce lobby.
moderated-bar = { $by }, de la modération, a retiré à { $person } la possibilité d’ouvrir des tables sur ce serveur. Les parties commencées continuent.
moderated-allow = { $by }, de la modération, laisse de nouveau { $person } ouvrir des tables.

settings-moderators = **Modération**, en plus des personnes qui ont la permission *{ CLIENT("permission-manage_channels") }* : pouvoir terminer une table ({ COMMAND("moderate end") }), retirer quelqu’un d’un lobby ({ COMMAND("moderate remove") }), ou empêcher quelqu’un d’ouvrir des tables ({ COMMAND("moderate bar") }).
settings-moderators-none = Aucun autre rôle
settings-announcers = **Qui peut annoncer une ligue** ({ COMMAND("league create") }), en plus des personnes qui gèrent le serveur.
settings-announcers-none = Tout le monde
settings-champions = **Rôle des vainqueurs** : qui gagne une ligue le reçoit. Il me faut pour ça la permission *{ CLIENT("permission-manage_roles") }*, et un rôle placé au-dessus.
settings-champions-none = Aucun rôle

more-letbot = **Laisser jouer un bot.** Quelqu’un est en vacances. Si tous les autres sont d’accord, un bot joue à sa place jusqu’à son retour.
more-letbot-button = D’accord
reply-letbot = Tout le monde est d’accord : un bot joue jusqu’à la fin des vacances.
reply-letbot-asked = Merci ! On attend encore l’accord de la table : { $players }.

vacation-title = ### Vacances
vacation-left =
    Il te reste **{ $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }** de vacances, sur { $most } en 90 jours. Pendant ce temps, ta pendule est arrêtée { $count ->
        [0] dans toutes tes parties
        [one] dans ta partie en cours
       *[other] dans tes { $count } parties en cours
    }. Si tous les autres d’une table sont d’accord, un bot y joue pour toi jusqu’à ton retour.
vacation-choose = Pour combien de temps ?
vacation-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } à partir de maintenant
vacation-now =
    Tu es en vacances jusqu’au { $until }. { $count ->
        [0] Aucune partie ne t’attend
        [one] Ta pendule est arrêtée dans ta partie en cours
       *[other] Ta pendule est arrêtée dans tes { $count } parties en cours
    }. Tu gardes les jours que tu n’utilises pas.
vacation-back = Je suis là
