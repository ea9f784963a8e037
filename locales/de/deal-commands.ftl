# Monopoly Deal: its command and options.
command-deal = Monopoly Deal: sammle drei ganze Sätze und hüte sie
command-deal-new = Einen Tisch Monopoly Deal in diesem Kanal eröffnen; andere setzen sich mit einem Klick dazu
option-scoring = Wer zuerst drei Sätze hat, gewinnt; oder Punkte nach Wert über mehrere Runden
option-rounds = Wie viele Runden um Punkte gespielt werden
option-deal_breaker = Ob die zwei Deal Breaker, die ganze Sätze nehmen, im Stapel sind
option-forced_deal_own_set = Ob du beim Zwangstausch aus einem ganzen Satz geben darfst
name-deal = deal
name-scoring = wertung
name-rounds = runden
name-deal_breaker = deal_breaker
name-forced_deal_own_set = aus_ganzem_satz
choice-sets = Sätze
choice-points = Punkte
choice-out = draußen
choice-in = drin
