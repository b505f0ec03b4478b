# Among Cultists : tout ce que lit un joueur.

cultists-name = Among Cultists
cultists-about = L’université est hantée, des Fanatiques se cachent parmi vous, et quelqu’un est peut-être déjà mort sans le savoir. Dix tours pour sauver les livres ou démasquer les traîtres. 4 à 8 joueurs.

## Choix

cultists-choice-pass = Ne rien faire
cultists-choice-go = Avancer : { $place }
cultists-choice-stop = S’arrêter { cultists-in-place }
cultists-choice-teleport = Apparaître : { $place }
cultists-choice-give = Donner { cultists-a-pulse } à { $target }
cultists-choice-look = Regarder la pile Pouls de { $target }
cultists-choice-draw_token = Piocher un jeton Événement
cultists-choice-remove_token = Retirer le jeton du jeu, sans le montrer
cultists-choice-return_token = Remettre le jeton dans le sac
cultists-choice-put_back = Reposer la pile sans rien montrer
cultists-choice-reveal = Révéler le meurtre
cultists-choice-check = Consulter le statut de { $target }
cultists-choice-secure = Sécuriser le couloir : glisser une carte « { $card } » dans le passage dangereux
cultists-choice-fight = Combattre le Fanatique de cette pièce
cultists-choice-assassinate = Assassiner { $target } (et révéler votre rôle)
cultists-choice-add = Ajouter une carte « { $card } » : { $room }
cultists-choice-inspect = Inspecter la { $room }
cultists-choice-start_vote = Lancer un vote
cultists-choice-camera = Caméra : inspecter la { $room }
cultists-choice-restore_power = Rétablir le courant
cultists-choice-close_portal = Fermer le portail avec { $partner }
cultists-choice-point = Voter contre { $target }
cultists-choice-abstain = S’abstenir
cultists-choice-point_twice = Voter contre { $target }, voix double (Couteau)
cultists-choice-abstain_twice = S’abstenir, voix double (Couteau)
cultists-choice-declare = Se dévoiler : « J’ai tué assez d’Enquêteurs ! »
cultists-choice-name = Le Prophète, c’est { $target }

# Les mêmes en peu de mots, un bouton par verbe ; « … » suit quand il reste à choisir.
cultists-verb-check = { $count ->
    [one] Statut de { $target }
   *[other] Consulter un statut
}
cultists-verb-add = { $count ->
    [one] Ajouter « { $card } »
   *[other] Ajouter une carte
}
cultists-verb-inspect = { $count ->
    [one] Inspecter ici
   *[other] Inspecter
}
cultists-verb-camera = { $count ->
    [one] Caméra : { $room }
   *[other] Caméra
}
cultists-verb-secure = { $count ->
    [one] Sécuriser (« { $card } »)
   *[other] Sécuriser le couloir
}
cultists-verb-point_twice = Voter double (Couteau)
cultists-verb-abstain_twice = S’abstenir double
cultists-verb-declare = Se dévoiler

## Paroles

cultists-claim-investigator = Je suis du côté des Enquêteurs.
cultists-claim-cultist = Je suis du côté des Fanatiques.
cultists-claim-suspect = Je soupçonne { $target }.
cultists-claim-trust = Je fais confiance à { $target }.
cultists-claim-vote_for = Votons contre { $target }.
cultists-claim-vote_for_nobody = Abstenons-nous.
cultists-claim-saw_alive = J’ai regardé { $target } : rien que des cartes Vivant.
cultists-claim-saw_dead = J’ai regardé { $target } : une carte Mort !
cultists-claim-gave_alive = J’ai donné une carte Vivant à { $target }.
cultists-claim-added = J’ai posé une carte « { $card } » dans la { $room }.
cultists-claim-may_use = Mon parcours me permet ce tour-ci : { $colour }.
cultists-claim-saw_token = J’ai pioché le jeton « { $event } ».
cultists-claim-come_to = Rendez-vous { cultists-in-place }.
cultists-claim-was_given = { $target } m’a donné une carte.
cultists-claim-met = J’ai rencontré { $target }.
cultists-claim-off_route = { $target } a quitté son parcours.
cultists-claim-believe = Je crois { $target }.
cultists-claim-doubt = Je ne crois pas { $target }.
cultists-claim-ask = { $target }, qui êtes-vous ?
cultists-claim-either = C’est { $one } ou { $other }.
cultists-claim-not_that_one = Ce n’est pas { $target }.
cultists-claim-agree = Je suis d’accord avec { $target }.

## Questions

cultists-ask-move = { $points_id ->
    [-1] Vous êtes un fantôme : où apparaissez-vous ?
   *[other] Où allez-vous ? Points de déplacement : { $points }.
 }
cultists-ask-encounter = Rencontre avec { $others_you } { cultists-in-place } : quelle carte donnez-vous, face cachée ?
cultists-ask-prying_eyes = Yeux indiscrets : de qui regardez-vous la pile Pouls ?
cultists-ask-under_control = Situation sous contrôle : piochez-vous un jeton du sac ?
cultists-ask-decide_token = Vous tenez le jeton « { $token } ». Qu’en faites-vous ?
cultists-ask-found = Vous avez vu la pile Pouls de { $target }. Que faites-vous ?
cultists-ask-act = Quelle action faites-vous ?
cultists-ask-vote = Contre qui votez-vous ?
cultists-ask-change_vote = Le Couteau est à vous : changez-vous votre vote ?
cultists-ask-clean_up = Le tour se termine. Quelqu’un se dévoile-t-il ?
cultists-ask-name_prophet = Tout semble perdu… à moins de démasquer le Prophète. Qui est-ce ?

## Ce que lisent les autres

