# Among Cultists: everything a player reads.

cultists-name = Among Cultists
cultists-about = The university is haunted, Cultists hide among you, and somebody may be dead already without knowing it. Ten turns to save the books or unmask the traitors. 4 to 8 players.

## Choices

cultists-choice-pass = Do nothing
cultists-choice-go = Go: { $place }
cultists-choice-stop = Stop { cultists-in-place }
cultists-choice-teleport = Appear: { $place }
cultists-choice-give = Give { $target } { cultists-a-pulse }
cultists-choice-look = Look at { $target }’s pulse pile
cultists-choice-draw_token = Draw an event token
cultists-choice-remove_token = Remove the token from the game without showing it
cultists-choice-return_token = Put the token back into the bag
cultists-choice-put_back = Put the pile back and show nothing
cultists-choice-reveal = Reveal the murder
cultists-choice-check = Check { $target }’s status
cultists-choice-secure = Secure the corridor: slip a “{ $card }” card into the dangerous passage
cultists-choice-fight = Fight the Cultist in this room
cultists-choice-assassinate = Assassinate { $target } (and show your role)
cultists-choice-add = Add a “{ $card }” card to the { $room }
cultists-choice-inspect = Inspect the { $room }
cultists-choice-start_vote = Call a vote
cultists-choice-camera = Camera: inspect the { $room }
cultists-choice-restore_power = Restore the power
cultists-choice-close_portal = Close the portal with { $partner }
cultists-choice-point = Vote against { $target }
cultists-choice-abstain = Abstain
cultists-choice-point_twice = Vote against { $target }, counting double (Knife)
cultists-choice-abstain_twice = Abstain, counting double (Knife)
cultists-choice-declare = Reveal yourself: “I have killed enough Investigators!”
cultists-choice-name = The Prophet is { $target }

# The same in a few words, one button for each verb; “…” follows where more is to be chosen.
cultists-verb-check = { $count ->
    [one] { $target }’s status
   *[other] Check a status
}
cultists-verb-add = { $count ->
    [one] Add a “{ $card }”
   *[other] Add a card
}
cultists-verb-inspect = { $count ->
    [one] Inspect here
   *[other] Inspect
}
cultists-verb-camera = { $count ->
    [one] Camera: { $room }
   *[other] Camera
}
cultists-verb-secure = { $count ->
    [one] Secure (“{ $card }”)
   *[other] Secure the corridor
}
cultists-verb-point_twice = Vote double (Knife)
cultists-verb-abstain_twice = Abstain double
cultists-verb-declare = Reveal yourself

## Claims

cultists-claim-investigator = I am with the Investigators.
cultists-claim-cultist = I am with the Cultists.
cultists-claim-suspect = I suspect { $target }.
cultists-claim-trust = I trust { $target }.
cultists-claim-vote_for = Let’s vote against { $target }.
cultists-claim-vote_for_nobody = Let’s abstain.
cultists-claim-saw_alive = I looked at { $target }: nothing but Alive cards.
cultists-claim-saw_dead = I looked at { $target }: a Dead card!
cultists-claim-gave_alive = I gave { $target } an Alive card.
cultists-claim-added = I laid a “{ $card }” card in the { $room }.
cultists-claim-may_use = This turn my Route allows: { $colour }.
cultists-claim-saw_token = I drew the “{ $event }” token.
cultists-claim-come_to = Let’s meet { cultists-in-place }.
cultists-claim-was_given = { $target } gave me a card.
cultists-claim-met = I met { $target }.
cultists-claim-off_route = { $target } has left their Route.
cultists-claim-believe = I believe { $target }.
cultists-claim-doubt = I do not believe { $target }.
cultists-claim-ask = { $target }, who are you?
cultists-claim-either = It is either { $one } or { $other }.
cultists-claim-not_that_one = It is not { $target }.
cultists-claim-agree = I agree with { $target }.

## Questions

cultists-ask-move = { $points_id ->
    [-1] You are a ghost: where do you appear?
   *[other] Where do you go? Movement points: { $points }.
 }
cultists-ask-encounter = Encounter with { $others_you } { cultists-in-place }: which card do you give, face down?
cultists-ask-prying_eyes = Prying Eyes: whose pulse pile do you look at?
cultists-ask-under_control = Under Control: do you draw a token from the bag?
cultists-ask-decide_token = You hold the “{ $token }” token. What do you do with it?
cultists-ask-found = You have seen { $target }’s pulse pile. What do you do?
cultists-ask-act = Which action do you take?
cultists-ask-vote = Who do you vote against?
cultists-ask-change_vote = The Knife is yours: do you change your vote?
cultists-ask-clean_up = The turn is ending. Does anybody step forward?
cultists-ask-name_prophet = All seems lost… unless you unmask the Prophet. Who is it?

