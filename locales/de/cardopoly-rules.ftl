# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = Worum es geht
cardopoly-rules-goal =
    Deine **Karten in der Tasche sind dein Geld.** Lauf um einen Ring aus 16 Karten, kauf, worauf du landest, und nimm Karten von allen, die bei dir landen.

    Wer keine Karte mehr in der Tasche hat, scheidet aus. **Wer übrig bleibt, gewinnt**; oder, wenn die Runden um sind, wer die meisten Grundstücke ohne Hypothek hat.

cardopoly-rules-turn-title = Dein Zug
cardopoly-rules-turn =
    Du **ziehst eine Karte und gehst** im Uhrzeigersinn so weit wie ihr Wert; ein Ass ist 1. Kommst du über oder auf den Start, bekommst du **3 Karten Lohn**, oder 5, wenn dir alle Karten einer Farbe oder eines Werts im Ring gehören.

    Einen **Buben, eine Dame, einen König** legst du offen als Ereigniskarten vor dich und ziehst weiter. Ein **Joker** schickt dich ins Gefängnis.

    Vor dem Ziehen und nach dem Landen darfst du eine Dame oder einen König spielen, ausbauen, eine Hypothek aufnehmen oder ablösen oder einen Tausch vorschlagen.

cardopoly-rules-buying-title = Kaufen
cardopoly-rules-buying =
    Auf einem freien Grundstück gibst du **zwei Karten**: eine mit **seiner Farbe oder seinem Wert** (sie wird abgelegt) und eine in der **Farbe deines Asses** (sie bleibt liegen und zeigt, dass es dir gehört).

    Du musst nicht kaufen. Dann lässt du es liegen oder bittest alle anderen um **geheime Gebote**: Das höchste führt, zu einer Karte mehr als das zweithöchste. Du sagst Ja oder Nein und bekommst die Karten.

    Später kannst du in deinem Zug mit zwei weiteren solchen Karten **ausbauen**: Jedes Mal steigt die Miete um 1.

cardopoly-rules-rent-title = Miete und Schulden
cardopoly-rules-rent =
    Auf einem fremden Grundstück gibst du **so viele Karten wie sein Wert**, und eine mehr für jeden Ausbau. Du wählst, welche: am besten keine, die dort gebraucht werden.

    Ein **Bube** aus deinen Ereigniskarten erspart dir die Miete. Reicht es nicht, darfst du erst eine Hypothek aufnehmen, einen König spielen oder tauschen. Wer dann noch nicht zahlen kann, gibt alles und scheidet aus; seine Grundstücke werden frei.

    Eine **Hypothek** bringt sofort 3 Karten, aber das Grundstück bringt keine Miete, bis du 3 Karten seiner Farbe oder seines Werts ablegst.

cardopoly-rules-chance-title = Ereigniskarten und Gefängnis
cardopoly-rules-chance =
    Nur Karten vom Ziehen im Zug werden Ereigniskarten; alle sehen sie.
    • **Bube**: diesmal keine Miete, oder frei aus dem Gefängnis.
    • **Dame**: geh auf ein beliebiges Feld, statt zu ziehen oder am Ende deines Zugs.
    • **König**: nimm eine Karte von allen anderen und eine vom Stapel.

    Im **Gefängnis** zahlst du 5 Karten, nutzt einen Buben oder setzt einen Zug aus. Das Gefängnis ist am Start.

cardopoly-rules-trade-title = Tauschen und Versprechen
cardopoly-rules-trade =
    In deinem Zug darfst du bis zu dreimal einen Tausch vorschlagen: Grundstücke und Karten gegen Grundstücke und Karten. Welche Karten du gibst, sieht nur dein Gegenüber; welche du bekommst, sucht es selbst aus. Statt Ja oder Nein zu sagen, kann es ein **Gegenangebot** machen.

    Du kannst auch 1 bis 10 Karten für einen deiner nächsten fünf Züge **versprechen**. Alle sehen das Versprechen, und es wird von selbst fällig. Schuldest du Miete, kann ein Tausch sie ganz abgelten.

cardopoly-rules-options-title = Was ein Tisch wählen kann
cardopoly-rules-options =
    • **Schnelles Spiel**: 12 Karten im Ring, 6 in der Tasche; wer zuerst 4 Grundstücke hat, gewinnt.
    • **Teams**: Zu viert sitzen Partner sich gegenüber, geben sich Karten und zahlen einander keine Miete. Im schnellen Spiel braucht ein Team 6 Grundstücke.
    • **Runden**: Nach 40 Runden gewinnen die meisten Grundstücke; 20 und 80 gehen auch, oder keine Grenze.
    • **Asse**: zufällig verteilt oder gewählt.
    • **Der König** nimmt von jedem eine Karte oder zwei; ungesehen, oder wer gibt, wählt.
