# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = Worum es geht
property-rules-goal =
    Nimm Felder auf einem Raster von 8 × 8, verbinde sie zu Gruppen und kassier Miete von allen, die dort landen.

    Die Partie endet, wenn jemand nicht zahlen kann. **Von den anderen gewinnt, wer am meisten Geld hat.** Nur Geld zählt: Felder sind so viel wert, wie sie einbringen.

    Alle beginnen mit gleich viel Geld und mit Kaufkarten, die gleich viel wert sind. Je mehr ihr seid, desto weniger von beidem.

property-rules-turn-title = Dein Zug
property-rules-turn =
    Spiel **eine rote und eine schwarze Karte.** Rot (♥ ♦) nennt die Spalte, von links gezählt; Schwarz (♠ ♣) die Zeile, von unten gezählt. 3♥ mit 5♣ ist Spalte 3, Zeile 5. Ein Ass (A) ist 1.

    Eine 9 oder 10 **steht für jede Zahl von 1 bis 8**: Du wählst, und ihr Zeichen (♥ ♦ ♠ ♣) gilt weiter.

    Dann kommt es auf das Feld an:
    • **Leer**: Jetzt gehört es dir.
    • **Es gehört jemand anderem**: Du zahlst Miete und darfst das Feld kaufen.
    • **Deins**: Es bekommt eine Hypothek; hat es schon eine, verlierst du es.

    Danach ziehst du nach, bis du wieder beide Farben auf der Hand hast. Du musst immer spielen: Passen gibt es nicht.

    Solange du wartest, kannst du deinen **nächsten Zug planen**, und einen anderen, falls der nicht mehr passt. Bist du dran, wird er sofort gespielt, wenn er noch dasselbe bedeutet; sonst entscheidest du. Außer dir sieht deinen Plan niemand.

property-rules-rent-title = Miete
property-rules-rent =
    Felder von derselben Person, die sich an einer Kante berühren, sind eine **Gruppe**; Ecken verbinden nicht. Die Miete ist **{ MONEY(1, "$") } für jedes Feld der Gruppe**, in der du landest, mal dem, was deine zwei Karten sagen:

    • ♦ mit ♣: die einfache Miete
    • ♥ mit ♣ oder ♦ mit ♠: **doppelte** Miete
    • ♥ mit ♠: **vierfache** Miete

    In einer Gruppe von sechs zahlst du { MONEY(6, "$") } mit 3♦ 5♣, { MONEY(12, "$") } mit 3♥ 5♣ oder 3♦ 5♠ und { MONEY(24, "$") } mit 3♥ 5♠. Würde dich jedes mögliche Paar pleite machen, musst du eines mit der niedrigsten Miete spielen.

property-rules-buying-title = Ein Feld kaufen
property-rules-buying =
    Hast du Miete gezahlt, darfst du das Feld mit deinen Kaufkarten kaufen: **eine Einheit für jedes Feld seiner Gruppe**, die Zeichen sind egal. Ein König (K) ist 4 Einheiten wert, eine Dame (Q) 2, ein Bube (J) oder Joker 1.

    Wechselgeld gibt es nicht, und keine Karte darf überflüssig sein. Der grüne Knopf schlägt vor, was am wenigsten kostet; du kannst auch anders zahlen. Deine Kaufkarten bekommt, wem das Feld gehört hat, und kann sie später selbst nutzen.

property-rules-mortgage-title = Hypotheken
property-rules-mortgage =
    Nennen deine Karten dein eigenes Feld, bekommt es eine **Hypothek** und wird markiert. Triffst du es noch mal, wird es **geräumt**: Das Feld ist leer und offen für alle.

    Ein Feld mit Hypothek gehört weiter zu seiner Gruppe und bringt weiter Miete. Wer es kauft, übernimmt die Hypothek.

