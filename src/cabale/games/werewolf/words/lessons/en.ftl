# The lesson: a first night.
werewolf-lesson-werewolf-welcome = Welcome! A match is one night and one day. The village wants to eliminate a Werewolf; the Werewolves want to go unnoticed. Your card has a dashed edge: you alone see it. You are the Apprentice Seer, on the village’s side.
werewolf-lesson-werewolf-deck = Four players, but seven cards: three of them sleep in the centre. Everybody knows which cards are in play; nobody knows where they are.
werewolf-lesson-werewolf-night = It is night. Each role is called in turn and acts in secret: some look at cards, others move them. Yours might change without you knowing!
werewolf-lesson-werewolf-peek = You are called. You may look at one centre card: tap the first one. What you see stays in the log, marked with an eye: only you have seen it.
werewolf-lesson-werewolf-day = You saw the Mystic Wolf in the centre: one wolf fewer among you. Day has come, and a card was turned up in front of { $seat3 }: a Villager. Nothing to fear from that side.
werewolf-lesson-werewolf-speak = Now people talk. Everybody may say anything, true or false: { $seat1 } claims to be the Revealer (that is the role that turns up a card), and { $seat3 } claims to have been the Witch, who swaps cards. It all fits.
werewolf-lesson-werewolf-lie = But { $seat2 } claims to be the Apprentice Seer. There is only one in this match, and it is you: that is a lie!
werewolf-lesson-werewolf-claim = Say so, if you like: under “Talk” a claim takes two taps, or you type whatever you want. When you have heard enough, go on to the vote.
werewolf-lesson-werewolf-vote = Everybody points at somebody at the same moment. Whoever gets the most votes is eliminated: one Werewolf is enough for the village. Point at { $seat2 }.
werewolf-lesson-werewolf-end = Well spotted! The last screen shows who was who, and “Watch it again” shows you the night through anyone’s eyes. You know the essentials: listen, compare, and mistrust even your own card.
