castle-name = The Castle of the Devil
castle-about = A coach in the storm, two secret societies on board. Find your allies, gather the Keys or the Goblets, and announce your victory at the right moment.

## Societies

castle-society-order = Order of Open Secrets
castle-society-order-text = Gathers three Keys.
castle-society-brotherhood = Brotherhood of True Lies
castle-society-brotherhood-text = Gathers three Goblets.
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
castle-item-lodge_seal-text = With three Keys and Goblets together in your own hand you may win alone.
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

## Professions

castle-profession-alchemist = { $option_edition ->
    [coach] Poison Mixer
   *[devil] Alchemist
 }
castle-profession-alchemist-text = Once: without being a duellist, name the winner of a duel.
castle-profession-bodyguard = Bodyguard
castle-profession-bodyguard-text = One more point for the duellist you support.
castle-profession-clairvoyant = Clairvoyant
castle-profession-clairvoyant-text = Once, in your turn: look through the whole pile and put two items of your choice on top.
castle-profession-diplomat = Diplomat
castle-profession-diplomat-text = Once, in your turn: demand an item of a player. If he has it he must trade it; if not he shows you his hand, and your turn ends.
castle-profession-doctor = Doctor
castle-profession-doctor-text = Once: cancel the effects of a duel that has just ended.
castle-profession-grand_master = Grand Master
castle-profession-grand_master-text = One more point when you defend.
castle-profession-hypnotist = Hypnotist
castle-profession-hypnotist-text = When you attack, take a player other than the defender out of the duel.
castle-profession-priest = Priest
castle-profession-priest-text = Once: stop a duel before the supports. The attacker gives you an item if he has several, and his turn ends.
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
castle-choice-offer = Offer { $target } the { $item }
castle-choice-accept = Accept, and give the { $item }
castle-choice-refuse = Refuse
castle-choice-ability = { $item_id ->
    [bag] Take the top item of the pile
    [monocle] Look at the society card
    [privilege] Look at the hand
   *[tome] Swap professions
 }
castle-choice-take = Become the { $profession }
castle-choice-turn = To the { $direction }
castle-choice-give = Give the { $item }
castle-choice-hand = Give { $target } the { $item }
castle-choice-top = Put on the pile: { $item }
castle-choice-demand = Demand the { $item } of { $target }
castle-choice-duel = Challenge { $target } to a duel
castle-choice-support = Support the { $side }
castle-choice-hypnotise = Hypnotise { $target }
castle-choice-use = Use your profession: { $profession }
castle-choice-decide = { castle-profession-alchemist }: let the { $side } win
castle-choice-show = Show the { $item }
castle-choice-token = Lay a duel token
castle-choice-look = Look at the secret identity
castle-choice-rob = See the hand and take an item
castle-choice-steal = Take the { $item }
castle-choice-announce = Announce the victory of your society
castle-choice-accuse = Declare that the other society has its items
castle-choice-alone = Announce your own victory, alone
castle-choice-name = Name { $target }
castle-choice-done = The list is complete

## Claims

castle-claim-member = I belong to the { $society }.
castle-claim-has_society = { $target } belongs to the { $society }.
castle-claim-hold = I hold the { $item }.
castle-claim-holds = { $target } holds the { $item }.
castle-claim-am = I am the { $profession }.
castle-claim-trust = I trust { $target }.
castle-claim-suspect = I distrust { $target }.
castle-claim-need = I am looking for the { $item }.

## What happens

