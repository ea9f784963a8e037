# What Freehold knows about a person, and how it forgets that.

privacy-export = Aquí tienes todo lo que Freehold guarda sobre ti: tu nombre, lo que elegiste, tus asientos, jugadas, resultados, niveles y ligas. No contiene nada de nadie más.
privacy-unsent = Reuní todos tus datos, pero Discord no me dejó enviarlos. Inténtalo otra vez en unos minutos. Si vuelve a fallar, pide a quien administra Freehold aquí que te los envíe.
privacy-sent = Te envié todo por MD.
privacy-delete-hint =
    Un bot ocupa tu asiento en las partidas en curso, que cuentan como perdidas. Sales de tus ligas, y tus resultados y niveles desaparecen. Las partidas que jugaste se quedan para el resto, sin tu nombre. No se puede deshacer.
    ¿Quieres antes una copia? Usa { COMMAND("privacy export") }.
privacy-deleted = Listo: te olvidé. Los mensajes que Discord ya muestra se quedan como están; los de tus MD puedes borrarlos tú. Si vuelves a jugar, empezamos de cero.
