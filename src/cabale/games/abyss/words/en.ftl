abyss-name = Abyss
abyss-about = The throne of the deep is empty. Explore, win Allies, recruit Lords and control Locations to gain the most influence.

## Races and guilds

abyss-race-jellyfish = jellyfish
abyss-race-crab = crab
abyss-race-seahorse = seahorse
abyss-race-shellfish = shellfish
abyss-race-squid = squid
abyss-guild-military = military
abyss-guild-merchant = merchant
abyss-guild-mage = mage
abyss-guild-politician = politician
abyss-guild-farmer = farmer
abyss-guild-ambassador = ambassador

## Allies

abyss-ally-jellyfish-1 = jellyfish 1
abyss-ally-jellyfish-2 = jellyfish 2
abyss-ally-jellyfish-3 = jellyfish 3
abyss-ally-jellyfish-4 = jellyfish 4
abyss-ally-jellyfish-5 = jellyfish 5
abyss-ally-crab-1 = crab 1
abyss-ally-crab-2 = crab 2
abyss-ally-crab-3 = crab 3
abyss-ally-crab-4 = crab 4
abyss-ally-crab-5 = crab 5
abyss-ally-seahorse-1 = seahorse 1
abyss-ally-seahorse-2 = seahorse 2
abyss-ally-seahorse-3 = seahorse 3
abyss-ally-seahorse-4 = seahorse 4
abyss-ally-seahorse-5 = seahorse 5
abyss-ally-shellfish-1 = shellfish 1
abyss-ally-shellfish-2 = shellfish 2
abyss-ally-shellfish-3 = shellfish 3
abyss-ally-shellfish-4 = shellfish 4
abyss-ally-shellfish-5 = shellfish 5
abyss-ally-squid-1 = squid 1
abyss-ally-squid-2 = squid 2
abyss-ally-squid-3 = squid 3
abyss-ally-squid-4 = squid 4
abyss-ally-squid-5 = squid 5
abyss-card-jellyfish-1 = { abyss-ally-jellyfish-1 }
abyss-card-jellyfish-2 = { abyss-ally-jellyfish-2 }
abyss-card-jellyfish-3 = { abyss-ally-jellyfish-3 }
abyss-card-jellyfish-4 = { abyss-ally-jellyfish-4 }
abyss-card-jellyfish-5 = { abyss-ally-jellyfish-5 }
abyss-card-crab-1 = { abyss-ally-crab-1 }
abyss-card-crab-2 = { abyss-ally-crab-2 }
abyss-card-crab-3 = { abyss-ally-crab-3 }
abyss-card-crab-4 = { abyss-ally-crab-4 }
abyss-card-crab-5 = { abyss-ally-crab-5 }
abyss-card-seahorse-1 = { abyss-ally-seahorse-1 }
abyss-card-seahorse-2 = { abyss-ally-seahorse-2 }
abyss-card-seahorse-3 = { abyss-ally-seahorse-3 }
abyss-card-seahorse-4 = { abyss-ally-seahorse-4 }
abyss-card-seahorse-5 = { abyss-ally-seahorse-5 }
abyss-card-shellfish-1 = { abyss-ally-shellfish-1 }
abyss-card-shellfish-2 = { abyss-ally-shellfish-2 }
abyss-card-shellfish-3 = { abyss-ally-shellfish-3 }
abyss-card-shellfish-4 = { abyss-ally-shellfish-4 }
abyss-card-shellfish-5 = { abyss-ally-shellfish-5 }
abyss-card-squid-1 = { abyss-ally-squid-1 }
abyss-card-squid-2 = { abyss-ally-squid-2 }
abyss-card-squid-3 = { abyss-ally-squid-3 }
abyss-card-squid-4 = { abyss-ally-squid-4 }
abyss-card-squid-5 = { abyss-ally-squid-5 }
abyss-card-monster = a Monster

## Lords

