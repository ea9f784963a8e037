# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = Les chances de chacun, coup par coup
chances-picture-unit = Chances de gagner en %
chances-turn = Coup { $move } : { $what } { $who } : { $before } % → { $after } %
chances-drew = { $who } pioche { $cards }.
chances-turn-quiet = Coup { $move }. { $who } : { $before } % → { $after } %
chances-text-course = { $name } : { $first } % au début, entre { $least } % et { $most } %, { $last } % à la fin.

# The pages
table-analysis = Analyse
analysis-title = ### { $game } : l’analyse
analysis-judged = -# { $who } : { $good ->
        [one] { $good } décision sur { $count } aussi bonne que ma meilleure.
       *[other] { $good } décisions sur { $count } aussi bonnes que ma meilleure.
    }
analysis-turn-title = ### Tournant { $number } : coup { $step } sur { $steps }
analysis-best-title = ### { $who }, la meilleure décision : coup { $step } sur { $steps }
analysis-worst-title = ### { $who }, la pire décision : coup { $step } sur { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who } : { $before } % → **{ $after } %**
analysis-made = Joué : { $move }
    Chances de gagner avec ça : environ **{ $chance } %**
analysis-chosen = { $who } choisit « { $called } ».
analysis-called = « { $called } »
analysis-note-made = Joué : { $move }
analysis-note-better = Mieux : { $move }
analysis-note-next = Deuxième : { $move }
analysis-mark-made = joué
analysis-mark-better = mieux
analysis-mark-next = deuxième
analysis-note-why = { $note } Pourquoi : { $reasons }.
analysis-note-led-to = { $note } Le plus souvent, ça a donné : { $reasons }.
analysis-next = Le deuxième meilleur : { $move }
    Avec ça : environ **{ $chance } %**
analysis-better = Mieux : { $move }
    Avec ça : environ **{ $chance } %**
analysis-why = -# Ce qui fait la différence : { $reasons }.
analysis-led-to = -# Dans la plupart des scénarios que j’ai joués, le meilleur des deux coups a donné : { $reasons }.
analysis-seen = -# J’ai seulement utilisé ce qui était visible pour { $who } à ce moment-là. C’est ci-dessous.
analysis-back = Retour
analysis-on = Suivant
analysis-share = Partager avec le serveur
analysis-takeback = Ne plus partager
analysis-shared = -# Partagé : { COMMAND("server") } peut en faire le coup de la semaine.
analysis-replay = Voir dans la relecture
analysis-pages = Aller à…
analysis-page-chances = Les chances de chacun
analysis-page-turn = Tournant { $number } : coup { $step }
analysis-page-best = { $who }, meilleure décision : coup { $step }
analysis-page-worst = { $who }, pire décision : coup { $step }

# While it is made
analysis-progress = 🔎 J’analyse la partie : coup { $done } sur { $all }…
    -# Ça prend une minute ou deux. Tu peux aussi revenir plus tard : je la garde.
analysis-paused = 🔎 Je redémarre, donc l’analyse est en pause au coup { $done } sur { $all }. Elle reprend toute seule : regarde de nouveau dans une minute.
analysis-again = Regarder de nouveau

# When there is none
analysis-not-over = L’analyse arrive une fois la partie finie.
analysis-never = Je ne sais pas analyser ce jeu, désolé : je ne vois pas qui y est devant.
limit-analysis = Ça fait beaucoup à réfléchir d’un coup ! En une heure, une personne reçoit { $person } nouvelles analyses et tout un serveur { $server }. Réessaie dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Celles qui sont faites, tu peux les regarder autant que tu veux.

# The command
command-match-analysis = Après une partie : ses tournants, et la meilleure et la pire décision de chacun
name-analysis = analyse
