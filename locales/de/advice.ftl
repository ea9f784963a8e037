# Rat: Tipps, und warum ein Zug besser ist als ein anderer.

# Warum ein Zug besser ist als ein anderer
advice-reason = { $whose ->
        [own] { $what } für dich
        [named] { $what } für { $who }
       *[others] { $what } für die anderen
    }
advice-over = { $change ->
        [more] ein besseres Ende
       *[less] ein schlechteres Ende
    }
advice-both = { $first } und { $second }
advice-brings = { $costs ->
        [0] Das bringt { $gains }.
       *[other] Das bringt { $gains }, aber auch { $cost }.
    }

# Ein Tipp
hint-title = ### 💡 { $move }
hint-best = Beim Ausprobieren ging es damit einfach am besten aus.
hint-even = Es hängt kaum etwas davon ab: Die meisten Züge sind etwa gleich gut.
hint-only = Etwas anderes geht gerade nicht.
hint-chances = { $same ->
        [yes] Deine Chance zu gewinnen bleibt bei etwa **{ $after } %**.
       *[no] Deine Chance zu gewinnen ist jetzt etwa **{ $now } %**, mit diesem Zug **{ $after } %**.
    }{ $risk ->
        [0] { "" }
       *[other] { " " }Läuft es schlecht, sind es **{ $worst } %**.
    }
hint-close = -# Fast so gut: { $move }
hint-untried = -# Diesmal bin ich nicht zum Ausprobieren gekommen. Das würde ich auf den ersten Blick machen.
hint-moved = Während ich nachgedacht habe, ging es am Tisch weiter. Frag noch einmal, dann schaue ich, wie es jetzt steht.
hint-again = Noch einmal fragen
hint-do = So mache ich’s

# Wenn es keinen gibt
hint-none = Diesmal fällt mir nichts ein. Frag gleich noch einmal, oder trau deiner eigenen Idee.
hint-never = Hier gibt es keine Tipps: Das Spiel hat keine, oder es ist ein Tisch einer Liga.
hint-not-allowed = Tipps gibt es nur, wenn alle am Tisch sie in der Lobby erlaubt haben, und das haben nicht alle. Öffne einen Tisch mit *Tipps erlauben*, oder spiel allein gegen Bots.
hint-not-asked = Du hast gerade nichts zu entscheiden. Frag mich, sobald du dran bist.
limit-hint = So viel auf einmal schaffe ich nicht: In zehn Minuten bekommt eine Person höchstens { $person } neue Tipps, ein ganzer Server { $server }. Versuch es in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } wieder.

# In der Lobby
lobby-hints = Tipps erlauben
lobby-hinted = -# Tipps: { $state ->
        [alone] **ja**, solange du allein gegen Bots spielst
        [all] **ja**, alle erlauben sie
        [some] **nein**, bisher würde sie nur { $names } erlauben
       *[none] **nein**, außer wenn alle sie erlauben
    }
reply-hints = { $allows ->
        [yes] Du erlaubst an diesem Tisch Tipps. { $all ->
            [yes] Alle anderen auch: Es gibt also Tipps, wenn nicht noch jemand dazukommt, der sie nicht erlaubt.
           *[no] Es gibt sie, wenn alle das tun.
        }
       *[no] Du erlaubst an diesem Tisch keine Tipps mehr, also gibt es keine.
    }
panel-hint = Tipp
