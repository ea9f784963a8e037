# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } von { $steps } · { $title }
lesson-right = ✅ Genau richtig.
lesson-else = Das ginge, und in einer Partie darfst du es. Hier möchte ich dir etwas anderes zeigen, deshalb ist nichts passiert: Lies noch einmal nach und versuch es wieder.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }Das Richtige ist mit 👉 markiert. Oder drücke *Zeig es mir*, dann mache ich es.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = Ich habe es für dich gemacht: { $move }.
lesson-resumed = Schön, dass du wieder da bist! Hier warst du zuletzt.
lesson-elsewhere = Dieser Knopf gehörte zu einem anderen Schritt. Jetzt bist du hier.
lesson-done = ### 🎉 Geschafft!
    Du weißt alles, was du für deine erste Partie brauchst. Den Rest lernst du beim Spielen.
lesson-left = Bis bald! Mit `/lernen` geht es genau hier weiter, in jedem Kanal und in unseren Direktnachrichten.
lesson-choice =
    ### Was möchtest du lernen?
    Eine erste Partie mit Anleitung, etwa fünf Minuten, für dich allein. Du kannst jederzeit aufhören: Mit `/lernen` geht es dort weiter, wo du warst.
lesson-where = Ein Tisch steht im Kanal eines Servers. Tippe dort `/{ $game } neu`: Andere drücken *Mitspielen*, oder du nimmst Bots dazu.

# Its controls
lesson-choose = Wähle eine Lektion
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-leave = Lektion verlassen
lesson-here = Weiterlernen
lesson-anew = Von vorn
lesson-table = Tisch eröffnen
lesson-other = Andere Lektion
lesson-rules = Regeln

# When something does not work
lesson-unknown = Diese Lektion gehört jemand anderem, oder es gibt sie nicht mehr. Tippe `/lernen` und fang deine eigene an.
limit-lesson = Das sind viele Lektionen auf einmal: In zehn Minuten fängt eine Person höchstens { $person } an, ein ganzer Server { $server }. Mach mit deiner weiter, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
