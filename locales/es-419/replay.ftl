# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

film-not-over = Tendrás la película cuando acabe la partida. Hasta entonces, puedes recorrer lo que viste.