abyss-lord-recruiter = The Recruiter
abyss-lord-recruiter-text = Your opponents need 2 more points to recruit a Lord.
abyss-lord-jailer = The Jailer
abyss-lord-jailer-text = Each opponent discards an Ally of their choice from their hand.
abyss-lord-seeker = The Seeker
abyss-lord-seeker-text = Each opponent pays 2 pearls to the Treasury, or as many as they have.
abyss-lord-assassin = The Assassin
abyss-lord-assassin-text = Strike one free Lord of each opponent: it counts for its own points alone.
abyss-lord-commander = The Commander
abyss-lord-commander-text = On arrival, then at the end of their turns, your opponents keep 6 Allies in hand at most.
abyss-lord-tamer = The Tamer
abyss-lord-tamer-text = Your opponents get the reward of the previous threat space, the first at least.
abyss-lord-hunter = The Hunter
abyss-lord-hunter-text = Take one monster token at random from an opponent.
abyss-lord-ship_master = The Ship Master
abyss-lord-ship_master-text = After your exploration, gain 1 pearl for each race sent to the Council.
abyss-lord-trader = The Trader
abyss-lord-trader-text = Gain 3 pearls.
abyss-lord-peddler = The Peddler
abyss-lord-peddler-text = Gain 2 pearls.
abyss-lord-landlord = The Landlord
abyss-lord-landlord-text = Gain 1 pearl on each of your turns.
abyss-lord-slaver = The Slaver
abyss-lord-slaver-text = Once on each of your turns, you may discard an Ally to gain 2 pearls.
abyss-lord-shopkeeper = The Shopkeeper
abyss-lord-shopkeeper-text = Gain 1 pearl.
abyss-lord-shaman = The Shaman
abyss-lord-shaman-text = Opponents’ military Lords do nothing to you.
abyss-lord-invoker = The Invoker
abyss-lord-invoker-text = When this turn ends, play another full turn at once.
abyss-lord-apprentice = The Apprentice
abyss-lord-apprentice-text = Take one Council stack.
abyss-lord-oracle = The Oracle
abyss-lord-oracle-text = Once on each of your turns, you may discard one Council stack.
abyss-lord-alchemist = The Alchemist
abyss-lord-alchemist-text = The support of the Council gives you two stacks instead of one.
abyss-lord-illusionist = The Illusionist
abyss-lord-illusionist-text = You may swap one of your Locations for a face-up one.
abyss-lord-master_of_magic = The Master of Magic
abyss-lord-master_of_magic-text = When recruiting, federate any of the Allies spent.
abyss-lord-opportunist = The Opportunist
abyss-lord-opportunist-text = Once on each of your turns, you may replace a Lord at the Court with the top one of the deck.
abyss-lord-corruptor = The Corruptor
abyss-lord-corruptor-text = You may pay 5 pearls to take a Lord from the Court.
abyss-lord-traitor = The Traitor
abyss-lord-traitor-text = You may discard another of your free Lords to take one from the Court.
abyss-lord-diplomat = The Diplomat
abyss-lord-diplomat-text = When recruiting you may ignore the mandatory race.
abyss-lord-treasurer = The Treasurer
abyss-lord-treasurer-text = You need 2 points fewer to recruit a Lord.
abyss-lord-schemer = The Schemer
abyss-lord-schemer-text = You may discard another of your free Lords to take the top one of the deck.
abyss-lord-keeper = The Keeper
abyss-lord-keeper-text = No power, much influence.
abyss-lord-reaper = The Reaper
abyss-lord-reaper-text = No power, much influence.
abyss-lord-shepherd = The Shepherd
abyss-lord-shepherd-text = No power, much influence.
abyss-lord-miller = The Miller
abyss-lord-miller-text = No power, much influence.
abyss-lord-aquaculturalist = The Aquaculturalist
abyss-lord-aquaculturalist-text = No power, much influence.
abyss-lord-landowner = The Landowner
abyss-lord-landowner-text = No power, much influence.
abyss-lord-sage = The Sage
abyss-lord-sage-text = Draw 2 Locations and control one of them; the other lies face up.
abyss-lord-hermit = The Hermit
abyss-lord-hermit-text = Draw 1 Location and control it.
abyss-lord-elder = The Elder
abyss-lord-elder-text = Draw 3 Locations and control one of them; the others lie face up.

## Locations

abyss-location-sargasso_silos = Sargasso Silos
abyss-location-sargasso_silos-text = 5 points, and 2 for each farmer.
abyss-location-hydrozoa_reserves = Hydrozoa Reserves
abyss-location-hydrozoa_reserves-text = 6 points, and 2 for each mage.
abyss-location-sanctuary = The Sanctuary
abyss-location-sanctuary-text = 4 points, and 3 for each federated jellyfish.
abyss-location-parliament = Parliament
abyss-location-parliament-text = 6 points, and 2 for each politician.
abyss-location-barracks = The Barracks
abyss-location-barracks-text = 7 points, and 2 for each military Lord.
abyss-location-dockworks = The Dockworks
abyss-location-dockworks-text = 5 points, and 2 for each merchant.
abyss-location-sargasso_fields = The Sargasso Fields
abyss-location-sargasso_fields-text = 3 points, and 3 for each federated seahorse.
abyss-location-abyss = The Abyss
abyss-location-abyss-text = 2 points for each guild among your Lords.
abyss-location-city_of_mirrors = City of Mirrors
abyss-location-city_of_mirrors-text = Copies one of an opponent’s Locations, scored with your own Lords and Allies.
abyss-location-black_smokers = Black Smokers
abyss-location-black_smokers-text = 0 points. You may swap it at once for a Location of your choice from the deck.
abyss-location-oceanic_senate_assembly = Oceanic Senate Assembly
abyss-location-oceanic_senate_assembly-text = 4 points, and 3 for each federated squid.
abyss-location-depths = The Depths
abyss-location-depths-text = Twice the points of your weakest Lord.
abyss-location-throne_room = The Throne Room
abyss-location-throne_room-text = The points of your strongest Lord.
abyss-location-jail = The Jail
abyss-location-jail-text = 15 points, less 1 for each of your Lords.
abyss-location-chasm = The Chasm
abyss-location-chasm-text = 5 points, and 3 for each federated crab.
abyss-location-closed_tower = The Closed Tower
abyss-location-closed_tower-text = 3 points for each of your Lords with a printed key, used or not.
abyss-location-lost_tower = The Lost Tower
abyss-location-lost_tower-text = 3 points for each of your Lords without a printed key.
abyss-location-chamber_of_allies = The Chamber of Allies
abyss-location-chamber_of_allies-text = 3 points, and the value of your weakest federated Ally of each race.
abyss-location-nest_of_giant_clams = Nest of Giant Clams
abyss-location-nest_of_giant_clams-text = 3 points, and 3 for each federated shellfish.
abyss-location-coral_barrier = The Coral Barrier
abyss-location-coral_barrier-text = 20 points, less 1 for each federated Ally.

## The end of the game

