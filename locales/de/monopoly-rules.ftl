# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = Worum es geht
monopoly-rules-goal =
    Sammle alle Karten einer Farbe, stell Häuser, Hotels und Figuren darauf und **leg aus**, wenn alles in deiner Hand zu einer ganzen Gruppe gehört. Dann wird gezählt; gespielt werden mehrere Blätter.

    Hat am Ende eines Blatts jemand **10.000 oder mehr** (zu fünft oder sechst 7.000), gewinnt, wer am meisten Geld hat.

monopoly-rules-turn-title = Dein Zug
monopoly-rules-turn =
    Alle haben zehn Karten und einen offenen **Tauschstapel** vor sich. In deinem Zug tust du eins von dreien:
    • **Zieh** die oberste Karte vom Stapel.
    • **Tausch**: die obersten Karten deines Stapels gegen ebenso viele von einem anderen. Sie kommen beiden auf die Hand, und ablehnen geht nicht. Vorher darfst du eine Karte aus der Hand auf deinen Stapel legen.
    • **Leg aus.**

    Danach legst du auf deinen Stapel ab, bis du zehn hast; hast du schon zehn, behältst du alle. Zu zweit und zu dritt gibt es auch Stapel, die niemandem gehören: Mit denen tauschst du genauso, auch mehrere Karten auf einmal.

monopoly-rules-groups-title = Gruppen
monopoly-rules-groups =
    Eine Gruppe ist ganz mit allen zwei oder drei Karten einer Farbe, beiden Werken oder **zwei, drei oder vier Bahnhöfen**.

    Auf einer Farbe baust du **Häuser der Reihe nach**, 1. bis 4., und ein Hotel auf alle vier. **Figuren** stehen auf jeder ganzen Gruppe, so viele du willst.

    Eine **Chance** steht für alles, was fehlt, aber nur, wenn du auslegst. In jeder anderen Hand macht sie das ganze Blatt wertlos!

monopoly-rules-out-title = Auslegen
monopoly-rules-out =
    Du darfst auslegen, wenn jedes Grundstück, Haus und Hotel deiner Hand zu einer ganzen Gruppe gehört und du mindestens eine ganze hast. LOS, Mr. Monopoly und Figuren dürfen beliebig viele dabei sein.

    Zur Belohnung nimmst du die **obersten fünf Karten** vom Stapel und legst an, was passt. Das Beste wird vorgeschlagen; nimm es mit einem Klick oder ändere es.

monopoly-rules-scoring-title = Zählen
monopoly-rules-scoring =
    • Eine Gruppe zählt ihren Wert, **für jedes Haus noch mal**, und 500 für ein Hotel.
    • Jede **Figur** zählt die ganze Gruppe noch mal: Gelb mit drei Häusern und zwei Figuren ist dreimal 1.200.
    • **LOS** zählt je 200. Die **meisten Mr. Monopoly** zählen 1.000; haben zwei gleich viele, bekommt sie niemand.

    Alle zählen, nicht nur wer ausgelegt hat.

monopoly-rules-six-title = Zu fünft oder sechst
monopoly-rules-six =
    Es gibt keinen Stapel: Alle Karten werden gegeben, und alle haben eine offene Tauschkarte. In deinem Zug **tauschst du sie gegen eine fremde**; beide nehmen, was sie bekommen haben, und legen eine andere hin.

    Nach jedem Zug **geben alle zugleich eine Karte nach links** weiter, verdeckt. Wer auslegt, darf zur Belohnung Tauschkarten vom Tisch anlegen.

monopoly-rules-options-title = Was ein Tisch wählen kann
monopoly-rules-options =
    • **Ausgabe**: die britische mit Londons Straßen und Pfund für zwei bis sechs; oder Deluxe mit Dollar, Kartenständern und Goldbarren für zwei bis vier.
    • **Ziel**: 5.000 oder 3.000 für eine kürzere Partie.

    Ist der Stapel leer und niemand legt aus, endet das Blatt und wird gezählt, wie es ist. Nach der Partie könnt ihr alle nachprüfen, dass jedes Mischen fair war.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, die britische Ausgabe: deine erste Partie
