werewolf-name = One Night Ultimate Werewolf: Daybreak
werewolf-about = One night, one day, one vote. Werewolves hide among you, and the card in front of you may no longer be yours. Talk, lie, guess: at dusk it will be too late.

## Roles

werewolf-role-villager = Villager
werewolf-role-werewolf = Werewolf
werewolf-role-alpha_wolf = Alpha Wolf
werewolf-role-mystic_wolf = Mystic Wolf
werewolf-role-dream_wolf = Dream Wolf
werewolf-role-minion = Minion
werewolf-role-tanner = Tanner
werewolf-role-sentinel = Sentinel
werewolf-role-doppelganger = Doppelgänger
werewolf-role-mason = Mason
werewolf-role-seer = Seer
werewolf-role-apprentice_seer = Apprentice Seer
werewolf-role-paranormal_investigator = Paranormal Investigator
werewolf-role-robber = Robber
werewolf-role-witch = Witch
werewolf-role-troublemaker = Troublemaker
werewolf-role-village_idiot = Village Idiot
werewolf-role-aura_seer = Aura Seer
werewolf-role-drunk = Drunk
werewolf-role-insomniac = Insomniac
werewolf-role-revealer = Revealer
werewolf-role-curator = Curator
werewolf-role-bodyguard = Bodyguard
werewolf-role-prince = Prince
werewolf-role-hunter = Hunter

## What each role does

werewolf-power-villager = No power. Find the werewolves.
werewolf-power-werewolf = Meets the pack. Alone, may look at a centre card.
werewolf-power-alpha_wolf = Meets the pack; alone, may look at a centre card. Then must swap the wolf card set apart with the card of a player outside the pack.
werewolf-power-mystic_wolf = Meets the pack; alone, may look at a centre card. Then may look at another player’s card.
werewolf-power-dream_wolf = Sleeps. The pack and the Minion know who it is; it knows nothing.
werewolf-power-minion = Sees the pack, which does not see the Minion. Wins with it, and may die for it. With no wolf among you, somebody else must die.
werewolf-power-tanner = Plays alone: wins by dying, and not otherwise.
werewolf-power-sentinel = May lay a shield on another player’s card: nobody moves it or looks at it any more.
werewolf-power-doppelganger = Must look at another player’s card and becomes that role.
werewolf-power-mason = Meets the other Mason.
werewolf-power-seer = May look at another player’s card, or at up to two centre cards.
werewolf-power-apprentice_seer = May look at a centre card.
werewolf-power-paranormal_investigator = May look at up to two other players’ cards; on seeing a werewolf or the Tanner, stops there and becomes one.
werewolf-power-robber = May swap their card with another player’s, then looks at the new one.
werewolf-power-witch = May look at a centre card, and must then give it to a player, herself included.
werewolf-power-troublemaker = May swap the cards of two other players without looking.
werewolf-power-village_idiot = May shift the cards of all other players by one place.
werewolf-power-aura_seer = Learns who has already looked at or moved a card.
werewolf-power-drunk = Must swap their card with a centre card, without looking.
werewolf-power-insomniac = Looks at their own card at the end of the night.
werewolf-power-revealer = May turn up another player’s card; a werewolf or the Tanner is hidden again at once.
werewolf-power-curator = May lay an artefact drawn at random on a player’s card, their own included.
werewolf-power-bodyguard = The player the Bodyguard votes for cannot die; if they had the most votes the next one dies, with two at least.
werewolf-power-prince = Does not die, by votes or by the Hunter; nobody dies instead.
werewolf-power-hunter = If the Hunter dies, so does the player the Hunter votes for.

## Teams

werewolf-team-village = the village
werewolf-team-pack = the pack
werewolf-team-tanner = the Tanner

## Artefacts

werewolf-artefact-claw_of_the_werewolf = Claw of the Werewolf
werewolf-artefact-brand_of_the_villager = Brand of the Villager
werewolf-artefact-cudgel_of_the_tanner = Cudgel of the Tanner
werewolf-artefact-void_of_nothingness = Void of Nothingness
werewolf-artefact-mask_of_muting = Mask of Muting
werewolf-artefact-shroud_of_shame = Shroud of Shame
werewolf-effect-claw_of_the_werewolf = You are now a Werewolf.
werewolf-effect-brand_of_the_villager = You are now a Villager.
werewolf-effect-cudgel_of_the_tanner = You are now the Tanner: die to win.
werewolf-effect-void_of_nothingness = No effect, except what you make of it.
werewolf-effect-mask_of_muting = You may not speak until the vote is over; gestures are still allowed.
werewolf-effect-shroud_of_shame = You turn your back on the table and vote blind.

## Places