abyss-end-lords = seven Lords gathered
abyss-end-court = the Court can no longer be filled
abyss-n-keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
abyss-n-pearls = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
}
abyss-n-tokens = { $tokens ->
    [one] { $tokens } monster token
   *[other] { $tokens } monster tokens
}
abyss-rewards = { $keys ->
    [0] { $pearls ->
        [0] { abyss-n-tokens }
       *[other] { $tokens ->
            [0] { abyss-n-pearls }
           *[other] { abyss-n-pearls } and { abyss-n-tokens }
        }
    }
   *[other] { $pearls ->
        [0] { $tokens ->
            [0] { abyss-n-keys }
           *[other] { abyss-n-keys } and { abyss-n-tokens }
        }
       *[other] { $tokens ->
            [0] { abyss-n-keys } and { abyss-n-pearls }
           *[other] { abyss-n-keys }, { abyss-n-pearls } and { abyss-n-tokens }
        }
    }
}
abyss-payment = { $allies_count ->
    [0] { abyss-n-pearls }
   *[other] { $pearls ->
        [0] { $allies }
       *[other] { $allies }, plus { abyss-n-pearls }
    }
}

## Choices

abyss-choice-plot = Plot at the Court (1 pearl)
abyss-choice-explore = Explore the depths
abyss-choice-support = Take the Council stack: { $race }
abyss-choice-support_two = Take two Council stacks: { $one } and { $two }
abyss-choice-recruit = Recruit { $lord }
abyss-choice-buy = Buy
abyss-choice-take = Take this Ally
abyss-choice-go_on = Explore further
abyss-choice-fight = Fight the Monster
abyss-choice-reward = Reward: { abyss-rewards }
abyss-choice-spend = Spend { $ally }
abyss-choice-settle = Settle the payment
abyss-choice-federate = Federate { $ally }
abyss-choice-sell = Slaver: discard { $ally } for 2 pearls
abyss-choice-sweep = Oracle: discard the Council stack ({ $race })
abyss-choice-replace = Opportunist: replace { $lord } at the Court
abyss-choice-discard = Discard { $ally }
abyss-choice-disable = Strike { $lord }
abyss-choice-hunt = Take a monster token from { $victim }
abyss-choice-dismiss = Part with { $lord }
abyss-choice-claim = Take { $lord } from the Court
abyss-choice-give = Give up { $location }
abyss-choice-control = Take { $location }
abyss-choice-draw = { $number ->
    [one] Draw { $number } Location
   *[other] Draw { $number } Locations
  }
abyss-choice-choose = Choose { $location }
abyss-choice-use_lord = Use { $lord }’s key
abyss-choice-use_token = Use a key token
abyss-choice-search = Swap for { $location }

# The same in a few words, one button for each verb; “…” follows where more is to be chosen.
abyss-verb-explore = Explore
abyss-verb-support = { $count ->
    [one] Council: { $race }
   *[other] Council
}
abyss-verb-support_two = Take two stacks
abyss-verb-recruit = { $count ->
    [one] Recruit { $lord }
   *[other] Recruit
}
abyss-verb-sweep = { $count ->
    [one] Oracle ({ $race })
   *[other] Oracle
}
abyss-verb-replace = { $count ->
    [one] Replace { $lord }
   *[other] Opportunist
}
abyss-verb-reward = Reward
abyss-verb-draw = Draw Locations

## Questions

abyss-ask-turn = It is your turn. What do you do?
abyss-ask-offer = { $seller } offers you an Ally ({ $ally }) for { $price ->
    [one] { $price } pearl
   *[other] { $price } pearls
  }. Do you buy it?
abyss-ask-take = Nobody bought this Ally ({ $ally }). Do you take it?
abyss-ask-monster = A Monster! Do you fight it?
abyss-ask-reward = The Monster is beaten. Which reward do you choose?
abyss-ask-pay = { $missing ->
    [0] { $peoples ->
        [0] { $lord }: the value of { $value } is reached. You may recruit.
        [one] { $lord }: the value of { $value } is reached. An Ally of one more race is needed.
       *[other] { $lord }: the value of { $value } is reached. Allies of { $peoples } more races are needed.
      }
    [one] { $peoples ->
        [0] { $lord } costs { $value }: { $missing } more to pay, with an Ally or a pearl.
        [one] { $lord } costs { $value }: { $missing } more to pay, { $peoples } race still missing.
       *[other] { $lord } costs { $value }: { $missing } more to pay, { $peoples } races still missing.
      }
   *[other] { $peoples ->
        [0] { $lord } costs { $value }: { $missing } more to pay, with Allies or pearls.
        [one] { $lord } costs { $value }: { $missing } more to pay, { $peoples } race still missing.
       *[other] { $lord } costs { $value }: { $missing } more to pay, { $peoples } races still missing.
      }
}
abyss-ask-federate = Which Ally do you federate?
abyss-ask-discard = { $number ->
    [one] Discard an Ally from your hand.
   *[other] Discard { $number } Allies from your hand.
}
abyss-ask-strike = The Assassin: which of { $victim }’s Lords do you strike?
abyss-ask-hunt = The Hunter: who do you take a monster token from?
abyss-ask-learn = The Apprentice: which Council stack do you take?
abyss-ask-give = The Illusionist: do you give up one of your Locations?
abyss-ask-swap = Which Location do you take in exchange ({ $location })?
abyss-ask-corrupt = The Corruptor: do you pay 5 pearls for a Lord from the Court?
abyss-ask-dismiss = { $lord }: exchange another of your free Lords?
abyss-ask-claim = Which Lord do you take from the Court?
abyss-ask-control = Three keys! Which Location do you take, or how many do you draw?
abyss-ask-choose = Which of these Locations do you keep?
abyss-ask-keys = { $number ->
    [one] { $number } more key to use ({ $location }). Which one?
   *[other] { $number } more keys to use ({ $location }). Which ones?
  }
abyss-ask-search = Black Smokers: which Location from the deck do you swap them for?
abyss-ask-closing = Your turn is ending: do you want to use another power?

