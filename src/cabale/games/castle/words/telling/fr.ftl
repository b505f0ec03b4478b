# Le jeu en dix lignes, et le nom des faits d’une vue, pour qui la lit en texte.
brief =
    Deux sociétés secrètes partagent une calèche. Chacun a une société, une profession et au moins un objet, cachés.
    { $option_edition ->
        [coach] À votre tour, vous proposez un échange, provoquez un duel, annoncez la victoire ou passez.
       *[devil] À votre tour, vous espionnez une carte, proposez un échange ou provoquez un duel ; avant cela, vous pouvez annoncer la victoire.
    }
    Dans un échange, les deux objets changent de main à l’insu des autres ; certains ont un effet quand on les échange.
    Dans un duel, les autres soutiennent un camp ; professions et objets peuvent faire pencher la balance.
    { $option_edition ->
        [coach] Qui gagne un duel prend un objet au vaincu, ou regarde sa société et sa profession.
       *[devil] Qui gagne un duel prend un objet au vaincu, ou regarde sa société.
    }
    L’Ordre doit réunir trois Clés dans les mains de ses membres, la Confrérie trois Gobelets{ $uneven ->
        [yes] { " ;" } deux suffisent à la société la moins nombreuse
       *[no] { "" }
    }.
    { $option_edition ->
        [coach] Qui annonce la victoire nomme les membres de sa société qui les détiennent.
       *[devil] Qui annonce la victoire nomme les membres de sa société qui les détiennent, ou ceux de l’autre qui détiennent ce qu’il faut à celle-ci.
    }
    Si c’est juste, toute sa société gagne ; à la moindre erreur, c’est l’autre.
    Chacun peut dire ce qu’il veut ; rien de ce qui est dit n’engage.

aim-seats-society = { $value ->
    [order] Vous gagnez quand un membre de l’Ordre annonce la victoire à juste titre, ou un membre de la Confrérie à tort.
   *[other] Vous gagnez quand un membre de la Confrérie annonce la victoire à juste titre, ou un membre de l’Ordre à tort.
}
aim-seats-profession = { "" }

fact-edition = édition
fact-turn = tour
fact-round = tour de table
fact-active = à qui de jouer
    .kind = seat
fact-limit = objets en main au plus
fact-pile = objets dans la pioche
fact-unused = professions que personne n’exerce
fact-stock = jetons de duel restants
fact-start = objets distribués au départ
    .kind = item
fact-seats = joueurs
    .by = seat
fact-hand = objets en main
fact-tokens = jetons
fact-drink = Élixir de Pouvoir
fact-face_up = profession dévoilée
fact-profession = profession
    .kind = profession
fact-society = société
    .kind = society
fact-items = objets que vous connaissez
    .kind = item
fact-sure = encore en main à coup sûr
    .kind = item
fact-trade = échange
fact-seat = qui
    .kind = seat
fact-target = avec
    .kind = seat
fact-item = objet
    .kind = item
fact-wanted = demandé
    .kind = item
fact-duel = duel
fact-attacker = attaquant
    .kind = seat
fact-defender = défenseur
    .kind = seat
fact-sides = camps
    .by = seat
fact-hypnotised = hypnotisé
    .kind = seat
fact-shown = objets montrés
fact-used = professions utilisées
fact-laid = jetons posés
    .by = seat
fact-attack = attaque
fact-defence = défense
fact-verdict = verdict
fact-lone = exclut tous les autres du duel
    .kind = seat
fact-counted = points comptés
fact-winner = vainqueur
    .kind = seat
fact-announcement = annonce
fact-named = nommés
    .kind = seat
fact-pile_seen = objets de la pioche que vous avez vus
    .kind = item
fact-notes = ce que vous avez vu
fact-what = quoi
fact-cards = cartes

word-coach = Montée mortelle vers le Manoir du Malin
word-devil = Le Château du Diable
word-attacker = l’attaquant
word-defender = le défenseur
word-item = tenait un objet
word-got = vous a donné un objet
word-profession = a cette profession
word-society = est de cette société
word-hand = avait toute cette main
word-lacks = n’avait pas cet objet
word-shown = a vu un objet de votre main
word-pile = est dans la pioche
