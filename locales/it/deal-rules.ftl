# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = Di cosa si tratta
deal-rules-goal =
    Metti giù proprietà, riscuoti affitti e prendi agli altri quello che ti manca. **Tre serie complete di tre colori diversi, nel tuo turno, e vinci subito.**

    Ogni carta dice quante ne servono per una serie: due per marrone e blu, quattro stazioni, due società, tre per ogni altro colore.

deal-rules-turn-title = Il tuo turno
deal-rules-turn =
    Peschi 2 carte; con la mano vuota, 5. Poi **giochi fino a tre carte**, come preferisci:
    • metti soldi o una carta azione nella tua **banca**; un’azione in banca resta denaro
    • metti giù davanti a te una **proprietà** o un jolly
    • giochi un’**azione** al centro

    Giocare non è obbligatorio. Nel tuo turno puoi spostare gratis i tuoi jolly fra i colori, e anche scambiare carte fra due serie complete di un colore. Alla fine tieni al massimo 7 carte; le altre vanno sotto il mazzo. Se ti resta solo da riordinare, il turno finisce da solo dopo dieci minuti (dopo 20 secondi a ritmo dal vivo), a meno che tu prema *Non ancora*.

deal-rules-actions-title = Le azioni
deal-rules-actions =
    • **Affitto**: tutti gli altri pagano per la tua serie migliore in un colore della carta; con la carta di ogni colore paga un solo giocatore. **Affitto doppio** si gioca insieme e conta come giocata a parte.
    • **È il mio compleanno**: 2M da tutti. **Esattore**: 5M da uno.
    • **Affare astuto**: prendi una proprietà. **Scambio forzato**: scambiane una. Mai da una serie completa.
    • **Rompi accordi**, se è nel mazzo: prendi una serie completa.
    • **Casa** e **Albergo** su una serie completa: 3M e 4M d’affitto in più.
    • **Passa dal Via**: pesca due carte.

deal-rules-paying-title = Pagare
deal-rules-paying =
    Paghi con quello che hai davanti: banca e proprietà, come vuoi, mai con la mano. **Non si dà resto**, e non puoi aggiungere una carta che non serve. Se non basta, dai tutto ciò che ha valore; se davanti non hai niente, non paghi niente.

    I soldi vanno nella banca dell’altro, le proprietà fra le sue. I jolly di ogni colore non hanno valore e non si usano mai per pagare.

deal-rules-sayno-title = Basta dire no
deal-rules-sayno =
    Se qualcuno gioca un’azione contro di te, puoi rispondere con **Basta dire no**, in qualsiasi momento e senza consumare una giocata. L’altro può rispondere con un No suo, e così via. Se il tuo resta, per te l’azione non vale.

    Ognuno decide per sé, tutti nello stesso momento. Te lo chiedo che tu abbia quella carta o no. Nella sala d’attesa si sceglie cosa rivelano le pause. A un tavolo **veloce** una mossa senza scelta viene fatta subito, quindi una pausa dice che qualcuno ha una scelta. A un tavolo **sigillato** le pause non tradiscono niente.

    Puoi **rispondere in anticipo**: premi *Risposte in anticipo* sotto la tua mano e dimmi cosa fare per te.

deal-rules-points-title = Punti
deal-rules-points =
    Un tavolo può giocare più manche a punti. Quando qualcuno completa tre serie, tutti contano il valore di banca e proprietà: il più alto prende **10 punti, poi 7, 5, 3**, il quinto 1. Quindi chi ha completato le serie può fare meno punti di un altro!

    A parità di valore, tutti prendono i punti del posto migliore.

deal-rules-options-title = Cosa può scegliere un tavolo
deal-rules-options =
    • **Punteggio**: vincono tre serie, oppure i punti su 1–8 manche.
    • **Rompi accordi**: fuori, a meno che la sala d’attesa li ammetta; rendono il gioco più selvaggio.
    • **Scambio forzato**: se puoi dare una carta di una tua serie completa.
    • **Limite**: dopo 15 o 30 turni a testa vince chi ha più serie complete.

    Chi comincia lo decidono i dadi. A partita finita, tutti possono controllare che ogni mescolata sia stata onesta.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal: la tua prima partita
deal-lesson-first-goal =
    Vince chi ha davanti **tre serie complete di colori diversi**. Per una serie rossa servono tre carte, per una marrone solo due: lo dicono le carte.

    La tua mano la vedi solo tu; quello che hai davanti lo vedono tutti, e possono prenderlo. Giocano contro di te { $left } e { $right }. Siamo all’inizio: davanti a te c’è una proprietà rossa.
deal-lesson-first-lay =
    Il tuo turno è cominciato pescando due carte. Adesso puoi **giocarne fino a tre.** In mano una proprietà non fa niente; davanti a te conta per una serie e rende affitto. Una rossa ce l’hai già, quindi metti l’altra insieme.

    Apri *Le tue carte* e scegli *Mettila nel gruppo rosso: 2 di 3*.
