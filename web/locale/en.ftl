# The words of the interface. A game's own are in its folder.

cabale = Cabale
title = Cabale · board games of secrets
title-table = { $game } · Cabale
title-mine = Your turn! { $game } · Cabale
only-you-see = Only you can see this
rule-number = Rule { $rule }
says = : “{ $claim }”
loading = One moment…
lost-address = There is nothing at this address; perhaps it is mistyped. This is the home page.
offline = The house is not answering. Check your connection.
try-again = Try again
busy-again = The house is very busy. Asking again in a moment…
close = Close
back = Back
cancel = Cancel
confirm = Confirm
send = Send
bot = bot
here = at the table
away = away

## The shelf

hero = Who can you trust?
hero-about = Games of hidden roles, lies and deduction. Alone against bots, with friends far away, or around a single phone. No account needed.
games = The games
players = Players
duration = Length
minutes = { $n } min
play-now = Play now
open-table = Open a table
learn = Learn
join = Join a table
join-about = Ask whoever opened the table for its code.
join-go = Enter
code = Code
code-example = KRATE
my-tables = My tables in play
my-tables-none = No table is waiting for you.
hide-table = Remove { $name } ({ $code }) from my list
ways = Other ways to play
quick = Quick match
quick-about = Play with whoever is looking for a match right now. It begins as soon as the table is full.
quick-game = Game
quick-seats = Size of the table
quick-pace = Pace
quick-any-language = Either
quick-bots = With two of us or more, bots may take the other seats
quick-rated-about = The match counts for everybody’s rating; whoever leaves it loses it.
quick-go = Look for a match
quick-others = { $n ->
    [0] Nobody else is looking for this match right now.
    [one] One other person is looking for this match.
   *[other] { $n } other people are looking for this match.
}
quick-since = You have been waiting for { $time }.
quick-wait-bots = The table opens as soon as it is full; two people get bots for company after a while.
quick-wait-full = The table opens as soon as it is full.
quick-wait-days = You can close this page: the match begins without you, and you will find it among your tables.
quick-leave = Stop waiting

person-page = Their page
person-mine = My page
person-none = There is nobody here
person-none-about = This page does not exist, or is not for you.
person-bare = Nothing else is shown here.
person-mine-bare = Others see your name and your face here. Below you choose whether they see more.
person-ratings = Ratings
person-favourites = Favourite roles
person-matches = Matches
speaks = Speaks { $languages }
seen-by-all = Everybody sees this.
seen-by-friends = Your friends see this.
seen-by-none = Only you see this.
show = What I show
show-about = This page is not listed anywhere: people get to it from a table, a circle or a leaderboard where they see you, or by its link.
shows-page = The page itself, with my name and my face
shows-tongues = Languages I speak
shows-ratings = My ratings, with their curves
shows-roles = My favourite roles
show-roles-pick = Choose among those you have had
shows-matches = Matches I have picked
show-matches-about = You pick them from your finished matches. Others at the table are named only if they show the match too, and it can be watched here only if everybody who was there does.
show-ladder = Show my name and rating on public leaderboards
show-kept = Saved. This is your page now.
audience-all = Everybody
audience-friends = My friends
audience-none = Nobody
language-add = Add a language
language-remove = Remove { $name }
match-with = with
match-show = Show on my page
match-hide = Hide from my page
match-shown = This match is among those your page may show.
match-hidden = Your page no longer shows this match.

friends = Friends and circles
friends-mine = My friends
friends-none = Nobody yet. Exchange your codes!
friends-asking = Want to be your friends
friends-asked = You have asked
friend-here = online
friend-away = not here
friend-accept = Accept
friend-accept-of = Accept { $name }
friend-refuse = Decline
friend-refuse-of = Decline { $name }
friend-part = Remove
friend-part-of = Remove { $name } from my friends
friend-take-back = Withdraw
friend-take-back-of = Withdraw my request to { $name }
friend-by-code = By code
friend-code-about = Give your code, or its link, to whomever you like. They ask; you accept. Only your friends see whether you are here.
friend-code-of = A friend’s code
friend-ask = Ask
friend-asked = Your request is on its way.
code-share = Share the link
code-renew = Change the code
circles = My circles
circles-about = A club, a family: its tables, its ladder and its history, for its members alone.
circle-name = Name of the circle
circle-found = Start a circle
circle-code-of = A circle’s code
circle-join = Join
circle-members = { $n ->
    [one] one member
   *[other] { $n } members
}
circle-asked = You are invited to join a circle
circle-asked-about = Its members will see your name, your face, and the matches you play at its tables.
circle-none = There is no such circle, or you are not in it.
circle-tables = Its tables
circle-tables-none = No table right now.
circle-ladder = { $game }: the circle’s ladder
circle-matches = { $n ->
    [one] one match
   *[other] { $n } matches
}
circle-history = The last matches
circle-won = Won by { $names }
circle-people = Its members
circle-role-owner = owner
circle-role-helper = helper
circle-role-member = member
circle-make-helper = Make a helper
circle-make-helper-of = Make { $name } a helper
circle-not-helper = No longer a helper
circle-not-helper-of = No longer a helper: { $name }
circle-out = Remove
circle-out-of = Remove { $name } from the circle
circle-closed = Closed: nobody new can join
circle-closed-about = While it is closed, its code lets nobody in.
circle-code-about = This code, or its link, lets people into the circle.
circle-leave = Leave the circle
invites = Friends are waiting for you
invite-from = { $name } invites you to a table: { $game }
invite-from-circle = { $name } invites you to the circle “{ $what }”
invite-from-event = { $name } invites you to “{ $what }”
invite-go = Go there
invite-no = Not this time
invite-friends = Invite friends
invite-of = Invite { $name }
invited = Invited
looking = Tables looking for players
looking-none = Nobody is looking for players right now. Open a table!
table-host = hosted by { $name }
table-rated = counts for ratings
table-language = Spoken there
table-level = Who it is for
table-level-all = Everybody
table-level-beginners = Beginners
table-level-regulars = Regulars
seats-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
watch = to watch
watch-late = { $n ->
    [one] to watch, 1 move later
   *[other] to watch, { $n } moves later
}
watch-end = to watch after the end
phase-open = not started yet
phase-playing = in progress
phase-over = over
table-turn-of = { $name }’s turn
table-with = With { $name }
footer = Cabale is free and independent. The games belong to their authors and publishers: if you like one, buy the box.
home = Cabale, back to the shelf
to-shelf = Back to the shelf
guest-titles = Countess | Baron | Master | Lady | Captain | Aunt | Uncle | Doctor | Sister | Madam | Duchess | Marquis | Colonel | Professor | Cousin | Dame | Sir | Abbess | Admiral | Judge | Miss | Inspector | Viscount | Governess
guest-names = Peony | Raven | Plum | Mist | Fox | Salt | Moon | Basalt | Storm | Willow | Owl | Thistle | Amber | Velvet | Cinder | Heron | Juniper | Lantern | Magpie | Nettle | Onyx | Parsley | Quince | Rook | Sable | Tansy | Saffron | Vesper | Wren | Yarrow

