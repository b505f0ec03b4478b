// The plain page: any game, by a list of choices. It words nothing itself: every sentence of the
// page comes from the catalogues, every sentence of a match from the server.

const main = document.getElementById("main");
const notice = document.getElementById("notice");
const language = localStorage.language || (navigator.language.startsWith("en") ? "en" : "fr");
document.documentElement.lang = language;
for (const button of document.querySelectorAll("[data-language]")) {
  button.setAttribute("aria-pressed", String(button.dataset.language === language));
  button.onclick = () => ((localStorage.language = button.dataset.language), location.reload());
}

const words = await (await fetch(`/plain/words/${language}`)).json();
const say = (key) => words.page[key] ?? key;
const refusal = (code) => say(`refused-${code}`).startsWith("refused-") ? say("refused-other") : say(`refused-${code}`);

function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children.filter((child) => child != null));
  return element;
}
const button = (text, onclick, className = "") => make("button", { type: "button", onclick, className }, text);

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const result = text && answer.headers.get("Content-Type").startsWith("application/json") ? JSON.parse(text) : text;
  if (!answer.ok) {
    notice.textContent = refusal(result.code) + (result.code === "unfit" ? ` (${result.message})` : "");
    throw new Error(result.code);
  }
  notice.textContent = "";
  return result;
}
const post = (path, body = {}) => ask("POST", path, body);
// One's own luck, for the deal.
const luck = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

async function introduce(name) {
  const given = name.trim() || "?";
  localStorage.name = given;
  await post("/api/me", { name: given });
}

// --- the shelf -----------------------------------------------------------------------------------

async function shelf() {
  const { games } = await ask("GET", "/api/games");
  const name = make("input", { value: localStorage.name ?? "", maxLength: 24, autocomplete: "nickname" });
  const game = make("select", {}, ...games.map((g) => new Option(words.games[g.name].title, g.name)));
  const seats = make("select");
  const level = make("select");
  const clock = make("select", {}, ...["none", "relaxed", "live", "days", "bank"].map((m) => new Option(say(`plain-clock-${m}`), m)));
  const listed = make("input", { type: "checkbox" });
  const about = make("p");
  const options = make("div");
  const choose = () => {
    const g = games.find((one) => one.name === game.value);
    about.textContent = words.games[g.name].about;
    seats.replaceChildren(...g.seats.map((n) => new Option(n, n)));
    seats.value = g.seats.includes(5) ? 5 : g.seats[0];
    level.replaceChildren(...g.levels.map((l) => new Option(l, l)));
    level.value = g.levels.includes("novice") ? "novice" : g.levels[0];
    options.replaceChildren(...g.options.map((o) => option(o, words.games[g.name].options[o.name])));
  };
  game.onchange = choose;
  const chosen = () =>
    Object.fromEntries([...options.querySelectorAll("select")].filter((s) => s.value).map((s) => [s.name, s.value]));
  const field = (key, input) => make("label", {}, say(key), input);
  const playNow = async () => {
    await introduce(name.value);
    const body = { game: game.value, seats: +seats.value, level: level.value, options: chosen() };
    open((await post("/api/play", { ...body, luck: luck() })).code);
  };
  const openTable = async () => {
    await introduce(name.value);
    const body = { game: game.value, seats: +seats.value, options: chosen(), listed: listed.checked };
    open((await post("/api/tables", { ...body, luck: luck(), clock: { mode: clock.value } })).code);
  };
  const code = make("input", { maxLength: 32, autocapitalize: "characters" });
  const join = async () => {
    await introduce(name.value);
    open((await ask("GET", `/api/tables/${encodeURIComponent(code.value.trim())}`)).code);
  };
  const { tables } = await ask("GET", "/api/tables");
  main.replaceChildren(
    make("p", {}, say("plain-about")),
    field("plain-name", name),
    field("plain-game", game),
    about,
    field("plain-seats", seats),
    field("plain-level", level),
    make("p", {}, button(say("plain-play-now"), playNow, "main")),
    make("details", {}, make("summary", {}, say("plain-options")), make("p", {}, say("plain-options-help")), options),
    make("h2", {}, say("plain-open-table")),
    field("plain-clock", clock),
    make("label", {}, listed, " ", say("plain-listed")),
    make("p", {}, button(say("plain-open-table"), openTable)),
    make("h2", {}, say("plain-join")),
    make("div", { className: "row" }, field("plain-code", code), button(say("plain-join"), join)),
    make("h2", {}, say("plain-tables")),
    tables.length
      ? make("ul", {}, ...tables.map((t) => make("li", {}, make("a", { href: `/plain/${t.code}` }, `${words.games[t.game]?.title ?? t.game} – ${t.code}`))))
      : make("p", {}, say("plain-no-tables")),
  );
  choose();
}

