castle-name = Le Château du Diable
castle-name-coach = Montée mortelle vers le Manoir du Malin
castle-about = Une calèche dans l’orage, deux sociétés secrètes à bord. Découvrez vos alliés, réunissez les Clés ou les Gobelets, et annoncez la victoire au bon moment.

## Sociétés

castle-society-order = Ordre des Secrets Révélés
castle-society-order-text = Réunit les Clés du Pouvoir.
castle-society-brotherhood = Confrérie des Vrais Mensonges
castle-society-brotherhood-text = Réunit les Gobelets de l’Intrigue.
castle-team-order = { castle-society-order }
castle-team-brotherhood = { castle-society-brotherhood }

## Objets

castle-item-key = Clé
castle-item-key-text = L’Ordre gagne avec trois Clés entre les mains de ses membres.
castle-item-goblet = Gobelet
castle-item-goblet-text = La Confrérie gagne avec trois Gobelets entre les mains de ses membres.
castle-item-bag = Sac des Secrets
castle-item-bag-text = En le passant lors d’un échange, vous pouvez prendre le premier objet de la pioche.
castle-item-bag_key = Sac des Secrets (Clé)
castle-item-bag_key-text = En le passant lors d’un échange, vous pouvez piocher un objet. Ne s’échange pas contre l’autre Sac. Devient une Clé quand la pioche est vide.
castle-item-bag_goblet = Sac des Secrets (Gobelet)
castle-item-bag_goblet-text = En le passant lors d’un échange, vous pouvez piocher un objet. Ne s’échange pas contre l’autre Sac. Devient un Gobelet quand la pioche est vide.
castle-item-black_pearl = Perle Noire
castle-item-black_pearl-text = Ne peut être refusée. Tant que vous la tenez, vous ne pouvez annoncer aucune victoire.
castle-item-coat = Manteau
castle-item-coat-text = En le passant lors d’un échange, vous pouvez troquer votre profession contre une de celles qui restent.
castle-item-dagger = Dague
castle-item-dagger-text = Duel : un point pour vous si vous attaquez.
castle-item-gloves = Gants
castle-item-gloves-text = Duel : un point pour vous si vous vous défendez.
castle-item-monocle = Monocle
castle-item-monocle-text = En le passant lors d’un échange, vous pouvez regarder la société de votre partenaire.
castle-item-poison_ring = Bague compartimentée
castle-item-poison_ring-text = Duel : attaquant ou défenseur, vous l’emportez en cas d’égalité.
castle-item-privilege = Privilège
castle-item-privilege-text = En le passant lors d’un échange, vous pouvez regarder toute la main de votre partenaire.
castle-item-lodge_seal = { $option_edition ->
    [coach] Armure de la Loge
   *[devil] Sceau de la Loge
 }
castle-item-lodge_seal-text = Avec au moins trois Clés ou Gobelets dans votre main, vous pouvez gagner en solitaire.
castle-item-sextant = Sextant
castle-item-sextant-text = En le passant lors d’un échange, vous pouvez choisir un côté : chacun donne un objet à son voisin de ce côté.
castle-item-mirror = Miroir Brisé
castle-item-mirror-text = Ne peut être refusé. Lors de cet échange, aucun des deux objets n’est lu et aucun n’agit.
castle-item-knives = Couteaux de Lancer
castle-item-knives-text = Duel : un point pour l’attaquant que vous soutenez.
castle-item-tome = Manuel
castle-item-tome-text = En le passant lors d’un échange, vous pouvez intervertir votre profession et celle de votre partenaire ; toutes deux se retrouvent face cachée.
castle-item-whip = Fouet
castle-item-whip-text = Duel : un point pour le défenseur que vous soutenez.

# Un objet avec son article : il y a plusieurs Clés, Gobelets et Sacs, et un seul exemplaire du reste.
castle-an-item = { $item_id ->
    [key] une { $item }
    [goblet] un { $item }
    [bag] un { $item }
    [bag_key] le { $item }
    [bag_goblet] le { $item }
    [black_pearl] la { $item }
    [coat] le { $item }
    [dagger] la { $item }
    [gloves] les { $item }
    [monocle] le { $item }
    [poison_ring] la { $item }
    [privilege] le { $item }
    [sextant] le { $item }
    [mirror] le { $item }
    [knives] les { $item }
    [tome] le { $item }
    [whip] le { $item }
    [lodge_seal] { $option_edition ->
        [coach] l’{ $item }
       *[devil] le { $item }
    }
   *[other] { $item }
}
castle-returned = { $returned_id ->
    [key] une { $returned }
    [goblet] un { $returned }
    [bag] un { $returned }
    [bag_key] le { $returned }
    [bag_goblet] le { $returned }
    [black_pearl] la { $returned }
    [coat] le { $returned }
    [dagger] la { $returned }
    [gloves] les { $returned }
    [monocle] le { $returned }
    [poison_ring] la { $returned }
    [privilege] le { $returned }
    [sextant] le { $returned }
    [mirror] le { $returned }
    [knives] les { $returned }
    [tome] le { $returned }
    [whip] le { $returned }
    [lodge_seal] { $option_edition ->
        [coach] l’{ $returned }
       *[devil] le { $returned }
    }
   *[other] { $returned }
}
castle-got = { $got_id ->
    [key] une { $got }
    [goblet] un { $got }
    [bag] un { $got }
    [bag_key] le { $got }
    [bag_goblet] le { $got }
    [black_pearl] la { $got }
    [coat] le { $got }
    [dagger] la { $got }
    [gloves] les { $got }
    [monocle] le { $got }
    [poison_ring] la { $got }
    [privilege] le { $got }
    [sextant] le { $got }
    [mirror] le { $got }
    [knives] les { $got }
    [tome] le { $got }
    [whip] le { $got }
    [lodge_seal] { $option_edition ->
        [coach] l’{ $got }
       *[devil] le { $got }
    }
   *[other] { $got }
}
castle-no-item = { $item_id ->
    [key] pas de { $item }
    [goblet] pas de { $item }
    [bag] pas de { $item }
   *[other] pas { castle-an-item }
}

## Professions