abyss-step-turn = { $asked_who ->
    [one] is choosing an action
   *[many] are choosing an action
}
abyss-step-offer = { $asked_who ->
    [one] is thinking about an offer
   *[many] are thinking about an offer
}
abyss-step-take = { $asked_who ->
    [one] is taking an Ally or going on
   *[many] are taking an Ally or going on
}
abyss-step-monster = { $asked_who ->
    [one] is facing a Monster
   *[many] are facing a Monster
}
abyss-step-reward = { $asked_who ->
    [one] is choosing a reward
   *[many] are choosing a reward
}
abyss-step-pay = { $asked_who ->
    [one] is paying for a Lord
   *[many] are paying for a Lord
}
abyss-step-federate = { $asked_who ->
    [one] is federating an Ally
   *[many] are federating an Ally
}
abyss-step-discard = { $asked_who ->
    [one] is discarding Allies
   *[many] are discarding Allies
}
abyss-step-strike = { $asked_who ->
    [one] is choosing a target for the Assassin
   *[many] are choosing a target for the Assassin
}
abyss-step-hunt = { $asked_who ->
    [one] is choosing a target for the Hunter
   *[many] are choosing a target for the Hunter
}
abyss-step-learn = { $asked_who ->
    [one] is choosing a Council stack
   *[many] are choosing a Council stack
}
abyss-step-give = { $asked_who ->
    [one] is thinking about swapping a Location
   *[many] are thinking about swapping a Location
}
abyss-step-swap = { $asked_who ->
    [one] is swapping a Location
   *[many] are swapping a Location
}
abyss-step-corrupt = { $asked_who ->
    [one] is thinking about corrupting a Lord
   *[many] are thinking about corrupting a Lord
}
abyss-step-dismiss = { $asked_who ->
    [one] is thinking about parting with a Lord
   *[many] are thinking about parting with a Lord
}
abyss-step-claim = { $asked_who ->
    [one] is taking a Lord from the Court
   *[many] are taking a Lord from the Court
}
abyss-step-control = { $asked_who ->
    [one] is taking control of a Location
   *[many] are taking control of a Location
}
abyss-step-choose = { $asked_who ->
    [one] is choosing among Locations
   *[many] are choosing among Locations
}
abyss-step-keys = { $asked_who ->
    [one] is choosing keys
   *[many] are choosing keys
}
abyss-step-search = { $asked_who ->
    [one] is looking through the Location deck
   *[many] are looking through the Location deck
}
abyss-step-closing = { $asked_who ->
    [one] is ending the turn
   *[many] are ending the turn
}

## What happens

