# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = Le but du jeu
property-rules-goal =
    Prends des cases sur une grille de 8 × 8, réunis-les en groupes, et encaisse un loyer quand quelqu’un y tombe.

    La partie finit quand quelqu’un ne peut plus payer. **Parmi les autres, la plus grosse fortune gagne**, et seul l’argent compte : une case vaut ce qu’elle rapporte.

    Tout le monde commence avec la même somme, et avec des cartes d’achat de même valeur. Plus il y a de monde, moins il y en a des deux.

property-rules-turn-title = Ton tour
property-rules-turn =
    Joue **une carte rouge et une carte noire.** La rouge (♥ ♦) donne la colonne, en comptant depuis la gauche ; la noire (♠ ♣) la ligne, en comptant depuis le bas. 3♥ avec 5♣, c’est colonne 3, ligne 5. Un as vaut 1.

    Un 9 ou un 10 **vaut n’importe quel nombre de 1 à 8** : tu choisis, et il garde sa couleur.

    Ensuite, tout dépend de la case :
    • **Vide** : elle est à toi.
    • **À quelqu’un d’autre** : tu paies un loyer, et tu peux acheter la case.
    • **À toi** : tu dois l’hypothéquer ; si elle l’est déjà, tu la perds.

    Puis tu pioches jusqu’à avoir de nouveau les deux couleurs en main. Tu dois toujours jouer : on ne passe pas.

    En attendant, tu peux **prévoir ton prochain coup**, et un autre au cas où il ne va plus. Quand c’est à toi, il est joué aussitôt s’il veut encore dire la même chose ; sinon, tu choisis. Personne d’autre ne voit ton plan.

property-rules-rent-title = Le loyer
property-rules-rent =
    Les cases de la même personne qui se touchent par un côté forment un **groupe** ; les coins ne comptent pas. Le loyer est de **{ MONEY(1, "$") } par case du groupe** où tu tombes, multiplié selon tes deux cartes :

    • ♦ avec ♣ : le loyer simple
    • ♥ avec ♣, ou ♦ avec ♠ : **deux fois** le loyer
    • ♥ avec ♠ : **quatre fois** le loyer

    Dans un groupe de six, tu paies { MONEY(6, "$") } avec 3♦ 5♣, { MONEY(12, "$") } avec 3♥ 5♣ ou 3♦ 5♠, et { MONEY(24, "$") } avec 3♥ 5♠. Si tous tes coups te mettent en faillite, tu dois en jouer un au loyer le plus bas.

property-rules-buying-title = Acheter une case
property-rules-buying =
    Après avoir payé le loyer, tu peux acheter cette case avec tes cartes d’achat : **une unité par case de son groupe**, peu importe les couleurs. Un roi vaut 4 unités, une dame 2, un valet ou un joker 1.

    On ne rend pas la monnaie, et tu ne peux pas ajouter une carte inutile. Le bouton vert propose le paiement le moins cher ; tu peux en choisir un autre. Tes cartes d’achat vont à qui possédait la case, pour servir plus tard.

property-rules-mortgage-title = Les hypothèques
property-rules-mortgage =
    Quand tes cartes désignent une case à toi, elle est **hypothéquée** et marquée. Retombe dessus et elle est **vidée** : la case est libre et ouverte à tout le monde.

    Une case hypothéquée fait toujours partie de son groupe et rapporte toujours un loyer. Si quelqu’un l’achète, l’hypothèque va avec.