werewolf-centre-0 = the first centre card
werewolf-centre-1 = the second centre card
werewolf-centre-2 = the third centre card
werewolf-centre-3 = the card set apart
werewolf-direction-left = the left
werewolf-direction-right = the right
werewolf-target-card = { $target_who ->
    [me] your card
   *[one] { $target }’s card
}

## Calls of the night

werewolf-call-sentinel = Sentinel
werewolf-call-doppelganger = Doppelgänger
werewolf-call-doppelganger_minion = Doppelgänger turned Minion
werewolf-call-wolves = Werewolves
werewolf-call-alpha_wolf = Alpha Wolf
werewolf-call-mystic_wolf = Mystic Wolf
werewolf-call-minion = Minion
werewolf-call-masons = Masons
werewolf-call-seer = Seer
werewolf-call-apprentice_seer = Apprentice Seer
werewolf-call-paranormal_investigator = Paranormal Investigator
werewolf-call-robber = Robber
werewolf-call-witch = Witch
werewolf-call-troublemaker = Troublemaker
werewolf-call-village_idiot = Village Idiot
werewolf-call-aura_seer = Aura Seer
werewolf-call-doppelganger_aura_seer = Doppelgänger turned Aura Seer
werewolf-call-drunk = Drunk
werewolf-call-insomniac = Insomniac
werewolf-call-doppelganger_insomniac = Doppelgänger turned Insomniac
werewolf-call-revealer = Revealer
werewolf-call-doppelganger_revealer = Doppelgänger turned Revealer
werewolf-call-curator = Curator
werewolf-call-doppelganger_curator = Doppelgänger turned Curator

## Choices

werewolf-choice-pass = Do nothing
werewolf-choice-shield = Lay the shield on { werewolf-target-card }
werewolf-choice-copy = Copy { $target }
werewolf-choice-look = Look at { werewolf-target-card }
werewolf-choice-peek = Look at { $centre }
werewolf-choice-plant = Give { $target } the card set apart
werewolf-choice-rob = Rob { $target }
werewolf-choice-brew = Look at { $centre }, then give it to somebody
werewolf-choice-give = { $target_who ->
    [me] Keep it yourself
   *[one] Give it to { $target }
}
werewolf-choice-exchange = Swap the cards of { $one } and { $other }
werewolf-choice-shift = Shift all cards to { $direction }
werewolf-choice-drink = Take { $centre }
werewolf-choice-reveal = Turn up { werewolf-target-card }
werewolf-choice-curate = Lay an artefact on { werewolf-target-card }
werewolf-choice-ready = Let’s vote
werewolf-choice-vote = Vote for { $target }
werewolf-choice-vote-blind = { $target_place ->
    [1] Vote for the first place on your left
    [2] Vote for the second place on your left
    [3] Vote for the third place on your left
   *[other] Vote for place { $target_place } on your left
}

## Questions

werewolf-ask-night = { $power_id ->
    [asleep] You are asleep. Perhaps somebody else is being called…
    [idle] Your eyes are open, but there is nothing for you to do right now.
    [sentinel] On whose card do you lay the shield?
    [doppelganger] Who do you copy?
    [wolves] You are the only werewolf. Will you look at a centre card?
    [alpha_wolf] Who gets the wolf card that was set apart?
    [mystic_wolf] Whose card do you look at?
    [seer] { $moment ->
        [0] Will you look at another player’s card, or at a centre card?
       *[other] Will you look at another centre card?
    }
    [apprentice_seer] Which centre card do you look at?
    [paranormal_investigator] { $moment ->
        [0] Who do you investigate?
       *[other] Will you investigate a second player?
    }
    [robber] Who do you rob?
    [witch] { $moment ->
        [0] Which centre card do you look at?
       *[other] Who gets this card?
    }
    [troublemaker] Whose cards do you swap?
    [village_idiot] Which way do you shift the cards?
    [drunk] Which centre card do you take?
    [revealer] Whose card do you turn up?
    [doppelganger_revealer] Whose card do you turn up?
    [curator] On whose card do you lay the artefact?
    [doppelganger_curator] On whose card do you lay the artefact?
   *[other] What do you do?
}
werewolf-ask-talk = Talk, and say when you are ready to vote.
werewolf-ask-vote = { $blind_id ->
    [True] Which place do you vote for? You cannot see who sits there.
   *[other] Who do you vote for?
}
werewolf-step-night = Night has fallen on the village.
werewolf-step-talk = The village talks.
werewolf-step-vote = The village votes.

## Events

