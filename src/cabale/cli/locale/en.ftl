# The sentences of the commands.
column-game = game
column-title = title
column-seats = seats
column-options = options
column-bots = bots

verified = The log is whole: { $entries ->
    [one] its one entry leads
   *[other] its { $entries } entries lead
} to the outcome it tells, with the secret committed to before the first card ({ $commitment }).
verified-part = The log is whole, and its secret is the one committed to before the first card ({ $commitment }). Its rules were updated on the way:
stretch = ✓ entries { $first } to { $last }, rules { $rules }: every card fell as the secret said.
stretch-unchecked = – entries { $first } to { $last }, rules { $rules }: not checked, these rules are not installed here.
replay-older = Entries { $first } to { $last } were played under rules { $rules }, which are not installed here: what happened then is told in one piece.

bot = Bot { $number }
seat = Seat { $number }
sitting = You are in seat { $number } of { $seats } (--seat { $seat }: the option counts from 0).
eyes = Seen from seat { $number } of { $seats } (--seat { $seat }: the option counts from 0). “You” is that seat.
help = type a number, or ? for help
help-long =
    number or words   take that choice
    2 5 5             several in turn, such as cards to discard
    v                 what you see of the table
    s                 say something
    u                 take back your last choice, where that is possible
    q                 leave the table
which = A number from 1 to { $most }, or part of the words; ? for help.
more = … and { $count } more: type part of the words.
no-undo = There is nothing you can take back.
nothing-to-say = There is nothing you may say now.
winners = { $who ->
    [none] Nobody wins.
    [me] { $names } win.
    [one] { $names } wins.
   *[many] { $names } win.
}
score = { $name }: { $score }
left = You left the table.
saved = The log is in { $file }.

insight-side = What { $name } could have thought: how likely each player was to be on that side ({ $side }), entry by entry of the log.
insight-win = What { $name } could have thought: how likely each player was to win, entry by entry of the log.
insight-star = * was on that side in the end.
insight-star-win = * won.
insight-line = Solid line: was on that side in the end. Dashed: was not. Point at a dot to read what happened there.
insight-line-win = Solid line: won. Dashed: did not. Point at a dot to read what happened there.
insight-sentence = The sentence that turned the table: { $name }, “{ $words }”
insight-turns = The turning points
insight-turn = { $name }: from { $before } to { $after }
percent = { $n }%

receipt-table = The log is that of your table and your game.
receipt-table-no = The log is not that of your table, or not of your game.
receipt-secret = The secret in it opens the commitment that you kept.
receipt-secret-no = The secret in it does not open the commitment that you kept: the luck was swapped.
receipt-luck = Your luck went into the deal.
receipt-luck-no = Your luck is not in the deal, or not as you gave it.
receipt-heads = Every head that you saw lies on the chain of the log, up to its end: nothing was altered.
receipt-heads-part = Every head that you saw lies on the chain of the log; it says nothing about the last { $left ->
    [one] entry
   *[other] { $left } entries
}, which came after you had left.
receipt-heads-none = You kept no head of the chain: whether entries were altered cannot be told.
receipt-heads-no = A head that you saw does not lie on the chain of the log: what was played was altered.

## hear

hear-claim = { $words } ({ NUMBER($sure, maximumFractionDigits: 0) } % sure)
hear-nothing = Nothing is claimed.
hear-miss = { $text }
    {"    "}not heard: { $lacks }; heard too much: { $extra }
hear-score = { $lang }: precision { $precision } %, recall { $recall } %, false hearings { $false } %
hear-time = { $ms } ms a line

puzzle-number = Puzzle { $id }, grade { $grade }
puzzle-story = What you remember
puzzle-turn = [turn { $turn }] { $sentence }
puzzle-assumption = What may be taken for granted
puzzle-question = The puzzle
puzzle-answers = Possible answers
puzzle-proof = The proof
puzzle-worlds = By the rules alone there are { $worlds ->
    [one] one world.
   *[other] { $worlds } worlds.
}
puzzle-left = { $left ->
    [one] One world is left.
   *[other] { $left } worlds are left.
}
puzzle-certain = So: { $sentence }
puzzle-answer = The answer: { $sentence }
