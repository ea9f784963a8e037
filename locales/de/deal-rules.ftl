# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = Worum es geht
deal-rules-goal =
    Leg Grundstücke vor dich, kassiere Miete und hol dir von den anderen, was dir fehlt. **Wer im eigenen Zug drei ganze Sätze in drei Farben hat, gewinnt sofort.**

    Wie viele Karten ein Satz braucht, steht auf jeder: zwei bei Braun und Dunkelblau, vier Bahnhöfe, zwei Werke, drei bei jeder anderen Farbe.

deal-rules-turn-title = Dein Zug
deal-rules-turn =
    Du ziehst 2 Karten; mit leerer Hand 5. Dann **spielst du bis zu drei Karten**, ganz wie du willst:
    • leg Geld oder eine Aktion auf deine **Bank**; eine Aktion dort ist für immer Geld
    • leg ein **Grundstück** oder einen Joker vor dich
    • spiel eine **Aktion** in die Mitte

    Du musst gar nichts spielen. Deine Joker zwischen Farben umzulegen ist in deinem Zug frei. Am Ende behältst du höchstens 7 Karten; die anderen kommen unter den Stapel.

deal-rules-actions-title = Die Aktionen
deal-rules-actions =
    • **Miete**: Alle anderen zahlen für deinen besten Satz in einer Farbe der Karte; bei der Karte für jede Farbe zahlt eine Person. **Doppelte Miete** kommt dazu und zählt als eigene Karte.
    • **Geburtstag**: 2M von allen. **Schuldeneintreiber**: 5M von einer Person.
    • **Schlauer Deal**: Nimm ein Grundstück. **Zwangstausch**: Tausch eins. Nie aus einem ganzen Satz.
    • **Deal Breaker**, wenn er im Stapel ist: Nimm einen ganzen Satz.
    • **Haus** und **Hotel** auf einen ganzen Satz: 3M und 4M mehr Miete.
    • **Über Los**: Zieh zwei Karten.

deal-rules-paying-title = Zahlen
deal-rules-paying =
    Du zahlst mit dem, was vor dir liegt: Bank und Grundstücke, wie du magst, nie aus der Hand. **Es gibt kein Wechselgeld**, und du kannst keine Karte dazugeben, die nicht nötig ist. Hast du zu wenig, gibst du alles, was Wert hat; liegt nichts vor dir, zahlst du nichts.

    Geld kommt auf die Bank der anderen Person, Grundstücke zu ihren Grundstücken. Joker für jede Farbe haben keinen Wert; mit ihnen wird nie bezahlt.

deal-rules-sayno-title = Sag einfach Nein
deal-rules-sayno =
    Wer gemeint ist, darf mit **Sag einfach Nein** antworten, jederzeit und ohne dass es als gespielte Karte zählt; wer die Aktion gespielt hat, darf darauf ebenso antworten, hin und her. Bleibt das Nein stehen, gilt die ganze Aktion für diese Person nicht.

    Alle Gefragten entscheiden für sich, zur gleichen Zeit. Damit niemand aus einer Pause auf eine Hand schließt, wirst du gefragt, ob du so eine Karte hast oder nicht.

    Du kannst **im Voraus antworten**: Drück unter deiner Hand auf *Antworten im Voraus* und sag, was für dich geschehen soll.

deal-rules-points-title = Punkte
deal-rules-points =
    Ein Tisch kann mehrere Runden um Punkte spielen. Wenn jemand drei Sätze hat, zählen alle den Wert von Bank und Grundstücken: Der höchste bekommt **10 Punkte, dann 7, 5, 3**, der fünfte 1. Wer die Sätze hatte, kann also weniger bekommen als andere!

    Gleiche Werte teilen sich die Punkte des besseren Platzes.

deal-rules-options-title = Was ein Tisch wählen kann
deal-rules-options =
    • **Wertung**: Drei Sätze gewinnen, oder Punkte über 1 bis 8 Runden.
    • **Deal Breaker**: meist draußen; mit ihnen geht es wilder zu.
    • **Zwangstausch**: ob du aus einem eigenen ganzen Satz geben darfst.
    • **Runden**: Nach 15 oder 30 Zügen von allen gewinnt, wer die meisten ganzen Sätze hat.

    Würfel entscheiden, wer beginnt. Alle Mischungen lassen sich prüfen, wenn die Partie vorbei ist: Drück auf *Mischen prüfen*.