game-werewolf = One Night Ultimate Werewolf: Daybreak
game-castle = The Castle of the Devil
game-abyss = Abyss
game-cultists = Among Cultists
box-werewolf = One Night Ultimate Werewolf: Daybreak
box-castle-devil = The Castle of the Devil
box-castle-coach = The Coach Ride to the Devil’s Castle
box-abyss = Abyss
box-cultists = Among Cultists
mood-werewolf = One night, one day, one vote. Your card may no longer be yours.
mood-castle-devil = Two secret societies, one coach, duels. Find your own before the others do.
mood-castle-coach = The first edition, and a rougher one: pass, trade, fight, announce.
mood-abyss = The throne of the deep is empty. Rally the races, recruit the Lords.
mood-cultists = A haunted university, ten hours, and somebody is dead without knowing it.

## Preferences

preferences = Preferences
shortcuts = Keyboard
key-choices = pick one of the first nine answers
key-board = move from one thing on the table to the next, and pick it
key-escape = close, or think again
key-moments = in a replay, one moment back or on
key-sheet = this sheet
install = Install the app
settings = Settings
language = Language
lang-fr = FR
lang-en = EN
language-fr = Français
language-en = English
theme = Lighting
theme-system = Same as this device
theme-dark = Night
theme-light = Day
to-light = Light the room
to-dark = Darken the room
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
text-size = Text size
text-size-1 = Normal
text-size-2 = Large
text-size-3 = Very large
hear = What I type
hear-sure = counts by itself where clear
hear-ask = counts once I confirm it
hear-never = never counts as a claim
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-none = No animation, no waiting
pace-step = Step by step: tap to see the next action
confirm-grave = Ask before anything that cannot be taken back
your-face = Your face
face-own = The face you have
face-number = Face { $n }
other-faces = Other faces
face-kept = Face saved.
dealt = { $n ->
    [one] Your card
   *[other] Your cards
}
dealt-wants = What your side wants
dealt-seen = { $n ->
    [one] I have seen it
   *[other] I have seen them
}
to-gallery = All the cards
gallery = The cards
reveal-card = Show me my card at the start
plain-cards = Plain cards: pictograms instead of pictures
voice = Read the match aloud when watching a table (never any secrets)
knock = Tell me when it is my turn
knock-refused = The browser is blocking notifications.
your-name = Your name
name-kept = Your name is saved.
account = Account
account-about = Optional: keep your name and your matches on another device. A login and a password of at least eight characters are enough.
account-is = You are signed in as { $login }.
login = Login
password = Password
sign-in = Sign in
sign-out = Sign out
register = Create the account
login-shape = To create an account: a login of 3 to 32 characters, small letters without accents, digits, dots or dashes.
password-shape = To create an account: a password of at least eight characters.
forget = Delete my account
forget-sure = Yes, erase everything
signed-in = Welcome back!
signed-out = You are signed out.
registered = Your account has been created.
forgotten = Your account has been deleted.
account-more = My devices, password and data
account-nobody = Nobody is signed in on this device.
account-guest = You are a guest: this device knows you by a cookie. Create an account in the settings to keep your name and matches.
sessions = Where you are signed in
device-unknown = A device
device-here = this device, now
device-seen = last seen { $date }
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-about = Signing out everywhere, or changing the password, also ends the access of your programs.
sign-out-guest = A guest who signs out cannot come back under the same identity.
password-change = Change the password
password-now = Current password
password-new = New password
password-set = Set the password
password-changed = Your password has been changed.
password-change-about = All other devices are signed out.
password-forgotten = Forgot your password?
password-reset-about = The link works once. All devices are signed out, and you are signed in here.
forgot-send = Send me a link
forgot-sent = If this account has a confirmed address, an e-mail with a link is on its way.
forgot-about = A link goes to the address you confirmed. Without one, ask whoever runs this server.
email = E-mail address
email-about = For a link in case you forget your password, and for nothing else.
email-is = A link would go to { $email } if you forgot your password.
email-new = Another address
email-set = Confirm by e-mail
email-sent = An e-mail is on its way: follow its link to confirm the address.
email-remove = Remove the address
email-removed = The address is removed.
keep = Save
hours = When you rest
hours-about = In matches that take days, your clock stands still while you rest; live clocks run on. A change applies from the next question on. The others at the table see how long you have left to answer, and so can tell when you rest.
hours-zone = Time zone
hours-nights = My nights
hours-from = From
hours-to = To
hours-weekends = Saturdays and Sundays
hours-first = On holiday from
hours-last = To (included)
hours-holiday = Add a holiday
hours-no-holiday = Remove the last one
hours-kept = Your hours of rest are saved.
notices = When it is your turn
notices-about = In matches that take days, or have no clock, you are told when it is your turn and you are not at the table. No message says what is going on there. Nothing is sent while you rest.
notices-push = Tell this device
notices-mail = By e-mail
notices-mail-every = { $n ->
    [0] never
   *[other] one message in { $n } hours at most
}
notices-webhook = Webhook of a chat service (others may read what is written there)
notices-kept = Saved.
notices-stopped = Done: no more e-mails of this kind.
asked-count = { $n ->
    [one] one table is waiting for you
   *[other] { $n } tables are waiting for you
}
asked-here = Your turn
title-asked = ({ $n }) Cabale
next-asked = Next match waiting for me: { $game }
email-confirmed = The address is confirmed.
relations = People you have silenced
is-muted = their messages are hidden
is-blocked = their messages are hidden, and they do not sit at your tables
relent = Undo
programs = Your programs
programs-about = A program of yours plays under its own name, with a token. Whoever has the token plays in its place: keep it to yourself.
program-name = Name of the program
program-days = Valid for
days-n = { $n } days
program-add = Make a token
program-key = The token of { $name }, shown this once
program-copied = The token is copied.
program-idle = has not come yet
program-used = last here { $date }
program-until = token valid until { $date }
program-drop = Revoke
my-data = My data
my-data-about = Everything this server keeps about you, in one file; or have it all erased.
export = Download my data
forget-about = Your name, messages, results and ratings go, here and at every table. Running matches go on with a bot. This cannot be undone.
my-matches = My finished matches
my-matches-none = You have not finished a match yet.
leaders = Leaderboard
leaders-games = Games
leaders-about = Rated matches with at least two people. Only people who chose to be listed are on it. Bots are shown where they would stand, without a rank.
leaders-none = No rated match of this game yet.
leaders-season = { $quarter ->
    [1] Winter
    [2] Spring
    [3] Summer
   *[4] Autumn
} { $year }
leaders-when = Period
leaders-all-time = Of all time
leaders-all-sizes = All sizes
leaders-rank = Rank
leaders-name = Name
leaders-rating = Rating
leaders-played = Matches
leaders-only-you = only you see this line
leaders-you = { $rank ->
    [0] Your rating is { $rating }, still provisional: a rank comes after ten matches.
    [1] You are first, with { $rating }.
   *[other] You are number { $rank }, with { $rating }.
}
leaders-you-unseen = { $rank ->
    [0] Your rating is { $rating }, still provisional. Nobody else sees it here.
   *[other] With { $rating } you would be number { $rank } of those shown. Nobody else sees it here.
}
leaders-choose = Choose what I show
leaders-won = Won
leaders-provisional = provisional
unshare = Withdraw the link
unshared = The link you shared no longer works.
deeds = { $n ->
    [one] In my last match
   *[other] In my last { $n } matches, on average
  }