## What the others read

cultists-step-move = { $asked_who ->
    [one] is moving
   *[many] are moving
}
cultists-step-encounter = { $asked_who ->
    [one] is exchanging cards
   *[many] are exchanging cards
}
cultists-step-prying_eyes = may look at a pulse pile
cultists-step-under_control = may draw a token
cultists-step-decide_token = { $asked_who ->
    [one] holds an event token
   *[many] hold an event token
}
cultists-step-found = { $asked_who ->
    [one] is looking at a pulse pile
   *[many] are looking at a pulse pile
}
cultists-step-act = { $asked_who ->
    [one] is choosing an action
   *[many] are choosing an action
}
cultists-step-vote = { $asked_who ->
    [one] is voting
   *[many] are voting
}
cultists-step-change_vote = { $asked_who ->
    [me] may change your vote
   *[other] may change their vote
}
cultists-step-clean_up = The turn is ending.
cultists-step-name_prophet = { $asked_who ->
    [one] is looking for the Prophet
   *[many] are looking for the Prophet
}
cultists-first = { $first_who ->
    [me] You go first.
   *[one] { $first } goes first.
}
cultists-a-pulse = { $pulse_id ->
    [alive] an Alive card
   *[dead] a Dead card
}

cultists-in-place = { $place_id ->
    [dark_blue_1] in the { $place }
    [dark_blue_2] in the { $place }
    [dark_blue_3] in the { $place }
    [pink_1] in the { $place }
    [pink_2] in the { $place }
    [pink_3] in the { $place }
    [light_blue] in the { $place }
    [green] in the { $place }
    [orange_1] in the { $place }
    [orange_2] in the { $place }
    [red] in the { $place }
    [corridor_central] in the { $place }
    [corridor_east] in the { $place }
    [corridor_northeast] in the { $place }
    [corridor_west] in the { $place }
   *[other] { $place }
}

## What happens

cultists-event-night = Night falls. Roles in play: { $roles }. { cultists-first }
cultists-event-night-private = Night falls. Roles in play: { $roles }. { cultists-first } Your role: { $role }.
cultists-event-night-of = { $seat }’s role: { $role }.
cultists-event-night_cultists = { $cultists_count ->
    [1] The Cultist: { $cultists_you }.
   *[other] The Cultists: { $cultists_you }.
}
cultists-event-night_dead = { $dead_who ->
    [none] Nobody is dead yet.
    [one] { $dead } is already dead, without knowing it.
   *[many] { $dead_you } are already dead, without knowing it.
}
cultists-event-turn = Turn { $turn }
cultists-event-moved = { $me ->
    [seat] You go to the { $place }.
   *[other] { $seat } goes to the { $place }.
}
cultists-event-teleported = { $me ->
    [seat] Your ghost appears { cultists-in-place }.
   *[other] { $seat }’s ghost appears { cultists-in-place }.
}
cultists-event-encounter = An encounter takes place { cultists-in-place }: { $seats_you }.
cultists-event-no_exchange = An encounter takes place { cultists-in-place }, without an exchange of cards: { $seats_you }.
cultists-event-gave = { $me ->
    [seat] You give { $target } a card.
   *[other] { $seat } gives { $target_you } a card.
}
cultists-event-gave-private = { $me ->
    [seat] You give { $target } { cultists-a-pulse }.
   *[other] { $seat } gives { $target_you } { cultists-a-pulse }.
}
cultists-event-gave_nothing = { $me ->
    [seat] You have no card left to give.
   *[other] { $seat } has no card left to give.
}
cultists-event-fishman_scared = { $me ->
    [seat] You scare the fish-man back into the lake.
   *[other] { $seat } scares the fish-man back into the lake.
}
cultists-event-fishman_came = The fish-man comes to the { $place }.
cultists-event-event = An event takes place: { $token }.
cultists-event-no_event = The bag is empty: no event.
cultists-event-power = { $on_id ->
    [True] The lights come back.
   *[other] The power fails.
 }