cultists-step-move = { $asked_who ->
    [me] vous déplacez
    [many] se déplacent
   *[one] se déplace
}
cultists-step-encounter = { $asked_who ->
    [me] échangez des cartes
    [many] échangent des cartes
   *[one] échange des cartes
}
cultists-step-prying_eyes = { $asked_who ->
    [me] pouvez regarder une pile Pouls
    [many] peuvent regarder une pile Pouls
   *[one] peut regarder une pile Pouls
}
cultists-step-under_control = { $asked_who ->
    [me] pouvez piocher un jeton
    [many] peuvent piocher un jeton
   *[one] peut piocher un jeton
}
cultists-step-decide_token = { $asked_who ->
    [me] tenez un jeton Événement
    [many] tiennent un jeton Événement
   *[one] tient un jeton Événement
}
cultists-step-found = { $asked_who ->
    [me] regardez une pile Pouls
    [many] regardent une pile Pouls
   *[one] regarde une pile Pouls
}
cultists-step-act = { $asked_who ->
    [me] choisissez une action
    [many] choisissent une action
   *[one] choisit une action
}
cultists-step-vote = { $asked_who ->
    [me] votez
    [many] votent
   *[one] vote
}
cultists-step-change_vote = { $asked_who ->
    [me] pouvez changer votre vote
    [many] peuvent changer leur vote
   *[one] peut changer son vote
}
cultists-step-clean_up = Le tour se termine.
cultists-step-name_prophet = { $asked_who ->
    [me] cherchez le Prophète
    [many] cherchent le Prophète
   *[one] cherche le Prophète
}
cultists-first = { $first_who ->
    [me] Vous commencez.
   *[one] { $first } commence.
}
cultists-a-pulse = une carte « { $pulse } »

cultists-in-place = { $place_id ->
    [dark_blue_1] dans la { $place }
    [dark_blue_2] dans la { $place }
    [dark_blue_3] dans la { $place }
    [pink_1] dans la { $place }
    [pink_2] dans la { $place }
    [pink_3] dans la { $place }
    [light_blue] dans la { $place }
    [green] dans la { $place }
    [orange_1] dans la { $place }
    [orange_2] dans la { $place }
    [red] dans la { $place }
    [corridor_central] dans le { $place }
    [corridor_east] dans le { $place }
    [corridor_northeast] dans le { $place }
    [corridor_west] dans le { $place }
   *[other] { $place }
}

## Ce qui arrive

cultists-event-night = La nuit tombe. Rôles en jeu : { $roles }. { cultists-first }
cultists-event-night-private = La nuit tombe. Rôles en jeu : { $roles }. { cultists-first } Votre rôle : { $role }.
cultists-event-night-of = Rôle de { $seat } : { $role }.
cultists-event-night_cultists = { $cultists_count ->
    [1] Le Fanatique : { $cultists_you }.
   *[other] Les Fanatiques : { $cultists_you }.
}
cultists-event-night_dead = { $dead_who ->
    [none] Personne n’est encore mort.
    [me] { $dead_you } avez déjà péri, sans le savoir.
    [one] { $dead } a déjà péri, sans le savoir.
   *[many] { $dead } ont déjà péri, sans le savoir.
}
cultists-event-turn = Tour { $turn }
cultists-event-moved = { $me ->
    [seat] Vous allez { cultists-in-place }.
   *[other] { $seat } va { cultists-in-place }.
}
cultists-event-teleported = { $me ->
    [seat] Votre fantôme apparaît { cultists-in-place }.
   *[other] Le fantôme de { $seat } apparaît { cultists-in-place }.
}
cultists-event-encounter = Une rencontre a lieu { cultists-in-place } : { $seats_you }.
cultists-event-no_exchange = Une rencontre a lieu { cultists-in-place }, sans échange de cartes : { $seats_you }.
cultists-event-gave = { $me ->
    [seat] Vous donnez une carte à { $target }.
    [target] { $seat } vous donne une carte.
   *[other] { $seat } donne une carte à { $target }.
}
cultists-event-gave-private = { $me ->
    [seat] Vous donnez { cultists-a-pulse } à { $target }.
    [target] { $seat } vous donne { cultists-a-pulse }.
   *[other] { $seat } donne { cultists-a-pulse } à { $target }.
}
cultists-event-gave_nothing = { $me ->
    [seat] Vous n’avez plus de carte à donner.
   *[other] { $seat } n’a plus de carte à donner.
}
cultists-event-fishman_scared = { $me ->
    [seat] Vous chassez l’Homme-poisson, qui retourne dans le lac.
   *[other] { $seat } chasse l’Homme-poisson, qui retourne dans le lac.
}
cultists-event-fishman_came = L’Homme-poisson arrive { cultists-in-place }.
cultists-event-event = Un événement survient : { $token }.
cultists-event-no_event = Le sac est vide : pas d’événement.
cultists-event-power = { $on_id ->
    [True] La lumière revient.
   *[other] Le courant est coupé.
 }
