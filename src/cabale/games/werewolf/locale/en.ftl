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
werewolf-power-werewolf = Meets the pack. Alone, may look at a card of the centre.
werewolf-power-alpha_wolf = Meets the pack, then must exchange the wolf card set apart with the card of a player outside the pack.
werewolf-power-mystic_wolf = Meets the pack, then may look at a player’s card.
werewolf-power-dream_wolf = Sleeps. Pack and Minion know who it is; it knows nothing.
werewolf-power-minion = Sees the pack, which does not see the Minion. Wins with it, and may die for it.
werewolf-power-tanner = Wins alone, by dying.
werewolf-power-sentinel = May lay a shield on another player’s card: nobody moves it or looks at it any more.
werewolf-power-doppelganger = Must look at another player’s card and becomes that role.
werewolf-power-mason = Meets the other Mason.
werewolf-power-seer = May look at a player’s card, or at up to two cards of the centre.
werewolf-power-apprentice_seer = May look at a card of the centre.
werewolf-power-paranormal_investigator = May look at up to two players’ cards; who sees a werewolf or the Tanner becomes one.
werewolf-power-robber = May exchange their card with a player’s, then looks at the new one.
werewolf-power-witch = May look at a card of the centre, and must then give it to a player, herself included.
werewolf-power-troublemaker = May exchange the cards of two other players without looking.
werewolf-power-village_idiot = May shift the cards of all other players by one place.
werewolf-power-aura_seer = Learns who has already looked at or moved a card.
werewolf-power-drunk = Must exchange their card with one of the centre, without looking.
werewolf-power-insomniac = Looks at her own card at the end of the night.
werewolf-power-revealer = May turn up a player’s card; a werewolf or the Tanner is hidden again at once.
werewolf-power-curator = May lay an artefact drawn at random on a player’s card.
werewolf-power-bodyguard = The player the Bodyguard votes for cannot die.
werewolf-power-prince = Does not die, even with the most votes.
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
werewolf-effect-mask_of_muting = You may not speak until the vote is over.
werewolf-effect-shroud_of_shame = You turn your back to the table and vote blindly.

## Places

werewolf-centre-0 = the first card of the centre
werewolf-centre-1 = the second card of the centre
werewolf-centre-2 = the third card of the centre
werewolf-centre-3 = the card set apart
werewolf-direction-left = the left
werewolf-direction-right = the right

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
werewolf-choice-shield = Lay the shield on { $target }’s card
werewolf-choice-copy = Copy { $target }
werewolf-choice-look = Look at { $target }’s card
werewolf-choice-peek = Look at { $centre }
werewolf-choice-plant = Give { $target } the card set apart
werewolf-choice-rob = Rob { $target }
werewolf-choice-brew = Look at { $centre } and have to give it away
werewolf-choice-give = Give it to { $target }
werewolf-choice-exchange = Exchange the cards of { $one } and { $other }
werewolf-choice-shift = Shift all cards to { $direction }
werewolf-choice-drink = Take { $centre }
werewolf-choice-reveal = Turn up { $target }’s card
werewolf-choice-curate = Lay an artefact on { $target }’s card
werewolf-choice-ready = Let us vote
werewolf-choice-vote = Vote for { $target }

## Questions