cultists-event-power_restored = { $me ->
    [seat] You restore the power.
   *[other] { $seat } restores the power.
}
cultists-event-portal_opened = The portal opens. It must be closed by the end of turn { $turn }.
cultists-event-portal_stays = The portal stays open until turn { $turn }.
cultists-event-portal_closed = { $me ->
    [seat] You and { $target } close the portal. Target: { $points } points.
    [target] { $seat } and you close the portal. Target: { $points } points.
   *[other] { $seat } and { $target } close the portal. Target: { $points } points.
}
cultists-event-portal_lost = The portal was not closed. Target: { $points } points.
cultists-event-declined = { $me ->
    [seat] You leave it at that.
   *[other] { $seat } leaves it at that.
}
cultists-event-token_drawn = { $me ->
    [seat] You draw a token in secret.
   *[other] { $seat } draws a token in secret.
}
cultists-event-token_drawn-private = { $me ->
    [seat] You draw the “{ $token }” token.
   *[other] { $seat } draws the “{ $token }” token.
}
cultists-event-token_removed = { $me ->
    [seat] You remove the token from the game.
   *[other] { $seat } removes the token from the game.
}
cultists-event-token_returned = { $me ->
    [seat] You put the token back into the bag.
   *[other] { $seat } puts the token back into the bag.
}
cultists-event-looked = { $me ->
    [seat] You look at { $target }’s pulse pile.
    [target] { $seat } looks at your pulse pile.
   *[other] { $seat } looks at { $target }’s pulse pile.
}
cultists-event-looked-private = { $target_who ->
    [me] Your pulse pile: Alive × { $alive }, Dead × { $dead }.
   *[one] { $target }’s pulse pile: Alive × { $alive }, Dead × { $dead }.
}
cultists-event-put_back = { $me ->
    [seat] You put { $target }’s pulse pile back.
    [target] { $seat } puts your pulse pile back.
   *[other] { $seat } puts { $target }’s pulse pile back.
}
cultists-event-died = { $me ->
    [seat] { $cause_id ->
        [role] You become a ghost (because of your role).
       *[other] You become a ghost ({ $cause }).
    }
   *[other] { $cause_id ->
        [role] { $seat } becomes a ghost (because of their role).
       *[other] { $seat } becomes a ghost ({ $cause }).
    }
}
cultists-event-role_shown = { $me ->
    [seat] You reveal your role: { $role }.
   *[other] { $seat } reveals their role: { $role }.
}
cultists-event-passed = { $me ->
    [seat] You pass.
   *[other] { $seat } passes.
}
cultists-event-secured = { $me ->
    [seat] You secure a corridor.
   *[other] { $seat } secures a corridor.
}
cultists-event-secured-private = { $me ->
    [seat] You slip a “{ $card }” card into the dangerous passage.
   *[other] { $seat } slips a “{ $card }” card into the dangerous passage.
}
cultists-event-fought = { $me ->
    [seat] You fight the Cultist in the { $room }.
   *[other] { $seat } fights the Cultist in the { $room }.
}
cultists-event-assassinated = { $me ->
    [seat] You assassinate { $target }!
   *[other] { $seat } assassinates { $target_you }!
}
cultists-event-added = { $me ->
    [seat] You add a card to the { $room }.
   *[other] { $seat } adds a card to the { $room }.
}
cultists-event-added-private = { $me ->
    [seat] You add a “{ $card }” card to the { $room }.
   *[other] { $seat } adds a “{ $card }” card to the { $room }.
}
cultists-event-card_laid = A card from the draw pile is laid face down { cultists-in-place }.
cultists-event-explored = { $dangerous_id ->
    [True] The { $room } is explored: a dangerous passage!
   *[other] The { $room } is explored.
 }
cultists-event-passage = The dangerous passage turns up a card: { $card }.
cultists-event-token_placed = A Cultist settles in the { $room }.
cultists-event-camera = { $me ->
    [seat] You turn the camera on the { $room }.
   *[other] { $seat } turns the camera on the { $room }.
}
cultists-event-inspected = { $me ->
    [seat] You inspect the { $room }. Card shown: { $card }.
   *[other] { $seat } inspects the { $room }. Card shown: { $card }.
}
cultists-event-book_shelved = A book from the { $room } reaches the library.
cultists-event-book_lost = A book goes back from the library to the { $room }.
cultists-event-completed = The { $room } is completed.
cultists-event-scored = { $points ->
    [one] Shelf complete ({ $shelf }): { $points } point.
   *[other] Shelf complete ({ $shelf }): { $points } points.
}
cultists-event-vote_started = { $me ->
    [seat] You call a vote.
   *[other] { $seat } calls a vote.
}
cultists-event-voted = { $double_who ->
    [none] Votes: { $votes_by_seat }.
    [me] Votes: { $votes_by_seat }. Your vote counts double.
   *[one] Votes: { $votes_by_seat }. { $double }’s vote counts double.
}
cultists-event-vote_changed = { $me ->
    [seat] You change your vote. Votes: { $votes_by_seat }.
   *[other] { $seat } changes their vote. Votes: { $votes_by_seat }.
}
cultists-event-vote_result = { $target_who ->
    [none] Nobody is voted out.
    [me] You are voted out.
   *[one] { $target } is voted out.
}
cultists-event-prophet_named = { $me ->
    [seat] You name { $target } as the Prophet.
   *[other] { $seat } names { $target_you } as the Prophet.
}
cultists-event-declared = { $me ->
    [seat] You step forward and declare victory!
   *[other] { $seat } steps forward and declares victory!
}
cultists-event-all_shown = The masks fall: { $roles_by_seat }. Dead Investigators: { $kills }.

