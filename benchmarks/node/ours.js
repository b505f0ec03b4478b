// A table of Cabale: four people take their seats; the match is played when `start` is called, and gives the next.
const { WebSocket } = require("ws");

async function post(base, cookie, path, body = {}) {
  const headers = { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) };
  const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return { cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0], json: await answer.json() };
}

async function sit(base, watch, game, pace, cookies = []) {
  for (let i = cookies.length; i < 4; i++) cookies.push((await post(base, null, "/api/me", { name: `P${i}` })).cookie);
  const { json: table } = await post(base, cookies[0], "/api/tables", { game, seats: 4 });
  const path = `/api/tables/${table.id}`;
  for (const cookie of cookies.slice(1)) await post(base, cookie, `${path}/sit`);
  const sockets = await Promise.all(cookies.map((cookie) => enter(base, cookie, table.id)));
  const over = Promise.all(sockets.map((socket, seat) => attend(socket, seat, watch, pace)));
  return async () => {
    await post(base, cookies[0], `${path}/start`);
    await over;
    sockets.forEach((socket) => socket.close());
    return sit(base, watch, game, pace, cookies);
  };
}

function enter(base, cookie, table) {
  const socket = new WebSocket(base.replace("http", "ws") + "/ws", { headers: { Cookie: cookie }, perMessageDeflate: false });
  socket.once("open", () => socket.send(JSON.stringify({ type: "hello", v: 1, table })));
  return new Promise((done) => socket.once("message", () => done(socket)));
}

function attend(socket, seat, watch, pace) {
  const soon = pace ? (answer) => setTimeout(answer, Math.random() * 2000 * pace) : setImmediate;
  let answered = -1;
  return new Promise((over) =>
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "done") watch.acknowledged();
      if (message.type !== "frame" && message.type !== "snapshot") return;
      if (message.type === "frame") watch.informed();
      if (message.view.outcome !== null) return over();
      const question = message.question;
      if (question === null || question.held !== null || question.turn === answered) return;
      answered = question.turn;
      const choice = question.choices[Math.floor(Math.random() * question.choices.length)];
      soon(() => {
        if (!question.blind) watch.sent();
        socket.send(JSON.stringify({ type: "choose", seat, turn: question.turn, choice }));
      });
    }),
  );
}

module.exports = (base, watch, game, pace) => sit(base, watch, game, pace);
