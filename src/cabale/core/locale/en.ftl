# What all games have in common.
pass = Pass
why-not-asked = Nothing is asked of you right now.
why-not-now = Now is not the moment.
why-over = The match is over.
said = { $seat }: { $claim }
seat-name = Seat { $number }
spectator = a spectator
nobody = nobody
nothing = nothing
you = you
everybody = Everybody
myself = myself
yes = yes
no = no
and = and