werewolf-event-dealt-private = Your card: { $role }.
werewolf-event-dealt-of = { $seat }’s card: { $role }.
werewolf-event-called = The narrator calls: { $call }.
werewolf-event-dawn = Day breaks.
werewolf-event-table = { $shields_who ->
    [none] { $artefacts_who ->
        [none] Nobody has a shield or an artefact.
       *[other] Nobody has a shield; { werewolf-with-artefact }.
    }
    [one] { $shields } has a shield; { werewolf-with-artefact }.
   *[other] { $shields_you } have a shield; { werewolf-with-artefact }.
}
werewolf-with-artefact = { $artefacts_who ->
    [none] nobody has an artefact
    [one] { $artefacts } has an artefact
   *[other] { $artefacts_you } have an artefact
}
werewolf-event-shown = { $me ->
    [seat] Your card is face up: { $role }.
   *[other] { $seat }’s card is face up: { $role }.
}
werewolf-event-artefact-private = Your card carries an artefact: { $artefact }.
werewolf-event-artefact-of = { $seat }’s card carries an artefact: { $artefact }.
werewolf-event-pass-private = You did nothing.
werewolf-event-late-private = Your time ran out.
werewolf-event-late-of = { $seat } ran out of time.
werewolf-event-idle-private = There was nothing you could do.
werewolf-event-shield-private = You laid the shield on { werewolf-target-card }.
werewolf-event-copy-private = You copied { $target_you }: { $role }.
werewolf-event-look-private = { $target_who ->
    [me] Your card: { $role }.
   *[one] { $target }’s card: { $role }.
}
werewolf-event-peek-private = You looked at { $centre }: { $role }.
werewolf-event-plant-private = You gave { $target_you } the card set apart.
werewolf-event-rob-private = You robbed { $target_you }: { $role }.
werewolf-event-brew-private = You looked at { $centre }: { $role }.
werewolf-event-give-private = { $target_who ->
    [me] You kept it yourself.
   *[one] You gave it to { $target }.
}
werewolf-event-exchange-private = You swapped the cards of { $one_you } and { $other_you }.
werewolf-event-shift-private = You shifted all cards to { $direction }.
werewolf-event-drink-private = You took { $centre }.
werewolf-event-reveal-private = You turned up { werewolf-target-card }: { $role }.
werewolf-event-curate-private = You laid an artefact on { werewolf-target-card }.
werewolf-event-meet_pack-private = { $awake_who ->
    [none] { $asleep_who ->
        [none] You are the only werewolf.
        [one] A werewolf is asleep: { $asleep }.
       *[many] Werewolves are asleep: { $asleep_you }.
    }
   *[other] { $asleep_who ->
        [none] Your pack: { $awake_you }.
       *[other] Your pack: { $awake_you }; asleep: { $asleep_you }.
    }
}
werewolf-event-see_pack-private = { $pack_who ->
    [none] You see no werewolf.
   *[other] The werewolves: { $pack_you }.
}
werewolf-event-meet_masons-private = { $masons_who ->
    [none] You see no other Mason.
    [one] The other Mason: { $masons }.
   *[other] The other Masons: { $masons_you }.
}
werewolf-event-see_traces-private = { $traces_who ->
    [none] Nobody else has moved or looked at a card yet.
    [one] { $traces } has moved or looked at a card.
   *[other] { $traces_you } have moved or looked at a card.
}
werewolf-event-see_own-private = The card in front of you: { $role }.
werewolf-event-voted = { $me ->
    [seat] You vote for { $target }.
   *[other] { $seat } votes for { $target_you }.
}
werewolf-event-abstained = { $me ->
    [seat] You do not vote.
   *[other] { $seat } does not vote.
}
werewolf-event-unmasked = { $start_is_role ->
    [yes] { $seat_you }: { $role }, both at first and at the end.
   *[no] { $seat_you }: { $start } at first, { $role } at the end.
}
werewolf-event-carried = { $me ->
    [seat] Your artefact: { $artefact }.
   *[other] { $seat }’s artefact: { $artefact }.
}
werewolf-event-protected = The Bodyguard protects { $seat_you }.
werewolf-event-died = { $me ->
    [seat] You die.
   *[other] { $seat } dies.
}
werewolf-event-shot = The Hunter takes { $seat_you } down too.
werewolf-event-ended = The match is over.
werewolf-claimed-card = { $target_who ->
    [me] my card
   *[one] { $target }’s card
}

## Claims

