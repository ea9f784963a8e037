# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = Le but du jeu
deal-rules-goal =
    Pose des propriétés devant toi, encaisse des loyers, et prends aux autres ce qui te manque. **Trois familles complètes de trois couleurs différentes, pendant ton tour : tu gagnes aussitôt.**

    Chaque carte dit combien il en faut pour une famille : deux pour marron et bleu foncé, quatre gares, deux compagnies, trois pour toutes les autres couleurs.

deal-rules-turn-title = Ton tour
deal-rules-turn =
    Tu pioches 2 cartes ; avec une main vide, 5. Puis **joue jusqu’à trois cartes**, dans n’importe quel mélange :
    • mets de l’argent ou une carte action dans ta **banque** ; une action en banque, c’est de l’argent pour de bon
    • pose une **propriété** ou un joker devant toi
    • joue une **action** au milieu

    Rien ne t’oblige à jouer. Déplacer tes jokers d’une couleur à l’autre est gratuit pendant ton tour, tout comme échanger des cartes entre deux familles complètes de la même couleur. À la fin, tu gardes 7 cartes au plus ; le reste va sous la pioche. S’il ne te reste plus qu’à réorganiser, ton tour se termine tout seul après dix minutes (après 20 secondes en direct), sauf si tu appuies sur *Pas encore*.

deal-rules-actions-title = Les actions
deal-rules-actions =
    • **Loyer** : tous les autres paient pour ta meilleure famille d’une couleur de la carte ; avec la carte toutes couleurs, une seule personne paie. **Loyer double** l’accompagne et compte comme une carte jouée.
    • **C’est mon anniversaire** : 2M de chacun. **Huissier** : 5M d’une seule personne.
    • **Affaire sournoise** : prends une propriété. **Échange forcé** : échanges-en une. Jamais dans une famille complète.
    • **Casseur d’affaires**, s’il est dans le jeu : prends une famille complète.
    • **Maison** et **Hôtel** sur une famille complète : 3M et 4M de loyer en plus.
    • **Case Départ** : pioche deux cartes.

deal-rules-paying-title = Payer
deal-rules-paying =
    Tu paies avec ce qui est devant toi : banque et propriétés, comme tu veux, jamais avec ta main. **On ne rend pas la monnaie**, et tu ne peux pas ajouter une carte inutile. Si ça ne suffit pas, tu donnes tout ce qui a de la valeur ; si tu n’as rien devant toi, tu ne paies rien.

    L’argent va dans la banque de l’autre, les propriétés parmi les siennes. Les jokers toutes couleurs n’ont pas de valeur et ne servent jamais à payer.

deal-rules-sayno-title = Dis juste non
deal-rules-sayno =
    Si quelqu’un joue une action contre toi, tu peux répondre avec **Dis juste non**, à tout moment et sans que ça compte comme une carte jouée. En face, on peut répondre par un autre Non, et ainsi de suite. Si c’est le tien qui tient, l’action est annulée pour toi.

    Chaque personne visée décide pour elle-même, toutes en même temps. On te demande, que tu aies une telle carte ou pas. Le lobby règle ce que les pauses révèlent. À une table **rapide**, un coup sans choix est joué aussitôt : une pause veut donc dire que quelqu’un a le choix. À une table **scellée**, les pauses ne trahissent rien.

    Tu peux **répondre d’avance** : appuie sur *Répondre d’avance* sous ta main, et dis-moi quoi faire pour toi.

deal-rules-points-title = Les points
deal-rules-points =
    Une table peut jouer plusieurs manches aux points. Quand quelqu’un complète trois familles, chacun compte la valeur de sa banque et de ses propriétés : la plus haute rapporte **10 points, puis 7, 5, 3**, et la cinquième 1. Tu peux donc compléter tes familles et marquer moins que quelqu’un d’autre !

    À valeur égale, chacun reçoit les points de la meilleure place.

deal-rules-options-title = Ce qu’une table peut choisir
deal-rules-options =
    • **Score** : trois familles gagnent, ou des points sur 1 à 8 manches.
    • **Casseurs d’affaires** : retirés, sauf si vous les ajoutez dans le lobby ; avec eux, c’est plus mouvementé.
    • **Échange forcé** : si on peut donner une carte de sa propre famille complète.
    • **Tours** : après 15 ou 30 tours chacun, qui a le plus de familles complètes gagne.

    Les dés décident qui commence. Une fois la partie finie, tout le monde peut vérifier que tout a été mélangé à la loyale.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal : ta première partie
deal-lesson-first-goal =
    Pour gagner, il faut **trois familles complètes de couleurs différentes** devant soi. Une famille rouge demande trois cartes, une marron seulement deux : c’est écrit sur les cartes.

    Personne d’autre ne voit ta main ; ce qui est devant toi, tout le monde peut le voir, et le prendre. { $left } et { $right } jouent contre toi. On arrive en début de partie : une propriété rouge est posée devant toi.
deal-lesson-first-lay =
    Ton tour a commencé par deux cartes piochées. Maintenant, tu peux **en jouer jusqu’à trois.** En main, une propriété ne sert à rien ; devant toi, elle compte pour une famille et rapporte un loyer. Tu en as déjà une rouge, alors pose l’autre avec.

    Ouvre *Tes cartes* et choisis *Poser en rouge : 2 sur 3*.
