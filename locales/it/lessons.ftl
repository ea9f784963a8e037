# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } di { $steps } · { $title }
lesson-right = ✅ Proprio così.
lesson-else = In una partita vera potresti farlo. Qui però vorrei mostrarti altro, quindi non è successo niente: rileggi e riprova.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }Quella giusta ha davanti un 👉. Oppure premi *Fammi vedere*, e ci penso io.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = L’ho fatto io per te: *{ $move }*
lesson-resumed = Eccoti di nuovo! Si riparte da dove eri.
lesson-elsewhere = Quel pulsante era di un passo precedente. Ecco dove sei adesso.
lesson-done = ### 🎉 Ce l’hai fatta!
    Per la tua prima partita non ti serve altro. Il resto viene giocando.
lesson-left = A presto! { COMMAND("learn") } ti riporta esattamente a questo passo, in qualsiasi canale e nei nostri messaggi diretti.
lesson-choice =
    ### Cosa vuoi imparare?
    Una prima partita guidata di circa cinque minuti, solo per te. Puoi smettere quando vuoi: { COMMAND("learn") } riprende da dove eri.
lesson-where = I tavoli stanno nei canali dei server. Scrivi { COMMAND($game, "new") } in uno: gli altri premono *{ BUTTON("lobby-join", asks: "no") }*, o aggiungi bot.

# Its controls
lesson-choose = Scegli una lezione
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-leave = Lascia la lezione
lesson-here = Continua la lezione
lesson-reset = Ricomincia
lesson-table = Apri un tavolo
lesson-other = Un’altra lezione
lesson-rules = Regole

# When something does not work
lesson-unknown = Questa lezione non è tua, o non c’è più. Scrivi { COMMAND("learn") } per iniziarne una.
limit-lesson = Sono parecchie lezioni tutte insieme! In dieci minuti una persona può iniziarne { $person } e un intero server { $server }. Finisci quella che hai, o riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
