# `/hilfe` und die erste Nachricht auf einem Server: alle Spiele, und wie man anfängt.

help-head = ### Willkommen bei Freehold
    Kartenspiele um Grund und Boden: mit Freunden, wann immer jemand Zeit hat, oder sofort gegen Bots.
help-joined = ### Hallo, { $server }! Ich bin Freehold
    Spielt hier Karten um Grund und Boden: mit Freunden, wann immer jemand Zeit hat, oder sofort gegen Bots. { COMMAND("help") } zeigt diese Seite wieder. Verwaltest du den Server? Sprache und Kanäle stellst du mit { COMMAND("settings") } ein.
help-seats = { $least } bis { $most } Spieler

# Ihre Knöpfe
help-to-play = Jetzt gegen Bots spielen
help-to-read = Regeln
help-to-more = So geht es
help-to-games = Alle Spiele
help-learn = Lernen
help-bots = Spielen
help-read = Lesen
help-there = Dorthin

# Wohin sie führen
help-play-here = ### Welches Spiel?
    Dein Tisch steht gleich hier in { $channel }, und es geht sofort los: du gegen Bots, ohne Uhr.
help-play-thread = ### Welches Spiel?
    In { $channel } steht schon ein Tisch, darum kommt deiner in einen Thread. Es geht sofort los: du gegen Bots, ohne Uhr.
help-play-message = ### Welches Spiel?
    Dein Tisch ist gleich hier in unserem Chat, und es geht sofort los: du gegen Bots, ohne Uhr.
help-read-head = ### Welche Regeln?
help-elsewhere = ### Dafür brauchst du einen Server
    Ein Tisch steht in einem Kanal, damit andere zuschauen und beim nächsten mitspielen können. Geh auf einem Server mit mir in einen Kanal, tipp { COMMAND("help") } und drück dort denselben Knopf.

# So geht es
help-start = ### Anfangen
    { COMMAND("property new") } eröffnet hier einen Tisch, { COMMAND("deal new") } einen für ein anderes Spiel. Andere drücken *{ BUTTON("lobby-join", asks: "no") }*, oder du nimmst unter *{ BUTTON("table-more") }* Bots dazu; dann drück *{ BUTTON("lobby-start", asks: "no") }*. Ihr seid viele? { COMMAND("league create") }.
help-play = ### Spielen
    Am Tisch zeigt *{ BUTTON("table-hand") }* deine Karten, nur dir; sie kommen auch als Direktnachricht. Tipp einen Zug an, und er ist gemacht. Ich erwähne dich einmal, wenn du dran bist. { COMMAND("rules") } erklärt das Spiel, { COMMAND("matches") } zeigt deine Tische, { COMMAND("puzzle") } ist für zwischendurch. { COMMAND("notify") } stellt Ruhezeiten ein, { COMMAND("me") } Sprache und Kartenbilder.
help-stuck = ### Es hakt?
    Tisch weg oder zu weit oben? { COMMAND("match show") }. Jemand zieht nicht? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; nach der Frist spielt ein Bot. Keine Zeit mehr? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Dein Server
    { COMMAND("settings") } hat Sprache, Kanäle, Tempo, Moderation und ein Rätsel des Tages. { COMMAND("moderate end") } beendet einen Tisch, { COMMAND("moderate bar") } sperrt Störer.
help-version = -# Freehold { $version }
