werewolf-name = Loup-Garou pour un Crépuscule
werewolf-about = Une nuit, un jour, un vote. Des Loups-Garous se cachent parmi vous, et la carte posée devant vous n’est peut-être plus la vôtre. Parlez, mentez, devinez : au crépuscule, il sera trop tard.

## Rôles

werewolf-role-villager = Villageois
werewolf-role-werewolf = Loup-Garou
werewolf-role-alpha_wolf = Loup alpha
werewolf-role-mystic_wolf = Loup shaman
werewolf-role-dream_wolf = Loup rêveur
werewolf-role-minion = Sbire
werewolf-role-tanner = Tanneur
werewolf-role-sentinel = Sentinelle
werewolf-role-doppelganger = Doppelgänger
werewolf-role-mason = Franc-maçon
werewolf-role-seer = Voyante
werewolf-role-apprentice_seer = Apprentie voyante
werewolf-role-paranormal_investigator = Chasseur de fantômes
werewolf-role-robber = Voleur
werewolf-role-witch = Sorcière
werewolf-role-troublemaker = Noiseuse
werewolf-role-village_idiot = Idiot du village
werewolf-role-aura_seer = Diseuse de bonne aventure
werewolf-role-drunk = Soûlard
werewolf-role-insomniac = Insomniaque
werewolf-role-revealer = Divinateur
werewolf-role-curator = Conservateur
werewolf-role-bodyguard = Garde du corps
werewolf-role-prince = Prince
werewolf-role-hunter = Chasseur

## Ce que fait chaque rôle

werewolf-power-villager = Aucun pouvoir. Cherchez les Loups-Garous.
werewolf-power-werewolf = Reconnaît la meute. Seul, peut regarder une carte du centre.
werewolf-power-alpha_wolf = Reconnaît la meute ; seul, peut regarder une carte du centre. Puis doit échanger la carte Loup-Garou à part contre celle d’un joueur hors de la meute.
werewolf-power-mystic_wolf = Reconnaît la meute ; seul, peut regarder une carte du centre. Puis peut regarder la carte d’un autre joueur.
werewolf-power-dream_wolf = Dort. La meute et le Sbire savent qui il est, lui ne sait rien.
werewolf-power-minion = Voit la meute, qui ne le voit pas. Gagne avec elle, mais peut mourir pour elle. Sans aucun loup parmi vous, il lui faut la mort de quelqu’un d’autre.
werewolf-power-tanner = Joue pour lui seul : gagne s’il meurt, et pas autrement.
werewolf-power-sentinel = Peut poser un bouclier sur la carte d’un autre joueur : plus personne n’y touche, plus personne ne la regarde.
werewolf-power-doppelganger = Doit regarder la carte d’un autre joueur et devient ce personnage.
werewolf-power-mason = Reconnaît l’autre Franc-maçon.
werewolf-power-seer = Peut regarder la carte d’un autre joueur, ou jusqu’à deux cartes du centre.
werewolf-power-apprentice_seer = Peut regarder une carte du centre.
werewolf-power-paranormal_investigator = Peut regarder jusqu’à deux cartes d’autres joueurs ; s’il voit un Loup-Garou ou le Tanneur, il s’arrête là et en devient un.
werewolf-power-robber = Peut échanger sa carte contre celle d’un autre joueur, puis regarde la nouvelle.
werewolf-power-witch = Peut regarder une carte du centre ; elle doit alors la donner à un joueur, elle-même comprise.
werewolf-power-troublemaker = Peut échanger les cartes de deux autres joueurs sans les regarder.
werewolf-power-village_idiot = Peut décaler d’un rang les cartes de tous les autres joueurs.
werewolf-power-aura_seer = Apprend qui a déjà regardé ou déplacé une carte.
werewolf-power-drunk = Doit échanger sa carte contre une carte du centre, sans la regarder.
werewolf-power-insomniac = Regarde sa propre carte à la fin de la nuit.
werewolf-power-revealer = Peut retourner la carte d’un autre joueur ; un Loup-Garou ou le Tanneur est aussitôt recaché.
werewolf-power-curator = Peut poser un artefact tiré au hasard sur la carte d’un joueur, la sienne comprise.
werewolf-power-bodyguard = Au vote, le joueur qu’il désigne ne peut pas mourir ; s’il était en tête, le suivant meurt, à partir de deux voix.
werewolf-power-prince = Ne meurt pas, ni par le vote ni par le Chasseur ; personne ne meurt à sa place.
werewolf-power-hunter = S’il meurt, le joueur qu’il désigne meurt aussi.

## Équipes

werewolf-team-village = le village
werewolf-team-pack = la meute
werewolf-team-tanner = le Tanneur

## Artefacts

werewolf-artefact-claw_of_the_werewolf = Griffe du Loup-Garou
werewolf-artefact-brand_of_the_villager = Marque du Villageois
werewolf-artefact-cudgel_of_the_tanner = Gourdin du Tanneur
werewolf-artefact-void_of_nothingness = Brouillard du Néant
werewolf-artefact-mask_of_muting = Masque du Silence
werewolf-artefact-shroud_of_shame = Linceul de la Honte
werewolf-effect-claw_of_the_werewolf = Vous êtes désormais un Loup-Garou.
werewolf-effect-brand_of_the_villager = Vous êtes désormais un Villageois.
werewolf-effect-cudgel_of_the_tanner = Vous êtes désormais le Tanneur : mourez pour gagner.
werewolf-effect-void_of_nothingness = Aucun effet, sauf celui que vous saurez en tirer.
werewolf-effect-mask_of_muting = Vous ne pouvez plus parler jusqu’à la fin du vote ; les gestes restent permis.
werewolf-effect-shroud_of_shame = Vous tournez le dos à la table et voterez à l’aveugle.

## Places

werewolf-centre-0 = la première carte du centre
werewolf-centre-1 = la deuxième carte du centre
werewolf-centre-2 = la troisième carte du centre
werewolf-centre-3 = la carte à part
werewolf-direction-left = la gauche
werewolf-direction-right = la droite
werewolf-target-card = { $target_who ->
    [me] votre carte
   *[one] la carte de { $target }
}

## Appels de la nuit

