# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } z { $steps } · { $title }
lesson-right = ✅ Dokładnie tak.
lesson-else = W prawdziwej partii można by tak zagrać. Tutaj chcę ci pokazać coś innego, więc nic się nie stało: przeczytaj jeszcze raz i spróbuj znowu.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }Właściwy ruch ma znak 👉. Możesz też nacisnąć *Pokaż*, to zrobię go za ciebie.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = Już zrobione za ciebie: *{ $move }*
lesson-resumed = Witaj z powrotem! Kończyliśmy tutaj.
lesson-elsewhere = Ten przycisk był z wcześniejszego kroku. Teraz jesteś tutaj.
lesson-done = ### 🎉 Gotowe!
    To wszystko, czego potrzebujesz na pierwszą partię. Reszta przyjdzie w grze.
lesson-left = Do zobaczenia! { COMMAND("learn") } przenosi cię dokładnie do tego kroku, na każdym kanale i w naszych wiadomościach prywatnych.
lesson-choice =
    ### Czego chcesz się nauczyć?
    Pierwsza partia z przewodnikiem, około pięciu minut, tylko dla ciebie. Możesz przerwać, kiedy chcesz: { COMMAND("learn") } wraca do tego samego miejsca.
lesson-where = Stoły są na kanałach serwerów. Wpisz na takim { COMMAND($game, "new") }: inni naciskają *{ BUTTON("lobby-join", asks: "no") }* albo dodajesz boty.

# Its controls
lesson-choose = Wybierz lekcję
lesson-next = Dalej
lesson-show = Pokaż
lesson-leave = Przerwij lekcję
lesson-here = Wróć do lekcji
lesson-reset = Zacznij od nowa
lesson-table = Otwórz stół
lesson-other = Inna lekcja
lesson-rules = Zasady

# When something does not work
lesson-unknown = Ta lekcja nie jest twoja albo już jej nie ma. Wpisz { COMMAND("learn") }, żeby zacząć własną.
limit-lesson = Dużo tych lekcji naraz! Limit na dziesięć minut: { $person } dla jednej osoby, { $server } na całym serwerze. Dokończ tę, którą masz, albo spróbuj znów za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