abyss-event-turn = { $me ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
abyss-event-plotted = { $me ->
    [seat] You plot: { $lord } comes to the Court.
   *[other] { $seat } plots: { $lord } comes to the Court.
}
abyss-event-revealed = Space { $space } now holds: { $card }.
abyss-event-declined = { $me ->
    [seat] You do not buy.
   *[other] { $seat } does not buy.
}
abyss-event-bought = { $me ->
    [seat] You buy an Ally from { $seller }: { $ally } ({ abyss-n-pearls }).
   *[other] { $seat } buys an Ally from { $seller_you }: { $ally } ({ abyss-n-pearls }).
}
abyss-event-took = { $pearls ->
    [0] { $me ->
        [seat] You take an Ally: { $ally }.
       *[other] { $seat } takes an Ally: { $ally }.
    }
   *[other] { $me ->
        [seat] You take an Ally ({ $ally }) and gain { abyss-n-pearls }.
       *[other] { $seat } takes an Ally ({ $ally }) and gains { abyss-n-pearls }.
    }
}
abyss-event-left_monster = { $me ->
    [seat] You leave the Monster: the threat stands on space { $threat }.
   *[other] { $seat } leaves the Monster: the threat stands on space { $threat }.
}
abyss-event-fought = { $me ->
    [seat] You beat the Monster and gain { abyss-rewards }.
   *[other] { $seat } beats the Monster and gains { abyss-rewards }.
}
abyss-event-fought-private = { $values_count ->
    [0] { abyss-event-fought }
    [one] { abyss-event-fought } Worth: { $values }.
   *[other] { abyss-event-fought } Worth: { $values }.
}
abyss-event-cleared = { $allies_count ->
    [0] No Ally goes to the Council.
    [one] An Ally goes to the Council: { $allies }.
   *[other] Allies go to the Council: { $allies }.
}
abyss-event-reshuffled = { $number ->
    [one] The discard pile ({ $number } card) becomes a new deck.
   *[other] The discard pile ({ $number } cards) becomes a new deck.
}
abyss-event-supported = { $me ->
    [seat] You take the Council stack: { $race } × { $number }.
   *[other] { $seat } takes the Council stack: { $race } × { $number }.
}
abyss-event-supported-private = { $me ->
    [seat] You take the Council stack: { $allies }.
   *[other] { $seat } takes the Council stack: { $allies }.
}
abyss-event-paid = { $me ->
    [seat] You pay for { $lord }: { abyss-payment }.
   *[other] { $seat } pays for { $lord }: { abyss-payment }.
}
abyss-event-federated = { $me ->
    [seat] You federate an Ally: { $ally }.
   *[other] { $seat } federates an Ally: { $ally }.
}
abyss-event-joined = { $lord } joins { $seat_you }.
abyss-event-refilled = { $lords_count ->
    [0] { $me ->
        [seat] You gain { abyss-n-pearls }; no Lord comes to the Court.
       *[other] { $seat } gains { abyss-n-pearls }; no Lord comes to the Court.
    }
    [one] { $me ->
        [seat] You gain { abyss-n-pearls }; a Lord comes to the Court: { $lords }.
       *[other] { $seat } gains { abyss-n-pearls }; a Lord comes to the Court: { $lords }.
    }
   *[other] { $me ->
        [seat] You gain { abyss-n-pearls }; Lords come to the Court: { $lords }.
       *[other] { $seat } gains { abyss-n-pearls }; Lords come to the Court: { $lords }.
    }
}
abyss-event-gained = { $me ->
    [seat] { $lord }: you gain { abyss-n-pearls }.
   *[other] { $lord }: { $seat } gains { abyss-n-pearls }.
}
abyss-event-discarded = { $allies_count ->
    [0] { $me ->
        [seat] You have nothing to discard.
       *[other] { $seat } has nothing to discard.
    }
   *[other] { $me ->
        [seat] You discard: { $allies }.
       *[other] { $seat } discards: { $allies }.
    }
}
abyss-event-swept = { $me ->
    [seat] Your Oracle sweeps a Council stack away: { $race } × { $number }.
   *[other] { $seat }’s Oracle sweeps a Council stack away: { $race } × { $number }.
}
abyss-event-replaced = { $me ->
    [seat] You drive { $lord } from the Court; { $new } arrives.
   *[other] { $seat } drives { $lord } from the Court; { $new } arrives.
}
abyss-event-paid_seeker = { $pearls ->
    [0] { $me ->
        [seat] The Seeker: you have no pearls to pay.
       *[other] The Seeker: { $seat } has no pearls to pay.
    }
   *[other] { $me ->
        [seat] The Seeker: you pay { abyss-n-pearls } to the Treasury.
       *[other] The Seeker: { $seat } pays { abyss-n-pearls } to the Treasury.
    }
}
abyss-event-disabled = { $me ->
    [seat] Your Assassin strikes a Lord of { $victim }’s: { $lord }.
    [victim] { $seat }’s Assassin strikes a Lord of yours: { $lord }.
   *[other] { $seat }’s Assassin strikes a Lord of { $victim }’s: { $lord }.
}
abyss-event-stolen = { $me ->
    [seat] You take a monster token from { $victim }.
   *[other] { $seat } takes a monster token from { $victim_you }.
}
abyss-event-stolen-private = { $me ->
    [seat] You take a monster token worth { $value } from { $victim }.
   *[other] { $seat } takes a monster token worth { $value } from { $victim_you }.
}
abyss-event-corrupted = { $me ->
    [seat] You pay { abyss-n-pearls } to corrupt a Lord.
   *[other] { $seat } pays { abyss-n-pearls } to corrupt a Lord.
}
abyss-event-dismissed = { $me ->
    [seat] You part with { $lord }.
   *[other] { $seat } parts with { $lord }.
}
abyss-event-swapped = { $me ->
    [seat] You swap { $location } for { $new }.
   *[other] { $seat } swaps { $location } for { $new }.
}
abyss-event-drew = { $number ->
    [1] { $me ->
        [seat] You draw a Location.
       *[other] { $seat } draws a Location.
    }
   *[other] { $me ->
        [seat] You draw { $number } Locations.
       *[other] { $seat } draws { $number } Locations.
    }
}
abyss-event-drew-private = { $me ->
    [seat] You draw: { $locations }.
   *[other] { $seat } draws: { $locations }.
}
abyss-event-opened = { $locations_count ->
    [0] No new Location lies face up.
    [one] A new Location lies face up: { $locations }.
   *[other] New Locations lie face up: { $locations }.
}
abyss-event-controlled = { $me ->
    [seat] You take control of { $location }.
   *[other] { $seat } takes control of { $location }.
}
abyss-event-searched = { $me ->
    [seat] Black Smokers: you swap them for { $location }.
   *[other] Black Smokers: { $seat } swaps them for { $location }.
}
abyss-event-last_round = { $me ->
    [seat] You trigger the end ({ $why }): everybody else has one last turn.
   *[other] { $seat } triggers the end ({ $why }): everybody else has one last turn.
}
abyss-event-stalled = For { $rounds } rounds nobody has recruited a Lord or taken a Location: the points are counted as they stand.
abyss-event-extra_turn = { $me ->
    [seat] The Invoker: you play again.
   *[other] The Invoker: { $seat } plays again.
}
abyss-event-final_federation = { $allies_count ->
    [0] { $me ->
        [seat] At the end you have no Ally left to federate.
       *[other] At the end { $seat } has no Ally left to federate.
    }
   *[other] { $me ->
        [seat] At the end you federate: { $allies }.
       *[other] At the end { $seat } federates: { $allies }.
    }
}
abyss-event-scored = { $seat_you }: { $total } points (Locations { $locations }, Lords { $lords }, Allies { $allies }, Monsters { $tokens }).
abyss-event-ended = The match is over.

## Puzzles

abyss-puzzle-assumption = This is the last turn; what is left in hand is federated after it. You know every hand and Council stack, but neither the order of the decks nor the others’ monster tokens: assume the worst of both. Plotting, or using a power first, is not an answer: choose the action.
abyss-puzzle-best = Which action is sure to bring you the most points?
abyss-puzzle-win = Which action wins you the match for certain?
abyss-event-puzzle-recruit = Recruit: { $lord }.
abyss-event-puzzle-support = Take the Council stack: { $races }.
abyss-event-puzzle-explore = Explore the depths.
abyss-puzzle-count = { $points } points (Locations { $of_locations }, Lords { $of_lords }, Allies { $of_allies }, Monsters { $of_tokens })
abyss-puzzle-line = { $sold_count ->
    [0] { "" }
   *[other] Slaver: { $sold }.{ " " }
}{ $races_count ->
    [0] { "" }
   *[other] Council: { $races }.{ " " }
}{ $lords_count ->
    [0] { "" }
   *[other] Recruit: { $lords }, for { abyss-payment }.{ " " }
}{ $dismissed_count ->
    [0] { "" }
   *[other] Discard: { $dismissed }.{ " " }
}{ $more_count ->
    [0] { "" }
   *[other] Gain: { $more }.{ " " }
}{ $given_count ->
    [0] { "" }
   *[other] Give up: { $given }.{ " " }
}{ $drawn ->
    [0] { "" }
    [one] Draw a Location; at worst, the one that follows.{ " " }
   *[other] Draw { $drawn } Locations; at worst, the best of them is the one that follows.{ " " }
}{ $searched_count ->
    [0] { "" }
   *[other] The Black Smokers for { $searched }.{ " " }
}{ $locations_count ->
    [0] { "" }
   *[other] Take: { $locations }.{ " " }
}
abyss-event-puzzle-at_most = { abyss-puzzle-line }At most { abyss-puzzle-count }.
abyss-event-puzzle-plan = { abyss-puzzle-line }For certain { abyss-puzzle-count }.
abyss-event-puzzle-fails = { abyss-puzzle-line }At most { abyss-puzzle-count }; { $rival } may have { $theirs }.
abyss-event-puzzle-ties = { abyss-puzzle-line }At most { abyss-puzzle-count }; { $rival } may have as many, and the tie does not go to you.
abyss-event-puzzle-explore-at_most = Exploring may turn up nothing but weak Allies: then you have { $points } points at most.
abyss-event-puzzle-explore-fails = Exploring may turn up nothing but weak Allies: then you have { $points } points at most, and { $rival } may have { $theirs }.
abyss-event-puzzle-explore-ties = Exploring may turn up nothing but weak Allies: then you have { $points } points at most, { $rival } may have as many, and the tie does not go to you.
abyss-event-puzzle-no_more-plot = Plotting first may turn up a useless Lord: it secures nothing more.
abyss-event-puzzle-no_more-sell = Using the Slaver first secures nothing more.
abyss-event-puzzle-no_more-sweep = Using the Oracle first secures nothing more.
abyss-event-puzzle-no_more-replace = Using the Opportunist first secures nothing more.

## Refusals

abyss-why-other-reward = That reward is not offered on this space.
abyss-why-no-pearl = Plotting costs one pearl.
abyss-why-court-full = The Court is full.
abyss-why-no-more-lords = The Lord deck is empty.
abyss-why-empty-stack = This Council stack is empty.
abyss-why-one-stack = Without the Alchemist, the Council gives only one stack.
abyss-why-two-stacks = With the Alchemist, the Council gives two stacks.
abyss-why-not-at-court = This Lord is not at the Court.
abyss-why-not-in-hand = You do not have this Ally in your hand, or no longer.
abyss-why-wrong-races = The number of races must be exactly what the Lord asks for.
abyss-why-mandatory-race = The mandatory race is missing.
abyss-why-too-little = Your Allies and pearls do not reach the value asked for.
abyss-why-not-the-weakest = Only the weakest of the Allies spent is federated.
abyss-why-no-such-power = You cannot use that power now.
abyss-why-power-used = This power has already been used this turn.
abyss-why-control-first = Take control of the Location first.
abyss-why-no-target = That is not a possible target.
abyss-why-too-few-pearls = You need 5 pearls.
abyss-why-not-a-free-lord = Choose another of your free Lords.
abyss-why-not-your-location = This Location is not yours.
abyss-why-not-face-up = This Location is not face up.
abyss-why-too-few-locations = There are not that many Locations left in the deck.
abyss-why-not-drawn = Choose among the Locations you have drawn.
abyss-why-no-such-key = You do not have this key.
abyss-why-not-in-the-deck = This Location is not in the deck.
abyss-why-spoils-payment = You could then no longer complete the payment you have begun.
abyss-why-not-your-turn = This power can only be used on your own turn.
abyss-why-too-few-tokens = There are not that many monster tokens left.
abyss-why-tamed = An opponent’s Tamer leaves you only the reward of the previous space.
abyss-why-not-doubled = The Apprentice takes only one stack.
abyss-why-not-spent = This Ally was not spent on that Lord.
abyss-why-not-three = With this key the total would not be three.
abyss-why-key-spent = This Lord lies under a Location: its key has already been used.
abyss-why-key-struck = This Lord was struck by the Assassin: its key no longer counts.

## Outcomes

abyss-outcome-influence = Whoever has the most influence wins.
abyss-outcome-pearls = Equal influence: the pearls decide.
abyss-outcome-lord = Equal influence and pearls: the most influential Lord decides.
abyss-outcome-shared = A perfect tie: the victory is shared.

## The table

abyss-card-ally-text = Its value counts towards the cost of a Lord. At the end, your strongest federated Ally of each race scores its value.
abyss-card-monster-text = Fight it for the reward of the threat track, or go on: the threat rises. On the last space of the exploration it must be fought.
abyss-board-court = The Court
abyss-board-track = Exploration
abyss-board-threat = The threat
abyss-board-council = The Council
abyss-board-locations = Locations
abyss-board-plot = Plot
abyss-board-slot = Empty place at the Court.
abyss-board-refill = Whoever recruits and leaves two Lords or fewer gains 2 pearls, and the Court is filled up.
abyss-board-instead = Tap to pay for this Lord instead.
abyss-board-lord = { $points } influence, { $guild }.
abyss-board-cost-race = Cost { $cost }: { $races ->
    [one] one race only, { $race }
   *[other] exactly { $races } races, including { $race }
  }.
abyss-board-cost = Cost { $cost }: exactly { $races } races.
abyss-board-lord-keys = { $keys ->
    [one] { $keys } key.
   *[other] { $keys } keys.
  }
abyss-board-lord-deck = Lord deck: { $n }
abyss-board-lords-gone = Discarded: { $lords }.
abyss-board-depths = The depths: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
abyss-board-discard = In the discard pile: { $n }.
abyss-board-price = The price of this Ally: { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
  }
abyss-board-buyers = Each player may buy once per exploration. Already done: { $who_you }.
abyss-board-threat-space = Threat space { $n }.
abyss-board-threat-here = Threat space { $n }: the threat is here.
abyss-board-threat-rewards = Reward: { $rewards }.
abyss-board-token-stock = Monster tokens in the stock: { $n }
abyss-board-key-stock = Key tokens in the stock: { $n }
abyss-board-stack = Council, { $race }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
abyss-board-location-deck = Location deck: { $n }
abyss-board-struck = Struck by the Assassin: no power, no keys; it counts for its own points alone.
abyss-board-under = Under { $location }: power and keys are spent.
abyss-board-used = Already used this turn.
abyss-board-influence = Points everybody can see, if the match ended now: { $n }
abyss-board-worth = For you, now: { $n } points.
abyss-board-camps = In front of each player
abyss-board-camp-empty = No Lords or Locations yet.
abyss-board-federated = Federated Allies
abyss-board-key-token = Use a key token
abyss-board-payment = Payment: { $lord }
abyss-board-payment-hidden = Allies are being laid face down.
abyss-board-paid = { $paid } / { $cost } points
abyss-board-settle = { $pearls ->
    [0] Recruit
    [one] Recruit (1 pearl)
   *[other] Recruit ({ $pearls } pearls)
  }
abyss-board-races = { $have } / { $races } { $races ->
    [one] race
   *[other] races
  }
abyss-board-memory = What you have seen
abyss-board-memory-text = Whoever watched closely knows these cards.
abyss-board-memory-hands = The others’ hands
abyss-board-stolen = { $seat } took a monster token worth { $value } from you.
abyss-board-scores = The count
abyss-board-score-locations = Locations
abyss-board-score-lords = Lords
abyss-board-score-allies = Allies
abyss-board-score-tokens = Monsters
abyss-board-score-total = Influence
abyss-board-score-all = Show all
abyss-board-counts = Worth { $n } for now.
abyss-board-counted = Worth { $n }.
abyss-board-mirrors = Copies { $location }.
abyss-board-last-round = { $me ->
    [seat] Last turns! You have triggered the end of the match.
   *[other] Last turns! { $seat } has triggered the end of the match.
}
abyss-board-extra-turn = { $me ->
    [seat] You will play one more turn.
   *[other] { $seat } will play one more turn.
}
abyss-board-hand = Your Allies
abyss-board-hand-sum = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }, { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
  }