werewolf-call-sentinel = Sentinelle
werewolf-call-doppelganger = Doppelgänger
werewolf-call-doppelganger_minion = Doppelgänger devenue Sbire
werewolf-call-wolves = Loups-Garous
werewolf-call-alpha_wolf = Loup alpha
werewolf-call-mystic_wolf = Loup shaman
werewolf-call-minion = Sbire
werewolf-call-masons = Francs-maçons
werewolf-call-seer = Voyante
werewolf-call-apprentice_seer = Apprentie voyante
werewolf-call-paranormal_investigator = Chasseur de fantômes
werewolf-call-robber = Voleur
werewolf-call-witch = Sorcière
werewolf-call-troublemaker = Noiseuse
werewolf-call-village_idiot = Idiot du village
werewolf-call-aura_seer = Diseuse de bonne aventure
werewolf-call-doppelganger_aura_seer = Doppelgänger devenue Diseuse de bonne aventure
werewolf-call-drunk = Soûlard
werewolf-call-insomniac = Insomniaque
werewolf-call-doppelganger_insomniac = Doppelgänger devenue Insomniaque
werewolf-call-revealer = Divinateur
werewolf-call-doppelganger_revealer = Doppelgänger devenue Divinateur
werewolf-call-curator = Conservateur
werewolf-call-doppelganger_curator = Doppelgänger devenue Conservateur

## Choix

werewolf-choice-pass = Ne rien faire
werewolf-choice-shield = Poser le bouclier sur { werewolf-target-card }
werewolf-choice-copy = Copier { $target }
werewolf-choice-look = Regarder { werewolf-target-card }
werewolf-choice-peek = Regarder { $centre }
werewolf-choice-plant = Donner la carte à part à { $target }
werewolf-choice-rob = Voler la carte de { $target }
werewolf-choice-brew = Regarder { $centre } et devoir la donner
werewolf-choice-give = { $target_who ->
    [me] La garder
   *[one] La donner à { $target }
}
werewolf-choice-exchange = Échanger les cartes de { $one } et de { $other }
werewolf-choice-shift = Décaler toutes les cartes vers { $direction }
werewolf-choice-drink = Prendre { $centre }
werewolf-choice-reveal = Retourner { werewolf-target-card }
werewolf-choice-curate = Poser un artefact sur { werewolf-target-card }
werewolf-choice-ready = Passons au vote
werewolf-choice-vote = Voter contre { $target }
werewolf-choice-vote-blind = { $target_place ->
    [1] Voter contre la première place à votre gauche
    [2] Voter contre la deuxième place à votre gauche
    [3] Voter contre la troisième place à votre gauche
   *[other] Voter contre la { $target_place }e place à votre gauche
}

## Questions

werewolf-ask-night = { $power_id ->
    [asleep] Vous dormez. Quelqu’un d’autre est peut-être appelé…
    [idle] Vous avez les yeux ouverts, mais rien à faire en ce moment.
    [sentinel] Sur quelle carte posez-vous le bouclier ?
    [doppelganger] Qui copiez-vous ?
    [wolves] Vous êtes le seul Loup-Garou. Voulez-vous regarder une carte du centre ?
    [alpha_wolf] À qui donnez-vous la carte Loup-Garou posée à part ?
    [mystic_wolf] De qui regardez-vous la carte ?
    [seer] { $moment ->
        [0] Regardez-vous la carte d’un autre joueur, ou une du centre ?
       *[other] Regardez-vous une autre carte du centre ?
    }
    [apprentice_seer] Quelle carte du centre regardez-vous ?
    [paranormal_investigator] { $moment ->
        [0] Sur qui enquêtez-vous ?
       *[other] Enquêtez-vous sur un second joueur ?
    }
    [robber] Qui volez-vous ?
    [witch] { $moment ->
        [0] Quelle carte du centre regardez-vous ?
       *[other] À qui donnez-vous cette carte ?
    }
    [troublemaker] Quelles cartes échangez-vous ?
    [village_idiot] Dans quel sens décalez-vous les cartes ?
    [drunk] Quelle carte du centre prenez-vous ?
    [revealer] Quelle carte retournez-vous ?
    [doppelganger_revealer] Quelle carte retournez-vous ?
    [curator] Sur quelle carte posez-vous l’artefact ?
    [doppelganger_curator] Sur quelle carte posez-vous l’artefact ?
   *[other] Que faites-vous ?
}
werewolf-ask-talk = Discutez, puis dites quand on peut passer au vote.
werewolf-ask-vote = { $blind_id ->
    [True] Contre quelle place votez-vous ? Vous ne voyez pas qui l’occupe.
   *[other] Contre qui votez-vous ?
}
werewolf-step-night = La nuit est tombée sur le village.
werewolf-step-talk = Le village discute.
werewolf-step-vote = Le village vote.

## Événements

