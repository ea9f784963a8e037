# What Freehold knows about a person, and how it forgets that.

command-privacy = Vedi o elimina ciò che Freehold sa di te
command-privacy-export = Ricevi in DM, come file, tutto ciò che è salvato su di te
command-privacy-delete = Elimina tutto ciò che è salvato su di te; prima ti chiedo conferma
name-privacy = privacy
name-export = esporta
name-delete = elimina

privacy-export = Ecco tutto ciò che Freehold ha salvato su di te: il tuo nome, le tue scelte, posti, mosse, risultati, livelli e campionati. Sugli altri non c’è niente.
# What does not fit into one file: $part is the number of this one.
privacy-part = È troppo per un solo file, quindi ne ricevi più di uno. Questa è la parte { $part }, e ne arrivano altre.
privacy-part-last = Questa è la parte { $part }, l’ultima.
privacy-unsent = Ho raccolto tutti i tuoi dati, ma Discord non me li ha lasciati mandare. Riprova fra qualche minuto. Se non va ancora, chiedi a chi gestisce Freehold qui di mandarteli.
privacy-sent = Ti ho mandato tutto in DM.
privacy-delete-question = Devo dimenticare tutto di te, su tutti i server?
privacy-delete-hint =
    Nelle partite in corso il tuo posto passa a un bot, e valgono come perse. Lasci i tuoi campionati, e risultati e livelli spariscono. Le partite che hai giocato restano per gli altri, senza il tuo nome. Non si può annullare.
    Vuoi prima una copia? Usa { COMMAND("privacy export") }.
privacy-deleted = Fatto: ti ho dimenticato del tutto. I messaggi già su Discord restano come sono; quelli nei tuoi DM puoi eliminarli tu. Se giochi di nuovo, si riparte da zero.
# The name of somebody who is forgotten, in what they played
privacy-former = Qualcuno