castle-profession-alchemist = Alchimiste
castle-profession-alchemist-text = Une seule fois : désignez le vainqueur d’un duel dont vous n’êtes ni l’attaquant ni le défenseur.
castle-profession-bodyguard = Garde du Corps
castle-profession-bodyguard-text = Un point de plus pour le camp que vous soutenez.
castle-profession-clairvoyant = Devin
castle-profession-clairvoyant-text = Une seule fois, pendant votre tour : regardez toute la pioche et posez deux objets de votre choix sur le dessus.
castle-profession-diplomat = Diplomate
castle-profession-diplomat-text = Une seule fois, pendant votre tour : exigez un objet de quelqu’un. S’il est dans sa main, l’échange a lieu ; sinon vous voyez toute sa main, et votre tour s’achève.
castle-profession-doctor = Docteur
castle-profession-doctor-text = Une seule fois : annulez les effets d’un duel qui vient de s’achever.
castle-profession-grand_master = Maître d’Arme
castle-profession-grand_master-text = Un point de plus quand vous vous défendez.
castle-profession-hypnotist = Médium
castle-profession-hypnotist-text = Quand vous attaquez, écartez du duel un joueur autre que le défenseur.
castle-profession-priest = Prêtre
castle-profession-priest-text = Une seule fois : interrompez un duel avant les soutiens. L’attaquant vous donne un objet s’il en a plusieurs, et son tour s’achève.
castle-profession-swordsman = Duelliste
castle-profession-swordsman-text = Une seule fois, dans votre duel : tous les autres en sont exclus, et vous gagnez un point.
castle-profession-thug = Gros Bras
castle-profession-thug-text = Un point de plus quand vous attaquez.

## Côtés

castle-side-attacker = attaquant
castle-side-defender = défenseur
castle-direction-left = gauche
castle-direction-right = droite

## Choix

castle-choice-pass = Passer
castle-choice-spy = Espionner { $target }
castle-choice-offer = Proposer à { $target } : { $item }
castle-choice-accept = Accepter et donner { castle-an-item }
castle-choice-refuse = Refuser
castle-choice-ability = { $item_id ->
    [bag] Prendre le premier objet de la pioche
    [monocle] Regarder sa société
    [privilege] Regarder sa main
   *[tome] Intervertir vos professions
}
castle-choice-take = Devenir { $profession }
castle-choice-turn = Vers la { $direction }
castle-choice-give = Donner { castle-an-item }
castle-choice-hand = Donner à { $target } : { $item }
castle-choice-top = Poser sur la pioche : { $item }
castle-choice-demand = Exiger de { $target } : { $item }
castle-choice-duel = Provoquer { $target } en duel
castle-choice-support = { $side_id ->
    [attacker] Soutenir l’attaquant
   *[defender] Soutenir le défenseur
 }
castle-choice-hypnotise = Hypnotiser { $target }
castle-choice-use = Utiliser votre profession : { $profession }
castle-choice-decide = { $side_id ->
    [attacker] Alchimiste : l’attaquant gagne
   *[defender] Alchimiste : le défenseur gagne
 }
castle-choice-show = Montrer { castle-an-item }
castle-choice-token = Poser un jeton de duel
castle-choice-look = Découvrir son identité secrète
castle-choice-rob = Voir sa main et prendre un objet
castle-choice-steal = Prendre { castle-an-item }
castle-choice-announce = Annoncer la victoire de votre société
castle-choice-accuse = Déclarer que l’autre société a réuni ses objets
castle-choice-alone = Annoncer votre victoire en solitaire
castle-choice-name = Nommer { $target }
castle-choice-done = La liste est complète

# Les mêmes en peu de mots, un bouton par verbe ; « … » suit quand il reste à choisir.
castle-verb-spy = Espionner
castle-verb-offer = Proposer un échange
castle-verb-duel = Provoquer en duel
castle-verb-use = { $profession } : utiliser
castle-verb-announce = Annoncer la victoire
castle-verb-accuse = Dénoncer les autres
castle-verb-alone = Annoncer en solitaire
castle-verb-decide = Alchimiste : décider du vainqueur

## Paroles

castle-claim-member = { $society_id ->
    [order] J’appartiens à l’{ $society }.
    [brotherhood] J’appartiens à la { $society }.
   *[other] J’appartiens à { $society }.
}
castle-claim-has_society = { $target_who ->
    [me] { castle-claim-member }
   *[one] { $society_id ->
        [order] { $target } appartient à l’{ $society }.
        [brotherhood] { $target } appartient à la { $society }.
       *[other] { $target } appartient à { $society }.
    }
}
castle-claim-hold = J’ai { castle-an-item } en main.
castle-claim-holds = { $target_who ->
    [me] { castle-claim-hold }
   *[one] { $target } a { castle-an-item } en main.
}
castle-claim-am = Je suis { $profession }.
castle-claim-trust = Je fais confiance à { $target }.
castle-claim-suspect = Je me méfie de { $target }.
castle-claim-need = Je cherche { castle-an-item }.
castle-claim-lack = Je n’ai { castle-no-item }.
castle-claim-lacks = { $target_who ->
    [me] { castle-claim-lack }
   *[one] { $target } n’a { castle-no-item }.
}
castle-claim-has_profession = { $target_who ->
    [me] { castle-claim-am }
   *[one] { $target } est { $profession }.
}
castle-claim-same_society = { $target } et moi sommes de la même société.
castle-claim-help = Aidez-moi !
castle-claim-trade_with = { $target }, échangez avec moi.
castle-claim-will_announce = Je vais bientôt annoncer.
castle-claim-believe = Je crois { $target }.
castle-claim-doubt = Je ne crois pas { $target }.
castle-claim-ask = { $target }, de quelle société êtes-vous ?
castle-claim-either = C’est { $one } ou { $other }.
castle-claim-not_that_one = Ce n’est pas { $target }.
castle-claim-agree = Je suis d’accord avec { $target }.

## Ce qui arrive