werewolf-event-dealt-private = Votre carte : { $role }.
werewolf-event-dealt-of = Carte de { $seat } : { $role }.
werewolf-event-called = Le conteur appelle : { $call }.
werewolf-event-dawn = Le jour se lève.
werewolf-event-table = { $shields_who ->
    [none] { $artefacts_who ->
        [none] Personne n’a de bouclier ni d’artefact.
       *[other] Personne n’a de bouclier ; { werewolf-with-artefact }.
    }
    [me] { $shields_you } avez un bouclier ; { werewolf-with-artefact }.
    [one] { $shields } a un bouclier ; { werewolf-with-artefact }.
   *[many] { $shields } ont un bouclier ; { werewolf-with-artefact }.
}
werewolf-with-artefact = { $artefacts_who ->
    [none] personne n’a d’artefact
    [me] { $artefacts_you } avez un artefact
    [one] { $artefacts } a un artefact
   *[many] { $artefacts } ont un artefact
}
werewolf-event-shown = { $me ->
    [seat] Votre carte est face visible : { $role }.
   *[other] La carte de { $seat } est face visible : { $role }.
}
werewolf-event-artefact-private = Votre carte porte un artefact : { $artefact }.
werewolf-event-artefact-of = La carte de { $seat } porte un artefact : { $artefact }.
werewolf-event-pass-private = Vous n’avez rien fait.
werewolf-event-late-private = Votre temps s’est écoulé.
werewolf-event-late-of = Le temps de { $seat } s’est écoulé.
werewolf-event-idle-private = Vous n’avez rien pu faire.
werewolf-event-shield-private = Vous avez posé le bouclier sur { werewolf-target-card }.
werewolf-event-copy-private = Vous avez copié { $target_you } : { $role }.
werewolf-event-look-private = { $target_who ->
    [me] Votre carte : { $role }.
   *[one] La carte de { $target } : { $role }.
}
werewolf-event-peek-private = Vous avez regardé { $centre } : { $role }.
werewolf-event-plant-private = Vous avez donné la carte à part à { $target_you }.
werewolf-event-rob-private = Vous avez volé { werewolf-target-card } : { $role }.
werewolf-event-brew-private = Vous avez regardé { $centre } : { $role }.
werewolf-event-give-private = { $target_who ->
    [me] Vous l’avez gardée.
   *[one] Vous l’avez donnée à { $target }.
}
werewolf-event-exchange-private = Vous avez échangé les cartes de { $one_you } et de { $other_you }.
werewolf-event-shift-private = Vous avez décalé toutes les cartes vers { $direction }.
werewolf-event-drink-private = Vous avez pris { $centre }.
werewolf-event-reveal-private = Vous avez retourné { werewolf-target-card } : { $role }.
werewolf-event-curate-private = Vous avez posé un artefact sur { werewolf-target-card }.
werewolf-event-meet_pack-private = { $awake_who ->
    [none] { $asleep_who ->
        [none] Vous êtes le seul Loup-Garou.
        [one] Un Loup-Garou dort : { $asleep }.
       *[many] Des Loups-Garous dorment : { $asleep_you }.
    }
   *[other] { $asleep_who ->
        [none] Votre meute : { $awake_you }.
        [one] Votre meute : { $awake_you } ; { $asleep } dort.
        [many] Votre meute : { $awake_you } ; { $asleep } dorment.
       *[me] Votre meute : { $awake_you } ; { $asleep_you } dormez.
    }
}
werewolf-event-see_pack-private = { $pack_who ->
    [none] Vous ne voyez aucun Loup-Garou.
   *[other] Les Loups-Garous : { $pack_you }.
}
werewolf-event-meet_masons-private = { $masons_who ->
    [none] Vous ne voyez pas d’autre Franc-maçon.
    [one] L’autre Franc-maçon : { $masons }.
   *[other] Les autres Francs-maçons : { $masons_you }.
}
werewolf-event-see_traces-private = { $traces_who ->
    [none] Personne d’autre n’a encore regardé ni déplacé de carte.
    [me] { $traces_you } avez regardé ou déplacé une carte.
    [one] { $traces } a regardé ou déplacé une carte.
   *[many] { $traces } ont regardé ou déplacé une carte.
}
werewolf-event-see_own-private = La carte devant vous : { $role }.
werewolf-event-voted = { $me ->
    [seat] Vous votez contre { $target }.
   *[other] { $seat } vote contre { $target_you }.
}
werewolf-event-abstained = { $me ->
    [seat] Vous ne votez pas.
   *[other] { $seat } ne vote pas.
}
werewolf-event-unmasked = { $start_is_role ->
    [yes] { $seat_you } : { $role }, au départ comme à la fin.
   *[no] { $seat_you } : { $start } au départ, { $role } à la fin.
}
werewolf-event-carried = { $me ->
    [seat] Votre artefact : { $artefact }.
   *[other] Artefact de { $seat } : { $artefact }.
}
werewolf-event-protected = { $me ->
    [seat] Le Garde du corps vous protège.
   *[other] Le Garde du corps protège { $seat }.
}
werewolf-event-died = { $me ->
    [seat] Vous mourez.
   *[other] { $seat } meurt.
}
werewolf-event-shot = { $me ->
    [seat] Le Chasseur vous entraîne dans la mort.
   *[other] Le Chasseur entraîne { $seat } dans la mort.
}
werewolf-event-ended = La partie est finie.
werewolf-claimed-card = { $target_who ->
    [me] ma carte
   *[one] la carte de { $target }
}

## Affirmations

