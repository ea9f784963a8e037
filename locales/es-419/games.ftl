# What every game says in the same words.
game-over = La partida terminó.
game-is-over = La partida terminó. ¿Quieres otra? Presiona *{ BUTTON("table-rematch") }* en la mesa.
game-is-out = Estás fuera de esta partida. Puedes verla hasta el final y luego presionar *{ BUTTON("table-rematch") }*.
