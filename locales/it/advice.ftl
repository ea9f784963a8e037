# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } per te
        [named] { $what } per { $who }
       *[others] { $what } per gli altri
    }
advice-over = { $change ->
        [more] un finale migliore
       *[less] un finale peggiore
    }
advice-both = { $first } e { $second }
advice-brings = { $costs ->
        [0] Porta { $gains }.
       *[other] Porta { $gains }, ma anche { $cost }.
    }
advice-led-to = L’ho provata tante volte: quasi sempre ha portato { $gains }.

# A hint
hint-title = ### 💡 { $move }
hint-best = Ho provato tutto, e questa è venuta fuori come la migliore.
hint-even = Cambia poco: qui quasi tutte le mosse si equivalgono.
hint-only = È la tua unica mossa.
hint-outlook = { $standing ->
        [won] Così hai quasi vinto.
        [ahead] Così la situazione è buona.
        [even] Può vincere chiunque.
        [behind] Resti comunque indietro.
       *[lost] Per vincere ti servirebbe comunque molta fortuna.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Anche se va male, la situazione resta buona.
        [even] { " " }Se va male, può vincere chiunque.
        [behind] { " " }Se va male, ti ritrovi indietro.
       *[lost] { " " }Se va male, ti servirà molta fortuna.
    }
hint-close = -# Quasi altrettanto buona: { $move }
hint-untried = -# Non ho avuto tempo di provarla. A occhio, farei così.
hint-moved = Mentre ci pensavo, la partita è andata avanti. Chiedi di nuovo e guardo com’è adesso.
hint-again = Chiedi di nuovo
hint-do = Gioca così

# When there is none
hint-none = Stavolta non ho trovato un suggerimento. Chiedi di nuovo fra un attimo, o vai a istinto.
hint-never = Qui niente suggerimenti: o questo gioco non ne ha, o è una partita di campionato.
hint-not-allowed = I suggerimenti sono spenti: nella sala d’attesa non li hanno permessi tutti. La prossima volta tutti possono permetterli sotto *{ BUTTON("table-more") }*, prima che la partita cominci. Oppure gioca solo contro i bot.
hint-not-asked = Adesso non devi decidere niente. Chiedimelo di nuovo quando tocca a te.
limit-hint = Sono parecchi suggerimenti tutti insieme! In dieci minuti una persona può averne { $person } e un intero server { $server }. Riprova fra { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }.

# In the lobby
lobby-hints = Permetti suggerimenti
lobby-hinted = -# Suggerimenti: { $state ->
        [alone] **accesi**, finché giochi solo contro i bot
        [all] **accesi**, li permettono tutti
        [some] **spenti**, per ora d’accordo solo { $names }
       *[none] **spenti**, a meno che li permettano tutti
    }
reply-hints = { $allows ->
        [yes] A questo tavolo permetti i suggerimenti. { $all ->
            [yes] E anche tutti gli altri, quindi sono accesi, a meno che chi arriva dica di no.
           *[no] Si accendono appena li permettono tutti.
        }
       *[no] Hai spento i suggerimenti per questo tavolo.
    }
panel-hint = Suggerimento
