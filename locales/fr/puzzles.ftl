# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = Un coup est bien meilleur que les autres : lequel ?
puzzle-again = -# Celui-ci t’avait échappé il y a un moment. Deuxième essai.
puzzle-you = Ta place
puzzle-right = ✅ **Juste :** { $move }
puzzle-wrong = ❌ **Pas le meilleur :** { $move }
puzzle-best = **Le meilleur : { $move }**
    Ça laisse { $chance } % de chances de gagner{ $same ->
        [0] , et { $worst } % si ça tourne mal.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Juste.** Ton tour :
       *[other] ✅ **Juste :** aussi bon que le meilleur. Ton tour :
    }
puzzle-turn-wrong = ❌ **Pas le meilleur tour.** Le tien :
puzzle-steps-more = { $steps } … et { $count } de plus
puzzle-turn-best = { $better ->
        [0] **Le meilleur :**
       *[other] **Mieux :**
    }
puzzle-turn-leaves = { $chance ->
        [100] Ça gagne aussitôt.
       *[other] Ça laisse { $chance } % de chances de gagner{ $same ->
            [0] , et { $worst } % si ça tourne mal.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 Le tien avait l’air tellement plus faible que je ne l’ai pas calculé.
       *[other] -# 👉 Le tien laisse { $chance } %.
    }
puzzle-turn-next = -# Le deuxième meilleur tour laisse { $chance } % : { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance } % · { $move }
puzzle-untried = -# 👉 { $move } : avait l’air tellement plus faible que je ne l’ai pas calculé.
puzzle-worth = **Ça vaut { $amount }.**
puzzle-streak = 🔥 { $days ->
        [one] Un premier jour ! Résous-en un demain aussi, et c’est une série.
       *[other] **{ $days } jours** de suite avec un problème résolu.
    }
puzzle-answered = Tu as déjà répondu à celui-ci. Voilà ce que ça a donné.

# Its controls
puzzle-next = Problème suivant
puzzle-reset = Recommencer
puzzle-other = Un autre jeu
puzzle-solve = Résoudre
puzzle-more = D’autres problèmes

# In a channel
puzzle-daily = ### 🧩 Problème du jour · { $day }
puzzle-nobody = -# Personne n’a encore répondu. Ta réponse, personne d’autre ne la voit.
puzzle-solved = { $solved ->
        [0] Personne ne l’a encore résolu
       *[other] **Résolu par** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }et { $more } de plus
        }
    } · { $tried ->
        [one] { $tried } réponse
       *[other] { $tried } réponses
    }
puzzle-until = -# Le prochain arrive { $next }, avec la solution de celui-ci.

# When something does not work
puzzle-unknown = Ce problème n’est pas le tien, ou il n’existe plus. Tape { COMMAND("puzzle") } pour en avoir un à toi.
puzzle-none = Eh ben, tu as eu tous les problèmes que je connais ! Reviens plus tard, ou joue une partie : { COMMAND("help") } montre comment.
puzzle-past = Ce jour est passé, et la solution est dans son message. Le problème d’aujourd’hui est plus bas dans le salon ; { COMMAND("puzzle") } en a d’autres.
puzzle-notice-trouble = Je ne peux pas montrer le problème du jour dans { $channel }. { $why } Dès que c’est réglé, il revient tout seul.
puzzle-notice-gone = Le salon du problème du jour a été supprimé, donc il n’y en aura plus. Choisis un autre salon dans { COMMAND("settings") }.
limit-puzzle = Ça fait beaucoup de problèmes d’un coup ! En dix minutes, une personne en reçoit { $person } et tout un serveur { $server }. Finis celui que tu as, ou réessaie dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
