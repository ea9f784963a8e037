# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = Di cosa si tratta
property-rules-goal =
    Prendi caselle su una griglia di 8 × 8, uniscile in gruppi e riscuoti l’affitto da chi ci arriva.

    La partita finisce quando qualcuno non può pagare. **Fra gli altri vince chi ha più soldi**, e contano solo quelli: le caselle valgono quello che rendono.

    Tutti cominciano con gli stessi soldi e con carte d’acquisto dello stesso valore. Più si è, meno si ha di entrambi.

property-rules-turn-title = Il tuo turno
property-rules-turn =
    Gioca **una carta rossa e una nera.** La rossa (♥ ♦) dice la colonna, contata da sinistra; la nera (♠ ♣) la riga, contata dal basso. 3♥ con 5♣ è colonna 3, riga 5. Un asso vale 1.

    Un 9 o un 10 **vale per un numero a scelta da 1 a 8**, e tiene il suo seme.

    Poi dipende dalla casella:
    • **Vuota**: adesso è tua.
    • **Di qualcun altro**: paghi l’affitto, e puoi comprarla.
    • **Tua**: devi ipotecarla; se è già ipotecata, la perdi.

    Poi peschi finché in mano hai di nuovo tutti e due i colori. Devi sempre giocare: non si passa.

    Mentre aspetti puoi **preparare la prossima mossa**, e una di riserva se quella non va più. Quando tocca a te, si gioca subito se vuol dire ancora la stessa cosa; se no scegli tu. Il tuo piano non lo vede nessun altro.

property-rules-rent-title = Affitto
property-rules-rent =
    Le caselle di uno stesso proprietario che si toccano lungo un lato sono un **gruppo**; gli angoli non uniscono. L’affitto è **{ MONEY(1, "$") } per ogni casella del gruppo** dove arrivi, moltiplicato per ciò che dicono le tue due carte:

    • ♦ con ♣: affitto semplice
    • ♥ con ♣, o ♦ con ♠: affitto **doppio**
    • ♥ con ♠: **quattro volte** l’affitto

    In un gruppo di sei paghi { MONEY(6, "$") } con 3♦ 5♣, { MONEY(12, "$") } con 3♥ 5♣ o 3♦ 5♠, e { MONEY(24, "$") } con 3♥ 5♠. Se ogni tua giocata ti manderebbe in bancarotta, devi farne una con l’affitto più basso.

property-rules-buying-title = Comprare una casella
property-rules-buying =
    Dopo aver pagato l’affitto puoi comprare quella casella con le tue carte d’acquisto: **una unità per ogni casella del suo gruppo**, qualunque sia il seme. Un re vale 4 unità, una donna 2, un fante o un jolly 1.

    Non si dà resto, e non puoi aggiungere una carta che non serve. Il pulsante verde propone il pagamento più economico; puoi sceglierne un altro. Le carte d’acquisto vanno a chi aveva la casella, e potrà usarle più avanti.

property-rules-mortgage-title = Ipoteche
property-rules-mortgage =
    Quando le tue carte indicano una casella tua, viene **ipotecata** e segnata. Se la colpisci un’altra volta, è **persa**: la casella torna vuota e aperta a tutti.

    Una casella ipotecata fa ancora parte del suo gruppo e rende ancora affitto. Chi la compra si prende anche l’ipoteca.

property-rules-end-title = La fine
property-rules-end =
    Se devi più di quello che hai, paghi tutto e sei **in bancarotta**. Pagare fino all’ultimo dollaro va bene.

    La prima bancarotta chiude la partita, e fra gli altri vince chi ha più soldi; a parità di soldi la vittoria è condivisa. Un tavolo può scegliere di giocare fino alla seconda o alla terza bancarotta: allora le caselle di chi è in bancarotta tornano vuote.

    Una **partita corta** finisce anche appena qualcuno, dopo un turno, ha abbastanza soldi: { MONEY(113, "$") } in due, { MONEY(102, "$") } in tre, { MONEY(77, "$") } in quattro, { MONEY(63, "$") } in cinque, { MONEY(51, "$") } in sei. Anche allora vince chi ne ha di più.

    Se ti ritiri, i tuoi soldi, la mano e le carte d’acquisto lasciano la partita, e le tue caselle tornano vuote. Non è una bancarotta. Se resta un solo giocatore, vince.

property-rules-options-title = Cosa può scegliere un tavolo
property-rules-options =
    • **Bancarotte**: quante chiudono la partita. Di solito 1.
    • **Conto delle caselle**: alla fine ogni casella conta { MONEY(5, "$") }. Non serve mai a pagare affitti.
    • **Limite di giri**: dopo 40 o 80 giri vince chi ha più soldi. Quasi tutte le partite finiscono molto prima.
    • **Durata**: in una partita corta tutti cominciano con metà dei soldi, e finisce anche appena qualcuno, dopo un turno, ne ha la metà in più: da { MONEY(51, "$") } sono { MONEY(77, "$") }. Le caselle non contano. Dura circa la metà.

    Non ci sono scambi né altri accordi. A partita finita, tutti possono controllare che ogni mescolata sia stata onesta.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property: la tua prima partita
property-lesson-first-goal =
    Il tabellone ha 8 × 8 caselle. Tu e { $left } le prendete a turno, e chi arriva su quelle dell’altro paga **l’affitto**. Avete { MONEY(150, "$") } a testa; se non puoi pagare, hai perso.

    Giochiamo i turni che contano. Sono tutte buone mosse, quindi provale la prossima volta.