by-role = By role
by-team = By side
by-seats = By number of players
by-company = By opponents
bots-of-level = Bots, level { $level }
bots-of-levels = Bots of several levels
with-people = With other people
players-n = { $n } players
rating = Rating: { $n }
rating-provisional = { $n ->
    [one] provisional, after 1 match
   *[other] provisional, after { $n } matches
}
rating-none = No rating yet: you get one by playing matches that count.
rating-course = Its history
show-ratings = Show my rating
in-detail = In detail
tally = { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won ->
    [0] no victory
    [one] 1 victory
   *[other] { $won } victories
}
won = Won
lost = Lost

## The lobby

lobby-about = Share the link or the code. Everybody takes a seat; bots can fill the empty ones.
invite = Invite
link = The table’s link
link-copied = The link is copied.
qr = QR code of the table’s link
seats = Seats
seats-count = Number of seats
seat-open = Seat { $n }
seat-free = Free seat
sit-here = Sit here
sit-down = Sit down
stand = Stand up
kick = Free the seat
hand-over = Hand over the table
host = host
put-bot = Bot
fill-bots = Fill up with bots
presets = My settings
preset-name = A name for these settings
preset-save = Save
preset-forget = Forget
host-screen = Host the table
host-code = Table code: { $code }
emotes = Reactions
emote-yes = Agreed
emote-no = I disagree
emote-hm = Let me think
emote-shock = Oh!
emote-laugh = Haha
emote-hush = Hush
emote-eyes = I am watching you
emote-bravo = Well done
bots-level = Bot level
bot-level = bot ({ $level })
level-random = random
level-novice = novice
level-adept = adept
level-master = master
level-grandmaster = grandmaster
pass-phone-add = Add a person on this device
pass-phone-about = One phone is enough: it goes from hand to hand, and a curtain hides the cards between two players.
their-name = Their name
lucky-word = Lucky word
lucky-word-example = if you have one
lucky-stir = Stir it in
lucky-about = Your own luck goes into the deal with everybody else’s. A word of yours may join it, until the start.
lucky-stirred = “{ $word }” is stirred into the deal. You may change it until the start.
seal = Seal of the deal:
start = Start
start-ready = Everybody is here.
start-away = Not here yet: { $names }.
start-when = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
}
wait-host = The host will start soon.
sit-or-watch = Take a seat, or stay and watch.
options = Options
options-unfit = These settings do not go together yet.
options-undo = Drop these changes
options-none = This game has no options.
chosen = { $n ->
    [0] none
   *[other] { $n } in all
}
choose-others = Choose them yourself
one-more = Add: { $name }
one-less = Remove: { $name }
clock = Clock
clock-none = No clock
clock-live = Quick
clock-relaxed = Relaxed
clock-bank = Bank: 10 min each, + 10 s per move
clock-days-1 = Slow: 1 day per move
clock-days-3 = Slow: 3 days per move
clock-days-7 = Slow: 7 days per move
clock-bank-days = Slow: a bank of 7 days, + 12 h per move
clock-of-turn = { $time } per move
clock-of-bank = { $time } each for the whole match, + { $more } per move
clock-of-window = { $time } to react
clock-of-night = { $time } for each call of the night
clock-of-talk = { $time } to talk
clock-slow-about = Nobody has to stay at the table: you are told when it is your turn. Your nights, weekends and holidays stop your clock (page “Account”). If your time runs out, the rules answer for you once; after that a bot keeps your seat until you are back.
span-days = { $n } d
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
listed = Listed on the shelf for everybody
spectators-allowed = People may watch
delay = They see what happens
delay-moves = { $n ->
    [0] at once
    [one] 1 move later
   *[other] { $n } moves later
}
delay-after-the-end = after the end
delay-about = Anybody who is not seated sees the match, and reads what is said there, that much later, so nobody can help a player.
rated = This match counts for ratings
rated-about = At least two people, each seat a different person or a bot, and a clock; whoever leaves loses.
rules-brief = The rules on one page
rules-all = All the rules