castle-event-turn = { $me ->
    [seat] C’est à vous de jouer.
   *[other] C’est au tour de { $seat }.
}
castle-event-passed = { $me ->
    [seat] Vous passez votre tour.
   *[other] { $seat } passe son tour.
}
castle-event-spied = { $me ->
    [seat] Vous espionnez { $target }.
    [target] { $seat } vous espionne.
   *[other] { $seat } espionne { $target }.
}
castle-event-spied-private = { $me ->
    [seat] Vous espionnez { $target } et voyez { castle-an-item }.
    [target] { $seat } vous espionne et voit { castle-an-item }.
   *[other] { $seat } espionne { $target } et voit { castle-an-item }.
}
castle-event-offered = { $me ->
    [seat] Vous proposez un objet à { $target }.
    [target] { $seat } vous propose un objet.
   *[other] { $seat } propose un objet à { $target }.
}
castle-event-offered-private = { $me ->
    [seat] Vous proposez { castle-an-item } à { $target }.
    [target] { $seat } vous propose { castle-an-item }.
   *[other] { $seat } propose { castle-an-item } à { $target }.
}
castle-event-accepted = { $me ->
    [seat] Vous acceptez l’objet de { $target } et en donnez un autre.
    [target] { $seat } accepte votre objet et vous en donne un autre.
   *[other] { $seat } accepte l’objet de { $target } et en donne un autre.
}
castle-event-accepted-private = { $me ->
    [seat] Vous acceptez { castle-an-item } de { $target } et donnez { castle-returned } en retour.
    [target] { $seat } accepte { castle-an-item } et vous donne { castle-returned } en retour.
   *[other] { $seat } accepte { castle-an-item } de { $target } et donne { castle-returned } en retour.
}
castle-event-refused = { $me ->
    [seat] Vous refusez l’objet de { $target }.
    [target] { $seat } refuse votre objet.
   *[other] { $seat } refuse l’objet de { $target }.
}
castle-event-token = { $me ->
    [seat] Vous prenez un jeton de duel.
   *[other] { $seat } prend un jeton de duel.
}
castle-event-read = { $me ->
    [seat] Vous lisez à voix haute l’objet que { $target } vous a donné : { $item }.
    [target] { $seat } lit à voix haute l’objet que vous lui avez donné : { $item }.
   *[other] { $seat } lit à voix haute l’objet que { $target } lui a donné : { $item }.
}
castle-event-declined = { $me ->
    [seat] Vous renoncez à la capacité de l’objet : { $item }.
   *[other] { $seat } renonce à la capacité de l’objet : { $item }.
}
castle-event-drew = { $me ->
    [seat] Vous prenez le premier objet de la pioche.
   *[other] { $seat } prend le premier objet de la pioche.
}
castle-event-drew-private = { $me ->
    [seat] Vous piochez { castle-an-item }.
   *[other] { $seat } pioche { castle-an-item }.
}
castle-event-gave = { $me ->
    [seat] Vous donnez un objet à { $target }.
    [target] { $seat } vous donne un objet.
   *[other] { $seat } donne un objet à { $target }.
}
castle-event-gave-private = { $me ->
    [seat] Vous donnez { castle-an-item } à { $target }.
    [target] { $seat } vous donne { castle-an-item }.
   *[other] { $seat } donne { castle-an-item } à { $target }.
}
castle-event-saw_society = { $me ->
    [seat] Vous regardez la société de { $target }.
    [target] { $seat } regarde votre société.
   *[other] { $seat } regarde la société de { $target }.
}
castle-event-saw_society-private = { $me ->
    [seat] Vous regardez la société de { $target } : { $society }.
    [target] { $seat } regarde votre société : { $society }.
   *[other] { $seat } regarde la société de { $target } : { $society }.
}
castle-event-saw_profession = { $me ->
    [seat] Vous regardez la profession de { $target }.
    [target] { $seat } regarde votre profession.
   *[other] { $seat } regarde la profession de { $target }.
}
castle-event-saw_profession-private = { $me ->
    [seat] Vous regardez la profession de { $target } : { $profession }.
    [target] { $seat } regarde votre profession : { $profession }.
   *[other] { $seat } regarde la profession de { $target } : { $profession }.
}
castle-event-saw_hand = { $me ->
    [seat] Vous regardez la main de { $target }.
    [target] { $seat } regarde votre main.
   *[other] { $seat } regarde la main de { $target }.
}
castle-event-saw_hand-private = { $me ->
    [seat] Vous regardez la main de { $target } : { $items }.
    [target] { $seat } regarde votre main : { $items }.
   *[other] { $seat } regarde la main de { $target } : { $items }.
}
castle-event-swapped = { $me ->
    [seat] Vous et { $target } intervertissez vos professions.
    [target] { $seat } et vous intervertissez vos professions.
   *[other] { $seat } et { $target } intervertissent leurs professions.
}
castle-event-swapped-private = { castle-event-swapped } La vôtre : { $profession }.
castle-event-changed = { $me ->
    [seat] Vous changez de profession.
   *[other] { $seat } change de profession.
}
castle-event-changed-private = { $me ->
    [seat] Vous changez de profession : { $profession }.
   *[other] { $seat } change de profession : { $profession }.
}
castle-event-turned = { $me ->
    [seat] Vous tournez le Sextant vers la { $direction }.
   *[other] { $seat } tourne le Sextant vers la { $direction }.
}
castle-event-passed_round = Chacun donne un objet à son voisin.
castle-event-passed_round-private = Chacun donne un objet à son voisin. Vous donnez { castle-an-item } et recevez { castle-got }.
castle-event-passed_round-of = Chacun donne un objet à son voisin. { $seat } { $seat_who ->
    [many] donnent { castle-an-item } et reçoivent { castle-got }.
   *[one] donne { castle-an-item } et reçoit { castle-got }.
}
castle-event-used = { $me ->
    [seat] Vous utilisez votre profession : { $profession }.
   *[other] { $seat } utilise sa profession : { $profession }.
}
castle-event-foresaw = { $me ->
    [seat] Vous regardez toute la pioche.
   *[other] { $seat } regarde toute la pioche.
}
castle-event-foresaw-private = { $me ->
    [seat] Vous regardez toute la pioche : { $items }.
   *[other] { $seat } regarde toute la pioche : { $items }.
}
castle-event-arranged = { $me ->
    [seat] Vous posez des objets sur la pioche.
   *[other] { $seat } pose des objets sur la pioche.
}
castle-event-arranged-private = { $me ->
    [seat] Vous posez sur la pioche, dans cet ordre : { $items }.
   *[other] { $seat } pose sur la pioche, dans cet ordre : { $items }.
}
castle-event-demanded = { $me ->
    [seat] Vous exigez { castle-an-item } de { $target }.
    [target] { $seat } exige de vous { castle-an-item }.
   *[other] { $seat } exige { castle-an-item } de { $target }.
}
castle-event-has = { $me ->
    [seat] Vous avez l’objet exigé par { $target } : { $item }.
    [target] { $seat } a l’objet que vous exigez : { $item }.
   *[other] { $seat } a l’objet exigé par { $target } : { $item }.
}
castle-event-lacks = { $me ->
    [seat] Vous n’avez pas l’objet exigé par { $target } : { $item }.
    [target] { $seat } n’a pas l’objet que vous exigez : { $item }.
   *[other] { $seat } n’a pas l’objet exigé par { $target } : { $item }.
}
castle-event-yielded = { $me ->
    [seat] Vous cédez l’objet à { $target } et en recevez un autre.
    [target] { $seat } vous cède l’objet et en reçoit un autre.
   *[other] { $seat } cède l’objet à { $target } et en reçoit un autre.
}
castle-event-yielded-private = { $me ->
    [seat] Vous cédez { castle-returned } à { $target } et recevez { castle-an-item } en échange.
    [target] { $seat } vous cède { castle-returned } et reçoit { castle-an-item } en échange.
   *[other] { $seat } cède { castle-returned } à { $target } et reçoit { castle-an-item } en échange.
}
castle-event-challenged = { $me ->
    [seat] Vous provoquez { $target } en duel !
    [target] { $seat } vous provoque en duel !
   *[other] { $seat } provoque { $target } en duel !
}
castle-event-interrupted = { $me ->
    [seat] Vous interrompez le duel de { $target }.
    [target] { $seat } interrompt votre duel.
   *[other] { $seat } interrompt le duel de { $target }.
}
castle-event-supported = { $side_id ->
    [attacker] { $me ->
        [seat] Vous soutenez l’attaquant.
       *[other] { $seat } soutient l’attaquant.
    }
   *[defender] { $me ->
        [seat] Vous soutenez le défenseur.
       *[other] { $seat } soutient le défenseur.
    }
}
castle-event-abstained = { $me ->
    [seat] Vous ne soutenez personne.
   *[other] { $seat } ne soutient personne.
}
castle-event-hypnotised = { $me ->
    [seat] Vous hypnotisez { $target }, qui ne prend plus part au duel.
    [target] { $seat } vous hypnotise : vous ne prenez plus part au duel.
   *[other] { $seat } hypnotise { $target }, qui ne prend plus part au duel.
}
castle-event-alone_with = { $me ->
    [seat] Vous excluez tous les autres du duel.
   *[other] { $seat } exclut tous les autres du duel.
}
castle-event-showed = { $me ->
    [seat] Vous montrez { castle-an-item }.
   *[other] { $seat } montre { castle-an-item }.
}
castle-event-laid = { $me ->
    [seat] Vous posez un jeton de duel.
   *[other] { $seat } pose un jeton de duel.
}
castle-event-decided = { $side_id ->
    [attacker] { $me ->
        [seat] Vous donnez la victoire à l’attaquant.
       *[other] { $seat } donne la victoire à l’attaquant.
    }
   *[defender] { $me ->
        [seat] Vous donnez la victoire au défenseur.
       *[other] { $seat } donne la victoire au défenseur.
    }
}
castle-event-count = On compte { $attack ->
    [one] { $attack } épée
   *[other] { $attack } épées
} contre { $defence ->
    [one] { $defence } bouclier
   *[other] { $defence } boucliers
}.
castle-event-cancelled = { $me ->
    [seat] Vous annulez les effets du duel.
   *[other] { $seat } annule les effets du duel.
}
castle-event-won = { $me ->
    [seat] Vous l’emportez sur { $target }.
    [target] { $seat } l’emporte sur vous.
   *[other] { $seat } l’emporte sur { $target }.
}
castle-event-tied = { $me ->
    [seat] Égalité entre vous et { $target }.
    [target] Égalité entre { $seat } et vous.
   *[other] Égalité entre { $seat } et { $target }.
}
castle-event-stole = { $me ->
    [seat] Vous prenez un objet à { $target }.
    [target] { $seat } vous prend un objet.
   *[other] { $seat } prend un objet à { $target }.
}
castle-event-stole-private = { $me ->
    [seat] Vous prenez { castle-an-item } à { $target }.
    [target] { $seat } vous prend { castle-an-item }.
   *[other] { $seat } prend { castle-an-item } à { $target }.
}
castle-event-announced = { $society_id ->
    [order] { $me ->
        [seat] Vous vous levez et annoncez : l’Ordre détient les Clés du Pouvoir !
       *[other] { $seat } se lève et annonce : l’Ordre détient les Clés du Pouvoir !
    }
   *[brotherhood] { $me ->
        [seat] Vous vous levez et annoncez : la Confrérie détient les Gobelets de l’Intrigue !
       *[other] { $seat } se lève et annonce : la Confrérie détient les Gobelets de l’Intrigue !
    }
}
castle-event-announced_alone = { $me ->
    [seat] Vous vous levez et annoncez votre propre victoire !
   *[other] { $seat } se lève et annonce sa propre victoire !
}
castle-event-revealed = { $me ->
    [seat] Vous révélez tout : { $society } ; { $profession } ; { $items }.
   *[other] { $seat } révèle tout : { $society } ; { $profession } ; { $items }.
}
castle-event-named = { $me ->
    [seat] Vous nommez { $target }.
    [target] { $seat } vous nomme.
   *[other] { $seat } nomme { $target }.
}
castle-event-ended = La partie est finie.

