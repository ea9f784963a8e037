# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Chaque mélange vient d’un secret scellé, plus un petit quelque chose de chaque personne qui a rejoint. Le SHA-256 du secret : `{ $commitment }`
house-moved = { $who } n’avait plus de temps, donc un bot a joué le coup.
house-passed = { $who } n’avait plus de temps, donc son tour a sauté.
house-undone = { $who } annule son dernier coup.
house-planned = { $who } avait prévu ce coup, donc je l’ai joué aussitôt.
house-only = { $who } n’avait qu’un coup possible, donc je l’ai joué.
house-only-told = { $told } (Le seul coup possible, donc je l’ai joué.)
house-only-you = Tu n’avais qu’un coup possible, donc je l’ai joué pour toi.
house-planned-you = Comme tu l’avais prévu, j’ai joué ce coup pour toi aussitôt.
house-moved-you = Tu n’avais plus de temps, donc un bot a joué ce coup pour toi.
house-passed-you = Tu n’avais plus de temps, donc ton tour a sauté.
house-lapsed = Tu n’avais plus rien à faire, donc j’ai fini ton tour.
house-away = { $who } n’est pas là. Un bot joue jusqu’à son retour.
house-to-message = La partie continue par message privé.
house-to-channel = La partie continue dans un autre salon.
house-paused = J’étais hors ligne un moment. Tout le monde récupère ce temps.
house-mended = J’ai corrigé une erreur dans mes règles de { $game }. La partie continue avec les bonnes.
house-outdated = Désolé, cette partie doit s’arrêter ici : les règles de { $game } ont trop changé pour continuer. Personne n’a perdu. Ouvres-en une autre quand tu veux.
house-back = { $who } est de retour à la table.
house-returned = { $who } est de retour et reprend la place tenue entre-temps par { $before }.
house-vacated = { $before } n’est plus là, alors { $who }, un bot, prend la place.
house-bot-easy = { $who }, un bot facile, joue désormais pour { $before }.
house-bot-normal = { $who }, un bot, joue désormais pour { $before }.
house-bot-strong = { $who }, un bot fort, joue désormais pour { $before }.
house-substitute = { $who } joue désormais pour { $before }.
house-vacation = { $who } est en vacances. Sa pendule est arrêtée.
house-vacation-over = { $who } est de retour de vacances.
house-vacation-agreed = { $who } est d’accord pour qu’un bot joue pour { $other } en attendant. Quand tout le monde le sera, il jouera.
house-unrated = La saison est finie, et cette table a compté telle quelle. Vous pouvez continuer, mais ça ne change plus la cote de personne.
house-league-paused = La ligue est en pause, et toutes les pendules sont arrêtées. Vous pouvez jouer quand même.
house-league-continues = La ligue reprend, et les pendules tournent de nouveau.
house-pace-wanted = { $who } aimerait un autre rythme : { $pace }. Quand tout le monde le veut, il change.
house-pace-changed = { $planned ->
        [yes] Comme convenu, le rythme est maintenant : { $pace }.
       *[no] Tout le monde est d’accord sur un nouveau rythme : { $pace }.
    } Toutes les pendules repartent de zéro.
house-time-given = { $who } donne plus de temps à { $other }.
house-deserted = Tout le monde a quitté cette table, donc la partie s’arrête ici, sans résultat.
house-idle = Personne n’a joué depuis 30 jours, donc la partie s’arrête ici, sans résultat. Ouvres-en une autre quand tu veux.

# One word each, as many as a table has seats.
opponent-names = Aline Basile Chloé Didier Elsa Fabien
