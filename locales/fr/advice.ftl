# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } pour toi
        [named] { $what } pour { $who }
       *[others] { $what } pour les autres
    }
advice-over = { $change ->
        [more] une meilleure fin
       *[less] une moins bonne fin
    }
advice-both = { $first } et { $second }
advice-brings = { $costs ->
        [0] Ça apporte : { $gains }.
       *[other] Ça apporte : { $gains }, mais aussi : { $cost }.
    }
advice-led-to = Dans la plupart des scénarios que j’ai joués, ça a donné : { $gains }.

# A hint
hint-title = ### 💡 { $move }
hint-best = J’ai tout essayé, et c’est ça qui a le mieux marché.
hint-even = Peu importe, au fond : ici, la plupart des coups se valent.
hint-only = C’est ton seul coup possible.
hint-outlook = { $standing ->
        [won] Avec ce coup, c’est presque gagné.
        [ahead] Avec ce coup, tu as l’avantage.
        [even] Tout reste ouvert.
        [behind] Tu restes quand même derrière.
       *[lost] Il te faudra quand même beaucoup de chance pour gagner.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Même si ça tourne mal, tu gardes l’avantage.
        [even] { " " }Si ça tourne mal, tout reste ouvert.
        [behind] { " " }Si ça tourne mal, tu passes derrière.
       *[lost] { " " }Si ça tourne mal, il te faudra beaucoup de chance.
    }
hint-close = -# Presque aussi bon : { $move }
hint-untried = -# Je n’ai pas eu le temps de l’essayer. À vue de nez, je ferais ça.
hint-moved = La partie a avancé pendant que je réfléchissais. Redemande-moi et je regarde où on en est.
hint-again = Redemander
hint-do = Jouer ça

# When there is none
hint-none = Je n’ai pas trouvé de conseil cette fois. Redemande dans un moment, ou fie-toi à ton instinct.
hint-never = Pas de conseil ici : soit ce jeu n’en a pas, soit c’est une partie de ligue.
hint-not-allowed = Les conseils sont désactivés : tout le monde ne les a pas autorisés dans le lobby. La prochaine fois, chacun peut le faire sous *{ BUTTON("table-more") }* avant le début. Ou joue seulement contre des bots.
hint-not-asked = Tu n’as encore rien à décider. Redemande-moi quand c’est à toi.
limit-hint = Ça fait beaucoup de conseils d’un coup ! En dix minutes, une personne en reçoit { $person } et tout un serveur { $server }. Réessaie dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

# In the lobby
lobby-hints = Autoriser les conseils
lobby-hinted = -# Conseils : { $state ->
        [alone] **oui**, tant que tu ne joues que contre des bots
        [all] **oui**, tout le monde les autorise
        [some] **non**, pour l’instant seuls les autorisent : { $names }
       *[none] **non**, sauf si tout le monde les autorise
    }
reply-hints = { $allows ->
        [yes] Tu autorises les conseils à cette table. { $all ->
            [yes] Tous les autres aussi : ils sont donc activés, sauf si une nouvelle tête dit non.
           *[no] Ils seront activés dès que tout le monde fera pareil.
        }
       *[no] Tu as désactivé les conseils pour cette table.
    }
panel-hint = Conseil
