abyss-name = Abyss
abyss-about = Au fond des mers, le trône est vide. Explorez les profondeurs, ralliez les Peuples, recrutez les Seigneurs et contrôlez les Lieux pour avoir le plus d’influence.

## Peuples et Guildes

abyss-race-jellyfish = méduses
abyss-race-crab = crabes
abyss-race-seahorse = hippocampes
abyss-race-shellfish = coquillages
abyss-race-squid = poulpes
abyss-guild-military = militaire
abyss-guild-merchant = marchand
abyss-guild-mage = mage
abyss-guild-politician = politicien
abyss-guild-farmer = cultivateur
abyss-guild-ambassador = ambassadeur

## Alliés

abyss-ally-jellyfish-1 = méduse 1
abyss-ally-jellyfish-2 = méduse 2
abyss-ally-jellyfish-3 = méduse 3
abyss-ally-jellyfish-4 = méduse 4
abyss-ally-jellyfish-5 = méduse 5
abyss-ally-crab-1 = crabe 1
abyss-ally-crab-2 = crabe 2
abyss-ally-crab-3 = crabe 3
abyss-ally-crab-4 = crabe 4
abyss-ally-crab-5 = crabe 5
abyss-ally-seahorse-1 = hippocampe 1
abyss-ally-seahorse-2 = hippocampe 2
abyss-ally-seahorse-3 = hippocampe 3
abyss-ally-seahorse-4 = hippocampe 4
abyss-ally-seahorse-5 = hippocampe 5
abyss-ally-shellfish-1 = coquillage 1
abyss-ally-shellfish-2 = coquillage 2
abyss-ally-shellfish-3 = coquillage 3
abyss-ally-shellfish-4 = coquillage 4
abyss-ally-shellfish-5 = coquillage 5
abyss-ally-squid-1 = poulpe 1
abyss-ally-squid-2 = poulpe 2
abyss-ally-squid-3 = poulpe 3
abyss-ally-squid-4 = poulpe 4
abyss-ally-squid-5 = poulpe 5
abyss-card-jellyfish-1 = { abyss-ally-jellyfish-1 }
abyss-card-jellyfish-2 = { abyss-ally-jellyfish-2 }
abyss-card-jellyfish-3 = { abyss-ally-jellyfish-3 }
abyss-card-jellyfish-4 = { abyss-ally-jellyfish-4 }
abyss-card-jellyfish-5 = { abyss-ally-jellyfish-5 }
abyss-card-crab-1 = { abyss-ally-crab-1 }
abyss-card-crab-2 = { abyss-ally-crab-2 }
abyss-card-crab-3 = { abyss-ally-crab-3 }
abyss-card-crab-4 = { abyss-ally-crab-4 }
abyss-card-crab-5 = { abyss-ally-crab-5 }
abyss-card-seahorse-1 = { abyss-ally-seahorse-1 }
abyss-card-seahorse-2 = { abyss-ally-seahorse-2 }
abyss-card-seahorse-3 = { abyss-ally-seahorse-3 }
abyss-card-seahorse-4 = { abyss-ally-seahorse-4 }
abyss-card-seahorse-5 = { abyss-ally-seahorse-5 }
abyss-card-shellfish-1 = { abyss-ally-shellfish-1 }
abyss-card-shellfish-2 = { abyss-ally-shellfish-2 }
abyss-card-shellfish-3 = { abyss-ally-shellfish-3 }
abyss-card-shellfish-4 = { abyss-ally-shellfish-4 }
abyss-card-shellfish-5 = { abyss-ally-shellfish-5 }
abyss-card-squid-1 = { abyss-ally-squid-1 }
abyss-card-squid-2 = { abyss-ally-squid-2 }
abyss-card-squid-3 = { abyss-ally-squid-3 }
abyss-card-squid-4 = { abyss-ally-squid-4 }
abyss-card-squid-5 = { abyss-ally-squid-5 }
abyss-card-monster = un Monstre

## Seigneurs

abyss-lord-recruiter = Le Recruteur
abyss-lord-recruiter-text = Vos adversaires doivent réunir 2 points de plus pour recruter un Seigneur.
abyss-lord-jailer = Le Geôlier
abyss-lord-jailer-text = Chaque adversaire défausse de sa main un Allié de son choix.
abyss-lord-seeker = Le Questeur
abyss-lord-seeker-text = Chaque adversaire rend 2 Perles au Trésor, ou ce qu’il en a.
abyss-lord-assassin = L’Assassin
abyss-lord-assassin-text = Frappez un Seigneur libre de chaque adversaire : il ne compte plus que pour ses propres PI.
abyss-lord-commander = Le Chef des armées
abyss-lord-commander-text = À son arrivée, puis à la fin de leurs tours, vos adversaires gardent au plus 6 Alliés en main.
abyss-lord-tamer = La Dresseuse
abyss-lord-tamer-text = Vos adversaires touchent la récompense de la case précédente de la Menace, au moins la première.
abyss-lord-hunter = Le Chasseur
abyss-lord-hunter-text = Prenez au hasard un pion Monstre à un adversaire.
abyss-lord-ship_master = L’Armateur
abyss-lord-ship_master-text = Après votre exploration, gagnez 1 Perle par Peuple envoyé au Conseil.
abyss-lord-trader = La Négociante
abyss-lord-trader-text = Gagnez 3 Perles.
abyss-lord-peddler = Le Colporteur
abyss-lord-peddler-text = Gagnez 2 Perles.
abyss-lord-landlord = Le Rentier
abyss-lord-landlord-text = Gagnez 1 Perle à chacun de vos tours.
abyss-lord-slaver = L’Esclavagiste
abyss-lord-slaver-text = Une fois à chacun de vos tours, vous pouvez défausser un Allié pour gagner 2 Perles.
abyss-lord-shopkeeper = Le Boutiquier
abyss-lord-shopkeeper-text = Gagnez 1 Perle.
abyss-lord-shaman = La Chamanesse
abyss-lord-shaman-text = Les Seigneurs militaires adverses n’ont aucun effet sur vous.
abyss-lord-invoker = L’Invocateur
abyss-lord-invoker-text = Après ce tour, jouez-en aussitôt un autre, complet.
abyss-lord-apprentice = L’Apprenti
abyss-lord-apprentice-text = Prenez une pile du Conseil.
abyss-lord-oracle = L’Oracle
abyss-lord-oracle-text = Une fois à chacun de vos tours, vous pouvez défausser une pile du Conseil.
abyss-lord-alchemist = L’Alchimiste
abyss-lord-alchemist-text = Le soutien du Conseil vous donne deux piles au lieu d’une.
abyss-lord-illusionist = L’Illusionniste
abyss-lord-illusionist-text = Vous pouvez échanger un de vos Lieux contre un Lieu disponible.
abyss-lord-master_of_magic = Le Maître de magie
abyss-lord-master_of_magic-text = Lors d’un recrutement, fédérez l’Allié de votre choix parmi ceux dépensés.
abyss-lord-opportunist = L’Opportuniste
abyss-lord-opportunist-text = Une fois à chacun de vos tours, vous pouvez remplacer un Seigneur de la Cour par le premier de la pioche.
abyss-lord-corruptor = Le Corrupteur
abyss-lord-corruptor-text = Vous pouvez payer 5 Perles pour prendre un Seigneur de la Cour.
abyss-lord-traitor = Le Traître
abyss-lord-traitor-text = Vous pouvez défausser un autre de vos Seigneurs libres pour en prendre un à la Cour.
abyss-lord-diplomat = Le Diplomate
abyss-lord-diplomat-text = Pour recruter, vous pouvez ignorer le Peuple obligatoire.
abyss-lord-treasurer = Le Trésorier
abyss-lord-treasurer-text = Il vous faut 2 points de moins pour recruter un Seigneur.
abyss-lord-schemer = L’Intrigant
abyss-lord-schemer-text = Vous pouvez défausser un autre de vos Seigneurs libres pour prendre le premier de la pioche.
abyss-lord-keeper = La Gardienne
abyss-lord-keeper-text = Aucun Pouvoir, beaucoup d’influence.
abyss-lord-reaper = Le Faucheur
abyss-lord-reaper-text = Aucun Pouvoir, beaucoup d’influence.
abyss-lord-shepherd = La Bergère
abyss-lord-shepherd-text = Aucun Pouvoir, beaucoup d’influence.
abyss-lord-miller = Le Meunier
abyss-lord-miller-text = Aucun Pouvoir, beaucoup d’influence.
abyss-lord-aquaculturalist = L’Aquaculteur
abyss-lord-aquaculturalist-text = Aucun Pouvoir, beaucoup d’influence.
abyss-lord-landowner = L’Exploitant
abyss-lord-landowner-text = Aucun Pouvoir, beaucoup d’influence.
abyss-lord-sage = Le Sage
abyss-lord-sage-text = Piochez 2 Lieux et prenez le contrôle de l’un d’eux ; l’autre devient disponible.
abyss-lord-hermit = L’Ermite
abyss-lord-hermit-text = Piochez 1 Lieu et prenez-en le contrôle.
abyss-lord-elder = L’Ancien
abyss-lord-elder-text = Piochez 3 Lieux et prenez le contrôle de l’un d’eux ; les autres deviennent disponibles.

