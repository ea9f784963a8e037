# `/puzzle`, and the daily puzzle of a channel.

puzzle-answered = Este ya lo respondiste. Así te fue.
puzzle-none = ¡Vaya, ya viste todos los problemas que sé! Vuelve más tarde o juega una partida: { COMMAND("help") } te enseña cómo.
