# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = Como eu te aviso que é a sua vez, e as suas horas de silêncio
command-me = Seu idioma, sua cor, palavras em vez de imagens, baralho de quatro cores
option-zone = Seu fuso horário, para as horas de silêncio: digite a sua cidade ou país e escolha
name-notify = avisos
name-me = eu
name-zone = fuso

notify-title = ### Quando uma partida espera por você
    Isto vale na hora, em todos os servidores.
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] Eu **nunca** te aviso. { COMMAND("matches") } mostra onde é a sua vez; os prazos continuam valendo
        [dm] Eu te aviso **por mensagem direta**
        [both] Eu te aviso **na mesa e por mensagem direta**
       *[here] Eu te menciono **na mesa**
    }{ $hours ->
        [none] .
        [quiet] , mas não entre **{ $begins }** e **{ $ends }** ({ $zone }).
       *[all] , a qualquer hora.
    }
notify-waits = -# O que acontecer nas suas horas de silêncio, eu conto quando elas acabarem ({ $ends }). Se um prazo cair nelas, eu lembro antes de elas começarem.
notify-closed = -# Não consigo te mandar mensagens diretas. Até você permitir, eu te menciono na mesa.
notify-where = **Onde**
notify-where-here = Uma menção na mesa
notify-where-dm = Uma mensagem direta
notify-where-both = As duas
notify-where-none = Nenhuma
notify-from = **Horas de silêncio** das
notify-never = Sem horas de silêncio
notify-to = **às**
notify-reminder = **Lembretes** antes de o seu tempo acabar
notify-reminder-once = Um, depois de três quartos do tempo
notify-reminder-again = E mais um, depois de { $percent }%
notify-zone = -# Seu fuso horário é { $zone }. Quando lá é meio-dia, seu relógio mostra { $noon }. Está errado? Mude com { COMMAND("notify") } e a opção `{ CLIENT("name-zone") }`.
zone-unknown = Não conheço esse fuso horário. Na opção `{ CLIENT("name-zone") }`, digite as primeiras letras da sua cidade ou país e escolha na lista.

me-title = ### Como você lê, e a sua cor
    Isto muda o que só você vê, em todos os servidores, na hora. As mesas continuam iguais para todo mundo.
me-now = Idioma: **{ $language }**, { $kind ->
        [text] com **palavras em vez de imagens**
       *[picture] com **imagens**
    }. O baralho tem **{ $count ->
        [four] quatro cores
       *[two] duas cores
    }**: { $cards }
me-black-red = -# “Vermelho” continua sendo ♥ e ♦, e “preto”, ♠ e ♣.
me-commands = -# Os comandos ficam no idioma do seu Discord, { $language }.
me-locale = **Idioma**
me-locale-client = Igual ao meu Discord ({ $language })
me-pictures = **Mãos e mesas**
me-colors = **Baralho**
me-colors-two = Duas cores: ♠ e ♣ pretos, ♥ e ♦ vermelhos
me-colors-four = Quatro cores: ♠ preto, ♥ vermelho, ♦ azul, ♣ verde
me-favorite = **Sua cor na mesa**
    -# Todo mundo vê, a partir da sua próxima mesa. Você fica com ela onde mais ninguém a tiver ainda.
me-favorite-any = { $color } quase sempre (sem preferida)
mark-0 = Azul
mark-1 = Laranja
mark-2 = Verde
mark-3 = Amarelo
mark-4 = Rosa
mark-5 = Azul-claro

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    America/Sao_Paulo Brasil, Brasília, São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis, Goiânia
    America/Bahia Brasil, Bahia, Salvador
    America/Fortaleza Brasil, Ceará, Fortaleza, Maranhão, Piauí, Paraíba, Rio Grande do Norte
    America/Recife Brasil, Pernambuco, Recife
    America/Maceio Brasil, Alagoas, Maceió, Sergipe, Aracaju
    America/Belem Brasil, Pará, Belém, Amapá
    America/Manaus Brasil, Amazonas, Manaus
    America/Cuiaba Brasil, Mato Grosso, Cuiabá
    America/Campo_Grande Brasil, Mato Grosso do Sul, Campo Grande
    America/Porto_Velho Brasil, Rondônia, Porto Velho
    America/Boa_Vista Brasil, Roraima, Boa Vista
    America/Rio_Branco Brasil, Acre, Rio Branco
    America/Araguaina Brasil, Tocantins, Palmas
    America/Noronha Brasil, Fernando de Noronha
    Europe/Lisbon Portugal, Lisboa, Porto
    Etc/UTC Tempo Universal Coordenado, UTC, GMT
    America/New_York Estados Unidos, EUA, Nova York, Boston, Miami, Orlando
    America/Los_Angeles Estados Unidos, EUA, Califórnia, Los Angeles
    America/Toronto Canadá, Toronto
    America/Argentina/Buenos_Aires Argentina
    Europe/London Reino Unido, Inglaterra, Londres
    Europe/Dublin Irlanda
    Europe/Madrid Espanha, Barcelona
    Africa/Luanda Angola
    Asia/Tokyo Japão, Tóquio