## Lieux

abyss-location-sargasso_silos = Les Silos à sargasses
abyss-location-sargasso_silos-text = 5 PI, plus 2 par cultivateur.
abyss-location-hydrozoa_reserves = Les Réserves d’hydrozoas
abyss-location-hydrozoa_reserves-text = 6 PI, plus 2 par mage.
abyss-location-sanctuary = Le Sanctuaire
abyss-location-sanctuary-text = 4 PI, plus 3 par méduse fédérée.
abyss-location-parliament = Le Parlement
abyss-location-parliament-text = 6 PI, plus 2 par politicien.
abyss-location-barracks = La Caserne
abyss-location-barracks-text = 7 PI, plus 2 par militaire.
abyss-location-dockworks = Les Quais de chargement
abyss-location-dockworks-text = 5 PI, plus 2 par marchand.
abyss-location-sargasso_fields = Les Champs de Sargasses
abyss-location-sargasso_fields-text = 3 PI, plus 3 par hippocampe fédéré.
abyss-location-abyss = Les Abysses
abyss-location-abyss-text = 2 PI par Guilde présente parmi vos Seigneurs.
abyss-location-city_of_mirrors = La Cité miroir
abyss-location-city_of_mirrors-text = Compte comme le Lieu d’un adversaire, évalué avec vos Seigneurs et vos Alliés.
abyss-location-black_smokers = Les Fumeurs noirs
abyss-location-black_smokers-text = 0 PI. Vous pouvez l’échanger aussitôt contre un Lieu choisi dans la pioche.
abyss-location-oceanic_senate_assembly = L’Assemblée Océanique du Sénat
abyss-location-oceanic_senate_assembly-text = 4 PI, plus 3 par poulpe fédéré.
abyss-location-depths = Les Bas-fonds
abyss-location-depths-text = Deux fois les PI de votre Seigneur le plus faible.
abyss-location-throne_room = La Salle du trône
abyss-location-throne_room-text = Les PI de votre Seigneur le plus fort.
abyss-location-jail = Les Geôles
abyss-location-jail-text = 15 PI, moins 1 par Seigneur.
abyss-location-chasm = Le Gouffre
abyss-location-chasm-text = 5 PI, plus 3 par crabe fédéré.
abyss-location-closed_tower = La Tour close
abyss-location-closed_tower-text = 3 PI par Seigneur avec une Clef imprimée, même utilisée.
abyss-location-lost_tower = La Tour perdue
abyss-location-lost_tower-text = 3 PI par Seigneur sans Clef imprimée.
abyss-location-chamber_of_allies = La Chambre des Alliés
abyss-location-chamber_of_allies-text = 3 PI, plus la valeur de votre plus faible Allié fédéré de chaque Peuple.
abyss-location-nest_of_giant_clams = La Fosse aux tridacnas géants
abyss-location-nest_of_giant_clams-text = 3 PI, plus 3 par coquillage fédéré.
abyss-location-coral_barrier = La Barrière de corail
abyss-location-coral_barrier-text = 20 PI, moins 1 par Allié fédéré.

## Fin de la partie

abyss-end-lords = sept Seigneurs réunis
abyss-end-court = la Cour ne peut plus être complétée
abyss-n-keys = { $keys ->
    [one] { $keys } Clef
   *[other] { $keys } Clefs
}
abyss-n-pearls = { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
}
abyss-n-tokens = { $tokens ->
    [one] { $tokens } pion Monstre
   *[other] { $tokens } pions Monstre
}
abyss-rewards = { $keys ->
    [0] { $pearls ->
        [0] { abyss-n-tokens }
       *[other] { $tokens ->
            [0] { abyss-n-pearls }
           *[other] { abyss-n-pearls } et { abyss-n-tokens }
        }
    }
   *[other] { $pearls ->
        [0] { $tokens ->
            [0] { abyss-n-keys }
           *[other] { abyss-n-keys } et { abyss-n-tokens }
        }
       *[other] { $tokens ->
            [0] { abyss-n-keys } et { abyss-n-pearls }
           *[other] { abyss-n-keys }, { abyss-n-pearls } et { abyss-n-tokens }
        }
    }
}
abyss-payment = { $allies_count ->
    [0] { abyss-n-pearls }
   *[other] { $pearls ->
        [0] { $allies }
       *[other] { $allies }, plus { abyss-n-pearls }
    }
}