## Refusals

cultists-why-must-move = A move never ends where it began.
cultists-why-fishman = The fish-man bars this corridor: only a living character with the Knife may enter.
cultists-why-no-points = You have no movement points left.
cultists-why-no-door = No door leads there directly.
cultists-why-no-double = Your vote does not count double.
cultists-why-ghost-target = Only living characters can be voted out.
cultists-why-ghost = A ghost cannot do that.
cultists-why-not-together = Another living character must be in the same place.
cultists-why-not-assassin = Only the Assassin may, and only once.
cultists-why-no-corridor = You must be in a corridor.
cultists-why-no-card = You do not have that card, or it is of no use here.
cultists-why-no-token = There is no Cultist token in this room.
cultists-why-in-corridor = In a corridor only character actions are possible.
cultists-why-route = Your Route does not allow this colour this turn.
cultists-why-token = A Cultist token blocks the actions of this room.
cultists-why-other-room = You are not in that room.
cultists-why-completed = This room is completed.
cultists-why-not-inspectable = You need an explored room that is not completed, has no Cultist token and still has cards.
cultists-why-start-vote = Votes are called in the cafeteria, once a turn.
cultists-why-restore-power = The power is restored in the red room, when it is off.
cultists-why-close-portal = It takes two people in the green room with the portal open, each with an action left.
cultists-why-camera = The camera is in the red room and needs power.
cultists-why-other-plan = There is no such place on this plan.
cultists-why-nobody = There is nobody in that seat.
cultists-why-oneself = Nobody may look at their own pulse pile.
cultists-why-oneself-struck = There must be another living character in the same place.
cultists-why-target-ghost = A ghost cannot be the target of that.
cultists-why-first-game = In a first game, corridors cannot be secured.
cultists-why-unexplored = This room has not been explored yet.
cultists-why-empty = There are no cards left in this room.
cultists-why-no-partner = Your partner must still have an action; the AUTOMA cannot be your partner.
cultists-why-not-there = You are not there.
cultists-why-fishman-ghost = Ghosts keep out of the fish-man’s corridor.
cultists-why-not-met = The card must go to somebody else in this encounter.
cultists-why-no-pulse-card = You do not have that card.
cultists-why-must-reveal = An Investigator who finds a Dead card must reveal it.
cultists-why-nothing-found = There is no Dead card to reveal.
cultists-why-no-double-one = With only one Cultist, no vote counts double; the Knife lets its holder change their vote afterwards.
cultists-why-no-knife = A ghost cannot use the Knife.
cultists-why-same-vote = That is already your vote.
cultists-why-not-cultist = Only a Cultist may declare victory.
cultists-why-no-prophet = This character cannot be the Prophet.

## Outcomes

cultists-outcome-points = The books are saved: the Investigators win.
cultists-outcome-eliminated = All Cultists are eliminated: the Investigators win.
cultists-outcome-false_declaration = A false declaration: the Investigators win.
cultists-outcome-declared = Enough Investigators are dead: the Cultist wins.
cultists-outcome-kills = Enough Investigators were dead already: the Cultists win.
cultists-outcome-prophet = The Prophet is unmasked: the Cultists win.
cultists-outcome-time = The tenth turn is over: the Cultists win.

## Options

cultists-option-roles = Roles
cultists-option-roles-first-game = First game
cultists-option-roles-recommended = Recommended
cultists-option-roles-expert = Expert mode
cultists-option-special = Chosen roles (expert mode)
cultists-option-special-radiant_beauty = Radiant Beauty
cultists-option-special-infected = Infected
cultists-option-special-super_ghost = Super-Ghost
cultists-option-special-mechanic = Mechanic
cultists-option-special-rookie = Rookie
cultists-option-special-clumsy = Clumsy
cultists-option-special-coward = Coward
cultists-option-special-pyromaniac = Pyromaniac
cultists-option-special-assassin = Assassin
cultists-option-special-prophet = Prophet
cultists-option-automa = AUTOMA investigator
cultists-option-prophet = Prophet (6 players with the AUTOMA)
cultists-option-kills = Investigators who count as dead
cultists-option-kills-all = All ghosts and all Dead cards
cultists-option-kills-cards = Dead cards only
cultists-option-map = Plan of the university
cultists-option-map-standard = By number of characters
cultists-option-map-nine-rooms = Nine rooms
cultists-option-map-ten-rooms = Ten rooms
cultists-option-map-eleven-rooms = Eleven rooms
cultists-option-memory = Memory
cultists-option-memory-notes = The game keeps your notes
cultists-option-memory-strict = Everybody must remember

## Words