property-rules-end-title = Das Ende
property-rules-end =
    Schuldest du mehr, als du hast, zahlst du alles und bist **pleite**. Genau den letzten Dollar zu zahlen ist noch keine Pleite.

    Die erste Pleite beendet die Partie, und von den anderen gewinnt, wer am meisten Geld hat; bei gleich viel Geld teilt ihr euch den Sieg. Ein Tisch kann auch bis zur zweiten oder dritten Pleite weiterspielen: Dann werden die Felder aller, die pleite sind, leer.

    Eine **kurze Partie** endet auch, sobald jemand nach einem Zug genug Geld hat: { MONEY(113, "$") } zu zweit, { MONEY(102, "$") } zu dritt, { MONEY(77, "$") } zu viert, { MONEY(63, "$") } zu fünft, { MONEY(51, "$") } zu sechst. Auch dann gewinnt, wer am meisten hat.

    Gibst du auf, sind dein Geld, deine Hand und deine Kaufkarten aus der Partie, und deine Felder werden leer. Das ist keine Pleite. Wer allein übrig bleibt, gewinnt.

property-rules-options-title = Was ein Tisch wählen kann
property-rules-options =
    • **Pleiten**: wie viele die Partie beenden. 1 ist üblich.
    • **Felder zählen**: Am Ende zählt jedes Feld { MONEY(5, "$") }. Miete zahlst du damit nie.
    • **Rundenlimit**: Nach 40 oder 80 Runden gewinnt, wer am meisten Geld hat. Die meisten Partien enden lange vorher.
    • **Länge**: In einer kurzen Partie beginnen alle mit der Hälfte des Geldes, und sie endet auch, sobald jemand nach einem Zug anderthalbmal so viel hat: aus { MONEY(51, "$") } müssen { MONEY(77, "$") } werden. Felder zählen dafür nicht. Das dauert etwa halb so lang.

    Getauscht und gehandelt wird sonst nicht. Nach der Partie könnt ihr alle nachprüfen, dass jedes Mischen fair war.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property: deine erste Partie
property-lesson-first-goal =
    Das Brett hat 8 × 8 Felder. Du und { $left } nehmt abwechselnd Felder, und wer auf einem fremden landet, zahlt **Miete**. Ihr habt beide { MONEY(150, "$") }; wer nicht zahlen kann, hat verloren.

    Wir spielen die Züge, auf die es ankommt. Alle sind gut: Mach sie nächstes Mal ruhig nach.
property-lesson-first-cell =
    In jedem Zug spielst du **eine rote und eine schwarze Karte.** Rot nennt die Spalte, von links gezählt, Schwarz die Zeile, von unten gezählt. Deine 3♦ und 5♣ treffen sich in Spalte 3, Zeile 5: bei der ①. Das Feld ist frei, also wird es deins.

    Tipp auf *3♦ + 5♣*.
property-lesson-first-group =
    Das Feld gehört dir, und du hast nachgezogen, bis du wieder beide Farben hattest. Felder, die sich an einer Kante berühren, sind eine **Gruppe**. Wer auf einem davon landet, zahlt { MONEY(1, "$") } **für jedes Feld der Gruppe.** Bau also nebeneinander: Zwei zusammen bringen viermal so viel wie eins.

    Öffne *Welches Paar spielst du?* und nimm *4♥ + 5♠*.
property-lesson-first-group-else = Das Feld stünde ganz allein am Rand. 4♥ mit 5♠ liegt gleich neben deinem ersten: Nimm das.
property-lesson-first-wild =
    Ein paar Züge später. **Eine 9 oder 10 steht für jede Zahl** von 1 bis 8: Mit 4♣ erreicht deine 9♥ jedes Feld der Zeile 4. Für irgendein Feld ist sie zu schade. In Spalte 2 aber verbindet sie deine zwei Gruppen, und 3 + 4 + 1 macht 8.

    Nimm *9♥ + 4♣ · Spalte 2, Zeile 4*.
property-lesson-first-wild-else = Erlaubt ist das. Aber schau auf deine zwei Gruppen links: Das Feld in Spalte 2, Zeile 4 macht eine daraus. Spiel 9♥ mit 4♣ dorthin.
property-lesson-first-rent =
    { $left } ist mit 3♥ 3♠ in deiner Gruppe gelandet: { MONEY(8, "$") } für 8 Felder, **verdoppelt für ♥ und noch mal für ♠: { MONEY(32, "$") } für dich!** Teuer sind ♥ und ♠ nur, wenn man Miete zahlt. Auf freien Feldern schaden sie nicht: Spiel sie dort aus und heb dir ♦ und ♣ für den Tag auf, an dem du zahlen musst.

    Nimm *5♥ + 3♣*: Damit hat deine Gruppe 9 Felder.
