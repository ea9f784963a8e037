# Slash commands as Discord lists them: names (lower case, no spaces), descriptions (at most 100 characters), choices.

command-match = Die Partie in diesem Kanal oder eine andere von dir
command-match-show = Den Tisch noch einmal zeigen, nur für dich
command-match-hand = Deine Hand zeigen und von hier aus spielen
command-match-log = Nachlesen, was bisher geschehen ist
command-match-resign = Die Partie endgültig verlassen
command-match-replace = Einen Platz, den du vergeben darfst, jemand anderem oder einem Bot geben
command-match-nudge = Alle erinnern, auf die die Partie wartet
command-match-verify = Nach der Partie prüfen, ob jedes Mischen fair war
command-matches = Alle deine Partien: wer dran ist, wie lange noch, und ein Link zu jeder
command-rules = Wie ein Spiel geht, freundlich erklärt
command-puzzle = Ein Zug ist hier viel besser als alle anderen: finde ihn, nur für dich
command-learn = Ein Spiel beim Spielen lernen: eine erste Partie mit Anleitung, für dich allein
command-vacation = Lass deine Zeit ein paar Tage stillstehen, in allen deinen Partien
command-settings = Wie sich Freehold auf diesem Server verhält
command-help = Alle Spiele mit Bild: spiel eines gleich gegen Bots, lern es oder lies seine Regeln

option-deadline = Wie lange man über einen Zug nachdenken darf
option-absent = Was geschieht, wenn jemand die Frist verpasst
option-thread = Die Partie in einem eigenen Thread eröffnen
option-match = Welche deiner Partien; lass es weg, wenn du die in diesem Kanal meinst
option-seat = Wessen Platz übergeben wird
option-level = Wie stark der Bot sein soll, der den Platz bekommt
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
name-deadline = frist
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
choice-10-minutes = 10 Minuten
choice-1-hour = 1 Stunde
choice-8-hours = 8 Stunden
choice-1-day = 1 Tag
choice-3-days = 3 Tage
choice-7-days = 7 Tage

# For moderators
command-moderate = An den Tischen dieses Servers für Ordnung sorgen
command-moderate-end = Die Lobby oder Partie in diesem Kanal beenden, ohne Ergebnis
command-moderate-remove = Jemanden aus der Lobby in diesem Kanal nehmen
command-moderate-bar = Jemandem verwehren, auf diesem Server Tische zu eröffnen
command-moderate-allow = Jemanden hier wieder Tische eröffnen lassen
option-who = Um wen es geht
name-moderate = moderieren
name-end = beenden
name-remove = entfernen
name-bar = sperren
name-allow = zulassen
name-who = wen