cultists-event-power_restored = { $me ->
    [seat] Vous rétablissez le courant.
   *[other] { $seat } rétablit le courant.
}
cultists-event-portal_opened = Le portail s’ouvre. Il faut le fermer avant la fin du tour { $turn }.
cultists-event-portal_stays = Le portail reste ouvert jusqu’au tour { $turn }.
cultists-event-portal_closed = { $me ->
    [seat] Vous et { $target } fermez le portail. Objectif : { $points } points.
    [target] { $seat } et vous fermez le portail. Objectif : { $points } points.
   *[other] { $seat } et { $target } ferment le portail. Objectif : { $points } points.
}
cultists-event-portal_lost = Le portail n’a pas été fermé. Objectif : { $points } points.
cultists-event-declined = { $me ->
    [seat] Vous n’en faites rien.
   *[other] { $seat } n’en fait rien.
}
cultists-event-token_drawn = { $me ->
    [seat] Vous piochez un jeton en secret.
   *[other] { $seat } pioche un jeton en secret.
}
cultists-event-token_drawn-private = { $me ->
    [seat] Vous piochez le jeton « { $token } ».
   *[other] { $seat } pioche le jeton « { $token } ».
}
cultists-event-token_removed = { $me ->
    [seat] Vous retirez le jeton du jeu.
   *[other] { $seat } retire le jeton du jeu.
}
cultists-event-token_returned = { $me ->
    [seat] Vous remettez le jeton dans le sac.
   *[other] { $seat } remet le jeton dans le sac.
}
cultists-event-looked = { $me ->
    [seat] Vous regardez la pile Pouls de { $target }.
    [target] { $seat } regarde votre pile Pouls.
   *[other] { $seat } regarde la pile Pouls de { $target }.
}
cultists-event-looked-private = { $target_who ->
    [me] Votre pile Pouls : Vivant × { $alive }, Mort × { $dead }.
   *[one] Pile Pouls de { $target } : Vivant × { $alive }, Mort × { $dead }.
}
cultists-event-put_back = { $me ->
    [seat] Vous reposez la pile Pouls de { $target }.
    [target] { $seat } repose votre pile Pouls.
   *[other] { $seat } repose la pile Pouls de { $target }.
}
cultists-event-died = { $me ->
    [seat] { $cause_id ->
        [role] Vous devenez un fantôme (à cause de votre rôle).
       *[other] Vous devenez un fantôme ({ $cause }).
    }
   *[other] { $cause_id ->
        [role] { $seat } devient un fantôme (à cause de son rôle).
       *[other] { $seat } devient un fantôme ({ $cause }).
    }
}
cultists-event-role_shown = { $me ->
    [seat] Vous révélez votre rôle : { $role }.
   *[other] { $seat } révèle son rôle : { $role }.
}
cultists-event-passed = { $me ->
    [seat] Vous passez votre tour.
   *[other] { $seat } passe son tour.
}
cultists-event-secured = { $me ->
    [seat] Vous sécurisez un couloir.
   *[other] { $seat } sécurise un couloir.
}
cultists-event-secured-private = { $me ->
    [seat] Vous glissez une carte « { $card } » dans le passage dangereux.
   *[other] { $seat } glisse une carte « { $card } » dans le passage dangereux.
}
cultists-event-fought = { $me ->
    [seat] Vous combattez le Fanatique dans la { $room }.
   *[other] { $seat } combat le Fanatique dans la { $room }.
}
cultists-event-assassinated = { $me ->
    [seat] Vous assassinez { $target } !
    [target] { $seat } vous assassine !
   *[other] { $seat } assassine { $target } !
}
cultists-event-added = { $me ->
    [seat] Vous ajoutez une carte dans la { $room }.
   *[other] { $seat } ajoute une carte dans la { $room }.
}
cultists-event-added-private = { $me ->
    [seat] Vous ajoutez une carte « { $card } » dans la { $room }.
   *[other] { $seat } ajoute une carte « { $card } » dans la { $room }.
}
cultists-event-card_laid = Une carte de la pioche est posée face cachée { cultists-in-place }.
cultists-event-explored = { $dangerous_id ->
    [True] La { $room } est explorée : passage dangereux !
   *[other] La { $room } est explorée.
 }
cultists-event-passage = Le passage dangereux dévoile une carte : { $card }.
cultists-event-token_placed = Un Fanatique s’installe dans la { $room }.
cultists-event-camera = { $me ->
    [seat] Vous tournez la caméra vers la { $room }.
   *[other] { $seat } tourne la caméra vers la { $room }.
}
cultists-event-inspected = { $me ->
    [seat] Vous inspectez la { $room }. Carte montrée : { $card }.
   *[other] { $seat } inspecte la { $room }. Carte montrée : { $card }.
}
cultists-event-book_shelved = Un livre de la { $room } rejoint la bibliothèque.
cultists-event-book_lost = Un livre de la bibliothèque retourne dans la { $room }.
cultists-event-completed = La { $room } est achevée.
cultists-event-scored = { $points ->
    [one] Étagère complète ({ $shelf }) : { $points } point.
   *[other] Étagère complète ({ $shelf }) : { $points } points.
}
cultists-event-vote_started = { $me ->
    [seat] Vous lancez un vote.
   *[other] { $seat } lance un vote.
}
cultists-event-voted = { $double_who ->
    [none] Votes : { $votes_by_seat }.
    [me] Votes : { $votes_by_seat }. Votre voix compte double.
   *[one] Votes : { $votes_by_seat }. La voix de { $double } compte double.
}
cultists-event-vote_changed = { $me ->
    [seat] Vous changez votre vote. Votes : { $votes_by_seat }.
   *[other] { $seat } change son vote. Votes : { $votes_by_seat }.
}
cultists-event-vote_result = { $target_who ->
    [none] Le vote ne désigne personne.
    [me] Le vote vous élimine.
   *[one] Le vote élimine { $target }.
}
cultists-event-prophet_named = { $me ->
    [seat] Vous désignez { $target } comme Prophète.
    [target] { $seat } vous désigne comme Prophète.
   *[other] { $seat } désigne { $target } comme Prophète.
}
cultists-event-declared = { $me ->
    [seat] Vous vous dévoilez et déclarez votre victoire !
   *[other] { $seat } se dévoile et déclare sa victoire !
}
cultists-event-all_shown = Les masques tombent : { $roles_by_seat }. Enquêteurs morts : { $kills }.

## Refus

