# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = Di cosa si tratta
cardopoly-rules-goal =
    Le tue **carte in tasca sono i tuoi soldi.** Gira per un parco di 16 carte, compra le proprietà dove arrivi e prendi carte da chi arriva sulle tue.

    Quando non hai più carte in tasca, per te è finita. **Vince chi resta per ultimo.** Se prima finiscono i giri, vince chi ha più proprietà senza ipoteca.

cardopoly-rules-turn-title = Il tuo turno
cardopoly-rules-turn =
    Nel tuo turno **peschi una carta e ti muovi** in senso orario del suo valore; un asso vale 1. Se passi dal Via o ci arrivi, ricevi uno **stipendio di 3 carte**, o di 5 se possiedi tutte le carte di un seme o di un valore sul tabellone.

    Un **fante, una donna o un re** va scoperto fra i tuoi Imprevisti, e peschi di nuovo. Un **jolly** ti manda in prigione.

    Prima di pescare e dopo l’arrivo puoi giocare una donna o un re, ampliare, ipotecare, riscattare un’ipoteca o proporre uno scambio.

cardopoly-rules-buying-title = Comprare
cardopoly-rules-buying =
    Su una proprietà di nessuno dai **due carte**: una del **seme o del valore** della proprietà (va negli scarti), e una del **seme del tuo asso** (resta sulla proprietà e mostra che è tua).

    Non devi comprare per forza. Puoi lasciarla, o chiedere a tutti gli altri **offerte segrete**. Chi offre di più ti pagherebbe una carta in più della seconda offerta; tu dici sì o no. A un tavolo **veloce** chi non può offrire passa subito, quindi una pausa dice che qualcuno poteva. A un tavolo **sigillato** (si sceglie nella sala d’attesa) le pause non tradiscono niente. Non vuoi che te lo chieda? Dimmi la tua offerta con *Offerte in anticipo*.

    Più avanti, nel tuo turno, puoi **ampliarla** con altre due carte così: ogni volta l’affitto sale di 1.

cardopoly-rules-rent-title = Affitto e debiti
cardopoly-rules-rent =
    Sulla proprietà di qualcun altro dai **tante carte quanto è il suo valore**, più una per ogni ampliamento. Scegli tu quali: magari non quelle che l’altro sta cercando.

    Un **fante** fra i tuoi Imprevisti paga al posto tuo. Se ti mancano carte, prima puoi ipotecare, giocare un re o fare uno scambio. Se ancora non puoi pagare, dai tutto e sei fuori; le tue proprietà tornano libere.

    Un’**ipoteca** porta subito 3 carte, ma la proprietà non rende niente finché non scarti 3 carte del suo seme o valore.

cardopoly-rules-chance-title = Imprevisti e prigione
cardopoly-rules-chance =
    Fra gli Imprevisti vanno solo i fanti, le donne e i re che peschi per muoverti; li vedono tutti.
    • **Fante**: stavolta niente affitto, o via dalla prigione.
    • **Donna**: vai su qualsiasi casella, invece di pescare o alla fine del turno.
    • **Re**: prendi una carta da ogni altro giocatore e una dal mazzo.

    In **prigione** scegli subito: paga 5 carte, usa un fante o salta il prossimo turno. La prigione è sul Via, ma un jolly che ti ci manda non porta stipendio.

cardopoly-rules-trade-title = Scambi e promesse
cardopoly-rules-trade =
    Nel tuo turno puoi proporre fino a 3 scambi: proprietà e carte per proprietà e carte. Quali carte dai lo vede solo l’altra parte, che sceglie quali delle sue ricevi. Invece di dire sì o no, può fare una **controproposta**.

    Puoi anche **promettere** da 1 a 10 carte per uno dei tuoi prossimi cinque turni. Una promessa la vedono tutti, e al momento giusto la riscuoto io. Se devi un affitto, uno scambio con chi ha la proprietà può saldarlo tutto.

cardopoly-rules-options-title = Cosa può scegliere un tavolo
cardopoly-rules-options =
    • **Gioco veloce**: 12 carte sul tabellone, 6 in ogni tasca; vince chi ha 4 proprietà per primo.
    • **Squadre**: in quattro, i compagni siedono di fronte, si passano carte in tasca (nient’altro) e fra loro non pagano affitto. Nel gioco veloce a una squadra servono 6 proprietà.
    • **Giri**: dopo 40 giri vince chi ha più proprietà; si può anche giocare a 20, a 80 o senza limite.
    • **Assi**: dati a caso, o scelti.
    • **Il re** prende una carta a testa, o due; alla cieca, o scelte da chi le dà.

# The lesson