werewolf-claim-started = { $role_id ->
    [villager] I was a { $role }.
    [werewolf] I was a { $role }.
    [mason] I was a { $role }.
   *[other] I was the { $role }.
}
werewolf-claim-became = { $role_id ->
    [villager] I think I am now a { $role }.
    [werewolf] I think I am now a { $role }.
    [mason] I think I am now a { $role }.
   *[other] I think I am now the { $role }.
}
werewolf-claim-saw = I saw { werewolf-claimed-card }: { $role }.
werewolf-claim-saw_centre = I saw { $centre }: { $role }.
werewolf-claim-met = { $target } and I woke up together: { $role }.
werewolf-claim-met_nobody = Nobody woke up with me: { $role }.
werewolf-claim-trace = { $target } moved or looked at a card.
werewolf-claim-no_trace = { $target } moved nothing and looked at nothing.
werewolf-claim-did_nothing = I did nothing all night.
werewolf-claim-shielded = I shielded { werewolf-claimed-card }.
werewolf-claim-copied = I copied { $target }: { $role }.
werewolf-claim-robbed = I robbed { $target }: { $role }.
werewolf-claim-gave = I gave { $target } a centre card: { $role }.
werewolf-claim-exchanged = I swapped the cards of { $one } and { $other }.
werewolf-claim-shifted = I shifted all cards to { $direction }.
werewolf-claim-drank = I took { $centre }.
werewolf-claim-revealed = I turned up { werewolf-claimed-card }: { $role }.
werewolf-claim-curated = I laid an artefact on { werewolf-claimed-card }.
werewolf-claim-carries = I carry: { $artefact }.
werewolf-claim-suspect = I suspect { $target }.
werewolf-claim-clear = I think { $target } is with the village.
werewolf-claim-will_vote = I will vote for { $target }.
werewolf-claim-no_wolf_here = There is no werewolf among us.
werewolf-claim-ask = { $target }, who are you?
werewolf-claim-believe = I believe { $target }.
werewolf-claim-doubt = I do not believe { $target }.
werewolf-claim-retract = I take back everything I said.
werewolf-claim-point = (points at { $target })
werewolf-claim-token = (points at a token: { $role })
werewolf-claim-no_wolf = I am not a wolf.
werewolf-claim-of_the_village = I am with the village.
werewolf-claim-robbed_card = I robbed { $target }.
werewolf-claim-copied_card = I copied { $target }.
werewolf-claim-gave_card = I gave { $target } a centre card.
werewolf-claim-revealed_card = I turned up { $target }’s card.
werewolf-claim-centre_holds = { $role_id ->
    [villager] A { $role } is in the centre.
    [werewolf] A { $role } is in the centre.
    [mason] A { $role } is in the centre.
   *[other] The { $role } is in the centre.
}
werewolf-claim-was = { $target_who ->
    [me] At the start I was the { $role }.
   *[one] { $role_id ->
        [villager] At the start { $target } was a { $role }.
        [werewolf] At the start { $target } was a { $role }.
        [mason] At the start { $target } was a { $role }.
       *[other] At the start { $target } was the { $role }.
    }
}
werewolf-claim-is_now = { $target_who ->
    [me] I am now the { $role }.
   *[one] { $role_id ->
        [villager] { $target } is now a { $role }.
        [werewolf] { $target } is now a { $role }.
        [mason] { $target } is now a { $role }.
       *[other] { $target } is now the { $role }.
    }
}
werewolf-claim-was_shielded = My card was shielded.
werewolf-claim-no_traces = Nobody left a trace.
werewolf-claim-either = It is either { $one } or { $other }.
werewolf-claim-not_that_one = It is not { $target }.
werewolf-claim-agree = I agree with { $target }.

## Why not

werewolf-why-asleep = There is nothing for you to do at this point in the night.
werewolf-why-no-power = The role you copied has nothing more to do at this point.
werewolf-why-no-target = There is no card within reach of your power.
werewolf-why-not-alone = Only a wolf without a pack may look at a centre card.
werewolf-why-one-kind = You may look at one player’s card, or at two centre cards at most, not at both.
werewolf-why-turned = You have become what you saw, and may look no further.
werewolf-why-stopped = You chose to leave it at that.
werewolf-why-copied = You have copied somebody already.
werewolf-why-looked = You have already looked: now you must give the card.
werewolf-why-no-slot = Without an Alpha Wolf no card is set apart.
werewolf-why-own-shield = A shield lies on your own card.
werewolf-why-must-copy = The Doppelgänger must copy somebody.
werewolf-why-must-plant = The Alpha Wolf must give the card set apart to somebody.
werewolf-why-must-drink = The Drunk must take a centre card.
werewolf-why-must-give = A Witch who has looked must give the card away.
werewolf-why-look-first = Look at a centre card first: it is the one you hand on.
werewolf-why-other-power = That is not a power of your starting role.
werewolf-why-out-of-reach = That card is out of your reach.
werewolf-why-not-yourself = Your own card does not count here.
werewolf-why-shielded = A shield protects that card.
werewolf-why-in-pack = The pack cannot give the card to one of its own.
werewolf-why-has-artefact = There is an artefact on that card already.
werewolf-why-face-up = That card is face up already.
werewolf-why-seen-already = You have seen that card already.
werewolf-why-vote-self = You cannot vote for yourself.
werewolf-why-vote-pass = Everybody must vote.

## Outcomes

