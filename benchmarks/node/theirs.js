// A table of boardgame.io, over its raw protocol: four people join; the match is played when `start` is called, and gives the next.
const { io } = require("socket.io-client");
const seats = ["0", "1", "2", "3"];

async function post(base, path, body) {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

async function sit(base, watch) {
  const { matchID } = await post(base, "/games/cards/create", { numPlayers: 4 });
  const people = await Promise.all(seats.map((playerID) => enter(base, matchID, playerID)));
  const over = Promise.all(people.map((person) => attend(person, matchID, watch)));
  return async () => {
    move(people[0], matchID, watch, 0);
    await over;
    people.forEach(({ socket }) => socket.disconnect());
    return sit(base, watch);
  };
}

async function enter(base, matchID, playerID) {
  const { playerCredentials: credentials } = await post(base, `/games/cards/${matchID}/join`, { playerID, playerName: playerID });
  const socket = io(`${base}/cards`, { transports: ["websocket"], forceNew: true });
  await new Promise((done) => {
    socket.once("sync", done);
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 4));
  });
  return { socket, playerID, credentials };
}

function attend(person, matchID, watch) {
  return new Promise((over) =>
    person.socket.on("update", (_, state) => {
      if (watch.informed()) watch.acknowledged();
      if (state.ctx.gameover !== undefined) return over();
      if (state.ctx.currentPlayer === person.playerID) setImmediate(() => move(person, matchID, watch, state._stateID));
    }),
  );
}

function move({ socket, playerID, credentials }, matchID, watch, stateID) {
  watch.sent();
  const payload = { type: "take", args: [0], playerID, credentials };
  socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
}

module.exports = (base, watch) => sit(base, watch);
