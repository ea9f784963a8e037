# Slash commands as Discord lists them: names (lower case, no spaces), descriptions (at most 100 characters), choices.

command-match = Die Partie in diesem Kanal oder eine andere von dir
command-match-show = Den Tisch noch mal zeigen, nur für dich
command-match-hand = Deine Hand zeigen und von hier aus spielen
command-match-log = Nachlesen, was bisher passiert ist
command-match-resign = Die Partie endgültig verlassen
command-match-replace = Deinen Platz übergeben, an jemand anderen oder einen Bot
command-match-nudge = Alle erinnern, auf die die Partie wartet
command-match-verify = Nach der Partie prüfen, ob jedes Mischen fair war
command-matches = Alle deine Partien: wer dran ist, wie lange noch, und ein Link zu jeder
command-rules = Die Regeln eines Spiels, kurz und freundlich
command-puzzle = Ein Rätsel nur für dich: Ein Zug ist viel besser als die anderen. Finde ihn
command-learn = Ein Spiel beim Spielen lernen: eine erste Partie mit Anleitung, nur für dich
command-vacation = Ein paar Tage frei: Deine Uhr steht in allen deinen Partien still
command-settings = Freehold für diesen Server einstellen
command-help = Alle Spiele mit Bild: spiel eines gleich gegen Bots, lern es oder lies seine Regeln

option-pace = Wie viel Zeit alle haben
option-absent = Was passiert, wenn jemand die Frist verpasst
option-thread = Die Partie in einem eigenen Thread eröffnen
option-match = Welche deiner Partien; lass es weg, wenn du die in diesem Kanal meinst
option-seat = Wessen Platz übergeben wird
option-level = Wie stark dieser Bot spielen soll
option-person = Wer den Platz bekommt
option-game = Welches Spiel

name-match = partie
name-matches = partien
name-rules = regeln
name-puzzle = rätsel
name-learn = lernen
name-vacation = urlaub
name-settings = einstellungen
name-help = hilfe
name-new = neu
name-show = zeigen
name-hand = hand
name-log = verlauf
name-resign = aufgeben
name-replace = übergeben
name-nudge = erinnern
name-verify = prüfen
name-pace = tempo
name-absent = abwesend
name-thread = thread
name-seat = platz
name-level = stärke
name-person = person
name-game = spiel

choice-easy = leicht
choice-normal = normal
choice-strong = stark
choice-none = ohne
choice-move = ziehen
choice-pass = aussetzen
choice-1-day = 1 Tag
choice-3-days = 3 Tage
choice-7-days = 7 Tage

# For moderators
command-moderate = Moderation der Tische auf diesem Server
command-moderate-end = Die Lobby oder Partie in diesem Kanal beenden, ohne Ergebnis
command-moderate-remove = Jemanden aus der Lobby in diesem Kanal nehmen
command-moderate-bar = Jemanden auf diesem Server keine Tische mehr eröffnen lassen
command-moderate-allow = Jemanden hier wieder Tische eröffnen lassen
option-who = Um wen es geht
name-moderate = moderieren
name-end = beenden
name-remove = entfernen
name-bar = sperren
name-allow = zulassen
name-who = wen
