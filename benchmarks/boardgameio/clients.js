// Four scripted clients at each table, over the raw protocol: whoever's turn it is moves at once.
// One JSON line on the standard output: choices, seconds, and the times to the last client informed.
const { io } = require("socket.io-client");
const [port, tables, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const seats = ["0", "1", "2", "3"];
const post = async (path, body) =>
  (await fetch(base + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();

let choices = 0;
let counting = false;
const times = [];

async function table() {
  const { matchID } = await post("/games/cards/create", { numPlayers: 4 });
  const state = { at: 0, informed: 0 };
  const move = (socket, playerID, credentials, stateID) => {
    state.at = performance.now();
    state.informed = 0;
    const payload = { type: "take", args: [0], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
  };
  const sockets = await Promise.all(seats.map(async (playerID) => {
    const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID, playerName: playerID });
    const socket = io(`${base}/cards`, { transports: ["websocket"], forceNew: true });
    socket.on("update", (_, update) => {
      if (++state.informed === 4 && counting) (choices++, times.push(performance.now() - state.at));
      if (update.ctx.currentPlayer === playerID) setImmediate(() => move(socket, playerID, playerCredentials, update._stateID));
    });
    await new Promise((done) => {
      socket.once("sync", done);
      socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 4));
    });
    return { socket, playerCredentials };
  }));
  return () => move(sockets[0].socket, "0", sockets[0].playerCredentials, 0);
}

(async () => {
  const starts = [];
  for (let i = 0; i < tables; i++) starts.push(await table());
  starts.forEach((start) => start());
  setTimeout(() => {
    counting = true;
    console.log(JSON.stringify({ counting: true }));
    const began = performance.now();
    setTimeout(() => {
      counting = false;
      const result = { choices, seconds: (performance.now() - began) / 1000, times };
      process.stdout.write(JSON.stringify(result) + "\n", () => process.exit(0));
    }, seconds * 1000);
  }, 1000);
})();