castle-event-turn = It is { $seat }’s turn.
castle-event-passed = { $seat } passes.
castle-event-spied = { $seat } spies on { $target }.
castle-event-spied-private = { $seat } spies on { $target } and sees: { $item }.
castle-event-offered = { $seat } offers { $target } an item.
castle-event-offered-private = { $seat } offers { $target }: { $item }.
castle-event-accepted = { $seat } accepts { $target }’s item and gives another.
castle-event-accepted-private = { $seat } accepts { $target }’s { $item } and returns: { $returned }.
castle-event-refused = { $seat } refuses { $target }’s item.
castle-event-token = { $seat } takes a duel token.
castle-event-read = { $seat } reads out the item passed by { $target }: { $item }.
castle-event-declined = { $seat } does not use the ability: { $item }.
castle-event-drew = { $seat } takes the top item of the pile.
castle-event-drew-private = { $seat } draws: { $item }.
castle-event-gave = { $seat } gives { $target } an item.
castle-event-gave-private = { $seat } gives { $target }: { $item }.
castle-event-saw_society = { $seat } looks at { $target }’s society.
castle-event-saw_society-private = { $seat } looks at { $target }’s society: { $society }.
castle-event-saw_profession = { $seat } looks at { $target }’s profession.
castle-event-saw_profession-private = { $seat } looks at { $target }’s profession: { $profession }.
castle-event-saw_hand = { $seat } looks at { $target }’s hand.
castle-event-saw_hand-private = { $seat } looks at { $target }’s hand: { $items }.
castle-event-swapped = { $seat } and { $target } swap professions.
castle-event-swapped-private = { $seat } and { $target } swap professions. Yours is now: { $profession }.
castle-event-changed = { $seat } changes profession.
castle-event-changed-private = { $seat } changes profession: { $profession }.
castle-event-turned = { $seat } turns the Sextant to the { $direction }.
castle-event-passed_round = Everybody gives an item to a neighbour.
castle-event-passed_round-private = Everybody gives an item to a neighbour. Given: { $item }; received: { $got }.
castle-event-used = { $seat } uses a profession: { $profession }.
castle-event-foresaw = { $seat } looks through the whole pile.
castle-event-foresaw-private = { $seat } looks through the whole pile: { $items }.
castle-event-arranged = { $seat } puts items on top of the pile.
castle-event-arranged-private = { $seat } puts on top of the pile, in this order: { $items }.
castle-event-demanded = { $seat } demands of { $target }: { $item }.
castle-event-has = { $seat } has what { $target } demands: { $item }.
castle-event-lacks = { $seat } does not have what { $target } demands: { $item }.
castle-event-yielded = { $seat } yields the item to { $target } and gets another.
castle-event-yielded-private = { $seat } yields to { $target }: { $returned }; in return: { $item }.
castle-event-challenged = { $seat } challenges { $target } to a duel!
castle-event-interrupted = { $seat } stops { $target }’s duel.
castle-event-supported = { $seat } supports the { $side }.
castle-event-abstained = { $seat } supports nobody.
castle-event-hypnotised = { $seat } hypnotises { $target }, who is out of the duel.
castle-event-alone_with = { $seat } shuts all others out of the duel.
castle-event-showed = { $seat } shows: { $item }.
castle-event-laid = { $seat } lays a duel token.
castle-event-decided = { $seat } lets the { $side } win.
castle-event-count = Swords: { $attack }, shields: { $defence }.
castle-event-cancelled = { $seat } cancels the effects of the duel.
castle-event-won = { $seat } defeats { $target }.
castle-event-tied = A tie between { $seat } and { $target }.
castle-event-stole = { $seat } takes an item from { $target }.
castle-event-stole-private = { $seat } takes from { $target }: { $item }.
castle-event-announced = { $society_id ->
    [order] { $seat } rises and announces: the Order holds the Keys of Power!
   *[brotherhood] { $seat } rises and announces: the Brotherhood holds the Goblets of Intrigue!
 }
castle-event-announced_alone = { $seat } rises and announces a victory all alone!
castle-event-revealed = { $seat } shows everything: { $society }; { $profession }; { $items }.
castle-event-named = { $seat } names { $target }.
castle-event-ended = The match is over.

## Questions

castle-ask-turn = It is your turn. What do you do?
castle-ask-after = Your action is done. Do you still use your profession?
castle-ask-answer = { $item_id ->
    [black_pearl] { $seat } offers you an item: { $item }. It cannot be refused.
    [mirror] { $seat } offers you an item: { $item }. It cannot be refused.
   *[other] { $seat } offers you an item: { $item }. Do you accept it?
  }
castle-ask-ability = { $item_id ->
    [bag] You passed a { castle-item-bag }. Do you draw?
    [coat] You passed the Coat. Which profession do you take?
    [sextant] You passed the Sextant. Which way do the items go?
    [monocle] You passed the Monocle to { $seat }. Do you look at the society card?
    [privilege] You passed the Privilege to { $seat }. Do you look at the hand?
   *[other] You passed the Tome to { $seat }. Do you swap professions?
 }
castle-ask-before_draw = An item is about to be drawn. Do you use your profession?
castle-ask-round = Which item do you give to { $seat }?
castle-ask-overflow = You carry too many items. Which one do you give, and to whom?
castle-ask-foresee = { $number ->
    [1] Which item do you put on top of the pile?
   *[other] Which item do you put just below it?
 }
castle-ask-demand = Of whom do you demand which item?
castle-ask-demand_gift = What will you give { $seat } in return?
castle-ask-demand_answer = { $seat } demands an item that you have: { $item }. Which one do you give?
castle-ask-interruption = A duel begins. Do you use your profession?
castle-ask-tribute = The Priest stops the duel. What do you give { $seat }?
castle-ask-support = { $attacker } challenges { $defender }. Whom do you support?
castle-pass-support = Support nobody
castle-ask-hypnosis = The supports are known. Do you hypnotise a player?
castle-ask-reactions = The duel is open. What do you play?
castle-ask-after_duel = The duel is decided. Do you use your profession?
castle-ask-spoils = You defeat { $seat }. What do you choose?
castle-ask-theft = Which item do you take from { $seat }?
castle-ask-replacement = { $seat } has nothing left. What do you give in return?
castle-ask-naming = Who else holds the items that are needed?

