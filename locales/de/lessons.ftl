# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } von { $steps } · { $title }
lesson-right = ✅ Genau richtig.
lesson-else = In einer echten Partie ginge das. Hier will ich dir was anderes zeigen, deshalb ist nichts passiert: Lies noch mal nach und probier’s wieder.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }Das Richtige ist mit 👉 markiert. Oder drück *Zeig es mir*, dann mache ich es.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = Ich habe es für dich gemacht: *{ $move }*
lesson-resumed = Schön, dass du wieder da bist! Hier warst du zuletzt.
lesson-elsewhere = Der Knopf war von einem früheren Schritt. Hier bist du jetzt.
lesson-done = ### 🎉 Geschafft!
    Du weißt alles, was du für deine erste Partie brauchst. Den Rest lernst du beim Spielen.
lesson-left = Bis bald! Mit { COMMAND("learn") } geht es genau hier weiter, in jedem Kanal und in unseren Direktnachrichten.
lesson-choice =
    ### Was möchtest du lernen?
    Eine erste Partie mit Anleitung, etwa fünf Minuten, für dich allein. Du kannst jederzeit aufhören: Mit { COMMAND("learn") } geht es dort weiter, wo du warst.
lesson-where = Tische stehen in Kanälen auf Servern. Tipp dort { COMMAND($game, "new") }: Andere drücken *{ BUTTON("lobby-join", asks: "no") }*, oder du nimmst Bots dazu.

# Its controls
lesson-choose = Wähl eine Lektion
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-leave = Lektion verlassen
lesson-here = Lektion fortsetzen
lesson-reset = Von vorn
lesson-table = Tisch eröffnen
lesson-other = Andere Lektion
lesson-rules = Regeln

# When something does not work
lesson-unknown = Diese Lektion ist nicht deine, oder es gibt sie nicht mehr. Tipp { COMMAND("learn") } und fang deine eigene an.
limit-lesson = Das sind viele Lektionen auf einmal: In zehn Minuten kann eine Person { $person } anfangen, ein ganzer Server { $server }. Mach erst deine fertig, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