## Questions

castle-ask-turn = C’est votre tour. Que faites-vous ?
castle-ask-after = Votre action est faite. Utilisez-vous aussi votre profession ?
castle-ask-answer = { $item_id ->
    [black_pearl] { $seat } vous propose { castle-an-item }. Elle ne se refuse pas.
    [mirror] { $seat } vous propose { castle-an-item }. Il ne se refuse pas.
    [gloves] { $seat } vous propose { castle-an-item }. Les acceptez-vous ?
    [knives] { $seat } vous propose { castle-an-item }. Les acceptez-vous ?
   *[other] { $seat } vous propose { castle-an-item }. L’acceptez-vous ?
  }
castle-ask-ability = { $item_id ->
    [bag] Vous avez passé un Sac des Secrets. Piochez-vous ?
    [coat] Vous avez passé le Manteau. Quelle profession prenez-vous ?
    [sextant] Vous avez passé le Sextant. De quel côté les objets tournent-ils ?
    [monocle] Vous avez passé le Monocle à { $seat }. Regardez-vous sa société ?
    [privilege] Vous avez passé le Privilège à { $seat }. Regardez-vous sa main ?
   *[other] Vous avez passé le Manuel à { $seat }. Intervertissez-vous vos professions ?
 }
castle-ask-before_draw = Un objet va être pioché. Utilisez-vous votre profession ?
castle-ask-round = Quel objet donnez-vous à { $seat } ?
castle-ask-overflow = Vous portez trop d’objets. Lequel donnez-vous, et à qui ?
castle-ask-foresee = { $number ->
    [1] Quel objet posez-vous sur le dessus de la pioche ?
   *[other] Quel objet posez-vous juste en dessous ?
 }