werewolf-claim-started = { $role_id ->
    [villager] J’étais un { $role }.
    [werewolf] J’étais un { $role }.
    [alpha_wolf] J’étais le { $role }.
    [mystic_wolf] J’étais le { $role }.
    [dream_wolf] J’étais le { $role }.
    [minion] J’étais le { $role }.
    [tanner] J’étais le { $role }.
    [sentinel] J’étais la { $role }.
    [doppelganger] J’étais la { $role }.
    [mason] J’étais un { $role }.
    [seer] J’étais la { $role }.
    [apprentice_seer] J’étais l’{ $role }.
    [paranormal_investigator] J’étais le { $role }.
    [robber] J’étais le { $role }.
    [witch] J’étais la { $role }.
    [troublemaker] J’étais la { $role }.
    [village_idiot] J’étais l’{ $role }.
    [aura_seer] J’étais la { $role }.
    [drunk] J’étais le { $role }.
    [insomniac] J’étais l’{ $role }.
    [revealer] J’étais le { $role }.
    [curator] J’étais le { $role }.
    [bodyguard] J’étais le { $role }.
    [prince] J’étais le { $role }.
    [hunter] J’étais le { $role }.
   *[other] J’étais { $role }.
}
werewolf-claim-became = { $role_id ->
    [villager] Je crois que je suis maintenant un { $role }.
    [werewolf] Je crois que je suis maintenant un { $role }.
    [mason] Je crois que je suis maintenant un { $role }.
   *[other] Je crois que je suis maintenant { $role }.
}
werewolf-claim-saw = J’ai vu { werewolf-claimed-card } : { $role }.
werewolf-claim-saw_centre = J’ai vu { $centre } : { $role }.
werewolf-claim-met = { $target } et moi avons ouvert les yeux ensemble : { $role }.
werewolf-claim-met_nobody = Personne ne s’est réveillé avec moi : { $role }.
werewolf-claim-trace = { $target } a regardé ou déplacé une carte.
werewolf-claim-no_trace = { $target } n’a regardé ni déplacé aucune carte.
werewolf-claim-did_nothing = Je n’ai rien fait de la nuit.
werewolf-claim-shielded = J’ai protégé { werewolf-claimed-card }.
werewolf-claim-copied = J’ai copié { $target } : { $role }.
werewolf-claim-robbed = J’ai volé la carte de { $target } : { $role }.
werewolf-claim-gave = { $target_who ->
    [me] J’ai gardé une carte du centre : { $role }.
   *[one] J’ai donné une carte du centre à { $target } : { $role }.
}
werewolf-claim-exchanged = J’ai échangé les cartes de { $one } et de { $other }.
werewolf-claim-shifted = J’ai décalé toutes les cartes vers { $direction }.
werewolf-claim-drank = J’ai pris { $centre }.
werewolf-claim-revealed = J’ai retourné { werewolf-claimed-card } : { $role }.
werewolf-claim-curated = J’ai posé un artefact sur { werewolf-claimed-card }.
werewolf-claim-carries = Je porte : { $artefact }.
werewolf-claim-suspect = Je soupçonne { $target }.
werewolf-claim-clear = Je crois { $target } du côté du village.
werewolf-claim-will_vote = Je voterai contre { $target }.
werewolf-claim-no_wolf_here = Il n’y a pas de Loup-Garou parmi nous.
werewolf-claim-ask = { $target }, qui êtes-vous ?
werewolf-claim-believe = Je crois { $target }.
werewolf-claim-doubt = Je ne crois pas { $target }.
werewolf-claim-retract = Je retire tout ce que j’ai dit.
werewolf-claim-point = (montre { $target } du doigt)
werewolf-claim-token = (montre un jeton : { $role })
werewolf-claim-no_wolf = Je ne suis pas un loup.
werewolf-claim-of_the_village = Je suis du côté du village.
werewolf-claim-robbed_card = J’ai volé la carte de { $target }.
werewolf-claim-copied_card = J’ai copié { $target }.
werewolf-claim-gave_card = J’ai donné une carte du centre à { $target }.
werewolf-claim-revealed_card = J’ai retourné la carte de { $target }.
werewolf-claim-centre_holds = Au centre, il y a la carte { $role }.
werewolf-claim-was = { $target_who ->
    [me] Au départ, j’étais { $role }.
   *[one] Au départ, { $target } était { $role }.
}
werewolf-claim-is_now = { $target_who ->
    [me] Je suis maintenant { $role }.
   *[one] { $target } est maintenant { $role }.
}
werewolf-claim-was_shielded = Ma carte a été protégée.
werewolf-claim-no_traces = Personne n’a laissé de trace.
werewolf-claim-either = C’est { $one } ou { $other }.
werewolf-claim-not_that_one = Ce n’est pas { $target }.
werewolf-claim-agree = Je suis d’accord avec { $target }.

## Pourquoi pas

werewolf-why-asleep = Vous n’avez rien à faire à ce moment de la nuit.
werewolf-why-no-power = Le rôle que vous avez copié n’a plus rien à faire à ce moment.
werewolf-why-no-target = Aucune carte n’est à la portée de votre pouvoir.
werewolf-why-not-alone = Seul un loup sans meute peut regarder une carte du centre.
werewolf-why-one-kind = Vous regardez la carte d’un joueur, ou deux cartes du centre au plus, pas les deux.
werewolf-why-turned = Vous devenez ce que vous avez vu : vous ne regardez plus rien.
werewolf-why-stopped = Vous avez choisi d’en rester là.
werewolf-why-copied = Vous avez déjà copié quelqu’un.
werewolf-why-looked = Vous avez déjà regardé : il faut maintenant donner la carte.
werewolf-why-no-slot = Sans Loup alpha, aucune carte n’est mise à part.
werewolf-why-own-shield = Un bouclier protège votre propre carte.
werewolf-why-must-copy = La Doppelgänger doit copier quelqu’un.
werewolf-why-must-plant = Le Loup alpha doit donner la carte à part.
werewolf-why-must-drink = Le Soûlard doit prendre une carte du centre.
werewolf-why-must-give = Une Sorcière qui a regardé une carte doit la donner.
werewolf-why-look-first = Regardez d’abord une carte du centre : c’est elle que vous donnez.
werewolf-why-other-power = Ce n’est pas le pouvoir de votre rôle de départ.
werewolf-why-out-of-reach = Cette carte n’est pas à votre portée.
werewolf-why-not-yourself = Votre propre carte ne compte pas ici.
werewolf-why-shielded = Un bouclier protège cette carte.
werewolf-why-in-pack = La carte à part ne va jamais à la meute.
werewolf-why-has-artefact = Il y a déjà un artefact sur cette carte.
werewolf-why-face-up = Cette carte est déjà face visible.
werewolf-why-seen-already = Vous avez déjà vu cette carte.
werewolf-why-vote-self = On ne vote pas contre soi-même.
werewolf-why-vote-pass = Chacun doit voter.

## Dénouements

werewolf-outcome-wolf_died = Un Loup-Garou est mort : le village l’emporte.
werewolf-outcome-wolf_and_tanner_died = Un Loup-Garou et le Tanneur sont morts : le village et le Tanneur l’emportent.
werewolf-outcome-tanner_died = Le Tanneur voulait mourir : il l’emporte seul.
werewolf-outcome-pack_escaped = La meute s’en tire : elle l’emporte.
werewolf-outcome-pack_unseen = Personne n’est mort et un Loup-Garou se cachait parmi vous : la meute l’emporte.
werewolf-outcome-nobody_had_to_die = Aucun Loup-Garou, aucun mort : le village l’emporte.
werewolf-outcome-village_erred = Il n’y avait pas de Loup-Garou et un innocent est mort : personne ne l’emporte.
werewolf-outcome-only_minion_died = Seul le Sbire est mort : le village l’emporte.
werewolf-outcome-minion_alone = Sans meute, le Sbire l’emporte.
werewolf-outcome-minion_fell = Le Sbire est mort avec les innocents : personne ne l’emporte.

## De même, là où une chose est expliquée

