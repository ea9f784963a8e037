# Wo und wann jemand gerufen wird, und wie er liest: `/benachrichtigungen` und `/ich`.

command-notify = Wo ich dich rufe, wenn eine Partie auf dich wartet, und wann du Ruhe hast
command-me = Deine Sprache, Worte statt Bilder, Karten in vier Farben
option-zone = Deine Zeitzone, für die Ruhezeit: Tipp deine Stadt oder dein Land ein und wähle aus
name-notify = benachrichtigungen
name-me = ich
name-zone = zeitzone

notify-title = ### Wenn eine Partie auf dich wartet
    Jede Wahl gilt sofort, auf allen Servern.
notify-now = { $notify ->
        [none] Ich rufe dich **nie**. Wo du am Zug bist, zeigt dir `/partien`; die Fristen laufen trotzdem
        [dm] Ich rufe dich **per Direktnachricht**
        [both] Ich rufe dich **am Tisch und per Direktnachricht**
       *[here] Ich rufe dich **am Tisch**
    }{ $hours ->
        [none] .
        [quiet] , aber nicht zwischen **{ $begins }** und **{ $ends }** Uhr ({ $zone }).
       *[all] , zu jeder Zeit.
    }
notify-waits = -# Was in der Ruhezeit ansteht, meldet sich um { $ends } Uhr. Läuft deine Zeit für einen Zug vorher ab, erinnere ich dich noch vor der Ruhe.
notify-closed = -# Direktnachrichten kann ich dir nicht schicken: Bis du sie zulässt, rufe ich dich am Tisch.
notify-where = **Wo**
notify-where-here = Am Tisch: Ich erwähne dich
notify-where-dm = Per Direktnachricht
notify-where-both = Beides
notify-where-none = Gar nicht
notify-from = **Ruhe** von
notify-never = Keine Ruhezeit
notify-to = **bis**
notify-zone = -# Deine Zeitzone ist { $zone }; dort ist es gerade { $time } Uhr. Zeigt deine Uhr etwas anderes: `/benachrichtigungen zeitzone`.
zone-unknown = Welche Zeitzone du meinst, weiß ich nicht. Tipp bei `/benachrichtigungen zeitzone` die ersten Buchstaben deiner Stadt oder deines Landes ein, und wähle aus der Liste.

me-title = ### Wie du liest
    Jede Wahl gilt sofort, auf allen Servern, für alles, was nur du siehst. Die Tische bleiben, wie sie sind.
me-now = Ich schreibe dir auf **{ $language }**, { $kind ->
        [text] mit **Worten statt Bildern**
       *[picture] mit **Bildern**
    }. Spielkarten haben **{ $count ->
        [four] vier Farben
       *[two] zwei Farben
    }**: { $cards }
me-black-red = -# Ist in einem Spiel von roten Karten die Rede, sind ♥ und ♦ gemeint; schwarze sind ♠ und ♣.
me-commands = -# Die Befehle heißen weiter so, wie Discord sie in seiner eigenen Sprache zeigt: { $language }.
me-locale = **Sprache**
me-locale-client = Wie in meinem Discord ({ $language })
me-pictures = **Hände und Tische**
me-colours = **Spielkarten**
me-colours-two = Zwei Farben: ♠ und ♣ schwarz, ♥ und ♦ rot
me-colours-four = Vier Farben: ♠ schwarz, ♥ rot, ♦ blau, ♣ grün

zones =
    Europe/Berlin Deutschland, München, Hamburg, Frankfurt, Köln, Stuttgart, Leipzig, MEZ
    Europe/Vienna Österreich, Wien, Graz, Salzburg, Innsbruck
    Europe/Zurich Schweiz, Zürich, Basel, Bern, Genf
    Europe/Luxembourg Luxemburg
    Europe/Vaduz Liechtenstein
    Etc/UTC Koordinierte Weltzeit, UTC, GMT
    Europe/London Vereinigtes Königreich, Großbritannien, England, Schottland
    Europe/Amsterdam Niederlande, Holland
    Europe/Brussels Belgien, Brüssel
    Europe/Paris Frankreich
    Europe/Rome Italien, Rom, Südtirol, Bozen, Mailand
    Europe/Madrid Spanien, Mallorca, Barcelona
    Europe/Copenhagen Dänemark, Kopenhagen
    Europe/Stockholm Schweden
    Europe/Prague Tschechien, Prag
    Europe/Warsaw Polen, Warschau
    Europe/Budapest Ungarn
    Europe/Athens Griechenland, Athen
    Europe/Istanbul Türkei
    Atlantic/Canary Kanarische Inseln, Kanaren, Teneriffa
    America/New_York Vereinigte Staaten, USA, Ostküste
    America/Los_Angeles Vereinigte Staaten, USA, Westküste, Kalifornien
    Asia/Bangkok Thailand
    Asia/Tokyo Japan, Tokio
    Australia/Sydney Australien
