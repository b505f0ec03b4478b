# La leçon : une première nuit.
werewolf-lesson-werewolf-welcome = Bienvenue ! Une partie dure une nuit et un jour. Le village veut éliminer un Loup-Garou ; les Loups-Garous veulent passer inaperçus. Votre carte, que personne d’autre ne voit, porte un bord en pointillé : vous êtes l’Apprentie voyante, du côté du village.
werewolf-lesson-werewolf-deck = Quatre joueurs, mais sept cartes : trois dorment au centre. Tout le monde sait quelles cartes sont en jeu ; personne ne sait où elles sont.
werewolf-lesson-werewolf-night = Il fait nuit. Chaque rôle est appelé à son tour et agit en secret : certains regardent, d’autres déplacent des cartes. La vôtre pourrait changer sans que vous le sachiez !
werewolf-lesson-werewolf-peek = On vous appelle. Vous pouvez regarder une carte du centre : touchez la première. Ce que vous verrez restera dans le récit, marqué d’un œil : personne d’autre ne l’a vu.
werewolf-lesson-werewolf-day = Vous avez vu le Loup shaman au centre : un loup de moins parmi vous. Le jour s’est levé, et une carte a été retournée devant { $seat3 } : Villageois. On ne craint rien de ce côté.
werewolf-lesson-werewolf-speak = On parle. Chacun peut dire ce qu’il veut, vrai ou faux : { $seat1 } se dit Divinateur (c’est bien ce rôle qui retourne une carte), et { $seat3 } dit avoir été la Sorcière, qui échange des cartes. Tout cela se tient.
werewolf-lesson-werewolf-lie = Mais { $seat2 } se dit Apprentie voyante. Il n’y en a qu’une dans cette partie, et c’est vous : voilà un mensonge !
werewolf-lesson-werewolf-claim = Dites-le, si vous voulez : sous « Parler », une déclaration se fait en deux gestes, ou écrivez ce que bon vous semble. Quand vous en savez assez, passez au vote.
werewolf-lesson-werewolf-vote = Tous désignent quelqu’un au même instant. Qui reçoit le plus de voix est éliminé : un seul Loup-Garou touché suffit au village. Désignez { $seat2 }.
werewolf-lesson-werewolf-end = Bien vu ! L’écran de fin montre qui était qui, et « Revoir la partie » raconte la nuit à travers les yeux de chacun. Vous savez l’essentiel : écoutez, recoupez, et méfiez-vous même de votre propre carte.
