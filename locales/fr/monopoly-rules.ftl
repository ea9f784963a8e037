# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = Le but du jeu
monopoly-rules-goal =
    Réunis toutes les cartes d’une couleur, mets dessus maisons, hôtels et pions, et **pose tout** quand chaque carte de ta main appartient à un groupe complet. On compte alors la donne ; on en joue plusieurs.

    À la fin d’une donne où quelqu’un a **10 000 ou plus** (7 000 à cinq ou six), qui a le plus d’argent gagne.

monopoly-rules-turn-title = Ton tour
monopoly-rules-turn =
    Tout le monde a dix cartes et, devant soi, une **pile d’échange** que tout le monde voit. À ton tour, fais l’une de ces trois choses :
    • **Piocher** la carte du dessus de la pioche.
    • **Échanger** : les cartes du dessus de ta pile contre autant du dessus d’une autre. Vous prenez tous les deux en main ce que vous recevez, et personne ne peut refuser. Avant d’échanger, tu peux poser une carte de ta main sur ta pile.
    • **Tout poser.**

    Ensuite, tu défausses sur ta propre pile jusqu’à avoir dix cartes ; si tu les as déjà, tu gardes tout. À deux ou trois, il y a aussi des piles qui ne sont à personne : échange avec elles comme avec les autres, plusieurs cartes d’un coup aussi.

monopoly-rules-groups-title = Les groupes
monopoly-rules-groups =
    Un groupe est complet avec les deux ou trois cartes d’une couleur, avec les deux compagnies, ou avec **deux, trois ou quatre gares**.

    Sur une couleur, tu construis des **maisons dans l’ordre**, de la 1re à la 4e, et un hôtel par-dessus les quatre. Les **pions** vont sur n’importe quel groupe complet, autant que tu veux.

    Une carte **Chance** remplace tout ce qui manque, mais seulement si c’est toi qui poses tout. Dans n’importe quelle autre main, elle rend toutes les cartes sans valeur !

monopoly-rules-out-title = Tout poser
monopoly-rules-out =
    Tu peux tout poser quand chaque propriété, maison et hôtel de ta main appartient à un groupe complet, et que tu as au moins un tel groupe. Cartes Départ, Mr. Monopoly et pions : peu importe combien tu en as.

    En récompense, tu prends les **cinq cartes du dessus** de la pioche et tu ajoutes ce qui va. Je te propose la meilleure disposition ; prends-la d’un clic, ou change-la.

monopoly-rules-scoring-title = Le décompte
monopoly-rules-scoring =
    • Un groupe compte sa valeur, **encore une fois par maison**, et 500 pour un hôtel.
    • Chaque **pion** compte tout le groupe une fois de plus : jaune avec trois maisons et deux pions, c’est 1 200 trois fois.
    • Chaque carte **Départ** compte 200. Avoir le **plus de Mr. Monopoly** compte 1 000 ; à égalité, personne ne les touche.

    Tout le monde compte sa main, pas seulement la personne qui a tout posé.

monopoly-rules-six-title = À cinq ou six
monopoly-rules-six =
    Il n’y a pas de pioche : toutes les cartes sont distribuées, et chacun a une carte d’échange visible. À ton tour, **échange-la contre celle de quelqu’un d’autre** ; vous prenez tous les deux la carte reçue et en posez une autre.

    Après chaque tour, **tout le monde passe une carte à gauche** en même temps, face cachée. Qui pose tout peut ajouter des cartes d’échange de la table en récompense.

monopoly-rules-options-title = Ce qu’une table peut choisir
monopoly-rules-options =
    • **Édition** : l’édition UK avec les rues de Londres et des livres, de deux à six ; ou l’édition Deluxe avec dollars, présentoirs et lingots d’or, de deux à quatre.
    • **Objectif** : 5 000 ou 3 000 pour une partie plus courte.

    Si la pioche est vide et que personne ne pose tout, la donne finit et on la compte telle quelle. Une fois la partie finie, tout le monde peut vérifier que tout a été mélangé à la loyale.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, l’édition UK : ta première partie
