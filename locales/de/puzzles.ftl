# `/puzzle`, und das tägliche Rätsel eines Kanals.

puzzle-title = ### 🧩 { $game }
puzzle-theme = Ein Zug ist viel besser als die anderen: welcher?
puzzle-again = -# Das hier hattest du neulich falsch. Neuer Versuch!
puzzle-you = Dein Platz
puzzle-right = ✅ **Richtig:** { $move }
puzzle-wrong = ❌ **Nicht das Beste:** { $move }
puzzle-best = **Am besten: { $move }**
    Die Gewinnchance ist dann { $chance } %{ $same ->
        [0] , und { $worst } %, wenn es schlecht läuft.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Richtig.** Dein Zug:
       *[other] ✅ **Richtig:** genauso gut wie der beste. Dein Zug:
    }
puzzle-turn-wrong = ❌ **Nicht der beste Zug.** Deiner:
puzzle-steps-more = { $steps } … und noch { $count }
puzzle-turn-best = { $better ->
        [0] **Am besten:**
       *[other] **Besser wäre:**
    }
puzzle-turn-leaves = { $chance ->
        [100] Das gewinnt sofort.
       *[other] Die Gewinnchance ist dann { $chance } %{ $same ->
            [0] , und { $worst } %, wenn es schlecht läuft.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 Deiner sah so viel schwächer aus, dass ich ihn nicht durchgerechnet habe.
       *[other] -# 👉 Mit deinem sind es { $chance } %.
    }
puzzle-turn-next = -# Der nächstbeste Zug bringt { $chance } %: { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance } % · { $move }
puzzle-untried = -# 👉 { $move }: sah so viel schwächer aus, dass ich es nicht durchgerechnet habe.
puzzle-worth = **Sie ist { $amount } wert.**
puzzle-streak = 🔥 { $days ->
        [one] Tag 1! Lös morgen wieder eins, dann wird’s eine Serie.
       *[other] **{ $days } Tage** in Folge ein Rätsel gelöst.
    }
puzzle-answered = Dieses Rätsel hast du schon beantwortet. So ging es aus.

# Its controls
puzzle-next = Nächstes Rätsel
puzzle-reset = Von vorn
puzzle-other = Anderes Spiel
puzzle-solve = Lösen
puzzle-more = Mehr Rätsel

# In a channel
puzzle-daily = ### 🧩 Rätsel des Tages · { $day }
puzzle-nobody = -# Noch hat niemand geantwortet. Deine Antwort siehst nur du.
puzzle-solved = { $solved ->
        [0] Noch hat es niemand gelöst
       *[other] **Gelöst von** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }und { $more } weiteren
        }
    } · { $tried ->
        [one] 1 Antwort
       *[other] { $tried } Antworten
    }
puzzle-until = -# Das nächste kommt { $next }, zusammen mit der Lösung von diesem.

# When something does not work
puzzle-unknown = Dieses Rätsel ist nicht deins, oder es ist weg. Mit { COMMAND("puzzle") } bekommst du ein eigenes.
puzzle-none = Wow, du hattest schon jedes Rätsel, das ich kenne! Schau später wieder vorbei oder spiel eine Partie: { COMMAND("help") } zeigt, wie.
puzzle-past = Dieser Tag ist vorbei: Die Lösung steht in seiner Nachricht. Das Rätsel von heute steht weiter unten im Kanal, und mit { COMMAND("puzzle") } gibt es mehr.
puzzle-notice-trouble = Ich kann das tägliche Rätsel in { $channel } nicht zeigen. { $why } Sobald das klappt, kommt es von selbst.
puzzle-notice-gone = Der Kanal des täglichen Rätsels wurde gelöscht, deshalb kommt keins mehr. Wähl in den { COMMAND("settings") } einen anderen Kanal.
limit-puzzle = Das sind viele Rätsel auf einmal! In zehn Minuten bekommt eine Person { $person }, ein ganzer Server { $server }. Lös erst das, das du hast, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