werewolf-outcome-wolf_died = A werewolf died: the village wins.
werewolf-outcome-wolf_and_tanner_died = A werewolf and the Tanner died: the village and the Tanner win.
werewolf-outcome-tanner_died = The Tanner wanted to die, and wins alone.
werewolf-outcome-pack_escaped = The pack got away, and wins.
werewolf-outcome-pack_unseen = Nobody died, and a werewolf was among you: the pack wins.
werewolf-outcome-nobody_had_to_die = No werewolf, nobody dead: the village wins.
werewolf-outcome-village_erred = There was no werewolf, and an innocent died: nobody wins.
werewolf-outcome-only_minion_died = Only the Minion died: the village wins.
werewolf-outcome-minion_alone = Without a pack, the Minion wins.
werewolf-outcome-minion_fell = The Minion died with the innocent: nobody wins.

## The same, where a thing is explained

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

## The narrator

werewolf-tell-night = Night falls on the village. Everybody, close your eyes.
werewolf-tell-wake = { $call }, open your eyes.
werewolf-tell-sleep = { $call }, close your eyes.
werewolf-tell-sentinel = You may lay the shield on another player’s card.
werewolf-tell-doppelganger = Look at another player’s card. You are now that role; if it acts at once, act now.
werewolf-tell-doppelganger_minion = Werewolves, thumbs up, eyes closed.
werewolf-tell-wolves = Find each other. Dream Wolf, keep your eyes closed and put your thumb up. A lone werewolf may look at a centre card.
werewolf-tell-alpha_wolf = Swap the wolf card set apart with the card of a player outside the pack.
werewolf-tell-mystic_wolf = You may look at another player’s card.
werewolf-tell-minion = Werewolves, thumbs up, eyes closed.
werewolf-tell-masons = Find the other Mason.
werewolf-tell-seer = You may look at another player’s card, or at up to two centre cards.
werewolf-tell-apprentice_seer = You may look at one centre card.
werewolf-tell-paranormal_investigator = You may look at up to two other players’ cards. Stop at the first werewolf, or at the Tanner: you are now one too.
werewolf-tell-robber = You may swap your card with another player’s. Then look at your new one.
werewolf-tell-witch = You may look at a centre card. If you do, give it to a player in exchange for theirs, or keep it in exchange for yours.
werewolf-tell-troublemaker = You may swap the cards of two other players.
werewolf-tell-village_idiot = You may shift the cards of all other players by one place.
werewolf-tell-aura_seer = Whoever has looked at or moved a card, thumb up, eyes closed.
werewolf-tell-doppelganger_aura_seer = Whoever has looked at or moved a card, thumb up, eyes closed.
werewolf-tell-drunk = Swap your card with a centre card, without looking.
werewolf-tell-insomniac = Look at your card.
werewolf-tell-doppelganger_insomniac = Look at your card.
werewolf-tell-revealer = You may turn up another player’s card. A werewolf or the Tanner goes face down again.
werewolf-tell-doppelganger_revealer = You may turn up another player’s card. A werewolf or the Tanner goes face down again.
werewolf-tell-curator = You may lay an artefact on a player’s card, or on your own.
werewolf-tell-doppelganger_curator = You may lay an artefact on a card that has none, even on your own.
werewolf-tell-dawn = Day breaks. Everybody, open your eyes. Who among you is a werewolf?
werewolf-tell-vote = The talking is over. Three, two, one: point!

## The night told again