abyss-board-hand-empty = You have no Allies in hand.
abyss-board-own-tokens = The values of your monster tokens: { $values }
abyss-board-race-sum = { $race }: { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
  }
abyss-board-sell = Slaver: sell an Ally for 2 pearls
abyss-board-selling = Which Ally do you sell?
abyss-board-tap-spend = spend
abyss-board-tap-discard = discard
abyss-board-tap-sell = sell for 2 pearls
abyss-board-sweep-preview = { $count ->
    [one] The only card of this stack is discarded.
   *[other] The { $count } cards of this stack are discarded.
}
abyss-board-pearls = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
  }
abyss-board-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
  }
abyss-board-key-tokens = { $n } of them key tokens. Three keys make a Location.
abyss-board-cards = { $n ->
    [one] { $n } Ally in hand
   *[other] { $n } Allies in hand
  }
abyss-board-tokens = { $n ->
    [one] { $n } monster token
   *[other] { $n } monster tokens
  }
abyss-board-lords = Lords: { $n }. The { $most }th triggers the end of the match.
abyss-board-held-locations = { $n ->
    [one] { $n } Location
   *[other] { $n } Locations
  }

# What the pictures show, for those who do not see them.
abyss-lord-recruiter-picture = A warrior in armour holds a banner high.
abyss-lord-jailer-picture = A one-eyed warder shakes a ring of keys before the cell of a fish.
abyss-lord-seeker-picture = A moustached collector drops a pearl into his strongbox.
abyss-lord-assassin-picture = A hooded figure draws two daggers.
abyss-lord-commander-picture = A commander in a spiked helmet raises a sword above an army.
abyss-lord-tamer-picture = A woman cracks her whip over a collared beast.
abyss-lord-hunter-picture = A hunter in a horned helmet carries a harpoon.
abyss-lord-ship_master-picture = A ship master wearing a nautilus holds the wheel.
abyss-lord-trader-picture = A trader weighs pearls on her scales.
abyss-lord-peddler-picture = A peddler bends under a huge pack.
abyss-lord-landlord-picture = A well-fed man in a top hat, in an armchair of shell, shows off a pearl.
abyss-lord-slaver-picture = A one-eyed, finned man holds up open irons on a chain.
abyss-lord-shopkeeper-picture = A shopkeeper in spectacles behind a laden counter.
abyss-lord-shaman-picture = A tall totem mask hides a face.
abyss-lord-invoker-picture = A figure with raised arms before a gate of light.
abyss-lord-apprentice-picture = A startled pupil carries a pile of spell books.
abyss-lord-oracle-picture = A veiled woman, her hands around a crystal ball.
abyss-lord-alchemist-picture = An old man with a long beard lifts a glowing flask.
abyss-lord-illusionist-picture = A conjurer holds up a laughing and a weeping mask.
abyss-lord-master_of_magic-picture = A white-bearded mage, arms raised, makes five spheres turn around him.
abyss-lord-opportunist-picture = A sly figure in a toga fans out three cards.
abyss-lord-corruptor-picture = A dignitary with a beard of tentacles holds up a purse.
abyss-lord-traitor-picture = A traitor lowers a laughing mask and holds a dagger low at the side.
abyss-lord-diplomat-picture = Hands of two peoples clasp before a senator.
abyss-lord-treasurer-picture = A treasurer with a monocle watches over an open chest.
abyss-lord-schemer-picture = A schemer in a spider’s web dangles a puppet.
abyss-lord-keeper-picture = A woman in a circlet holds a great key, a sheaf beside her.
abyss-lord-reaper-picture = A hooded reaper bends over a great scythe, mowing.
abyss-lord-shepherd-picture = A shepherdess in a straw hat, her crook held high, leads her fish.
abyss-lord-miller-picture = A moustached miller before his mill.
abyss-lord-aquaculturalist-picture = A fish farmer in a wide hat hauls in a net full of fish with both hands.
abyss-lord-landowner-picture = A landowner in a top hat rides over the fields on a seahorse.
abyss-lord-sage-picture = An old sage in spectacles behind a great open book.
abyss-lord-hermit-picture = A hermit under a shell raises a lantern.
abyss-lord-elder-picture = A crowned elder with a forked beard, sceptre in hand.
abyss-race-jellyfish-picture = A jellyfish with long strands.
abyss-race-crab-picture = A crab with raised claws.
abyss-race-seahorse-picture = A crowned seahorse.
abyss-race-shellfish-picture = A spiral shell whose dweller looks out.
abyss-race-squid-picture = A squid with a piercing gaze.
abyss-card-monster-picture = A deep-sea fish, all teeth, under its lure.
abyss-location-sargasso_silos-picture = Three round silos overflowing with weed.
abyss-location-hydrozoa_reserves-picture = Three glass tanks in which jellyfish glow.
abyss-location-sanctuary-picture = A domed temple, lit from within.
abyss-location-parliament-picture = A chamber of curved benches under a lamp.
abyss-location-barracks-picture = A crenellated fort, its portcullis down.
abyss-location-dockworks-picture = A crane lifts a crate before a sailing ship.
abyss-location-sargasso_fields-picture = A field of tall weed.
abyss-location-abyss-picture = A black rift; far below, two eyes shine above a row of teeth.
abyss-location-city_of_mirrors-picture = A city of pale towers and its reflection in the water.
abyss-location-black_smokers-picture = Three lava chimneys belch black smoke.
abyss-location-oceanic_senate_assembly-picture = A columned palace entwined by tentacles.
abyss-location-depths-picture = Huddled hovels with lighted windows.
abyss-location-throne_room-picture = A tall stone throne in the light.
abyss-location-jail-picture = A shadow behind bars.
abyss-location-chasm-picture = A rope bridge over a chasm.
abyss-location-closed_tower-picture = A tower chained and padlocked.
abyss-location-lost_tower-picture = A leaning tower in ruins among its stones.
abyss-location-chamber_of_allies-picture = A great round table and those around it.
abyss-location-nest_of_giant_clams-picture = Giant clams, each with its pearl.
abyss-location-coral_barrier-picture = A forest of coral.

