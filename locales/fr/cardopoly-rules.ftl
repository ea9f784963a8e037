# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = Le but du jeu
cardopoly-rules-goal =
    Tes **cartes en poche sont ton argent.** Fais le tour d’un parc de 16 cartes, achète les propriétés où tu tombes, et prends des cartes à qui tombe sur les tiennes.

    Quand tu n’as plus de carte en poche, tu es hors jeu. **S’il ne reste qu’une personne, elle gagne.** Si la limite de tours arrive avant, qui a le plus de propriétés sans hypothèque gagne.

cardopoly-rules-turn-title = Ton tour
cardopoly-rules-turn =
    Tu **pioches une carte et tu avances** de sa valeur, dans le sens des aiguilles d’une montre ; un as vaut 1. En passant le Départ ou en y arrivant, tu reçois un **salaire de 3 cartes**, ou de 5 si toutes les cartes d’une couleur ou d’une valeur du plateau sont à toi.

    Un **valet, une dame ou un roi** va face visible dans ta poche Chance, et tu pioches de nouveau. Un **joker** t’envoie en prison.

    Avant de piocher et une fois sur ta case, tu peux jouer une dame ou un roi, agrandir, hypothéquer, lever une hypothèque ou proposer un échange.

cardopoly-rules-buying-title = Acheter
cardopoly-rules-buying =
    Sur une propriété qui n’est à personne, donne **deux cartes** : une de la **couleur ou de la valeur** de la propriété (elle est défaussée), et une de la **couleur de ton as** (elle reste sur la propriété et montre qu’elle est à toi).

    Rien ne t’oblige à acheter. Tu peux laisser, ou demander à tous les autres des **offres secrètes**. La plus haute te paierait une carte de plus que la deuxième offre ; tu dis oui ou non. À une table **rapide**, qui ne peut pas enchérir passe aussitôt : une pause veut donc dire que quelqu’un pouvait. À une table **scellée** (réglée dans le lobby), les pauses ne trahissent rien. Tu ne veux pas qu’on te demande ? Dis-moi ton offre avec *Enchérir d’avance*.

    Plus tard, pendant ton tour, tu peux **agrandir** avec deux autres cartes de ce genre : le loyer monte de 1 à chaque fois.

cardopoly-rules-rent-title = Loyers et dettes
cardopoly-rules-rent =
    Sur la propriété de quelqu’un d’autre, tu donnes **autant de cartes que sa valeur**, et une de plus par agrandissement. Tu choisis lesquelles : peut-être pas celles qu’on cherche en face.

    Un **valet** de ta poche Chance paie à la place. S’il te manque des cartes, tu peux d’abord hypothéquer, jouer un roi ou faire un échange. Si tu ne peux toujours pas payer, tu donnes tout et tu es hors jeu ; tes propriétés redeviennent libres.

    Une **hypothèque** rapporte 3 cartes aussitôt, mais la propriété ne rapporte plus rien jusqu’à ce que tu défausses 3 cartes de sa couleur ou de sa valeur.

cardopoly-rules-chance-title = Cartes Chance et prison
cardopoly-rules-chance =
    Seuls les valets, dames et rois que tu pioches pour avancer vont dans ta poche Chance ; tout le monde les voit.
    • **Valet** : pas de loyer cette fois, ou tu quittes la prison.
    • **Dame** : va sur n’importe quelle case, au lieu de piocher ou à la fin de ton tour.
    • **Roi** : prends une carte à chacun des autres, et une de la pioche.

    En **prison**, tu choisis aussitôt : payer 5 cartes, jouer un valet, ou perdre ton prochain tour. La prison est au Départ, mais un joker qui t’y envoie ne donne pas de salaire.

cardopoly-rules-trade-title = Échanges et promesses
cardopoly-rules-trade =
    Pendant ton tour, tu peux proposer jusqu’à 3 échanges : propriétés et cartes contre propriétés et cartes. La personne en face est la seule à voir quelles cartes tu donnes, et c’est elle qui choisit lesquelles tu reçois. Au lieu de dire oui ou non, elle peut faire une **contre-proposition**.

    Tu peux aussi **promettre** de 1 à 10 cartes pour l’un de tes cinq prochains tours. Tout le monde voit une promesse, et je l’encaisse quand c’est l’heure. Si tu dois un loyer, un échange avec la personne à qui tu le dois peut tout régler.