werewolf-ask-night = { $power_id ->
    [asleep] You are asleep. Perhaps somebody else is being called…
    [idle] Your eyes are open, but there is nothing for you to do right now.
    [sentinel] On whose card do you lay the shield?
    [doppelganger] Whom do you copy?
    [wolves] You are the only werewolf. Will you look at a card of the centre?
    [alpha_wolf] Who gets the wolf card that was set apart?
    [mystic_wolf] Whose card do you look at?
    [seer] { $moment ->
        [0] Will you look at a player’s card, or at one of the centre?
       *[other] Will you look at another card of the centre?
    }
    [apprentice_seer] Which card of the centre do you look at?
    [paranormal_investigator] { $moment ->
        [0] Whom do you investigate?
       *[other] Will you investigate a second player?
    }
    [robber] Whom do you rob?
    [witch] { $moment ->
        [0] Which card of the centre do you look at?
       *[other] Who gets this card?
    }
    [troublemaker] Whose cards do you exchange?
    [village_idiot] Which way do you shift the cards?
    [drunk] Which card of the centre do you take?
    [revealer] Whose card do you turn up?
    [doppelganger_revealer] Whose card do you turn up?
    [curator] On whose card do you lay the artefact?
    [doppelganger_curator] On whose card do you lay the artefact?
   *[other] What do you do?
}
werewolf-ask-talk = Talk, and say when it is time to vote.
werewolf-ask-vote = { $blind_id ->
    [True] Which place do you vote for? You cannot see who sits there.
   *[other] Whom do you vote for?
}
werewolf-step-night = Night has fallen on the village.
werewolf-step-talk = The village talks.
werewolf-step-vote = The village votes.

## Events

werewolf-event-dealt = Your card: { $role }.
werewolf-event-called = Called: { $call }.
werewolf-event-dawn = Day breaks.
werewolf-event-table = { $shields_count ->
    [0] No shield
   *[other] Shield: { $shields }
} · { $artefacts_count ->
    [0] no artefact
   *[other] artefact: { $artefacts }
}.
werewolf-event-shown = { $seat }’s card lies face up: { $role }.
werewolf-event-artefact = On your card: { $artefact }.
werewolf-event-pass = You did nothing.
werewolf-event-idle = There was nothing you could do.
werewolf-event-shield = You laid the shield on { $target }’s card.
werewolf-event-copy = You copied { $target }: { $role }.
werewolf-event-look = { $target }’s card: { $role }.
werewolf-event-peek = You looked at { $centre }: { $role }.
werewolf-event-plant = You gave { $target } the card set apart.
werewolf-event-rob = You robbed { $target }: { $role }.
werewolf-event-brew = You looked at { $centre }: { $role }.
werewolf-event-give = You gave it to { $target }.
werewolf-event-exchange = You exchanged the cards of { $one } and { $other }.
werewolf-event-shift = You shifted all cards to { $direction }.
werewolf-event-drink = You took { $centre }.
werewolf-event-reveal = You turned up { $target }’s card: { $role }.
werewolf-event-curate = You laid an artefact on { $target }’s card.
werewolf-event-meet_pack = { $awake_count ->
    [0] { $asleep_count ->
        [0] You are the only werewolf.
       *[other] A werewolf sleeps: { $asleep }.
    }
   *[other] { $asleep_count ->
        [0] Your pack: { $awake }.
       *[other] Your pack: { $awake }; asleep: { $asleep }.
    }
}
werewolf-event-see_pack = { $pack_count ->
    [0] You see no werewolf.
   *[other] The werewolves: { $pack }.
}
werewolf-event-meet_masons = { $masons_count ->
    [0] You see no other Mason.
   *[other] The other Masons: { $masons }.
}
werewolf-event-see_traces = { $traces_count ->
    [0] Nobody has moved or looked at a card yet.
   *[other] Have moved or looked at a card: { $traces }.
}
werewolf-event-see_own = The card in front of you: { $role }.
werewolf-event-voted = { $seat }: votes for { $target }.
werewolf-event-abstained = { $seat }: no vote.
werewolf-event-unmasked = { $seat }: { $start } at first, { $role } at the end.
werewolf-event-carried = Artefact of { $seat }: { $artefact }.
werewolf-event-protected = Protected by the Bodyguard: { $seat }.
werewolf-event-died = Dead: { $seat }.
werewolf-event-shot = Taken along by the Hunter: { $seat }.
werewolf-event-ended = The match is over.

## Claims

