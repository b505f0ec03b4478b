castle-name = The Castle of the Devil
castle-name-coach = The Coach Ride to the Devil’s Castle
castle-about = A coach in the storm, two secret societies on board. Find your allies, gather the Keys or the Goblets, and announce your victory at the right moment.

## Societies

castle-society-order = Order of Open Secrets
castle-society-order-text = Gathers the Keys of Power.
castle-society-brotherhood = Brotherhood of True Lies
castle-society-brotherhood-text = Gathers the Goblets of Intrigue.
castle-team-order = { castle-society-order }
castle-team-brotherhood = { castle-society-brotherhood }

## Items

castle-item-key = Key
castle-item-key-text = The Order wins with three Keys in the hands of its members.
castle-item-goblet = Goblet
castle-item-goblet-text = The Brotherhood wins with three Goblets in the hands of its members.
castle-item-bag = { $option_edition ->
    [coach] Secret Bag
   *[devil] Bag of Secrets
 }
castle-item-bag-text = When you pass it in a trade you may take the top item of the pile.
castle-item-bag_key = { castle-item-bag } (Key)
castle-item-bag_key-text = When you pass it in a trade you may draw an item. Never traded for the other Bag. Becomes a Key when the pile is empty.
castle-item-bag_goblet = { castle-item-bag } (Goblet)
castle-item-bag_goblet-text = When you pass it in a trade you may draw an item. Never traded for the other Bag. Becomes a Goblet when the pile is empty.
castle-item-black_pearl = Black Pearl
castle-item-black_pearl-text = Cannot be refused. While you hold it you cannot announce any victory.
castle-item-coat = Coat
castle-item-coat-text = When you pass it in a trade you may change your profession for one of the unused ones.
castle-item-dagger = Dagger
castle-item-dagger-text = Duel: one point for you if you attack.
castle-item-gloves = Gloves
castle-item-gloves-text = Duel: one point for you if you defend.
castle-item-monocle = Monocle
castle-item-monocle-text = When you pass it in a trade you may look at your partner’s society.
castle-item-poison_ring = Poison Ring
castle-item-poison_ring-text = Duel: as attacker or defender you win a tie.
castle-item-privilege = Privilege
castle-item-privilege-text = When you pass it in a trade you may look at your partner’s whole hand.
castle-item-lodge_seal = { $option_edition ->
    [coach] Arms of the Lodge
   *[devil] Seal of the Lodge
 }
castle-item-lodge_seal-text = With at least three Keys or Goblets in your own hand you may win alone.
castle-item-sextant = Sextant
castle-item-sextant-text = When you pass it in a trade you may choose a side: everybody gives an item to the neighbour on that side.
castle-item-mirror = { $option_edition ->
    [coach] Broken Mirror
   *[devil] Shattered Mirror
 }
castle-item-mirror-text = Cannot be refused. In that trade neither item is read out, and neither does anything.
castle-item-knives = { $option_edition ->
    [coach] Casting Knives
   *[devil] Throwing Knives
 }
castle-item-knives-text = Duel: one point for the attacker you support.
castle-item-tome = Tome
castle-item-tome-text = When you pass it in a trade you may swap professions with your partner; both end face down.
castle-item-whip = Whip
castle-item-whip-text = Duel: one point for the defender you support.

# An item with its article: there are several Keys, Goblets and Bags, and one of everything else.
castle-an-item = { $item_id ->
    [key] a { $item }
    [goblet] a { $item }
    [bag] a { $item }
   *[other] the { $item }
}
castle-returned = { $returned_id ->
    [key] a { $returned }
    [goblet] a { $returned }
    [bag] a { $returned }
   *[other] the { $returned }
}
castle-got = { $got_id ->
    [key] a { $got }
    [goblet] a { $got }
    [bag] a { $got }
   *[other] the { $got }
}
castle-no-item = { castle-an-item }

## Professions

castle-profession-alchemist = { $option_edition ->
    [coach] Poison Mixer
   *[devil] Alchemist
 }
castle-profession-alchemist-text = Once: name the winner of a duel in which you are neither attacker nor defender.
castle-profession-bodyguard = Bodyguard
castle-profession-bodyguard-text = One more point for the side you support.
castle-profession-clairvoyant = Clairvoyant
castle-profession-clairvoyant-text = Once, on your turn: look through the whole pile and put two items of your choice on top.
castle-profession-diplomat = Diplomat
castle-profession-diplomat-text = Once, on your turn: demand an item from a player. If they have it they must trade it; if not they show you their hand, and your turn ends.
castle-profession-doctor = Doctor
castle-profession-doctor-text = Once: cancel the effects of a duel that has just ended.
castle-profession-grand_master = Grand Master
castle-profession-grand_master-text = One more point when you defend.
castle-profession-hypnotist = Hypnotist
castle-profession-hypnotist-text = When you attack, take a player other than the defender out of the duel.
castle-profession-priest = Priest
castle-profession-priest-text = Once: stop a duel before sides are taken. The attacker gives you an item if they have several, and their turn ends.
castle-profession-swordsman = { $option_edition ->
    [coach] Duelist
   *[devil] Swordsman
 }
