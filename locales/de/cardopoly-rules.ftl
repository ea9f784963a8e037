# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = Worum es geht
cardopoly-rules-goal =
    Deine **Karten in der Tasche sind dein Geld.** Lauf um einen Ring aus 16 Karten, kauf, worauf du landest, und nimm Karten von allen, die bei dir landen.

    Hast du keine Karte mehr in der Tasche, bist du raus. **Wer übrig bleibt, gewinnt.** Sind vorher die Runden um, gewinnt, wer die meisten Grundstücke ohne Hypothek hat.

cardopoly-rules-turn-title = Dein Zug
cardopoly-rules-turn =
    Du **ziehst eine Karte und gehst** im Uhrzeigersinn so weit wie ihr Wert; ein Ass ist 1. Kommst du über oder auf den Start, bekommst du **3 Karten Gehalt**, oder 5, wenn dir alle Karten einer Farbe oder eines Werts im Ring gehören.

    Einen **Buben, eine Dame, einen König** legst du offen als Ereigniskarten vor dich und ziehst weiter. Ein **Joker** schickt dich ins Gefängnis.

    Vor dem Ziehen und nach dem Landen darfst du eine Dame oder einen König spielen, ausbauen, eine Hypothek aufnehmen oder ablösen oder einen Tausch vorschlagen.

cardopoly-rules-buying-title = Kaufen
cardopoly-rules-buying =
    Auf einem freien Grundstück gibst du **zwei Karten**: eine mit **seiner Farbe oder seinem Wert** (sie wird abgelegt) und eine in der **Farbe deines Asses** (sie bleibt liegen und zeigt, dass es dir gehört).

    Du musst nicht kaufen. Dann lässt du es liegen oder bittest alle anderen um **geheime Gebote**. Wer am meisten bietet, würde dir eine Karte mehr zahlen als das zweithöchste Gebot; du sagst Ja oder Nein. An einem **schnellen** Tisch passt, wer nicht bieten kann, sofort; eine Pause verrät also, dass jemand könnte. An einem **versiegelten**, den man in der Lobby wählt, verrät keine Pause etwas. Willst du nicht gefragt werden, sag dein Gebot mit *Gebote im Voraus*.

    Später kannst du in deinem Zug mit zwei weiteren solchen Karten **ausbauen**: Jedes Mal steigt die Miete um 1.

cardopoly-rules-rent-title = Miete und Schulden
cardopoly-rules-rent =
    Auf einem fremden Grundstück gibst du **so viele Karten wie sein Wert**, und eine mehr für jeden Ausbau. Du wählst, welche: am besten keine, die dort gebraucht werden.

    Ein **Bube** aus deinen Ereigniskarten erspart dir die Miete. Reicht es nicht, darfst du erst eine Hypothek aufnehmen, einen König spielen oder tauschen. Kannst du dann noch nicht zahlen, gibst du alles und bist raus; deine Grundstücke werden frei.

    Eine **Hypothek** bringt sofort 3 Karten, aber das Grundstück bringt keine Miete, bis du 3 Karten seiner Farbe oder seines Werts ablegst.

cardopoly-rules-chance-title = Ereigniskarten und Gefängnis
cardopoly-rules-chance =
    Nur Buben, Damen und Könige, die du im Zug ziehst, werden Ereigniskarten; alle sehen sie.
    • **Bube**: diesmal keine Miete, oder frei aus dem Gefängnis.
    • **Dame**: geh auf ein beliebiges Feld, statt zu ziehen oder am Ende deines Zugs.
    • **König**: nimm eine Karte von allen anderen und eine vom Stapel.

    Im **Gefängnis** entscheidest du sofort: 5 Karten zahlen, einen Buben nutzen oder einen Zug aussetzen. Das Gefängnis ist am Start, aber wenn dich ein Joker hinschickt, bekommst du kein Gehalt.

cardopoly-rules-trade-title = Tauschen und Versprechen
cardopoly-rules-trade =
    In deinem Zug darfst du bis zu dreimal einen Tausch vorschlagen: Grundstücke und Karten gegen Grundstücke und Karten. Welche Karten du gibst, sieht nur dein Gegenüber; welche du bekommst, sucht es selbst aus. Statt Ja oder Nein zu sagen, kann es ein **Gegenangebot** machen.

    Du kannst auch 1 bis 10 Karten für einen deiner nächsten fünf Züge **versprechen**. Alle sehen das Versprechen, und es wird von selbst fällig. Schuldest du Miete, kannst du sie auch mit einem Tausch bezahlen.