## The table

table-connecting = We are taking you to the table…
no-table = There is no such table
no-table-about = Nothing answers to the code { $code }. It may be mistyped, or the table is closed.
own = What you hold
board = The board
asked = What is asked of you
choices = Your choices
choices-end = End the match
undo = Take back my choice
confirm-final = This cannot be taken back.
picked = { $of ->
    [1] { $n ->
        [0] Pick one
       *[other] Picked
      }
   *[other] { $n } of { $of } picked
  }
answer-held = Your answer is noted. You may change it while the others think.
answer-held-as = Your answer is noted: { $choice }. You may change it while the others think.
answer-held-only = Your answer is noted: { $choice }.
tap-lit = Tap what is lit, on the board or in your hand.
beat-next = Go on
step-next = { $n ->
    [one] Show the next action
   *[other] Show the next action ({ $n } to come)
}
step-asked = There is a question waiting for you.
order-why = Everybody is asked: otherwise the question itself would give somebody away.
order-why-read = Got it
order-stop = Answer myself again
order-answers = Your standing order answers: { $choice }. Tap to answer differently.
ahead = Answer in advance
ahead-text = If it comes to that, this answer is given for you, and nobody can tell that it was decided beforehand. The first order that fits counts. If it is no longer possible by then, you are asked as usual.
ahead-about = About
ahead-which = Order
ahead-add = Add
ahead-remove = Remove: { $order }
answered = You have answered. The others are still thinking.
others-decide = The others are thinking.
goes-on = The match goes on…
not-sent = Nothing was sent: the connection is down. Try again in a moment.
seat-thinks = is thinking
seat-won = winner
reconnecting = Reconnecting…
paused = paused
pause = Pause
resume = Resume
time-left = { $time } left
not-for-watching = This table cannot be watched: only its players can see it.
watch-not-yet = { $n ->
    [one] Watching begins after a move, and stays one behind the table.
   *[other] Watching begins after { $n } moves, and stays that far behind the table.
}
watch-after-the-end = This match can be watched once it is over. Stay here: you will see it then.
watching-late = { $n ->
    [one] you are watching, 1 move behind
   *[other] you are watching, { $n } moves behind
}
watching = you are watching
watchers = { $n ->
    [one] 1 person watching
   *[other] { $n } people watching
}
tabs = Around the table
tab-table = Table
tab-talk = Talk
stream-filter = Show
stream-all = All
stream-story = Story
stream-talk = Talk
stream-claims = Claims
claim-back = taken back
claim-rivals = { NUMBER($n) ->
    [one] { $names } claims it too
   *[other] { $names } claim it too
}
story = Tell my story
story-about = It begins as what truly happened to you. Change what you like, then say it: nobody has to tell the truth.
story-say = Say it all
heard-no = No, drop it
tab-notes = Notes
log = What happened
past-moment = You are looking at a past moment; the match goes on.
past-back = Back to now
log-empty = Nothing has happened yet.
log-no-secrets = Nothing that the others do not know too.
chat = Conversation
chat-say = Say something
chat-empty = Nobody has spoken yet.
chat-empty-spectators = Spectators talk among themselves; the players cannot hear them.
chat-silent = You must keep silent for now.
claims = Claims
claims-other = Say something else
claims-none = Nothing to claim right now.
claims-rather = or:
claims-take-back = Take it all back
claims-say = Say it
heard-asks = Is this what you mean?
heard-rest = Not taken as a claim: “{ $rest }”
heard-soon = Understood. It counts in a moment.
heard-confirm = Yes, that counts
heard-correct = Correct: { $claim }
heard-drop = Drop: { $claim }
stem-was = I was…
stem-am = I am…
stem-have = I have…
stem-saw = I saw…
stem-did = I did…
stem-suspect = I suspect…
stem-trust = I trust…
stem-ask = I ask…
stem-back = I take it back
stem-more = Something else…
notes-seen = What you know and others do not
note-mark = What you think of { $name }
note-text = Note on { $name }
note-placeholder = A note to yourself
mark-none = no opinion
mark-trust = trust
mark-doubt = doubt
mark-foe = suspicion
mute = Hide their messages
unmute = Show their messages
person-menu = What to do about { $name }
muted = Their messages are hidden.
unmuted = Their messages are shown again.
block = Block: hide their messages, and keep them from my tables
blocked = They are blocked.
report = Report
report-about = Whoever runs this server reads it, with the messages you choose.
report-kind = What is it about?
report-insult = Insults
report-spam = Flooding
report-cheating = Cheating
report-name = Name or face
report-other = Something else
report-lines = Their latest messages
report-note = What happened (optional)
report-send = Send the report
reported = Thank you: it will be read.
show-out = Remove
ban = Ban from the table
show-out-about = Removed, they cannot take a seat here again. Banned, they cannot watch or talk here either.
people-out = { $n ->
    [one] One person you have removed
   *[other] { $n } people you have removed
}
out-of-seat = cannot take a seat here
out-of-table = cannot watch or talk either
pardon = Let them come back
somebody = Somebody
shown-out = They have been removed.
close-table = Close the table
close-table-about = The match ends for everybody, without a result.
leave-title = Leave the table
leave-for-now = Back to the shelf
leave-for-now-about = Your seat stays yours: the table is among your running tables.
leave-for-good = Leave the match for good
leave-for-good-about = A bot plays on in your place, and you cannot come back.
leave-rated-about = This match counts: whoever leaves has lost it. A bot plays on in your place.
table-closed = This table is closed
table-closed-about = The host has closed it, everybody has left, or the server has gone back to an older copy.
shut-private = This match is over
shut-private-about = Those who played it can see it again, and share it by a link.
shut-not-welcome = The host does not want you at this table
shut-not-welcome-about = There are other tables on the shelf.
shut-out = You are no longer at this table
shut-out-about = You were signed out on this device, or the host has removed you.
shut-banned = You can no longer come in
shut-banned-about = Whoever runs this server has decided so.
replace-bot = Let a bot play for them
replace-when-away = A bot only takes the place of somebody who is away.
seat-back = Take this seat back
seat-kept = A bot is playing for you
while-away = While you were away
back-to-table = Back to the table
pass-phone = Pass on
curtain = The curtain is closed
curtain-pass = Pass the device to { $name }
curtain-about = Nobody else should look.
curtain-me = I am { $name }
curtain-others = Somebody else

