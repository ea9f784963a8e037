# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } para você
        [named] { $what } para { $who }
       *[others] { $what } para os outros
    }
advice-over = { $change ->
        [more] um final melhor
       *[less] um final pior
    }
advice-both = { $first } e { $second }
advice-brings = { $costs ->
        [0] Isso traz { $gains }.
       *[other] Isso traz { $gains }, mas também { $cost }.
    }
advice-led-to = Simulei muitas vezes, e na maioria delas o resultado foi { $gains }.

# A hint
hint-title = ### 💡 { $move }
hint-best = Testei tudo, e esta se saiu melhor.
hint-even = Quase não faz diferença: a maioria das jogadas aqui é mais ou menos igual.
hint-only = É a sua única jogada.
hint-outlook = { $standing ->
        [won] Com essa jogada, a vitória é quase certa.
        [ahead] Com essa jogada, você fica bem.
        [even] Qualquer um pode vencer.
        [behind] Mesmo assim, você continua atrás.
       *[lost] Mesmo assim, você precisaria de muita sorte para vencer.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Mesmo se tudo der errado, você continua bem.
        [even] { " " }Se tudo der errado, qualquer um pode vencer.
        [behind] { " " }Se tudo der errado, você fica atrás.
       *[lost] { " " }Se tudo der errado, você vai precisar de muita sorte.
    }
hint-close = -# Quase tão boa: { $move }
hint-untried = -# Não tive tempo de testar. À primeira vista, eu faria esta.
hint-moved = A partida andou enquanto eu pensava. Pergunte de novo, e eu olho como está agora.
hint-again = Perguntar de novo
hint-do = Fazer isso

# When there is none
hint-none = Desta vez não achei nenhuma dica. Pergunte de novo daqui a pouco, ou siga a sua intuição.
hint-never = Aqui não há dicas: ou este jogo não tem, ou é uma partida de liga.
hint-not-allowed = As dicas estão desligadas: nem todo mundo permitiu na sala de espera. Na próxima, cada pessoa pode permitir em *{ BUTTON("table-more") }* antes de a partida começar. Ou jogue só contra bots.
hint-not-asked = Ainda não há nada para você decidir. Pergunte de novo quando for a sua vez.
limit-hint = São muitas dicas de uma vez! Em dez minutos, uma pessoa recebe { $person } e um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.

# In the lobby
lobby-hints = Permitir dicas
lobby-hinted = -# Dicas: { $state ->
        [alone] **ligadas**, enquanto você só jogar contra bots
        [all] **ligadas**, todo mundo permite
        [some] **desligadas**: por enquanto, só com o sim de { $names }
       *[none] **desligadas**, a não ser que todo mundo permita
    }
reply-hints = { $allows ->
        [yes] Você permite dicas nesta mesa. { $all ->
            [yes] Todo mundo também, então as dicas estão ligadas, a não ser que alguém novo diga não.
           *[no] Elas ligam quando todo mundo permitir.
        }
       *[no] Você desligou as dicas nesta mesa.
    }
panel-hint = Dica
