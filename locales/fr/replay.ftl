# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] { $name } gagne !
       *[other] Ex æquo : { $name } !
    }
result-picture-shared = { $count } ex æquo !
result-picture-best = Plus gros gain
result-picture-own-best = Plus gros gain : { $gains }
result-picture-gain = +{ $gain } au coup { $move }
result-picture-figure = { $figure }
result-picture-deal = Donne
result-picture-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
result-text-row = { $place }. { $name } : { $score }
result-text-course = { $name } · { $unit } : { $first } au début, { $most } au plus, { $last } à la fin, plus gros gain { $best }.
moment-event = Coup { $move } : { $what }
moment-behind = Après le coup { $move }, { $who } avait { $gap } de retard, et a gagné quand même.
moment-lead = À partir du coup { $move }, { $who } menait.

# The replay
replay-title = ### { $game } : { $step ->
        [0] la donne
       *[other] coup { $step } sur { $steps }
    }
replay-pace = Rythme : { $pace }
replay-running = -# La partie est encore en cours, donc tu ne vois que la table et ta propre main.
replay-secret = Cette main reste secrète jusqu’à la fin de la partie. Réessaie à ce moment-là.
replay-hand = **{ $who }**
replay-first = Début
replay-back = Retour
replay-on = Suivant
replay-last = Fin
replay-jump = Aller à…
replay-jump-title = Aller à un coup
replay-jump-label = Quel coup ? De 0 à { $steps }
replay-not-a-move = Aucun coup ne porte ce numéro. Choisis-en un de 0 à { $steps } ; 0, c’est la donne.
replay-angle = Tu veux voir quoi ?
replay-angle-table = La table, telle que tout le monde l’a vue
replay-angle-open = Toutes les mains, face visible
replay-angle-seat = La table et la main : { $who }
replay-film = Toute la partie en film
table-replay = Revoir la partie

# The film
film-begun = 🎬 Je prépare le film…
film-progress = 🎬 Je prépare le film : image { $done } sur { $all }…
film-done = ### 🎬 { $game }, toute la partie
    { $moves } coups en { $seconds } secondes.
film-keep = Enregistre-le et partage-le : il se lit partout.
share-film = Le publier pour tout le monde
share-end = Publier la fin
share-by = -# Publié par { $person }, qui jouait.
share-done = C’est publié pour tout le monde, [ici]({ $link }).
share-players = Il faut avoir joué dans cette partie pour la publier. Mais tu peux enregistrer le film et le partager toi-même.
share-not-over = Tu pourras publier ça une fois la partie finie.
share-no-channel = Je ne peux rien publier là où cette partie se joue. Mais tu peux enregistrer le film et le partager toi-même.
share-end-title = ### 🏁 { $game } : comment ça a fini
film-alt = Un film de la table, de la donne au dernier coup.
film-too-large = Ce film est trop gros pour être envoyé ici, désolé. Parcours plutôt la partie avec les boutons.
film-not-over = Le film arrive une fois la partie finie. D’ici là, tu peux parcourir ce que tu as vu.
film-stopped = Je redémarre. Redemande le film dans une minute.

# The log as a file
log-file-title = { $game }, partie { $id }
log-file-players = Places : { $players }
log-file-begun = Début { $time } UTC
log-file-ended = Fin { $time } UTC
log-file-only = (seulement { $who }) { $event }

# The proof
verify-file = Avec ce fichier, tu peux tout vérifier sans moi : récupère le code source de Freehold et lance `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Revoir une partie, coup par coup ; une fois finie, aussi en film
name-replay = revoir
more-replay = **Revoir.** Parcours la partie, coup par coup.
more-replay-button = Revoir