## The end

end = End of the match
end-title = The match is over
end-won = You won!
end-lost = You lost
end-nobody = Nobody wins
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
replay = Watch it again
share = Share
luck-check = Check the luck
luck-title = The luck of this match
luck-about = The luck was sealed when the table was opened, then everybody’s own luck was stirred in. Your browser has kept what it saw of it, and now compares.
luck-checking = Opening the seal…
luck-held = Everything holds.
luck-broken = Something does not hold.
luck-unknown = What could be checked holds.
mark-luck-held = Holds
mark-luck-broken = Does not hold
mark-luck-unknown = Could not be checked
check-sealed-held = The seal stayed the same from your first look at the table to the end: { $seal }.
check-sealed-broken = The seal was changed after you first saw it. The first one was { $seal }.
check-sealed-no-receipt = This device has no receipt of the match: it was not at the table, or it has forgotten. Only the server’s word remains.
check-sealed-public = The luck of this match was no secret: a lesson follows its script, and a match played on from another keeps its cards. There was nothing to seal.
check-opens-held = The secret in the log is the one that was sealed before the first card.
check-opens-broken = The secret in the log is not the one that was sealed.
check-opens-no-crypto = Whether the secret is the sealed one could not be checked: a browser only computes this on a secure page (https).
check-luck-held = Your own luck is in the deal, at your seat.
check-luck-word = Your own luck is in the deal, at your seat, with your word “{ $word }”.
check-luck-broken = Your luck is not in the log as you gave it. (Did you also open this table on another device before the start? Then that device’s luck counts.)
check-luck-none = No luck of yours was taken before the start, so there is none to look for.
check-heads-held = { $n ->
    [one] The one milestone you were given is in this log: nothing was changed, added or left out.
   *[other] The { $n } milestones you were given during the match are all in this log, in order: nothing was changed, added or left out.
}
check-heads-part = { $n ->
    [one] The one milestone you were given is in this log: nothing before it was changed. You did not see what came after it.
   *[other] The { $n } milestones you were given during the match are all in this log, in order: nothing up to the last of them was changed. You did not see what came after it.
}
check-heads-broken = { $n ->
    [one] The milestone you were given during the match is not in this log: it is not the match you saw.
   *[other] { $found ->
        [0] None of the { $n } milestones you were given during the match is in this log: it is not the match you saw.
        [one] Of the { $n } milestones you were given during the match, only the first is in this log: it is not the match you saw.
       *[other] Of the { $n } milestones you were given during the match, only the first { $found } are in this log: it is not the match you saw.
    }
}
check-heads-end = This log does not end where the match ended.
check-heads-none = You were given no milestones during the match, so nothing shows whether the log was changed.
check-heads-no-crypto = Whether the log was changed could not be checked: a browser only computes this on a secure page (https).
check-table-held = The log is that of this table and this game.
check-table-broken = The log is that of another table or another game.
check-log-broken = What the server gave out is not the whole log of a match.
check-fold-held = The server says that it has dealt again from the secret and everybody’s luck, and that { $n ->
    [one] the only move comes
   *[other] all { $n } moves come
} out the same.
check-fold-broken = The server says that the match does not come out the same when it is dealt again from the secret and everybody’s luck.
check-fold-part = The rules were updated during or since the match: the server cannot deal again what was played under the older ones. All that it can deal again comes out the same.
check-fold-silent = The server did not say whether the match comes out the same when it is dealt again.
luck-yourself = Without the server, without this page
luck-yourself-about = Keep both files, and have everything checked by a program on your own machine, every card included:
luck-yourself-bare = Keep the log, and have it checked by a program on your own machine, every card included:
luck-copy = Copy
luck-copied = The command is copied.
luck-changed = The seal of this table has changed since you first saw it. An honest server never does that. Your receipt keeps the first one.
luck-noted = Noted
download-log = Download the log
download-receipt = Download my receipt
no-replay = No match to replay here
eyes = Through the eyes of
eyes-spectator = a spectator
eyes-open = all, open cards
back-to-end = Back to the table
moment = Moment of the match
moment-back = Previous moment
moment-next = Next moment
moment-quiet = Nothing happens at this moment.
panel-board = Table
panel-log = Log
panel-knew = Who knew what
panel-insight = What could be known
panel-comments = Comments
comment-here = At this moment ({ $n })
comment-at = moment { $n }
comment-drop = Delete
comments-about = Seen by those who played this match, and by whoever was given its link.
comments-none = Nobody has written anything yet.
insight-wait = Going through the match again… a few seconds.
insight-side = Through the eyes of { $name }: how likely each player was to be on that side ({ $side }), moment by moment.
insight-win = Through the eyes of { $name }: how likely each player was to win, moment by moment.
insight-key = Solid line: true in the end. Dotted: not true. Touch the picture to go to that moment.
insight-key-win = Solid line: who won. Dotted: the others. Touch the picture to go to that moment.
insight-turns = The turning points
insight-turn = { $name }: from { $before } to { $after }
insight-sentence = The sentence that turned the table
insight-sentence-said = { $name }: “{ $words }”
insight-table = In figures
insight-axis = moments of the match
insight-moment = Moment
insight-part = It was a long match: only its main moments were examined.
knew-nothing = Nobody knew anything that the others did not.
play-on = Play on from here
play-on-about = Pick it up from here, in { $name }’s place, against bots: to see what might have been.
play-through = Play through