property-rules-end-title = La fin
property-rules-end =
    Si tu dois plus que tu n’as, tu donnes tout et c’est la **faillite**. Payer jusqu’à ton dernier dollar, ça passe.

    La première faillite met fin à la partie, et la plus grosse fortune parmi les autres gagne ; à égalité, la victoire est partagée. Une table peut choisir de continuer jusqu’à la deuxième ou la troisième faillite : alors les cases de la personne en faillite redeviennent vides.

    Une **partie courte** finit aussi dès que quelqu’un a assez d’argent après un tour : { MONEY(113, "$") } à deux, { MONEY(102, "$") } à trois, { MONEY(77, "$") } à quatre, { MONEY(63, "$") } à cinq, { MONEY(51, "$") } à six. Là aussi, la plus grosse fortune gagne.

    Si tu abandonnes, ton argent, ta main et tes cartes d’achat quittent la partie, et tes cases redeviennent vides. Ce n’est pas une faillite. S’il ne reste qu’une personne, elle gagne.

property-rules-options-title = Ce qu’une table peut choisir
property-rules-options =
    • **Faillites** : combien mettent fin à la partie. D’habitude, 1.
    • **Compter les cases** : à la fin, chaque case compte { MONEY(5, "$") }. Ça ne paie jamais un loyer.
    • **Limite de tours** : après 40 ou 80 tours de table, la plus grosse fortune gagne. La plupart des parties finissent bien avant.
    • **Durée** : dans une partie courte, tout le monde commence avec moitié moins d’argent, et elle finit aussi dès que quelqu’un en a une fois et demie après un tour : à partir de { MONEY(51, "$") }, ça fait { MONEY(77, "$") }. Les cases ne comptent pas pour ça. Ça prend à peu près deux fois moins de temps.

    Il n’y a pas d’échanges ni d’autres accords. Une fois la partie finie, tout le monde peut vérifier que tout a été mélangé à la loyale.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property : ta première partie
property-lesson-first-goal =
    Le plateau a 8 × 8 cases. Toi et { $left }, vous prenez des cases chacun votre tour, et quand on tombe chez l’autre, on paie un **loyer**. Vous avez { MONEY(150, "$") } chacun ; si tu ne peux plus payer, tu as perdu.

    On joue les tours qui comptent. Ce sont tous de bons coups : essaie-les la prochaine fois.
property-lesson-first-cell =
    À chaque tour, tu joues **une carte rouge et une carte noire.** La rouge donne la colonne, en comptant depuis la gauche ; la noire donne la ligne, en comptant depuis le bas. Ton 3♦ et ton 5♣ se croisent colonne 3, ligne 5, là où est le ①. Cette case n’est à personne, donc elle devient à toi.

    Appuie sur *3♦ + 5♣*.
property-lesson-first-group =
    La case est à toi, et tu as pioché jusqu’à avoir de nouveau les deux couleurs. Les cases qui se touchent par un côté forment un **groupe**, et tomber sur n’importe laquelle coûte { MONEY(1, "$") } **par case du groupe.** Alors construis côte à côte : deux ensemble rapportent quatre fois plus qu’une seule.

    Ouvre *Tu joues quelle paire ?* et prends *4♥ + 5♠*.
property-lesson-first-group-else = Cette case serait toute seule au bord du plateau. 4♥ avec 5♠ est juste à côté de ta première : prends ça.
property-lesson-first-wild =
    Quelques tours plus tard. **Un 9 ou un 10 vaut n’importe quel nombre** de 1 à 8 : avec 4♣, ton 9♥ atteint donc toutes les cases de la ligne 4. Il est trop précieux pour n’importe quelle case ; mais colonne 2, il réunit tes deux groupes, et 3 + 4 + 1 font 8.

    Prends *9♥ + 4♣ · colonne 2, ligne 4*.
property-lesson-first-wild-else = C’est permis, mais regarde tes deux groupes à gauche : la case colonne 2, ligne 4 n’en fait qu’un. Joue 9♥ avec 4♣ à cet endroit.
property-lesson-first-rent =
    { $left } vient de jouer 3♥ 3♠ et tombe dans ton groupe : { MONEY(8, "$") } pour 8 cases, **doublés par le ♥ et encore par le ♠ : { MONEY(32, "$") } pour toi !** Les cœurs et les piques ne coûtent cher qu’à qui paie un loyer. Sur une case libre, ils ne font pas de mal : dépense-les là, et garde ♦ et ♣ pour le jour où tu devras payer.

    Prends *5♥ + 3♣*, qui porte ton groupe à 9.
