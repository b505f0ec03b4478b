sample-name = Sample
sample-about = Chacun tient une carte cachée et peut l’échanger une fois ; la plus haute gagne.

sample-ask-turn = Garder votre carte, ou l’échanger ?
sample-step-turn = Quelqu’un regarde sa carte.
sample-choice-keep = La garder
sample-choice-trade = L’échanger contre la prochaine carte de la pile
sample-claim-hold = J’ai le { $card }

sample-event-kept = { $me ->
    [seat] Vous gardez votre carte.
   *[other] { $seat } garde sa carte.
}
sample-event-traded = { $me ->
    [seat] Vous échangez votre carte.
   *[other] { $seat } échange sa carte.
}
sample-event-traded-private = { $me ->
    [seat] Vous échangez votre carte et piochez le { $card }.
   *[other] { $seat } échange sa carte et pioche le { $card }.
}
sample-event-shown = Toutes les cartes sont montrées : { $cards }.

sample-outcome-highest = La carte la plus haute gagne.
