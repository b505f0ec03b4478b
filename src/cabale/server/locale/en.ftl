# The plain page.
plain-title = Cabale
plain-about = Board games of secrets, on a plain page that works everywhere.
plain-name = Your name
plain-game = Game
plain-seats = Players
plain-options = Options
plain-yes = yes
plain-no = no
plain-play-now = Play now against bots
plain-open-table = Open a table
plain-join = Join
plain-code = Table code
plain-tables = Tables
plain-no-tables = No table is listed right now.
plain-listed = Listed for everybody
plain-clock = Clock
plain-clock-none = none
plain-clock-relaxed = relaxed
plain-clock-live = live
plain-clock-days = days per move
plain-clock-bank = a bank of time
plain-invite = Invite people with this link:
plain-seat-open = open seat
plain-you = you
plain-host = host
plain-bot = bot
plain-away = away
plain-sit = Sit down
plain-stand = Stand up
plain-fill = Bots on the open seats
plain-replace = Put a bot here
plain-start = Begin
plain-waiting = Waiting for the others.
plain-held = Your answer stands until everybody has answered:
plain-undo = Take back
plain-claims = Claim
plain-say = Say
plain-chat = Chat
plain-send = Send
plain-story = What happened
plain-view = All that you can see
plain-over = The match is over.
plain-won = Winners:
plain-nobody-won = Nobody has won.
plain-rematch = Play again with the same people
plain-log = The log, for checking
plain-home = Back to the shelf
plain-gone = Connection lost; reconnecting…
plain-call = I am
plain-cover = Cover the screen
plain-covered = Who has the device now?
plain-level = Bot level
plain-commitment = Sealed shuffle:
plain-options-help = Leave as it is if in doubt.

# What a link to a table says elsewhere.
preview-open =
    { $free ->
        [0] A full table, about to begin.
        [one] An open table: { $free } of { $seats } seats free.
       *[other] An open table: { $free } of { $seats } seats free.
    }
preview-playing = A match under way.
preview-over = A match to see again.

# Refusals that a player can meet.
refused-late = That question is over.
refused-not-asked = Nothing is being asked of you now.
refused-illegal = That is not possible now.
refused-paused = The clock is stopped.
refused-too-often = One thing at a time, please.
refused-may-not-say = You may not claim that now.
refused-may-not-talk = You may not talk now.
refused-nothing-to-undo = There is nothing to take back.
refused-not-here = This is not your seat.
refused-too-many-tables = Too many of your tables are open: finish some first.
refused-too-many-sockets = Too many screens are open in your name: close one.
refused-busy = The server is busy; please try again.
refused-full = There are no free seats left.
refused-broken = This table can no longer be opened. Open a new one; whoever runs the server can see what happened.
refused-old-rules = This match was begun under older rules, which are no longer played here. Open a new table.
refused-too-long = That takes too long here; `cabale verify` does it on your own machine.
refused-enough = You have taken back often enough here: please choose.
refused-unknown-table = There is no table with that code.
refused-seat-taken = That seat is taken.
refused-open-seats = Some seats are still open.
refused-unfit = The game does not allow that.
refused-other = That could not be done.

# What a person reads when an address leads nowhere, or the server cannot answer.
lost-nothing = There is nothing at this address
lost-nothing-text = Perhaps the address is mistyped, or what was here is gone. A table’s code has five letters: you can enter it on the home page.
lost-often = One thing at a time
lost-often-text = Too many requests came from your address. Wait a few seconds, then try again.
lost-busy = The server cannot answer just now
lost-busy-text = Nothing is lost: your matches are saved. Try again in a moment.
lost-home = Go to the home page
lost-again = Try again