## Choix

abyss-choice-plot = Manigancer (1 Perle)
abyss-choice-explore = Explorer les profondeurs
abyss-choice-support = Prendre la pile du Conseil : { $race }
abyss-choice-support_two = Prendre deux piles du Conseil : { $one } et { $two }
abyss-choice-recruit = Recruter : { $lord }
abyss-choice-buy = Acheter
abyss-choice-take = Prendre cet Allié
abyss-choice-go_on = Continuer l’exploration
abyss-choice-fight = Combattre le Monstre
abyss-choice-reward = Récompense : { abyss-rewards }
abyss-choice-spend = Dépenser : { $ally }
abyss-choice-settle = Conclure le paiement
abyss-choice-federate = Fédérer : { $ally }
abyss-choice-sell = Esclavagiste : défausser { $ally } pour 2 Perles
abyss-choice-sweep = Oracle : défausser la pile du Conseil ({ $race })
abyss-choice-replace = Opportuniste : remplacer { $lord } à la Cour
abyss-choice-discard = Défausser : { $ally }
abyss-choice-disable = Frapper : { $lord }
abyss-choice-hunt = Prendre un pion Monstre à { $victim }
abyss-choice-dismiss = Se défaire de : { $lord }
abyss-choice-claim = Prendre à la Cour : { $lord }
abyss-choice-give = Céder : { $location }
abyss-choice-control = Prendre : { $location }
abyss-choice-draw = { $number ->
    [one] Piocher { $number } Lieu
   *[other] Piocher { $number } Lieux
  }
abyss-choice-choose = Choisir : { $location }
abyss-choice-use_lord = Utiliser la Clef : { $lord }
abyss-choice-use_token = Utiliser un pion Clef
abyss-choice-search = Échanger contre : { $location }

# Les mêmes en peu de mots, un bouton par verbe ; « … » suit quand il reste à choisir.
abyss-verb-explore = Explorer
abyss-verb-support = { $count ->
    [one] Conseil : { $race }
   *[other] Conseil
}
abyss-verb-support_two = Prendre deux piles
abyss-verb-recruit = { $count ->
    [one] Recruter : { $lord }
   *[other] Recruter
}
abyss-verb-sweep = { $count ->
    [one] Oracle ({ $race })
   *[other] Oracle
}
abyss-verb-replace = { $count ->
    [one] Remplacer { $lord }
   *[other] Opportuniste
}
abyss-verb-reward = Récompense
abyss-verb-draw = Piocher des Lieux

## Questions

abyss-ask-turn = C’est votre tour. Que faites-vous ?
abyss-ask-offer = { $seller } vous propose un Allié ({ $ally }) pour { $price ->
    [one] { $price } Perle
   *[other] { $price } Perles
  }. L’achetez-vous ?
abyss-ask-take = Personne n’a acheté cet Allié ({ $ally }). Le prenez-vous ?
abyss-ask-monster = Un Monstre surgit ! Le combattez-vous ?
abyss-ask-reward = Le Monstre est vaincu. Quelle récompense choisissez-vous ?
abyss-ask-pay = { $missing ->
    [0] { $peoples ->
        [0] { $lord } : les { $value } points y sont. Vous pouvez recruter.
        [one] { $lord } : les { $value } points y sont. Il manque un Allié d’un autre Peuple.
       *[other] { $lord } : les { $value } points y sont. Il manque des Alliés de { $peoples } autres Peuples.
      }
    [one] { $peoples ->
        [0] { $lord } : il manque { $missing } point sur { $value }, à payer d’un Allié ou d’une Perle.
        [one] { $lord } : il manque { $missing } point sur { $value } et { $peoples } Peuple.
       *[other] { $lord } : il manque { $missing } point sur { $value } et { $peoples } Peuples.
      }
   *[other] { $peoples ->
        [0] { $lord } : il manque { $missing } points sur { $value }, à payer en Alliés ou en Perles.
        [one] { $lord } : il manque { $missing } points sur { $value } et { $peoples } Peuple.
       *[other] { $lord } : il manque { $missing } points sur { $value } et { $peoples } Peuples.
      }
  }
abyss-ask-federate = Quel Allié fédérez-vous ?
abyss-ask-discard = { $number ->
    [one] Défaussez un Allié de votre main.
   *[other] Défaussez { $number } Alliés de votre main.
  }
abyss-ask-strike = L’Assassin : quel Seigneur frappez-vous chez { $victim } ?
abyss-ask-hunt = Le Chasseur : à qui prenez-vous un pion Monstre ?
abyss-ask-learn = L’Apprenti : quelle pile du Conseil prenez-vous ?
abyss-ask-give = L’Illusionniste : cédez-vous un de vos Lieux ?
abyss-ask-swap = Quel Lieu prenez-vous en échange ({ $location }) ?
abyss-ask-corrupt = Le Corrupteur : payez-vous 5 Perles pour un Seigneur de la Cour ?
abyss-ask-dismiss = { $lord } : échanger un autre Seigneur libre ?
abyss-ask-claim = Quel Seigneur de la Cour prenez-vous ?
abyss-ask-control = Trois Clefs ! Quel Lieu prenez-vous, ou combien en piochez-vous ?
abyss-ask-choose = Lequel de ces Lieux gardez-vous ?
abyss-ask-keys = { $number ->
    [one] Encore { $number } Clef à utiliser ({ $location }). Laquelle ?
   *[other] Encore { $number } Clefs à utiliser ({ $location }). Lesquelles ?
  }
abyss-ask-search = Les Fumeurs noirs : contre quel Lieu de la pioche les échangez-vous ?
abyss-ask-closing = Fin de votre tour : utilisez-vous encore un Pouvoir ?