werewolf-role-villager-text = { werewolf-power-villager }
werewolf-role-werewolf-text = { werewolf-power-werewolf }
werewolf-role-alpha_wolf-text = { werewolf-power-alpha_wolf }
werewolf-role-mystic_wolf-text = { werewolf-power-mystic_wolf }
werewolf-role-dream_wolf-text = { werewolf-power-dream_wolf }
werewolf-role-minion-text = { werewolf-power-minion }
werewolf-role-tanner-text = { werewolf-power-tanner }
werewolf-role-sentinel-text = { werewolf-power-sentinel }
werewolf-role-doppelganger-text = { werewolf-power-doppelganger }
werewolf-role-mason-text = { werewolf-power-mason }
werewolf-role-seer-text = { werewolf-power-seer }
werewolf-role-apprentice_seer-text = { werewolf-power-apprentice_seer }
werewolf-role-paranormal_investigator-text = { werewolf-power-paranormal_investigator }
werewolf-role-robber-text = { werewolf-power-robber }
werewolf-role-witch-text = { werewolf-power-witch }
werewolf-role-troublemaker-text = { werewolf-power-troublemaker }
werewolf-role-village_idiot-text = { werewolf-power-village_idiot }
werewolf-role-aura_seer-text = { werewolf-power-aura_seer }
werewolf-role-drunk-text = { werewolf-power-drunk }
werewolf-role-insomniac-text = { werewolf-power-insomniac }
werewolf-role-revealer-text = { werewolf-power-revealer }
werewolf-role-curator-text = { werewolf-power-curator }
werewolf-role-bodyguard-text = { werewolf-power-bodyguard }
werewolf-role-prince-text = { werewolf-power-prince }
werewolf-role-hunter-text = { werewolf-power-hunter }
werewolf-artefact-claw_of_the_werewolf-text = { werewolf-effect-claw_of_the_werewolf }
werewolf-artefact-brand_of_the_villager-text = { werewolf-effect-brand_of_the_villager }
werewolf-artefact-cudgel_of_the_tanner-text = { werewolf-effect-cudgel_of_the_tanner }
werewolf-artefact-void_of_nothingness-text = { werewolf-effect-void_of_nothingness }
werewolf-artefact-mask_of_muting-text = { werewolf-effect-mask_of_muting }
werewolf-artefact-shroud_of_shame-text = { werewolf-effect-shroud_of_shame }

## Le conteur

werewolf-tell-night = La nuit tombe sur le village. Tout le monde ferme les yeux.
werewolf-tell-wake = { $call }, ouvrez les yeux.
werewolf-tell-sleep = { $call }, fermez les yeux.
werewolf-tell-sentinel = Vous pouvez poser le bouclier sur la carte d’un autre joueur.
werewolf-tell-doppelganger = Regardez la carte d’un autre joueur. Vous devenez ce personnage ; s’il agit sur-le-champ, agissez.
werewolf-tell-doppelganger_minion = Loups-Garous, levez le pouce, les yeux fermés.
werewolf-tell-wolves = Reconnaissez-vous. Loup rêveur, gardez les yeux fermés et levez le pouce. Un Loup-Garou seul peut regarder une carte du centre.
werewolf-tell-alpha_wolf = Échangez la carte posée à part contre celle d’un joueur hors de la meute.
werewolf-tell-mystic_wolf = Vous pouvez regarder la carte d’un autre joueur.
werewolf-tell-minion = Loups-Garous, levez le pouce, les yeux fermés.
werewolf-tell-masons = Reconnaissez-vous.
werewolf-tell-seer = Vous pouvez regarder la carte d’un autre joueur, ou jusqu’à deux cartes du centre.
werewolf-tell-apprentice_seer = Vous pouvez regarder une carte du centre.
werewolf-tell-paranormal_investigator = Vous pouvez regarder jusqu’à deux cartes d’autres joueurs. Arrêtez-vous au premier Loup-Garou, ou au Tanneur : vous en êtes un à votre tour.
werewolf-tell-robber = Vous pouvez échanger votre carte contre celle d’un autre joueur. Regardez ensuite la nouvelle.
werewolf-tell-witch = Vous pouvez regarder une carte du centre. Si vous le faites, donnez-la à un joueur, en échange de la sienne, ou gardez-la contre la vôtre.
werewolf-tell-troublemaker = Vous pouvez échanger les cartes de deux autres joueurs.
werewolf-tell-village_idiot = Vous pouvez décaler d’un rang les cartes de tous les autres joueurs.
werewolf-tell-aura_seer = Vous tous qui avez regardé ou déplacé une carte, levez le pouce, les yeux fermés.
werewolf-tell-doppelganger_aura_seer = Vous tous qui avez regardé ou déplacé une carte, levez le pouce, les yeux fermés.
werewolf-tell-drunk = Échangez votre carte contre une carte du centre, sans la regarder.
werewolf-tell-insomniac = Regardez votre carte.
werewolf-tell-doppelganger_insomniac = Regardez votre carte.
werewolf-tell-revealer = Vous pouvez retourner la carte d’un autre joueur. Un Loup-Garou ou le Tanneur est aussitôt recaché.
werewolf-tell-doppelganger_revealer = Vous pouvez retourner la carte d’un autre joueur. Un Loup-Garou ou le Tanneur est aussitôt recaché.
werewolf-tell-curator = Vous pouvez poser un artefact sur la carte d’un joueur, ou sur la vôtre.
werewolf-tell-doppelganger_curator = Vous pouvez poser un artefact sur une carte qui n’en a pas, même sur la vôtre.
werewolf-tell-dawn = Le jour se lève. Tout le monde ouvre les yeux. Qui, parmi vous, est un Loup-Garou ?
werewolf-tell-vote = Assez parlé. Trois, deux, un : désignez !

## La nuit racontée