cardopoly-lesson-first-title = Cardopoly: la tua prima partita
cardopoly-lesson-first-goal = Si comincia! Le otto carte che hai in tasca sono **i tuoi soldi e la tua vita**: chi non ne ha più è fuori, e vince chi resta per ultimo. Il tuo asso, A♥, è la tua pedina; sta sul Via di un anello di 16 proprietà. Nel tuo turno peschi una carta e avanzi del suo valore. Premi *Pesca*.
cardopoly-lesson-first-goal-else = Per quello è presto: nessuno ha ancora niente. Pesca e guarda dove arrivi.
cardopoly-lesson-first-buy = Un 4 ti ha portato su 5♥, che non è di nessuno. Costa due carte: **paghi** con una del suo seme o valore, qui un 5, e **ci metti sopra una del seme del tuo asso**, qui una di cuori, che resta lì. Poi chi arriva qui ti deve cinque carte! Premi *Compra: metti 10♥, paga con 5♦*.
cardopoly-lesson-first-buy-else = Meglio così: mettici sopra il 10♥ e paga con il 5♦. Poi 5♥ è tua.
cardopoly-lesson-first-end = È tua. Potresti subito ampliarla, ma occhio alla tasca: ti restano sei carte, e presto dovrai pagare anche tu. Tienile, e guarda dove arrivano { $left } e { $right }: premi *Finisci il turno*.
cardopoly-lesson-first-end-else = Non adesso: le carte ti servono. Finisci il turno.
cardopoly-lesson-first-rent = { $right } ha dovuto fermarsi su 5♥ e ti ha dato l’**affitto**: cinque carte su otto! Così qui ci si arricchisce, e ci si rovina. { $left } ha comprato 6♠, cinque caselle davanti a te. Tocca di nuovo a te: premi *Pesca*.
cardopoly-lesson-first-rent-else = Risparmia le carte, fra un attimo potrebbero servirti. Pesca.
cardopoly-lesson-first-jack = Prima hai pescato un **fante**. Ogni volta che peschi un fante, una donna o un re, lo tieni scoperto e peschi di nuovo. Poi un 5 ti ha portato dritto su 6♠: sei delle tue undici carte! Ma un fante ti risparmia l’affitto (o ti tira fuori di prigione, dove ti manda un jolly). Premi *Gioca il fante: niente affitto*.
cardopoly-lesson-first-jack-else = Quelle sei carte puoi tenerle: il fante ti risparmia l’affitto.
cardopoly-lesson-first-auction = Qualche giro dopo. Vorresti 7♦, ma senza cuori non puoi comprarla. Allora lascia che gli altri facciano **offerte**: ognuno dice in segreto quanto darebbe al massimo. Chi offre di più paga **a te** una carta in più della seconda offerta. Carte gratis, quindi premi *Mettila all’asta*.
cardopoly-lesson-first-auction-else = A lasciarla non ci guadagni niente. Falla andare all’asta!
cardopoly-lesson-first-sell = { $left } ti darebbe quattro carte. Puoi rifiutare, per esempio se rendesse { $left } troppo forte. Ma l’altro sette, 7♣, è di { $right }, e quattro carte sono tante quando ne hai sette. Premi *Lascia comprare { $left }*.
cardopoly-lesson-first-sell-else = Quattro carte per qualcosa che tu non puoi avere: è un buon prezzo. Accetta.
cardopoly-lesson-first-king = E davanti a te c’è un **re**! Prende una carta da tutti gli altri e una dal mazzo, quando vuoi nel tuo turno. Tre carte in più, e gli altri si avvicinano a zero: scegli *Gioca il re* sotto *Qualcos’altro?*
cardopoly-lesson-first-king-else = Il re ti porta subito tre carte. Giocalo prima di finire il turno.
cardopoly-lesson-first-trade = Due giri dopo. Chi ha tutte le carte di un seme o di **un valore** sul tabellone ha una serie, e lo stipendio sale. Tu hai 6♦ e { $left } 6♠; { $left } ha 5♠ e tu 5♥. Con uno scambio ci guadagnate in due! Premi *Scambia…* e scegli *{ $left }: la proprietà 6♠ per la proprietà 5♥*.
cardopoly-lesson-first-trade-else = Prima lo scambio: la tua 5♥ per 6♠, così hai tutti e due i sei.
cardopoly-lesson-first-propose = Qui prepari uno scambio. Potresti aggiungere carte, chiederne, o prometterne per un turno futuro; { $left } può accettare, rifiutare o fare una controproposta. Questo è equo: hai ampliato 5♥ una volta, quindi rendono 6 tutte e due, e tutti e due avrete una serie. Premi *Proponi lo scambio*.
cardopoly-lesson-first-propose-else = Va bene così: 6♠ per 5♥. Proponilo.
cardopoly-lesson-first-queen = Affare fatto! Con una serie, ogni volta che passi dal Via lo **stipendio** è di 5 carte invece di 3. E hai una **donna**: ti porta su qualsiasi casella, anche dopo aver pescato. 8♥, oltre il Via, è libera e cara, e hai i cuori per comprarla. Scegli *Gioca la donna…*, poi *8♥*.
cardopoly-lesson-first-queen-else = C’è di meglio: con la donna passi dal Via, peschi 5 carte e puoi comprare 8♥.
cardopoly-lesson-first-expand = Naturalmente hai comprato 8♥. { $right } intanto è fuori gioco, e { $left }, sul Via, ha sei carte e può **ipotecare** solo 5♥, per altre tre. Nove carte bastano per un affitto di 8, ma non di 9. Allora amplia: metti giù una carta di cuori e paga con un’altra. Scegli *Amplia 8♥: metti 4♥, paga con 8♦*.
cardopoly-lesson-first-expand-else = A { $left } non fa abbastanza male. Una in più su 8♥ sì: nove carte d’affitto.
cardopoly-lesson-first-last = Adesso 8♥ e 9♥ sarebbero tutte e due troppo care per { $left }. Non ampliare più: tieni le tue otto carte per gli affitti di { $left }. Se un giorno non puoi pagare, prima di arrenderti puoi ipotecare, giocare un re o saldare con uno scambio. Premi *Finisci il turno*.
cardopoly-lesson-first-last-else = Hai costruito abbastanza. Tieni le carte e finisci il turno.
cardopoly-lesson-first-won = { $left } ha dovuto fermarsi su 8♥ e ha ipotecato 5♥, ma l’affitto si è preso comunque l’ultima carta. Hai vinto! (Se dopo 40 giri si è ancora in più d’uno, vince chi ha più proprietà senza ipoteca.) Ricorda: compra quasi tutto, tieni carte per gli affitti che hai davanti, scambia per fare serie, e amplia quando può dare il colpo di grazia.