cultists-why-must-move = Un déplacement ne se termine jamais là où il a commencé.
cultists-why-fishman = L’Homme-poisson barre ce couloir : seul un personnage vivant muni du Couteau y entre.
cultists-why-no-points = Vous n’avez plus de point de déplacement.
cultists-why-no-door = Aucune porte n’y mène directement.
cultists-why-no-double = Votre voix ne compte pas double.
cultists-why-ghost-target = On ne vote que contre un personnage vivant.
cultists-why-ghost = Un fantôme ne peut pas faire cela.
cultists-why-not-together = Il faut un autre personnage vivant au même endroit.
cultists-why-not-assassin = Seul l’Assassin le peut, une seule fois.
cultists-why-no-corridor = Il faut être dans un couloir.
cultists-why-no-card = Vous n’avez pas cette carte, ou elle ne sert pas ici.
cultists-why-no-token = Il n’y a pas de jeton Fanatique dans cette pièce.
cultists-why-in-corridor = Dans un couloir, seules les actions de personnage sont possibles.
cultists-why-route = Votre parcours ne permet pas cette couleur à ce tour.
cultists-why-token = Un jeton Fanatique empêche les actions de cette pièce.
cultists-why-other-room = Vous n’êtes pas dans cette pièce.
cultists-why-completed = Cette pièce est achevée.
cultists-why-not-inspectable = Il faut une pièce explorée, non achevée, sans jeton Fanatique, avec des cartes.
cultists-why-start-vote = On vote dans la Cafétéria, une fois par tour.
cultists-why-restore-power = On rétablit le courant dans la pièce rouge, quand il est coupé.
cultists-why-close-portal = Il faut être à deux dans la pièce verte, portail ouvert, et que chaque personnage ait encore son action.
cultists-why-camera = La caméra est dans la pièce rouge et demande du courant.
cultists-why-other-plan = Ce lieu n’existe pas sur ce plan.
cultists-why-nobody = Il n’y a personne à cette place.
cultists-why-oneself = Personne ne regarde sa propre pile Pouls.
cultists-why-oneself-struck = Il faut un autre personnage vivant au même endroit.
cultists-why-target-ghost = Un fantôme ne peut pas être visé ainsi.
cultists-why-first-game = Dans une première partie, on ne sécurise pas les couloirs.
cultists-why-unexplored = Cette pièce n’est pas encore explorée.
cultists-why-empty = Il ne reste aucune carte dans cette pièce.
cultists-why-no-partner = Votre partenaire doit encore avoir son action, et ne peut pas être l’AUTOMA.
cultists-why-not-there = Vous n’y êtes pas.
cultists-why-fishman-ghost = Les fantômes n’entrent pas dans le couloir de l’Homme-poisson.
cultists-why-not-met = La carte va à quelqu’un qui est de cette rencontre.
cultists-why-no-pulse-card = Vous n’avez pas cette carte.
cultists-why-must-reveal = Un Enquêteur qui trouve une carte Mort doit la révéler.
cultists-why-nothing-found = Il n’y a pas de carte Mort à révéler.
cultists-why-no-double-one = Avec un seul Fanatique, aucune voix ne compte double ; le Couteau permet de changer son vote ensuite.
cultists-why-no-knife = Un fantôme ne peut pas se servir du Couteau.
cultists-why-same-vote = C’est déjà votre vote.
cultists-why-not-cultist = Seul un Fanatique peut déclarer sa victoire.
cultists-why-no-prophet = Ce personnage ne peut pas être le Prophète.

## Issues

cultists-outcome-points = Les livres sont sauvés : les Enquêteurs l’emportent.
cultists-outcome-eliminated = Tous les Fanatiques sont éliminés : les Enquêteurs l’emportent.
cultists-outcome-false_declaration = Fausse déclaration : les Enquêteurs l’emportent.
cultists-outcome-declared = Assez d’Enquêteurs sont morts : le Fanatique l’emporte.
cultists-outcome-kills = Assez d’Enquêteurs étaient déjà morts : les Fanatiques l’emportent.
cultists-outcome-prophet = Le Prophète est démasqué : les Fanatiques l’emportent.
cultists-outcome-time = Le dixième tour s’achève : les Fanatiques l’emportent.

## Options

cultists-option-roles = Rôles
cultists-option-roles-first-game = Première partie
cultists-option-roles-recommended = Recommandés
cultists-option-roles-expert = Mode expert
cultists-option-special = Rôles choisis (mode expert)
cultists-option-special-radiant_beauty = Beauté radieuse
cultists-option-special-infected = Infecté
cultists-option-special-super_ghost = Super-Fantôme
cultists-option-special-mechanic = Mécanicienne
cultists-option-special-rookie = Jeunot
cultists-option-special-clumsy = Empoté
cultists-option-special-coward = Trouillard
cultists-option-special-pyromaniac = Pyromane
cultists-option-special-assassin = Assassin
cultists-option-special-prophet = Prophète
cultists-option-automa = Enquêteur AUTOMA
cultists-option-prophet = Prophète (6 joueurs avec l’AUTOMA)
cultists-option-kills = Enquêteurs comptés comme morts
cultists-option-kills-all = Tous les fantômes et toutes les cartes Mort
cultists-option-kills-cards = Les cartes Mort seulement
cultists-option-map = Plan de l’université
cultists-option-map-standard = Selon le nombre de personnages
cultists-option-map-nine-rooms = Neuf pièces
cultists-option-map-ten-rooms = Dix pièces
cultists-option-map-eleven-rooms = Onze pièces
cultists-option-memory = Mémoire
cultists-option-memory-notes = Le jeu tient vos notes
cultists-option-memory-strict = À chacun de se souvenir

## Mots