abyss-step-turn = { $asked_who ->
    [me] choisissez une action
    [many] choisissent une action
   *[one] choisit une action
}
abyss-step-offer = { $asked_who ->
    [me] réfléchissez à un achat
    [many] réfléchissent à un achat
   *[one] réfléchit à un achat
}
abyss-step-take = { $asked_who ->
    [me] prenez ou continuez
    [many] prennent ou continuent
   *[one] prend ou continue
}
abyss-step-monster = { $asked_who ->
    [me] faites face à un Monstre
    [many] font face à un Monstre
   *[one] fait face à un Monstre
}
abyss-step-reward = { $asked_who ->
    [me] choisissez votre récompense
    [many] choisissent leur récompense
   *[one] choisit sa récompense
}
abyss-step-pay = { $asked_who ->
    [me] payez un Seigneur
    [many] paient un Seigneur
   *[one] paie un Seigneur
}
abyss-step-federate = { $asked_who ->
    [me] fédérez un Allié
    [many] fédèrent un Allié
   *[one] fédère un Allié
}
abyss-step-discard = { $asked_who ->
    [me] défaussez des Alliés
    [many] défaussent des Alliés
   *[one] défausse des Alliés
}
abyss-step-strike = { $asked_who ->
    [me] désignez une cible de l’Assassin
    [many] désignent une cible de l’Assassin
   *[one] désigne une cible de l’Assassin
}
abyss-step-hunt = { $asked_who ->
    [me] désignez une cible du Chasseur
    [many] désignent une cible du Chasseur
   *[one] désigne une cible du Chasseur
}
abyss-step-learn = { $asked_who ->
    [me] choisissez une pile du Conseil
    [many] choisissent une pile du Conseil
   *[one] choisit une pile du Conseil
}
abyss-step-give = { $asked_who ->
    [me] songez à échanger un Lieu
    [many] songent à échanger un Lieu
   *[one] songe à échanger un Lieu
}
abyss-step-swap = { $asked_who ->
    [me] échangez un Lieu
    [many] échangent un Lieu
   *[one] échange un Lieu
}
abyss-step-corrupt = { $asked_who ->
    [me] songez à corrompre un Seigneur
    [many] songent à corrompre un Seigneur
   *[one] songe à corrompre un Seigneur
}
abyss-step-dismiss = { $asked_who ->
    [me] songez à vous défaire d’un Seigneur
    [many] songent à se défaire d’un Seigneur
   *[one] songe à se défaire d’un Seigneur
}
abyss-step-claim = { $asked_who ->
    [me] prenez un Seigneur à la Cour
    [many] prennent un Seigneur à la Cour
   *[one] prend un Seigneur à la Cour
}
abyss-step-control = { $asked_who ->
    [me] prenez le contrôle d’un Lieu
    [many] prennent le contrôle d’un Lieu
   *[one] prend le contrôle d’un Lieu
}
abyss-step-choose = { $asked_who ->
    [me] choisissez parmi des Lieux
    [many] choisissent parmi des Lieux
   *[one] choisit parmi des Lieux
}
abyss-step-keys = { $asked_who ->
    [me] choisissez vos Clefs
    [many] choisissent leurs Clefs
   *[one] choisit ses Clefs
}
abyss-step-search = { $asked_who ->
    [me] consultez la pioche des Lieux
    [many] consultent la pioche des Lieux
   *[one] consulte la pioche des Lieux
}
abyss-step-closing = { $asked_who ->
    [me] terminez votre tour
    [many] terminent leur tour
   *[one] termine son tour
}

## Ce qui se passe

