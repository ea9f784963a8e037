# `/play`: jemanden zum Spielen finden.

play-not-waiting = Du wartest gerade auf keinen Tisch. { COMMAND("play") } findet dir einen.
play-waiting = ⏳ Du wartest auf **{ $games }**, { $seats ->
        [0] egal zu wievielt
       *[other] zu { $seats }
    }, { $where ->
        [everywhere] hier **und überall sonst**: Fremde können deinen Namen sehen
       *[here] mit Leuten von diesem Server
    }. Tempo: { $pace }. Sobald du einen Tisch hast, schreibe ich dir, oder { $until }, falls niemand kommt.
play-expired = Solange du gewartet hast, ist niemand gekommen, um { $games } zu spielen. Versuch es noch mal mit { COMMAND("play") }: Damit fängt auch sofort eine Partie gegen Bots an.
play-ask-bots = Bisher ist niemand gekommen, um { $games } zu spielen. { $until } höre ich auf zu suchen. Wenn du magst, setzen sich Bots auf die leeren Plätze.
play-seated = 🎲 Dein Tisch ist da: **{ $game }**, { $where }. { $people ->
        [0] Du spielst gegen Bots.
       *[other] Du spielst mit { $names }{ $bots ->
            [0] .
            [one] , und ein Bot ist dabei.
           *[other] , und { $bots } Bots sind dabei.
        }
    } Tempo: { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Mit Bots auffüllen

command-play = Finde Leute zum Spielen: Tische mit freien Plätzen, oder warte, bis jemand kommt
option-seats = Zu wievielt du spielen möchtest; lass es weg, wenn es egal ist
option-where = Nur Leute von diesem Server, oder Leute von überall, die dann deinen Namen sehen
name-play = spielen
name-seats = personen
name-where = wo
choice-everywhere = überall

play-title = ### 🎲 Wer hat Lust zu spielen?
play-lobbies = **Tische mit freiem Platz**
play-lobby = { $game } in { $channel }, { $taken } von { $seats } Plätzen besetzt
play-join = Mitspielen
play-here = **Hier warten**
play-elsewhere = **Anderswo warten auch**
play-person = { $name }: { $games } · { $pace }{ $known ->
        [yes] {" "}· meistens { $hours }
       *[no] { "" }
    }
play-nobody = Gerade wartet hier niemand. Fang du an: Ich schreibe dir, sobald jemand kommt.
play-unnamed = { $count ->
        [one] Anderswo wartet jemand.
       *[other] Anderswo warten { $count } Leute.
    } Mit *{ $label }* hast du vielleicht gleich einen Tisch.
play-games = Spiele, auf die du Lust hast
play-pace = Tempo
play-seats = Zu wievielt
play-seats-any = Egal, zu wievielt
play-seats-count = Zu { $seats }
play-wait-here = Hier auf Leute warten
play-wait-everywhere = Überall warten
play-everywhere = -# *{ $label }*: auch mit Leuten von anderen Servern. **Fremde sehen dann deinen Namen** in Freehold und wann du meistens spielst.
play-bots = Jetzt gegen Bots spielen
play-stop = Nicht mehr warten
play-left = Du wartest nicht mehr.
play-where = Hier sind nur du und ich, also kann niemand mit dir warten. Wähl bei `{ CLIENT("name-where") }` *{ CLIENT("choice-everywhere") }*, wenn Fremde deinen Namen sehen dürfen, oder nimm den Befehl auf einem Server.
play-no-seats = { $game } geht nicht zu { $seats }.
play-filled = Alles klar: Bots setzen sich auf die leeren Plätze, und es geht gleich los.
play-taken = Dieser Platz ist gerade weg. { COMMAND("play") } zeigt dir, was sonst frei ist.
play-joined = Du hast einen Platz { $where }. Ich sage dir, wenn es losgeht.
play-hello = Hier schreibe ich dir, sobald du einen Tisch hast.
play-closed = Ich kann dir keine Direktnachrichten schicken und dir also nicht sagen, wann du einen Tisch hast. Erlaub Direktnachrichten von diesem Server oder von Apps und versuch es noch mal.

settings-play = **Tische von { COMMAND("play") }**: ein Kanal, in dem sie anfangen, jeder in einem Thread
settings-play-none = Gespielt wird per Direktnachricht

play-slow-first = Mit Fremden schnell spielen kann, wer schon eine Partie zu Ende gespielt hat: Niemand wartet gern auf jemanden, der weg ist. Spiel erst eine hier, eine mit einem Tag pro Zug oder eine gegen Bots.
play-rest = In deinen letzten zwei Partien musste ein Bot für dich einspringen. Schnell mit Fremden spielen kannst du { $until } wieder; mit einem Tag pro Zug geht es jetzt schon.

# $state: learned, chosen or off; $known: yes or no
me-hours = **Wann du meistens spielst**
    -# { $state ->
        [off] Ich achte nicht darauf, und es spielt keine Rolle, wenn ich mit { COMMAND("play") } Leute für dich suche.
        [chosen] So hast du es mir gesagt. { COMMAND("play") } sucht zuerst nach Leuten, die dann auch spielen.
       *[learned] { $known ->
            [yes] So habe ich es an deinen Klicks gesehen. { COMMAND("play") } sucht zuerst nach Leuten, die dann auch spielen.
           *[no] Das weiß ich noch nicht; für { COMMAND("play") } sehe ich es an deinen Klicks. Oder sag es mir.
        }
    } (Deine Zeitzone: { $zone })
me-hours-learn = So, wie ich klicke
me-hours-off = Nicht darauf achten
me-avoid = **Leute, die du lieber nicht triffst**
    -# { COMMAND("play") } setzt dich nie mit ihnen an einen Tisch. Sie erfahren nichts davon, und sonst sieht es auch niemand.
me-avoid-nobody = Niemand
me-avoid-more = Jemand anders auf diesem Server
choice-avoid = Meiden
avoid-done = { COMMAND("play") } setzt dich nie mehr mit { $person } an einen Tisch. Davon erfährt niemand. Sitzt ihr gerade zusammen, geht die Partie weiter.
avoid-undo = Rückgängig
avoid-undone = Alles klar: { COMMAND("play") } darf dich wieder mit { $person } zusammensetzen.
avoid-nobody = Such dir jemand anderen aus: Dich selbst oder einen Bot kannst du nicht meiden.

notify-invites = **Einladungen** an einen Tisch, von anderen
notify-invites-yes = Sie kommen per Direktnachricht zu mir
notify-invites-no = Ich möchte keine

option-with = Frag diese Person, ob sie mitspielt; ich schreibe ihr
name-with = mit
play-ask = Jemanden fragen, mit dem du schon gespielt hast
play-alone = Das bist du selbst! Such dir jemand anders zum Spielen aus.

help-company = ### Leute finden
    { COMMAND("play") } findet dir einen Tisch, hier oder überall: Sobald du einen hast, schreibe ich dir.
    Du willst jemandem lieber nicht begegnen? Wähl im Menü des Namens *Apps* → *{ CLIENT("choice-avoid") }*: Nur du weißt davon.

play-invited = { $host } fragt, ob du an einem Tisch mitspielst: **{ $game }** { $where }.
play-asked = Ich habe nachgefragt: { $person } kann sich jetzt an deinen Tisch setzen, { $where }.