cultists-extra-seat = l’AUTOMA
cultists-pulse-alive = Vivant
cultists-pulse-dead = Mort
cultists-card-success = Réussite
cultists-card-fail = Échec
cultists-card-sabotage = Sabotage
cultists-cause-murder = un meurtre est découvert
cultists-cause-vote = par le vote
cultists-cause-role = à cause de son rôle
cultists-cause-assassin = de la main de l’Assassin
cultists-colour-dark_blue = bleu foncé
cultists-colour-pink = rose
cultists-colour-light_blue = bleu clair
cultists-colour-green = vert
cultists-colour-orange = orange
cultists-colour-red = rouge
cultists-place-dark_blue_1 = pièce bleu foncé 1
cultists-place-dark_blue_2 = pièce bleu foncé 2
cultists-place-dark_blue_3 = pièce bleu foncé 3
cultists-place-pink_1 = pièce rose 1
cultists-place-pink_2 = pièce rose 2
cultists-place-pink_3 = pièce rose 3
cultists-place-light_blue = Cafétéria (bleu clair)
cultists-place-green = pièce verte
cultists-place-orange_1 = pièce orange 1
cultists-place-orange_2 = pièce orange 2
cultists-place-red = salle de vidéosurveillance (rouge)
cultists-place-corridor_central = couloir central
cultists-place-corridor_east = couloir est
cultists-place-corridor_northeast = couloir nord-est
cultists-place-corridor_west = couloir ouest
cultists-shelf-dark_blue_1 = bleu foncé 1
cultists-shelf-dark_blue_2 = bleu foncé 2
cultists-shelf-dark_blue_3 = bleu foncé 3
cultists-shelf-pink = rose
cultists-shelf-light_blue = bleu clair
cultists-shelf-green = verte
cultists-shelf-orange = orange
cultists-shelf-red = rouge
cultists-token-lightning = Éclair
cultists-token-secret_doors = Portes secrètes
cultists-token-connection_lost = Perte de connexion
cultists-token-prying_eyes = Yeux indiscrets
cultists-token-morale_boost = Moral boosté
cultists-token-under_control = Situation sous contrôle
cultists-token-portal_opens = Ouverture du portail
cultists-token-broken_window = Vitre brisée
cultists-token-morale_zero = Moral à zéro
cultists-token-mirror = Miroir
cultists-role-investigator = Enquêteur
cultists-role-radiant_beauty = Beauté radieuse
cultists-role-infected = Infecté
cultists-role-super_ghost = Super-Fantôme
cultists-role-mechanic = Mécanicienne
cultists-role-cultist = Fanatique
cultists-role-rookie = Jeunot
cultists-role-clumsy = Empoté
cultists-role-coward = Trouillard
cultists-role-pyromaniac = Pyromane
cultists-role-assassin = Assassin
cultists-role-prophet = Prophète

## Aide

cultists-role-investigator-text = Aucune capacité particulière.
cultists-role-radiant_beauty-text = À votre mort, votre rôle est révélé ; l’endroit où se trouve votre fantôme reste éclairé.
cultists-role-infected-text = À votre mort, votre rôle est révélé ; plus aucune carte n’est échangée jusqu’à la fin du tour suivant.
cultists-role-super_ghost-text = À votre mort, votre rôle est révélé ; votre fantôme garde toutes les actions de pièce.
cultists-role-mechanic-text = Tant que vous vivez, votre parcours ne vous lie pas.
cultists-role-cultist-text = Tuez les Enquêteurs et tenez jusqu’à la fin du dixième tour. Votre parcours ne vous lie pas, et vous pouvez cacher une carte Mort.
cultists-role-rookie-text = Vous mourez si vous utilisez la caméra ou lancez un vote.
cultists-role-clumsy-text = Vous mourez si vous utilisez le Couteau.
cultists-role-coward-text = Vous mourez si vous révélez un meurtre.
cultists-role-pyromaniac-text = Vous avez un Échec et un Sabotage : jouez les deux avant la fin du tour 5, ou mourez.
cultists-role-assassin-text = Une fois, de votre vivant, vous pouvez assassiner un personnage présent au même endroit.
cultists-role-prophet-text = Vous connaissez les Fanatiques. S’ils vous démasquent à la fin, ils gagnent.
cultists-character-detective = Détective
cultists-character-professor = Professeure
cultists-character-librarian = Bibliothécaire
cultists-character-student = Étudiant
cultists-character-nurse = Infirmière
cultists-character-photographer = Photographe
cultists-character-caretaker = Concierge
cultists-character-reporter = Journaliste
cultists-character-archaeologist = Archéologue
cultists-character-aviator = Aviatrice
cultists-pulse-alive-text = Donnée lors d’une rencontre, elle ne fait aucun mal.
cultists-pulse-dead-text = Qui la reçoit meurt sans le savoir, jusqu’à ce que quelqu’un regarde et le révèle. Seuls les Fanatiques en reçoivent à donner ; une carte Pouls de départ peut en être une aussi.
cultists-card-success-text = Montrée lors d’une inspection, elle envoie un livre à la bibliothèque.
cultists-card-fail-text = Montrée lors d’une inspection, elle ne fait rien ; dans le passage dangereux, elle amène un jeton Fanatique, ou l’Homme-poisson si les trois sont déjà venus.
cultists-card-sabotage-text = Montrée lors d’une inspection, elle reprend un livre à la bibliothèque ; dans le passage dangereux, elle amène l’Homme-poisson.
cultists-token-lightning-text = Le courant est coupé, ou revient. Dans le noir, toute réunion est une rencontre.
cultists-token-secret_doors-text = Les pièces d’une même couleur n’en font qu’une jusqu’au prochain événement.
cultists-token-connection_lost-text = Plus personne ne parle jusqu’au prochain événement.
cultists-token-prying_eyes-text = Le premier joueur peut regarder une pile Pouls, et révéler une mort.
cultists-token-morale_boost-text = Chacun a 1 point de déplacement de plus au prochain tour.
cultists-token-under_control-text = Le premier joueur peut piocher un jeton en secret, puis le retirer ou le remettre.
cultists-token-portal_opens-text = Un portail s’ouvre dans la pièce verte. Fermé à deux à temps, il baisse l’objectif de 1 ; sinon il l’augmente de 1.
cultists-token-broken_window-text = Deux cartes vont dans le passage dangereux, puis on en pioche une.
cultists-token-morale_zero-text = Chacun a 1 point de déplacement de moins au prochain tour.
cultists-token-mirror-text = L’événement du tour précédent se reproduit.

