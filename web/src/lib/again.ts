/** What the house refuses for now is asked for again: too many at once, or it is just starting. */

const FOR_NOW = new Set([429, 502, 503]);
const FIRST = 1000;
/** Twice as long each time: a minute in all. */
const TRIES = 6;

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The reply in the end; `waiting` is told each time that it has to be asked for again. */
export async function again(
  ask: () => Promise<Response>,
  waiting: () => void = () => {},
): Promise<Response> {
  for (let tried = 0; ; tried++) {
    const reply = await ask();
    if (!FOR_NOW.has(reply.status) || tried === TRIES) return reply;
    waiting();
    const asked = Number(reply.headers.get('Retry-After')) * 1000 || 0;
    await rest(Math.max(asked, FIRST * 2 ** tried));
  }
}
