pig-name = Pig
pig-command = Pig: würfle, so oft du dich traust, und hör rechtzeitig auf
pig-command-new = Einen Tisch Pig in diesem Kanal eröffnen; andere setzen sich mit einem Klick dazu
pig-score = { $score } Punkte
pig-ask = Du bist dran: würfle, oder nimm die { $total } Punkte dieses Zuges.
pig-offer-roll = Würfeln
pig-offer-hold = Aufhören
pig-hint-hold = Dann hast du { $score } Punkte
pig-begins = { $who } beginnt. Hundert Punkte gewinnen.
pig-rolled = { $who } würfelt eine { $rolled }: { $total } Punkte in diesem Zug.
pig-lost = { $who } würfelt eine 1 und verliert { $total } Punkte.
pig-held = { $who } nimmt { $total } Punkte und hat { $score }.
pig-won = { $who } erreicht hundert Punkte und gewinnt.
pig-roll-first = Würfle mindestens einmal, bevor du aufhörst.
pig-picture-rolled = { $rolled ->
    [0] Noch kein Wurf
   *[other] Letzter Wurf: { $rolled }
}
pig-picture-total = { $total } Punkte in diesem Zug
