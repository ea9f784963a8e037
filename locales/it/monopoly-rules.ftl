# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = Di cosa si tratta
monopoly-rules-goal =
    Raccogli tutte le carte di un colore, mettici sopra case, alberghi e pedine, e **chiudi** quando tutto ciò che hai in mano fa parte di un gruppo completo. Allora la smazzata si conta; se ne giocano più d’una.

    Alla fine di una smazzata in cui qualcuno ha **10.000 o più** (7.000 in cinque o sei), vince chi ha più soldi.

monopoly-rules-turn-title = Il tuo turno
monopoly-rules-turn =
    Ognuno ha dieci carte e davanti una **pila degli scambi**, scoperta per tutti. Nel tuo turno fai una di queste tre cose:
    • **Pesca** la prima carta del mazzo.
    • **Scambia**: le prime carte della tua pila per altrettante in cima a un’altra. Tutti e due prendete in mano quello che ricevete, e nessuno può rifiutare. Prima di scambiare puoi mettere una carta della tua mano sulla tua pila.
    • **Chiudi.**

    Dopo scarti sulla tua pila finché ne hai dieci; se ne hai già dieci, le tieni tutte. In due o tre ci sono anche pile di nessuno: ci scambi come con le altre, anche più carte insieme.

monopoly-rules-groups-title = Gruppi
monopoly-rules-groups =
    Un gruppo è completo con tutte le due o tre carte di un colore, con tutte e due le società, o con **due, tre o quattro stazioni**.

    Su un colore costruisci le **case in ordine**, dalla 1ª alla 4ª, e un albergo sopra tutte e quattro. Le **pedine** vanno su qualsiasi gruppo completo, quante ne vuoi.

    Un **Imprevisto** vale per qualsiasi cosa manchi, ma solo se chiudi tu. In ogni altra mano rende tutte le carte senza valore!

monopoly-rules-out-title = Chiudere
monopoly-rules-out =
    Puoi chiudere quando ogni proprietà, casa e albergo della tua mano fa parte di un gruppo completo, e hai almeno un gruppo così. Via, Mr. Monopoly e pedine possono essere quanti vuoi.

    Come premio prendi le **prime cinque carte** del mazzo e aggiungi quelle che vanno bene. Ti propongo la disposizione migliore; accettala con un tocco, o cambiala.

monopoly-rules-scoring-title = Punteggio
monopoly-rules-scoring =
    • Un gruppo conta il suo valore, **un’altra volta per ogni casa**, e 500 per un albergo.
    • Ogni **pedina** conta tutto il gruppo un’altra volta: giallo con tre case e due pedine sono 1.200 per tre.
    • Ogni **Via** conta 200. Chi ha **più Mr. Monopoly** prende 1.000; se sono in due ad averne di più, non li prende nessuno.

    Prendono soldi tutti, non solo chi ha chiuso.

monopoly-rules-six-title = In cinque o sei
monopoly-rules-six =
    Non c’è mazzo: si danno tutte le carte, e ognuno ha una carta di scambio scoperta. Nel tuo turno **scambiala con quella di qualcun altro**; tutti e due prendete la carta ricevuta e ne mettete giù un’altra.

    Dopo ogni turno **tutti passano una carta a sinistra** nello stesso momento, coperta. Chi chiude può aggiungere come premio le carte di scambio sul tavolo.

monopoly-rules-options-title = Cosa può scegliere un tavolo
monopoly-rules-options =
    • **Edizione**: quella UK con le strade di Londra e le sterline, da due a sei giocatori; o quella Deluxe con dollari, leggii e lingotti d’oro, da due a quattro.
    • **Traguardo**: 5.000 o 3.000 per una partita più corta.

    Se il mazzo finisce e nessuno chiude, la smazzata termina e si conta così com’è. A partita finita, tutti possono controllare che ogni mescolata sia stata onesta.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, edizione UK: la tua prima partita