cultists-extra-seat = the AUTOMA
cultists-pulse-alive = Alive
cultists-pulse-dead = Dead
cultists-card-success = Success
cultists-card-fail = Fail
cultists-card-sabotage = Sabotage
cultists-cause-murder = a murder is discovered
cultists-cause-vote = voted out
cultists-cause-role = because of their role
cultists-cause-assassin = by the Assassin’s hand
cultists-colour-dark_blue = dark blue
cultists-colour-pink = pink
cultists-colour-light_blue = light blue
cultists-colour-green = green
cultists-colour-orange = orange
cultists-colour-red = red
cultists-place-dark_blue_1 = dark blue room 1
cultists-place-dark_blue_2 = dark blue room 2
cultists-place-dark_blue_3 = dark blue room 3
cultists-place-pink_1 = pink room 1
cultists-place-pink_2 = pink room 2
cultists-place-pink_3 = pink room 3
cultists-place-light_blue = cafeteria (light blue)
cultists-place-green = green room
cultists-place-orange_1 = orange room 1
cultists-place-orange_2 = orange room 2
cultists-place-red = video room (red)
cultists-place-corridor_central = central corridor
cultists-place-corridor_east = east corridor
cultists-place-corridor_northeast = north-east corridor
cultists-place-corridor_west = west corridor
cultists-shelf-dark_blue_1 = dark blue 1
cultists-shelf-dark_blue_2 = dark blue 2
cultists-shelf-dark_blue_3 = dark blue 3
cultists-shelf-pink = pink
cultists-shelf-light_blue = light blue
cultists-shelf-green = green
cultists-shelf-orange = orange
cultists-shelf-red = red
cultists-token-lightning = Lightning
cultists-token-secret_doors = Secret Doors
cultists-token-connection_lost = Connection Lost
cultists-token-prying_eyes = Prying Eyes
cultists-token-morale_boost = Morale Boost
cultists-token-under_control = Under Control
cultists-token-portal_opens = Portal Opens
cultists-token-broken_window = Broken Window
cultists-token-morale_zero = Morale Zero
cultists-token-mirror = Mirror
cultists-role-investigator = Investigator
cultists-role-radiant_beauty = Radiant Beauty
cultists-role-infected = Infected
cultists-role-super_ghost = Super-Ghost
cultists-role-mechanic = Mechanic
cultists-role-cultist = Cultist
cultists-role-rookie = Rookie
cultists-role-clumsy = Clumsy
cultists-role-coward = Coward
cultists-role-pyromaniac = Pyromaniac
cultists-role-assassin = Assassin
cultists-role-prophet = Prophet

## Help

cultists-role-investigator-text = No special ability.
cultists-role-radiant_beauty-text = When you die your role is shown; the place of your ghost stays lit.
cultists-role-infected-text = When you die your role is shown; no cards are exchanged until the end of the next turn.
cultists-role-super_ghost-text = When you die your role is shown; your ghost keeps all room actions.
cultists-role-mechanic-text = While you live your Route does not bind you.
cultists-role-cultist-text = Kill the Investigators and hold out until the tenth turn is over. Your Route does not bind you, and you may hide a Dead card.
cultists-role-rookie-text = You die when you use the camera or call a vote.
cultists-role-clumsy-text = You die when you use the Knife.
cultists-role-coward-text = You die when you reveal a murder.
cultists-role-pyromaniac-text = You hold a Fail and a Sabotage: play both by the end of turn 5, or die.
cultists-role-assassin-text = Once, while alive, you may assassinate a character in the same place.
cultists-role-prophet-text = You know the Cultists. If they unmask you at the end, they win.
cultists-character-detective = Detective
cultists-character-professor = Professor
cultists-character-librarian = Librarian
cultists-character-student = Student
cultists-character-nurse = Nurse
cultists-character-photographer = Photographer
cultists-character-caretaker = Caretaker
cultists-character-reporter = Reporter
cultists-character-archaeologist = Archaeologist
cultists-character-aviator = Aviator
cultists-pulse-alive-text = Given in an encounter, it does no harm.
cultists-pulse-dead-text = Whoever receives it is dead without knowing it, until somebody looks and reveals it. Only Cultists are dealt any to give; a starting pulse card may be one, too.
cultists-card-success-text = Shown in an inspection, it sends a book to the library.
cultists-card-fail-text = Shown in an inspection, it does nothing; in the dangerous passage it brings a Cultist token, or the fish-man when all three have come.
cultists-card-sabotage-text = Shown in an inspection, it takes a book back from the library; in the dangerous passage it brings the fish-man.
cultists-token-lightning-text = The power goes out, or comes back. In the dark every meeting is an encounter.
cultists-token-secret_doors-text = Rooms of the same colour count as one until the next event.
cultists-token-connection_lost-text = Nobody speaks until the next event.
cultists-token-prying_eyes-text = The first player may look at a pulse pile, and reveal a death.
cultists-token-morale_boost-text = Everybody has 1 more movement point next turn.
cultists-token-under_control-text = The first player may draw a token in secret, and remove it or put it back.
cultists-token-portal_opens-text = A portal opens in the green room. If two people close it in time, the target falls by 1; if not, it rises by 1.
cultists-token-broken_window-text = Two cards go into the dangerous passage, then one of them is drawn.
cultists-token-morale_zero-text = Everybody has 1 movement point fewer next turn.
cultists-token-mirror-text = The event of the previous turn happens again.