## La table

cultists-board-plan = Plan de l’université
cultists-board-hand = Vos cartes
cultists-board-hand-pulse = Cartes Rencontre
cultists-board-hand-card = Cartes Pièce
cultists-board-beside = À côté du plan
cultists-board-ghost = fantôme
cultists-board-knife = porte le Couteau
cultists-board-knife-of = Le Couteau : { $seat_you }
cultists-board-knife-text = Commence le tour. Tant que l’on vit, on peut avec lui chasser l’Homme-poisson, et il donne un privilège lors des votes.
cultists-board-pulse = { $n ->
    [0] aucune carte dans la pile Pouls
    [one] 1 carte dans la pile Pouls
   *[other] { $n } cartes dans la pile Pouls
 }
cultists-board-pulse-dead = une carte Mort est visible sur la pile Pouls ({ $n })
cultists-board-pulse-text = La carte de départ, s’il y en a une, et les cartes reçues lors des rencontres, face cachée. Une seule carte Mort suffit pour être mort ; on ne regarde pas sa propre pile.
cultists-board-encounter-cards = Cartes Rencontre en main : { $n }
cultists-board-room-cards = Cartes Pièce en main : { $n }
cultists-board-acted = a déjà agi ce tour
cultists-board-completed = pièce achevée
cultists-board-pile = { $n ->
    [0] aucune carte dans la pile
    [one] 1 carte dans la pile
   *[other] { $n } cartes dans la pile
 }
cultists-board-unexplored = non explorée
cultists-board-explored = explorée
cultists-board-dangerous = explorée, passage dangereux
cultists-board-books = livres : { $n } sur { $most }
cultists-board-cultist-token = un jeton Fanatique empêche les actions de la pièce
cultists-board-fishman = l’Homme-poisson barre le passage
cultists-board-fishman-lake = L’Homme-poisson dort dans le lac
cultists-board-tokens-waiting = Un jeton Fanatique, face cachée
cultists-board-vote-active = On peut lancer un vote dans la Cafétéria
cultists-board-vote-used = Le vote de ce tour a déjà eu lieu
cultists-board-camera = la caméra fonctionne
cultists-board-camera-off = plus de courant : la caméra est éteinte
cultists-board-nobody-here = personne ici
cultists-board-power-on = Le courant est là
cultists-board-power-out = Le courant est coupé
cultists-board-portal-none = aucun portail
cultists-board-portal-open = portail ouvert : à fermer avant la fin du tour { $turn }
cultists-board-portal-closed = portail fermé
cultists-board-portal-lost = le portail reste ouvert à jamais
cultists-board-shelf = { $shelf } : { $n } sur { $slots } livres, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cultists-board-points = Points : { $n } sur { $target }
cultists-board-clock = Horloge : tour { $turn } sur 10
cultists-board-hour = Tour { $turn }
cultists-board-turn-short = t. { $turn }
cultists-board-bag = Jetons Événement dans le sac : { $n }
cultists-board-bag-removed = Jetons restants : { $n }. Retrait secret : { $seats_you }.
cultists-board-draw-pile = Pioche de cartes Pièce : { $n }
cultists-board-passage = Pile du passage dangereux : { $n }
cultists-board-passage-text = On en pioche une carte quand on explore une pièce dangereuse ou qu’une vitre se brise. Échec amène un jeton Fanatique (l’Homme-poisson si les trois sont déjà venus), Sabotage l’Homme-poisson.
cultists-board-the-passage = passage dangereux
cultists-board-cultists = { $n ->
    [one] 1 Fanatique se cache parmi vous
   *[other] { $n } Fanatiques se cachent parmi vous
 }