castle-step-turn = is choosing an action
castle-step-after = is ending the turn
castle-step-answer = is looking at the item offered
castle-step-ability = may use the item passed
castle-step-before_draw = may act before the draw
castle-step-round = are choosing what to give
castle-step-overflow = carries too much and must give an item away
castle-step-foresee = is looking through the pile
castle-step-demand = is choosing what to demand
castle-step-demand_gift = is choosing what to give
castle-step-demand_answer = gives the item demanded
castle-step-interruption = may step in before the duel
castle-step-tribute = is choosing what to give to the Priest
castle-step-support = are choosing whom to support
castle-step-hypnosis = may step in
castle-step-reactions = may step into the duel
castle-step-after_duel = may step in after the duel
castle-step-spoils = decides the fate of the loser
castle-step-theft = is choosing what to take
castle-step-replacement = is choosing what to give back
castle-step-naming = is naming the holders

## Notes

castle-note-society = { $seat }’s society: { $cards }
castle-note-profession = { $seat }’s profession: { $cards }
castle-note-item = Seen with { $seat }: { $cards }
castle-note-hand = The whole hand of { $seat }: { $cards }
castle-note-got = Received from { $seat }: { $cards }
castle-note-shown = Shown to { $seat }: { $cards }
castle-note-lacks = { $seat } does not have: { $cards }
castle-note-unused = Unused professions: { $cards }
castle-note-pile = Pile: { $cards }

## Refusals

castle-why-no-idle = You must act: spy, trade or duel.
castle-why-no-spy = There is no spying in this edition.
castle-why-no-accuse = In this edition one announces for one’s own society only.
castle-why-not-yourself = Choose a player other than yourself.
castle-why-not-yours = You do not have that item.
castle-why-pearl = While you hold the Black Pearl you cannot announce anything.
castle-why-no-seal = { $option_edition ->
    [coach] It takes the Arms of the Lodge to win alone.
   *[devil] It takes the Seal of the Lodge to win alone.
 }
castle-why-too-few-alone = It takes three Keys and Goblets in your own hand to win alone.
castle-why-nothing-counts = You must hold one of your society’s items yourself.
castle-why-not-your-profession = That is not your profession.
castle-why-spent = Your profession is spent.
castle-why-pile-empty = The pile is empty.
castle-why-must-accept = That item cannot be refused.
castle-why-bag-for-bag = One { castle-item-bag } is never traded for the other.
castle-why-gave-already = That player has just given an item too many away.
castle-why-receiver-full = That player already carries as many items as allowed.
castle-why-not-unused = That profession is not among the unused ones.
castle-why-no-such-item = That item cannot be demanded here.
castle-why-must-yield = You must give the item demanded.
castle-why-no-neutral = You must choose a side.
castle-why-no-duellist = Neither yourself nor the defender can be hypnotised.
castle-why-no-token = You have no token to lay in this duel.
castle-why-not-the-stolen = Give an item that was yours, not the one you have just taken.
castle-why-named-already = Name a player who has not been named yet.
castle-why-wrong-moment = Your profession does nothing at this moment.
castle-why-wrong-part = Your profession does nothing for your part in this duel.
castle-why-wrong-part-item = That item does nothing for your part in this duel.
castle-why-shown-already = That item counts in this duel already.
castle-why-used-already = Your profession counts in this duel already.
castle-why-abstained = Whoever abstains plays neither items nor tokens.
castle-why-decided = The { castle-profession-alchemist } has decided: only a { castle-profession-swordsman } can still speak.
castle-why-not-your-turn = You look through the pile in your own turn only.
castle-why-not-passed = That is not what the item you passed does.
castle-why-keep-it = That is the profession you have; decline to keep it.
castle-why-not-in-pile = That item is not in the pile.
castle-why-not-there = The loser does not have that item.
castle-why-no-bags-left = The pile is empty: a Bag is now a Key or a Goblet.
castle-why-name-one = Name a holder first.

## End

castle-outcome-announcement_right = The announcement was right: the society has its items.
castle-outcome-announcement_wrong = The announcement was wrong: the other society wins.
castle-outcome-accusation_right = The other society is found out: it had everything, and it loses.
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
castle-board-unused-text = The professions that nobody has, face down. The Coat lets one take one of them.
castle-board-stock = Duel tokens
castle-board-token = Duel token
castle-board-token-text = Laid in a duel it is a point for the side of whoever lays it. One earns it when an offer is refused.
castle-board-drink = Drink of Power
castle-board-drink-text = The smaller society may use one in place of a third item.
castle-board-hypnotised = Hypnotised: out of the duel
castle-board-active = Whose turn it is
castle-board-hand = { $count ->
    [0] No items in hand
    [one] One item in hand
   *[other] { $count } items in hand
 }
