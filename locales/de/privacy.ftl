# Was Freehold über jemanden weiß, und wie es das vergisst.

command-privacy = Sehen oder löschen, was Freehold über dich weiß
command-privacy-export = Alles, was über dich gespeichert ist, als Datei per DM bekommen
command-privacy-delete = Alles löschen, was über dich gespeichert ist; ich frage vorher noch mal
name-privacy = datenschutz
name-export = exportieren
name-delete = löschen

privacy-export = Das ist alles, was Freehold über dich gespeichert hat: dein Name, was du gewählt hast, deine Plätze, Züge, Ergebnisse, Wertungen und Ligen. Über andere steht nichts darin.
privacy-part = Für eine Datei ist das zu viel, deshalb bekommst du mehrere. Das ist Teil { $part }, und es kommt noch mehr.
privacy-part-last = Das ist Teil { $part }, der letzte.
privacy-unsent = Ich habe alle deine Daten zusammengestellt, aber Discord hat sie mich nicht schicken lassen. Versuch’s in ein paar Minuten noch mal. Wenn es wieder nicht klappt, frag die Leute, die Freehold hier betreiben.
privacy-sent = Ich habe dir alles per DM geschickt.
privacy-delete-question = Soll ich alles über dich vergessen, auf allen Servern?
privacy-delete-hint =
    In laufenden Partien übernimmt ein Bot deinen Platz, und sie zählen als verloren. Aus deinen Ligen bist du raus, deine Ergebnisse und Wertungen sind weg. Gespielte Partien bleiben für die anderen, aber ohne deinen Namen. Zurück geht’s nicht.
    Willst du vorher eine Kopie? Nimm { COMMAND("privacy export") }.
privacy-deleted = Erledigt: Ich habe dich vergessen. Nachrichten, die Discord schon zeigt, bleiben, wie sie sind; die in deinen DMs kannst du selbst löschen. Spielst du wieder mit, fangen wir bei null an.
# Der Name von jemandem, der vergessen ist, in dem, was er gespielt hat
privacy-former = Jemand