cultists-board-kill-target = { $cultists ->
    [one] Il faut { $n } Enquêteurs morts au Fanatique, et qu’il le déclare
   *[other] Il faut { $n } Enquêteurs morts aux Fanatiques
}
cultists-board-no-exchange = L’Infecté est mort : aucune carte n’est échangée jusqu’à la fin du tour { $turn }.
cultists-board-vote = Vote du tour { $turn }
cultists-board-abstain = Abstentions
cultists-board-legend = Que veulent dire les signes ?
cultists-board-legend-pile = cartes dans la pile de la pièce
cultists-board-legend-explored = pièce explorée ; le rond en pointillé : pas encore
cultists-board-legend-books = livres qui restent ; en pointillé, ceux qui sont partis
cultists-board-legend-vote = on peut y lancer un vote
cultists-board-legend-portal = portail ouvert
cultists-board-legend-pulse = cartes dans la pile Pouls
cultists-board-legend-encounter = cartes Rencontre en main
cultists-board-legend-room = cartes Pièce en main
cultists-board-legend-more = Un doigt posé longtemps sur une pièce ou sur un personnage en dit davantage.
cultists-board-roles = Rôles en jeu
cultists-board-route = Votre parcours
cultists-board-route-text = Actions de pièce dans les couleurs de la ligne de ce tour seulement.
cultists-board-route-free = Il ne vous lie pas : toutes les actions de pièce vous sont ouvertes.
cultists-board-route-line = Tours { $turns } : { $colours }
cultists-team-investigators = les Enquêteurs
cultists-team-cultists = les Fanatiques
cultists-board-team-investigators = du côté des Enquêteurs
cultists-board-team-cultists = du côté des Fanatiques
cultists-board-known-cultist = Vous savez que c’est un Fanatique
cultists-board-first-pulse = Vous avez vu la carte de départ : { $pulse }
cultists-board-saw = Vous avez regardé au tour { $turn } : Vivant × { $alive }, Mort × { $dead }
cultists-board-memory = Ce que la table a vu
cultists-board-secret = Personne d’autre ne le sait
cultists-board-from-start = la mise en place
cultists-board-from-draw_pile = la pioche
cultists-board-memo-gave = { $me ->
    [seat] Vous avez donné une carte à { $target }.
    [target] { $seat } vous a donné une carte.
   *[other] { $seat } a donné une carte à { $target }.
}
cultists-board-memo-i-gave = Vous avez donné à { $target } : { $pulse }.
cultists-board-memo-look-pending = { $me ->
    [seat] Vous regardez la pile de { $target }.
    [target] { $seat } regarde votre pile.
   *[other] { $seat } regarde la pile de { $target }.
}
cultists-board-memo-look-put_back = { $me ->
    [seat] Vous avez regardé puis reposé la pile de { $target }.
    [target] { $seat } a regardé puis reposé votre pile.
   *[other] { $seat } a regardé puis reposé la pile de { $target }.
}
cultists-board-memo-look-revealed = { $me ->
    [seat] Vous avez regardé la pile de { $target } et révélé un meurtre.
    [target] { $seat } a regardé votre pile et révélé un meurtre.
   *[other] { $seat } a regardé la pile de { $target } et révélé un meurtre.
}
cultists-board-memo-i-saw = Vous avez vu la pile de { $target } : Vivant × { $alive }, Mort × { $dead }.
cultists-board-memo-laid = Carte posée, venue de { $source } : { $place }.
cultists-board-memo-i-laid = Vous avez posé { $card } : { $place }.
cultists-board-memo-shown = Carte montrée : { $card } ({ $place }).
cultists-board-memo-used = { $me ->
    [seat] Votre action de pièce : { $colour }.
   *[other] Action de pièce de { $seat } : { $colour }.
}
cultists-board-memo-used-ghost = { $me ->
    [seat] Action de pièce de votre fantôme : { $colour }.
   *[other] Action de pièce du fantôme de { $seat } : { $colour }.
}
cultists-board-memo-vote = Vote : { $votes }.
cultists-board-memo-removed = Vous avez retiré : { $tokens }.
cultists-board-reveal = Les masques tombent
cultists-board-reveal-kills = { $vain ->
    [unsaid] Enquêteurs morts : { $n }. C’était assez, mais le Fanatique ne l’a pas déclaré à temps.
    [late] Enquêteurs morts : { $n }. C’était assez, mais trop tard pour les Fanatiques.
   *[no] Enquêteurs morts : { $n } ; il en fallait { $target } aux Fanatiques.
}
cultists-board-reveal-first = Carte de départ : { $pulse }
cultists-board-reveal-gift = { $pulse }, au tour { $turn }, de la part de { $seat_you }
cultists-board-reveal-piles = Ce qui restait dans les pièces

# Ce que montrent les images, pour qui ne les voit pas.
cultists-colour-corridor = couloir
cultists-colour-dark_blue-title = Laboratoires (bleu foncé)
cultists-colour-pink-title = Jardins d’hiver (rose)
cultists-colour-light_blue-title = Cafétéria (bleu clair)
cultists-colour-green-title = Salle du portail (vert)
cultists-colour-orange-title = Salles de lecture (orange)
cultists-colour-red-title = Vidéosurveillance (rouge)
cultists-colour-corridor-title = Couloirs
cultists-role-investigator-picture = Un homme au feutre lève une lanterne entre les rayonnages.
cultists-role-radiant_beauty-picture = Une femme aux boucles d’or dans une gerbe de lumière.
cultists-role-infected-picture = Un malade au teint vert, entouré de microbes.
cultists-role-super_ghost-picture = Un fantôme en cape rouge, les bras levés.
cultists-role-mechanic-picture = Une mécanicienne au foulard lève sa clé devant un grand rouage.
cultists-role-cultist-picture = Une cagoule sans visage tient une dague.
cultists-role-rookie-picture = Un novice aux yeux ronds sous une capuche trop grande.
cultists-role-clumsy-picture = Un maladroit tombe à la renverse sur une peau de banane, sa tasse en l’air.
cultists-role-coward-picture = Un homme en sueur se cache dans les rideaux.
cultists-role-pyromaniac-picture = Un rieur lève une bouteille enflammée.
cultists-role-assassin-picture = Un homme masqué au feutre pointe un pistolet.
cultists-role-prophet-picture = Un vieillard aux yeux bandés ouvre les mains sous un œil.
cultists-character-detective-picture = Un détective à la pipe, sa loupe devant lui.
cultists-character-professor-picture = Une professeure aux boucles grises et à lunettes, un livre ouvert en mains.
cultists-character-librarian-picture = Une bibliothécaire au chignon, une pile de livres.
cultists-character-student-picture = Un étudiant à la toque, son carnet à la main.
cultists-character-nurse-picture = Une infirmière à la coiffe blanche et une fiole.
cultists-character-photographer-picture = Un photographe tient son appareil, l’éclair prêt.
cultists-character-caretaker-picture = Un concierge moustachu, balai et clés.
cultists-character-reporter-picture = Un journaliste hilare derrière son journal.
cultists-character-archaeologist-picture = Un archéologue à la torche, un crâne devant lui.
cultists-character-aviator-picture = Une aviatrice aux lunettes relevées, col de fourrure.
cultists-token-lightning-picture = Un éclair énorme devant une fenêtre.
cultists-token-secret_doors-picture = Une bibliothèque s’ouvre comme une porte.
cultists-token-connection_lost-picture = Un téléphone barré, le fil coupé.
cultists-token-prying_eyes-picture = Des yeux dans le noir.
cultists-token-morale_boost-picture = Quelqu’un rit, les bras levés dans le soleil.
cultists-token-under_control-picture = Une marionnette au bout de ses fils, dans une main venue d’en haut.
cultists-token-portal_opens-picture = Un portail luisant entouré de tentacules.
cultists-token-broken_window-picture = Une fenêtre brisée.
cultists-token-morale_zero-picture = Quelqu’un baisse la tête sous un gros nuage de pluie.
cultists-token-mirror-picture = Un miroir d’où regarde un œil.
cultists-pulse-alive-picture = Un cœur qui bat.
cultists-pulse-dead-picture = Un crâne au-dessus du tracé plat d’un cœur.
cultists-card-success-picture = Un livre ouvert d’où jaillissent des étoiles.
cultists-card-fail-picture = Un livre déchiré en deux, des feuilles qui volent.
cultists-card-sabotage-picture = Un livre en flammes violettes.
cultists-colour-dark_blue-picture = Un laboratoire et ses cornues.
cultists-colour-pink-picture = Un jardin d’hiver fleuri.
cultists-colour-light_blue-picture = Un comptoir et des tasses fumantes.
cultists-colour-green-picture = Un pentacle de lumière gardé par deux ombres.
cultists-colour-orange-picture = Une salle de lecture aux chandelles.
cultists-colour-red-picture = Un mur d’écrans de surveillance.
cultists-colour-corridor-picture = Un couloir sombre, une porte éclairée au fond.