abyss-event-turn = { $me ->
    [seat] À vous de jouer.
   *[other] Au tour de { $seat }.
}
abyss-event-plotted = { $me ->
    [seat] Vous manigancez : { $lord } arrive à la Cour.
   *[other] { $seat } manigance : { $lord } arrive à la Cour.
}
abyss-event-revealed = On dévoile en case { $space } : { $card }.
abyss-event-declined = { $me ->
    [seat] Vous n’achetez pas.
   *[other] { $seat } n’achète pas.
}
abyss-event-bought = { $me ->
    [seat] Vous achetez un Allié à { $seller } : { $ally } ({ abyss-n-pearls }).
    [seller] { $seat } vous achète un Allié : { $ally } ({ abyss-n-pearls }).
   *[other] { $seat } achète un Allié à { $seller } : { $ally } ({ abyss-n-pearls }).
}
abyss-event-took = { $pearls ->
    [0] { $me ->
        [seat] Vous prenez un Allié : { $ally }.
       *[other] { $seat } prend un Allié : { $ally }.
    }
   *[other] { $me ->
        [seat] Vous prenez un Allié ({ $ally }) et gagnez { abyss-n-pearls }.
       *[other] { $seat } prend un Allié ({ $ally }) et gagne { abyss-n-pearls }.
    }
}
abyss-event-left_monster = { $me ->
    [seat] Vous laissez le Monstre : la Menace est à la case { $threat }.
   *[other] { $seat } laisse le Monstre : la Menace est à la case { $threat }.
}
abyss-event-fought = { $me ->
    [seat] Vous terrassez le Monstre et gagnez { abyss-rewards }.
   *[other] { $seat } terrasse le Monstre et gagne { abyss-rewards }.
}
abyss-event-fought-private = { $values_count ->
    [0] { abyss-event-fought }
    [one] { abyss-event-fought } Valeur du pion : { $values }.
   *[other] { abyss-event-fought } Valeur des pions : { $values }.
}
abyss-event-cleared = { $allies_count ->
    [0] Aucun Allié ne rejoint le Conseil.
    [one] Un Allié rejoint le Conseil : { $allies }.
   *[other] Des Alliés rejoignent le Conseil : { $allies }.
}
abyss-event-reshuffled = { $number ->
    [one] La défausse ({ $number } carte) forme une nouvelle pioche.
   *[other] La défausse ({ $number } cartes) forme une nouvelle pioche.
}
abyss-event-supported = { $me ->
    [seat] Vous prenez la pile du Conseil : { $race } × { $number }.
   *[other] { $seat } prend la pile du Conseil : { $race } × { $number }.
}
abyss-event-supported-private = { $me ->
    [seat] Vous prenez la pile du Conseil : { $allies }.
   *[other] { $seat } prend la pile du Conseil : { $allies }.
}
abyss-event-paid = { $me ->
    [seat] Vous payez { $lord } : { abyss-payment }.
   *[other] { $seat } paie { $lord } : { abyss-payment }.
}
abyss-event-federated = { $me ->
    [seat] Vous fédérez un Allié : { $ally }.
   *[other] { $seat } fédère un Allié : { $ally }.
}
abyss-event-joined = { $me ->
    [seat] { $lord } vous rejoint.
   *[other] { $lord } rejoint { $seat }.
}
abyss-event-refilled = { $lords_count ->
    [0] { $me ->
        [seat] Vous gagnez { abyss-n-pearls } ; aucun Seigneur n’arrive à la Cour.
       *[other] { $seat } gagne { abyss-n-pearls } ; aucun Seigneur n’arrive à la Cour.
    }
    [one] { $me ->
        [seat] Vous gagnez { abyss-n-pearls } ; un Seigneur arrive à la Cour : { $lords }.
       *[other] { $seat } gagne { abyss-n-pearls } ; un Seigneur arrive à la Cour : { $lords }.
    }
   *[other] { $me ->
        [seat] Vous gagnez { abyss-n-pearls } ; des Seigneurs arrivent à la Cour : { $lords }.
       *[other] { $seat } gagne { abyss-n-pearls } ; des Seigneurs arrivent à la Cour : { $lords }.
    }
}
abyss-event-gained = { $me ->
    [seat] { $lord } : vous gagnez { abyss-n-pearls }.
   *[other] { $lord } : { $seat } gagne { abyss-n-pearls }.
}
abyss-event-discarded = { $allies_count ->
    [0] { $me ->
        [seat] Vous n’avez rien à défausser.
       *[other] { $seat } n’a rien à défausser.
    }
   *[other] { $me ->
        [seat] Vous défaussez : { $allies }.
       *[other] { $seat } défausse : { $allies }.
    }
}
abyss-event-swept = { $me ->
    [seat] Votre Oracle balaie une pile du Conseil : { $race } × { $number }.
   *[other] L’Oracle de { $seat } balaie une pile du Conseil : { $race } × { $number }.
}
abyss-event-replaced = { $me ->
    [seat] Vous chassez { $lord } de la Cour ; { $new } arrive.
   *[other] { $seat } chasse { $lord } de la Cour ; { $new } arrive.
}
abyss-event-paid_seeker = { $pearls ->
    [0] { $me ->
        [seat] Le Questeur : vous n’avez aucune Perle à rendre.
       *[other] Le Questeur : { $seat } n’a aucune Perle à rendre.
    }
   *[other] { $me ->
        [seat] Le Questeur : vous rendez { abyss-n-pearls } au Trésor.
       *[other] Le Questeur : { $seat } rend { abyss-n-pearls } au Trésor.
    }
}
abyss-event-disabled = { $me ->
    [seat] Votre Assassin frappe chez { $victim } : { $lord }.
    [victim] L’Assassin de { $seat } frappe chez vous : { $lord }.
   *[other] L’Assassin de { $seat } frappe chez { $victim } : { $lord }.
}
abyss-event-stolen = { $me ->
    [seat] Vous prenez un pion Monstre à { $victim }.
    [victim] { $seat } vous prend un pion Monstre.
   *[other] { $seat } prend un pion Monstre à { $victim }.
}
abyss-event-stolen-private = { $me ->
    [seat] Vous prenez un pion Monstre de valeur { $value } à { $victim }.
    [victim] { $seat } vous prend un pion Monstre de valeur { $value }.
   *[other] { $seat } prend un pion Monstre de valeur { $value } à { $victim }.
}
abyss-event-corrupted = { $me ->
    [seat] Vous payez { abyss-n-pearls } pour corrompre un Seigneur.
   *[other] { $seat } paie { abyss-n-pearls } pour corrompre un Seigneur.
}
abyss-event-dismissed = { $me ->
    [seat] Vous vous défaites d’un Seigneur : { $lord }.
   *[other] { $seat } se défait d’un Seigneur : { $lord }.
}
abyss-event-swapped = { $me ->
    [seat] Vous échangez un Lieu : { $location } contre { $new }.
   *[other] { $seat } échange un Lieu : { $location } contre { $new }.
}
abyss-event-drew = { $number ->
    [1] { $me ->
        [seat] Vous piochez un Lieu.
       *[other] { $seat } pioche un Lieu.
    }
   *[other] { $me ->
        [seat] Vous piochez { $number } Lieux.
       *[other] { $seat } pioche { $number } Lieux.
    }
}
abyss-event-drew-private = { $me ->
    [seat] Vous piochez : { $locations }.
   *[other] { $seat } pioche : { $locations }.
}
abyss-event-opened = { $locations_count ->
    [0] Aucun nouveau Lieu n’est disponible.
    [one] Un nouveau Lieu est disponible : { $locations }.
   *[other] De nouveaux Lieux sont disponibles : { $locations }.
}
abyss-event-controlled = { $me ->
    [seat] Vous prenez le contrôle d’un Lieu : { $location }.
   *[other] { $seat } prend le contrôle d’un Lieu : { $location }.
}
abyss-event-searched = { $me ->
    [seat] Fumeurs noirs : vous les échangez contre { $location }.
   *[other] Fumeurs noirs : { $seat } les échange contre { $location }.
}
abyss-event-last_round = { $me ->
    [seat] Vous déclenchez la fin ({ $why }) : dernier tour pour les autres.
   *[other] { $seat } déclenche la fin ({ $why }) : dernier tour pour les autres.
}
abyss-event-stalled = Depuis { $rounds } tours de table, personne n’a recruté de Seigneur ni pris de Lieu : on compte les points tels quels.
abyss-event-extra_turn = { $me ->
    [seat] L’Invocateur : vous rejouez.
   *[other] L’Invocateur : { $seat } rejoue.
}
abyss-event-final_federation = { $allies_count ->
    [0] { $me ->
        [seat] Pour finir, vous n’avez aucun Allié à fédérer.
       *[other] Pour finir, { $seat } n’a aucun Allié à fédérer.
    }
   *[other] { $me ->
        [seat] Vous fédérez pour finir : { $allies }.
       *[other] { $seat } fédère pour finir : { $allies }.
    }
}
abyss-event-scored = { $seat_you } : { $total } PI (Lieux { $locations }, Seigneurs { $lords }, Alliés { $allies }, Monstres { $tokens }).
abyss-event-ended = La partie est finie.

## Problèmes

