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
advice-led-to = Ich hab’s oft durchgespielt: Meistens brachte das { $gains }.

# Ein Tipp
hint-title = ### 💡 { $move }
hint-best = Ich hab alles durchprobiert, und so ging’s am besten aus.
hint-even = Ist fast egal: Die meisten Züge sind etwa gleich gut.
hint-only = Das ist dein einziger Zug.
hint-outlook = { $standing ->
        [won] Damit hast du so gut wie gewonnen.
        [ahead] Damit stehst du gut da.
        [even] Wer gewinnt, ist völlig offen.
        [behind] Du liegst trotzdem noch zurück.
       *[lost] Zum Gewinnen brauchst du trotzdem viel Glück.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Selbst wenn es schlecht läuft, stehst du gut da.
        [even] { " " }Läuft es schlecht, ist alles offen.
        [behind] { " " }Läuft es schlecht, liegst du zurück.
       *[lost] { " " }Läuft es schlecht, brauchst du viel Glück.
    }
hint-close = -# Fast so gut: { $move }
hint-untried = -# Zum Durchprobieren war keine Zeit. Auf den ersten Blick würde ich das machen.
hint-moved = Während ich nachgedacht habe, ging’s am Tisch weiter. Frag noch mal, dann schau ich neu.
hint-again = Noch mal fragen
hint-do = So mache ich’s

# Wenn es keinen gibt
hint-none = Diesmal hab ich keinen Tipp gefunden. Frag gleich noch mal, oder hör auf dein Bauchgefühl.
hint-never = Hier gibt’s keine Tipps: Entweder hat das Spiel keine, oder das ist eine Ligapartie.
hint-not-allowed = Tipps sind aus: Nicht alle haben sie in der Lobby erlaubt. Nächstes Mal können alle sie vor dem Start unter *{ BUTTON("table-more") }* erlauben. Oder spiel nur gegen Bots.
hint-not-asked = Du hast gerade nichts zu entscheiden. Frag mich wieder, wenn du dran bist.
limit-hint = Das sind viele Tipps auf einmal! In zehn Minuten bekommt eine Person { $person }, ein ganzer Server { $server }. Versuch’s in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } wieder.

# In der Lobby
lobby-hints = Tipps erlauben
lobby-hinted = -# Tipps: { $state ->
        [alone] **an**, solange du nur gegen Bots spielst
        [all] **an**, alle erlauben sie
        [some] **aus**, bisher würde sie nur { $names } erlauben
       *[none] **aus**, außer alle erlauben sie
    }
reply-hints = { $allows ->
        [yes] Du erlaubst an diesem Tisch Tipps. { $all ->
            [yes] Alle anderen auch, also sind sie an, außer jemand Neues sagt Nein.
           *[no] Sie sind an, sobald alle das tun.
        }
       *[no] Du hast die Tipps für diesen Tisch ausgeschaltet.
    }
panel-hint = Tipp