## Learning

first-match = First match with hints
first-match-about = A short match set up for you: a guide explains what you see and suggests a move at each step.
coach = Your guide
coach-next = Go on
coach-again = Start the lesson again
coach-quit = Without a guide
coach-on = Finish this match
learn-box = Learn { $name }
rules-of = Rules: { $game }
rules-none = This game has no written rules here.
rules-found = { $n ->
    [0] No rule found.
    [one] 1 rule
   *[other] { $n } rules
}
rules-in-english = The complete ledger is in English.
rules-story = How it is played
rules-law = The rules, one by one
search-rules = Search the rules
brief-goal = The aim
brief-setup = At the start
brief-turn = How to play
brief-end = The end
brief-tip = A good start
brief-none = No summary of this game yet.

brief-werewolf-goal =
    The village wants to kill a Werewolf; the pack wants none of its own to die.
    Some roles have an aim of their own: read your card.
brief-werewolf-setup =
    Everybody gets a role card; three more lie face down in the centre. Everybody knows which roles are in the deck; nobody knows where they are.
brief-werewolf-turn =
    At night the roles are called in order: they look, swap, shield. Your card may change hands without your knowing.
    By day everybody talks freely. Claim anything, but never show your card.
    Then everybody points at somebody at once.
brief-werewolf-end =
    Whoever gets the most votes dies, if there are at least two. The card you have at the end counts, not the one you began with.
brief-werewolf-tip =
    If you are with the village, say early what you did at night: stories that fit together unmask the liars.
    A Werewolf? Choose a role that nobody else claims.

brief-castle-devil-goal =
    Two secret societies travel together. The Order wants three Keys, the Brotherhood three Goblets, in the hands of its members.
    You do not know who is on your side.
brief-castle-devil-setup =
    Everybody gets a society, a profession and an item, all secret.
brief-castle-devil-turn =
    On your turn, one action: spy on a card of a hand, offer an item in trade, or start a duel.
    An offered item is refused, or accepted in exchange for another. A refusal earns you a duel token.
    In a duel all others secretly take a side; professions, items and tokens tip the scales. The winner looks at the loser’s society or takes an item.
brief-castle-devil-end =
    At the start of your turn you may announce victory by naming who holds the items. If all is right your society wins; one mistake, and the other does.
brief-castle-devil-tip =
    A trade tells a lot: whoever gives you a Key is probably not looking for one.
    The Bag of Secrets lets its giver draw: keep it moving.

brief-castle-coach-goal =
    Two secret societies travel together. The Order wants three Keys, the Brotherhood three Goblets, in the hands of its members.
    You do not know who is on your side.
brief-castle-coach-setup =
    Everybody gets a society, a profession and an item. Everybody knows which items were dealt, but not to whom.
brief-castle-coach-turn =
    On your turn, one action: pass, offer an item in trade, start a duel, or announce victory.
    In a duel everybody, in turn, openly supports a side or abstains. The winner looks at the loser’s society and profession, or takes an item.
brief-castle-coach-end =
    Announcing is an action: show your cards, then name who holds the rest. Right, and your society wins; wrong, and it loses.
brief-castle-coach-tip =
    With an odd number of players the smaller society may use a Drink of Power in place of an item.
    The Black Pearl forbids announcing: pass it on in time.

brief-abyss-goal =
    Have the most influence, through Lords, Locations, federated Allies and Monsters.
brief-abyss-setup =
    Six Lords wait at the Court. Everybody starts with one pearl.
brief-abyss-turn =
    Explore: turn cards up one by one. Others may buy each Ally from you; take one or explore further. A Monster is fought or left.
    Or ask the Council for support: take the whole stack of a race.
    Or recruit a Lord by discarding Allies of the races it asks for. Pearls make up for missing points. The weakest Ally you spent is federated: it scores at the end.
    At your third key you take a Location, and the Lords who paid for it lose their power.
brief-abyss-end =
    When somebody recruits a seventh Lord, or the Court cannot be filled, that player finishes the turn, everybody else plays once more, and points are counted.
brief-abyss-tip =
    Buying from an opponent costs pearls but takes a choice away from them.
    Do not tie a Lord down too early if its power serves you every turn.

brief-cultists-goal =
    The Investigators put the university’s books in order to reach their score before the tenth turn ends. The Cultists hinder them, or kill them one by one.
