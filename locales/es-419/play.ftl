# `/play`: finding somebody to play with.

play-expired = Mientras esperabas no vino nadie a jugar { $games }. Prueba otra vez con { COMMAND("play") }: también empieza al momento una partida contra bots.
play-ask-bots = Aún no viene nadie a jugar { $games }. Dejo de buscar { $until }. Si quieres, los bots pueden ocupar los asientos vacíos.
