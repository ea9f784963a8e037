# `/hilfe` und die erste Nachricht auf einem Server: alle Spiele, und wie man anfängt.

help-head = ### Willkommen bei Freehold
    Kartenspiele um Grund und Boden: mit Freunden, jeder zieht, wann er Zeit hat, oder sofort gegen Bots.
help-joined = ### Hallo, { $server }! Ich bin Freehold
    Spielt hier Karten um Grund und Boden: mit Freunden, jeder zieht, wann er Zeit hat, oder sofort gegen Bots. `/hilfe` zeigt diese Seite wieder; wer den Server verwaltet, findet Sprache und Kanäle unter `/einstellungen`.
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
    Der Tisch steht gleich hier in { $channel }, und es geht sofort los: du gegen Bots, ohne Frist.
help-play-thread = ### Welches Spiel?
    In { $channel } steht schon ein Tisch, darum kommt deiner in einen Thread. Es geht sofort los: du gegen Bots, ohne Frist.
help-read-head = ### Welche Regeln?
help-elsewhere = ### Tische stehen auf Servern
    Ein Tisch steht in einem Kanal, damit andere zuschauen und sich an den nächsten setzen können. Geh auf einem Server, auf dem ich bin, in einen Kanal, tippe `/hilfe` und drücke dort denselben Knopf.

# So geht es
help-start = ### Anfangen
    `/property neu` eröffnet in diesem Kanal einen Tisch, und so ist es bei jedem Spiel. Andere drücken *Mitspielen*, oder du fügst Bots hinzu; dann drücke *Starten*. Bist du neu, lass die Optionen weg: Die Vorgaben sind gut. Für eine Saison mit vielen gibt es `/liga ausschreiben`.
help-play = ### Spielen
    Deine Hand kommt als Direktnachricht, und *Meine Hand* am Tisch zeigt sie auch, nur für dich. Wähle dort einen Zug: ein Klick, und der Tisch ändert sich. Du wirst einmal erwähnt, wenn du am Zug bist; spiel, wenn du eine Minute hast. `/regeln` erklärt das Spiel, `/partien` listet alle deine Tische, `/rätsel` hat etwas für zwischendurch. Mit `/benachrichtigungen` wählst du, wo ich dich rufe und wann ich dich schlafen lasse, mit `/ich` deine Sprache, Worte statt Bilder und Karten in vier Farben.
help-stuck = ### Es hakt?
    Nachricht gelöscht oder zu weit oben: `/partie zeigen`. Jemand zieht nicht: *Mehr*, *Erinnern*, oder nach der Frist spielt ein Bot. Keine Zeit mehr: *Mehr*, *Übergeben*. Alles ist gespeichert: Nichts geht verloren, wenn ich neu starte.
help-server = ### Dein Server
    Wer den Server verwaltet, wählt Sprache, Kanäle, Frist, Moderation und ein Rätsel des Tages mit `/einstellungen`. Wer moderiert, beendet mit `/moderieren` einen Tisch oder sperrt, wer stört.
help-version = -# Freehold { $version }