castle-ask-demand = Quel objet exigez-vous, et de qui ?
castle-ask-demand_gift = Que donnerez-vous à { $seat } en échange ?
castle-ask-demand_answer = { $seat } exige un objet que vous avez : { $item }. Lequel donnez-vous ?
castle-ask-interruption = Un duel commence. Utilisez-vous votre profession ?
castle-ask-tribute = Le Prêtre interrompt le duel. Que donnez-vous à { $seat } ?
castle-ask-support = { $me ->
    [attacker] Vous provoquez { $defender }. Qui soutenez-vous ?
    [defender] { $attacker } vous provoque. Qui soutenez-vous ?
   *[other] { $attacker } provoque { $defender }. Qui soutenez-vous ?
}
castle-pass-support = Ne soutenir personne
castle-ask-hypnosis = Les soutiens sont connus. Hypnotisez-vous un joueur ?
castle-ask-reactions = Le duel est ouvert. Que jouez-vous ?
castle-ask-after_duel = Le duel est tranché. Utilisez-vous votre profession ?
castle-ask-spoils = Vous l’emportez sur { $seat }. Que choisissez-vous ?
castle-ask-theft = Quel objet prenez-vous à { $seat } ?
castle-ask-replacement = { $seat } n’a plus rien. Que lui donnez-vous ?
castle-ask-naming = { $society_id ->
    [order] Nommez ceux de l’Ordre qui détiennent des Clés. Il en faut trois{ castle-smaller }.
   *[brotherhood] Nommez ceux de la Confrérie qui détiennent des Gobelets. Il en faut trois{ castle-smaller }.
}

castle-step-turn = { $asked_who ->
    [me] choisissez votre action
    [many] choisissent leur action
   *[one] choisit son action
}
castle-step-after = { $asked_who ->
    [me] terminez votre tour
    [many] terminent leur tour
   *[one] termine son tour
}
castle-step-answer = { $asked_who ->
    [me] regardez l’objet proposé
    [many] regardent l’objet proposé
   *[one] regarde l’objet proposé
}
castle-step-ability = { $asked_who ->
    [me] pouvez utiliser l’objet passé
    [many] peuvent utiliser l’objet passé
   *[one] peut utiliser l’objet passé
}
castle-step-before_draw = { $asked_who ->
    [me] pouvez agir avant la pioche
    [many] peuvent agir avant la pioche
   *[one] peut agir avant la pioche
}
castle-step-round = { $asked_who ->
    [me] choisissez l’objet à donner
    [many] choisissent l’objet à donner
   *[one] choisit l’objet à donner
}
castle-step-overflow = { $asked_who ->
    [me] portez trop d’objets et devez en donner un
    [many] portent trop d’objets et doivent en donner un
   *[one] porte trop d’objets et doit en donner un
}
castle-step-foresee = { $asked_who ->
    [me] regardez la pioche
    [many] regardent la pioche
   *[one] regarde la pioche
}
castle-step-demand = { $asked_who ->
    [me] choisissez l’objet à exiger
    [many] choisissent l’objet à exiger
   *[one] choisit l’objet à exiger
}
castle-step-demand_gift = { $asked_who ->
    [me] choisissez l’objet à donner en échange
    [many] choisissent l’objet à donner en échange
   *[one] choisit l’objet à donner en échange
}
castle-step-demand_answer = { $asked_who ->
    [me] donnez l’objet exigé
    [many] donnent l’objet exigé
   *[one] donne l’objet exigé
}
castle-step-interruption = { $asked_who ->
    [me] pouvez intervenir avant le duel
    [many] peuvent intervenir avant le duel
   *[one] peut intervenir avant le duel
}
castle-step-tribute = { $asked_who ->
    [me] choisissez l’objet à donner au Prêtre
    [many] choisissent l’objet à donner au Prêtre
   *[one] choisit l’objet à donner au Prêtre
}
castle-step-support = { $asked_who ->
    [me] choisissez qui soutenir
    [many] choisissent qui soutenir
   *[one] choisit qui soutenir
}
castle-step-hypnosis = { $asked_who ->
    [me] pouvez intervenir
    [many] peuvent intervenir
   *[one] peut intervenir
}
castle-step-reactions = { $asked_who ->
    [me] pouvez intervenir dans le duel
    [many] peuvent intervenir dans le duel
   *[one] peut intervenir dans le duel
}
castle-step-after_duel = { $asked_who ->
    [me] pouvez intervenir après le duel
    [many] peuvent intervenir après le duel
   *[one] peut intervenir après le duel
}
castle-step-spoils = { $asked_who ->
    [me] décidez du sort du vaincu
    [many] décident du sort du vaincu
   *[one] décide du sort du vaincu
}
castle-step-theft = { $asked_who ->
    [me] choisissez l’objet à prendre
    [many] choisissent l’objet à prendre
   *[one] choisit l’objet à prendre
}
castle-step-replacement = { $asked_who ->
    [me] choisissez un objet à donner en retour
    [many] choisissent un objet à donner en retour
   *[one] choisit un objet à donner en retour
}
castle-step-naming = { $asked_who ->
    [me] nommez les détenteurs
    [many] nomment les détenteurs
   *[one] nomme les détenteurs
}

## Refus