deal-lesson-first-lay-else = Cette carte peut attendre. Commence par ce qui te rapproche d’une famille : la propriété rouge, avec celle que tu as.
deal-lesson-first-bank =
    Encore deux cartes à jouer. Quand quelqu’un te fait payer, tu paies **seulement avec ce qui est devant toi**, et sans argent, ce seraient tes propriétés rouges. Alors mets un peu d’argent à côté.

    Choisis *En banque : 3M*.
deal-lesson-first-bank-else = L’argent d’abord, s’il te plaît : sans banque, tu paierais avec tes propriétés. Mets les 3M en banque.
deal-lesson-first-three =
    Encore une carte à jouer. Marron, ça va vite : deux cartes font la famille. Affaire sournoise et Dis juste non restent dans ta main ; en banque, ce serait de l’argent pour de bon, et tu en auras besoin plus tard.

    Choisis *Poser en marron : 1 sur 2*. Après trois cartes, ton tour finit. Tu peux aussi le finir plus tôt, et tu gardes sept cartes au plus.
deal-lesson-first-three-else = Tu as encore une propriété à poser : marron n’a besoin que de deux cartes. Garde les autres pour plus tard.
deal-lesson-first-go =
    { $left } et { $right } ont posé des propriétés aussi, et tu as de nouveau pioché deux cartes. L’une est **Case Départ** : elle t’en fait piocher deux de plus. Joue-la d’abord : ce que tu pioches peut encore être joué ce tour-ci.

    Choisis *Piocher 2 cartes*.
deal-lesson-first-go-else = Ça vient après. D’abord Case Départ : tu vas peut-être piocher encore mieux.
deal-lesson-first-set =
    Elle a amené la troisième rouge ! Une **famille complète** rapporte le plus gros loyer, et aucune Affaire sournoise ne peut y prendre de carte. Tu as aussi une carte Loyer ; mais encaisse après avoir posé, pas avant : ça fait 6M au lieu de 3M.

    Choisis *Poser en rouge : 3 sur 3*.
deal-lesson-first-set-else = Presque : complète d’abord la famille rouge. Après, tout le rouge rapporte plus.
deal-lesson-first-rent =
    Maintenant, à la caisse ! Une **carte Loyer** nomme deux couleurs ; tout le monde te doit le loyer de ta meilleure famille dans l’une des deux. Rouge est complète : 6M de chacun.

    Choisis *Encaisser 6M chez chacun, loyer rouge*.
deal-lesson-first-rent-else = Ta famille est complète et les autres ont encore de l’argent : c’est le moment du loyer rouge/jaune.
deal-lesson-first-pay =
    { $left } n’avait pas assez d’argent et a dû ajouter **une propriété rose, qui est à toi maintenant.** Puis { $left } t’a envoyé l’Huissier. Tu choisis avec quoi tu paies, mais on ne rend pas la monnaie : paie les 5M tout juste, avec ton 5M. Dire non serait du gâchis.

    Appuie sur *Payer 5M*.
deal-lesson-first-pay-else = Tu pourrais, mais tu as une carte 5M : le compte est bon, rien n’est perdu, et tes propriétés restent. Appuie sur *Payer 5M*.
deal-lesson-first-no =
    { $right } te demande un loyer doublé : 16M. Tout ton argent y passerait, et ta famille rouge avec. **Dis juste non** arrête tout ce qui te vise, peu importe à qui c’est de jouer, et ne compte pas comme une carte jouée. C’est le moment.

    Appuie sur *Dire juste non !*
deal-lesson-first-no-else = Ça te coûterait ton argent et ta famille rouge. Dis juste non est fait pour ça.
deal-lesson-first-wild =
    { $right } a dû accepter ton Non. À toi, et **tu peux gagner tout de suite** : il te manque deux familles et tu as trois cartes à jouer. Le joker toutes couleurs remplace n’importe quelle propriété, donc il complète ta famille marron.

    Choisis *Poser en marron : 2 sur 2*.
deal-lesson-first-wild-else = Pour gagner ce tour-ci, il te faut tes trois cartes. Commence par le joker toutes couleurs en marron : ça fait ta deuxième famille.
deal-lesson-first-either =
    Deux familles ! Un joker de **deux couleurs** se pose dans l’une ou l’autre, et pendant ton tour tu peux le passer dans l’autre quand tu veux, gratuitement. Ici, rose est mieux : tu en as une, venue de chez { $left }.

    Choisis *Poser en rose : 2 sur 3*.
deal-lesson-first-either-else = Pose d’abord le joker rose/orange en rose, à côté de la rose que tu as. Ensuite, il ne manque qu’une carte.
deal-lesson-first-sly =
    Il manque une rose, et { $right } l’a. Une **Affaire sournoise** prend n’importe quelle propriété hors famille complète. Regarde ce que les autres ont : ce qui te manque est souvent juste là.

    Choisis la rose : *Prendre à { $right } : rose*.
deal-lesson-first-sly-else = C’est la rose qu’il te faut : avec elle, tu as trois familles. Choisis Affaire sournoise, et prends la rose.
deal-lesson-first-over =
    Rouge, marron et rose : **trois familles complètes, tu gagnes aussitôt !**

    À retenir : pose d’abord les familles rapides, garde de l’argent devant toi, encaisse quand une famille est complète, et garde Dis juste non pour ce qui fait vraiment mal. Et surveille qui a deux familles : fais-lui payer un loyer, ou prends-lui une carte. La liste de tes cartes dit ce que font toutes les autres.