property-lesson-first-rent-else = Es ist dasselbe Feld, aber dann bleibt dir das Herz. Behalt 5♦ und spiel 5♥ mit 3♣.
property-lesson-first-pay =
    Ein paar Züge später. Passen gibt es nicht, und deine beiden Paare landen in der Fünfergruppe von { $left }. Zahl also so wenig wie möglich: { MONEY(5, "$") } mit ♦ und ♣. Mit ♥ wären es { MONEY(10, "$") }.

    Nimm *6♦ + 2♣*.
property-lesson-first-pay-else = Das Herz verdoppelt die Miete. 6♦ mit 2♣ landet auf demselben Feld, für halb so viel Geld.
property-lesson-first-buy =
    Die Miete ist bezahlt; jetzt darfst du genau dieses Feld **kaufen**. Es kostet eine Einheit deiner Kaufkarten für jedes Feld der Gruppe: 5. Ein König (K) ist 4 wert, eine Dame (Q) 2, ein Bube (J) oder Joker 1. Zu etwas anderem taugen sie nicht, also **kauf, sooft du kannst**: Dieses Feld verbindet deine Gruppen zu einer von 14 und zerschneidet die von { $left }.

    Tipp auf *Für 5 kaufen*.
property-lesson-first-buy-else = Für solche Felder sind die Kaufkarten da: Es verbindet deine Gruppen und zerschneidet die andere. König und Bube sind genau 5 Einheiten; tipp auf den grünen Knopf.
property-lesson-first-own =
    { $left } ist in deinen 14 Feldern gelandet und hat { MONEY(14, "$") } gezahlt. Du bist dran: 6♥ mit 6♠ würde dich { MONEY(24, "$") } kosten. 2♥ mit 6♠ nennt **dein eigenes Feld**. Es bekommt eine Hypothek: Es ist markiert, zählt aber weiter und bringt weiter Miete. Erst wenn es noch mal genannt wird, verlierst du es.

    Nimm also *2♥ + 6♠*.
property-lesson-first-own-else = Das kostet { MONEY(24, "$") }. Eine Hypothek kostet fürs Erste nichts: Spiel 2♥ mit 6♠.
property-lesson-first-careful =
    Angenommen, das Glück wäre bei { $left } gewesen und du hättest nur noch { MONEY(20, "$") }. Dann lies erst, was jedes Paar bringt. 7♥ mit 6♠ kostet { MONEY(24, "$") }: **Wer nicht zahlen kann, ist pleite und hat verloren.** 2♦ mit 6♠ nennt dein Feld mit der Hypothek, und du verlierst es. Das tut weh, aber du spielst weiter.

    Nimm *2♦ + 6♠*.
property-lesson-first-careful-else = Halt: Damit wärst du pleite, und die Partie wäre aus. Gib lieber das Feld her: 2♦ mit 6♠.
property-lesson-first-ending =
    Zurück zur Partie, in der es gut läuft: { $left } hat nur noch { MONEY(46, "$") }. Mach deine **größte Gruppe** noch größer: Eine doppelt so große wird doppelt so oft getroffen und bringt doppelt so viel. 8♦ fügt ein Feld hinzu; 7♥ brächte nur eine Hypothek.

    Nimm *8♦ + 3♣*.
property-lesson-first-ending-else = Damit bekäme eines deiner Felder eine Hypothek. 8♦ mit 3♣ vergrößert lieber deine große Gruppe.
property-lesson-first-over =
    { $left } musste mit ♥ und ♠ in deinen 15 Feldern landen, schuldete { MONEY(60, "$") } und hatte { MONEY(46, "$") }: pleite. **Du hast gewonnen!** Seid ihr mehr, endet die Partie auch mit der ersten Pleite, und von den anderen gewinnt, wer am meisten Geld hat.

    Merk dir: eine große Gruppe, ♥ und ♠ auf freie Felder, ♦ und ♣ zum Zahlen, kaufen, sooft es geht. Das ist Property.
