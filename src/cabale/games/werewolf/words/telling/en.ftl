# The game in ten lines, and what the facts of a view are called, for readers of plain text.
brief =
    One night, one day, one vote. Everybody is dealt a role, and three cards lie in the centre.
    At night the roles are called in order; some look at cards, some move them, nobody speaks.
    So the card in front of you at the end of the night may not be the one you were dealt.
    Your side is that of the card in front of you at the end, whether you know it or not.
    By day everybody talks freely. You may lie about anything; no card is shown.
    Then everybody votes at once. Whoever has the most votes dies; if nobody has more than one, nobody does.
    The village wins if a Werewolf dies, or if nobody dies and no Werewolf is among the players.
    The Werewolves win if one is among the players and neither a Werewolf nor a Tanner dies; the Minion wins with them.
    The Tanner wins by dying. A Hunter who dies takes down the player they voted for.

aim-you-start = { $value ->
    [werewolf] You win if a Werewolf is among the players and neither a Werewolf nor a Tanner dies.
    [alpha_wolf] You win if a Werewolf is among the players and neither a Werewolf nor a Tanner dies.
    [mystic_wolf] You win if a Werewolf is among the players and neither a Werewolf nor a Tanner dies.
    [dream_wolf] You win if a Werewolf is among the players and neither a Werewolf nor a Tanner dies.
    [minion] You win with the Werewolves, if neither a Werewolf nor a Tanner dies; if no Werewolf is among the players, somebody other than you must die.
    [tanner] You win if you die, and not otherwise.
    [doppelganger] You win with the side of the card that you copy.
   *[other] You win with the village: if a Werewolf dies, or if nobody dies when there is none.
}
aim = What counts is the card in front of you at the end, even if it is no longer the same.

fact-deck = cards in the match
    .kind = role
fact-slot_wolf = card set apart for the Alpha Wolf
    .kind = role
fact-artefacts = artefacts in the match
    .kind = artefact
fact-sight-artefacts = an artefact lies on the card of
    .kind = seat
fact-end-artefacts = artefacts
    .kind = artefact
    .by = seat
fact-calls = order of the night
fact-calls-id = called
    .kind = call
fact-calls-number = number
fact-phase = phase
fact-call = call
    .kind = call
fact-sight = what everybody can see
fact-shields = shields lie on the cards of
    .kind = seat
fact-face_up = face up
fact-seat = who
    .kind = seat
fact-role = role
    .kind = role
fact-you = your own night
fact-start = role at the start
    .kind = role
fact-copied = role you copied
    .kind = role
fact-artefact = your artefact
    .kind = artefact
fact-muted = you must be silent
fact-shrouded = you are blindfolded
fact-votes_blind = you vote with your eyes closed
fact-notes = what you did and saw
fact-night = the night as it was
fact-deeds = actions
fact-cards = where each card lay, by its number
fact-target = target
    .kind = seat
fact-centre = centre card
    .kind = centre
fact-one = one
    .kind = seat
fact-other = the other
    .kind = seat
fact-direction = direction
    .kind = direction
fact-awake = awake in the pack
    .kind = seat
fact-asleep = asleep in the pack
    .kind = seat
fact-pack = the pack
    .kind = seat
fact-masons = Masons
    .kind = seat
fact-traces = traces
    .kind = seat
fact-verb = action
fact-late = time ran out
fact-end = how it ended
fact-lies = cards in their places at the end
    .kind = role
fact-turned = turned into
    .kind = role
    .by = seat
fact-roles = roles at the end
    .kind = role
    .by = seat
fact-votes = votes
    .kind = seat
    .by = seat
fact-counts = votes against
    .by = seat
fact-dead = dead
    .kind = seat
fact-number = number
fact-id = called
    .kind = call

word-night = night
word-talk = talk
word-vote = vote
word-over = over
word-copy = copied
word-brew = looked at a centre card as the Witch
word-curate = laid an artefact
word-see_pack = saw the pack
word-pass = did nothing
word-reveal = turned up a card
word-look = looked at a card
word-give = gave the card
word-peek = looked at a centre card
word-exchange = swapped two cards
word-see_own = looked at their own card
word-drink = took a centre card
word-rob = stole a card
word-meet_pack = met the pack
word-meet_masons = met the Masons
word-shield = laid the shield
word-shift = shifted all cards
word-see_traces = saw traces