brief-cultists-setup =
    Everybody secretly gets a role, cards and a Route. Nobody knows their own pulse pile: you may be dead already.
brief-cultists-turn =
    Move one to three steps, never none. Two people alone in a place meet: each slips the other a card, Alive or Dead.
    An event is drawn, then everybody acts: check somebody’s status, add a card to a room’s pile, inspect an explored room to save a book, vote, restore the power…
    Investigators act only in rooms of the colour that their Route shows.
brief-cultists-end =
    A death that is found leads to a vote. Whoever is voted out becomes a ghost and still plays a little.
    Enough points, or all Cultists out: the Investigators win. Otherwise, at midnight, the Cultists.
brief-cultists-tip =
    Stay in threes: while the power is on, an encounter takes exactly two.
    A Sabotage card means a culprit among those who fed the pile.

hint-werewolf-ask-night = If there is a choice, your role acts: what you see stays in your notes. Otherwise sleep in peace.
hint-werewolf-wait-night = Other roles are acting. Your card may change without you knowing.
hint-werewolf-ask-talk = Under “Talk”, say who you are or what you saw. The bots listen. Then go on to the vote.
hint-werewolf-ask-vote = Point at whoever seems most suspicious. All votes are shown together.
hint-castle-ask-turn = An offer makes the cards talk; a duel won reveals a society. Watch first.
hint-castle-ask-answer = If you accept, you keep the item and give another. Refusing commits you to nothing.
hint-castle-ask-support = Support whoever you think belongs to your society: the winner learns a secret or takes an item.
hint-castle-ask-reactions = You may play a card to help your side, or leave it at that.
hint-castle-ask-interruption = Only some professions act here. Most of the time you simply let the duel begin.
hint-castle-wait-turn = Watch who gives what to whom: that is how societies are guessed.
hint-abyss-ask-turn = Explore first to fill your hand. As soon as a Lord is within reach, recruit.
hint-abyss-ask-offer = Buying costs pearls, but the Ally comes to your hand. You may buy only once in an opponent’s turn.
hint-abyss-ask-take = Taking ends your exploration. Going on also fills the Council’s stacks.
hint-abyss-ask-monster = The higher the threat, the better the reward.
hint-abyss-ask-pay = Tap Allies in your hand to pay. The weakest will be federated.
hint-cultists-ask-move = Go to a room of your Route’s colour. Being alone with one other person leads to an encounter.
hint-cultists-ask-encounter = Give an Alive card if you are an Investigator. You will not see what you get.
hint-cultists-ask-act = Add Success cards to a room, then inspect it once it is explored to save a book.
hint-cultists-ask-vote = Abstaining counts: it takes more votes than abstentions to vote somebody out.

## Puzzles

puzzles = Puzzles
puzzles-about = A position, a question, and one answer that holds in every possible world. All you need to know lies on the table.
puzzles-link = Puzzles of the day
puzzle-streak = Days in a row
puzzle-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
puzzle-rating = My rating
puzzle-rating-is = { $rating }
puzzle-rating-new = { $rating } (provisional)
puzzle-solved = Solved
puzzle-solved-of = { $n } of { $of }
puzzle-day-of = The puzzle of { $date }
puzzle-kept = Today’s puzzles are on this device: you can solve them without a network, too.
puzzle-first = To begin with:
puzzle-number = Puzzle { $n }
puzzle-grade = Grade { $grade } of 3
puzzle-go = Solve
puzzle-all = All of them
puzzle-all-games = All games
puzzle-is-open = Puzzle { $n }
puzzle-is-solved = Puzzle { $n }, solved
puzzle-is-missed = Puzzle { $n }, missed
puzzle-none = There is no puzzle here
puzzle-today = The puzzle of the day
puzzle-one = Puzzle
puzzle-made = Home-made puzzle
puzzle-rated = Difficulty { $rating }
puzzle-you-are = You are { $name }
puzzle-assumed = Take for granted:
puzzle-hints = Hints
puzzle-hint = Hint { $n }/{ $of }
puzzle-answer = Answer
puzzle-answer-this = Answer: { $answer }
puzzle-wrong = That is not certain: “{ $answer }” is wrong in at least one possible world.
puzzle-hint-cost = With a hint or a mistake the puzzle is worth less, or costs points.
puzzle-tap = Tap a name or a card on the table, then answer.
puzzle-give-up = Show the answer
puzzle-give-up-sure = Yes, I give up
puzzle-right = You have it!
puzzle-given-up = The answer was:
puzzle-gain = { $sign }{ $points } · { $rating }
puzzle-proof = The proof
puzzle-fact = Fact { $n } of { $of }
puzzle-left = { $left ->
    [one] { $left } world of { $of } is left
   *[other] { $left } worlds of { $of } are left
}
puzzle-so = So:
puzzle-therefore = In every world that is left:
puzzle-step-back = The previous fact
puzzle-step-next = The next fact
puzzle-next = Next puzzle
puzzle-share = Share
puzzle-copied = Copied, without the answer.
puzzle-share-day = Cabale, { $game }, the puzzle of { $date }
puzzle-share-one = Cabale, { $game }, a puzzle
puzzle-share-solved = Solved { $tries ->
    [one] at the first try
   *[other] in { $tries } tries
}, { $hints ->
    [0] without a hint
    [one] with one hint
   *[other] with { $hints } hints
}.
puzzle-share-missed = I could not solve it. Can you?
puzzle-make = Make a puzzle here
puzzle-make-about = This moment as { $name } saw it: the answer is proved, or you are told which other world contradicts it.
puzzle-making = Going through every possible world…
puzzle-make-none = No question can be asked at this moment.
puzzle-make-done = Proved: one answer holds in every world.
puzzle-make-link = Open the puzzle
puzzle-make-copy = Copy the link
puzzle-make-file = Download
puzzle-spoilt-not-asked = This question does not arise here, or there are too many worlds to go through.
puzzle-spoilt-untrue = Somebody who was to tell the truth did not.
puzzle-spoilt-several = More than one answer is certain.
puzzle-spoilt-open = It was true, but not certain:
puzzle-spoilt-other = In another possible world:
lesson-puzzles = Three easy puzzles

