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
    { COMMAND("property new") } eröffnet in diesem Kanal einen Tisch, und die anderen Spiele haben ihren eigenen Befehl, zum Beispiel { COMMAND("deal new") }. Andere drücken *{ BUTTON("lobby-join", asks: "no") }*, oder du nimmst unter *{ BUTTON("table-more") }* Bots dazu; dann drück *{ BUTTON("lobby-start", asks: "no") }*. Neu hier? Lass die Optionen weg: Die Vorgaben passen. Ihr seid viele? Probiert { COMMAND("league create") }.
help-play = ### Spielen
    Deine Hand kommt als Direktnachricht, und *{ BUTTON("table-hand") }* am Tisch zeigt sie auch, nur für dich. Wähl dort einen Zug: ein Klick, und er ist gemacht. Du wirst einmal erwähnt, wenn du am Zug bist; spiel, wenn du eine Minute hast. { COMMAND("rules") } erklärt das Spiel, { COMMAND("matches") } listet alle deine Tische, { COMMAND("puzzle") } hat etwas für zwischendurch. Mit { COMMAND("notify") } wählst du, wo ich dir Bescheid sage und wann du Ruhe hast, mit { COMMAND("me") } deine Sprache, Worte statt Bilder und Karten in vier Farben.
help-stuck = ### Es hakt?
    Tisch gelöscht oder zu weit oben? { COMMAND("match show") }. Jemand zieht nicht? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; nach der Frist spielt ein Bot. Keine Zeit mehr? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Dein Server
    Verwaltest du den Server? Mit { COMMAND("settings") } wählst du Sprache, Kanäle, Tempo, Moderation und ein Rätsel des Tages. Wer moderiert, beendet mit { COMMAND("moderate end") } einen Tisch und sperrt mit { COMMAND("moderate bar") } Störer.
help-version = -# Freehold { $version }