deal-lesson-first-lay-else = Quella carta può aspettare. Comincia da ciò che ti avvicina a una serie: la proprietà rossa, insieme a quella che hai.
deal-lesson-first-bank =
    Ti restano due giocate. Quando qualcuno riscuote da te, paghi **solo con quello che hai davanti**, e senza soldi sarebbero le tue proprietà rosse. Quindi mettici accanto un po’ di soldi.

    Scegli *Mettila in banca: 3M*.
deal-lesson-first-bank-else = Prima i soldi, dai: senza banca pagheresti con le proprietà. Metti in banca i 3M.
deal-lesson-first-three =
    Ti resta una giocata. Il marrone è veloce: la serie si fa con due carte. Affare astuto e Basta dire no tienili in mano; in banca resterebbero denaro, e più avanti ti servono.

    Scegli *Mettila nel gruppo marrone: 1 di 2*. Dopo tre giocate il turno finisce. Puoi finirlo anche prima, e tieni al massimo sette carte.
deal-lesson-first-three-else = Hai ancora una proprietà da mettere giù: al marrone bastano due carte. Le altre tienile per dopo.
deal-lesson-first-go =
    Anche { $left } e { $right } hanno messo giù proprietà, e tu hai pescato altre due carte. Una è **Passa dal Via**: te ne fa pescare altre due. Giocala per prima: quello che peschi puoi giocarlo ancora in questo turno.

    Scegli *Pesca 2 carte*.
deal-lesson-first-go-else = Quello viene dopo. Prima Passa dal Via: magari peschi qualcosa di ancora meglio.
deal-lesson-first-set =
    Ecco la terza rossa! Una **serie completa** rende l’affitto più alto, e nessun Affare astuto può portarne via una carta. Hai anche una carta Affitto; ma si riscuote dopo aver calato, non prima: così sono 6M invece di 3M.

    Scegli *Mettila nel gruppo rosso: 3 di 3*.
deal-lesson-first-set-else = Quasi: prima completa la serie rossa. Dopo, tutto il rosso rende di più.
deal-lesson-first-rent =
    Adesso pagano. Una **carta Affitto** nomina due colori; tutti ti devono l’affitto della tua serie migliore in uno dei due. Il rosso è completo: 6M a testa.

    Scegli *Riscuoti 6M da tutti: rosso*.
deal-lesson-first-rent-else = La tua serie è completa e gli altri hanno ancora soldi: è il momento dell’Affitto rosso/giallo.
deal-lesson-first-pay =
    { $left } aveva pochi soldi e ha dovuto aggiungere **una proprietà rosa, che adesso è tua.** Poi { $left } ti ha mandato un Esattore. Scegli tu con cosa pagare, ma nessuno dà resto: paga i 5M precisi, con i tuoi 5M. Dire no sarebbe uno spreco.

    Premi *Paga 5M*.
deal-lesson-first-pay-else = Potresti, ma hai una carta da 5M: proprio giusta, non si spreca niente e le tue proprietà restano. Premi *Paga 5M*.
deal-lesson-first-no =
    { $right } ti chiede un affitto raddoppiato: 16M. Ti costerebbe tutti i soldi, e anche la serie rossa. **Basta dire no** ferma qualsiasi cosa contro di te, a chiunque tocchi, e non costa giocate. È il suo momento.

    Premi *Basta dire no!*
deal-lesson-first-no-else = Ti costerebbe i soldi e la serie rossa. Basta dire no serve proprio a questo.
deal-lesson-first-wild =
    { $right } ha dovuto accettare il tuo No. Tocca a te, e **puoi vincere adesso**: ti mancano due serie e hai tre giocate. Il jolly di ogni colore prende il posto di qualsiasi proprietà, quindi completa la tua serie marrone.

    Scegli *Mettila nel gruppo marrone: 2 di 2*.
deal-lesson-first-wild-else = Per vincere in questo turno ti servono tutte e tre le giocate. Comincia dal jolly di ogni colore nel marrone: è la tua seconda serie.
deal-lesson-first-either =
    Due serie! Un jolly di **due colori** può stare in uno o nell’altro, e nel tuo turno puoi spostarlo quando vuoi, gratis. Qui meglio il rosa: una ce l’hai già, da { $left }.

    Scegli *Mettila nel gruppo rosa: 2 di 3*.
deal-lesson-first-either-else = Prima metti il jolly rosa/arancione nel rosa, insieme alla rosa che hai. Poi manca una sola carta.
deal-lesson-first-sly =
    Manca una rosa, e ce l’ha { $right }. Un **Affare astuto** prende qualsiasi proprietà fuori dalle serie complete. Guarda cosa hanno gli altri: quello che ti manca spesso è proprio lì.

    Scegli la rosa: *Prendi da { $right }: rosa*.
deal-lesson-first-sly-else = Ti serve la rosa: con quella hai tre serie. Scegli Affare astuto e prendi la rosa.
deal-lesson-first-over =
    Rosso, marrone e rosa: **tre serie complete, e vinci subito!**

    Ricorda: cala prima le serie veloci, tieni soldi davanti a te, riscuoti quando una serie è completa, e conserva Basta dire no per ciò che fa male davvero. E occhio a chi ha due serie: fallo pagare, o prendigli una carta. L’elenco delle tue carte ti dice cosa fa ognuna.