abyss-option-idle_rounds = Rounds without a new Lord or Location
abyss-option-idle_rounds-text = If nobody gets a Lord or a Location for this many rounds, the points are counted as they stand. Hardly any match comes to that.
abyss-option-memory = Memory
abyss-option-memory-text = The notes list the Allies that you saw go to hands and Council stacks. Without them, as at a real table, everybody must remember.
abyss-option-memory-notes = the game keeps your notes
abyss-option-memory-strict = everybody must remember

## Moments that are told by themselves, and standing orders

abyss-beat-joined = A Lord is recruited
abyss-beat-controlled = A Location is controlled
abyss-beat-last = The last round
abyss-orders = Offers in advance
abyss-orders-text = The Allies you tick are declined for you, and nobody can tell that it was not you who answered. Change this whenever you like.
abyss-orders-all = All races
abyss-orders-none = no
abyss-orders-up-to = ≤ { $value }
abyss-orders-buy = Buy in advance
abyss-orders-buy-text = An Ally offered to you is bought for you if it is worth enough and does not cost too much. This comes before what you decline.
abyss-orders-buy-people = Race
abyss-orders-buy-value = Value, at least
abyss-orders-buy-price = Price, at most
abyss-orders-buy-add = Add
abyss-orders-buy-remove = Remove: { $order }
abyss-order-buy_if = { $people_id ->
    [all] Any Ally of { $value_id } or more, for up to { $price_id ->
        [1] 1 pearl
       *[other] { $price_id } pearls
    }
   *[other] Any { $people } of { $value_id } or more, for up to { $price_id ->
        [1] 1 pearl
       *[other] { $price_id } pearls
    }
}

# What one did, in one's own statistics.
abyss-deed-locations = points from Locations
abyss-deed-lords = points from Lords
abyss-deed-allies = points from Allies
abyss-deed-tokens = points from Monsters
abyss-deed-pearls = pearls spent
abyss-deed-recruited = Lords recruited
abyss-deed-fought = Monsters fought

## Chapters of the gallery

abyss-things-lord = The Lords
abyss-things-race = The races
abyss-things-card = The Monsters
abyss-things-location = The Locations
