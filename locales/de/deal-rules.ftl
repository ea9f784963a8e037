# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = Worum es geht
deal-rules-goal =
    Leg Grundstücke vor dich, kassier Miete und hol dir von den anderen, was dir fehlt. **Wer im eigenen Zug drei ganze Sätze in drei Farben hat, gewinnt sofort.**

    Wie viele Karten ein Satz braucht, steht auf jeder: zwei bei Braun und Dunkelblau, vier Bahnhöfe, zwei Werke, drei bei jeder anderen Farbe.

deal-rules-turn-title = Dein Zug
deal-rules-turn =
    Du ziehst 2 Karten; mit leerer Hand 5. Dann **spielst du bis zu drei Karten**, ganz wie du willst:
    • leg Geld oder eine Aktion auf deine **Bank**; eine Aktion dort ist für immer Geld
    • leg ein **Grundstück** oder einen Joker vor dich
    • spiel eine **Aktion** in die Mitte

    Du musst gar nichts spielen. Deine Joker darfst du in deinem Zug kostenlos zu anderen Farben umlegen und Karten zwischen zwei ganzen Sätzen einer Farbe tauschen. Am Ende behältst du höchstens 7 Karten; die anderen kommen unter den Stapel. Bleibt dir nur noch das Umlegen, endet dein Zug nach zehn Minuten von selbst (beim Tempo live nach 20 Sekunden), außer du drückst *Noch nicht*.

deal-rules-actions-title = Die Aktionen
deal-rules-actions =
    • **Miete**: Alle anderen zahlen für deinen besten Satz in einer Farbe der Karte; bei der Karte für jede Farbe zahlt eine Person. **Doppelte Miete** kommt dazu und zählt als eigene Karte.
    • **Geburtstag**: 2M von allen. **Schuldeneintreiber**: 5M von einer Person.
    • **Schlauer Deal**: Nimm ein Grundstück. **Zwangstausch**: Tausch eins. Nie aus einem ganzen Satz.
    • **Deal Breaker**, wenn er im Stapel ist: Nimm einen ganzen Satz.
    • **Haus** und **Hotel** auf einen ganzen Satz: 3M und 4M mehr Miete.
    • **Über Los**: Zieh zwei Karten.

deal-rules-paying-title = Zahlen
deal-rules-paying =
    Du zahlst mit dem, was vor dir liegt: Bank und Grundstücke, wie du magst, nie aus der Hand. **Es gibt kein Wechselgeld**, und du kannst keine Karte dazugeben, die nicht nötig ist. Hast du zu wenig, gibst du alles, was Wert hat; liegt nichts vor dir, zahlst du nichts.

    Geld kommt auf die Bank der anderen Person, Grundstücke zu ihren Grundstücken. Joker für jede Farbe haben keinen Wert; mit ihnen wird nie bezahlt.

deal-rules-sayno-title = Sag einfach Nein
deal-rules-sayno =
    Wer gemeint ist, darf mit **Sag einfach Nein** antworten, jederzeit und ohne dass es als gespielte Karte zählt; wer die Aktion gespielt hat, darf darauf ebenso antworten, hin und her. Bleibt das Nein stehen, gilt die ganze Aktion für diese Person nicht.

    Alle Gefragten entscheiden für sich, zur gleichen Zeit. Du wirst gefragt, ob du so eine Karte hast oder nicht. Was eine Pause verrät, steht in der Lobby: An einem **schnellen** Tisch mache ich einen Zug ohne Wahl sofort, eine Pause verrät also, dass jemand eine hat; an einem **versiegelten** verrät keine Pause etwas.

    Du kannst **im Voraus antworten**: Drück unter deiner Hand *Antworten im Voraus* und sag, was für dich geschehen soll.

deal-rules-points-title = Punkte
deal-rules-points =
    Ein Tisch kann mehrere Runden um Punkte spielen. Wenn jemand drei Sätze hat, zählen alle den Wert von Bank und Grundstücken: Der höchste bekommt **10 Punkte, dann 7, 5, 3**, der fünfte 1. Wer die Sätze hatte, kann also weniger bekommen als andere!

    Gleiche Werte teilen sich die Punkte des besseren Platzes.

deal-rules-options-title = Was ein Tisch wählen kann
deal-rules-options =
    • **Wertung**: Drei Sätze gewinnen, oder Punkte über 1 bis 8 Runden.
    • **Deal Breaker**: nicht dabei, außer die Lobby nimmt sie dazu; mit ihnen geht es wilder zu.
    • **Zwangstausch**: ob du aus einem eigenen ganzen Satz geben darfst.
    • **Runden**: Nach 15 oder 30 Zügen von allen gewinnt, wer die meisten ganzen Sätze hat.

    Würfel entscheiden, wer beginnt. Nach der Partie könnt ihr alle nachprüfen, dass jedes Mischen fair war.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal: deine erste Partie
deal-lesson-first-goal =
    Es gewinnt, wer **drei ganze Sätze verschiedener Farben** vor sich hat. Für Rot braucht es drei Karten, für Braun nur zwei: Es steht auf den Karten.

    Deine Hand siehst nur du; was vor dir liegt, sehen alle, und man kann es dir nehmen. { $left } und { $right } spielen gegen dich. Wir steigen mitten in die Partie ein: Ein rotes Grundstück liegt schon vor dir.
deal-lesson-first-lay =
    Zu Beginn deines Zugs hast du zwei Karten gezogen. Jetzt darfst du **bis zu drei spielen.** Auf der Hand nützt ein Grundstück nichts; vor dir zählt es für einen Satz und bringt Miete. Ein rotes hast du schon, also leg das andere dazu.

    Öffne *Deine Karten* und wähl *Als Rot legen: 2 von 3*.
