# How bots begin to speak. “d” is dry, “w” warm, “b” blunt: ways of talking that tell nothing of the game. A line is: a
# reaction, an opener, the claim, a word about who is silent.
opener =
    .d1 = {""}
    .d2 = So,
    .d3 = Right,
    .d4 = Well,
    .w1 = Okay,
    .w2 = Alright,
    .w3 = Guys,
    .w4 = Hey all,
    .b1 = Honestly,
    .b2 = Seriously,
    .b3 = Frankly,
    .b4 = Listen,
contradicted =
    .d1 = { $who }, no.
    .w1 = { $who }, you’ve got that wrong.
    .b1 = { $who }, not so fast.
defended =
    .d1 = Thanks { $who }.
    .w1 = Thank you { $who }, that’s kind.
    .b1 = Ah, thanks { $who }!
silent =
    .d1 = And { $who }?
    .w1 = And you { $who }, nothing to say?
    .b1 = { $who }, we’re waiting.