castle-board-items = Your items: { $count } of at most { $limit }
castle-board-known = { $name } (you alone know)
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
castle-board-duel-support = Supports
castle-board-duel-hypnosis = Hypnosis
castle-board-duel-reactions = Blows
castle-board-duel-after_duel = Judgement
castle-board-score = Swords: { $attack }, shields: { $defence }
castle-board-winner = { $name } wins
castle-board-tie = A tie
castle-board-verdict = The { castle-profession-alchemist } names { $name }
castle-board-lone = Single combat: { $name } shuts all others out
castle-board-idle = { $count ->
    [one] { $names } supports nobody.
   *[other] { $names } support nobody.
 }
castle-board-entranced = { $name } is in a trance and no longer counts.
castle-board-announced-order = { $name } announces: the Order holds the Keys of Power!
castle-board-announced-brotherhood = { $name } announces: the Brotherhood holds the Goblets of Intrigue!
castle-board-found = { $item }: { $count } in the open
castle-board-notebook = Your notebook
castle-board-notes = Notebook ({ $count })
castle-board-notes-none = You have not seen anything secret yet.
castle-board-note-item = { $name } held
castle-board-note-got = Got from { $name }
castle-board-note-hand = { $name }’s hand
castle-board-note-society = { $name }’s society
castle-board-note-profession = { $name }’s profession
castle-board-note-lacks = { $name } did not have
castle-board-note-pile = In the pile
castle-board-note-unused = Professions left
castle-board-note-shown = { $name } saw of your hand
castle-board-sure-announce = You show all your cards and name those who hold the rest. If the announcement is wrong, the other society wins.
castle-board-sure-accuse = You name those who hold the other society’s items. If you are wrong, it wins.
castle-board-sure-alone = { $option_edition ->
    [coach] You show the Arms and your three items, and win alone.
   *[devil] You show the Seal and your three items, and win alone.
 }
castle-board-sure-name = All their cards are shown. If they are not of that society, or hold nothing that counts, all is lost.
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
castle-item-key-picture = A large golden key before a window.
castle-item-goblet-picture = A goblet set with stones.
castle-item-bag-picture = A tied bag.
castle-item-bag_key-picture = A tied bag and a key.
castle-item-bag_goblet-picture = A tied bag and a goblet.
castle-item-black_pearl-picture = A black pearl in its shell.
castle-item-coat-picture = A coat with a wide collar.
castle-item-dagger-picture = A dagger on a parchment.
castle-item-gloves-picture = A pair of odd gloves.
castle-item-monocle-picture = A monocle and its chain before a book.
castle-item-poison_ring-picture = A skull ring with a green drop.
castle-item-privilege-picture = A sealed charter.
castle-item-lodge_seal-picture = A shield bearing a key and a goblet.
castle-item-sextant-picture = A brass sextant.
castle-item-mirror-picture = A cracked hand mirror.
castle-item-knives-picture = Three knives in a fan.
castle-item-tome-picture = A thick leather-bound book.
castle-item-whip-picture = A coiled whip beside a candelabrum.
castle-profession-alchemist-picture = An old bearded man raises a green flask.
castle-profession-bodyguard-picture = A guard in a closed helm, halberd and shield.
castle-profession-clairvoyant-picture = A veiled woman, hands over a crystal ball.
castle-profession-diplomat-picture = A man with monocle and sash presents a treaty.
castle-profession-doctor-picture = A doctor in a top hat holds a caduceus.
castle-profession-grand_master-picture = A crowned old man leans on his sword.
castle-profession-hypnotist-picture = A man with glowing eyes inside a spiral.
castle-profession-priest-picture = A priest with closed eyes, cross and rosary in hand.
castle-profession-swordsman-picture = A swordsman in a plumed hat draws a rapier.
castle-profession-thug-picture = A one-eyed brute with brass knuckles.
castle-society-order-picture = A wide-open eye above two keys.
castle-society-brotherhood-picture = Two masks and a goblet.
castle-traveller-countess-picture = A countess with a fan.
castle-traveller-friar-picture = A merry friar and his mug.
castle-traveller-colonel-picture = A colonel in a tricorn, sabre in hand.
castle-traveller-gambler-picture = A gambler with his cards and dice.
castle-traveller-widow-picture = A widow in black with a rose.
castle-traveller-scholar-picture = A scholar beside a globe.
castle-traveller-dancer-picture = A dancer with black curls and a violin.
castle-traveller-governess-picture = A stern governess with a book under her arm.
castle-traveller-baronet-picture = A whiskered baronet with cane and pipe.
castle-traveller-banker-picture = A banker in a top hat, purse and coins.