deal-lesson-first-lay-else = Das hat Zeit. Fang mit dem an, was dich einem Satz näher bringt: das Grundstück Rot zu dem, das du schon hast.
deal-lesson-first-bank =
    Zwei Karten darfst du noch spielen. Will jemand Geld von dir, zahlst du **nur mit dem, was vor dir liegt**, und ohne Geld wären das deine roten Grundstücke. Also leg Geld daneben.

    Wähl *Auf die Bank: 3M*.
deal-lesson-first-bank-else = Erst das Geld: Ohne Bank zahlst du mit deinen Grundstücken. Leg die 3M auf die Bank.
deal-lesson-first-three =
    Eine Karte noch. Braun geht schnell: Zwei Karten sind ein Satz. Schlauer Deal und Sag einfach Nein bleiben auf der Hand; auf der Bank wären sie für immer Geld, und du brauchst sie noch.

    Wähl *Als Braun legen: 1 von 2*. Nach drei Karten endet dein Zug. Du darfst ihn auch früher beenden und behältst höchstens sieben Karten.
deal-lesson-first-three-else = Du hast noch ein Grundstück zu legen: Für Braun braucht es nur zwei Karten. Die anderen heb dir auf.
deal-lesson-first-go =
    { $left } und { $right } haben auch Grundstücke gelegt, und du hast wieder zwei Karten gezogen. Eine ist **Über Los**: Damit ziehst du zwei weitere. Spiel die Karte zuerst: Was du ziehst, darfst du in diesem Zug noch spielen.

    Wähl *2 Karten ziehen*.
deal-lesson-first-go-else = Das kommt gleich. Erst Über Los: Vielleicht ziehst du noch etwas Besseres.
deal-lesson-first-set =
    Da ist das dritte rote! Ein **ganzer Satz** bringt die höchste Miete, und kein Schlauer Deal kann eine Karte daraus nehmen. Du hast auch eine Mietkarte; aber erst legen, dann kassieren: So sind es 6M statt 3M.

    Wähl *Als Rot legen: 3 von 3*.
deal-lesson-first-set-else = Fast: Mach erst den roten Satz voll. Danach bringt alles Rote mehr ein.
deal-lesson-first-rent =
    Jetzt wird gezahlt. Eine **Mietkarte** nennt zwei Farben; alle schulden dir die Miete deines besten Satzes in einer davon. Rot ist voll: 6M von allen.

    Wähl *6M Miete für Rot von allen*.
deal-lesson-first-rent-else = Dein Satz ist voll, und die anderen haben noch Geld: Jetzt ist die Miete Rot/Gelb dran.
deal-lesson-first-pay =
    { $left } hatte zu wenig Geld und musste **ein Grundstück Pink dazugeben: Das ist jetzt deins.** Dafür schickt { $left } dir den Schuldeneintreiber. Womit du zahlst, wählst du, aber Wechselgeld gibt es nicht: Zahl die 5M genau, mit deinen 5M. Für ein Nein ist das zu wenig.

    Tipp auf *5M zahlen*.
deal-lesson-first-pay-else = Das ginge, aber du hast eine 5M-Karte: Das passt genau, nichts geht verloren, und deine Grundstücke bleiben dir. Tipp auf *5M zahlen*.
deal-lesson-first-no =
    { $right } verlangt die doppelte Miete von dir: 16M. Das würde dich all dein Geld kosten und den roten Satz dazu. **Sag einfach Nein** hält auf, was jemand von dir will, egal, wer am Zug ist, und zählt nicht als gespielte Karte. Das ist der Moment dafür.

    Tipp auf *Einfach Nein sagen!*
deal-lesson-first-no-else = Das würde dich dein Geld und den roten Satz kosten. Genau dafür hast du Sag einfach Nein.
deal-lesson-first-wild =
    { $right } musste dein Nein hinnehmen. Du bist dran, und **du kannst jetzt gewinnen**: Zwei Sätze fehlen, drei Karten darfst du spielen. Der Joker für jede Farbe ersetzt jedes Grundstück, also macht er Braun voll.

    Wähl *Als Braun legen: 2 von 2*.
deal-lesson-first-wild-else = Um in diesem Zug zu gewinnen, brauchst du alle drei Karten. Fang mit dem Joker für jede Farbe als Braun an: Das ist dein zweiter Satz.
deal-lesson-first-either =
    Zwei Sätze! Ein Joker mit **zwei Farben** liegt als eine davon, und in deinem Zug darfst du ihn jederzeit kostenlos zur anderen umlegen. Hier ist Pink besser: Davon hast du eins von { $left }.

    Wähl *Als Pink legen: 2 von 3*.
deal-lesson-first-either-else = Leg erst den Joker Pink/Orange als Pink zu dem Pink, das du hast. Dann fehlt nur noch eine Karte.
deal-lesson-first-sly =
    Ein Pink fehlt, und { $right } hat es. Ein **Schlauer Deal** nimmt ein Grundstück, das in keinem ganzen Satz liegt. Schau immer, was die anderen haben: Was dir fehlt, liegt oft gleich dort.

    Nimm das pinke: *Pink von { $right } nehmen*.
deal-lesson-first-sly-else = Pink ist das, was dir fehlt: Damit hast du drei Sätze. Wähl Schlauer Deal und nimm Pink.
deal-lesson-first-over =
    Rot, Braun und Pink: **drei ganze Sätze, und du hast sofort gewonnen!**

    Merk dir: die schnellen Sätze zuerst, Geld vor dir liegen haben, kassieren, wenn ein Satz voll ist, und Nein nur zu dem sagen, was wirklich wehtut. Und achte darauf, wer zwei Sätze hat: Kassier dort, oder nimm dort eine Karte. Was jede andere Karte tut, steht in der Liste deiner Karten.