werewolf-told-pass = { $me ->
    [seat] You do nothing.
   *[other] { $seat } does nothing.
}
werewolf-told-late = { $deed } (Time ran out.)
werewolf-told-idle = { $me ->
    [seat] There is nothing you can do.
   *[other] There is nothing { $seat } can do.
}
werewolf-told-shield = { $me ->
    [seat] You lay the shield on { $target }’s card.
   *[other] { $seat } lays the shield on { werewolf-target-card }.
}
werewolf-told-copy = { $me ->
    [seat] You copy { $target }: { $role }.
   *[other] { $seat } copies { $target_you }: { $role }.
}
werewolf-told-look = { $me ->
    [seat] You look at { $target }’s card: { $role }.
   *[other] { $seat } looks at { werewolf-target-card }: { $role }.
}
werewolf-told-peek = { $me ->
    [seat] You look at { $centre }: { $role }.
   *[other] { $seat } looks at { $centre }: { $role }.
}
werewolf-told-plant = { $me ->
    [seat] You give { $target } the card set apart.
   *[other] { $seat } gives { $target_you } the card set apart.
}
werewolf-told-rob = { $me ->
    [seat] You rob { $target } and find: { $role }.
   *[other] { $seat } robs { $target_you } and finds: { $role }.
}
werewolf-told-brew = { $me ->
    [seat] You look at { $centre }: { $role }.
   *[other] { $seat } looks at { $centre }: { $role }.
}
werewolf-told-give = { $me ->
    [seat] { $target_who ->
        [me] You keep it yourself.
       *[one] You give it to { $target }.
    }
   *[other] { $self ->
        [True] { $seat } keeps it.
       *[other] { $seat } gives it to { $target_you }.
    }
}
werewolf-told-exchange = { $me ->
    [seat] You swap the cards of { $one } and { $other }.
    [one] { $seat } swaps your card with { $other }’s.
    [other] { $seat } swaps { $one }’s card with yours.
   *[nobody] { $seat } swaps the cards of { $one } and { $other }.
}
werewolf-told-shift = { $me ->
    [seat] You shift all cards to { $direction }.
   *[other] { $seat } shifts all cards to { $direction }.
}
werewolf-told-drink = { $me ->
    [seat] You take { $centre }.
   *[other] { $seat } takes { $centre }.
}
werewolf-told-reveal = { $me ->
    [seat] You turn up { $target }’s card: { $role }.
   *[other] { $seat } turns up { werewolf-target-card }: { $role }.
}
werewolf-told-curate = { $me ->
    [seat] You lay an artefact on { werewolf-target-card }.
   *[other] { $seat } lays an artefact on { werewolf-target-card }.
}
werewolf-told-meet_pack = { $awake_who ->
    [none] { $asleep_who ->
        [none] { $me ->
            [seat] You are the only werewolf.
           *[other] { $seat } is the only werewolf.
        }
       *[other] { $me ->
            [seat] You see the pack asleep: { $asleep }.
           *[other] { $seat } sees the pack asleep: { $asleep_you }.
        }
    }
   *[other] { $asleep_who ->
        [none] { $me ->
            [seat] You meet your pack: { $awake }.
           *[other] { $seat } meets the pack: { $awake_you }.
        }
       *[other] { $me ->
            [seat] You meet your pack: { $awake }; asleep: { $asleep }.
           *[other] { $seat } meets the pack: { $awake_you }; asleep: { $asleep_you }.
        }
    }
}
werewolf-told-see_pack = { $pack_who ->
    [none] { $me ->
        [seat] You see no werewolf.
       *[other] { $seat } sees no werewolf.
    }
   *[other] { $me ->
        [seat] You see the werewolves: { $pack }.
       *[other] { $seat } sees the werewolves: { $pack_you }.
    }
}
werewolf-told-meet_masons = { $masons_who ->
    [none] { $me ->
        [seat] You see no other Mason.
       *[other] { $seat } sees no other Mason.
    }
   *[other] { $me ->
        [seat] You meet { $masons }.
       *[other] { $seat } meets { $masons_you }.
    }
}
werewolf-told-see_traces = { $traces_who ->
    [none] { $me ->
        [seat] You see no thumbs up.
       *[other] { $seat } sees no thumbs up.
    }
   *[other] { $me ->
        [seat] You see who has moved or looked at a card: { $traces }.
       *[other] { $seat } sees who has moved or looked at a card: { $traces_you }.
    }
}
werewolf-told-see_own = { $me ->
    [seat] You look at your own card: { $role }.
   *[other] { $seat } looks at their own card: { $role }.
}
werewolf-told-nobody = Nobody opens their eyes.
werewolf-told-deal = Everybody looks at their card.

## On the table

werewolf-view-night = Night
werewolf-view-day = Day
werewolf-view-vote = Vote
werewolf-view-reveal = The truth
werewolf-view-night-track = The calls of this night
werewolf-view-voice = Narrate the night aloud
werewolf-view-table = The table
werewolf-view-card = { $name }’s card
werewolf-view-card-mine = The card in front of you
werewolf-view-slot = Set apart for the Alpha Wolf
werewolf-view-slot-text = When the cards are dealt, this one is set here: { $role }.
werewolf-view-shield = Shield
werewolf-view-shield-text = Nobody moves this card or looks at it. It does not protect against the vote.
werewolf-view-artefact = Artefact
werewolf-view-artefact-text = Only the person carrying it knows which one. In play: { $artefacts }.
werewolf-view-knew = { $role }, when you last looked
werewolf-view-thumb-pack = In the pack
werewolf-view-thumb-asleep = In the pack, asleep
werewolf-view-thumb-mason = Mason
werewolf-view-thumb-trace = Has moved or looked at a card
werewolf-view-dealt = Dealt to you
werewolf-view-copied = Your copy
werewolf-view-learnt = What you learnt
werewolf-view-learnt-nothing = Nothing yet. The night keeps its secrets.
werewolf-view-slept = Nothing: you slept all night.
werewolf-view-muted = The Mask covers your mouth: not a word until the votes are shown.
werewolf-view-shrouded = The Shroud covers your eyes: you hear the table, you do not see it.
werewolf-view-place = { $n ->
    [1] First place on your left
    [2] Second place on your left
    [3] Third place on your left
   *[other] Place { $n } on your left
}
werewolf-view-place-short = { $n ->
    [1] 1st left
    [2] 2nd left
    [3] 3rd left
   *[other] { $n }th left
}
werewolf-view-deck = Cards in play
werewolf-view-claimed = Claimed by { $names_you }
werewolf-view-claims = Who says what
werewolf-view-claims-none = Nobody has claimed anything yet.
werewolf-view-silent = silent so far
werewolf-view-says = says: { $role }
werewolf-view-vote-sure = You may change your mind until everybody has voted.{ $hurried ->
    [yes] { " " }If the time runs out, this vote counts.
   *[no] { "" }
}
werewolf-view-my-vote = You point at { $name }
werewolf-view-points = { $me ->
    [name] You point at { $target }
   *[other] { $name } points at { $target_you }
}
werewolf-view-points-nobody = { $me ->
    [name] You point at nobody
   *[other] { $name } points at nobody
}
werewolf-view-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
werewolf-view-dead = Dead
werewolf-view-won = Wins
werewolf-view-story = The night, retold
werewolf-view-story-deal = The deal
werewolf-view-story-end = The vote
werewolf-view-back = Earlier
werewolf-view-next = Later
werewolf-view-who-was = Who was who
werewolf-view-shift-left = Shift all cards to the left
werewolf-view-shift-right = Shift all cards to the right
werewolf-view-choose-second = And with whose card?

