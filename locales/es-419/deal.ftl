# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures.

deal-end-laps = Todo el mundo tuvo { $count } turnos. La ronda termina.
deal-no-place = Esa carta no va ahí. Elige un lugar de la lista.
deal-arranged-enough = Ya reorganizaste bastante. Juega una carta o termina tu turno.
deal-picture-ask-paid = { $name } pagó
