# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } sur { $steps } · { $title }
lesson-right = ✅ Exactement.
lesson-else = Dans une vraie partie, tu pourrais faire ça. Ici, j’aimerais te montrer autre chose, donc rien ne s’est passé : relis, et réessaie.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }La bonne réponse est marquée d’un 👉. Ou appuie sur *Montre-moi*, et je le fais.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = Je l’ai fait pour toi : *{ $move }*
lesson-resumed = Content de te revoir ! Tu en étais là.
lesson-elsewhere = Ce bouton venait d’une étape précédente. Voilà où tu en es.
lesson-done = ### 🎉 Et voilà, c’est réussi !
    Tu en sais assez pour ta première partie. Le reste vient en jouant.
lesson-left = À plus ! { COMMAND("learn") } te ramène exactement à cette étape, dans n’importe quel salon et dans nos messages privés.
lesson-choice =
    ### Tu veux apprendre quoi ?
    Une première partie guidée d’environ cinq minutes, rien que pour toi. Pars quand tu veux : { COMMAND("learn") } reprend là où tu en étais.
lesson-where = Les tables sont dans les salons des serveurs. Tapes-y { COMMAND($game, "new") } : les autres appuient sur *{ BUTTON("lobby-join", asks: "no") }*, ou tu ajoutes des bots.

# Its controls
lesson-choose = Choisis une leçon
lesson-next = Suivant
lesson-show = Montre-moi
lesson-leave = Quitter la leçon
lesson-here = Continuer la leçon
lesson-reset = Recommencer
lesson-table = Ouvrir une table
lesson-other = Autre leçon
lesson-rules = Règles

# When something does not work
lesson-unknown = Cette leçon n’est pas la tienne, ou elle n’existe plus. Tape { COMMAND("learn") } pour commencer la tienne.
limit-lesson = Ça fait beaucoup de leçons d’un coup ! En dix minutes, une personne peut en commencer { $person } et tout un serveur { $server }. Finis celle que tu as, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