property-lesson-first-cell =
    In ogni turno giochi **una carta rossa e una nera.** La rossa dice la colonna, contata da sinistra; la nera dice la riga, contata dal basso. Il tuo 3♦ e il tuo 5♣ si incontrano in colonna 3, riga 5, dove c’è ①. Quella casella non è di nessuno, quindi diventa tua.

    Premi *3♦ + 5♣*.
property-lesson-first-group =
    La casella è tua, e hai pescato finché in mano avevi di nuovo tutti e due i colori. Le caselle che si toccano lungo un lato sono un **gruppo**, e chi arriva su una qualsiasi paga { MONEY(1, "$") } **per ogni casella del gruppo.** Quindi costruisci fianco a fianco: due insieme rendono quattro volte una sola.

    Apri *Quale coppia giochi?* e prendi *4♥ + 5♠*.
property-lesson-first-group-else = Quella casella resterebbe isolata sul bordo. 4♥ con 5♠ è proprio accanto alla tua prima: prendi quella.
property-lesson-first-wild =
    Qualche turno dopo. **Un 9 o un 10 vale per un numero a scelta** da 1 a 8, quindi con 4♣ il tuo 9♥ arriva su ogni casella della riga 4. È troppo prezioso per una casella qualsiasi; ma nella colonna 2 unisce i tuoi due gruppi, e 3 + 4 + 1 fa 8.

    Prendi *9♥ + 4♣ · colonna 2, riga 4*.
property-lesson-first-wild-else = Si può fare, ma guarda i tuoi due gruppi a sinistra: la casella in colonna 2, riga 4 ne fa uno solo. Gioca lì 9♥ con 4♣.
property-lesson-first-rent =
    3♥ 3♠: { $left } capita nel tuo gruppo. { MONEY(8, "$") } per 8 caselle, **raddoppiati per il ♥ e ancora per il ♠: { MONEY(32, "$") } per te!** Cuori e picche costano solo a chi paga l’affitto. Su una casella libera non fanno danni: giocali lì, e tieni ♦ e ♣ per quando devi pagare tu.

    Prendi *5♥ + 3♣*, che porta il tuo gruppo a 9.
property-lesson-first-rent-else = La casella è la stessa, ma poi ti resterebbero i cuori. Tieni 5♦, e gioca 5♥ con 3♣.
property-lesson-first-pay =
    Qualche turno dopo. Non puoi passare, e tutte e due le tue coppie portano nel gruppo da 5 di { $left }. Quindi paga il meno possibile: { MONEY(5, "$") } con ♦ e ♣. Con i cuori sarebbero { MONEY(10, "$") }.

    Prendi *6♦ + 2♣*.
property-lesson-first-pay-else = I cuori raddoppiano l’affitto. 6♦ con 2♣ arriva sulla stessa casella a metà prezzo.
property-lesson-first-buy =
    L’affitto è pagato; adesso puoi **comprare** proprio quella casella. Costa una unità delle tue carte d’acquisto per ogni casella del suo gruppo: 5. Un re vale 4 unità, una donna 2, un fante o un jolly 1. Non servono ad altro, quindi **compra ogni volta che puoi**: questa casella unisce i tuoi gruppi in uno da 14, e taglia in due quello di { $left }.

    Premi *Compra per 5*.
property-lesson-first-buy-else = Le carte d’acquisto servono per caselle così: unisce i tuoi gruppi e taglia l’altro. Re e fante sono esattamente 5 unità; premi il pulsante verde.
property-lesson-first-own =
    { $left } ha pagato { MONEY(14, "$") } per le tue 14 caselle. Tocca a te: 6♥ con 6♠ ti costerebbe { MONEY(24, "$") }. 2♥ con 6♠ indica **una casella tua**, che viene ipotecata: segnata, ma conta e rende ancora. La perdi solo se viene indicata un’altra volta.

    Quindi prendi *2♥ + 6♠*.
property-lesson-first-own-else = Quella costa { MONEY(24, "$") }. Un’ipoteca per ora non costa niente: gioca 2♥ con 6♠.
property-lesson-first-careful =
    Ora metti che la fortuna sia stata dalla parte di { $left }: ti restano solo { MONEY(20, "$") }. Allora leggi cosa porta ogni coppia prima di prenderla. 7♥ con 6♠ costa { MONEY(24, "$") }: **chi non può pagare è in bancarotta, e la partita è persa.** 2♦ con 6♠ indica la tua casella ipotecata, e la perdi. Fa male, ma resti in gioco.

    Prendi *2♦ + 6♠*.
property-lesson-first-careful-else = Ferma tutto: quella ti manderebbe in bancarotta e chiuderebbe la partita. Rinuncia piuttosto alla casella: 2♦ con 6♠.
property-lesson-first-ending =
    Torniamo alla partita che va bene: a { $left } restano solo { MONEY(46, "$") }. Ingrandisci il tuo **gruppo più grande**: uno grande il doppio viene colpito il doppio delle volte e rende il doppio. 8♦ aggiunge una casella; 7♥ ne ipotecherebbe una.

    Prendi *8♦ + 3♣*.
property-lesson-first-ending-else = Quella ipotecherebbe una tua casella. 8♦ con 3♣ ingrandisce invece il tuo gruppo grande.
property-lesson-first-over =
    A { $left } sono toccate le tue 15 caselle con ♥ e ♠: { MONEY(60, "$") } da pagare, e solo { MONEY(46, "$") } in cassa. Bancarotta, **e vinci tu!** Anche in più giocatori la prima bancarotta chiude la partita, e fra gli altri vince chi ha più soldi.

    Ricorda: un solo gruppo grande, ♥ e ♠ sulle caselle libere, ♦ e ♣ per pagare, compra ogni volta che puoi. Property è tutto qui.