property-lesson-first-rent-else = Même case, mais il te resterait le cœur. Garde 5♦, et joue 5♥ avec 3♣.
property-lesson-first-pay =
    Quelques tours plus tard. Tu ne peux pas passer, et tes deux paires tombent dans un groupe de 5 qui est à { $left }. Alors paie le moins possible : { MONEY(5, "$") } avec ♦ et ♣. Avec le cœur, ce serait { MONEY(10, "$") }.

    Prends *6♦ + 2♣*.
property-lesson-first-pay-else = Le cœur double le loyer. 6♦ avec 2♣ tombe sur la même case pour moitié prix.
property-lesson-first-buy =
    Le loyer est payé ; maintenant, tu peux **acheter** cette case. Elle coûte une unité de tes cartes d’achat par case de son groupe : 5. Un roi vaut 4 unités, une dame 2, un valet ou un joker 1. Ces cartes ne servent à rien d’autre, alors **achète dès que tu peux** : cette case réunit tes groupes en un seul de 14, et coupe en deux celui que tient { $left }.

    Appuie sur *Acheter pour 5*.
property-lesson-first-buy-else = Tes cartes d’achat sont faites pour des cases comme celle-ci : elle réunit tes groupes et coupe l’autre. Roi et valet font pile 5 unités ; appuie sur le bouton vert.
property-lesson-first-own =
    { $left } tombe dans tes 14 cases et te paie { MONEY(14, "$") }. À toi : 6♥ avec 6♠ te coûterait { MONEY(24, "$") }. 2♥ avec 6♠ désigne **une case à toi**, qui est alors hypothéquée : marquée, mais elle compte et rapporte toujours. Tu ne la perds que si elle est désignée encore une fois.

    Alors prends *2♥ + 6♠*.
property-lesson-first-own-else = Ça coûte { MONEY(24, "$") }. Une hypothèque ne coûte rien pour l’instant : joue 2♥ avec 6♠.
property-lesson-first-careful =
    Maintenant, suppose que la chance ait souri à { $left } : il ne te reste que { MONEY(20, "$") }. Alors lis ce que donne chaque paire avant de la jouer. 7♥ avec 6♠ coûte { MONEY(24, "$") } : **qui ne peut pas payer est en faillite, et la partie est perdue.** 2♦ avec 6♠ désigne ta case hypothéquée, et tu la perds. Ça fait mal, mais tu continues à jouer.

    Prends *2♦ + 6♠*.
property-lesson-first-careful-else = Stop : ça te mettrait en faillite, et la partie serait finie. Lâche plutôt la case : 2♦ avec 6♠.
property-lesson-first-ending =
    Retour à la partie qui se passe bien : { $left } n’a plus que { MONEY(46, "$") }. Agrandis ton **plus gros groupe** : deux fois plus grand, on y tombe deux fois plus souvent et il rapporte deux fois plus. 8♦ ajoute une case ; 7♥ en hypothéquerait une.

    Prends *8♦ + 3♣*.
property-lesson-first-ending-else = Ça hypothéquerait une case à toi. 8♦ avec 3♣ agrandit plutôt ton gros groupe.
property-lesson-first-over =
    { $left } a dû tomber dans tes 15 cases avec ♥ et ♠ : { MONEY(60, "$") } à payer, { MONEY(46, "$") } en caisse, faillite. **Tu gagnes !** À plusieurs aussi, la première faillite met fin à la partie, et la plus grosse fortune parmi les autres gagne.

    À retenir : un seul gros groupe, ♥ et ♠ sur les cases libres, ♦ et ♣ pour payer, et achète dès que tu peux. C’est tout Property.