cardopoly-rules-options-title = Ce qu’une table peut choisir
cardopoly-rules-options =
    • **Partie rapide** : 12 cartes sur le plateau, 6 dans chaque poche ; il faut avoir 4 propriétés avant les autres.
    • **Équipes** : à quatre, les partenaires sont face à face, se passent des cartes en poche (rien d’autre) et ne se paient pas de loyer. En partie rapide, il faut 6 propriétés à deux.
    • **Tours de table** : après 40, qui a le plus de propriétés gagne ; 20 et 80 sont possibles, ou sans limite.
    • **As** : distribués au hasard, ou choisis.
    • **Le roi** prend une carte à chacun, ou deux ; sans les voir, ou au choix de qui donne.

# The lesson

cardopoly-lesson-first-title = Cardopoly : ta première partie
cardopoly-lesson-first-goal = Bienvenue ! Les huit cartes de ta poche sont ton **argent et ta vie** : qui n’en a plus est hors jeu, et s’il ne reste qu’une personne, elle gagne. Ton as, A♥, est ton pion ; il est au Départ d’un anneau de 16 propriétés. À ton tour, tu pioches une carte et tu avances de sa valeur. Appuie sur *Piocher*.
cardopoly-lesson-first-goal-else = C’est trop tôt pour ça : rien n’est encore à personne. Pioche, et vois où tu arrives.
cardopoly-lesson-first-buy = Un 4 t’a mené à 5♥, qui n’est à personne. Ça coûte deux cartes : tu **paies** avec une de sa couleur ou de sa valeur, ici un 5, et tu **poses dessus une carte de la couleur de ton as**, ici un cœur, qui y reste. Ensuite, qui tombe là te doit cinq cartes ! Appuie sur *Acheter : poser 10♥, payer 5♦*.
cardopoly-lesson-first-buy-else = Mieux comme ça : pose le 10♥ dessus, et paie avec 5♦. Alors 5♥ est à toi.
cardopoly-lesson-first-end = Elle est à toi. Tu pourrais construire dessus aussitôt, mais pense à ta poche : il te reste six cartes, et bientôt tu devras payer aussi. Garde-les, et regarde où tombent { $left } et { $right } : appuie sur *Finir ton tour*.
cardopoly-lesson-first-end-else = Pas maintenant : tu as besoin de tes cartes. Finis ton tour.
cardopoly-lesson-first-rent = { $right } vient de tomber sur 5♥ et a donné le **loyer** : cinq cartes sur huit ! C’est comme ça qu’on devient riche ici, et pauvre. { $left } a acheté 6♠, cinq cases devant toi. De nouveau à toi : appuie sur *Piocher*.
cardopoly-lesson-first-rent-else = Économise tes cartes, tu en auras peut-être besoin dans un instant. Pioche.
cardopoly-lesson-first-jack = D’abord, tu as pioché un **valet**. Quand tu pioches un valet, une dame ou un roi, tu le gardes, face visible, et tu pioches de nouveau. Puis un 5 t’a mené directement sur 6♠ : six de tes onze cartes ! Mais un valet t’évite le loyer (ou te libère de prison, là où un joker t’envoie). Appuie sur *Jouer ton valet : pas de loyer*.
cardopoly-lesson-first-jack-else = Tu peux garder ces six cartes : ton valet t’évite le loyer.
cardopoly-lesson-first-auction = Quelques tours plus tard. Tu aimerais 7♦, mais sans cœur tu ne peux pas l’acheter. Alors laisse les autres **enchérir** : chacun dit en secret le maximum qu’il donnerait. La plus haute offre **te** paie une carte de plus que la deuxième. Des cartes pour rien, alors appuie sur *Mettre aux enchères*.
cardopoly-lesson-first-auction-else = Laisser ne te rapporte rien. Fais enchérir les autres !
cardopoly-lesson-first-sell = { $left } te donnerait quatre cartes. Tu peux refuser, par exemple pour ne pas trop renforcer { $left }. Mais l’autre sept, 7♣, est à { $right }, et quatre cartes, c’est beaucoup quand tu en as sept. Appuie sur *Laisser { $left } acheter*.
cardopoly-lesson-first-sell-else = Quatre cartes pour ce que tu ne peux pas avoir toi-même : c’est un bon prix. Accepte.
cardopoly-lesson-first-king = Et un **roi** est posé devant toi ! Il prend une carte à tous les autres et une de la pioche, quand tu veux pendant ton tour. Trois cartes de plus, et les autres s’approchent de zéro : choisis *Jouer ton roi* sous *Autre chose ?*
cardopoly-lesson-first-king-else = Le roi te rapporte trois cartes d’un coup. Joue-le avant de finir ton tour.
cardopoly-lesson-first-trade = Deux tours de table plus tard. Toutes les cartes d’une couleur ou d’**une valeur** du plateau forment une famille, et qui l’a touche un plus gros salaire. Tu as 6♦, et { $left } 6♠ ; { $left } a 5♠, et toi 5♥. Vous gagnez tous les deux à échanger ! Appuie sur *Échanger…* et choisis *{ $left } : la propriété 6♠ contre la propriété 5♥*.
cardopoly-lesson-first-trade-else = D’abord l’échange : 5♥ contre 6♠, pour que les deux six soient à toi.
cardopoly-lesson-first-propose = Ici, tu prépares un échange. Tu pourrais ajouter des cartes, en demander, ou en promettre pour un tour à venir ; { $left } peut accepter, refuser ou faire une contre-proposition. Celui-ci est juste : tu as construit une fois sur 5♥, donc les deux encaissent 6, et vous avez chacun une famille. Appuie sur *Proposer*.
cardopoly-lesson-first-propose-else = C’est très bien comme ça : 6♠ contre 5♥. Propose-le.
cardopoly-lesson-first-queen = Marché conclu ! Avec une famille, tu pioches 5 cartes de **salaire** au lieu de 3 à chaque passage au Départ. Et tu as une **dame** : elle t’emmène sur n’importe quelle case, même après ta pioche. 8♥, après le Départ, est libre et chère, et tu as des cœurs pour l’acheter. Choisis *Jouer ta dame…*, puis *8♥*.
cardopoly-lesson-first-queen-else = Il y a mieux : avec la dame, tu passes le Départ, tu pioches 5 cartes, et tu peux acheter 8♥.
cardopoly-lesson-first-expand = Bien sûr, tu as acheté 8♥. Depuis, { $right } n’a plus de cartes, et { $left }, au Départ, en a six et ne peut **hypothéquer** que 5♥, pour trois de plus. Neuf cartes suffisent pour un loyer de 8, mais pas de 9. Alors construis : un cœur se pose dessus, une autre carte paie. Choisis *Agrandir 8♥ : poser 4♥, payer 8♦*.
cardopoly-lesson-first-expand-else = Ça ne fait pas assez mal à { $left }. Un de plus sur 8♥, si : neuf cartes de loyer.
cardopoly-lesson-first-last = Maintenant, 8♥ comme 9♥ seraient trop chères pour { $left }. Ne construis plus : garde tes huit cartes pour les loyers que tu devras à { $left }. Si un jour tu ne peux pas payer, tu peux hypothéquer, jouer un roi, ou régler ça par un échange avant de lâcher. Appuie sur *Finir ton tour*.
cardopoly-lesson-first-last-else = Tu as assez construit. Garde tes cartes, et finis ton tour.
cardopoly-lesson-first-won = { $left } tombe sur 8♥, hypothèque 5♥, et le loyer prend quand même la dernière carte : tu gagnes ! (Si vous êtes encore plusieurs après 40 tours de table, qui a le plus de propriétés sans hypothèque gagne.) À retenir : achète presque tout, garde des cartes pour les loyers devant toi, échange pour avoir des familles, et construis quand ça peut achever quelqu’un.
