# La leçon du Château du Diable.
castle-lesson-castle-devil-welcome = Bienvenue dans la calèche ! Deux sociétés secrètes y voyagent, et personne ne sait qui est de quel bord. L’Ordre veut réunir trois Clés, la Confrérie trois Gobelets, en comptant les mains de tous ses membres.
castle-lesson-castle-devil-hand = Vos cartes, en bas, ne sont vues que de vous : une société (l’Ordre), une profession, et des objets. Vous tenez une Clé ; il en manque deux. Où sont vos amis ?
castle-lesson-castle-devil-trade = À votre tour, une seule action : espionner une carte, proposer un échange ou provoquer un duel. Un échange se fait face cachée : on garde ce que l’on reçoit et l’on rend autre chose.
castle-lesson-castle-devil-offer = Certains objets agissent quand on les donne. Votre Monocle, une fois accepté, laisse voir la société de l’autre. Proposez-le à { $seat2 }.
castle-lesson-castle-devil-monocle = Accepté ! { $seat2 } lit votre carte à voix haute, et c’est à vous d’en profiter, car c’est vous qui l’avez donnée. Regardez sa société.
castle-lesson-castle-devil-duel = { $seat2 } est de l’Ordre, comme vous. Le Sac des Secrets que vous avez reçu lui a valu une carte de la pioche. Mais { $seat1 } vous provoque en duel !
castle-lesson-castle-devil-sides = Attaquant : les épées ; défenseur : les boucliers. Chacun des deux compte un point, et tous les autres ont choisi un camp au même instant. { $seat2 } est avec vous, { $seat3 } contre : deux partout. Notez qui soutient qui, c’est un aveu.
castle-lesson-castle-devil-gloves = On peut encore jouer des cartes. Vos Gants valent un point en défense : montrez-les, ils vous reviendront après le duel.
castle-lesson-castle-devil-won = Trois à deux, vous gagnez ! Le vainqueur choisit : regarder la société du vaincu, ou voir ses objets et en prendre un. { $seat1 } n’est guère votre ami : prenez un objet.
castle-lesson-castle-devil-steal = Une Clé et un Gobelet. Prenez la Clé : c’est la deuxième dans votre main.
castle-lesson-castle-devil-token = Un échange refusé n’est pas perdu : { $seat3 } reçoit un jeton de duel, qui vaudra un point plus tard. Et { $seat2 } a déclaré détenir une Clé : on peut mentir, mais pourquoi mentir à son camp ?
castle-lesson-castle-devil-announce = Deux Clés chez vous, une chez { $seat2 } : l’Ordre a ses trois Clés ! Au début de votre tour, annoncez la victoire. Attention : une annonce fausse donne la partie à l’autre société.
castle-lesson-castle-devil-name = Nommez un à un ceux qui détiennent ce qui manque. Ici, { $seat2 }.
castle-lesson-castle-devil-done = Trois Clés sur la table. Votre liste est complète : dites-le.
castle-lesson-castle-devil-end = Victoire de l’Ordre, c’est-à-dire de vous deux ! Vous savez l’essentiel : échanger pour apprendre, soutenir ses amis, compter les Clés et les Gobelets, et n’annoncer que lorsque l’on est sûr.

# La leçon de Montée mortelle vers le Manoir du Malin.
castle-lesson-castle-coach-welcome = En voiture ! Deux sociétés secrètes montent vers le Manoir. L’Ordre veut trois Clés, la Confrérie trois Gobelets, réunis dans les mains de ses membres. Vous êtes de la Confrérie ; à quatre, vous n’avez qu’un seul ami à bord. Lequel ?
castle-lesson-castle-coach-hand = Vous tenez un Gobelet, une Dague et un Monocle, et votre profession est cachée : Gros Bras, qui frappe fort quand il attaque. À votre tour : passer, échanger, provoquer un duel, ou annoncer la victoire.
castle-lesson-castle-coach-duel = Un duel gagné révèle la société et la profession du vaincu. Provoquez { $seat1 } en duel.
castle-lesson-castle-coach-sides = Dans cette édition, chacun à son tour soutient l’un des deux, ouvertement, ou s’abstient. { $seat2 } ne se mêle de rien ; { $seat3 } défend { $seat1 }. Ces deux-là seraient-ils du même bord ?
castle-lesson-castle-coach-thug = Une épée contre deux boucliers. Utilisez votre profession : le Gros Bras ajoute une épée. Elle restera face visible et pourra resservir.
castle-lesson-castle-coach-dagger = Deux partout : à égalité, l’attaquant ne gagne qu’une carte de la pioche. Votre Dague compte une épée pour qui attaque : montrez-la.
castle-lesson-castle-coach-won = Gagné ! Prendre un objet, ou regarder les cartes du vaincu ? Ce que vous cherchez, c’est un ami : regardez.
castle-lesson-castle-coach-refused = { $seat1 } est de l’Ordre. { $seat1 } a ensuite proposé un objet à { $seat3 }, qui l’a refusé : on ne sait pas lequel. Maintenant, { $seat2 } vous tend un Gobelet !
castle-lesson-castle-coach-accept = Qui d’autre qu’un ami vous donnerait un Gobelet ? Acceptez, et rendez la Dague : pas votre propre Gobelet.
castle-lesson-castle-coach-mine = Deux Gobelets ! { $seat2 } est sans doute de la Confrérie. Sans doute… mais une annonce fausse donne la victoire aux autres. Vérifions.
castle-lesson-castle-coach-monocle = Le Monocle montre la société de qui le reçoit de vous. Proposez-le à { $seat2 }.
castle-lesson-castle-coach-ability = { $seat2 } accepte et lit la carte à voix haute. Vous l’avez donnée, c’est vous qui regardez.
castle-lesson-castle-coach-whip = La Confrérie : voilà votre ami. Et voici que { $seat1 }, de l’Ordre, vous offre un Fouet. Vous avez mieux à garder : refusez, cela n’engage à rien.
castle-lesson-castle-coach-holds = { $seat2 } a déclaré détenir un Gobelet. On peut mentir, mais entre membres d’une même société, à quoi bon ? Deux chez vous, un chez { $seat2 } : trois.
castle-lesson-castle-coach-announce = Annoncer la victoire est l’action de votre tour. Levez-vous et annoncez !
castle-lesson-castle-coach-name = Vos cartes sont sur la table. Nommez maintenant qui détient le troisième Gobelet : { $seat2 }.
castle-lesson-castle-coach-done = Trois Gobelets. Votre liste est complète : dites-le.
castle-lesson-castle-coach-end = La Confrérie l’emporte, vous et { $seat2 } ! Vous savez l’essentiel : regarder qui soutient qui, échanger pour apprendre, et n’annoncer que lorsque l’on est sûr. Aux tables plus grandes, les professions réservent d’autres surprises.