werewolf-told-pass = { $me ->
    [seat] Vous ne faites rien.
   *[other] { $seat } ne fait rien.
}
werewolf-told-late = { $deed } (Temps écoulé.)
werewolf-told-idle = { $me ->
    [seat] Vous ne pouvez rien faire.
   *[other] { $seat } ne peut rien faire.
}
werewolf-told-shield = { $me ->
    [seat] Vous posez le bouclier sur la carte de { $target }.
   *[other] { $seat } pose le bouclier sur { werewolf-target-card }.
}
werewolf-told-copy = { $me ->
    [seat] Vous copiez { $target } : { $role }.
    [target] { $seat } vous copie : { $role }.
   *[other] { $seat } copie { $target } : { $role }.
}
werewolf-told-look = { $me ->
    [seat] Vous regardez la carte de { $target } : { $role }.
   *[other] { $seat } regarde { werewolf-target-card } : { $role }.
}
werewolf-told-peek = { $me ->
    [seat] Vous regardez { $centre } : { $role }.
   *[other] { $seat } regarde { $centre } : { $role }.
}
werewolf-told-plant = { $me ->
    [seat] Vous donnez la carte à part à { $target }.
    [target] { $seat } vous donne la carte à part.
   *[other] { $seat } donne la carte à part à { $target }.
}
werewolf-told-rob = { $me ->
    [seat] Vous volez la carte de { $target } et découvrez : { $role }.
   *[other] { $seat } vole { werewolf-target-card } et découvre : { $role }.
}
werewolf-told-brew = { $me ->
    [seat] Vous regardez { $centre } : { $role }.
   *[other] { $seat } regarde { $centre } : { $role }.
}
werewolf-told-give = { $me ->
    [seat] { $target_who ->
        [me] Vous la gardez.
       *[one] Vous la donnez à { $target }.
    }
    [target] { $seat } vous la donne.
   *[other] { $self ->
        [True] { $seat } la garde.
       *[other] { $seat } la donne à { $target }.
    }
}
werewolf-told-exchange = { $me ->
    [seat] Vous échangez les cartes de { $one } et de { $other }.
    [one] { $seat } échange votre carte et celle de { $other }.
    [other] { $seat } échange la carte de { $one } et la vôtre.
   *[nobody] { $seat } échange les cartes de { $one } et de { $other }.
}
werewolf-told-shift = { $me ->
    [seat] Vous décalez toutes les cartes vers { $direction }.
   *[other] { $seat } décale toutes les cartes vers { $direction }.
}
werewolf-told-drink = { $me ->
    [seat] Vous prenez { $centre }.
   *[other] { $seat } prend { $centre }.
}
werewolf-told-reveal = { $me ->
    [seat] Vous retournez la carte de { $target } : { $role }.
   *[other] { $seat } retourne { werewolf-target-card } : { $role }.
}
werewolf-told-curate = { $me ->
    [seat] Vous posez un artefact sur { werewolf-target-card }.
   *[other] { $seat } pose un artefact sur { werewolf-target-card }.
}
werewolf-told-meet_pack = { $awake_who ->
    [none] { $asleep_who ->
        [none] { $me ->
            [seat] Vous êtes le seul Loup-Garou.
           *[other] { $seat } est le seul Loup-Garou.
        }
        [one] { $me ->
            [seat] Vous voyez dormir un Loup-Garou : { $asleep }.
           *[other] { $seat } voit dormir un Loup-Garou : { $asleep }.
        }
       *[other] { $me ->
            [seat] Vous voyez dormir des Loups-Garous : { $asleep }.
           *[other] { $seat } voit dormir des Loups-Garous : { $asleep_you }.
        }
    }
   *[other] { $asleep_who ->
        [none] { $me ->
            [seat] Vous reconnaissez votre meute : { $awake }.
           *[other] { $seat } reconnaît sa meute : { $awake_you }.
        }
        [one] { $me ->
            [seat] Vous reconnaissez votre meute : { $awake } ; { $asleep } dort.
           *[other] { $seat } reconnaît sa meute : { $awake_you } ; { $asleep } dort.
        }
        [many] { $me ->
            [seat] Vous reconnaissez votre meute : { $awake } ; { $asleep } dorment.
           *[other] { $seat } reconnaît sa meute : { $awake_you } ; { $asleep } dorment.
        }
       *[me] { $seat } reconnaît sa meute : { $awake } ; { $asleep_you } dormez.
    }
}
werewolf-told-see_pack = { $pack_who ->
    [none] { $me ->
        [seat] Vous ne voyez aucun Loup-Garou.
       *[other] { $seat } ne voit aucun Loup-Garou.
    }
   *[other] { $me ->
        [seat] Vous voyez les Loups-Garous : { $pack }.
       *[other] { $seat } voit les Loups-Garous : { $pack_you }.
    }
}
werewolf-told-meet_masons = { $masons_who ->
    [none] { $me ->
        [seat] Vous ne voyez pas d’autre Franc-maçon.
       *[other] { $seat } ne voit pas d’autre Franc-maçon.
    }
    [me] { $seat } et vous ouvrez les yeux ensemble.
   *[other] { $me ->
        [seat] Vous reconnaissez { $masons }.
       *[other] { $seat } reconnaît { $masons }.
    }
}
werewolf-told-see_traces = { $traces_who ->
    [none] { $me ->
        [seat] Vous ne voyez aucun pouce levé.
       *[other] { $seat } ne voit aucun pouce levé.
    }
   *[other] { $me ->
        [seat] Vous voyez qui a regardé ou déplacé une carte : { $traces }.
       *[other] { $seat } voit qui a regardé ou déplacé une carte : { $traces_you }.
    }
}
werewolf-told-see_own = { $me ->
    [seat] Vous regardez votre propre carte : { $role }.
   *[other] { $seat } regarde sa propre carte : { $role }.
}
werewolf-told-nobody = Personne n’ouvre les yeux.
werewolf-told-deal = Chacun regarde sa carte.

## Sur la table