## Options

werewolf-option-scenario = Scenario
werewolf-option-scenario-recommended = Recommended for your number of players
werewolf-option-scenario-sombre_reveil = Dark Awakening
werewolf-option-scenario-nuit_du_loup_garou = Night of the Werewolf
werewolf-option-scenario-terrible_ennemi = A Terrible Foe
werewolf-option-scenario-alliances_fragiles = Fragile Alliances
werewolf-option-scenario-metamorphoses_malefiques = Evil Transformation
werewolf-option-scenario-ne_te_fie_a_personne = Trust No One
werewolf-option-scenario-les_sages = Information Society
werewolf-option-scenario-anarchie = Anarchy
werewolf-option-scenario-free = Cards of your choice
werewolf-level-first_steps = first steps
werewolf-level-medium = medium
werewolf-level-hard = hard
werewolf-option-deck = Cards in play
werewolf-option-deck-none = { $option_scenario ->
    [free] for you to choose
   *[other] left to the scenario
}
werewolf-option-deck-text = Three more cards than there are players. If you choose none, the scenario decides.
werewolf-option-boxes = Boxes
werewolf-option-boxes-none = { $option_scenario ->
    [free] both
   *[other] those of the scenario
}
werewolf-option-boxes-daybreak = Daybreak
werewolf-option-boxes-base = One Night Ultimate Werewolf
werewolf-option-artefacts = Artefacts in play
werewolf-option-slot_wolf = The card set apart for the Alpha Wolf
werewolf-option-slot_wolf-auto = the first one left over
werewolf-option-slot_wolf-werewolf = Werewolf
werewolf-option-slot_wolf-mystic_wolf = Mystic Wolf
werewolf-option-slot_wolf-dream_wolf = Dream Wolf
werewolf-option-slot_open = The card set apart counts as a centre card
werewolf-option-minion_alone_must_survive = Without a pack the Minion must survive to win
werewolf-option-shroud_votes_openly = The Shroud of Shame leaves the vote as it is
werewolf-option-memory = Memory
werewolf-option-memory-text = The notebook keeps what you saw at night. Without it, as at a real table, you see it once and must remember.
werewolf-option-memory-notes = the game keeps your notes
werewolf-option-memory-strict = everybody must remember

## Warnings

werewolf-warning-many_wolves = More than three werewolves: the village will have little hope.
werewolf-warning-no_wolf = There is no werewolf among these cards.
werewolf-warning-early_bodyguard = The Bodyguard works best with 5 players or more.
werewolf-warning-idle_insomniac = If nobody can move cards, the Insomniac learns nothing.
werewolf-warning-single_artefact = With a single artefact, a Doppelgänger turned Curator has nothing left to lay.

