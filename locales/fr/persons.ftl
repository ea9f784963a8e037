# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = Comment je te dis que c’est à toi, et tes heures calmes
command-me = Ta langue, ta couleur, des mots au lieu d’images, des cartes en quatre couleurs
option-zone = Ton fuseau, pour les heures calmes : tape ta ville ou ton pays, et choisis
name-notify = notifs
name-me = moi
name-zone = fuseau

notify-title = ### Quand une partie t’attend
    Ça vaut tout de suite, sur tous les serveurs.
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] Je ne te préviens **jamais**. { COMMAND("matches") } montre où c’est à toi ; les limites de temps comptent quand même
        [dm] Je te préviens **par message privé**
        [both] Je te préviens **à la table et par message privé**
       *[here] Je te mentionne **à la table**
    }{ $hours ->
        [none] .
        [quiet] , mais pas entre **{ $begins }** et **{ $ends }** ({ $zone }).
       *[all] , à toute heure.
    }
notify-waits = -# Ce qui arrive entre-temps, je te le dis à { $ends }. Si une limite tombe pendant tes heures calmes, je te la rappelle avant qu’elles commencent.
notify-closed = -# Je ne peux pas t’envoyer de messages privés. Tant que tu ne les autorises pas, je te mentionne à la table.
notify-where = **Où**
notify-where-here = Une mention à la table
notify-where-dm = Un message privé
notify-where-both = Les deux
notify-where-none = Pas du tout
notify-from = **Heures calmes** de
notify-never = Pas d’heures calmes
notify-to = **à**
notify-reminder = **Rappels** avant la fin de ton temps
notify-reminder-once = Un seul, aux trois quarts
notify-reminder-again = Et encore un, à { $percent } %
notify-zone = -# Ton fuseau horaire est { $zone } : quand il y est midi, ta montre indique { $noon }. C’est faux ? Change-le avec { COMMAND("notify") } et son option `{ CLIENT("name-zone") }`.
zone-unknown = Je ne connais pas ce fuseau horaire. Dans l’option `{ CLIENT("name-zone") }`, tape les premières lettres de ta ville ou de ton pays, puis choisis dans la liste.

me-title = ### Comment tu lis, et ta couleur
    Ça ne change que ce que tu vois, toi, sur tous les serveurs, tout de suite. Les tables restent pareilles pour tout le monde.
me-now = Langue : **{ $language }**, { $kind ->
        [text] avec des **mots au lieu d’images**
       *[picture] avec des **images**
    }. Les cartes à jouer ont **{ $count ->
        [four] quatre couleurs
       *[two] deux couleurs
    }** : { $cards }
me-black-red = -# « Rouge » veut toujours dire ♥ et ♦, et « noir » ♠ et ♣.
me-commands = -# Les commandes restent dans la langue de ton Discord, { $language }.
me-locale = **Langue**
me-locale-client = Comme dans mon Discord ({ $language })
me-pictures = **Mains et tables**
me-colors = **Cartes à jouer**
me-colors-two = Deux couleurs : ♠ et ♣ noirs, ♥ et ♦ rouges
me-colors-four = Quatre couleurs : ♠ noir, ♥ rouge, ♦ bleu, ♣ vert
me-favorite = **Ta couleur à la table**
    -# Tout le monde la voit, dès ta prochaine table. Tu l’as partout où personne ne l’a déjà prise.
me-favorite-any = { $color } en général (pas de préférence)
mark-0 = Bleu
mark-1 = Orange
mark-2 = Vert
mark-3 = Jaune
mark-4 = Rose
mark-5 = Bleu ciel

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    Europe/Paris France, Paris, Lyon, Marseille, Toulouse, Bordeaux, Lille, Nantes, Strasbourg, heure de Paris
    Europe/Brussels Belgique, Bruxelles, Liège, Namur, Charleroi
    Europe/Zurich Suisse, Genève, Lausanne, Neuchâtel, Fribourg, Zurich
    America/Toronto Canada, Québec, Montréal, Gatineau, Ottawa
    Europe/Luxembourg Luxembourg
    Europe/Monaco Monaco
    Indian/Reunion La Réunion, Saint-Denis
    America/Guadeloupe Guadeloupe, Antilles, Saint-Martin
    America/Martinique Martinique, Antilles, Fort-de-France
    America/Cayenne Guyane, Cayenne
    Pacific/Noumea Nouvelle-Calédonie, Nouméa
    Pacific/Tahiti Polynésie, Tahiti, Papeete
    Indian/Mayotte Mayotte
    Africa/Casablanca Maroc, Casablanca, Rabat
    Africa/Algiers Algérie, Alger
    Africa/Tunis Tunisie, Tunis
    Africa/Abidjan Côte d’Ivoire, Abidjan, Sénégal, Dakar, Mali
    Africa/Kinshasa Congo, Kinshasa, Cameroun, Gabon
    Indian/Antananarivo Madagascar, Antananarivo
    Etc/UTC Temps universel, UTC, GMT
    Europe/London Royaume-Uni, Angleterre, Londres
    Europe/Berlin Allemagne, Berlin
    Europe/Madrid Espagne, Barcelone
    America/New_York États-Unis, New York, côte Est
    Asia/Tokyo Japon, Tokyo