castle-why-no-idle = Il faut choisir une action : espionner, échanger ou provoquer en duel.
castle-why-no-spy = On n’espionne pas dans cette édition.
castle-why-no-accuse = On n’annonce que pour sa propre société dans cette édition.
castle-why-not-yourself = Choisissez quelqu’un d’autre que vous.
castle-why-not-yours = Vous n’avez pas cet objet.
castle-why-pearl = Tant que vous tenez la Perle Noire, vous ne pouvez rien annoncer.
castle-why-no-seal = { $option_edition ->
    [coach] Il faut l’Armure de la Loge pour gagner en solitaire.
   *[devil] Il faut le Sceau de la Loge pour gagner en solitaire.
}
castle-why-too-few-alone = Il faut au moins trois Clés ou Gobelets en main pour gagner en solitaire.
castle-why-nothing-counts = Il vous faut au moins un des objets de votre société dans votre propre main.
castle-why-not-your-profession = Ce n’est pas votre profession.
castle-why-spent = Votre profession a déjà servi.
castle-why-pile-empty = La pioche est vide.
castle-why-must-accept = Cet objet ne peut être refusé.
castle-why-bag-for-bag = Un Sac des Secrets ne s’échange pas contre l’autre.
castle-why-gave-already = Cette personne vient elle aussi de donner un objet de trop.
castle-why-receiver-full = Cette personne porte déjà le maximum d’objets.
castle-why-not-unused = Cette profession n’est pas parmi celles qui restent.
castle-why-no-such-item = On ne peut pas exiger cet objet ici.
castle-why-must-yield = Vous devez donner l’objet exigé.
castle-why-no-neutral = Il faut choisir un camp.
castle-why-no-duellist = On n’hypnotise ni soi-même ni le défenseur.
castle-why-no-token = Vous n’avez pas de jeton à poser dans ce duel.
castle-why-not-the-stolen = Donnez un objet qui était à vous, pas celui que vous venez de prendre.
castle-why-named-already = Nommez quelqu’un qui ne l’a pas encore été.
castle-why-wrong-moment = Votre profession ne peut pas servir à ce moment.
castle-why-wrong-part = Votre rôle dans ce duel ne vous permet pas d’utiliser votre profession.
castle-why-wrong-part-item = Votre rôle dans ce duel ne vous permet pas d’utiliser cet objet.
castle-why-shown-already = Cet objet compte déjà dans ce duel.
castle-why-used-already = Votre profession compte déjà dans ce duel.
castle-why-abstained = Qui s’abstient ne joue ni objet ni jeton.
castle-why-decided = Le vainqueur est désigné ({ castle-profession-alchemist }) : seul le { castle-profession-swordsman } peut encore intervenir.
castle-why-not-your-turn = Vous ne consultez la pioche qu’à votre tour.
castle-why-not-passed = Ce n’est pas la capacité de l’objet que vous avez passé.
castle-why-keep-it = C’est votre profession actuelle ; passez pour la garder.
castle-why-not-in-pile = Cet objet n’est pas dans la pioche.
castle-why-not-there = Le vaincu n’a pas cet objet.
castle-why-no-bags-left = La pioche est vide : un Sac est désormais une Clé ou un Gobelet.
castle-why-name-winner = Désignez le vainqueur : c’est ainsi que cette profession agit.
castle-why-name-one = Nommez d’abord un détenteur.

## Fin

castle-outcome-announcement_right = L’annonce était juste : la société a réuni ses objets, et gagne.
castle-outcome-announcement_wrong = L’annonce était fausse : l’autre société l’emporte.
castle-outcome-accusation_right = L’adversaire est démasqué : il avait tout réuni, et il perd.
castle-outcome-accusation_wrong = L’accusation était fausse : l’autre société l’emporte.
castle-outcome-alone = { $option_edition ->
    [coach] L’Armure de la Loge donne la victoire à une seule personne.
   *[devil] Le Sceau de la Loge donne la victoire à une seule personne.
}
castle-outcome-arrived = La calèche arrive au château, et personne n’a rien annoncé.

## Options

castle-option-edition = Édition
castle-option-edition-coach = Montée mortelle vers le Manoir du Malin (3 à 10 joueurs)
castle-option-edition-devil = Le Château du Diable (4 à 8 joueurs)
castle-option-items = Objets en jeu
castle-option-items-all = tous
castle-option-items-sealed = objets scellés seulement (première partie)
castle-option-added = Objets sans sceau ajoutés
castle-option-added-mirror = Miroir Brisé
castle-option-added-sextant = Sextant
castle-option-added-coat = Manteau
castle-option-added-tome = Manuel
castle-option-added-lodge_seal = Armure de la Loge
castle-option-start_shown = Montrer quels objets sont distribués au départ
castle-option-memory = Mémoire
castle-option-memory-notes = le jeu tient vos notes
castle-option-memory-strict = à chacun de se souvenir
castle-option-rounds = Tours de table avant l’arrivée
castle-option-rounds-text = Après autant de tours de table sans annonce, la partie s’achève sans vainqueur. Presque aucune n’en dure autant.

## Le plateau

castle-board-pile = Pioche
castle-board-pile-text = Les objets que personne n’a encore. Quand elle est vide, les Sacs des Secrets deviennent une Clé et un Gobelet.
castle-board-unused = Professions
castle-board-unused-text = Les professions que personne n’exerce, face cachée. Le Manteau permet d’en prendre une.
castle-board-stock = Jetons de duel
castle-board-token = Jeton de duel
castle-board-token-text = Posé dans un duel, il vaut un point pour le camp de qui le pose. On en gagne un quand une proposition est refusée.
castle-board-drink = Élixir de Pouvoir
castle-board-drink-text = La société la moins nombreuse peut s’en servir à la place d’un troisième objet.
castle-board-hypnotised = Sous hypnose : hors du duel
castle-board-active = C’est son tour
castle-board-hand = { $count ->
    [0] Aucun objet en main
    [one] Un objet en main
   *[other] { $count } objets en main
 }
