# What the house tells in a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Jedes Mischen kommt aus einem versiegelten Geheimnis und etwas von allen, die mitspielen. SHA-256 des Geheimnisses: `{ $commitment }`
house-moved = { $who } hat die Frist verpasst; ein Bot hat den Zug gemacht.
house-passed = { $who } hat die Frist verpasst; der Zug ist verfallen.
house-undone = { $who } nimmt den letzten Zug zurück.
house-planned = { $who } hatte diesen Zug vorausgeplant, also hab ich ihn gleich gemacht.
house-only = { $who } hatte nur einen möglichen Zug, also hab ich ihn gemacht.
house-only-told = { $told } (Der einzige mögliche Zug, also hab ich ihn gemacht.)
house-only-you = Du hattest nur einen möglichen Zug, also hab ich ihn für dich gemacht.
house-planned-you = Wie von dir geplant, hab ich diesen Zug gleich für dich gemacht.
house-moved-you = Deine Zeit war um, also hat ein Bot diesen Zug für dich gemacht.
house-passed-you = Deine Zeit war um, also wurdest du übersprungen.
house-lapsed = Du hattest nichts mehr zu tun, also hab ich deinen Zug beendet.
house-away = { $who } ist weg. Bis zur Rückkehr spielt ein Bot weiter.
house-to-message = Die Partie geht per Direktnachricht weiter.
house-to-channel = Die Partie geht in einem anderen Kanal weiter.
house-paused = Ich war eine Weile offline. Die Zeit bekommen alle dazu.
house-mended = In meinen Regeln von { $game } war ein Fehler. Die Partie geht mit den richtigen weiter.
house-outdated = Tut mir leid, diese Partie endet hier: Die Regeln von { $game } haben sich zu sehr geändert. Niemand hat verloren. Mach jederzeit eine neue auf.
house-back = { $who } ist wieder am Tisch.
house-returned = { $who } ist wieder da und löst { $before } ab.
house-vacated = { $before } ist weg, also übernimmt { $who }, ein Bot.
house-bot-easy = { $who }, ein leichter Bot, übernimmt den Platz von { $before }.
house-bot-normal = { $who }, ein Bot, übernimmt den Platz von { $before }.
house-bot-strong = { $who }, ein starker Bot, übernimmt den Platz von { $before }.
house-substitute = { $who } übernimmt den Platz von { $before }.
house-vacation = { $who } hat Urlaub. So lange steht die Uhr still.
house-vacation-over = { $who } ist aus dem Urlaub zurück.
house-vacation-agreed = { $who } ist einverstanden, dass so lange ein Bot für { $other } spielt. Er spielt, sobald es alle sind.
house-unrated = Die Saison ist vorbei, und dieser Tisch zählte so, wie er stand. Ihr könnt weiterspielen, aber an den Wertungen ändert sich nichts mehr.
house-league-paused = Die Liga macht Pause, und alle Uhren stehen still. Spielen könnt ihr trotzdem.
house-league-continues = Die Liga geht weiter, und die Uhren laufen wieder.
house-pace-wanted = { $who } hätte gern ein anderes Tempo: { $pace }. Sobald alle das wollen, gilt es.
house-pace-changed = { $planned ->
        [yes] Wie abgemacht gilt jetzt dieses Tempo: { $pace }.
       *[no] Alle wollen ein neues Tempo: { $pace }.
    } Alle Uhren beginnen neu.
house-time-given = { $who } gibt { $other } mehr Zeit.
house-deserted = Alle sind gegangen, also endet die Partie hier ohne Ergebnis.
house-idle = Seit 30 Tagen hat niemand gezogen. Die Partie endet hier ohne Ergebnis. Macht jederzeit eine neue auf.

# One word each, as many as a table has seats.
opponent-names = Anton Berta Conrad Dora Emil Frieda