werewolf-view-night = Nuit
werewolf-view-day = Jour
werewolf-view-vote = Vote
werewolf-view-reveal = La vérité
werewolf-view-night-track = Les appels de cette nuit
werewolf-view-voice = Raconter la nuit à voix haute
werewolf-view-table = La table
werewolf-view-card = La carte de { $name }
werewolf-view-card-mine = La carte devant vous
werewolf-view-slot = À part, pour le Loup alpha
werewolf-view-slot-text = À la donne, une carte de cette sorte est posée ici : { $role }.
werewolf-view-shield = Bouclier
werewolf-view-shield-text = Personne ne déplace ni ne regarde cette carte. Il ne protège pas du vote.
werewolf-view-artefact = Artefact
werewolf-view-artefact-text = Seule la personne qui le porte sait lequel. En jeu : { $artefacts }.
werewolf-view-knew = { $role }, pour autant que vous le sachiez
werewolf-view-thumb-pack = De la meute
werewolf-view-thumb-asleep = De la meute, dort
werewolf-view-thumb-mason = Franc-maçon
werewolf-view-thumb-trace = A regardé ou déplacé une carte
werewolf-view-dealt = Votre donne
werewolf-view-copied = Votre copie
werewolf-view-learnt = Ce que vous avez appris
werewolf-view-learnt-nothing = Rien encore. La nuit garde ses secrets.
werewolf-view-slept = Rien : vous avez dormi toute la nuit.
werewolf-view-muted = Le Masque vous couvre la bouche : plus un mot jusqu’à ce que les votes soient montrés.
werewolf-view-shrouded = Le Linceul vous couvre les yeux : vous entendez la table, vous ne la voyez pas.
werewolf-view-place = { $n ->
    [1] Première place à votre gauche
    [2] Deuxième place à votre gauche
    [3] Troisième place à votre gauche
   *[other] { $n }e place à votre gauche
}
werewolf-view-place-short = { $n ->
    [1] 1re à gauche
   *[other] { $n }e à gauche
}
werewolf-view-deck = Cartes en jeu
werewolf-view-claimed = Revendiquée par { $names_you }
werewolf-view-claims = Qui dit quoi
werewolf-view-claims-none = Personne n’a encore rien affirmé.
werewolf-view-silent = silence pour l’instant
werewolf-view-says = dit : { $role }
werewolf-view-vote-sure = Vous pourrez changer d’avis tant que tout le monde n’a pas voté.{ $hurried ->
    [yes] { " " }Si le temps vient à manquer, cette voix compte.
   *[no] { "" }
}
werewolf-view-my-vote = Vous désignez { $name }
werewolf-view-points = { $me ->
    [name] Vous désignez { $target }
    [target] { $name } vous désigne
   *[other] { $name } désigne { $target }
}
werewolf-view-points-nobody = { $me ->
    [name] Vous ne désignez personne
   *[other] { $name } ne désigne personne
}
werewolf-view-votes = { $n ->
    [one] { $n } voix
   *[other] { $n } voix
}
werewolf-view-dead = A péri
werewolf-view-won = Gagne
werewolf-view-story = La nuit racontée
werewolf-view-story-deal = La donne
werewolf-view-story-end = Le vote
werewolf-view-back = Plus tôt
werewolf-view-next = Plus tard
werewolf-view-who-was = Qui était qui
werewolf-view-shift-left = Décaler toutes les cartes vers la gauche
werewolf-view-shift-right = Décaler toutes les cartes vers la droite
werewolf-view-choose-second = Et contre la carte de qui ?

## Options

werewolf-option-scenario = Scénario
werewolf-option-scenario-recommended = Conseillé pour votre nombre
werewolf-option-scenario-sombre_reveil = Sombre réveil
werewolf-option-scenario-nuit_du_loup_garou = La nuit du Loup-Garou
werewolf-option-scenario-terrible_ennemi = Un terrible ennemi
werewolf-option-scenario-alliances_fragiles = Alliances fragiles
werewolf-option-scenario-metamorphoses_malefiques = Métamorphoses maléfiques
werewolf-option-scenario-ne_te_fie_a_personne = Ne te fie à personne !
werewolf-option-scenario-les_sages = Les sages
werewolf-option-scenario-anarchie = Anarchie
werewolf-option-scenario-free = Cartes au choix
werewolf-level-first_steps = initiation
werewolf-level-medium = moyen
werewolf-level-hard = difficile
werewolf-option-deck = Cartes en jeu
werewolf-option-deck-none = { $option_scenario ->
    [free] à vous de les choisir
   *[other] au choix du scénario
}
werewolf-option-deck-text = Trois cartes de plus que de joueurs. Sans choix, le scénario décide.
werewolf-option-boxes = Boîtes
werewolf-option-boxes-none = { $option_scenario ->
    [free] les deux
   *[other] celles du scénario
}
werewolf-option-boxes-daybreak = Loup-Garou pour un Crépuscule
werewolf-option-boxes-base = Loup-Garou pour une Nuit
werewolf-option-artefacts = Artefacts en jeu
werewolf-option-slot_wolf = Carte à part du Loup alpha
werewolf-option-slot_wolf-auto = la première disponible
werewolf-option-slot_wolf-werewolf = Loup-Garou
werewolf-option-slot_wolf-mystic_wolf = Loup shaman
werewolf-option-slot_wolf-dream_wolf = Loup rêveur
werewolf-option-slot_open = La carte à part compte comme une carte du centre
werewolf-option-minion_alone_must_survive = Sans meute, le Sbire doit survivre pour gagner
werewolf-option-shroud_votes_openly = Le Linceul de la Honte laisse voter normalement
werewolf-option-memory = Mémoire
werewolf-option-memory-text = Le carnet garde ce que vous avez vu pendant la nuit. Sans lui, comme autour d’une vraie table, vous le voyez une fois et devez vous en souvenir.
werewolf-option-memory-notes = le jeu tient vos notes
werewolf-option-memory-strict = à chacun de se souvenir

## Avertissements

werewolf-warning-many_wolves = Plus de trois Loups-Garous : le village aura peu de chances.
werewolf-warning-no_wolf = Aucun Loup-Garou dans ces cartes.
werewolf-warning-early_bodyguard = Le Garde du corps est conseillé à partir de 5 joueurs.
werewolf-warning-idle_insomniac = Sans personne pour déplacer des cartes, l’Insomniaque n’apprend rien.
werewolf-warning-single_artefact = Avec un seul artefact, une Doppelgänger devenue Conservateur n’a plus rien à poser.