## The table

cultists-board-plan = Plan of the university
cultists-board-hand = Your cards
cultists-board-hand-pulse = Encounter cards
cultists-board-hand-card = Room cards
cultists-board-beside = Beside the plan
cultists-board-ghost = ghost
cultists-board-knife = holds the Knife
cultists-board-knife-of = The Knife: { $seat_you }
cultists-board-knife-text = Its holder goes first and, while alive, scares the fish-man away and has a privilege in votes.
cultists-board-pulse = { $n ->
    [0] no cards in the pulse pile
    [one] 1 card in the pulse pile
   *[other] { $n } cards in the pulse pile
}
cultists-board-pulse-dead = a Dead card lies open on the pulse pile ({ $n })
cultists-board-pulse-text = The starting card, if there was one, and the cards received in encounters, face down. One Dead card among them is enough to be dead; the owner may not look.
cultists-board-encounter-cards = Encounter cards in hand: { $n }
cultists-board-room-cards = Room cards in hand: { $n }
cultists-board-acted = has acted this turn
cultists-board-completed = room completed
cultists-board-pile = { $n ->
    [0] no cards in the pile
    [one] 1 card in the pile
   *[other] { $n } cards in the pile
}
cultists-board-unexplored = not explored
cultists-board-explored = explored
cultists-board-dangerous = explored, dangerous passage
cultists-board-books = books: { $n } of { $most }
cultists-board-cultist-token = a Cultist token blocks the actions of this room
cultists-board-fishman = the fish-man bars the way
cultists-board-fishman-lake = The fish-man sleeps in the lake
cultists-board-tokens-waiting = A Cultist token, face down
cultists-board-vote-active = A vote can be called in the cafeteria
cultists-board-vote-used = This turn’s vote has already been held
cultists-board-camera = the camera is working
cultists-board-camera-off = no power: the camera is dark
cultists-board-nobody-here = nobody here
cultists-board-power-on = The power is on
cultists-board-power-out = The power is out
cultists-board-portal-none = no portal
cultists-board-portal-open = portal open: to be closed by the end of turn { $turn }
cultists-board-portal-closed = portal closed
cultists-board-portal-lost = the portal stays open for good
cultists-board-shelf = { $shelf }: { $n } of { $slots } books, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cultists-board-points = Points: { $n } of { $target }
cultists-board-clock = Clock: turn { $turn } of 10
cultists-board-hour = Turn { $turn }
cultists-board-turn-short = t. { $turn }
cultists-board-bag = Event tokens in the bag: { $n }
cultists-board-bag-removed = Tokens left: { $n }. Removed in secret by { $seats_you }.
cultists-board-draw-pile = Draw pile of Room cards: { $n }
cultists-board-passage = Dangerous-passage pile: { $n }
cultists-board-passage-text = A card is drawn from it when a dangerous room is explored or a window breaks. Fail brings a Cultist token (the fish-man when all three have come), Sabotage the fish-man.
cultists-board-the-passage = dangerous passage
cultists-board-cultists = { $n ->
    [one] 1 Cultist is among you
   *[other] { $n } Cultists are among you
 }
