# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = Worum es geht
monopoly-rules-goal =
    Sammle alle Karten einer Farbe, stell Häuser, Hotels und Figuren darauf und **leg aus**, wenn alles in deiner Hand zu einer ganzen Gruppe gehört. Dann wird gezählt; gespielt wird in mehreren Blättern.

    Hat am Ende eines Blatts jemand **10.000 oder mehr** (zu fünft oder sechst 7.000), gewinnt, wer am meisten Geld hat.

monopoly-rules-turn-title = Dein Zug
monopoly-rules-turn =
    Alle haben zehn Karten und einen offenen **Tauschstapel** vor sich. In deinem Zug tust du eins von dreien:
    • **Zieh** die oberste Karte vom Stapel.
    • **Tausch**: die obersten Karten deines Stapels gegen ebenso viele von einem anderen. Sie kommen beiden auf die Hand, und ablehnen geht nicht. Vorher darfst du eine Karte aus der Hand auf deinen Stapel legen.
    • **Leg aus.**

    Danach legst du auf deinen Stapel ab, bis du zehn hast. Zu zweit und zu dritt gibt es auch Stapel, die niemandem gehören.

monopoly-rules-groups-title = Gruppen
monopoly-rules-groups =
    Eine Gruppe ist ganz mit allen zwei oder drei Karten einer Farbe, beiden Werken oder **zwei, drei oder vier Bahnhöfen**.

    Auf einer Farbe baust du **Häuser der Reihe nach**, 1. bis 4., und ein Hotel auf alle vier. **Figuren** stehen auf jeder ganzen Gruppe, so viele du willst.

    Eine **Chance** steht für alles, was fehlt, aber nur in der Hand dessen, der auslegt. In jeder anderen Hand macht sie das ganze Blatt wertlos!

monopoly-rules-out-title = Auslegen
monopoly-rules-out =
    Du darfst auslegen, wenn jedes Grundstück, Haus und Hotel deiner Hand zu einer ganzen Gruppe gehört und es mindestens eine gibt. LOS, Mr. Monopoly und Figuren dürfen beliebig viele dabei sein.

    Zur Belohnung nimmst du die **obersten fünf Karten** vom Stapel und legst an, was passt. Das Beste wird vorgeschlagen; nimm es mit einem Klick oder ändere es.

monopoly-rules-scoring-title = Zählen
monopoly-rules-scoring =
    • Eine Gruppe zählt ihren Wert, **für jedes Haus noch einmal**, und 500 für ein Hotel.
    • Jede **Figur** zählt die ganze Gruppe noch einmal: Gelb mit drei Häusern und zwei Figuren ist dreimal 1.200.
    • **LOS** zählt je 200. Die **meisten Mr. Monopoly** zählen 1.000; haben zwei gleich viele, bekommt sie niemand.

    Alle zählen, nicht nur wer ausgelegt hat.

monopoly-rules-six-title = Zu fünft oder sechst
monopoly-rules-six =
    Es gibt keinen Stapel: Alle Karten werden gegeben, und alle haben eine offene Tauschkarte. In deinem Zug **tauschst du sie gegen die eines anderen**; beide nehmen, was sie bekommen haben, und legen eine andere hin.

    Nach jedem Zug **geben alle zugleich eine Karte nach links** weiter, verdeckt. Wer auslegt, darf zur Belohnung Tauschkarten vom Tisch anlegen.

monopoly-rules-options-title = Was ein Tisch wählen kann
monopoly-rules-options =
    • **Ausgabe**: die britische mit Londons Straßen und Pfund für zwei bis sechs; oder Deluxe mit Dollar, Kartenständern und Goldbarren für zwei bis vier.
    • **Ziel**: 5.000 oder 3.000 für eine kürzere Partie.

    Ist der Stapel leer und niemand legt aus, endet das Blatt und wird gezählt, wie es ist. Alle Mischungen lassen sich prüfen, wenn die Partie vorbei ist: Drück auf *Mischen prüfen*.
