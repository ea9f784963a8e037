# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = Worum es geht
property-rules-goal =
    Nimm Felder auf einem Raster von 8 × 8, verbinde sie zu Gruppen und kassiere Miete von allen, die dort landen.

    Die Partie endet, wenn jemand nicht zahlen kann. **Von den anderen gewinnt, wer am meisten Geld hat.** Nur Geld zählt: Felder sind so viel wert, wie sie einbringen.

    Alle beginnen mit gleich viel Geld und Kaufkarten mit gleich vielen Einheiten. Je mehr ihr seid, desto weniger von beidem.

property-rules-turn-title = Dein Zug
property-rules-turn =
    Spiel **eine rote und eine schwarze Karte.** Rot (♥ ♦) nennt die Spalte, von links gezählt; Schwarz (♠ ♣) die Zeile, von unten gezählt. 3♥ mit 5♣ ist Spalte 3, Zeile 5. Ein Ass (A) ist 1.

    Eine 9 oder 10 **steht für jede Zahl von 1 bis 8**: Du wählst, und ihr Zeichen (♥ ♦ ♠ ♣) gilt weiter.

    Dann kommt es auf das Feld an:
    • **Leer**: Jetzt gehört es dir.
    • **Es gehört jemand anderem**: Du zahlst Miete und darfst das Feld kaufen.
    • **Deins**: Es bekommt eine Hypothek; hat es schon eine, verlierst du es.

    Danach ziehst du nach, bis du wieder beide Farben auf der Hand hast. Du musst immer spielen: Passen gibt es nicht.

property-rules-rent-title = Miete
property-rules-rent =
    Felder von derselben Person, die sich an einer Kante berühren, sind eine **Gruppe**; Ecken verbinden nicht. Die Miete ist **$1 für jedes Feld der Gruppe**, in der du landest, mal dem, was deine zwei Karten sagen:

    • ♦ mit ♣: die einfache Miete
    • ♥ mit ♣ oder ♦ mit ♠: **doppelte** Miete
    • ♥ mit ♠: **vierfache** Miete

    In einer Gruppe von sechs zahlst du $6 mit 3♦ 5♣, $12 mit 3♥ 5♣ oder 3♦ 5♠ und $24 mit 3♥ 5♠. Würde dich jedes mögliche Paar pleite machen, musst du eines mit der niedrigsten Miete spielen.

property-rules-buying-title = Ein Feld kaufen
property-rules-buying =
    Hast du Miete gezahlt, darfst du das Feld mit deinen Kaufkarten kaufen: **eine Einheit für jedes Feld seiner Gruppe**, die Zeichen sind egal. Ein König (K) ist 4 Einheiten wert, eine Dame (Q) 2, ein Bube (J) oder Joker 1.

    Wechselgeld gibt es nicht, und keine Karte darf überflüssig sein. Der grüne Knopf schlägt vor, was am wenigsten kostet; du kannst auch anders zahlen. Deine Kaufkarten bekommt, wem das Feld gehört hat, und kann sie später selbst nutzen.

property-rules-mortgage-title = Hypotheken
property-rules-mortgage =
    Nennen deine Karten dein eigenes Feld, bekommt es eine **Hypothek** und wird markiert. Triffst du es noch einmal, wird es **geräumt**: Das Feld ist leer und offen für alle.

    Ein Feld mit Hypothek gehört weiter zu seiner Gruppe und bringt weiter Miete. Wer es kauft, übernimmt die Hypothek.

property-rules-end-title = Das Ende
property-rules-end =
    Wer mehr schuldet, als er hat, zahlt alles und ist **pleite**. Wer genau den letzten Dollar zahlt, ist es nicht.

    Die erste Pleite beendet die Partie, und von den anderen gewinnt, wer am meisten Geld hat; bei gleich viel Geld teilt ihr euch den Sieg. Ein Tisch kann auch bis zur zweiten oder dritten Pleite weiterspielen: Dann werden die Felder aller, die pleite sind, leer.

    Wer aufgibt, nimmt Geld, Hand und Kaufkarten aus der Partie, und die Felder werden leer. Das ist keine Pleite. Wer allein übrig bleibt, gewinnt.

property-rules-options-title = Was ein Tisch wählen kann
property-rules-options =
    • **Pleiten**: wie viele die Partie beenden. 1 ist üblich.
    • **Felder zählen**: Am Ende zählt jedes Feld $5. Miete zahlst du damit nie.
    • **Rundenlimit**: Nach 40 oder 80 Runden gewinnt, wer am meisten Geld hat. Die meisten Partien enden lange vorher.

    Getauscht und gehandelt wird sonst nicht. Nach der Partie könnt ihr jedes Mischen prüfen: Drückt *Mischen prüfen*.
