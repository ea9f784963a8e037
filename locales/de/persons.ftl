# Wo und wann jemand benachrichtigt wird, und wie er liest: `/benachrichtigungen` und `/ich`.

command-notify = Wie ich dir sage, dass du dran bist, und wann du Ruhe hast
command-me = Deine Sprache, deine Farbe, Worte statt Bilder, Karten in vier Farben
option-zone = Deine Zeitzone, für die Ruhezeit: Tipp deine Stadt oder dein Land ein und wähl aus
name-notify = benachrichtigungen
name-me = ich
name-zone = zeitzone

notify-title = ### Wenn eine Partie auf dich wartet
    Das gilt sofort, auf allen Servern.
notify-now = { $notify ->
        [none] Ich sage dir **nie** Bescheid. Wo du dran bist, zeigt { COMMAND("matches") }; die Fristen laufen trotzdem
        [dm] Ich sage dir **per Direktnachricht** Bescheid
        [both] Ich sage dir **am Tisch und per Direktnachricht** Bescheid
       *[here] Ich erwähne dich **am Tisch**
    }{ $hours ->
        [none] .
        [quiet] , aber nicht zwischen **{ $begins }** und **{ $ends }** Uhr ({ $zone }).
       *[all] , zu jeder Zeit.
    }
notify-waits = -# Was in der Ruhezeit passiert, sage ich dir um { $ends } Uhr. Fällt eine Frist in die Ruhezeit, erinnere ich dich vorher.
notify-closed = -# Direktnachrichten kann ich dir nicht schicken. Bis du sie zulässt, erwähne ich dich am Tisch.
notify-where = **Wo**
notify-where-here = Eine Erwähnung am Tisch
notify-where-dm = Eine Direktnachricht
notify-where-both = Beides
notify-where-none = Gar nicht
notify-from = **Ruhe** von
notify-never = Keine Ruhezeit
notify-to = **bis**
notify-reminder = **Erinnerungen**, bevor deine Zeit um ist
notify-reminder-once = Einmal, nach drei Vierteln davon
notify-reminder-again = Und noch einmal, nach { $percent } %
notify-zone = -# Deine Zeitzone ist { $zone }. Wenn es dort 12 Uhr mittags ist, zeigt deine Uhr { $noon }. Stimmt nicht? Ändere sie mit { COMMAND("notify") } und der Option `{ CLIENT("name-zone") }`.
zone-unknown = Die Zeitzone kenne ich nicht. Tipp bei der Option `{ CLIENT("name-zone") }` die ersten Buchstaben deiner Stadt oder deines Landes ein und wähl aus der Liste.

me-title = ### Wie du liest, und deine Farbe
    Das ändert, was nur du siehst, sofort und auf allen Servern. Die Tische bleiben für alle gleich.
me-now = Ich schreibe dir auf **{ $language }**, { $kind ->
        [text] mit **Worten statt Bildern**
       *[picture] mit **Bildern**
    }. Spielkarten haben **{ $count ->
        [four] vier Farben
       *[two] zwei Farben
    }**: { $cards }
me-black-red = -# „Rot“ heißt trotzdem ♥ und ♦, „schwarz“ ♠ und ♣.
me-commands = -# Die Befehle bleiben in der Sprache deines Discords: { $language }.
me-locale = **Sprache**
me-locale-client = Wie in meinem Discord ({ $language })
me-pictures = **Hände und Tische**
me-colors = **Spielkarten**
me-colors-two = Zwei Farben: ♠ und ♣ schwarz, ♥ und ♦ rot
me-colors-four = Vier Farben: ♠ schwarz, ♥ rot, ♦ blau, ♣ grün
me-favorite = **Deine Farbe am Tisch**
    -# Alle sehen sie, ab deinem nächsten Tisch. Du bekommst sie überall, wo sie noch frei ist.
me-favorite-any = Keine Lieblingsfarbe: meist { $color }
mark-0 = Blau
mark-1 = Orange
mark-2 = Grün
mark-3 = Gelb
mark-4 = Rosa
mark-5 = Hellblau

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