werewolf-claim-started = I was dealt: { $role }.
werewolf-claim-became = I think I am now: { $role }.
werewolf-claim-saw = I saw { $target }’s card: { $role }.
werewolf-claim-saw_centre = I saw { $centre }: { $role }.
werewolf-claim-met = { $target } and I met: { $role }.
werewolf-claim-met_nobody = Nobody woke with me: { $role }.
werewolf-claim-trace = { $target } moved or looked at a card.
werewolf-claim-no_trace = { $target } moved nothing and looked at nothing.
werewolf-claim-did_nothing = I did nothing all night.
werewolf-claim-shielded = I shielded { $target }’s card.
werewolf-claim-copied = I copied { $target }: { $role }.
werewolf-claim-robbed = I robbed { $target }: { $role }.
werewolf-claim-gave = I gave { $target } a card of the centre: { $role }.
werewolf-claim-exchanged = I exchanged the cards of { $one } and { $other }.
werewolf-claim-shifted = I shifted all cards to { $direction }.
werewolf-claim-drank = I took { $centre }.
werewolf-claim-revealed = I turned up { $target }’s card: { $role }.
werewolf-claim-curated = I laid an artefact on { $target }’s card.
werewolf-claim-carries = I carry: { $artefact }.
werewolf-claim-suspect = I suspect { $target }.
werewolf-claim-clear = I think { $target } is with the village.
werewolf-claim-will_vote = I shall vote for { $target }.
werewolf-claim-no_wolf_here = There is no werewolf among us.
werewolf-claim-ask = { $target }, who are you?
werewolf-claim-believe = I believe { $target }.
werewolf-claim-doubt = I do not believe { $target }.
werewolf-claim-retract = I take back what I said.

## Why not

werewolf-why-asleep = There is nothing for you to do at this moment of the night.
werewolf-why-must-copy = The Doppelgänger must copy somebody.
werewolf-why-must-plant = The Alpha Wolf must give the card set apart to somebody.
werewolf-why-must-drink = The Drunk must take a card of the centre.
werewolf-why-must-give = A Witch who has looked must exchange.
werewolf-why-other-power = That is not a power of your start role.
werewolf-why-out-of-reach = That card is out of your reach.
werewolf-why-not-yourself = Your own card does not count here.
werewolf-why-shielded = A shield protects that card.
werewolf-why-in-pack = The pack gives no card to its own.
werewolf-why-has-artefact = That card carries an artefact already.
werewolf-why-face-up = That card lies face up already.
werewolf-why-seen-already = You have seen that card already.
werewolf-why-vote-self = Nobody votes for themselves.
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

## Options

werewolf-option-scenario = Scenario
werewolf-option-scenario-recommended = Recommended for your number
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
werewolf-option-boxes = Boxes
werewolf-option-boxes-daybreak = Daybreak
werewolf-option-boxes-base = One Night Ultimate Werewolf
werewolf-option-artefacts = Artefacts in play
werewolf-option-slot_wolf = The Alpha Wolf’s card set apart
werewolf-option-slot_wolf-auto = the first one left over
werewolf-option-slot_wolf-werewolf = Werewolf
werewolf-option-slot_wolf-mystic_wolf = Mystic Wolf
werewolf-option-slot_wolf-dream_wolf = Dream Wolf
werewolf-option-slot_open = The card set apart counts as a card of the centre
werewolf-option-minion_alone_must_survive = Without a pack the Minion must survive to win
werewolf-option-shroud_votes_openly = The Shroud of Shame leaves the vote as it is

## Warnings

werewolf-warning-many_wolves = More than three werewolves: the village will have little hope.
werewolf-warning-no_wolf = There is no werewolf among these cards.
werewolf-warning-early_bodyguard = The Bodyguard is best from 5 players on.
werewolf-warning-idle_insomniac = With nobody to move cards, the Insomniac learns nothing.
werewolf-warning-single_artefact = With a single artefact, a Doppelgänger turned Curator has nothing left to lay.
