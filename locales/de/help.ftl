# `/hilfe` und die erste Nachricht auf einem Server: alle Spiele, und wie man anfängt.

help-head = ### Willkommen bei Freehold
    Kartenspiele um Grund und Boden: mit Freunden, wann immer jemand Zeit hat, oder sofort gegen Bots.
help-joined = ### Hallo, { $server }! Ich bin Freehold
    Spielt hier Karten um Grund und Boden: mit Freunden, wann immer jemand Zeit hat, oder sofort gegen Bots. `/hilfe` zeigt diese Seite wieder. Verwaltest du den Server? Sprache und Kanäle stellst du mit `/einstellungen` ein.
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
    Dein Tisch steht gleich hier in { $channel }, und es geht sofort los: du gegen Bots, ohne Frist.
help-play-thread = ### Welches Spiel?
    In { $channel } steht schon ein Tisch, darum kommt deiner in einen Thread. Es geht sofort los: du gegen Bots, ohne Frist.
help-read-head = ### Welche Regeln?
help-elsewhere = ### Dafür brauchst du einen Server
    Ein Tisch steht in einem Kanal, damit andere zuschauen und beim nächsten mitspielen können. Geh auf einem Server mit mir in einen Kanal, tipp `/hilfe` und drück dort denselben Knopf.

# So geht es
help-start = ### Anfangen
    `/property neu` eröffnet in diesem Kanal einen Tisch, und jedes andere Spiel hat sein eigenes `neu`. Andere drücken *Mitspielen*, oder du fügst Bots hinzu; dann drück *Starten*. Neu hier? Lass die Optionen weg: Die Vorgaben passen. Ihr seid viele? Probiert `/liga ausschreiben`.
help-play = ### Spielen
    Deine Hand kommt als Direktnachricht, und *Meine Hand* am Tisch zeigt sie auch, nur für dich. Wähl dort einen Zug: ein Klick, und der Tisch ändert sich. Du wirst einmal erwähnt, wenn du am Zug bist; spiel, wenn du eine Minute hast. `/regeln` erklärt das Spiel, `/partien` listet alle deine Tische, `/rätsel` hat etwas für zwischendurch. Mit `/benachrichtigungen` wählst du, wo ich dir Bescheid sage und wann du Ruhe hast, mit `/ich` deine Sprache, Worte statt Bilder und Karten in vier Farben.
help-stuck = ### Es hakt?
    Tisch gelöscht oder zu weit oben? `/partie zeigen`. Jemand zieht nicht? *Mehr*, *Erinnern*; nach der Frist spielt ein Bot. Keine Zeit mehr? *Mehr*, *Übergeben*. Keine Sorge bei Neustarts: Alles ist gespeichert.
help-server = ### Dein Server
    Verwaltest du den Server? Mit `/einstellungen` wählst du Sprache, Kanäle, Frist, Moderation und ein Rätsel des Tages. Wer moderiert, kann mit `/moderieren` einen Tisch beenden oder Störer sperren.
help-version = -# Freehold { $version }