function option(spec, named) {
  const values = spec.values.length ? spec.values : typeof spec.default === "boolean" ? ["yes", "no"] : [];
  if (spec.many || !values.length) return make("span");
  const shown = (v) => named.values[v] ?? (v === "yes" || v === "no" ? say(`plain-${v}`) : v);
  return make("label", {}, named.label, make("select", { name: spec.name }, new Option("–", ""), ...values.map((v) => new Option(shown(v), v))));
}

const open = (code) => location.assign(`/plain/${code}`);

// --- a table -------------------------------------------------------------------------------------

const state = { table: null, frame: null, story: [], chat: [], claims: [], covered: null };
let socket;

function connect(code) {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => send({ type: "hello", v: 1, table: code, words: language });
  socket.onclose = (event) => {
    if (event.code >= 4000 && event.code <= 4004) return;
    notice.textContent = say("plain-gone");
    setTimeout(() => connect(code), 1000 + Math.random() * 1000);
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
}
const send = (message) => socket.send(JSON.stringify(message));

function hear(message) {
  if (message.type === "welcome") [state.table, state.chat, notice.textContent] = [message.table, message.chat, ""];
  if (message.type === "table") state.table = message.table;
  // A line that comes once more has a claim more under it; the story tells of that.
  const known = ({ id, at }) => id === message.line.id && at === message.line.at;
  if (message.type === "chat" && !state.chat.some(known)) state.chat.push(message.line);
  if (message.type === "covered") state.covered = message.seats;
  if (message.type === "claims") state.claims = message.claims.map((claim, i) => [claim, message.words[i]]);
  if (message.type === "snapshot") state.story = message.words.events;
  if (message.type === "frame") state.story.push(...message.words.events);
  if (message.type === "snapshot" || message.type === "frame") [state.frame, state.claims] = [message, []];
  if (message.type === "refused") notice.textContent = message.why ? message.message : refusal(message.code);
  if (message.type === "done") notice.textContent = "";
  if (state.table) draw();
}

function draw() {
  const kept = document.activeElement?.id;
  const typed = document.getElementById("chat-text")?.value ?? "";
  const { table, frame } = state;
  const path = `/api/tables/${table.id}`;
  const host = (text, call, body) => (table.host ? button(text, () => post(`${path}/${call}`, body)) : null);
  const mine = table.seats.filter((s) => s.you).map((s) => s.seat);
  const seats = table.seats.map((s) => {
    const marks = [s.you && say("plain-you"), s.seat === table.host_seat && say("plain-host")];
    marks.push(s.kind === "bot" && `${say("plain-bot")} ${s.level}`, s.kind === "person" && !s.here && say("plain-away"));
    const text = s.kind === "open" ? say("plain-seat-open") : s.name;
    const shown = marks.filter(Boolean).join(", ");
    return make("li", {}, text, shown ? ` (${shown}) ` : " ",
      table.phase === "open" && s.kind === "open" && !mine.length ? button(say("plain-sit"), () => post(`${path}/sit`, { seat: s.seat, luck: luck() })) : null,
      table.phase === "open" && s.you ? button(say("plain-stand"), () => post(`${path}/stand`, { seat: s.seat })) : null,
      table.phase === "playing" && s.kind === "person" && !s.here ? host(say("plain-replace"), "bot", { seat: s.seat }) : null);
  });
  const chat = make("form", { className: "row", onsubmit: (event) => {
    event.preventDefault();
    send({ type: "chat", text: event.target.text.value, seat: frame?.seat ?? mine[0] ?? null });
    event.target.text.value = "";
  } }, make("input", { id: "chat-text", name: "text", maxLength: 500, value: typed, ariaLabel: say("plain-chat") }), make("button", {}, say("plain-send")));
  main.replaceChildren(...[
    make("h2", {}, `${words.games[table.game]?.title ?? table.game} – ${table.code}`),
    ...(frame && table.phase !== "open" ? play(frame, path, table, mine) : []),
    make("ol", { start: 1 }, ...seats),
    table.phase === "open" ? make("p", {}, say("plain-invite"), " ", make("a", { href: `/t/${table.code}` }, `${location.origin}/t/${table.code}`)) : null,
    table.phase === "open" ? make("p", { className: "row" }, host(say("plain-fill"), "bot", {}), host(say("plain-start"), "start", {})) : null,
    make("h2", {}, say("plain-chat")),
    make("ul", {}, ...state.chat.slice(-30).map((line) => make("li", {}, `${line.name} – ${line.text}`))),
    chat,
    table.commitment ? make("p", {}, make("small", {}, say("plain-commitment"), " ", make("code", {}, table.commitment))) : null,
    make("p", {}, make("a", { href: "/plain" }, say("plain-home"))),
  ].filter(Boolean));
  if (kept) document.getElementById(kept)?.focus();
  const story = document.querySelector(".story");
  if (story) story.scrollTop = story.scrollHeight;
}

function play(frame, path, table, mine) {
  const { question, words: worded } = frame;
  const parts = [];
  if (frame.view.outcome) {
    const names = frame.view.outcome.winners.map((seat) => table.seats[seat].name).join(", ");
    parts.push(make("p", { className: "ask" }, say("plain-over"), " ", worded.outcome, " ", names ? `${say("plain-won")} ${names}` : say("plain-nobody-won")));
    parts.push(make("p", { className: "row" },
      mine.length ? button(say("plain-rematch"), async () => open((await post(`${path}/rematch`)).code)) : null,
      make("a", { href: `${path}/log`, download: `${table.code}.log` }, say("plain-log"))));
    if (table.rematch) parts.push(make("p", {}, make("a", { href: `/plain/${table.rematch}` }, say("plain-rematch"))));
  } else if (mine.length > 1) {
    const calls = mine.map((seat) => button(`${say("plain-call")} ${table.seats[seat].name}`, () => send({ type: "call", seat })));
    parts.push(make("p", {}, say("plain-covered")), make("p", { className: "row" }, ...calls,
      frame.seat === null ? null : button(say("plain-cover"), () => send({ type: "call", seat: null }))));
  }
  if (!frame.view.outcome) parts.push(make("p", {}, worded.step));
  if (question) {
    parts.push(make("p", { className: "ask", ariaLive: "polite" }, worded.ask));
    const held = JSON.stringify(question.held);
    if (question.held) parts.push(make("p", {}, say("plain-held")));
    const item = (choice, i) => {
      const chosen = JSON.stringify(choice) === held;
      const answer = () => send({ type: "choose", seat: frame.seat, turn: question.turn, choice });
      const made = button((chosen ? "✓ " : "") + worded.choices[i], answer);
      made.id = `choice-${i}`;
      made.setAttribute("aria-pressed", String(chosen));
      return make("li", {}, made);
    };
    parts.push(make("ul", { className: "choices" }, ...question.choices.map(item)));
    if (frame.can_undo) parts.push(button(say("plain-undo"), () => send({ type: "undo", seat: frame.seat, turn: question.turn })));
  } else if (!frame.view.outcome) parts.push(make("p", {}, say("plain-waiting")));
  if (frame.seat !== null && !frame.view.outcome) {
    const list = make("select", { id: "claims" }, ...state.claims.map(([, text], i) => new Option(text, i)));
    parts.push(make("p", { className: "row" }, state.claims.length
      ? make("span", { className: "row" }, list, button(say("plain-say"), () => send({ type: "say", seat: frame.seat, claim: state.claims[list.value][0] })))
      : button(say("plain-claims"), () => send({ type: "claims", seat: frame.seat }))));
  }
  parts.push(make("h2", {}, say("plain-story")), make("ol", { className: "story", tabIndex: 0 }, ...state.story.map((line) => make("li", {}, line))));
  parts.push(make("details", {}, make("summary", {}, say("plain-view")), make("pre", {}, JSON.stringify(frame.view.board, null, 1))));
  return parts;
}

// --- begin ---------------------------------------------------------------------------------------

const code = location.pathname.split("/")[2];
if (!code) await shelf();
else {
  const me = await fetch("/api/me");
  if (!me.ok) await introduce(localStorage.name ?? prompt(say("plain-name")) ?? "?");
  connect(code);
}