castle-profession-swordsman-text = Once, in your own duel: all others are shut out, and you get a point.
castle-profession-thug = Thug
castle-profession-thug-text = One more point when you attack.

## Sides

castle-side-attacker = attacker
castle-side-defender = defender
castle-direction-left = left
castle-direction-right = right

## Choices

castle-choice-pass = Pass
castle-choice-spy = Spy on { $target }
castle-choice-offer = Offer { $target } { castle-an-item }
castle-choice-accept = Accept, and give { castle-an-item }
castle-choice-refuse = Refuse
castle-choice-ability = { $item_id ->
    [bag] Take the top item of the pile
    [monocle] Look at their society
    [privilege] Look at their hand
   *[tome] Swap your professions
}
castle-choice-take = Become the { $profession }
castle-choice-turn = To the { $direction }
castle-choice-give = Give { castle-an-item }
castle-choice-hand = Give { $target } { castle-an-item }
castle-choice-top = Put on the pile: { $item }
castle-choice-demand = Demand { castle-an-item } from { $target }
castle-choice-duel = Challenge { $target } to a duel
castle-choice-support = Support the { $side }
castle-choice-hypnotise = Hypnotise { $target }
castle-choice-use = Use your profession: { $profession }
castle-choice-decide = { castle-profession-alchemist }: let the { $side } win
castle-choice-show = Show { castle-an-item }
castle-choice-token = Lay a duel token
castle-choice-look = Look at their secret identity
castle-choice-rob = See their hand and take an item
castle-choice-steal = Take { castle-an-item }
castle-choice-announce = Announce the victory of your society
castle-choice-accuse = Declare that the other society has its items
castle-choice-alone = Announce your own victory, alone
castle-choice-name = Name { $target }
castle-choice-done = The list is complete

# The same in a few words, one button for each verb; “…” follows where more is to be chosen.
castle-verb-spy = Spy
castle-verb-offer = Offer a trade
castle-verb-duel = Challenge to a duel
castle-verb-use = Use the { $profession }
castle-verb-announce = Announce victory
castle-verb-accuse = Denounce the others
castle-verb-alone = Announce alone
castle-verb-decide = { castle-profession-alchemist }: decide the winner

## Claims

castle-claim-member = I belong to the { $society }.
castle-claim-has_society = { $target_who ->
    [me] { castle-claim-member }
   *[one] { $target } belongs to the { $society }.
}
castle-claim-hold = I hold { castle-an-item }.
castle-claim-holds = { $target_who ->
    [me] { castle-claim-hold }
   *[one] { $target } holds { castle-an-item }.
}
castle-claim-am = I am the { $profession }.
castle-claim-trust = I trust { $target }.
castle-claim-suspect = I distrust { $target }.
castle-claim-need = I am looking for { castle-an-item }.
castle-claim-lack = I do not have { castle-no-item }.
castle-claim-lacks = { $target_who ->
    [me] { castle-claim-lack }
   *[one] { $target } does not have { castle-no-item }.
}
castle-claim-has_profession = { $target_who ->
    [me] { castle-claim-am }
   *[one] { $target } is the { $profession }.
}
castle-claim-same_society = { $target } and I are in the same society.
castle-claim-help = Help me!
castle-claim-trade_with = { $target }, trade with me.
castle-claim-will_announce = I am about to announce.
castle-claim-believe = I believe { $target }.
castle-claim-doubt = I do not believe { $target }.
castle-claim-ask = { $target }, which society are you in?
castle-claim-either = It is either { $one } or { $other }.
castle-claim-not_that_one = It is not { $target }.
castle-claim-agree = I agree with { $target }.

## What happens