cultists-board-kill-target = { $cultists ->
    [one] The Cultist needs { $n } dead Investigators, and must declare it
   *[other] The Cultists need { $n } dead Investigators
}
cultists-board-no-exchange = The Infected has died: no cards change hands until the end of turn { $turn }.
cultists-board-vote = Vote of turn { $turn }
cultists-board-abstain = Abstentions
cultists-board-legend = What do the signs mean?
cultists-board-legend-pile = cards in the room’s pile
cultists-board-legend-explored = room explored; a dotted ring: not yet
cultists-board-legend-books = books still there; dotted: those that are gone
cultists-board-legend-vote = a vote can be called here
cultists-board-legend-portal = portal open
cultists-board-legend-pulse = cards in the pulse pile
cultists-board-legend-encounter = Encounter cards in hand
cultists-board-legend-room = Room cards in hand
cultists-board-legend-more = Rest a finger on a room or a character to read more about it.
cultists-board-roles = Roles in play
cultists-board-route = Your Route
cultists-board-route-text = Room actions only in the colours of this turn’s line.
cultists-board-route-free = It does not bind you: every room action is open to you.
cultists-board-route-line = Turns { $turns }: { $colours }
cultists-team-investigators = the Investigators
cultists-team-cultists = the Cultists
cultists-board-team-investigators = with the Investigators
cultists-board-team-cultists = with the Cultists
cultists-board-known-cultist = You know this is a Cultist
cultists-board-first-pulse = You saw the starting card: { $pulse }
cultists-board-saw = You looked on turn { $turn }: Alive × { $alive }, Dead × { $dead }
cultists-board-memory = What the table has seen
cultists-board-secret = Only you know this
cultists-board-from-start = the set-up
cultists-board-from-draw_pile = the draw pile
cultists-board-memo-gave = { $me ->
    [seat] You gave { $target } a card.
   *[other] { $seat } gave { $target_you } a card.
}
cultists-board-memo-i-gave = You gave { $target } a card: { $pulse }.
cultists-board-memo-look-pending = { $me ->
    [seat] You look at { $target }’s pile.
    [target] { $seat } looks at your pile.
   *[other] { $seat } looks at { $target }’s pile.
}
cultists-board-memo-look-put_back = { $me ->
    [seat] You looked at { $target }’s pile and put it back.
    [target] { $seat } looked at your pile and put it back.
   *[other] { $seat } looked at { $target }’s pile and put it back.
}
cultists-board-memo-look-revealed = { $me ->
    [seat] You looked at { $target }’s pile and revealed a murder.
    [target] { $seat } looked at your pile and revealed a murder.
   *[other] { $seat } looked at { $target }’s pile and revealed a murder.
}
cultists-board-memo-i-saw = You saw { $target }’s pile: Alive × { $alive }, Dead × { $dead }.
cultists-board-memo-laid = A card was laid from { $source }: { $place }.
cultists-board-memo-i-laid = You laid { $card }: { $place }.
cultists-board-memo-shown = Shown: { $card } ({ $place }).
cultists-board-memo-used = { $me ->
    [seat] You used a room action: { $colour }.
   *[other] { $seat } used a room action: { $colour }.
}
cultists-board-memo-used-ghost = { $me ->
    [seat] Your ghost used a room action: { $colour }.
   *[other] { $seat }’s ghost used a room action: { $colour }.
}
cultists-board-memo-vote = Vote: { $votes }.
cultists-board-memo-removed = You removed: { $tokens }.
cultists-board-reveal = The masks fall
cultists-board-reveal-kills = { $vain ->
    [unsaid] Dead Investigators: { $n }. That was enough, but the Cultist did not declare it in time.
    [late] Dead Investigators: { $n }. That was enough, but too late for the Cultists.
   *[no] Dead Investigators: { $n }; the Cultists needed { $target }.
}
cultists-board-reveal-first = Starting card: { $pulse }
cultists-board-reveal-gift = { $pulse }, given by { $seat_you } on turn { $turn }
cultists-board-reveal-piles = What lay in the rooms