castle-board-items = Vos objets : { $count } ({ $limit } au plus)
castle-board-known = { $name } (personne d’autre ne le sait)
castle-board-start = Distribués au départ
castle-board-round = Tour de table { $round } · tour { $turn }
castle-board-turn = Tour { $turn }
castle-board-spread = Cartes à choisir
castle-board-offer = Proposition
castle-board-demand = Exigence du Diplomate
castle-board-wanted = exige
castle-board-hidden-item = Un objet, face cachée
castle-board-duel = Duel
castle-board-duel-interruption = Défi
castle-board-duel-support = Soutiens
castle-board-duel-hypnosis = Hypnose
castle-board-duel-reactions = Coups
castle-board-duel-after_duel = Issue
castle-board-score = Épées : { $attack }, boucliers : { $defence }
castle-board-winner = { $name_who ->
    [me] Vous l’emportez
   *[one] { $name } l’emporte
}
castle-board-tie = Égalité
castle-board-verdict = { $name_who ->
    [me] L’Alchimiste vous désigne
   *[one] L’Alchimiste désigne { $name }
}
castle-board-lone = { $name_who ->
    [me] Duel singulier : vous excluez tous les autres
   *[one] Duel singulier : { $name } exclut tous les autres
}
castle-board-idle = { $names_who ->
    [me] { $names_you } ne soutenez personne.
    [many] { $names } ne soutiennent personne.
   *[one] { $names } ne soutient personne.
}
castle-board-entranced = { $name_who ->
    [me] Vous êtes sous hypnose et ne comptez plus.
   *[one] { $name } est sous hypnose et ne compte plus.
}
castle-board-announced-order = { $name_who ->
    [me] Vous annoncez : l’Ordre détient les Clés du Pouvoir !
   *[one] { $name } annonce : l’Ordre détient les Clés du Pouvoir !
}
castle-board-announced-brotherhood = { $name_who ->
    [me] Vous annoncez : la Confrérie détient les Gobelets de l’Intrigue !
   *[one] { $name } annonce : la Confrérie détient les Gobelets de l’Intrigue !
}
# Ce qu’il faut réunir, selon que les sociétés sont ou non de même taille.
castle-smaller = { $uneven ->
    [yes] { $option_edition ->
        [coach] , ou deux et un Élixir de Pouvoir pour la société la moins nombreuse
       *[devil] , ou deux pour la société la moins nombreuse
    }
   *[no] { "" }
}
castle-needs = { $society_id ->
    [order] Il faut trois Clés{ castle-smaller }.
   *[brotherhood] Il faut trois Gobelets{ castle-smaller }.
}
castle-board-found = { $item } : { $count } au grand jour
castle-board-notebook = Votre carnet
castle-board-notes = Carnet ({ $count })
castle-board-notes-none = Vous n’avez encore rien vu de secret.
castle-board-note-item = { $name } tenait
castle-board-note-got = { $name } vous a donné
castle-board-note-hand = { $name }, sa main
castle-board-note-society = { $name }, sa société
castle-board-note-profession = { $name }, sa profession
castle-board-note-lacks = { $name } n’avait pas
castle-board-note-pile = Dans la pioche
castle-board-note-unused = Professions restantes
castle-board-note-shown = { $name } a vu dans votre main
castle-board-sure-announce = { castle-needs } Vous montrez vos cartes et nommez qui détient le reste. Si c’est faux, l’autre société gagne.
castle-board-sure-accuse = { castle-needs } Vous nommez ceux qui les détiennent dans l’autre société. Si c’est faux, elle gagne.
castle-board-sure-alone = { $option_edition ->
    [coach] Vous montrez l’Armure et vos trois objets : la victoire est à vous, et à personne d’autre.
   *[devil] Vous montrez le Sceau et vos trois objets : la victoire est à vous, et à personne d’autre.
}
castle-board-sure-name = Cette personne montre toutes ses cartes. Si elle n’est pas de cette société ou n’a rien qui compte, tout est perdu.
castle-board-sure-done = On compte ce qui est sur la table : plus personne ne sera nommé.
castle-board-sure-use = Votre profession est montrée à tous et ne servira plus.
castle-board-sure-decide = Votre profession est montrée à tous et ne servira plus.

# Ce que montrent les images, pour qui ne les voit pas.
castle-traveller-countess = la Comtesse
castle-traveller-friar = le Frère
castle-traveller-colonel = le Colonel
castle-traveller-gambler = le Joueur
castle-traveller-widow = la Veuve
castle-traveller-scholar = le Savant
castle-traveller-dancer = la Danseuse
castle-traveller-governess = la Gouvernante
castle-traveller-baronet = le Baronnet
castle-traveller-banker = le Banquier
castle-item-key-picture = Une grande clé dorée qui étincelle.
castle-item-goblet-picture = Un gobelet orné de pierres.
castle-item-bag-picture = Un sac noué.
castle-item-bag_key-picture = Un sac noué et une clé.
castle-item-bag_goblet-picture = Un sac noué et un gobelet.
castle-item-black_pearl-picture = Une perle noire dans sa coquille.
castle-item-coat-picture = Un manteau au large col.
castle-item-dagger-picture = Une dague sur un parchemin.
castle-item-gloves-picture = Une paire de gants dépareillés.
castle-item-monocle-picture = Un monocle et sa chaîne devant un livre.
castle-item-poison_ring-picture = Une bague dont le chaton à tête de mort s’ouvre sur un poison fumant.
castle-item-privilege-picture = Une charte scellée.
castle-item-lodge_seal-picture = Un écu : une clé et un gobelet.
castle-item-sextant-picture = Un sextant de laiton, sa lunette et son arc gradué.
castle-item-mirror-picture = Un miroir à main brisé, deux éclats tombés à côté.
castle-item-knives-picture = Trois couteaux en éventail.
castle-item-tome-picture = Un gros livre relié de cuir.
castle-item-whip-picture = Un fouet enroulé près d’un chandelier.
castle-profession-alchemist-picture = Un vieil homme barbu lève une fiole verte.
castle-profession-bodyguard-picture = Un garde au heaume fermé, hallebarde et bouclier.
castle-profession-clairvoyant-picture = Un devin au turban, les mains autour d’une boule de cristal.
castle-profession-diplomat-picture = Un homme à monocle et écharpe présente un traité.
castle-profession-doctor-picture = Un médecin en haut-de-forme tient un caducée.
castle-profession-grand_master-picture = Un vieillard couronné s’appuie sur son épée.
castle-profession-hypnotist-picture = Un homme aux yeux luisants, devant une spirale, balance une montre.
castle-profession-priest-picture = Un prêtre aux yeux clos, les mains jointes, devant une grande croix de lumière.
castle-profession-swordsman-picture = Un bretteur au chapeau à plume se fend, l’épée en avant.
castle-profession-thug-picture = Un colosse borgne serre un coup-de-poing de laiton.
castle-society-order-picture = Un œil grand ouvert au-dessus de deux clés.
castle-society-brotherhood-picture = Deux masques et un gobelet.
castle-traveller-countess-picture = Une comtesse à l’éventail.
castle-traveller-friar-picture = Un moine tonsuré, hilare, lève sa chope.
castle-traveller-colonel-picture = Un vieux colonel en shako, à l’écharpe rouge, sabre au clair.
castle-traveller-gambler-picture = Un joueur au chapeau melon, ses cartes et deux dés.
castle-traveller-widow-picture = Une veuve sous son voile noir, une rose à la main.
castle-traveller-scholar-picture = Un savant près d’un globe.
castle-traveller-dancer-picture = Une danseuse tourne, les bras levés, un tambourin à la main.
castle-traveller-governess-picture = Une gouvernante sévère, un livre sous le bras.
castle-traveller-baronet-picture = Un baronnet moustachu en habit rouge, son cor de chasse au bras.
castle-traveller-banker-picture = Un banquier en haut-de-forme, bourse et pièces.