# What the pictures show, for those who do not see them.
werewolf-slot-wolf = the wolf in the centre
werewolf-role-villager-picture = A farmer in a straw hat, pitchfork in hand.
werewolf-role-werewolf-picture = A wolf’s head bares its fangs before the moon.
werewolf-role-alpha_wolf-picture = A crowned wolf howls on a hilltop.
werewolf-role-mystic_wolf-picture = A pale wolf with an eye on its brow, an orb between its paws.
werewolf-role-dream_wolf-picture = A wolf sleeps curled up under a crescent moon.
werewolf-role-minion-picture = In profile under a hood, a servant carries a candle.
werewolf-role-tanner-picture = A sad tanner scrapes a hide on its frame before the dawn.
werewolf-role-sentinel-picture = A helmeted guard with a torch and a round shield, near a tower.
werewolf-role-doppelganger-picture = A face, half light and half dark, before a mirror.
werewolf-role-mason-picture = Two masons side by side, a pair of compasses between them.
werewolf-role-seer-picture = A veiled woman bent over a crystal ball.
werewolf-role-apprentice_seer-picture = A wide-eyed girl draws a card marked with an eye, beside a candle.
werewolf-role-paranormal_investigator-picture = A moustached investigator looks through a large magnifying glass.
werewolf-role-robber-picture = A masked thief makes off with a sack.
werewolf-role-witch-picture = A witch in a pointed hat, her broom, her cauldron.
werewolf-role-troublemaker-picture = A girl with red braids swaps cards.
werewolf-role-village_idiot-picture = A jolly fellow in a belled cap carries a bucket.
werewolf-role-aura_seer-picture = A white-haired woman in rings of light.
werewolf-role-drunk-picture = A reeling bearded man lifts a tankard.
werewolf-role-insomniac-picture = A sleepless man in his bed, an owl looking on.
werewolf-role-revealer-picture = An astonished man raises a torch over a sealed paper.
werewolf-role-curator-picture = A scholar in spectacles among amphorae and skulls.
werewolf-role-bodyguard-picture = A burly man behind a large shield.
werewolf-role-prince-picture = A crowned prince with a rose.
werewolf-role-hunter-picture = In profile, a hunter in a feathered hat aims a crossbow.
werewolf-artefact-claw_of_the_werewolf-picture = Three claws strung on a cord.
werewolf-artefact-brand_of_the_villager-picture = A palm branded with a house that still glows.
werewolf-artefact-cudgel_of_the_tanner-picture = A club bristling with iron spikes, on a hide.
werewolf-artefact-void_of_nothingness-picture = A whirl of mist around a black void that takes a house to pieces.
werewolf-artefact-mask_of_muting-picture = An iron mask, mouth sewn shut, in chains.
werewolf-artefact-shroud_of_shame-picture = A shroud standing like a ghost.
werewolf-slot-wolf-picture = A wolf’s card, face up, before the three cards of the centre.

## What a side wants, as told at the start

werewolf-dealt-village = The village wins if a wolf dies in the vote; if there is none among you, nobody must die. Find out who is lying.
werewolf-dealt-pack = The pack wins if neither a wolf nor a Tanner dies in the vote. Pass for a villager, and let somebody else hang.
werewolf-dealt-tanner = You play for yourself alone: you win if you die in the vote. Make them suspect you.
werewolf-beat-point = Everybody points
werewolf-beat-point-means = Whoever has the most votes dies, ties included; a single vote is not enough.
werewolf-beat-fall = { $names_who ->
    [me] { $names_you } fall
    [many] { $names } fall
   *[one] { $names } falls
}
werewolf-beat-nobody = Nobody falls
werewolf-beat-nobody-picture = A cock crows over the roofs at sunrise.
werewolf-beat-turned = The cards of the dead are turned up
werewolf-order-sleep = Sleep until I am called
werewolf-order-sleep-on = If you are called you are woken, with a little time to answer.
werewolf-ahead-night = My call at night
werewolf-ahead-vote = The vote

# What one did, in one's own statistics.
werewolf-deed-wolves_found = wolves pointed at
werewolf-deed-pointed_at = fingers pointed at me
werewolf-deed-died = deaths
werewolf-deed-lies = lies about my role
werewolf-deed-lies_believed = lies believed

## Puzzles

werewolf-puzzle-assumption = Whoever was dealt a village card tells the truth about that card and about their night. The Werewolves, the Minion and the Tanner may lie.
werewolf-puzzle-wolf = Who must be a Werewolf at the end of the night?
werewolf-puzzle-myself = Your card is no longer the one you were dealt. What are you now?
werewolf-event-puzzle-wolf = { $me ->
    [seat] You are a Werewolf at the end of the night.
   *[other] { $seat } is a Werewolf at the end of the night.
}
werewolf-event-puzzle-role = { $role_id ->
    [villager] You are now a { $role }.
    [werewolf] You are now a { $role }.
    [mason] You are now a { $role }.
   *[other] You are now the { $role }.
}
werewolf-event-puzzle-dealt = { $me ->
    [seat] You were dealt: { $role }.
   *[other] { $seat } was dealt: { $role }.
}
werewolf-event-puzzle-ends = { $me ->
    [seat] The card in front of you is now: { $role }.
   *[other] The card in front of { $seat } is now: { $role }.
}
werewolf-event-puzzle-liar = { $seat } may be lying: theirs was not a village card.
werewolf-event-puzzle-honest = { $seat } is telling the truth: theirs was a village card.

## Chapters of the gallery

werewolf-things-role = The roles
werewolf-things-artefact = The artefacts
werewolf-things-slot = The card set apart
