# The game in ten lines, and what the facts of a view are called, for who reads it as text.
brief =
    One night, one day, one vote. Everybody is dealt a role, and three cards lie in the centre.
    At night the roles are called in order; some look at cards, some move them, nobody speaks.
    So the card before you at the end of the night may be another than the one you were dealt.
    Your side is that of the card that lies before you at the end, whether you know it or not.
    By day all talk freely. Everybody may lie about anything; no card is shown.
    Then all vote at once. Whoever has most votes dies; with one vote each, nobody does.
    The village wins if a Werewolf dies, or if nobody dies and no Werewolf is among the players.
    The Werewolves win if one is among the players and none of them dies; the Minion wins with them.
    The Tanner wins if he dies. The Hunter takes along the one he voted for.

aim-you-start = { $value ->
    [werewolf] You win if a Werewolf is among the players and none of them dies.
    [alpha_wolf] You win if a Werewolf is among the players and none of them dies.
    [mystic_wolf] You win if a Werewolf is among the players and none of them dies.
    [dream_wolf] You win if a Werewolf is among the players and none of them dies.
    [minion] You win with the Werewolves, if none of them dies.
    [tanner] You win if you die, and not otherwise.
    [doppelganger] You win with the card that you copy.
   *[other] You win with the village: if a Werewolf dies, or nobody where there is none.
}
aim = What counts is the card that lies before you at the end, should it be another one.

fact-deck = cards in the match
    .kind = role
fact-slot_wolf = card set apart for the Alpha Wolf
    .kind = role
fact-artefacts = artefacts in the match
    .kind = artefact
fact-sight-artefacts = an artefact lies before
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
fact-sight = what lies open
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
fact-copied = role that was copied
    .kind = role
fact-artefact = your artefact
    .kind = artefact
fact-muted = you must be silent
fact-shrouded = you are blindfolded
fact-votes_blind = you vote with your eyes closed
fact-notes = what you did and saw
fact-night = the night as it was
fact-deeds = deeds
fact-cards = where each card lay, by its number
fact-target = target
    .kind = seat
fact-centre = card of the centre
    .kind = centre
fact-one = one
    .kind = seat
fact-other = the other
    .kind = seat
fact-direction = direction
    .kind = direction
fact-awake = awake of the pack
    .kind = seat
fact-asleep = asleep of the pack
    .kind = seat
fact-pack = the pack
    .kind = seat
fact-masons = masons
    .kind = seat
fact-traces = traces
    .kind = seat
fact-verb = deed
fact-late = late in the night
fact-end = how it ended
fact-lies = what lies where
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
word-brew = looked at a card of the centre as the Witch
word-curate = laid an artefact
word-see_pack = saw the pack
word-pass = did nothing
word-reveal = turned up a card
word-look = looked at a card
word-give = gave the card
word-peek = looked at a card of the centre
word-exchange = exchanged two cards
word-see_own = looked at the own card
word-drink = took a card of the centre
word-rob = robbed a card
word-meet_pack = met the pack
word-meet_masons = met the Masons
word-shield = laid the shield
word-shift = shifted all cards
word-see_traces = saw traces