## Ce que veut un camp, dit au début

castle-dealt-order = L’Ordre gagne quand l’un de vous annonce que ses membres détiennent trois Clés{ castle-smaller }. Trouvez d’abord les vôtres.
castle-dealt-brotherhood = La Confrérie gagne quand l’un de vous annonce que ses membres détiennent trois Gobelets{ castle-smaller }. Trouvez d’abord les vôtres.
castle-beat-support = Chacun choisit son camp
castle-beat-support-means = Chaque soutien vaut un point ; objets et professions peuvent encore tout changer.
castle-beat-won-means = { $name_who ->
    [me] Vous allez découvrir l’identité secrète de { $loser } ou lui prendre un objet.
   *[one] { $loser_who ->
        [me] { $name } va découvrir votre identité secrète ou vous prendre un objet.
       *[one] { $name } va découvrir l’identité secrète de { $loser } ou lui prendre un objet.
    }
}
castle-beat-tie-means = { $attacker_who ->
    [me] Personne ne l’emporte : vous attaquiez, vous prenez donc le premier objet de la pioche.
   *[one] Personne ne l’emporte : { $attacker }, qui attaquait, prend le premier objet de la pioche.
}
castle-beat-tie-empty = Personne ne l’emporte, et la pioche est vide : chacun garde ce qu’il a.
castle-beat-count = On compte les épées
castle-beat-announced = { $name_who ->
    [me] Vous vous levez
   *[other] { $name } se lève
}
castle-beat-announced-means = { $name_who ->
    [me] Si l’annonce est juste, votre société gagne la partie ; sinon, c’est l’autre.
   *[other] Si l’annonce est juste, la société de { $name } gagne la partie ; sinon, c’est l’autre.
}
castle-beat-alone-means = { $name_who ->
    [me] Vous gagnez la partie, et personne d’autre.
   *[other] { $name } gagne la partie, et personne d’autre.
}
castle-order-pass_until-duel = Passer ce duel
castle-order-pass_until-duel-on = Vous passez jusqu’à la fin de ce duel.
castle-order-pass_until-touched = Passer tant que je peux
castle-order-pass_until-touched-on = Vous passez dans les duels jusqu’à votre tour, votre propre duel ou une question qui vous est adressée.
castle-opponent-anybody = quelqu’un
castle-means-token = Jeton de duel
castle-order-support_if = { $other_id ->
    [anybody] { $whom_id ->
        [one] Si { $one } se bat : soutenir { $one }
       *[other] Si { $one } se bat : soutenir l’autre
    }
   *[other] { $whom_id ->
        [one] { $one } contre { $other } : soutenir { $one }
        [other] { $one } contre { $other } : soutenir { $other }
       *[nobody] { $one } contre { $other } : ne soutenir personne
    }
}
castle-order-use_if = { $when_id ->
    [attacks] { $who_who ->
        [me] { $means } quand j’attaque
       *[other] { $means } quand { $who } attaque
    }
    [attacked] { $who_who ->
        [me] { $means } quand on m’attaque
       *[other] { $means } quand on attaque { $who }
    }
    [behind] { $who_who ->
        [me] { $means } si je ne gagne pas sans cela
       *[other] { $means } si { $who } ne gagne pas sans cela
    }
   *[lost] { $who_who ->
        [me] { $means } si j’ai perdu
       *[other] { $means } si { $who } a perdu
    }
}
castle-ahead-support = Soutiens
castle-ahead-token = { castle-means-token }


# What one did, in one's own statistics.
castle-deed-duels_won = duels gagnés
castle-deed-duels_lost = duels perdus
castle-deed-trades = échanges conclus
castle-deed-stolen = objets pris en duel
castle-deed-announced = annonces

## Énigmes

castle-puzzle-assumption = Les membres de votre société disent la vérité sur les sociétés : ceux à qui ils font confiance en sont, ceux dont ils se méfient n’en sont pas. Il y a trois Clés et trois Gobelets ; un Sac ne compte comme Clé ou comme Gobelet qu’une fois la pioche vide. Ce qui n’est pas raconté n’a pas changé de main.
castle-puzzle-announce = Vous annoncez la victoire de votre société : il faut trois de ses objets{ castle-smaller }. Qui nommez-vous, pour avoir raison à coup sûr ?
castle-puzzle-accuse = Vous déclarez que l’autre société a réuni ses objets : il en faut trois{ castle-smaller }. Qui nommez-vous, pour avoir raison à coup sûr ?
castle-puzzle-friends = Qui est de votre société ?
castle-event-puzzle-friends = De votre société : { $targets }.
castle-event-puzzle-name = { $targets_who ->
    [none] Vous ne nommez personne.
   *[other] Vous nommez { $targets }.
}
castle-event-puzzle-is = { $society_id ->
    [order] { $seat } appartient à l’{ $society }.
   *[brotherhood] { $seat } appartient à la { $society }.
}
castle-event-puzzle-holds = { $count ->
    [0] { $seat } n’a aucun objet qui compte ({ $item }).
    [one] { $seat } a un objet qui compte ({ $item }).
   *[other] { $seat } a { $count } objets qui comptent ({ $item }).
}
castle-event-puzzle-has = { $seat } a { castle-an-item }.
castle-event-puzzle-lacks = { $seat } n’a { castle-no-item }.

## Les chapitres de la galerie

castle-things-item = Les objets
castle-things-profession = Les professions
castle-things-society = Les sociétés
castle-things-traveller = Les voyageurs
