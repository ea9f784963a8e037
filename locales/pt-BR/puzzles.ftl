# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = Uma jogada é muito melhor que o resto: qual?
puzzle-again = -# Este você errou há um tempo. Mais uma chance.
puzzle-you = Seu lugar
puzzle-right = ✅ **Certo:** { $move }
puzzle-wrong = ❌ **Não é a melhor:** { $move }
puzzle-best = **Melhor: { $move }**
    Com ela, a chance de vencer é de { $chance }%{ $same ->
        [0] , e de { $worst }% se tudo der errado.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Certo.** Você jogou assim:
       *[other] ✅ **Certo:** tão bom quanto o melhor. Você jogou assim:
    }
puzzle-turn-wrong = ❌ **Dava para jogar melhor.** Você jogou assim:
puzzle-steps-more = { $steps } … e mais { $count }
puzzle-turn-best = { $better ->
        [0] **O melhor:**
       *[other] **Melhor assim:**
    }
puzzle-turn-leaves = { $chance ->
        [100] Isso vence na hora.
       *[other] Assim, a chance de vencer é de { $chance }%{ $same ->
            [0] , e de { $worst }% se tudo der errado.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 O seu jeito parecia tão mais fraco que nem calculei.
       *[other] -# 👉 O seu jeito fica com { $chance }%.
    }
puzzle-turn-next = -# A segunda melhor jogada fica com { $chance }%: { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance }% · { $move }
puzzle-untried = -# 👉 { $move }: parecia tão mais fraca que nem calculei.
puzzle-worth = **Vale { $amount }.**
puzzle-streak = 🔥 { $days ->
        [one] O primeiro dia! Resolva um amanhã também, e vira uma sequência.
       *[other] **{ $days } dias** seguidos com um desafio resolvido.
    }
puzzle-answered = Este você já respondeu. Foi assim.

# Its controls
puzzle-next = Próximo desafio
puzzle-reset = Recomeçar
puzzle-other = Outro jogo
puzzle-solve = Resolver
puzzle-more = Mais desafios

# In a channel
puzzle-daily = ### 🧩 Desafio do dia · { $day }
puzzle-nobody = -# Ninguém respondeu ainda. Só você vê a sua resposta.
puzzle-solved = { $solved ->
        [0] Ninguém resolveu ainda
       *[other] **Quem resolveu:** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }e mais { $more }
        }
    } · { $tried ->
        [one] { $tried } resposta
       *[other] { $tried } respostas
    }
puzzle-until = -# O próximo vem { $next }, com a solução deste.

# When something does not work
puzzle-unknown = Este desafio não é seu, ou não existe mais. Digite { COMMAND("puzzle") } para receber o seu.
puzzle-none = Uau, você já viu todos os desafios que eu conheço! Volte mais tarde, ou jogue uma partida: { COMMAND("help") } mostra como.
puzzle-past = Esse dia já passou, e a solução está na mensagem dele. O desafio de hoje está mais abaixo no canal; { COMMAND("puzzle") } tem mais.
puzzle-notice-trouble = Não consigo mostrar o desafio do dia em { $channel }. { $why } Quando isso se resolver, ele vem sozinho.
puzzle-notice-gone = O canal do desafio do dia foi apagado, então não vai ter mais. Escolha outro canal em { COMMAND("settings") }.
limit-puzzle = São muitos desafios de uma vez! Em dez minutos, uma pessoa recebe { $person } e um servidor inteiro { $server }. Termine o que você tem, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