## Réponses données d’avance

cultists-ahead-meet = Rencontres
cultists-ahead-vote = Votes

## Ce que veut un camp, dit au début

cultists-dealt-investigators = Les Enquêteurs gagnent en remettant assez de livres en rayon, ou en démasquant tous les Fanatiques, avant la fin du dixième tour.
cultists-dealt-cultists = Les Fanatiques gagnent en tuant assez d’Enquêteurs, ou si les livres ne sont pas sauvés à la fin du dixième tour. Ne vous trahissez pas.
cultists-beat-vote = Le vote
cultists-beat-vote-nobody = Personne n’est seul en tête avec plus de voix que d’abstentions : la partie continue.
cultists-beat-vote-somebody = { $name_who ->
    [me] Vous voilà fantôme : vous agissez moins, mais vous votez encore.
   *[one] { $name } reste en fantôme : un fantôme agit moins, mais vote encore. Le rôle reste caché, à moins qu’une règle ne le montre.
}
cultists-beat-ghost = Vous voilà fantôme
cultists-beat-found = On découvre un mort
cultists-beat-death = Une mort
cultists-beat-declared = Une déclaration
cultists-beat-declared-means = Si assez d’Enquêteurs sont morts, le Fanatique gagne la partie ; sinon, il la perd.
cultists-beat-masks = Les masques tombent

## Énigmes

cultists-puzzle-assumption = Les Enquêteurs disent la vérité sur les piles Pouls qu’ils ont vues. Ils n’ont pas de carte Mort ni, sauf le Pyromane, de mauvaise carte Pièce, et doivent révéler une carte Mort qu’ils trouvent en consultant un statut. Un Fanatique a au départ trois cartes Mort et quatre Vivant (six à partir de sept joueurs), et ne commence jamais mort ; parmi les autres, un seul au plus commence mort (deux quand on joue à six, personne à sept). Un Fanatique est encore en vie.
cultists-puzzle-cultist = Qui est à coup sûr Fanatique ?
cultists-puzzle-both = Qui sont les deux Fanatiques ?
cultists-puzzle-either = Quels sont les deux personnages dont l’un au moins est à coup sûr Fanatique ?
cultists-event-puzzle-cultist = { $seat } est Fanatique.
cultists-event-puzzle-investigator = { $seat } n’est pas Fanatique.
cultists-event-puzzle-cleared = Tout le monde l’a vu, par son rôle ou par son sort : { $seat } n’est pas Fanatique.
cultists-event-puzzle-both = Les Fanatiques sont { $targets }.
cultists-event-puzzle-either = { $targets } : l’un des deux au moins est Fanatique.
cultists-event-puzzle-began_dead = { $me ->
    [seat] Vous aviez une carte Mort dès le début.
   *[other] { $seat } avait une carte Mort dès le début.
}
cultists-event-puzzle-gave_dead = { $me ->
    [target] Tour { $when } : { $seat } vous a donné une carte Mort.
   *[other] Tour { $when } : { $seat } a donné une carte Mort à { $target }.
}
cultists-event-puzzle-shown = Une carte est révélée dans la { $room } : { $card }.


# What one did, in one's own statistics.
cultists-deed-encounters = rencontres
cultists-deed-added = cartes ajoutées aux pièces
cultists-deed-inspected = inspections
cultists-deed-votes = votes exprimés
cultists-deed-votes_won = votes décisifs

## Les chapitres de la galerie

cultists-things-role = Les rôles
cultists-things-character = Les personnages
cultists-things-token = Les événements
cultists-things-pulse = Les cartes Rencontre
cultists-things-card = Les cartes Pièce
cultists-things-colour = Les pièces