abyss-puzzle-assumption = C’est le dernier tour ; ce qui reste en main est fédéré ensuite. Vous connaissez toutes les mains et les piles du Conseil, mais ni l’ordre des pioches ni les pions Monstre des autres : là, attendez-vous au pire. Manigancer, ou utiliser d’abord un Pouvoir, n’est pas une réponse : choisissez l’action.
abyss-puzzle-best = Quelle action vous assure le plus de PI ?
abyss-puzzle-win = Quelle action vous assure la victoire ?
abyss-event-puzzle-recruit = Recruter : { $lord }.
abyss-event-puzzle-support = Prendre la pile du Conseil : { $races }.
abyss-event-puzzle-explore = Explorer les profondeurs.
abyss-puzzle-count = { $points } PI (Lieux { $of_locations }, Seigneurs { $of_lords }, Alliés { $of_allies }, Monstres { $of_tokens })
abyss-puzzle-line = { $sold_count ->
    [0] { "" }
   *[other] Esclavagiste : { $sold }.{ " " }
}{ $races_count ->
    [0] { "" }
   *[other] Conseil : { $races }.{ " " }
}{ $lords_count ->
    [0] { "" }
   *[other] Recruter : { $lords }, pour { abyss-payment }.{ " " }
}{ $dismissed_count ->
    [0] { "" }
   *[other] Défausser : { $dismissed }.{ " " }
}{ $more_count ->
    [0] { "" }
   *[other] Obtenir : { $more }.{ " " }
}{ $given_count ->
    [0] { "" }
   *[other] Céder : { $given }.{ " " }
}{ $drawn ->
    [0] { "" }
    [one] Piocher un Lieu, au pire celui-ci.{ " " }
   *[other] Piocher { $drawn } Lieux ; au pire, le meilleur est celui-ci.{ " " }
}{ $searched_count ->
    [0] { "" }
   *[other] Les Fumeurs noirs contre { $searched }.{ " " }
}{ $locations_count ->
    [0] { "" }
   *[other] Prendre : { $locations }.{ " " }
}
abyss-event-puzzle-at_most = { abyss-puzzle-line }Au plus { abyss-puzzle-count }.
abyss-event-puzzle-plan = { abyss-puzzle-line }À coup sûr { abyss-puzzle-count }.
abyss-event-puzzle-fails = { abyss-puzzle-line }Au plus { abyss-puzzle-count } ; { $rival } peut en avoir { $theirs }.
abyss-event-puzzle-ties = { abyss-puzzle-line }Au plus { abyss-puzzle-count } ; { $rival } peut en avoir autant, et l’égalité n’est pas pour vous.
abyss-event-puzzle-explore-at_most = L’exploration peut n’apporter que de faibles Alliés : alors { $points } PI au plus.
abyss-event-puzzle-explore-fails = L’exploration peut n’apporter que de faibles Alliés : alors { $points } PI au plus, et { $rival } peut en avoir { $theirs }.
abyss-event-puzzle-explore-ties = L’exploration peut n’apporter que de faibles Alliés : alors { $points } PI au plus, { $rival } peut en avoir autant, et l’égalité n’est pas pour vous.
abyss-event-puzzle-no_more-plot = Manigancer d’abord peut révéler un Seigneur inutile : rien de plus n’est assuré.
abyss-event-puzzle-no_more-sell = Utiliser d’abord l’Esclavagiste n’assure rien de plus.
abyss-event-puzzle-no_more-sweep = Utiliser d’abord l’Oracle n’assure rien de plus.
abyss-event-puzzle-no_more-replace = Utiliser d’abord l’Opportuniste n’assure rien de plus.

## Refus

abyss-why-other-reward = Cette récompense n’est pas offerte sur cette case.
abyss-why-no-pearl = Il faut une Perle pour manigancer.
abyss-why-court-full = La Cour est pleine.
abyss-why-no-more-lords = La pioche des Seigneurs est vide.
abyss-why-empty-stack = Cette pile du Conseil est vide.
abyss-why-one-stack = Sans l’Alchimiste, le Conseil ne donne qu’une pile.
abyss-why-two-stacks = Avec l’Alchimiste, le Conseil donne deux piles.
abyss-why-not-at-court = Ce Seigneur n’est pas à la Cour.
abyss-why-not-in-hand = Vous n’avez pas (ou plus) cet Allié en main.
abyss-why-wrong-races = Le nombre de Peuples doit être exactement celui demandé.
abyss-why-mandatory-race = Il manque le Peuple obligatoire.
abyss-why-too-little = Vos Alliés et vos Perles n’atteignent pas la valeur demandée.
abyss-why-not-the-weakest = Seul l’Allié le plus faible parmi ceux dépensés est fédéré.
abyss-why-no-such-power = Vous n’avez pas ce Pouvoir à votre disposition.
abyss-why-power-used = Ce Pouvoir a déjà servi ce tour-ci.
abyss-why-control-first = Prenez d’abord le contrôle du Lieu.
abyss-why-no-target = Cette cible n’est pas possible.
abyss-why-too-few-pearls = Il faut 5 Perles.
abyss-why-not-a-free-lord = Choisissez un autre de vos Seigneurs libres.
abyss-why-not-your-location = Ce Lieu n’est pas à vous.
abyss-why-not-face-up = Ce Lieu n’est pas disponible.
abyss-why-too-few-locations = Il ne reste pas assez de Lieux dans la pioche.
abyss-why-not-drawn = Choisissez parmi les Lieux piochés.
abyss-why-no-such-key = Vous n’avez pas cette Clef.
abyss-why-not-in-the-deck = Ce Lieu n’est pas dans la pioche.
abyss-why-spoils-payment = Le paiement en cours ne pourrait plus aboutir.
abyss-why-not-your-turn = Ce Pouvoir ne sert que pendant votre propre tour.
abyss-why-too-few-tokens = Il ne reste pas assez de pions Monstre dans la réserve.
abyss-why-tamed = Une Dresseuse adverse ne vous laisse que la récompense de la case précédente.
abyss-why-not-doubled = L’Apprenti ne prend qu’une pile.
abyss-why-not-spent = Cet Allié n’a pas servi à payer ce Seigneur.
abyss-why-not-three = Avec cette Clef, le compte ne serait pas de trois.
abyss-why-key-spent = Ce Seigneur est sous un Lieu : sa Clef a déjà servi.
abyss-why-key-struck = Ce Seigneur a été frappé par l’Assassin : sa Clef ne sert plus.

## Dénouement

abyss-outcome-influence = Qui a le plus d’influence l’emporte.
abyss-outcome-pearls = Égalité d’influence : les Perles décident.
abyss-outcome-lord = Égalité d’influence et de Perles : le Seigneur le plus influent décide.
abyss-outcome-shared = Égalité parfaite : la victoire est partagée.

## La table

abyss-card-ally-text = Sa valeur compte pour payer un Seigneur. À la fin, le plus fort de vos Alliés fédérés de chaque Peuple rapporte sa valeur en points.
abyss-card-monster-text = Combattez-le pour toucher la récompense de la Menace, ou continuez : la Menace monte. Sur la dernière case de l’exploration, il faut le combattre.
abyss-board-court = La Cour
abyss-board-track = L’exploration
abyss-board-threat = La Menace
abyss-board-council = Le Conseil
abyss-board-locations = Les Lieux
abyss-board-plot = Manigancer
abyss-board-slot = Emplacement vide à la Cour.
abyss-board-refill = Qui recrute et ne laisse que deux Seigneurs, ou moins, gagne 2 Perles ; la Cour est alors complétée.
abyss-board-instead = Touchez pour payer plutôt ce Seigneur.
abyss-board-lord = { $points } d’influence, { $guild }.
abyss-board-cost-race = Coût { $cost } : { $races ->
    [one] un seul Peuple, { $race }
   *[other] exactement { $races } Peuples, dont { $race }
  }.
