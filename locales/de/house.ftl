# What the house tells in a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Jedes Mischen kommt aus einem versiegelten Geheimnis und von allen, die sich dazugesetzt haben. SHA-256 des Geheimnisses: `{ $commitment }`
house-moved = { $who } hat die Frist verpasst; ein Bot hat den Zug gemacht.
house-passed = { $who } hat die Frist verpasst; der Zug ist verfallen.
house-undone = { $who } nimmt den letzten Zug zurück.
house-only = Für { $who } gab es nur einen Zug, also wurde er gleich gemacht.
house-away = { $who } ist weg. Bis zur Rückkehr spielt ein Bot weiter.
house-paused = Ich war eine Weile nicht da. So lange stand die Zeit still: Alle haben entsprechend länger.
house-mended = Die Regeln von { $game } wurden berichtigt; die Partie geht mit den neuen weiter.
house-outdated = Die Regeln von { $game } haben sich geändert, und diese Partie kann mit ihnen nicht weitergehen. Das tut mir leid: Sie endet hier, und niemand hat verloren. Eröffne eine neue, wann immer du magst.
house-back = { $who } ist wieder am Tisch.
house-returned = { $who } ist wieder da und löst { $before } ab.
house-vacated = { $before } ist weg. Ein Bot, { $who }, spielt auf dem Platz weiter.
house-bot-easy = { $who }, ein leichter Bot, übernimmt den Platz von { $before }.
house-bot-normal = { $who }, ein Bot, übernimmt den Platz von { $before }.
house-bot-strong = { $who }, ein starker Bot, übernimmt den Platz von { $before }.
house-substitute = { $who } übernimmt den Platz von { $before }.
house-vacation = { $who } hat Urlaub; so lange steht die Zeit still.
house-vacation-over = { $who } ist aus dem Urlaub zurück.
house-vacation-agreed = { $who } würde so lange einen Bot für { $other } spielen lassen. Wenn alle unter *Mehr* zustimmen, spielt er.
house-deserted = An diesem Tisch ist niemand mehr. Die Partie endet hier ohne Ergebnis.
house-idle = Seit 30 Tagen hat niemand gezogen. Die Partie endet hier ohne Ergebnis. Macht jederzeit eine neue auf.

# One word each, as many as a table has seats.
opponent-names = Anton Berta Conrad Dora Emil Frieda
