sample-name = Sample
sample-about = Everybody holds a hidden card and may trade it once; the highest wins.

sample-ask-turn = Keep your card, or trade it?
sample-step-turn = Somebody looks at a card.
sample-choice-keep = Keep it
sample-choice-trade = Trade it for the next card of the pile
sample-claim-hold = I hold { $card }

sample-event-kept = { $me ->
    [seat] You keep your card.
   *[other] { $seat } keeps the card.
}
sample-event-traded = { $me ->
    [seat] You trade your card.
   *[other] { $seat } trades the card.
}
sample-event-traded-private = { $me ->
    [seat] You trade your card and draw { $card }.
   *[other] { $seat } trades the card and draws { $card }.
}
sample-event-shown = All cards are shown: { $cards }.

sample-outcome-highest = The highest card wins.