abyss-board-cost = Coût { $cost } : exactement { $races } Peuples.
abyss-board-lord-keys = { $keys ->
    [one] { $keys } Clef.
   *[other] { $keys } Clefs.
  }
abyss-board-lord-deck = Pioche des Seigneurs : { $n }
abyss-board-lords-gone = Défaussés : { $lords }.
abyss-board-depths = Les profondeurs : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
abyss-board-discard = Dans la défausse : { $n }.
abyss-board-price = Prix de cet Allié : { $n ->
    [one] { $n } Perle
   *[other] { $n } Perles
  }
abyss-board-buyers = On n’achète qu’une fois par exploration. C’est déjà fait : { $who_you }.
abyss-board-threat-space = Case { $n } de la Menace.
abyss-board-threat-here = Case { $n } : la Menace en est là.
abyss-board-threat-rewards = Récompense : { $rewards }.
abyss-board-token-stock = Pions Monstre dans la réserve : { $n }
abyss-board-key-stock = Pions Clef dans la réserve : { $n }
abyss-board-stack = Conseil, { $race } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
abyss-board-location-deck = Pioche des Lieux : { $n }
abyss-board-struck = Frappé par l’Assassin : ni Pouvoir ni Clef ; il ne compte que pour ses propres points.
abyss-board-under = Sous un Lieu ({ $location }) : Pouvoir et Clefs sont épuisés.
abyss-board-used = A déjà servi ce tour-ci.
abyss-board-influence = Points visibles par tout le monde, si la partie finissait ainsi : { $n }
abyss-board-worth = Pour vous, maintenant : { $n } PI.
abyss-board-camps = Devant chacun
abyss-board-camp-empty = Ni Seigneur ni Lieu pour l’instant.
abyss-board-federated = Alliés fédérés
abyss-board-key-token = Utiliser un pion Clef
abyss-board-payment = Paiement : { $lord }
abyss-board-payment-hidden = Les Alliés sont posés face cachée.
abyss-board-paid = { $paid } / { $cost } points
abyss-board-settle = { $pearls ->
    [0] Recruter
    [one] Recruter (1 Perle)
   *[other] Recruter ({ $pearls } Perles)
  }
abyss-board-races = { $have } / { $races } { $races ->
    [one] Peuple
   *[other] Peuples
  }
abyss-board-memory = Ce que vous avez vu
abyss-board-memory-text = Qui a bien regardé connaît ces cartes.
abyss-board-memory-hands = Les mains des autres
abyss-board-stolen = { $seat } vous a pris un pion Monstre de valeur { $value }.
abyss-board-scores = Le décompte
abyss-board-score-locations = Lieux
abyss-board-score-lords = Seigneurs
abyss-board-score-allies = Alliés
abyss-board-score-tokens = Monstres
abyss-board-score-total = Influence
abyss-board-score-all = Tout montrer
abyss-board-counts = Compte { $n } PI pour l’instant.
abyss-board-counted = Compte { $n } PI.
abyss-board-mirrors = Copie : { $location }.
abyss-board-last-round = { $me ->
    [seat] Derniers tours ! Vous avez déclenché la fin de la partie.
   *[other] Derniers tours ! { $seat } a déclenché la fin de la partie.
}
abyss-board-extra-turn = { $me ->
    [seat] Vous jouerez un tour de plus.
   *[other] { $seat } jouera un tour de plus.
}
abyss-board-hand = Vos Alliés
abyss-board-hand-sum = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }, { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
  }
abyss-board-hand-empty = Vous n’avez aucun Allié en main.
abyss-board-own-tokens = Valeur de vos pions Monstre : { $values }
abyss-board-race-sum = { $race } : { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
  }
abyss-board-sell = Esclavagiste : vendre un Allié pour 2 Perles
abyss-board-selling = Quel Allié vendez-vous ?
abyss-board-tap-spend = dépenser
abyss-board-tap-discard = défausser
abyss-board-tap-sell = vendre pour 2 Perles
abyss-board-sweep-preview = { $count ->
    [one] La seule carte de cette pile part à la défausse.
   *[other] Les { $count } cartes de cette pile partent à la défausse.
  }
abyss-board-pearls = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perles
  }
abyss-board-keys = { $n ->
    [one] { $n } Clef
   *[other] { $n } Clefs
  }
abyss-board-key-tokens = Dont pions Clef : { $n }. Trois Clefs donnent un Lieu.
abyss-board-cards = { $n ->
    [one] { $n } Allié en main
   *[other] { $n } Alliés en main
  }
abyss-board-tokens = { $n ->
    [one] { $n } pion Monstre
   *[other] { $n } pions Monstre
  }
abyss-board-lords = Seigneurs : { $n }. Le { $most }e déclenche la fin de la partie.
abyss-board-held-locations = { $n ->
    [one] { $n } Lieu
   *[other] { $n } Lieux
  }

