# What Freehold knows about a person, and how it forgets that.

command-privacy = Voir ou supprimer ce que Freehold sait de toi
command-privacy-export = Recevoir en MP un fichier avec tout ce qui est enregistré sur toi
command-privacy-delete = Supprimer tout ce qui est enregistré sur toi ; je demande confirmation
name-privacy = données
name-export = exporter
name-delete = supprimer

privacy-export = Voilà tout ce que Freehold a enregistré sur toi : ton nom, tes choix, tes places, coups, résultats, cotes et ligues. Il n’y a rien là-dedans sur quelqu’un d’autre.
# What does not fit into one file: $part is the number of this one.
privacy-part = C’est trop pour un seul fichier, donc tu en reçois plusieurs. Voici le morceau { $part }, et ce n’est pas fini.
privacy-part-last = Voici le morceau { $part }, le dernier.
privacy-unsent = J’ai rassemblé toutes tes données, mais Discord ne m’a pas laissé les envoyer. Réessaie dans quelques minutes. Si ça rate encore, demande-les à qui s’occupe de Freehold ici.
privacy-sent = Je t’ai tout envoyé en MP.
privacy-delete-question = J’oublie tout ce que je sais de toi, sur tous les serveurs ?
privacy-delete-hint =
    Un bot prend ta place dans tes parties en cours, et elles comptent comme perdues. Tu quittes tes ligues, et tes résultats et tes cotes disparaissent. Les parties que tu as jouées restent pour les autres, sans ton nom. Tu ne peux pas revenir en arrière.
    Tu veux d’abord une copie ? Utilise { COMMAND("privacy export") }.
privacy-deleted = C’est fait : je ne sais plus rien de toi. Les messages que Discord affiche déjà restent tels quels ; ceux de tes MP, tu peux les supprimer toi-même. Si tu rejoues, on repart de zéro.
# The name of somebody who is forgotten, in what they played
privacy-former = Quelqu’un
