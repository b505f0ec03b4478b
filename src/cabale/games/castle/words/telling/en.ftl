# The game in ten lines, and what the facts of a view are called, for readers of plain text.
brief =
    Two secret societies share a coach. Everybody has a society, a profession and at least one item, all hidden.
    { $option_edition ->
        [coach] On your turn you offer an item in trade, duel somebody, announce victory, or pass.
       *[devil] On your turn you spy on a card, offer an item in trade, or duel somebody; before that you may announce victory.
    }
    In a trade both items change hands unseen by the others; some have an effect when traded.
    In a duel the others support one side; professions and items may tip the scales.
    { $option_edition ->
        [coach] The winner of a duel takes an item from the loser, or looks at their society and profession.
       *[devil] The winner of a duel takes an item from the loser, or looks at their society.
    }
    The Order needs three Keys in the hands of its members, the Brotherhood three Goblets{ $uneven ->
        [yes] ; two will do for the smaller society
       *[no] { "" }
    }.
    { $option_edition ->
        [coach] Whoever announces victory names the members of their society who hold them.
       *[devil] Whoever announces victory names the members of their society who hold them, or those of the other one who hold what that one needs.
    }
    If that is right, their whole society wins; if anything is wrong, the other one does.
    Everybody may say anything; nothing that is said is binding.

aim-seats-society = { $value ->
    [order] You win when somebody of the Order announces victory rightly, or somebody of the Brotherhood wrongly.
   *[other] You win when somebody of the Brotherhood announces victory rightly, or somebody of the Order wrongly.
}
aim-seats-profession = { "" }

fact-edition = edition
fact-turn = turn
fact-round = round
fact-active = whose turn it is
    .kind = seat
fact-limit = most items in a hand
fact-pile = items in the pile
fact-unused = professions that nobody has
fact-stock = duel tokens left
fact-start = items dealt at the start
    .kind = item
fact-seats = players
    .by = seat
fact-hand = items in hand
fact-tokens = tokens
fact-drink = Drink of Power
fact-face_up = profession shown
fact-profession = profession
    .kind = profession
fact-society = society
    .kind = society
fact-items = items you know of
    .kind = item
fact-sure = certainly still held
    .kind = item
fact-trade = trade
fact-seat = who
    .kind = seat
fact-target = with
    .kind = seat
fact-item = item
    .kind = item
fact-wanted = wanted
    .kind = item
fact-duel = duel
fact-attacker = attacker
    .kind = seat
fact-defender = defender
    .kind = seat
fact-sides = sides
    .by = seat
fact-hypnotised = hypnotised
    .kind = seat
fact-shown = items shown
fact-used = professions used
fact-laid = tokens laid
    .by = seat
fact-attack = attack
fact-defence = defence
fact-verdict = verdict
fact-lone = shuts all others out of the duel
    .kind = seat
fact-counted = points counted
fact-winner = winner
    .kind = seat
fact-announcement = announcement
fact-named = named
    .kind = seat
fact-pile_seen = items of the pile that you have seen
    .kind = item
fact-notes = what you have seen
fact-what = what
fact-cards = cards

word-coach = The Coach Ride to the Devil’s Castle
word-devil = The Castle of the Devil
word-attacker = the attacker
word-defender = the defender
word-item = held an item
word-got = gave you an item
word-profession = has this profession
word-society = belongs to this society
word-hand = had this whole hand
word-lacks = did not have this item
word-shown = saw an item in your hand
word-pile = is in the pile