castle-event-turn = { $me ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
castle-event-passed = { $me ->
    [seat] You pass.
   *[other] { $seat } passes.
}
castle-event-spied = { $me ->
    [seat] You spy on { $target }.
   *[other] { $seat } spies on { $target_you }.
}
castle-event-spied-private = { $me ->
    [seat] You spy on { $target } and see { castle-an-item }.
   *[other] { $seat } spies on { $target_you } and sees { castle-an-item }.
}
castle-event-offered = { $me ->
    [seat] You offer { $target } an item.
   *[other] { $seat } offers { $target_you } an item.
}
castle-event-offered-private = { $me ->
    [seat] You offer { $target } { castle-an-item }.
   *[other] { $seat } offers { $target_you } { castle-an-item }.
}
castle-event-accepted = { $me ->
    [seat] You accept { $target }’s item and give another.
    [target] { $seat } accepts your item and gives you another.
   *[other] { $seat } accepts { $target }’s item and gives another.
}
castle-event-accepted-private = { $me ->
    [seat] You accept { $target }’s { $item } and give { castle-returned } in return.
    [target] { $seat } accepts your { $item } and gives you { castle-returned } in return.
   *[other] { $seat } accepts { $target }’s { $item } and gives { castle-returned } in return.
}
castle-event-refused = { $me ->
    [seat] You refuse { $target }’s item.
    [target] { $seat } refuses your item.
   *[other] { $seat } refuses { $target }’s item.
}
castle-event-token = { $me ->
    [seat] You take a duel token.
   *[other] { $seat } takes a duel token.
}
castle-event-read = { $me ->
    [seat] You read out the item { $target } gave you: { $item }.
    [target] { $seat } reads out the item you gave them: { $item }.
   *[other] { $seat } reads out the item { $target } gave them: { $item }.
}
castle-event-declined = { $me ->
    [seat] You choose not to use the item you passed: { $item }.
   *[other] { $seat } chooses not to use the item passed: { $item }.
}
castle-event-drew = { $me ->
    [seat] You take the top item of the pile.
   *[other] { $seat } takes the top item of the pile.
}
castle-event-drew-private = { $me ->
    [seat] You draw { castle-an-item }.
   *[other] { $seat } draws { castle-an-item }.
}
castle-event-gave = { $me ->
    [seat] You give { $target } an item.
   *[other] { $seat } gives { $target_you } an item.
}
castle-event-gave-private = { $me ->
    [seat] You give { $target } { castle-an-item }.
   *[other] { $seat } gives { $target_you } { castle-an-item }.
}
castle-event-saw_society = { $me ->
    [seat] You look at { $target }’s society.
    [target] { $seat } looks at your society.
   *[other] { $seat } looks at { $target }’s society.
}
castle-event-saw_society-private = { $me ->
    [seat] You look at { $target }’s society: { $society }.
    [target] { $seat } looks at your society: { $society }.
   *[other] { $seat } looks at { $target }’s society: { $society }.
}
castle-event-saw_profession = { $me ->
    [seat] You look at { $target }’s profession.
    [target] { $seat } looks at your profession.
   *[other] { $seat } looks at { $target }’s profession.
}
castle-event-saw_profession-private = { $me ->
    [seat] You look at { $target }’s profession: { $profession }.
    [target] { $seat } looks at your profession: { $profession }.
   *[other] { $seat } looks at { $target }’s profession: { $profession }.
}
castle-event-saw_hand = { $me ->
    [seat] You look at { $target }’s hand.
    [target] { $seat } looks at your hand.
   *[other] { $seat } looks at { $target }’s hand.
}
castle-event-saw_hand-private = { $me ->
    [seat] You look at { $target }’s hand: { $items }.
    [target] { $seat } looks at your hand: { $items }.
   *[other] { $seat } looks at { $target }’s hand: { $items }.
}
castle-event-swapped = { $me ->
    [seat] You and { $target } swap professions.
    [target] { $seat } and you swap professions.
   *[other] { $seat } and { $target } swap professions.
}
castle-event-swapped-private = { castle-event-swapped } Yours is now: { $profession }.
castle-event-changed = { $me ->
    [seat] You change your profession.
   *[other] { $seat } changes profession.
}
castle-event-changed-private = { $me ->
    [seat] You change your profession: { $profession }.
   *[other] { $seat } changes profession: { $profession }.
}
castle-event-turned = { $me ->
    [seat] You turn the Sextant to the { $direction }.
   *[other] { $seat } turns the Sextant to the { $direction }.
}
castle-event-passed_round = Everybody gives an item to a neighbour.
castle-event-passed_round-private = Everybody gives an item to a neighbour. You give { castle-an-item } and get { castle-got }.
castle-event-passed_round-of = Everybody gives an item to a neighbour. { $seat } { $seat_who ->
    [many] give { castle-an-item } and get { castle-got }.
   *[one] gives { castle-an-item } and gets { castle-got }.
}
castle-event-used = { $me ->
    [seat] You use your profession: { $profession }.
   *[other] { $seat } uses their profession: { $profession }.
}
castle-event-foresaw = { $me ->
    [seat] You look through the whole pile.
   *[other] { $seat } looks through the whole pile.
}
castle-event-foresaw-private = { $me ->
    [seat] You look through the whole pile: { $items }.
   *[other] { $seat } looks through the whole pile: { $items }.
}
castle-event-arranged = { $me ->
    [seat] You put items on top of the pile.
   *[other] { $seat } puts items on top of the pile.
}
castle-event-arranged-private = { $me ->
    [seat] You put these on top of the pile, in this order: { $items }.
   *[other] { $seat } puts these on top of the pile, in this order: { $items }.
}
castle-event-demanded = { $me ->
    [seat] You demand { castle-an-item } from { $target }.
   *[other] { $seat } demands { castle-an-item } from { $target_you }.
}
castle-event-has = { $me ->
    [seat] You have what { $target } demands: { $item }.
    [target] { $seat } has what you demand: { $item }.
   *[other] { $seat } has what { $target } demands: { $item }.
}
castle-event-lacks = { $me ->
    [seat] You do not have what { $target } demands: { $item }.
    [target] { $seat } does not have what you demand: { $item }.
   *[other] { $seat } does not have what { $target } demands: { $item }.
}
castle-event-yielded = { $me ->
    [seat] You hand the item over to { $target } and get another.
   *[other] { $seat } hands the item over to { $target_you } and gets another.
}
castle-event-yielded-private = { $me ->
    [seat] You hand { castle-returned } over to { $target } and get { castle-an-item } in return.
   *[other] { $seat } hands { castle-returned } over to { $target_you } and gets { castle-an-item } in return.
}
castle-event-challenged = { $me ->
    [seat] You challenge { $target } to a duel!
   *[other] { $seat } challenges { $target_you } to a duel!
}
castle-event-interrupted = { $me ->
    [seat] You stop { $target }’s duel.
    [target] { $seat } stops your duel.
   *[other] { $seat } stops { $target }’s duel.
}
castle-event-supported = { $me ->
    [seat] You support the { $side }.
   *[other] { $seat } supports the { $side }.
}
castle-event-abstained = { $me ->
    [seat] You support nobody.
   *[other] { $seat } supports nobody.
}
castle-event-hypnotised = { $me ->
    [seat] You hypnotise { $target }, who is out of the duel.
    [target] { $seat } hypnotises you: you are out of the duel.
   *[other] { $seat } hypnotises { $target }, who is out of the duel.
}
castle-event-alone_with = { $me ->
    [seat] You shut all others out of the duel.
   *[other] { $seat } shuts all others out of the duel.
}
castle-event-showed = { $me ->
    [seat] You show { castle-an-item }.
   *[other] { $seat } shows { castle-an-item }.
}
castle-event-laid = { $me ->
    [seat] You lay a duel token.
   *[other] { $seat } lays a duel token.
}
castle-event-decided = { $me ->
    [seat] You let the { $side } win.
   *[other] { $seat } lets the { $side } win.
}
castle-event-count = It comes to { $attack ->
    [one] { $attack } sword
   *[other] { $attack } swords
} against { $defence ->
    [one] { $defence } shield
   *[other] { $defence } shields
}.
castle-event-cancelled = { $me ->
    [seat] You cancel the effects of the duel.
   *[other] { $seat } cancels the effects of the duel.
}
castle-event-won = { $me ->
    [seat] You defeat { $target }.
   *[other] { $seat } defeats { $target_you }.
}
castle-event-tied = { $me ->
    [seat] A tie between you and { $target }.
    [target] A tie between { $seat } and you.
   *[other] A tie between { $seat } and { $target }.
}
castle-event-stole = { $me ->
    [seat] You take an item from { $target }.
   *[other] { $seat } takes an item from { $target_you }.
}
castle-event-stole-private = { $me ->
    [seat] You take { castle-an-item } from { $target }.
   *[other] { $seat } takes { castle-an-item } from { $target_you }.
}
castle-event-announced = { $society_id ->
    [order] { $me ->
        [seat] You rise and announce: the Order holds the Keys of Power!
       *[other] { $seat } rises and announces: the Order holds the Keys of Power!
    }
   *[brotherhood] { $me ->
        [seat] You rise and announce: the Brotherhood holds the Goblets of Intrigue!
       *[other] { $seat } rises and announces: the Brotherhood holds the Goblets of Intrigue!
    }
}
castle-event-announced_alone = { $me ->
    [seat] You rise and announce that you win alone!
   *[other] { $seat } rises and announces a victory for one!
}
castle-event-revealed = { $me ->
    [seat] You show everything: { $society }; { $profession }; { $items }.
   *[other] { $seat } shows everything: { $society }; { $profession }; { $items }.
}
castle-event-named = { $me ->
    [seat] You name { $target }.
   *[other] { $seat } names { $target_you }.
}
castle-event-ended = The match is over.

## Questions

castle-ask-turn = It is your turn. What do you do?
castle-ask-after = You have acted. Do you want to use your profession as well?
castle-ask-answer = { $item_id ->
    [black_pearl] { $seat } offers you { castle-an-item }. It cannot be refused.
    [mirror] { $seat } offers you { castle-an-item }. It cannot be refused.
    [gloves] { $seat } offers you { castle-an-item }. Do you accept them?
    [knives] { $seat } offers you { castle-an-item }. Do you accept them?
   *[other] { $seat } offers you { castle-an-item }. Do you accept it?
  }
castle-ask-ability = { $item_id ->
    [bag] You passed a { castle-item-bag }. Do you draw?
    [coat] You passed the Coat. Which profession do you take?
    [sextant] You passed the Sextant. Which way do the items go?
    [monocle] You passed the Monocle to { $seat }. Do you look at their society?
    [privilege] You passed the Privilege to { $seat }. Do you look at their hand?
   *[other] You passed the Tome to { $seat }. Do you swap professions?
}
castle-ask-before_draw = An item is about to be drawn. Do you use your profession?
castle-ask-round = Which item do you give to { $seat }?
castle-ask-overflow = You carry too many items. Which one do you give, and to whom?
castle-ask-foresee = { $number ->
    [1] Which item do you put on top of the pile?
   *[other] Which item do you put just below it?
 }
castle-ask-demand = What do you demand, and from whom?
castle-ask-demand_gift = What will you give { $seat } in return?
castle-ask-demand_answer = { $seat } demands an item that you have: { $item }. Which one do you give?
castle-ask-interruption = A duel begins. Do you use your profession?
castle-ask-tribute = The Priest stops the duel. What do you give { $seat }?
castle-ask-support = { $me ->
    [attacker] You challenge { $defender }. Who do you support?
    [defender] { $attacker } challenges you. Who do you support?
   *[other] { $attacker } challenges { $defender }. Who do you support?
}
castle-pass-support = Support nobody
castle-ask-hypnosis = Everybody has taken a side. Do you hypnotise a player?
castle-ask-reactions = The duel is open. What do you play?
castle-ask-after_duel = The duel is decided. Do you use your profession?
castle-ask-spoils = You defeat { $seat }. What do you choose?
castle-ask-theft = Which item do you take from { $seat }?
castle-ask-replacement = { $seat } has nothing left. What do you give them in return?
castle-ask-naming = { $society_id ->
    [order] Name those of the Order who hold Keys. It takes three{ castle-smaller }.
   *[brotherhood] Name those of the Brotherhood who hold Goblets. It takes three{ castle-smaller }.
}

castle-step-turn = { $asked_who ->
    [one] is choosing an action
   *[many] are choosing an action
}
castle-step-after = { $asked_who ->
    [one] is ending the turn
   *[many] are ending the turn
}
castle-step-answer = { $asked_who ->
    [one] is looking at the item offered
   *[many] are looking at the item offered
}
castle-step-ability = may use the item passed
castle-step-before_draw = may act before the draw
castle-step-round = { $asked_who ->
    [one] is choosing what to give
   *[many] are choosing what to give
}
castle-step-overflow = { $asked_who ->
    [one] carries too much and must give an item away
   *[many] carry too much and must give an item away
}
castle-step-foresee = { $asked_who ->
    [one] is looking through the pile
   *[many] are looking through the pile
}
castle-step-demand = { $asked_who ->
    [one] is choosing what to demand
   *[many] are choosing what to demand
}
castle-step-demand_gift = { $asked_who ->
    [one] is choosing what to give in return
   *[many] are choosing what to give in return
}
castle-step-demand_answer = { $asked_who ->
    [one] is handing over the item demanded
   *[many] are handing over the item demanded
}
castle-step-interruption = may step in before the duel
castle-step-tribute = { $asked_who ->
    [one] is choosing what to give the Priest
   *[many] are choosing what to give the Priest
}
castle-step-support = { $asked_who ->
    [one] is choosing who to support
   *[many] are choosing who to support
}
castle-step-hypnosis = may step in
castle-step-reactions = may step into the duel
castle-step-after_duel = may step in after the duel
castle-step-spoils = { $asked_who ->
    [one] is deciding the fate of the loser
   *[many] are deciding the fate of the loser
}
castle-step-theft = { $asked_who ->
    [one] is choosing what to take
   *[many] are choosing what to take
}
castle-step-replacement = { $asked_who ->
    [one] is choosing what to give in return
   *[many] are choosing what to give in return
}
castle-step-naming = { $asked_who ->
    [one] is naming the holders
   *[many] are naming the holders
}

## Refusals

castle-why-no-idle = You must act: spy, trade or duel.
castle-why-no-spy = There is no spying in this edition.
castle-why-no-accuse = In this edition you may only announce for your own society.
castle-why-not-yourself = Choose a player other than yourself.
castle-why-not-yours = You do not have that item.
castle-why-pearl = While you hold the Black Pearl you cannot announce anything.
castle-why-no-seal = { $option_edition ->
    [coach] It takes the Arms of the Lodge to win alone.
   *[devil] It takes the Seal of the Lodge to win alone.
 }
castle-why-too-few-alone = It takes at least three Keys or Goblets in your own hand to win alone.
castle-why-nothing-counts = You must hold one of your society’s items yourself.
castle-why-not-your-profession = That is not your profession.
castle-why-spent = Your profession has already been used.
castle-why-pile-empty = The pile is empty.
castle-why-must-accept = That item cannot be refused.
castle-why-bag-for-bag = One { castle-item-bag } is never traded for the other.
castle-why-gave-already = That player has just had to give an item away as well.
castle-why-receiver-full = That player already carries as many items as allowed.
castle-why-not-unused = That profession is not among the unused ones.
castle-why-no-such-item = That item cannot be demanded here.
castle-why-must-yield = You must give the item demanded.
castle-why-no-neutral = You must choose a side.
castle-why-no-duellist = You can hypnotise neither yourself nor the defender.
castle-why-no-token = You have no token to lay in this duel.
castle-why-not-the-stolen = Give an item that was yours, not the one you have just taken.
castle-why-named-already = Name a player who has not been named yet.
castle-why-wrong-moment = Your profession cannot be used at this moment.
castle-why-wrong-part = Your part in this duel does not let you use your profession.
castle-why-wrong-part-item = Your part in this duel does not let you use that item.
castle-why-shown-already = That item counts in this duel already.
castle-why-used-already = Your profession counts in this duel already.
castle-why-abstained = Whoever abstains plays neither items nor tokens.
castle-why-decided = The { castle-profession-alchemist } has decided: only the { castle-profession-swordsman } can still step in.
castle-why-not-your-turn = You may only look through the pile on your own turn.
castle-why-not-passed = That is not what the item you passed does.
castle-why-keep-it = That is the profession you have; pass to keep it.
castle-why-not-in-pile = That item is not in the pile.
castle-why-not-there = The loser does not have that item.
castle-why-no-bags-left = The pile is empty: a Bag is now a Key or a Goblet.
castle-why-name-winner = Say who wins: that is how the { castle-profession-alchemist } acts.
castle-why-name-one = Name a holder first.

## End

castle-outcome-announcement_right = The announcement was right: the society has its items, and wins.
castle-outcome-announcement_wrong = The announcement was wrong: the other society wins.
castle-outcome-accusation_right = The other society is found out: it had everything it needed, and it loses.
castle-outcome-accusation_wrong = The accusation was wrong: the other society wins.
castle-outcome-alone = { $option_edition ->
    [coach] The Arms of the Lodge give the victory to one alone.
   *[devil] The Seal of the Lodge gives the victory to one alone.
 }
castle-outcome-arrived = The coach arrives at the castle, and nobody has announced anything.

## Options

castle-option-edition = Edition
castle-option-edition-coach = The Coach Ride to the Devil’s Castle (3 to 10 players)
castle-option-edition-devil = The Castle of the Devil (4 to 8 players)
castle-option-items = Items in the game
castle-option-items-all = all
castle-option-items-sealed = sealed items only (first game)
castle-option-added = Unsealed items added
castle-option-added-mirror = Broken Mirror
castle-option-added-sextant = Sextant
castle-option-added-coat = Coat
castle-option-added-tome = Tome
castle-option-added-lodge_seal = Arms of the Lodge
castle-option-start_shown = Show which items are dealt at the start
castle-option-memory = Memory
castle-option-memory-notes = the game keeps your notes
castle-option-memory-strict = everybody must remember
castle-option-rounds = Rounds before the coach arrives
castle-option-rounds-text = After so many rounds without an announcement the match ends and nobody wins. Hardly any match takes that long.

## The board

castle-board-pile = Pile
castle-board-pile-text = The items that nobody has yet. When it is empty the Bags become a Key and a Goblet.
castle-board-unused = Professions
castle-board-unused-text = The professions that nobody has, face down. The Coat lets you take one of them.
castle-board-stock = Duel tokens
castle-board-token = Duel token
castle-board-token-text = Laid in a duel, it is worth a point for the side of whoever lays it. You earn one when your offer is refused.
castle-board-drink = Drink of Power
castle-board-drink-text = The smaller society may use one in place of a third item.
castle-board-hypnotised = Hypnotised: out of the duel
castle-board-active = Their turn
castle-board-hand = { $count ->
    [0] No items in hand
    [one] One item in hand
   *[other] { $count } items in hand
 }
castle-board-items = Your items: { $count } (at most { $limit })
castle-board-known = { $name } (only you know)
castle-board-start = Dealt at the start
castle-board-round = Round { $round } · turn { $turn }
castle-board-turn = Turn { $turn }
castle-board-spread = Cards to choose from
castle-board-offer = An offer
castle-board-demand = The Diplomat’s demand
castle-board-wanted = demands
castle-board-hidden-item = An item, face down
castle-board-duel = Duel
castle-board-duel-interruption = Challenge
castle-board-duel-support = Sides
castle-board-duel-hypnosis = Hypnosis
castle-board-duel-reactions = Moves
castle-board-duel-after_duel = Outcome
castle-board-score = Swords: { $attack }, shields: { $defence }
castle-board-winner = { $name_who ->
    [me] You win
   *[one] { $name } wins
}
castle-board-tie = A tie
castle-board-verdict = The { castle-profession-alchemist } picks { $name_you }
castle-board-lone = { $name_who ->
    [me] Single combat: you shut all others out
   *[one] Single combat: { $name } shuts all others out
}
castle-board-idle = { $names_who ->
    [one] { $names } supports nobody.
   *[many] { $names_you } support nobody.
}
castle-board-entranced = { $name_who ->
    [me] You are hypnotised and no longer count.
   *[one] { $name } is hypnotised and no longer counts.
}
castle-board-announced-order = { $name_who ->
    [me] You announce: the Order holds the Keys of Power!
   *[one] { $name } announces: the Order holds the Keys of Power!
}
castle-board-announced-brotherhood = { $name_who ->
    [me] You announce: the Brotherhood holds the Goblets of Intrigue!
   *[one] { $name } announces: the Brotherhood holds the Goblets of Intrigue!
}
# What has to be gathered, whether or not the societies are of one size.
castle-smaller = { $uneven ->
    [yes] { $option_edition ->
        [coach] , or two and a Drink of Power for the smaller society
       *[devil] , or two for the smaller society
    }
   *[no] { "" }
}
castle-needs = { $society_id ->
    [order] It takes three Keys{ castle-smaller }.
   *[brotherhood] It takes three Goblets{ castle-smaller }.
}
castle-board-found = { $item }: { $count } in the open
castle-board-notebook = Your notebook
castle-board-notes = Notebook ({ $count })
castle-board-notes-none = You have not seen anything secret yet.
castle-board-note-item = { $name } held
castle-board-note-got = { $name } gave you
castle-board-note-hand = { $name }’s hand
castle-board-note-society = { $name }’s society
castle-board-note-profession = { $name }’s profession
castle-board-note-lacks = { $name } did not have
castle-board-note-pile = In the pile
castle-board-note-unused = Professions left
castle-board-note-shown = { $name } saw in your hand
castle-board-sure-announce = { castle-needs } You show your cards and name those who hold the rest. If you are wrong, the other society wins.
castle-board-sure-accuse = { castle-needs } You name those who hold them in the other society. If you are wrong, it wins.
castle-board-sure-alone = { $option_edition ->
    [coach] You show the Arms and your three items, and win alone.
   *[devil] You show the Seal and your three items, and win alone.
 }
castle-board-sure-name = All their cards are shown. If they are not in that society, or hold nothing that counts, all is lost.
castle-board-sure-done = What lies open is counted: nobody else will be named.
castle-board-sure-use = Your profession is shown to all and cannot be used again.
castle-board-sure-decide = Your profession is shown to all and cannot be used again.

# What the pictures show, for those who do not see them.
castle-traveller-countess = the Countess
castle-traveller-friar = the Friar
castle-traveller-colonel = the Colonel
castle-traveller-gambler = the Gambler
castle-traveller-widow = the Widow
castle-traveller-scholar = the Scholar
castle-traveller-dancer = the Dancer
castle-traveller-governess = the Governess
castle-traveller-baronet = the Baronet
castle-traveller-banker = the Banker
castle-item-key-picture = A large golden key, sparkling.
castle-item-goblet-picture = A goblet set with stones.
castle-item-bag-picture = A tied bag.
castle-item-bag_key-picture = A tied bag and a key.
castle-item-bag_goblet-picture = A tied bag and a goblet.
castle-item-black_pearl-picture = A black pearl in its shell.
castle-item-coat-picture = A coat with a wide collar.
castle-item-dagger-picture = A dagger on a parchment.
castle-item-gloves-picture = A pair of mismatched gloves.
castle-item-monocle-picture = A monocle and its chain before a book.
castle-item-poison_ring-picture = A ring; its skull lid stands open over a smoking poison.
castle-item-privilege-picture = A sealed charter.
castle-item-lodge_seal-picture = A shield bearing a key and a goblet.
castle-item-sextant-picture = A brass sextant with its telescope and graduated arc.
castle-item-mirror-picture = A broken hand mirror, two shards fallen beside it.
castle-item-knives-picture = Three knives in a fan.
castle-item-tome-picture = A thick leather-bound book.
castle-item-whip-picture = A coiled whip beside a candelabrum.
castle-profession-alchemist-picture = An old bearded man raises a green flask.
castle-profession-bodyguard-picture = A guard in a closed helm, halberd and shield.
castle-profession-clairvoyant-picture = A turbaned seer, hands around a crystal ball.
castle-profession-diplomat-picture = A man with monocle and sash presents a treaty.
castle-profession-doctor-picture = A doctor in a top hat holds a caduceus.
castle-profession-grand_master-picture = A crowned old man leans on his sword.
castle-profession-hypnotist-picture = A man with glowing eyes swings a watch before a spiral.
castle-profession-priest-picture = A priest with closed eyes and folded hands before a great cross of light.
castle-profession-swordsman-picture = A swordsman in a plumed hat lunges, blade first.
castle-profession-thug-picture = A one-eyed giant clenches a fist in brass.
castle-society-order-picture = A wide-open eye above two keys.
castle-society-brotherhood-picture = Two masks and a goblet.
castle-traveller-countess-picture = A countess with a fan.
castle-traveller-friar-picture = A tonsured friar laughs and lifts his mug.
castle-traveller-colonel-picture = An old colonel in a shako and red sash, sabre drawn.
castle-traveller-gambler-picture = A gambler in a bowler hat, his cards and two dice.
castle-traveller-widow-picture = A widow under a black veil, a rose in her hand.
castle-traveller-scholar-picture = A scholar beside a globe.
castle-traveller-dancer-picture = A dancer turns, arms up, a tambourine in hand.
castle-traveller-governess-picture = A stern governess with a book under her arm.
castle-traveller-baronet-picture = A moustached baronet in a red coat with a hunting horn.
castle-traveller-banker-picture = A banker in a top hat, purse and coins.

## What a side wants, as told at the start

castle-dealt-order = The Order wins once one of you announces that its members hold three Keys{ castle-smaller }. Find your own people first.
castle-dealt-brotherhood = The Brotherhood wins once one of you announces that its members hold three Goblets{ castle-smaller }. Find your own people first.
castle-beat-support = They take sides
castle-beat-support-means = Each supporter is worth a point; items and professions may still turn the duel.
castle-beat-won-means = { $name_who ->
    [me] You will look at { $loser }’s secret identity or take an item from them.
   *[one] { $loser_who ->
        [me] { $name } will look at your secret identity or take an item from you.
       *[one] { $name } will look at { $loser }’s secret identity or take an item from them.
    }
}
castle-beat-tie-means = { $attacker_who ->
    [me] Nobody wins: as you attacked, you take the top item of the pile.
   *[one] Nobody wins: { $attacker }, who attacked, takes the top item of the pile.
}
castle-beat-tie-empty = Nobody wins, and the pile is empty: all keep what they have.
castle-beat-count = The swords are counted
castle-beat-announced = { $name_who ->
    [me] You stand up
   *[other] { $name } stands up
}
castle-beat-announced-means = { $name_who ->
    [me] If the announcement is right, your society wins the match; if not, the other one does.
   *[other] If the announcement is right, { $name }’s society wins the match; if not, the other one does.
}
castle-beat-alone-means = { $name_who ->
    [me] You win the match, and nobody else does.
   *[other] { $name } wins the match, and nobody else does.
}
castle-order-pass_until-duel = Pass this duel
castle-order-pass_until-duel-on = You pass until this duel is over.
castle-order-pass_until-touched = Pass while I can
castle-order-pass_until-touched-on = You pass in duels until it is your turn, you have to fight, or you are asked something.
castle-opponent-anybody = anybody
castle-means-token = Duel token
castle-order-support_if = { $other_id ->
    [anybody] { $whom_id ->
        [one] If { $one } fights: support { $one }
       *[other] If { $one } fights: support the other one
    }
   *[other] { $whom_id ->
        [one] { $one } against { $other }: support { $one }
        [other] { $one } against { $other }: support { $other }
       *[nobody] { $one } against { $other }: support nobody
    }
}
castle-order-use_if = { $when_id ->
    [attacks] { $who_who ->
        [me] { $means } when I attack
       *[other] { $means } when { $who } attacks
    }
    [attacked] { $who_who ->
        [me] { $means } when I am attacked
       *[other] { $means } when { $who } is attacked
    }
    [behind] { $who_who ->
        [me] { $means } if I would not win otherwise
       *[other] { $means } if { $who } would not win otherwise
    }
   *[lost] { $who_who ->
        [me] { $means } if I have lost
       *[other] { $means } if { $who } has lost
    }
}
castle-ahead-support = Support
castle-ahead-token = { castle-means-token }


# What one did, in one's own statistics.
castle-deed-duels_won = duels won
castle-deed-duels_lost = duels lost
castle-deed-trades = trades made
castle-deed-stolen = items taken in duels
castle-deed-announced = announcements

## Puzzles

castle-puzzle-assumption = Members of your society tell the truth about societies: those they trust belong to it, those they distrust do not. There are three Keys and three Goblets; a Bag counts as one of them only once the pile is empty. What is not told here has not changed hands.
castle-puzzle-announce = You announce the victory of your society, which takes three of its items{ castle-smaller }. Who do you name, to be certain of being right?
castle-puzzle-accuse = You declare that the other society has its items: it takes three{ castle-smaller }. Who do you name, to be certain of being right?
castle-puzzle-friends = Who belongs to your society?
castle-event-puzzle-friends = In your society: { $targets }.
castle-event-puzzle-name = { $targets_who ->
    [none] You name nobody.
   *[other] You name { $targets }.
}
castle-event-puzzle-is = { $seat } belongs to the { $society }.
castle-event-puzzle-holds = { $count ->
    [0] { $seat } has no item that counts ({ $item }).
    [one] { $seat } has one item that counts ({ $item }).
   *[other] { $seat } has { $count } items that count ({ $item }).
}
castle-event-puzzle-has = { $seat } has { castle-an-item }.
castle-event-puzzle-lacks = { $seat } does not have { castle-an-item }.

## Chapters of the gallery

castle-things-item = The items
castle-things-profession = The professions
castle-things-society = The societies
castle-things-traveller = The travellers
