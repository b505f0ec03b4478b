# The game in ten lines, and what the facts of a view are called, for readers of plain text.
brief =
    Investigators and Cultists walk through a haunted university. The roles are secret; only the Cultists know each other.
    Each turn everybody moves; two who meet give each other a pulse card face down, Alive or Dead.
    Whoever has a Dead card in their pulse pile is dead without knowing it, until somebody looks.
    In rooms you lay cards: Success, Fail or Sabotage; an inspection shows one and moves books.
    A Route says in which colours you may act on each turn.
    Each turn brings an event. A vote may eliminate a character.
    The Investigators win by reaching the target of points or by eliminating every Cultist.
    The Cultists win when turn 10 is over, or when enough Investigators are dead: a lone Cultist must rightly say so at the end
    of a turn; of two, the last must be eliminated in a later turn. If they name the Prophet in the end, they win after all.
    Everybody may say anything, unless an event forbids talking; nothing that is said is binding.

aim-me-role = { "" }
aim-me-team = { $value ->
    [cultists] You win when turn 10 is over, or if enough Investigators are dead: a lone Cultist must declare it, of two, the last must be eliminated in a later turn.
   *[other] You win if the target of points is reached, or if every Cultist is eliminated.
}

fact-map = map
fact-turn = turn
fact-circle = order of play
    .kind = seat
fact-knife = who holds the Knife
    .kind = seat
fact-automa = the AUTOMA
    .kind = seat
fact-roles = roles in the match
    .kind = role
fact-reveal-roles = roles
    .kind = role
    .by = seat
fact-cultists = number of Cultists
fact-power = the power is on
fact-vote_active = a vote may be called
fact-points = victory points
fact-target = points to reach
fact-gifts-target = to
    .kind = seat
fact-looks-target = looked at
    .kind = seat
fact-gave-target = to
    .kind = seat
fact-saw-target = looked at
    .kind = seat
fact-kill_target = deaths that the Cultists need
fact-silence = nobody may talk
fact-event = event
    .kind = token
fact-clock = events so far
    .kind = token
fact-bag = tokens in the bag
fact-removed_tokens = tokens taken out
fact-me-removed_tokens = tokens you took out
    .kind = token
fact-portal = portal
fact-portal_deadline = the portal must be closed by the end of turn
fact-fishman = where the fish-man is
    .kind = place
fact-tokens_face_down = tokens face down
fact-draw_pile = cards in the draw pile
fact-passage = cards in the dangerous passage
fact-no_exchange_until = no exchange of cards until the end of turn
fact-rooms = rooms
fact-shelves = books brought to the library
fact-cards = cards
fact-explored = explored
fact-dangerous = dangerous
fact-completed = completed
fact-books = books
fact-token = token
fact-people = characters
    .by = seat
fact-character = character
    .kind = character
fact-room_acts-character = who
    .kind = seat
fact-walks-character = who
    .kind = seat
fact-place = place
    .kind = place
fact-ghost = ghost
fact-role = role
    .kind = role
fact-could_be = could be
    .kind = role
fact-pulse = cards in the pulse pile
fact-dead_open = a Dead card face up
fact-encounter_cards = encounter cards
fact-room_cards = room cards
fact-acted = has acted
fact-route = Route
    .kind = colour
fact-gifts = cards given
fact-looks-gifts = cards given by then
fact-walks-gifts = cards given by then
fact-giver = from
    .kind = seat
fact-looks = looks at a pulse pile
fact-checker = who looked
    .kind = seat
fact-how = how
fact-result = result
fact-laid = cards laid
fact-shown-laid = cards laid there
fact-source = by
    .kind = seat
fact-pile = where
    .kind = place
fact-shown = cards shown
fact-card = card
    .kind = card
fact-room_acts = room actions
fact-colour = colour
    .kind = colour
fact-votes = votes
    .kind = seat
fact-votes-votes = votes
    .kind = seat
    .by = seat
fact-double = votes twice
    .kind = seat
fact-walks = moves
fact-me = your own
fact-team = side
fact-hand = your cards
fact-known_cultists = Cultists you know
    .kind = seat
fact-first_pulses = first pulse cards
    .kind = pulse
fact-reveal-first_pulses = first pulse cards
    .kind = pulse
    .by = seat
fact-gave = cards you gave
fact-saw = what you saw
fact-held_token = token you hold
    .kind = token
fact-alive = Alive
fact-dead = Dead
fact-success = Success
fact-fail = Fail
fact-sabotage = Sabotage
fact-reveal = what was hidden
fact-routes = Routes
    .kind = colour
    .by = seat
fact-hands = hands
    .by = seat
fact-kills = deaths
fact-piles = cards in the rooms
    .kind = card

word-eleven-rooms = eleven rooms
word-nine-rooms = nine rooms
word-ten-rooms = ten rooms
word-open = open
word-none = none
word-lost = lost
word-closed = closed
word-passage = the dangerous passage
word-prying = by Prying Eyes
word-check = by checking a status
word-revealed = revealed
word-put_back = put back
word-pending = pending
word-draw_pile = the draw pile
word-start = the set-up