# What the pictures show, for those who do not see them.
cultists-colour-corridor = corridor
cultists-colour-dark_blue-title = Laboratories (dark blue)
cultists-colour-pink-title = Winter gardens (pink)
cultists-colour-light_blue-title = Cafeteria (light blue)
cultists-colour-green-title = Portal room (green)
cultists-colour-orange-title = Reading rooms (orange)
cultists-colour-red-title = Video room (red)
cultists-colour-corridor-title = Corridors
cultists-role-investigator-picture = A man in a fedora raises a lantern among the shelves.
cultists-role-radiant_beauty-picture = A woman with golden curls in a burst of light.
cultists-role-infected-picture = A green-faced patient surrounded by germs.
cultists-role-super_ghost-picture = A ghost in a red cape, arms raised.
cultists-role-mechanic-picture = A mechanic in a headscarf lifts her spanner before a great cog.
cultists-role-cultist-picture = A faceless cowl holds a dagger.
cultists-role-rookie-picture = A wide-eyed novice under a hood too large.
cultists-role-clumsy-picture = A clumsy fellow falls over a banana skin, his cup in the air.
cultists-role-coward-picture = A sweating man hides among the curtains.
cultists-role-pyromaniac-picture = A laughing man lifts a burning bottle.
cultists-role-assassin-picture = A masked man in a fedora points a pistol.
cultists-role-prophet-picture = A blindfolded old man opens his hands beneath an eye.
cultists-character-detective-picture = A detective with a pipe and a magnifying glass.
cultists-character-professor-picture = A professor with grey curls and glasses holds an open book.
cultists-character-librarian-picture = A librarian with a bun and a stack of books.
cultists-character-student-picture = A student in a mortarboard with a notebook.
cultists-character-nurse-picture = A nurse in a white cap with a flask.
cultists-character-photographer-picture = A photographer holds a camera, the flash ready.
cultists-character-caretaker-picture = A moustached caretaker with broom and keys.
cultists-character-reporter-picture = A laughing reporter behind a newspaper.
cultists-character-archaeologist-picture = An archaeologist with a torch and a skull.
cultists-character-aviator-picture = An aviator, goggles up, in a fur collar.
cultists-token-lightning-picture = A huge bolt of lightning before a window.
cultists-token-secret_doors-picture = A bookcase opens like a door.
cultists-token-connection_lost-picture = A crossed-out telephone, its cord cut.
cultists-token-prying_eyes-picture = Eyes in the dark.
cultists-token-morale_boost-picture = Somebody laughs, arms raised in the sun.
cultists-token-under_control-picture = A puppet on its strings, in a hand from above.
cultists-token-portal_opens-picture = A glowing gate ringed by tentacles.
cultists-token-broken_window-picture = A broken window.
cultists-token-morale_zero-picture = Somebody hangs their head under a great rain cloud.
cultists-token-mirror-picture = A mirror out of which an eye looks.
cultists-pulse-alive-picture = A beating heart.
cultists-pulse-dead-picture = A skull above the flat trace of a heart.
cultists-card-success-picture = An open book from which stars rise.
cultists-card-fail-picture = A book torn in two, its leaves flying.
cultists-card-sabotage-picture = A book in violet flames.
cultists-colour-dark_blue-picture = A laboratory and its retorts.
cultists-colour-pink-picture = A winter garden in bloom.
cultists-colour-light_blue-picture = A counter and steaming cups.
cultists-colour-green-picture = A pentacle of light between two shadows.
cultists-colour-orange-picture = A reading room by candlelight.
cultists-colour-red-picture = A wall of surveillance screens.
cultists-colour-corridor-picture = A dark corridor with a lit door at its end.

## What is answered ahead

cultists-ahead-meet = Encounters
cultists-ahead-vote = Votes

## What a side wants, as told at the start

cultists-dealt-investigators = The Investigators win by putting enough books back on the shelves, or by unmasking every Cultist, before the tenth turn is over.
cultists-dealt-cultists = The Cultists win by killing enough Investigators, or if the books are not saved by the end of the tenth turn. Stay hidden.
cultists-beat-vote = The vote
cultists-beat-vote-nobody = Nobody is alone in the lead with more votes than there are abstentions: the match goes on.
cultists-beat-vote-somebody = { $name_who ->
    [me] You are a ghost now: you can do less, but you still vote.
   *[one] { $name } stays as a ghost: a ghost can do less, but still votes. The role stays hidden, unless a rule shows it.
}
cultists-beat-ghost = You are a ghost
cultists-beat-found = A death is found
cultists-beat-death = A death
cultists-beat-declared = A declaration
cultists-beat-declared-means = If enough Investigators are dead, the Cultist wins the match; if not, the Cultist loses it.
cultists-beat-masks = The masks fall

## Puzzles

cultists-puzzle-assumption = Investigators tell the truth about the pulse piles they have seen. They have no Dead cards and, except for the Pyromaniac, no bad Room cards, and must reveal a Dead card found when checking a status. A Cultist begins with three Dead cards and four Alive ones (six with seven players or more), and never starts dead; of the others, at most one does (two with six players, none with seven). A Cultist is still alive.
cultists-puzzle-cultist = Who must be a Cultist?
cultists-puzzle-both = Who are the two Cultists?
cultists-puzzle-either = Which two characters must include at least one Cultist?
cultists-event-puzzle-cultist = { $seat } is a Cultist.
cultists-event-puzzle-investigator = { $seat } is not a Cultist.
cultists-event-puzzle-cleared = Everybody has seen it, by role or by fate: { $seat } is not a Cultist.
cultists-event-puzzle-both = The Cultists are { $targets }.
cultists-event-puzzle-either = { $targets }: at least one of them is a Cultist.
cultists-event-puzzle-began_dead = { $me ->
    [seat] You had a Dead card from the start.
   *[other] { $seat } had a Dead card from the start.
}
cultists-event-puzzle-gave_dead = Turn { $when }: { $seat } gave { $target_you } a Dead card.
cultists-event-puzzle-shown = A card is revealed in the { $room }: { $card }.


# What one did, in one's own statistics.
cultists-deed-encounters = encounters
cultists-deed-added = cards added to rooms
cultists-deed-inspected = inspections
cultists-deed-votes = votes cast
cultists-deed-votes_won = decisive votes

## Chapters of the gallery

cultists-things-role = The roles
cultists-things-character = The characters
cultists-things-token = The events
cultists-things-pulse = The Encounter cards
cultists-things-card = The Room cards
cultists-things-colour = The rooms