monopoly-lesson-uk-goal = Bienvenue ! Personne d’autre ne voit ces dix cartes. Tu veux que chaque rue et chaque maison appartienne à une **couleur complète** : alors tu poses tout, et la donne rapporte. Tu as deux rouges sur trois et deux vertes sur trois. Devant chacun, il y a une pile d’échange visible, mais rien là-dedans ne t’aide pour l’instant. Alors appuie sur *Piocher une carte*.
monopoly-lesson-uk-goal-else = Aucune des cartes visibles ne va avec ce que tu as. Une nouvelle, peut-être : pioche.
monopoly-lesson-uk-discard = Park Lane ! Mais ça fait onze cartes, et un tour finit avec dix. Il faut donc en mettre une, face visible, sur ta propre pile d’échange. Tu réunis le rouge et le vert ; les maisons, le pion et Mr. Monopoly rapporteront plus tard. Bow Street est seule de sa couleur et ne vaut pas grand-chose : défausse *Bow Street*.
monopoly-lesson-uk-discard-else = Celle-là, elle te manquerait. Bow Street est seule de sa couleur : lâche-la.
monopoly-lesson-uk-trade = Regarde la pile devant { $left } : Trafalgar Square, ta troisième rouge ! Au lieu de piocher, tu peux **échanger** : la carte du dessus de ta pile contre celle d’une autre. Personne ne peut refuser, et les deux cartes vont en main. Appuie sur *Échanger avec { $left } : Bow Street contre Trafalgar Square*, et dis oui.
monopoly-lesson-uk-trade-else = Une carte que tu vois vaut mieux qu’une carte inconnue : Trafalgar Square complète ton rouge.
monopoly-lesson-uk-pile = Le rouge est complet ! De nouveau onze cartes. Attention à ce que tu mets sur ta pile : les autres peuvent le prendre. { $left } a laissé Whitehall sur sa propre pile : le rose n’intéresse personne là-bas, et tu n’en as qu’une : défausse *Northumberland Avenue*.
monopoly-lesson-uk-pile-else = Ça ferait plus mal. Personne n’a l’air de vouloir du rose : défausse Northumberland Avenue.
monopoly-lesson-uk-two = Regent Street, ta troisième verte, est la deuxième carte de la pile devant { $left }. Tu peux en échanger **plusieurs d’un coup** : tes deux du dessus contre les deux du dessus là-bas, telles qu’elles sont. Les tiennes ne te servent à rien, alors appuie sur *Échanger avec { $left } : Northumberland Avenue + 1 contre Regent Street + 1*, et dis oui.
monopoly-lesson-uk-two-else = Ça ne te donne pas Regent Street. Avec { $left }, échange deux cartes contre deux.
monopoly-lesson-uk-full = Douze cartes, donc deux doivent partir. Compte ce qui va ensemble : trois rouges, trois vertes, deux maisons à construire dessus, un pion et Mr. Monopoly. Ça fait dix ! Défausse *Euston Road* et *Park Lane*, et il n’y a rien de trop dans ta main.
monopoly-lesson-uk-full-else = Garde toutes les rouges et toutes les vertes, les maisons, le pion et Mr. Monopoly. Seules Euston Road et Park Lane ne vont avec rien.
monopoly-lesson-uk-out = Ta main est complète, donc au lieu de piocher tu peux **tout poser** : tu l’étales et la donne finit pour tout le monde. Tu pourrais attendre mieux, mais qui pose tout reçoit cinq cartes en récompense, et { $left } risque d’aller plus vite. Appuie sur *Tout poser pour { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Prends plutôt ce que tu as, avant { $left }.
monopoly-lesson-uk-reward = Ce qui va parmi les cinq cartes est déjà posé. Le vert compte 350 et encore une fois par maison, la 1re, la 2e et la 3e : 1 400. Le **pion** compte ça encore une fois : 2 800. Le rouge avec une maison fait 500, Départ 200. On ne peut pas mieux faire, alors appuie sur *Poser comme ça : { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = Ça vaut moins. Maisons et pions vont sur la couleur la plus chère.
monopoly-lesson-uk-swap = Avoir le plus de **Mr. Monopoly** t’a rapporté { MONEY(1000, "£") } de plus ! Tout le monde est payé pour ses groupes complets, { $left } aussi. Deux donnes plus tard : tu as une gare, et **deux font un groupe**. Ta pile est vide, mais avant un échange tu peux y poser une carte de ta main. Appuie sur *Prendre à la pile 3 : Marylebone, contre Bow Street*, et dis oui ; cette pile n’est à personne.
monopoly-lesson-uk-swap-else = C’est Marylebone qu’il te faut : deux gares sont déjà un groupe complet.
monopoly-lesson-uk-houses = Toujours dix cartes, donc rien à défausser. Le bleu foncé est complet, les gares aussi. Mais les maisons se posent **dans l’ordre** : sans 2e maison, ta 3e n’a pas de place, et tu ne peux pas tout poser. Aucune 2e maison n’est visible, alors appuie sur *Piocher une carte*.
monopoly-lesson-uk-houses-else = Aucune 2e maison n’est visible, nulle part. Tente ta chance avec la pioche.
monopoly-lesson-uk-chance = Une **Chance** ! Elle remplace tout ce qui te manque, ici la 2e maison. Mais seulement pour qui pose tout : si { $left } va plus vite, une main avec une Chance ne compte **rien du tout**. Alors dépêche-toi. Tout va, sauf une carte : défausse *Bond Street*.
monopoly-lesson-uk-chance-else = Alors tu ne pourrais pas tout poser au prochain tour, avec une Chance en main ! Bond Street est la seule carte en trop.
monopoly-lesson-uk-joker = Juste à temps. Le bleu foncé compte 400 et trois maisons, la Chance étant la 2e : 1 600, et le pion le compte encore une fois. Les gares rapportent 250, Départ 200. Ne garde jamais une Chance un tour de trop : appuie sur *Tout poser pour { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Trop risqué avec une Chance en main. Pose tout tant que tu peux.
monopoly-lesson-uk-score = Et la récompense contient un autre pion : le bleu foncé compte maintenant trois fois, 4 800. Deux gares acceptent aussi des pions, mais pas de maisons ; un hôtel, par-dessus les quatre maisons, ajouterait 500. Appuie sur *Poser comme ça : { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = Ça vaut moins. Les pions vont sur le groupe le plus cher.
monopoly-lesson-uk-end = { MONEY(11750, "£") } ! Une donne après laquelle quelqu’un a 10 000 est la dernière, et qui a le plus d’argent gagne : c’est toi. Retiens trois choses : une carte visible vaut mieux qu’une carte inconnue ; maisons et pions vont sur ta couleur la plus chère ; et pose tout sans tarder, surtout avec une Chance. Amuse-toi bien à ta première table !

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, l’édition Deluxe : ta première partie
monopoly-lesson-deluxe-goal = Bienvenue ! Personne d’autre ne voit les dix cartes de ton présentoir. Quand chaque propriété et chaque maison y appartient à une **Famille**, toutes les cartes d’une couleur, tu poses tout et ça rapporte. Deux gares sont déjà une Famille, et tu les as. Chacun a une pile d’échange visible, mais il n’y a rien d’utile pour l’instant. Alors appuie sur *Piocher une carte*.
monopoly-lesson-deluxe-goal-else = Aucune des cartes visibles ne te rapproche d’une Famille. Une nouvelle, peut-être : pioche.
monopoly-lesson-deluxe-discard = Départ : cette carte rapporte 200, quoi que tu aies d’autre. Mais un tour finit avec dix cartes : il faut donc en mettre une, face visible, sur ta propre pile d’échange. Marron est la couleur la moins chère, et tu n’en as qu’une : défausse *Baltic Avenue*.
monopoly-lesson-deluxe-discard-else = Celle-là, elle te manquerait. Baltic Avenue est celle qui vaut le moins.
monopoly-lesson-deluxe-trade = Deux belles cartes sont apparues : Illinois Avenue, ta troisième rouge, et Park Place, ta deuxième bleu foncé. Au lieu de piocher, tu peux **échanger** : la carte du dessus de ta pile contre celle d’une autre. Personne ne peut refuser. Le bleu foncé est la couleur la plus chère, alors prends-la d’abord : appuie sur *Échanger avec { $left } : Baltic Avenue contre Park Place*, et dis oui.
monopoly-lesson-deluxe-trade-else = Park Place complète la couleur la plus chère de toutes. Prends ça.
monopoly-lesson-deluxe-forced = Le bleu foncé est complet ! Ce que tu as donné est parti sur le présentoir d’en face, chez { $left }. Te revoilà avec onze cartes. Une rose et une orange sont de trop, et le rose est moins cher : défausse *States Avenue*. Avec un peu de chance, Illinois Avenue sera encore là à ton prochain tour.
monopoly-lesson-deluxe-forced-else = Ça ferait plus mal. Le rose n’est pas cher, et tu n’en as qu’une sur trois : défausse States Avenue.
monopoly-lesson-deluxe-out = Quelle chance : { $right } voulait du rose et **a échangé avec toi**. Tu ne pouvais pas refuser, mais tu as eu Illinois Avenue contre, et le rouge est complet ! Commencer un tour avec plus de dix cartes n’empêche pas de tout poser. Ce qui est de trop est défaussé, ici Tennessee Avenue. Appuie sur *Tout poser pour { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Ton présentoir est complet. Pose tout avant quelqu’un d’autre.
monopoly-lesson-deluxe-reward = Qui pose tout reçoit cinq cartes de plus, et ce qui va est déjà posé : une troisième gare (trois rapportent 500) et deux **maisons**. Le bleu foncé compte 400 et encore une fois par maison, la 1re et la 2e : 1 200. Le **pion** compte ça encore une fois : 2 400. Appuie sur *Poser comme ça : { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = Ça vaut moins. Maisons et pions vont sur la Famille la plus chère.
monopoly-lesson-deluxe-pile = Tout le monde est payé pour ses Familles complètes. Trois donnes plus tard, chacun a donc de l’argent dans son plateau ; un **lingot d’or** vaut cinq billets de 1 000 $. Tu as Electric Company, et Water Works est sur la pile 4, qui n’est à personne. On échange avec elle comme avec les autres : appuie sur *Prendre à la pile 4 : Water Works, contre Tennessee Avenue*, et dis oui.
monopoly-lesson-deluxe-pile-else = Water Works complète tes compagnies : 500 d’un coup.
monopoly-lesson-deluxe-utilities = Les deux compagnies rapportent 500. Comme les gares, elles acceptent des pions, mais pas de maisons. Mets tes maisons sur le jaune : il est cher, et il ne manque que Marvin Gardens. Tu as une seule carte en bleu ciel, en rose et en vert, et le bleu ciel est le moins cher : défausse *Connecticut Avenue*.
monopoly-lesson-deluxe-utilities-else = Garde le jaune, les compagnies et ce qui va dessus. Connecticut Avenue est celle qui vaut le moins.
monopoly-lesson-deluxe-fourth = { $left } a jeté une 4e maison. Laisse-la là : les maisons se posent **dans l’ordre**, et une 4e sans 3e t’empêcherait seulement de tout poser. Marvin Gardens reste introuvable. Quand rien ne t’aide, appuie sur *Piocher une carte*.
monopoly-lesson-deluxe-fourth-else = Rien là-dedans ne t’aide. Regarde plutôt une nouvelle carte.
monopoly-lesson-deluxe-chance = Une **Chance** ! Pour qui pose tout, c’est n’importe quelle carte qui manque : ici, Marvin Gardens. Sur tous les autres présentoirs, elle rend **toutes les cartes sans valeur** quand la donne finit. Alors dépêche-toi. Le rose est moins cher que le vert : défausse *Virginia Avenue*.
monopoly-lesson-deluxe-chance-else = Ça te coûterait plus. De ce dont tu n’as pas besoin, Virginia Avenue est la moins chère.
monopoly-lesson-deluxe-watch = { $right } vient de prendre St. Charles Place, une rose, et sur ta pile il y a Virginia Avenue, rose aussi ! Ne lui en fais pas cadeau. Avant un échange, tu peux **poser par-dessus une carte de ton présentoir**. Tu reçois la 3e maison, et ton présentoir est complet : appuie sur *Échanger avec { $right } : Pacific Avenue contre 3e maison*, et dis oui.
monopoly-lesson-deluxe-watch-else = C’est la 3e maison que tu veux, et Pacific Avenue la carte à donner pour l’avoir.
monopoly-lesson-deluxe-joker = Tes dix cartes ont leur place, la Chance étant Marvin Gardens : le jaune, 300 avec trois maisons, fait 1 200, et le pion le compte encore une fois. Les compagnies rapportent 500. Avec une Chance, on n’attend jamais : appuie sur *Tout poser pour { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Trop risqué avec une Chance sur ton présentoir. Pose tout tant que tu peux.
monopoly-lesson-deluxe-free = Marvin Gardens était dans la récompense ! Ta Chance est donc libre pour autre chose, et la voilà deuxième pion : le jaune compte trois fois. Le meilleur est toujours disposé pour toi, alors appuie sur *Poser comme ça : { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = Ça vaut moins. C’est en pion sur le jaune que la Chance aide le plus.
monopoly-lesson-deluxe-end = { MONEY(11700, "$") } ! Une donne après laquelle quelqu’un a 10 000 est la dernière, et qui a le plus d’argent gagne : c’est toi. { $left } avait une Chance en main et n’a rien reçu. Retiens trois choses : une carte visible vaut mieux qu’une carte inconnue ; regarde ce que les autres réunissent avant de donner ; construis sur ta Famille la plus chère et pose tout sans tarder. Amuse-toi bien à ta première table !