## Refusals

# Events

events = Events
events-link = Run a games night
events-about = A games night, a tournament, a league: share the link, everybody signs up on their phone, and the house sets the tables.
events-mine = Your events
event-new = A new event
event-called = Its name
event-of = { $name }’s games night
event-kind = What kind?
event-kind-evening = Games night
event-kind-evening-about = New tables every round, everybody scores for themselves. For every game and any number of people.
event-kind-swiss = Swiss tournament
event-kind-swiss-about = Each round you meet somebody with as many points as you, and nobody twice if it can be helped.
event-kind-league = League
event-kind-league-about = Everybody meets everybody, or everybody in their group.
event-game = The game
event-seats = People at a table
event-seats-of = tables of { $n }
event-rounds = Rounds
event-groups = Groups
event-fill = Bots fill the empty seats
event-level = Level of the bots
event-play = I play as well
event-make = Create the event
event-join = Count me in
event-you-are-in = You’re in. The first round will show up here.
event-next-soon = The next round will show up here.
event-leave = Drop out
event-waiting = { $n ->
    [0] Nobody has signed up yet.
    [one] One person has signed up
   *[other] { $n } people have signed up
}
event-round = Round { $n }
event-round-of = Round { $n } of { $of }
event-your-table = Your table: number { $n }
event-table = Table { $n }
event-go = Take me there
event-watch = Watch
event-table-waiting = Not set yet
event-table-playing = Playing
event-table-over = Finished
event-table-closed = Closed
event-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
event-byes = Bye (one point): { $names }
event-run = You’re running this
event-next = Start round { $n }
event-still-playing = The next round waits until every table has finished. A table that drags on can be closed from the table itself.
event-end = End the event
event-end-sure = Yes, end it
event-wall = For the wall
event-sheet = Results (CSV)
event-standings = Standings
event-people = Signed up
event-nobody-yet = Nobody yet: share the link.
event-nobody = somebody who has left
event-group = Group { $n }
event-place = Place
event-name = Name
event-points = Points
event-strength = Buchholz
event-played = Matches
event-gone = has dropped out
event-remove = Remove
event-remove-one = Remove { $name }
event-points-about = A win is worth one point; in games that are scored, the share of the others you finished ahead of. Ties are split by the average points of the people you met (Buchholz).
event-who-where = Who sits where?
event-come = Come and play
event-missing = There is no such event.
event-is-open = not started
event-is-playing = under way
event-is-over = Finished

refused = This could not be done. Try again.
refused-offline = The house is not answering. Check your connection.
refused-seat-taken = That seat is taken.
refused-seat-open = Nobody is sitting there.
refused-open-seats = Some seats are still empty.
refused-unfit = That does not work in this game.
refused-is-here = That person is at the table.
refused-too-soon = That person may still come back. Try again in a moment.
refused-slow = Whoever plays at this table has days to answer.
refused-has-account = You already have an account.
refused-login-taken = That login is taken.
refused-wrong-password = The login or password is wrong.
refused-too-many = That is too many: close one of your tables first.
refused-old-rules = That match followed older rules and can no longer be shown.
refused-nobody = Say your name first.
refused-unknown = There is nothing here.
refused-unknown-table = There is no such table.
refused-not-yours = Only the host can do this.
refused-full = No seat is free.
refused-started = The match has already begun.
refused-too-few = There aren’t enough people for a table.
refused-over = It’s over.
refused-not-over = The match is not over.
refused-late = Too late: that question is over.
refused-illegal = That is not possible now.
refused-not-asked = Nothing is being asked of you right now.
refused-not-here = That seat is not yours.
refused-nothing-to-undo = There is nothing to take back.
refused-may-not-say = You may not claim that now.
refused-may-not-talk = You must keep silent for now.
refused-not-running = The match is not running.
refused-enough = You have changed your mind often enough: this answer stands.
refused-paused = The match is paused.
refused-too-often = Not so fast! Try again in a moment.
refused-too-many-tables = Too many of your tables are open: finish some first.
refused-too-many-sockets = Too many screens are open in your name: close one.
refused-busy = The house is very busy. Please try again.
refused-malformed = That does not work. Check what you wrote.
refused-no-mail = This server sends no mail: ask whoever runs it for a link.
refused-link-over = This link has been used, or it is too old.
refused-not-welcome = Somebody at this table, or its host, does not want you there.
refused-banned = You can no longer come in here.
refused-private = This match is for those who played it, and those they share it with.
refused-circle = What a circle plays is for its members alone.
refused-too-many-shown = Your page has no room for more: hide another match first.
refused-closed = This table is closed.
refused-rated = This match counts: play it to the end, or leave it.
refused-rated-twice = In a match that counts, each seat is a different person.
refused-rated-pause = In a match that counts, nobody stops the clock.
refused-rated-late = Others have sat down for a match that does not count: open another table for one that does.
refused-rated-bots = In a match that counts, bots play at the full strength of their level.
refused-rated-clock = A match that counts is played with a clock.
refused-rated-alone = A match that counts needs at least two people.

## What is seen of a game without a board

field-deck = deck
field-hand = hand
field-hands = hands
field-players = players
field-turn = turn
field-phase = moment
field-you = you
field-mine = yours
field-notes = what you know
field-score = score
field-scores = scores
field-left = left
field-discard = discard
field-keys = keys
field-pile = draw pile
field-left_over = left over
