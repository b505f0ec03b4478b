// A card game of hidden hands for four, as boardgame.io's own examples are written: 65 cards, each turn
// a card is drawn, kept or given to the pool; what others hold and the deck are stripped from each view.
const { Server, Origins } = require("boardgame.io/server");

const draw = ({ G, playerID, random }) => {
  if (G.deck.length === 0) G.deck = random.Shuffle(G.discard.splice(0));
  G.hands[playerID].push(G.deck.pop());
};

const Cards = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 65 }, (_, i) => ({ id: i, race: i % 5, value: 1 + (i % 6) })));
    const hands = Object.fromEntries(ctx.playOrder.map((p) => [p, deck.splice(0, 5)]));
    const court = Array.from({ length: 6 }, (_, i) => ({ lord: i, cost: 5 + i, points: 3 + i }));
    return { deck, hands, court, pool: [], discard: [], pearls: Object.fromEntries(ctx.playOrder.map((p) => [p, 1])) };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([p, cards]) => [p, p === playerID ? cards : cards.length])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > 400 ? { winner: "0" } : undefined),
  moves: {
    take: (context, index) => {
      const { G, playerID } = context;
      const hand = G.hands[playerID];
      if (index < 0 || index >= hand.length) return "INVALID_MOVE";
      const [card] = hand.splice(index, 1);
      G.pool.push(card);
      if (G.pool.length > 5) G.discard.push(G.pool.shift());
      G.pearls[playerID] += card.value;
      draw(context);
    },
  },
};

Server({ games: [Cards], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
