# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = Una mossa è molto meglio delle altre: quale?
puzzle-again = -# Questo l’avevi sbagliato tempo fa. Ecco un’altra occasione.
puzzle-you = Il tuo posto
puzzle-right = ✅ **Giusto:** { $move }
puzzle-wrong = ❌ **Non è la migliore:** { $move }
puzzle-best = **La migliore: { $move }**
    Probabilità di vincere così: { $chance }%{ $same ->
        [0] , o { $worst }% se va male.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Giusto.** Il tuo turno:
       *[other] ✅ **Giusto:** vale quanto il migliore. Il tuo turno:
    }
puzzle-turn-wrong = ❌ **Non è il turno migliore.** Il tuo:
puzzle-steps-more = { $steps }… e altre { $count }
puzzle-turn-best = { $better ->
        [0] **Il migliore:**
       *[other] **Meglio:**
    }
puzzle-turn-leaves = { $chance ->
        [100] Così si vince subito.
       *[other] Probabilità di vincere così: { $chance }%{ $same ->
            [0] , o { $worst }% se va male.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 Il tuo sembrava tanto più debole che non l’ho calcolato.
       *[other] -# 👉 Con il tuo: { $chance }%.
    }
puzzle-turn-next = -# Il secondo turno migliore dà il { $chance }%: { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance }% · { $move }
puzzle-untried = -# 👉 { $move }: sembrava tanto più debole che non l’ho calcolata.
puzzle-worth = **Vale { $amount }.**
puzzle-streak = 🔥 { $days ->
        [one] Primo giorno! Risolvine uno anche domani, e diventa una serie.
       *[other] **{ $days } giorni** di fila con un rompicapo risolto.
    }
puzzle-answered = A questo hai già risposto. Ecco com’è andata.

# Its controls
puzzle-next = Prossimo rompicapo
puzzle-reset = Ricomincia
puzzle-other = Un altro gioco
puzzle-solve = Risolvi
puzzle-more = Altri rompicapi

# In a channel
puzzle-daily = ### 🧩 Rompicapo del giorno · { $day }
puzzle-nobody = -# Nessuno ha ancora risposto. La tua risposta la vedi solo tu.
puzzle-solved = { $solved ->
        [0] Nessuno l’ha ancora risolto
       *[other] **Risolto da** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }e altri { $more }
        }
    } · { $tried ->
        [one] 1 risposta
       *[other] { $tried } risposte
    }
puzzle-until = -# Il prossimo arriva { $next }, insieme alla soluzione di questo.

# When something does not work
puzzle-unknown = Questo rompicapo non è tuo, o non c’è più. Scrivi { COMMAND("puzzle") } per averne uno.
puzzle-none = Wow, hai avuto tutti i rompicapi che conosco! Torna più avanti, o gioca una partita: { COMMAND("help") } spiega come.
puzzle-past = Quel giorno è passato, e la soluzione è nel suo messaggio. Il rompicapo di oggi è più giù nel canale; { COMMAND("puzzle") } ne ha altri.
puzzle-notice-trouble = Non riesco a mostrare il rompicapo del giorno in { $channel }. { $why } Appena si sistema, arriva da solo.
puzzle-notice-gone = Il canale del rompicapo del giorno è stato eliminato, quindi non ne arrivano più. Scegli un altro canale in { COMMAND("settings") }.
limit-puzzle = Sono parecchi rompicapi tutti insieme! In dieci minuti una persona può averne { $person } e un intero server { $server }. Finisci quello che hai, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
