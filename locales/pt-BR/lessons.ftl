# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } de { $steps } · { $title }
lesson-right = ✅ Isso mesmo.
lesson-else = Numa partida de verdade, daria. Aqui quero te mostrar outra coisa, então nada aconteceu: leia de novo e tente mais uma vez.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }A certa está marcada com 👉. Ou toque em *Me mostra*, e eu faço.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = Fiz por você: *{ $move }*
lesson-resumed = Que bom que você voltou! Você tinha parado aqui.
lesson-elsewhere = Esse botão era de um passo anterior. Você está aqui agora.
lesson-done = ### 🎉 Você conseguiu!
    Isso é tudo de que você precisa para a primeira partida. O resto vem jogando.
lesson-left = Até mais! { COMMAND("learn") } te traz de volta exatamente a este passo, em qualquer canal e nas nossas mensagens diretas.
lesson-choice =
    ### O que você quer aprender?
    Uma primeira partida guiada de uns cinco minutos, só para você. Saia quando quiser: { COMMAND("learn") } continua de onde você parou.
lesson-where = As mesas ficam em canais de servidor. Digite { COMMAND($game, "new") } em um: os outros tocam em *{ BUTTON("lobby-join", asks: "no") }*, ou você adiciona bots.

# Its controls
lesson-choose = Escolha uma lição
lesson-next = Avançar
lesson-show = Me mostra
lesson-leave = Sair da lição
lesson-here = Continuar a lição
lesson-reset = Começar de novo
lesson-table = Abrir uma mesa
lesson-other = Outra lição
lesson-rules = Regras

# When something does not work
lesson-unknown = Esta lição não é sua, ou não existe mais. Digite { COMMAND("learn") } para começar a sua.
limit-lesson = São muitas lições de uma vez! Em dez minutos, uma pessoa pode começar { $person } e um servidor inteiro { $server }. Termine a que você tem, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
