# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = Come ti avviso quando tocca a te, e le tue ore di silenzio
command-me = La tua lingua, il tuo colore, parole invece di immagini, carte a quattro colori
option-zone = Il tuo fuso orario, per le ore di silenzio: scrivi città o paese, e scegli
name-notify = notifiche
name-me = io
name-zone = fuso

notify-title = ### Quando una partita aspetta te
    Vale subito, su tutti i server.
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] Non ti avviso **mai**. { COMMAND("matches") } mostra dove tocca a te; le scadenze valgono lo stesso
        [dm] Ti avviso **per messaggio diretto**
        [both] Ti avviso **al tavolo e per messaggio diretto**
       *[here] Ti menziono **al tavolo**
    }{ $hours ->
        [none] .
        [quiet] , ma non nelle ore di silenzio (**{ $begins }–{ $ends }**, { $zone }).
       *[all] , a qualsiasi ora.
    }
notify-waits = -# Quello che succede nelle ore di silenzio te lo dico quando finiscono (ore { $ends }). Se una scadenza cade lì in mezzo, te la ricordo prima che inizino.
notify-closed = -# Non posso mandarti messaggi diretti. Finché non li attivi, ti menziono al tavolo.
notify-where = **Dove**
notify-where-here = Una menzione al tavolo
notify-where-dm = Un messaggio diretto
notify-where-both = Entrambi
notify-where-none = Da nessuna parte
notify-from = **Ore di silenzio**: inizio
notify-never = Nessuna ora di silenzio
notify-to = **Fine**
notify-reminder = **Promemoria** prima che scada il tempo
notify-reminder-once = Uno, dopo tre quarti del tempo
notify-reminder-again = E un altro dopo il { $percent }%
notify-zone = -# Il tuo fuso orario è { $zone }: quando lì è mezzogiorno, il tuo orologio segna { $noon }. Non è giusto? Cambialo con { COMMAND("notify") } e la sua opzione `{ CLIENT("name-zone") }`.
zone-unknown = Non conosco quel fuso orario. Nell’opzione `{ CLIENT("name-zone") }` scrivi le prime lettere della tua città o del tuo paese, poi scegli dall’elenco.

me-title = ### Come leggi, e il tuo colore
    Cambia quello che vedi solo tu, su tutti i server, da subito. I tavoli restano uguali per tutti.
me-now = Lingua: **{ $language }**, { $kind ->
        [text] con **parole invece di immagini**
       *[picture] con **immagini**
    }. Le carte da gioco hanno **{ $count ->
        [four] quattro colori
       *[two] due colori
    }**: { $cards }
me-black-red = -# “Rosso” vuol dire sempre ♥ e ♦, e “nero” ♠ e ♣.
me-commands = -# I comandi restano nella lingua del tuo Discord, { $language }.
me-locale = **Lingua**
me-locale-client = Come nel mio Discord ({ $language })
me-pictures = **Mani e tavoli**
me-colors = **Carte da gioco**
me-colors-two = Due colori: ♠ e ♣ neri, ♥ e ♦ rossi
me-colors-four = Quattro colori: ♠ neri, ♥ rossi, ♦ blu, ♣ verdi
me-favorite = **Il tuo colore al tavolo**
    -# Lo vedono tutti, dal tuo prossimo tavolo. È tuo dove non l’ha già qualcun altro.
me-favorite-any = { $color } di solito (nessun preferito)
mark-0 = Blu
mark-1 = Arancione
mark-2 = Verde
mark-3 = Giallo
mark-4 = Rosa
mark-5 = Azzurro

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    Europe/Rome Italia, Milano, Napoli, Torino, Palermo, Bologna, Firenze, Genova
    Europe/San_Marino San Marino
    Europe/Vatican Città del Vaticano
    Europe/Zurich Svizzera, Ticino, Lugano, Zurigo
    Europe/London Regno Unito, Inghilterra, Londra
    Europe/Berlin Germania, Berlino, Monaco di Baviera
    Europe/Paris Francia, Parigi
    Europe/Madrid Spagna, Barcellona
    Europe/Vienna Austria
    Europe/Brussels Belgio, Bruxelles
    Europe/Amsterdam Paesi Bassi, Olanda
    Europe/Ljubljana Slovenia, Lubiana
    Europe/Zagreb Croazia, Istria, Fiume
    Europe/Malta La Valletta
    Europe/Tirane Albania, Tirana
    Europe/Bucharest Romania, Bucarest
    Europe/Athens Grecia, Atene
    Europe/Lisbon Portogallo, Lisbona
    America/New_York Stati Uniti, USA, costa est, Boston, Washington, Miami
    America/Los_Angeles Stati Uniti, USA, costa ovest, California
    America/Toronto Canada, Ottawa, Montréal
    America/Argentina/Buenos_Aires Argentina
    America/Sao_Paulo Brasile, San Paolo, Rio de Janeiro
    Australia/Sydney Australia, Canberra
    Etc/UTC Tempo coordinato universale, UTC, GMT
