# What bots say in Castle, each in its way: “d” dry, “w” warm, “b” blunt.
the-society = { $society_id ->
    [order] Order
   *[brotherhood] Brotherhood
 }
say-member =
    .d1 = { the-society } here.
    .w1 = I’m with the { the-society }.
    .b1 = I play for the { the-society }.
say-has_society =
    .d1 = { $target }: { the-society }.
    .w1 = I think { $target } is with the { the-society }.
    .b1 = { $target } is { the-society }.
say-hold =
    .d1 = in my hand: { $item }.
    .w1 = I’ve got the { $item } with me.
    .b1 = I have the { $item }.
say-holds =
    .d1 = { $target } has the { $item }.
    .w1 = I think { $target } has the { $item }.
    .b1 = the { $item } is with { $target }.
say-am =
    .d1 = my profession: { $profession }.
    .w1 = I’m the { $profession }.
    .b1 = { $profession } here.
say-trust =
    .d1 = I trust { $target }.
    .d2 = { $target } is reliable.
    .w1 = I have faith in { $target }.
    .w2 = { $target } seems fine to me.
    .b1 = { $target } is with us.
    .b2 = { $target } is one of us.
say-suspect =
    .d1 = I distrust { $target }.
    .d2 = { $target } is suspicious.
    .w1 = I’m a bit wary of { $target }.
    .w2 = { $target } seems shady to me.
    .b1 = { $target } is not with us.
    .b2 = watch out for { $target }.
say-need =
    .d1 = looking for the { $item }.
    .w1 = I could use the { $item }.
    .b1 = I need the { $item }.
say-same_society =
    .d1 = I’m on the same side as { $target }.
    .w1 = { $target } and I are of the same society.
    .b1 = { $target } is on the same team as me.
