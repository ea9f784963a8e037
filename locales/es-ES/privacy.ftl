# What Freehold knows about a person, and how it forgets that.

command-privacy = Ver o borrar lo que Freehold sabe de ti
command-privacy-export = Recibir por MD un archivo con todo lo que hay guardado sobre ti
command-privacy-delete = Borrar todo lo que hay guardado sobre ti; antes te lo pregunto otra vez
name-privacy = privacidad
name-export = exportar
name-delete = borrar

privacy-export = Aquí tienes todo lo que Freehold guarda sobre ti: tu nombre, lo que has elegido, tus asientos, jugadas, resultados, niveles y ligas. No contiene nada de nadie más.
# What does not fit into one file: $part is the number of this one.
privacy-part = Es demasiado para un solo archivo, así que recibes varios. Esta es la parte { $part }, y aún vienen más.
privacy-part-last = Esta es la parte { $part }, la última.
privacy-unsent = He reunido todos tus datos, pero Discord no me ha dejado enviarlos. Inténtalo otra vez dentro de unos minutos. Si vuelve a fallar, pide a quien gestiona Freehold aquí que te los envíe.
privacy-sent = Te lo he enviado todo por MD.
privacy-delete-question = ¿Olvido todo lo que sé de ti, en todos los servidores?
privacy-delete-hint =
    Un bot ocupa tu asiento en las partidas en curso, que cuentan como perdidas. Sales de tus ligas, y tus resultados y niveles desaparecen. Las partidas que has jugado se quedan para el resto, sin tu nombre. No se puede deshacer.
    ¿Quieres antes una copia? Usa { COMMAND("privacy export") }.
privacy-deleted = Hecho: te he olvidado. Los mensajes que Discord ya muestra se quedan como están; los de tus MD puedes borrarlos tú. Si vuelves a jugar, empezamos de cero.
# The name of somebody who is forgotten, in what they played
privacy-former = Alguien
