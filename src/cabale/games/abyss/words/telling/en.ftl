# The game in ten lines, and what the facts of a view are called, for readers of plain text.
brief =
    The throne of the deep is empty; whoever has the most influence points at the end wins.
    On your turn you explore the depths, ask the Council for the support of a stack, or recruit a Lord from the Court.
    Exploring shows Allies one by one; the others may buy some for pearls before you choose.
    Fighting a Monster brings a reward that grows with the threat.
    A Council stack gives you all of its Allies of one race.
    A Lord costs Allies: so many points, of so many races; the weakest of them is federated and scores at the end.
    Lords have powers. Three keys give you a Location, under which the Lords of these keys lose their powers.
    When somebody has a seventh Lord or the Court cannot be filled, the others play one last turn.
    Locations, Lords, the strongest federated Ally of each race and monster tokens score.

aim = You win with the most influence points.

fact-turn = turn of
    .kind = seat
fact-last_round = last round, begun by
    .kind = seat
fact-threat = threat
fact-track = cards on the exploration track
    .kind = card
fact-price = price of the next Ally
fact-buyers = have bought this turn
    .kind = seat
fact-council = Council stacks
fact-notes-council = Council stacks as you know them
    .kind = ally
fact-court = Lords at the Court
    .kind = lord
fact-discarded_lords = discarded Lords
    .kind = lord
fact-locations = face-up Locations
    .kind = location
fact-players-locations = Locations
    .kind = location
fact-left = left in the supply
fact-left-locations = Locations
fact-left-lords = Lords
fact-score-locations = Locations
fact-score-lords = Lords
fact-score-allies = Allies
fact-score-tokens = monster tokens
fact-exploration = Exploration cards
fact-discard = discarded cards
fact-monster_tokens = monster tokens
fact-keys = keys in all, on Lords and tokens
fact-left-keys = key tokens
fact-extra_turn = another turn follows
fact-idle = turns since the last Lord or Location was gained, that one included
fact-used = powers used
    .kind = lord
fact-players = players
    .by = seat
fact-pearls = pearls
fact-key_tokens = key tokens among them
fact-hand = cards in hand
fact-mine-hand = your hand
    .kind = ally
fact-lords = Lords
fact-lord = Lord
    .kind = lord
fact-under = under the Location
    .kind = location
fact-disabled = without power
fact-federated = federated Allies
    .kind = ally
fact-token_values = values of monster tokens
fact-points = influence points so far
fact-score = score
fact-allies = Allies
    .kind = ally
fact-tokens = tokens
fact-payment = payment
fact-taking = being taken
    .kind = location
fact-instead = other Lords that this hand could pay for
    .kind = lord
fact-mine = your own
fact-set_aside = set aside
    .kind = ally
fact-drawn_locations = Locations drawn
    .kind = location
fact-worth = worth to you
fact-players-worth = worth of these Locations
fact-mirrored = Location that the City of Mirrors copies
    .kind = location
fact-notes = your notes
fact-hands = cards you know in hands
    .kind = ally
    .by = seat
fact-stolen = stolen token
fact-seat = who
    .kind = seat
fact-value = value
fact-jellyfish = jellyfish
fact-crab = crabs
fact-seahorse = seahorses
fact-shellfish = shellfish
fact-squid = squid

word-monster = a Monster