# Ce que montrent les images, pour qui ne les voit pas.
werewolf-slot-wolf = le Loup du centre
werewolf-role-villager-picture = Un paysan au chapeau de paille, sa fourche à la main.
werewolf-role-werewolf-picture = Une tête de loup montre les crocs devant la lune.
werewolf-role-alpha_wolf-picture = Un loup couronné hurle au sommet d’une colline.
werewolf-role-mystic_wolf-picture = Un loup pâle à l’œil au front, une sphère entre les pattes.
werewolf-role-dream_wolf-picture = Un loup dort en boule sous un croissant de lune.
werewolf-role-minion-picture = De profil sous sa capuche, un serviteur porte une bougie.
werewolf-role-tanner-picture = Un tanneur triste racle une peau sur son cadre, devant l’aube.
werewolf-role-sentinel-picture = Un garde casqué, torche levée et bouclier rond, près d’une tour.
werewolf-role-doppelganger-picture = Un visage, moitié clair, moitié sombre, devant un miroir.
werewolf-role-mason-picture = Deux maçons côte à côte, un compas entre eux.
werewolf-role-seer-picture = Une femme voilée penchée sur une boule de cristal.
werewolf-role-apprentice_seer-picture = Une jeune fille aux yeux ronds tire une carte marquée d’un œil, près d’une bougie.
werewolf-role-paranormal_investigator-picture = Un enquêteur moustachu regarde à travers une grande loupe.
werewolf-role-robber-picture = Un voleur masqué emporte un sac par la fenêtre.
werewolf-role-witch-picture = Une sorcière au chapeau pointu, son balai, son chaudron.
werewolf-role-troublemaker-picture = Une fille aux tresses rousses échange des cartes.
werewolf-role-village_idiot-picture = Un drôle au bonnet à grelots porte un seau.
werewolf-role-aura_seer-picture = Une femme aux cheveux blancs dans des cercles de lumière.
werewolf-role-drunk-picture = Un barbu chancelant lève sa chope.
werewolf-role-insomniac-picture = Un dormeur sans sommeil dans son lit, un hibou à la fenêtre.
werewolf-role-revealer-picture = Un homme stupéfait lève une torche sur un papier scellé.
werewolf-role-curator-picture = Un érudit à lunettes parmi les amphores et les crânes.
werewolf-role-bodyguard-picture = Un homme massif derrière un grand bouclier.
werewolf-role-prince-picture = Un prince couronné, une rose à la main.
werewolf-role-hunter-picture = De profil, un chasseur au chapeau à plume vise à l’arbalète.
werewolf-artefact-claw_of_the_werewolf-picture = Trois griffes montées sur un lien.
werewolf-artefact-brand_of_the_villager-picture = Une paume marquée au fer d’une maison encore rougeoyante.
werewolf-artefact-cudgel_of_the_tanner-picture = Un gourdin hérissé de pointes de fer, sur une peau.
werewolf-artefact-void_of_nothingness-picture = Un tourbillon de brume autour d’un vide noir, qui défait une maison.
werewolf-artefact-mask_of_muting-picture = Un masque de fer à la bouche cousue, enchaîné.
werewolf-artefact-shroud_of_shame-picture = Un linceul dressé comme un fantôme.
werewolf-slot-wolf-picture = Une carte au loup, face visible, devant les trois cartes du centre.

## Ce que veut un camp, dit au début

werewolf-dealt-village = Le village gagne si un loup meurt au vote ; s’il n’y en a aucun parmi vous, personne ne doit mourir. Trouvez qui ment.
werewolf-dealt-pack = La meute gagne si ni loup ni Tanneur ne meurt au vote. Donnez le change et laissez pendre quelqu’un d’autre.
werewolf-dealt-tanner = Vous jouez pour votre seul compte : vous gagnez si vous mourez au vote. Faites-vous soupçonner.
werewolf-beat-point = Chacun désigne quelqu’un
werewolf-beat-point-means = Qui a le plus de voix meurt, à égalité aussi ; une seule voix ne suffit pas.
werewolf-beat-fall = { $names_who ->
    [me] { $names_you } tombez
    [many] { $names } tombent
   *[one] { $names } tombe
}
werewolf-beat-nobody = Personne ne tombe
werewolf-beat-nobody-picture = Un coq chante sur les toits au lever du soleil.
werewolf-beat-turned = On retourne les cartes des morts
werewolf-order-sleep = Dormir jusqu’à ce qu’on m’appelle
werewolf-order-sleep-on = Si l’on vous appelle, on vous réveille, avec un peu de temps pour répondre.
werewolf-ahead-night = Mon appel de la nuit
werewolf-ahead-vote = Le vote

# What one did, in one's own statistics.
werewolf-deed-wolves_found = loups désignés
werewolf-deed-pointed_at = doigts pointés sur moi
werewolf-deed-died = morts
werewolf-deed-lies = mensonges sur mon rôle
werewolf-deed-lies_believed = mensonges crus

## Énigmes

werewolf-puzzle-assumption = Qui a reçu une carte du village dit la vérité sur cette carte et sur sa nuit. Les Loups-Garous, le Sbire et le Tanneur peuvent mentir.
werewolf-puzzle-wolf = Qui est à coup sûr Loup-Garou à la fin de la nuit ?
werewolf-puzzle-myself = Votre carte n’est plus celle que vous avez reçue. Qui êtes-vous maintenant ?
werewolf-event-puzzle-wolf = { $me ->
    [seat] Vous êtes Loup-Garou à la fin de la nuit.
   *[other] { $seat } est Loup-Garou à la fin de la nuit.
}
werewolf-event-puzzle-role = { $role_id ->
    [villager] Vous êtes maintenant un { $role }.
    [werewolf] Vous êtes maintenant un { $role }.
    [mason] Vous êtes maintenant un { $role }.
   *[other] Vous êtes maintenant : { $role }.
}
werewolf-event-puzzle-dealt = { $me ->
    [seat] Vous avez reçu : { $role }.
   *[other] { $seat } a reçu : { $role }.
}
werewolf-event-puzzle-ends = { $me ->
    [seat] La carte devant vous est maintenant : { $role }.
   *[other] La carte devant { $seat } est maintenant : { $role }.
}
werewolf-event-puzzle-liar = { $seat } peut mentir : sa carte n’était pas du village.
werewolf-event-puzzle-honest = { $seat } dit la vérité : sa carte était du village.

## Les chapitres de la galerie

werewolf-things-role = Les rôles
werewolf-things-artefact = Les artefacts
werewolf-things-slot = La carte mise à part