# Ce que montrent les images, pour qui ne les voit pas.
abyss-lord-recruiter-picture = Un guerrier en armure tient haut une bannière.
abyss-lord-jailer-picture = Un borgne cuirassé secoue son trousseau de clés devant la cellule d’un poisson.
abyss-lord-seeker-picture = Un percepteur moustachu fait tomber une Perle dans son tronc.
abyss-lord-assassin-picture = Une silhouette encapuchonnée brandit deux dagues.
abyss-lord-commander-picture = Un chef au casque hérissé lève son épée au-dessus de son armée.
abyss-lord-tamer-picture = Une femme fait claquer son fouet au-dessus d’une bête à collier.
abyss-lord-hunter-picture = Un chasseur au casque cornu porte un harpon.
abyss-lord-ship_master-picture = Un armateur coiffé d’un nautile tient la barre.
abyss-lord-trader-picture = Une négociante pèse des Perles sur sa balance.
abyss-lord-peddler-picture = Un colporteur plie sous un énorme ballot.
abyss-lord-landlord-picture = Un homme repu en haut-de-forme, dans un fauteuil de coquille, fait briller une Perle.
abyss-lord-slaver-picture = Un borgne à nageoires brandit des fers ouverts au bout d’une chaîne.
abyss-lord-shopkeeper-picture = Un boutiquier à lunettes derrière son comptoir garni.
abyss-lord-shaman-picture = Un grand masque de totem cache un visage.
abyss-lord-invoker-picture = Une silhouette les bras levés devant un portail de lumière.
abyss-lord-apprentice-picture = Un élève effaré porte une pile de grimoires.
abyss-lord-oracle-picture = Une femme voilée, les mains autour d’une boule de cristal.
abyss-lord-alchemist-picture = Un vieil homme à longue barbe lève une fiole lumineuse.
abyss-lord-illusionist-picture = Un magicien brandit un masque rieur et un masque triste.
abyss-lord-master_of_magic-picture = Un mage à la barbe blanche, les bras levés, fait tourner cinq sphères autour de lui.
abyss-lord-opportunist-picture = Un rusé drapé d’une toge déploie trois cartes.
abyss-lord-corruptor-picture = Un notable à la barbe de tentacules lève une bourse.
abyss-lord-traitor-picture = Un traître écarte son masque riant et tient un poignard bas, contre lui.
abyss-lord-diplomat-picture = Deux mains de peuples différents se serrent devant un sénateur.
abyss-lord-treasurer-picture = Un trésorier à monocle veille sur un coffre ouvert.
abyss-lord-schemer-picture = Un intrigant dans une toile d’araignée tient une marionnette.
abyss-lord-keeper-picture = Une femme au diadème tient une grande clé, une gerbe près d’elle.
abyss-lord-reaper-picture = Un moissonneur en capuchon, courbé, fauche à grands coups.
abyss-lord-shepherd-picture = Une bergère au chapeau de paille, la houlette haute, mène ses poissons.
abyss-lord-miller-picture = Un meunier moustachu devant son moulin.
abyss-lord-aquaculturalist-picture = Un éleveur au grand chapeau remonte à deux mains un filet plein de poissons.
abyss-lord-landowner-picture = Un propriétaire en haut-de-forme parcourt ses champs à dos d’hippocampe.
abyss-lord-sage-picture = Un vieux sage à lunettes derrière un grand livre ouvert.
abyss-lord-hermit-picture = Un ermite sous sa coquille lève une lanterne.
abyss-lord-elder-picture = Un ancien couronné à la barbe fourchue, le sceptre en main.
abyss-race-jellyfish-picture = Une méduse aux longs filaments.
abyss-race-crab-picture = Un crabe, les pinces levées.
abyss-race-seahorse-picture = Un hippocampe couronné.
abyss-race-shellfish-picture = Un coquillage en spirale dont l’habitant regarde.
abyss-race-squid-picture = Un poulpe au regard perçant.
abyss-card-monster-picture = Un poisson des abysses, toutes dents dehors, sous son leurre.
abyss-location-sargasso_silos-picture = Trois silos ronds d’où débordent les algues.
abyss-location-hydrozoa_reserves-picture = Trois cuves de verre où luisent des méduses.
abyss-location-sanctuary-picture = Un temple à coupole, éclairé de l’intérieur.
abyss-location-parliament-picture = Un hémicycle et ses sièges sous une lampe.
abyss-location-barracks-picture = Un fort crénelé, la herse baissée.
abyss-location-dockworks-picture = Une grue lève une caisse devant un voilier.
abyss-location-sargasso_fields-picture = Un champ de hautes algues.
abyss-location-abyss-picture = Une faille noire au fond de laquelle deux yeux luisent au-dessus d’une rangée de dents.
abyss-location-city_of_mirrors-picture = Une ville de tours pâles et son reflet dans l’eau.
abyss-location-black_smokers-picture = Trois cheminées de lave crachent une fumée noire.
abyss-location-oceanic_senate_assembly-picture = Un palais à colonnes enlacé de tentacules.
abyss-location-depths-picture = Des masures serrées aux fenêtres allumées.
abyss-location-throne_room-picture = Un haut trône de pierre dans la lumière.
abyss-location-jail-picture = Une ombre derrière des barreaux.
abyss-location-chasm-picture = Un pont de corde au-dessus d’un gouffre.
abyss-location-closed_tower-picture = Une tour enchaînée et cadenassée.
abyss-location-lost_tower-picture = Une tour en ruine qui penche parmi les pierres.
abyss-location-chamber_of_allies-picture = Une grande table ronde et ses convives.
abyss-location-nest_of_giant_clams-picture = Des palourdes géantes, chacune sur sa perle.
abyss-location-coral_barrier-picture = Une forêt de coraux.

abyss-option-idle_rounds = Tours de table sans nouveau Seigneur ni Lieu
abyss-option-idle_rounds-text = Si personne n’obtient de Seigneur ni de Lieu pendant autant de tours de table, on compte les points tels quels. Presque aucune partie n’en arrive là.
abyss-option-memory = Mémoire
abyss-option-memory-text = Les notes rappellent les Alliés que vous avez vus partir vers les mains et les piles du Conseil. Sans elles, comme autour d’une vraie table, il faut s’en souvenir.
abyss-option-memory-notes = le jeu tient vos notes
abyss-option-memory-strict = à chacun de se souvenir

## Moments that are told by themselves, and standing orders

abyss-beat-joined = Un Seigneur est recruté
abyss-beat-controlled = Un Lieu est contrôlé
abyss-beat-last = Le dernier tour
abyss-orders = Offres à l’avance
abyss-orders-text = Ce que vous cochez est décliné pour vous, sans que personne puisse voir que ce n’est pas vous qui répondez. Changez-en quand vous voulez.
abyss-orders-all = Tous les Peuples
abyss-orders-none = non
abyss-orders-up-to = ≤ { $value }
abyss-orders-buy = Acheter d’avance
abyss-orders-buy-text = Un Allié qui vous est proposé est acheté pour vous, s’il vaut assez et ne coûte pas trop. Cela passe avant ce que vous déclinez.
abyss-orders-buy-people = Peuple
abyss-orders-buy-value = Valeur, au moins
abyss-orders-buy-price = Prix, au plus
abyss-orders-buy-add = Ajouter
abyss-orders-buy-remove = Retirer : { $order }
abyss-order-buy_if = { $people_id ->
    [all] Tout Allié à partir de { $value_id }, jusqu’à { $price_id ->
        [1] 1 Perle
       *[other] { $price_id } Perles
    }
   *[other] Les { $people } à partir de { $value_id }, jusqu’à { $price_id ->
        [1] 1 Perle
       *[other] { $price_id } Perles
    }
}

# What one did, in one's own statistics.
abyss-deed-locations = PI des Lieux
abyss-deed-lords = PI des Seigneurs
abyss-deed-allies = PI des Alliés
abyss-deed-tokens = PI des Monstres
abyss-deed-pearls = Perles dépensées
abyss-deed-recruited = Seigneurs recrutés
abyss-deed-fought = Monstres combattus

## Les chapitres de la galerie

abyss-things-lord = Les Seigneurs
abyss-things-race = Les Peuples
abyss-things-card = Les Monstres
abyss-things-location = Les Lieux