monopoly-lesson-uk-goal = Willkommen! Diese zehn Karten siehst nur du. Jede Straße und jedes Haus darunter soll zu einer **ganzen Farbe** gehören: Dann legst du aus und bekommst Geld dafür. Du hast zwei von drei roten und zwei von drei grünen. Vor jedem liegt ein offener Tauschstapel, aber dort hilft dir noch nichts. Also drück *Eine Karte ziehen*.
monopoly-lesson-uk-goal-else = Nichts, was offen liegt, passt zu deinen Karten. Eine neue vielleicht: Zieh.
monopoly-lesson-uk-discard = Park Lane! Damit hast du elf Karten, und ein Zug endet mit zehn. Eine muss weg, offen auf deinen eigenen Tauschstapel. Rot und Grün sammelst du; Häuser, Figur und Mr. Monopoly bringen später Geld. Die Bow Street ist allein in ihrer Farbe und nicht viel wert: Leg *Bow Street* ab.
monopoly-lesson-uk-discard-else = Die würde dir fehlen. Die Bow Street ist allein in ihrer Farbe, auf sie kannst du verzichten.
monopoly-lesson-uk-trade = Sieh mal auf den Stapel von { $left }: Trafalgar Square, deine dritte rote! Statt zu ziehen, darfst du **tauschen**: deine oberste Karte gegen die oberste eines anderen Stapels. Ablehnen geht nicht, und beide Karten kommen auf die Hand. Drück *Tausch mit { $left }: Bow Street gegen Trafalgar Square* und sag Ja.
monopoly-lesson-uk-trade-else = Was du siehst, ist besser als Glück beim Ziehen: Mit Trafalgar Square ist dein Rot ganz.
monopoly-lesson-uk-pile = Rot ist ganz! Und wieder elf Karten. Überleg, was du auf deinen Stapel legst, denn andere können es nehmen. Auf dem Stapel von { $left } liegt Whitehall, Pink ist dort also nicht gefragt, und du hast nur eine: Leg *Northumberland Avenue* ab.
monopoly-lesson-uk-pile-else = Die würde dir mehr fehlen. Pink will hier niemand: Leg Northumberland Avenue ab.
monopoly-lesson-uk-two = Regent Street, deine dritte grüne, ist die zweite Karte im Stapel von { $left }. Du darfst auch **mehrere auf einmal** tauschen: deine obersten zwei gegen die obersten zwei dort, so wie sie liegen. Deine brauchst du nicht, also drück *Tausch mit { $left }: Northumberland Avenue + 1 gegen Regent Street + 1* und sag Ja.
monopoly-lesson-uk-two-else = So kommst du nicht an die Regent Street. Tausch zwei deiner Karten gegen zwei von { $left }.
monopoly-lesson-uk-full = Zwölf Karten, also müssen zwei weg. Zähl, was zusammengehört: drei rote, drei grüne, zwei Häuser zum Bauen, eine Figur und Mr. Monopoly. Das sind zehn! Leg *Euston Road* und *Park Lane* ab, dann bleibt in deiner Hand nichts übrig.
monopoly-lesson-uk-full-else = Behalt alle roten und grünen, die Häuser, die Figur und Mr. Monopoly. Nur Euston Road und Park Lane gehören zu nichts.
monopoly-lesson-uk-out = Deine Hand ist vollständig, darum darfst du statt zu ziehen **auslegen**: Du legst sie hin, und das Blatt ist für alle zu Ende. Du könntest auf eine teurere warten, aber wer auslegt, bekommt fünf Karten zur Belohnung, und { $left } ist vielleicht schneller. Drück *Auslegen für { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Nimm lieber, was du hast, bevor { $left } auslegt.
monopoly-lesson-uk-reward = Was von den fünf Karten passt, liegt schon da. Grün zählt 350 und für jedes Haus noch mal, das 1., 2. und 3.: 1.400. Die **Figur** zählt das alles noch mal: 2.800. Rot mit einem Haus bringt 500, LOS 200. Besser geht es nicht, also drück *So auslegen: { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = Das bringt weniger. Häuser und Figuren gehören auf die teuerste Farbe.
monopoly-lesson-uk-swap = Die meisten **Mr. Monopoly** haben dir noch { MONEY(1000, "£") } gebracht! Ganze Gruppen zählen bei allen, auch bei { $left }. Zwei Blätter später: Du hast einen Bahnhof, und **zwei sind eine Gruppe**. Dein Stapel ist leer, aber vor einem Tausch darfst du eine Handkarte darauf legen. Drück *Marylebone von Stapel 3 nehmen, für Bow Street* und sag Ja; der gehört niemandem.
monopoly-lesson-uk-swap-else = Marylebone ist, was dir fehlt: Zwei Bahnhöfe sind schon eine ganze Gruppe.
monopoly-lesson-uk-houses = Du hast noch immer zehn Karten und musst nichts ablegen. Dunkelblau ist ganz, die Bahnhöfe auch. Aber Häuser stehen **der Reihe nach**: Ohne ein 2. Haus hat dein 3. keinen Platz, und du darfst nicht auslegen. Ein 2. liegt nirgends offen, also drück *Eine Karte ziehen*.
monopoly-lesson-uk-houses-else = Ein 2. Haus liegt nirgends offen. Versuch dein Glück beim Ziehen.
monopoly-lesson-uk-chance = Eine **Chance**! Sie steht für alles, was dir fehlt, hier für das 2. Haus. Aber nur bei dem, der auslegt: Ist { $left } schneller, zählt eine Hand mit einer Chance **gar nichts**. Jetzt hast du es also eilig. Alles passt bis auf eine: Leg *Bond Street* ab.
monopoly-lesson-uk-chance-else = Dann könntest du nächstes Mal nicht auslegen, mit einer Chance in der Hand! Nur die Bond Street ist zu viel.
monopoly-lesson-uk-joker = Du bist rechtzeitig dran. Dunkelblau zählt 400 und drei Häuser, die Chance ist das 2.: 1.600, und die Figur zählt das noch mal. Die Bahnhöfe bringen 250, LOS 200. Bleib nie länger auf einer Chance sitzen, als du musst: Drück *Auslegen für { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Zu gefährlich mit einer Chance in der Hand. Leg aus, solange du kannst.
monopoly-lesson-uk-score = Und zur Belohnung kommt noch eine Figur: Dunkelblau zählt jetzt dreimal, 4.800. Auf Bahnhöfen stehen Figuren auch, Häuser aber nicht; ein Hotel auf allen vier Häusern brächte noch 500. Drück *So auslegen: { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = Das bringt weniger. Figuren gehören auf die teuerste Gruppe.
monopoly-lesson-uk-end = { MONEY(11750, "£") }! Das Blatt, nach dem jemand 10.000 hat, ist das letzte, und wer am meisten Geld hat, gewinnt: du. Drei Dinge zum Merken: Eine Karte, die offen liegt, ist besser als eine unbekannte; Häuser und Figuren gehören auf deine teuerste Farbe; und leg früh aus, vor allem mit einer Chance. Viel Spaß am ersten Tisch!

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, die Deluxe-Ausgabe: deine erste Partie
monopoly-lesson-deluxe-goal = Willkommen! Die zehn Karten auf deinem Ständer siehst nur du. Gehört jedes Grundstück und jedes Haus darunter zu einem **Satz**, allen Karten einer Farbe, legst du aus und bekommst Geld. Zwei Bahnhöfe sind schon ein Satz, und die hast du. Vor jedem liegt ein offener Tauschstapel, aber jetzt hilft dir dort nichts. Also drück *Eine Karte ziehen*.
monopoly-lesson-deluxe-goal-else = Nichts, was offen liegt, bringt dich einem Satz näher. Eine neue Karte vielleicht: Zieh.
monopoly-lesson-deluxe-discard = LOS: Das bringt 200, egal was du sonst hast. Aber ein Zug endet mit zehn Karten, also muss eine weg, offen auf deinen eigenen Tauschstapel. Braun ist die billigste Farbe, und du hast nur eine davon: Leg *Baltic Avenue* ab.
monopoly-lesson-deluxe-discard-else = Die würde dir fehlen. Am wenigsten wert ist die Baltic Avenue.
monopoly-lesson-deluxe-trade = Zwei gute Karten liegen jetzt da: Illinois Avenue, deine dritte rote, und Park Place, deine zweite dunkelblaue. Statt zu ziehen, darfst du **tauschen**: deine oberste Karte gegen die oberste eines anderen Stapels. Ablehnen geht nicht. Dunkelblau ist die teuerste Farbe, also zuerst die: Drück *Tausch mit { $left }: Baltic Avenue gegen Park Place* und sag Ja.
monopoly-lesson-deluxe-trade-else = Mit Park Place ist die teuerste Farbe ganz. Nimm die.
monopoly-lesson-deluxe-forced = Dunkelblau ist ganz! Was du gegeben hast, steht jetzt auf dem Ständer von { $left }. Und du hast wieder elf Karten. Eine in Pink und eine in Orange passen nicht, und Pink ist billiger: Leg *States Avenue* ab. Mit Glück liegt die Illinois Avenue noch da, wenn du wieder dran bist.
monopoly-lesson-deluxe-forced-else = Die würde dir mehr fehlen. Pink ist billig, und du hast eine von drei: Leg States Avenue ab.
monopoly-lesson-deluxe-out = Was für ein Glück: { $right } wollte Pink und hat **mit dir getauscht**. Ablehnen konntest du nicht, aber dafür hast du die Illinois Avenue, und Rot ist ganz! Auslegen darf auch, wer seinen Zug mit mehr als zehn Karten beginnt. Was zu viel ist, wird abgelegt, hier Tennessee Avenue. Drück *Auslegen für { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Dein Ständer ist vollständig. Leg aus, bevor es jemand anders tut.
monopoly-lesson-deluxe-reward = Wer auslegt, bekommt fünf Karten dazu, und was passt, liegt schon da: ein dritter Bahnhof (drei bringen 500) und zwei **Häuser**. Dunkelblau zählt 400 und für jedes Haus noch mal, das 1. und das 2.: 1.200. Die **Figur** zählt das noch mal: 2.400. Drück *So auslegen: { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = Das bringt weniger. Häuser und Figuren gehören auf den teuersten Satz.
monopoly-lesson-deluxe-pile = Ganze Sätze zählen bei allen. Drei Blätter später haben darum alle Geld; ein **Goldbarren** ist fünf Tausender wert. Du hast Electric Company, und Water Works liegt auf Stapel 4, der niemandem gehört. Mit dem tauschst du genauso: Drück *Water Works von Stapel 4 nehmen, für Tennessee Avenue* und sag Ja.
monopoly-lesson-deluxe-pile-else = Mit Water Works hast du beide Werke: 500 auf einen Schlag.
monopoly-lesson-deluxe-utilities = Beide Werke bringen 500. Wie auf Bahnhöfen stehen dort Figuren, aber keine Häuser. Deine Häuser sollen auf Gelb: Das ist teuer, und nur Marvin Gardens fehlt. Von Hellblau, Pink und Grün hast du je eine, und Hellblau ist am billigsten: Leg *Connecticut Avenue* ab.
monopoly-lesson-deluxe-utilities-else = Behalt Gelb, die Werke und was obendrauf kommt. Am wenigsten wert ist Connecticut Avenue.
monopoly-lesson-deluxe-fourth = { $left } hat ein 4. Haus weggelegt. Lass es liegen: Häuser stehen **der Reihe nach**, und mit einem 4. ohne 3. dürftest du nicht auslegen. Marvin Gardens liegt nirgends. Wenn nichts hilft, drück *Eine Karte ziehen*.
monopoly-lesson-deluxe-fourth-else = Nichts davon bringt dich weiter. Sieh dir lieber eine neue Karte an.
monopoly-lesson-deluxe-chance = Eine **Chance**! Wer auslegt, für den ist sie jede Karte, die fehlt: hier Marvin Gardens. Bei allen anderen macht sie am Ende des Blatts **alle Karten wertlos**. Jetzt hast du es also eilig. Pink ist billiger als Grün: Leg *Virginia Avenue* ab.
monopoly-lesson-deluxe-chance-else = Die würde dir mehr fehlen. Von dem, was du nicht brauchst, ist Virginia Avenue am billigsten.
monopoly-lesson-deluxe-watch = { $right } hat gerade St. Charles Place genommen, die ist pink, und auf deinem Stapel liegt Virginia Avenue, auch pink! Gib die nicht her. Vor einem Tausch darfst du **eine Karte vom Ständer obendrauf legen**. So bekommst du das 3. Haus und bist vollständig: Drück *Tausch mit { $right }: Pacific Avenue gegen 3. Haus* und sag Ja.
monopoly-lesson-deluxe-watch-else = Das 3. Haus willst du haben, und Pacific Avenue gibst du dafür.
monopoly-lesson-deluxe-joker = Alle zehn Karten haben ihren Platz, die Chance ist Marvin Gardens: Gelb, 300 mit drei Häusern, macht 1.200, und die Figur zählt das noch mal. Die Werke bringen 500. Mit einer Chance auf dem Ständer wartest du nie: Drück *Auslegen für { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Zu gefährlich mit einer Chance auf dem Ständer. Leg aus, solange du kannst.
monopoly-lesson-deluxe-free = In der Belohnung war Marvin Gardens selbst! Jetzt ist deine Chance frei für etwas anderes und eine zweite Figur geworden: Gelb zählt dreimal. Das Beste liegt immer schon für dich da, also drück *So auslegen: { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = Das bringt weniger. Am meisten hilft die Chance als Figur auf Gelb.
monopoly-lesson-deluxe-end = { MONEY(11700, "$") }! Das Blatt, nach dem jemand 10.000 hat, ist das letzte, und wer am meisten Geld hat, gewinnt: du. { $left } saß auf einer Chance und ging leer aus. Zum Merken: Eine offene Karte ist besser als eine unbekannte; sieh hin, was andere sammeln, bevor du gibst; bau auf deinen teuersten Satz und leg früh aus. Viel Spaß am ersten Tisch!
