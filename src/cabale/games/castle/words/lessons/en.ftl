# The lesson of Castle of the Devil.
castle-lesson-castle-devil-welcome = Welcome to the coach! Two secret societies travel in it, and nobody knows who is on which side. The Order wants three Keys, the Brotherhood three Goblets, counting the hands of all its members.
castle-lesson-castle-devil-hand = Your cards, below, are seen by you alone: a society (the Order), a profession, and items. You hold one Key; two are missing. Where are your friends?
castle-lesson-castle-devil-trade = On your turn you do one thing: spy on a card, offer a trade or challenge somebody to a duel. Trades are made face down: you keep what you are given and hand over something else.
castle-lesson-castle-devil-offer = Some items do something when they are given away. Your Monocle, once accepted, shows you the other’s society. Offer it to { $seat2 }.
castle-lesson-castle-devil-monocle = Accepted! { $seat2 } reads your card aloud, and you get to use it, since you gave it. Look at their society.
castle-lesson-castle-devil-duel = { $seat2 } belongs to the Order, like you, and now you know. The Bag of Secrets that came back to you earned { $seat2 } a card from the pile. But { $seat1 } challenges you to a duel!
castle-lesson-castle-devil-sides = Swords are for the attacker, shields for the defender. Each of the two counts one, and everybody else has chosen a side at the same moment. { $seat2 } is with you, { $seat3 } against: two all. Note who supports whom: it gives people away.
castle-lesson-castle-devil-gloves = Cards may still be played. Your Gloves are worth a point in defence: show them, and they come back to you after the duel.
castle-lesson-castle-devil-won = Three to two, you win! The winner chooses: look at the loser’s society, or see their items and take one. { $seat1 } is hardly your friend: take an item.
castle-lesson-castle-devil-steal = A Key and a Goblet. Take the Key: it is the second one in your hand.
castle-lesson-castle-devil-token = A refused offer is not wasted: { $seat3 } gets a duel token, worth a point later on. And { $seat2 } has claimed to hold a Key: people may lie, but why lie to their own side?
castle-lesson-castle-devil-announce = You hold two Keys, { $seat2 } one: the Order has its three Keys! At the start of your turn, announce victory. Take care: a wrong announcement hands the match to the other society.
castle-lesson-castle-devil-name = Name one by one those who hold what is missing. Here: { $seat2 }.
castle-lesson-castle-devil-done = Three Keys on the table. Your list is complete: say so.
castle-lesson-castle-devil-end = Victory for the Order, that is, for the two of you! You know the essentials: trade to learn, support your friends, count Keys and Goblets, and announce only when you are sure.

# The lesson of the deadly coach ride.
castle-lesson-castle-coach-welcome = All aboard! Two secret societies ride up to the Manor. The Order wants three Keys, the Brotherhood three Goblets, together in the hands of its members. You belong to the Brotherhood; with four aboard, you have one friend. Who is it?
castle-lesson-castle-coach-hand = You hold a Goblet, a Dagger and a Monocle, and your profession is hidden: the Thug, who hits hard when attacking. On your turn: pass, trade, challenge somebody to a duel, or announce victory.
castle-lesson-castle-coach-duel = A duel that you win shows you the loser’s society and profession. Challenge { $seat1 } to one.
castle-lesson-castle-coach-sides = In this edition everybody else, in turn and openly, supports one of the two or abstains. { $seat2 } keeps out of it; { $seat3 } defends { $seat1 }. Might those two be on the same side?
castle-lesson-castle-coach-thug = One sword against two shields. Use your profession: the Thug adds a sword. It will lie face up and can be used again.
castle-lesson-castle-coach-dagger = Two all: in a tie the attacker only gets a card from the pile. Your Dagger counts as a sword when you attack: show it.
castle-lesson-castle-coach-won = You win! Take an item, or look at the loser’s cards? What you are looking for is a friend: look.
castle-lesson-castle-coach-refused = { $seat1 } belongs to the Order. Then { $seat1 } offered an item to { $seat3 }, who refused it: nobody knows which one. And now { $seat2 } holds out a Goblet to you!
castle-lesson-castle-coach-accept = Who but a friend would give you a Goblet? Accept, and give the Dagger in return: not your own Goblet.
castle-lesson-castle-coach-mine = Two Goblets! { $seat2 } must belong to the Brotherhood. Probably… but a wrong announcement lets the others win. Let us make sure.
castle-lesson-castle-coach-monocle = The Monocle shows you the society of whoever takes it from you. Offer it to { $seat2 }.
castle-lesson-castle-coach-ability = { $seat2 } accepts and reads the card aloud. You gave it, so you are the one who looks.
castle-lesson-castle-coach-whip = The Brotherhood: that is your friend. And here comes { $seat1 }, from the Order, with a Whip for you. You have better things to keep: refuse, it costs nothing.
castle-lesson-castle-coach-holds = { $seat2 } has claimed to hold a Goblet. People may lie, but why would they, to a member of their own society? Two in your hand, one in { $seat2 }’s: three.
castle-lesson-castle-coach-announce = Announcing victory is your action for the turn. Stand up and announce it!
castle-lesson-castle-coach-name = Your cards are on the table. Now name who holds the third Goblet: { $seat2 }.
castle-lesson-castle-coach-done = Three Goblets. Your list is complete: say so.
castle-lesson-castle-coach-end = The Brotherhood wins, you and { $seat2 }! You know the essentials: watch who supports whom, trade to learn, and announce only when you are sure. At larger tables the professions hold more surprises.