cardopoly-rules-options-title = Was ein Tisch wählen kann
cardopoly-rules-options =
    • **Schnelles Spiel**: 12 Karten im Ring, 6 in der Tasche; wer zuerst 4 Grundstücke hat, gewinnt.
    • **Teams**: Zu viert sitzen Partner sich gegenüber, geben sich Karten aus der Tasche (sonst nichts) und zahlen einander keine Miete. Im schnellen Spiel braucht ein Team 6 Grundstücke.
    • **Runden**: Nach 40 Runden gewinnen die meisten Grundstücke; 20 und 80 gehen auch, oder keine Grenze.
    • **Asse**: zufällig verteilt oder gewählt.
    • **Der König** nimmt von jedem eine Karte oder zwei; ungesehen, oder wer gibt, wählt.

# The lesson

cardopoly-lesson-first-title = Cardopoly: deine erste Partie
cardopoly-lesson-first-goal = Willkommen! Die acht Karten in deiner Tasche sind dein **Geld und dein Leben**: Wer keine mehr hat, scheidet aus, und wer übrig bleibt, gewinnt. Dein Ass, A♥, ist deine Figur; es steht am Start eines Rings aus 16 Grundstücken. In deinem Zug ziehst du eine Karte und gehst so weit wie ihr Wert. Drück *Ziehen*.
cardopoly-lesson-first-goal-else = Dafür ist es zu früh: Noch gehört niemandem etwas. Zieh und sieh, wo du landest.
cardopoly-lesson-first-buy = Eine 4 hat dich zu 5♥ gebracht, und die gehört niemandem. Sie kostet zwei Karten: Du **zahlst** mit einer von gleicher Farbe oder gleichem Wert, hier mit einer 5, und **besetzt** sie mit einer in der Farbe deines Asses, die liegen bleibt. Wer dann hier landet, schuldet dir fünf Karten! Drück *Kaufen: 10♥ legen, mit 5♦ zahlen*.
cardopoly-lesson-first-buy-else = Lieber so: Leg 10♥ darauf und zahl mit 5♦. Dann gehört 5♥ dir.
cardopoly-lesson-first-end = Sie gehört dir. Du könntest gleich ausbauen, aber denk an deine Tasche: Sechs Karten sind noch da, und bald musst auch du zahlen. Behalt sie und sieh, wo { $left } und { $right } landen: Drück *Zug beenden*.
cardopoly-lesson-first-end-else = Jetzt nicht: Du brauchst deine Karten. Beende deinen Zug.
cardopoly-lesson-first-rent = { $right } ist auf 5♥ gelandet und hat dir **Miete** gezahlt: fünf von acht Karten! So wird man hier reich, und arm. { $left } hat 6♠ gekauft, fünf Felder vor dir. Du bist wieder dran: Drück *Ziehen*.
cardopoly-lesson-first-rent-else = Spar deine Karten, vielleicht brauchst du sie gleich. Zieh.
cardopoly-lesson-first-jack = Erst hast du einen **Buben** gezogen. Buben, Damen und Könige vom Ziehen behältst du, offen, und ziehst weiter. Dann hat dich eine 5 genau auf 6♠ gebracht: sechs von elf Karten! Aber ein Bube erspart dir die Miete (oder holt dich aus dem Gefängnis, in das dich ein Joker schickt). Drück *Buben spielen: keine Miete*.
cardopoly-lesson-first-jack-else = Die sechs Karten kannst du behalten: Dein Bube erspart dir die Miete.
cardopoly-lesson-first-auction = Ein paar Runden später. Du hättest gern 7♦, aber ohne ein Herz kannst du sie nicht kaufen. Dann lass die anderen **bieten**: Alle nennen geheim, wie viel sie höchstens gäben. Wer am meisten bietet, zahlt **dir** eine Karte mehr als das zweithöchste Gebot. Geschenkte Karten, also drück *Bieten lassen*.
cardopoly-lesson-first-auction-else = Sie liegen zu lassen bringt dir nichts. Lass die anderen bieten!
cardopoly-lesson-first-sell = { $left } gäbe dir vier Karten. Du darfst ablehnen, etwa wenn { $left } damit zu stark würde. Aber die andere Sieben, 7♣, gehört { $right }, und vier Karten sind viel, wenn man sieben hat. Drück *{ $left } kaufen lassen*.
cardopoly-lesson-first-sell-else = Vier Karten für etwas, das du selbst nicht kaufen kannst: ein guter Preis. Nimm ihn.
cardopoly-lesson-first-king = Und vor dir liegt ein **König**! Er nimmt von allen anderen eine Karte und eine vom Stapel, wann immer du in deinem Zug willst. Drei Karten mehr für dich, und die anderen haben weniger: Wähl *König spielen* unter *Noch etwas?*
cardopoly-lesson-first-king-else = Der König bringt dir sofort drei Karten. Spiel ihn, bevor du deinen Zug beendest.
cardopoly-lesson-first-trade = Zwei Runden später. Wem alle Karten einer Farbe oder **eines Werts** im Ring gehören, der hat einen Satz, und das erhöht das Gehalt. Du hast 6♦ und { $left } 6♠; { $left } hat 5♠ und du 5♥. Ein Tausch hilft euch beiden! Drück *Tauschen …* und wähl *{ $left }: das Grundstück 6♠ gegen das Grundstück 5♥*.
cardopoly-lesson-first-trade-else = Erst der Tausch: deine 5♥ gegen 6♠, dann gehören dir beide Sechsen.
cardopoly-lesson-first-propose = Hier stellst du einen Tausch zusammen. Du könntest Karten dazulegen, welche verlangen oder für später versprechen; { $left } kann annehmen, ablehnen oder ein Gegenangebot machen. Dieser ist gerecht: 5♥ hast du einmal ausgebaut, beide kosten also 6, und ihr bekommt beide einen Satz. Drück *Vorschlagen*.
cardopoly-lesson-first-propose-else = So ist er gut: 6♠ gegen 5♥. Schlag ihn vor.
cardopoly-lesson-first-queen = Einverstanden! Mit einem Satz bekommst du am Start 5 Karten **Gehalt** statt 3. Und du hast eine **Dame**: Sie bringt dich auf jedes Feld, auch noch nach dem Ziehen. 8♥, hinter dem Start, ist frei und teuer, und Herzen hast du dafür. Wähl *Dame spielen …*, dann *8♥*.
cardopoly-lesson-first-queen-else = Es gibt etwas Besseres: Mit der Dame kommst du über den Start, bekommst 5 Karten und kannst 8♥ kaufen.
cardopoly-lesson-first-expand = Natürlich hast du 8♥ gekauft. { $right } ist inzwischen ausgeschieden, und { $left }, am Start, hat sechs Karten und nur noch 5♥ für eine **Hypothek**: drei mehr. Neun Karten reichen für eine Miete von 8, aber nicht für 9. Also bau aus: Ein Herz kommt darauf, eine Karte zahlt. Wähl *8♥ ausbauen: 4♥ legen, mit 8♦ zahlen*.
cardopoly-lesson-first-expand-else = Das tut { $left } nicht genug weh. Eins mehr auf 8♥ schon: eine Miete von neun Karten.
cardopoly-lesson-first-last = Jetzt sind 8♥ und 9♥ beide zu teuer für { $left }. Bau nicht weiter: Acht Karten behältst du lieber für die Mieten von { $left }. Kannst du einmal nicht zahlen, nimm erst eine Hypothek auf, spiel einen König oder tausch dich mit der anderen Seite frei, bevor du aufgibst. Drück *Zug beenden*.
cardopoly-lesson-first-last-else = Du hast genug gebaut. Behalt deine Karten und beende deinen Zug.
cardopoly-lesson-first-won = { $left } ist auf 8♥ gelandet, hat auf 5♥ eine Hypothek aufgenommen, und trotzdem ging die letzte Karte für die Miete weg: Du gewinnst! (Sind nach 40 Runden noch mehrere da, zählen die Grundstücke ohne Hypothek.) Zum Merken: Kauf fast alles, behalt Karten für die Mieten vor dir, tausch dir Sätze zusammen, und bau aus, wenn es jemanden umwerfen kann.