monopoly-lesson-uk-goal = Si comincia! Queste dieci carte le vedi solo tu. Vuoi che ogni strada e ogni casa faccia parte di un **colore completo**: allora chiudi, e la mano paga. Hai due rosse su tre e due verdi su tre. Davanti a ognuno c’è una pila degli scambi scoperta, ma lì per ora niente ti serve. Quindi premi *Pesca una carta*.
monopoly-lesson-uk-goal-else = Nessuna delle carte scoperte va con quello che hai. Una nuova forse sì: pesca.
monopoly-lesson-uk-discard = Park Lane! Ma così le carte sono undici, e un turno finisce con dieci. Una deve andare, scoperta, sulla tua pila degli scambi. Stai raccogliendo rosso e verde; case, pedina e Mr. Monopoly portano soldi più avanti. Bow Street è sola nel suo colore e non vale molto: scarta *Bow Street*.
monopoly-lesson-uk-discard-else = Quella ti mancherebbe. Bow Street è sola nel suo colore: lasciala andare.
monopoly-lesson-uk-trade = Guarda la pila di { $left }: Trafalgar Square, la tua terza rossa! Invece di pescare puoi **scambiare**: la prima carta della tua pila per la prima di un’altra. Nessuno può rifiutare, e le due carte vanno in mano. Premi *Scambia con { $left }: dai Bow Street, prendi Trafalgar Square*, e conferma.
monopoly-lesson-uk-trade-else = Una carta che vedi è meglio di una che non vedi: Trafalgar Square completa il tuo rosso.
monopoly-lesson-uk-pile = Il rosso è completo! Di nuovo undici carte. Occhio a cosa metti sulla tua pila: gli altri possono prenderlo. Whitehall è finita sulla pila di { $left }, quindi lì il rosa non interessa, e tu ne hai una sola: scarta *Northumberland Avenue*.
monopoly-lesson-uk-pile-else = Quella farebbe più male. Il rosa pare non volerlo nessuno: scarta Northumberland Avenue.
monopoly-lesson-uk-two = Regent Street, la tua terza verde, è la seconda carta della pila di { $left }. Puoi scambiarne **più d’una insieme**: le tue prime due per le prime due di là, così come sono. Le tue due non ti servono, quindi premi *Scambia con { $left }: dai Northumberland Avenue + 1, prendi Regent Street + 1*, e conferma.
monopoly-lesson-uk-two-else = Così non arrivi a Regent Street. Due delle tue carte per due di { $left } sì.
monopoly-lesson-uk-full = Dodici carte, quindi due se ne vanno. Conta cosa sta insieme: tre rosse, tre verdi, due case da costruirci, una pedina e Mr. Monopoly. Fa dieci! Scarta *Euston Road* e *Park Lane*, e in mano non ti avanza niente.
monopoly-lesson-uk-full-else = Tieni tutte le rosse e le verdi, le case, la pedina e Mr. Monopoly. Solo Euston Road e Park Lane non vanno con niente.
monopoly-lesson-uk-out = La tua mano è al completo, quindi invece di pescare puoi **chiudere**: cali tutto e la smazzata finisce per tutti. Potresti aspettarne una migliore, ma chi chiude riceve cinque carte di premio, e { $left } potrebbe fare prima. Premi *Chiudi con { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Meglio prendere quello che hai, prima che chiuda { $left }.
monopoly-lesson-uk-reward = Quello che va bene delle cinque carte è già calato. Il verde conta 350 e un’altra volta per ogni casa, la 1ª, la 2ª e la 3ª: 1.400. La **pedina** lo conta di nuovo: 2.800. Il rosso con una casa fa 500, Via 200. Di meglio non si può, quindi premi *Cala così: { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = Così vale meno. Case e pedine vanno sul colore più caro.
monopoly-lesson-uk-swap = Con **più Mr. Monopoly** di tutti hai preso altre { MONEY(1000, "£") }! Per i gruppi completi prendono soldi tutti, anche { $left }. Due smazzate dopo: hai una stazione, e **due fanno un gruppo**. La tua pila è vuota, ma prima di uno scambio puoi metterci una carta della tua mano. Premi *Prendi Marylebone (pila 3), dai Bow Street*, e conferma; quella pila non è di nessuno.
monopoly-lesson-uk-swap-else = Ti serve Marylebone: due stazioni sono già un gruppo completo.
monopoly-lesson-uk-houses = Ancora dieci carte, quindi niente da scartare. Il blu è completo, e anche le stazioni. Ma le case stanno **in ordine**: senza una 2ª casa la tua 3ª non ha posto, e non puoi chiudere. Di 2ª casa scoperta non ce n’è, quindi premi *Pesca una carta*.
monopoly-lesson-uk-houses-else = Di 2ª casa scoperta non ce n’è da nessuna parte. Tenta la fortuna col mazzo.
monopoly-lesson-uk-chance = Un **Imprevisto**! Vale per qualsiasi cosa ti manchi, qui per la 2ª casa. Ma solo per chi chiude: se fa prima { $left }, una mano con un Imprevisto non vale **proprio niente**. Quindi adesso sbrigati. Va bene tutto tranne una: scarta *Bond Street*.
monopoly-lesson-uk-chance-else = Allora al prossimo turno non potresti chiudere, e con un Imprevisto in mano! Bond Street è l’unica carta di cui puoi fare a meno.
monopoly-lesson-uk-joker = Ce l’hai fatta in tempo. Il blu conta 400 e tre case, con l’Imprevisto come 2ª: 1.600, e la pedina lo conta di nuovo. Le stazioni portano 250, Via 200. Mai tenersi un Imprevisto un turno più del necessario: premi *Chiudi con { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Troppo rischioso con un Imprevisto in mano. Chiudi finché puoi.
monopoly-lesson-uk-score = E nel premio c’è un’altra pedina: adesso il blu conta tre volte, 4.800. Anche due stazioni prendono pedine, ma niente case; un albergo, sopra tutte e quattro le case, aggiungerebbe 500. Premi *Cala così: { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = Così vale meno. Le pedine vanno sul gruppo più caro.
monopoly-lesson-uk-end = { MONEY(11750, "£") }! Quando qualcuno arriva a 10.000, quella smazzata è l’ultima, e vince chi ha più soldi: tu. Ricorda tre cose: una carta scoperta è meglio di una alla cieca; case e pedine vanno sul tuo colore più caro; e chiudi presto, soprattutto con un Imprevisto. Buon divertimento al tuo primo tavolo!

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, edizione Deluxe: la tua prima partita
monopoly-lesson-deluxe-goal = Si comincia! Le dieci carte sul tuo leggio le vedi solo tu. Quando ogni proprietà e ogni casa fa parte di una **Serie**, tutte le carte di un colore, chiudi e prendi soldi. Due ferrovie sono già una Serie, e tu le hai. Ognuno ha una pila degli scambi scoperta, ma per ora lì non c’è niente di utile. Quindi premi *Pesca una carta*.
monopoly-lesson-deluxe-goal-else = Nessuna delle carte scoperte ti avvicina a una Serie. Una nuova forse sì: pesca.
monopoly-lesson-deluxe-discard = Via: porta 200, qualsiasi altra cosa tu abbia. Ma un turno finisce con dieci carte, quindi una deve andare, scoperta, sulla tua pila degli scambi. Il marrone è il colore più economico, e ne hai una sola: scarta *Baltic Avenue*.
monopoly-lesson-deluxe-discard-else = Quella ti mancherebbe. Baltic Avenue vale meno di tutte.
monopoly-lesson-deluxe-trade = Sono comparse due belle carte: Illinois Avenue, la tua terza rossa, e Park Place, la tua seconda blu. Invece di pescare puoi **scambiare**: la prima carta della tua pila per la prima di un’altra. Nessuno può rifiutare. Il blu è il colore più caro, quindi prendi prima quella: premi *Scambia con { $left }: dai Baltic Avenue, prendi Park Place*, e conferma.
monopoly-lesson-deluxe-trade-else = Park Place completa il colore più caro di tutti. Prendi quella.
monopoly-lesson-deluxe-forced = Il blu è completo! Quello che hai dato è finito sul leggio di { $left }. Adesso hai di nuovo undici carte. Ti avanzano una rosa e una arancione, e la rosa costa meno: scarta *States Avenue*. Con un po’ di fortuna, quando tocca a te Illinois Avenue è ancora lì.
monopoly-lesson-deluxe-forced-else = Quella farebbe più male. Il rosa è economico, e ne hai una su tre: scarta States Avenue.
monopoly-lesson-deluxe-out = Che fortuna: { $right } voleva il rosa e **ha scambiato con te**. Non potevi rifiutare, ma in cambio hai Illinois Avenue, e il rosso è completo! Può chiudere anche chi comincia il turno con più di dieci carte. Quello che avanza si scarta, qui Tennessee Avenue. Premi *Chiudi con { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Il tuo leggio è al completo. Chiudi prima che lo faccia qualcun altro.
monopoly-lesson-deluxe-reward = Chi chiude riceve altre cinque carte, e quello che va bene è già calato: una terza ferrovia (tre portano 500) e due **case**. Il blu conta 400 e un’altra volta per ogni casa, la 1ª e la 2ª: 1.200. La **pedina** lo conta di nuovo: 2.400. Premi *Cala così: { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = Così vale meno. Case e pedine vanno sulla Serie più cara.
monopoly-lesson-deluxe-pile = Per le Serie complete prendono soldi tutti. Quindi tre smazzate dopo ognuno ha soldi nel vassoio; un **lingotto d’oro** vale cinque banconote da 1.000 $. Hai Electric Company, e Water Works è sulla pila 4, che non è di nessuno. Lì si scambia allo stesso modo: premi *Prendi Water Works (pila 4), dai Tennessee Avenue*, e conferma.
monopoly-lesson-deluxe-pile-else = Water Works completa le tue società: 500 in un colpo.
monopoly-lesson-deluxe-utilities = Le due società portano 500. Come le ferrovie prendono pedine, ma niente case. Le case mettile sul giallo: è caro, e manca solo Marvin Gardens. Di azzurro, rosa e verde hai una carta sola ciascuno, e l’azzurro costa meno: scarta *Connecticut Avenue*.
monopoly-lesson-deluxe-utilities-else = Tieni il giallo, le società e ciò che va sopra. Connecticut Avenue vale meno di tutte.
monopoly-lesson-deluxe-fourth = { $left } ha buttato una 4ª casa. Lasciala lì: le case stanno **in ordine**, e una 4ª senza la 3ª ti impedirebbe solo di chiudere. Di Marvin Gardens nessuna traccia. Quando niente ti aiuta, premi *Pesca una carta*.
monopoly-lesson-deluxe-fourth-else = Lì niente ti aiuta. Meglio vedere una carta nuova.
monopoly-lesson-deluxe-chance = Un **Imprevisto**! Per chi chiude è qualsiasi carta che manca: qui Marvin Gardens. Sul leggio di tutti gli altri rende **tutte le carte senza valore** quando la smazzata finisce. Quindi adesso sbrigati. Il rosa costa meno del verde: scarta *Virginia Avenue*.
monopoly-lesson-deluxe-chance-else = Quella ti costerebbe di più. Fra le carte che non ti servono, Virginia Avenue vale meno di tutte.
monopoly-lesson-deluxe-watch = { $right } ha appena preso St. Charles Place, che è rosa, e sulla tua pila c’è Virginia Avenue, rosa anche lei! Non regalarla. Prima di uno scambio puoi **mettere in cima una carta del tuo leggio**. Ricevi la 3ª casa, e il tuo leggio è al completo: premi *Scambia con { $right }: dai Pacific Avenue, prendi 3ª casa*, e conferma.
monopoly-lesson-deluxe-watch-else = Vuoi la 3ª casa, e la carta da dare è Pacific Avenue.
monopoly-lesson-deluxe-joker = Tutte e dieci le carte hanno il loro posto, con l’Imprevisto come Marvin Gardens: il giallo, 300 con tre case, fa 1.200, e la pedina lo conta di nuovo. Le società portano 500. Con un Imprevisto sul leggio non si aspetta mai: premi *Chiudi con { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Troppo rischioso con un Imprevisto sul leggio. Chiudi finché puoi.
monopoly-lesson-deluxe-free = Nel premio c’era proprio Marvin Gardens! Adesso il tuo Imprevisto è libero di valere per altro, ed è diventato una seconda pedina: il giallo conta tre volte. La disposizione migliore te la trovi sempre pronta, quindi premi *Cala così: { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = Così vale meno. L’Imprevisto aiuta di più come pedina sul giallo.
monopoly-lesson-deluxe-end = { MONEY(11700, "$") }! Quando qualcuno arriva a 10.000, quella smazzata è l’ultima, e vince chi ha più soldi: tu. { $left } aveva in mano un Imprevisto e non ha preso niente. Ricorda tre cose: una carta scoperta è meglio di una alla cieca; guarda cosa raccolgono gli altri prima di dare; costruisci sulla tua Serie più cara e chiudi presto. Buon divertimento al tuo primo tavolo!
