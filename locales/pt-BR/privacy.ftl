# What Freehold knows about a person, and how it forgets that.

command-privacy = Ver ou apagar o que o Freehold sabe sobre você
command-privacy-export = Receber tudo o que está guardado sobre você em um arquivo, por mensagem direta
command-privacy-delete = Apagar tudo o que está guardado sobre você; eu pergunto de novo antes
name-privacy = privacidade
name-export = exportar
name-delete = apagar

privacy-export = Aqui está tudo o que o Freehold guardou sobre você: seu nome, o que você escolheu, seus lugares, jogadas, resultados, níveis e ligas. Não há nada aí sobre mais ninguém.
# What does not fit into one file: $part is the number of this one.
privacy-part = É demais para um arquivo só, então vão vários. Esta é a parte { $part }, e ainda vem mais.
privacy-part-last = Esta é a parte { $part }, a última.
privacy-unsent = Juntei todos os seus dados, mas o Discord não me deixou enviar. Tente de novo daqui a alguns minutos, por favor. Se falhar outra vez, peça a quem cuida do Freehold aqui que envie para você.
privacy-sent = Mandei tudo por mensagem direta.
privacy-delete-question = É para eu esquecer tudo sobre você, em todos os servidores?
privacy-delete-hint =
    Um bot fica com o seu lugar nas partidas em andamento, e elas contam como derrota. Você sai das suas ligas, e os seus resultados e níveis somem. As partidas que você jogou ficam para os outros, sem o seu nome. Não dá para desfazer.
    Quer uma cópia antes? Use { COMMAND("privacy export") }.
privacy-deleted = Pronto: esqueci você. As mensagens que o Discord já mostra ficam como estão; as das suas mensagens diretas, você pode apagar. Se você jogar de novo, a gente começa do zero.
# The name of somebody who is forgotten, in what they played
privacy-former = Alguém
