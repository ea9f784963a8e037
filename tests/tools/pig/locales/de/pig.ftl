pig-name = Pig
pig-command = Pig: würfle, so oft du dich traust, und hör rechtzeitig auf
pig-command-new = Einen Tisch Pig in diesem Kanal eröffnen; andere setzen sich mit einem Klick dazu
pig-new-target = Mit wie vielen Punkten man gewinnt
pig-name-target = ziel
pig-setting-target = Punkte zum Sieg
pig-setting-target-100 = 100
pig-setting-target-50 = 50
pig-score = { $score } Punkte
pig-points = Punkte
pig-ask = Du bist dran: würfle, oder nimm die { $total } Punkte dieses Zuges.
pig-wait = { $who } würfelt, mit { $total } Punkten in diesem Zug
pig-offer-roll = Würfeln
pig-offer-hold = Aufhören
pig-hint-roll = Eine Eins nimmt dir die Punkte dieses Zuges
pig-hint-hold = Dann hast du { $score } Punkte
pig-begins = { $who } beginnt. { $target } Punkte gewinnen.
pig-rolled = { $who } würfelt eine { $rolled }: { $total } Punkte in diesem Zug.
pig-lost = { $who } würfelt eine 1 und verliert { $total } Punkte.
pig-held = { $who } nimmt { $total } Punkte und hat { $score }.
pig-won = { $who } erreicht { $target } Punkte und gewinnt.
pig-resigned = { $who } gibt auf.
pig-roll-first = Würfle mindestens einmal, bevor du aufhörst.
pig-picture-turn = { $name } ist am Zug
pig-picture-won = { $name } gewinnt
pig-picture-rolled = { $rolled ->
    [0] Noch kein Wurf
   *[other] Letzter Wurf: { $rolled }
}
pig-picture-total = { $total } Punkte in diesem Zug, { $target } gewinnen
