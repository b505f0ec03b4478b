import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crc } from '$/lib/crc';
import { frame, snapshot, table, TestSocket, welcome } from '$/testing/socket';
import { Live } from './live.svelte';

let live: Live;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.install();
  told = [];
  live = new Live('KRATE', (events) => told.push(...events.map(({ kind }) => kind)));
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const arrive = (...messages: Parameters<TestSocket['tell']>) => {
  TestSocket.last.open();
  TestSocket.last.tell(welcome(), ...messages);
};
/** The line is lost, and there again; nothing was told yet. */
const back = () => {
  TestSocket.last.fail(1006);
  vi.advanceTimersByTime(300);
  TestSocket.last.open();
};
const playing = welcome(table({ phase: 'playing', started: 1 }));
const kinds = () => live.events.map(({ kind }) => kind);
const moment = () => (live.view?.board as { moment: number }).moment;

describe('the table', () => {
  test('is what the socket told last', () => {
    arrive({ type: 'table', table: table({ watching: 1 }) });
    TestSocket.last.tell({ type: 'table', table: table({ watching: 2 }) });
    expect(live.table?.watching).toBe(2);
  });

  test('is not what a socket says that was replaced', () => {
    arrive();
    const old = TestSocket.last;
    dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(300);
    TestSocket.last.open();
    TestSocket.last.tell(welcome(table({ phase: 'playing' })));
    old.tell({ type: 'table', table: table({ phase: 'open' }) });
    expect(live.table?.phase).toBe('playing');
  });

  test('is shown again as it is, for what was chosen and refused', () => {
    arrive();
    const before = live.table;
    live.showAgain();
    expect(live.table).toEqual(before);
    expect(live.table).not.toBe(before);
  });
});

describe('the match', () => {
  test('goes on frame by frame', () => {
    arrive(snapshot(1), frame(2), frame(3));
    expect(kinds()).toEqual(['e0', 'e1', 'e2', 'e3']);
    expect(moment()).toBe(3);
    expect(told).toEqual(['e2', 'e3']);
  });

  test('takes no frame twice, and none that is old', () => {
    arrive(snapshot(3), frame(2), frame(3), frame(4), frame(4));
    expect(kinds()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4']);
    expect(moment()).toBe(4);
  });

  test('does not go back to an older snapshot of the same eyes', () => {
    arrive(snapshot(5), snapshot(3), frame(4), frame(5), frame(6));
    expect(moment()).toBe(6);
    expect(kinds()).toHaveLength(7);
    expect(told).toEqual(['e6']);
  });

  test('begins anew where the server has lost what was seen, and goes on from there', () => {
    arrive(snapshot(5));
    TestSocket.last.fail(1006);
    vi.advanceTimersByTime(300);
    arrive(snapshot(3, { anew: true }), frame(4));
    expect(moment()).toBe(4);
    expect(kinds()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4']);
    expect(told).toEqual(['e4']);
  });

  test('tells the server the sum of the events it has, by frames or by a snapshot', () => {
    const has = [0, 1, 2, 3].map((n) => ({ kind: `e${n}` }));
    arrive(snapshot(1, { secret: [0] }), frame(2), frame(3, { secret: [0] }));
    back();
    expect(TestSocket.last.sent[0]).toMatchObject({ seq: 3, events: 4, crc: crc(has) });
    TestSocket.last.tell(playing, snapshot(4, { first: 4, events: [{ kind: 'e4' }] }));
    back();
    expect(TestSocket.last.sent[0]).toMatchObject({
      events: 5,
      crc: crc([...has, { kind: 'e4' }]),
    });
    TestSocket.last.tell(playing, snapshot(2, { anew: true }));
    back();
    expect(TestSocket.last.sent[0]).toMatchObject({ events: 3, crc: crc(has.slice(0, 3)) });
  });

  test('takes any snapshot for other eyes', () => {
    arrive(snapshot(5), snapshot(3, { seat: 2 }));
    expect(moment()).toBe(3);
    expect(kinds()).toHaveLength(4);
  });

  test('shows nothing after a gap, and comes back with what it has', () => {
    arrive(snapshot(1), frame(3));
    expect(moment()).toBe(1);
    vi.advanceTimersByTime(301);
    TestSocket.last.open();
    expect(TestSocket.last.sent[0]).toMatchObject({ type: 'hello', seat: 0, seq: 1, events: 2 });
    TestSocket.last.tell(
      welcome(),
      snapshot(3, { first: 2, events: [{ kind: 'e2' }, { kind: 'e3' }] }),
    );
    expect(kinds()).toEqual(['e0', 'e1', 'e2', 'e3']);
    expect(told).toEqual(['e2', 'e3']);
  });

  test('keeps the moments that were seen', () => {
    arrive(snapshot(1), frame(2), frame(3));
    expect(live.past.map(({ events }) => events)).toEqual([2, 3, 4]);
  });
});

describe('what is said', () => {
  const question = {
    turn: 7,
    kind: 'vote',
    prompt: {},
    choices: [['vote', 1]],
    blind: false,
    held: null,
  };

  test('is answered by its key', async () => {
    arrive(snapshot(1, { question }));
    const answers = [live.choose(['vote', 1]), live.why(['vote', 0])];
    const keys = TestSocket.last.sent
      .slice(1)
      .map((message) => String('key' in message && message.key));
    const refused = { type: 'refused', key: keys[1]!, code: 'illegal', message: '' } as const;
    TestSocket.last.tell(refused, { type: 'done', key: keys[0]! });
    expect(await answers[0]).toEqual({ ok: true });
    expect(await answers[1]).toEqual({ ok: false, refused });
  });

  test('a choice is said again on the next line, anything else has failed', async () => {
    arrive(snapshot(1, { question }));
    const choice = live.choose(['vote', 1]);
    const claim = live.say(['suspect', 1]);
    TestSocket.last.fail(1006);
    expect(await claim).toEqual({ ok: false, refused: null });
    vi.advanceTimersByTime(300);
    arrive(snapshot(1, { question }));
    const [, again] = TestSocket.last.sent;
    expect(again).toMatchObject({ type: 'choose', turn: 7, choice: ['vote', 1], key: 'k1' });
    TestSocket.last.tell({ type: 'done', key: 'k1' });
    expect(await choice).toEqual({ ok: true });
  });

  test('a choice waits until the match is shown, and is sent once', () => {
    arrive(snapshot(1, { question }));
    void live.choose(['vote', 1]);
    back();
    TestSocket.last.tell(playing);
    void live.choose(['vote', 1]);
    expect(TestSocket.last.sent).toHaveLength(1);
    TestSocket.last.tell(snapshot(1, { question }), snapshot(1, { question }));
    expect(TestSocket.last.sent.slice(1)).toMatchObject([{ key: 'k1' }, { key: 'k2' }]);
    void live.choose(['vote', 1]);
    expect(TestSocket.last.sent.at(-1)).toMatchObject({ key: 'k3' });
  });

  test.each([
    ['the match begins anew', snapshot(3, { question, anew: true })],
    ['its number is another question’s', snapshot(1, { question: { ...question, kind: 'hunt' } })],
  ])('a choice has failed where %s', async (_, shown) => {
    arrive(snapshot(1, { question }));
    const choice = live.choose(['vote', 1]);
    back();
    TestSocket.last.tell(playing, shown);
    expect(await choice).toEqual({ ok: false, refused: null });
    expect(TestSocket.last.sent).toHaveLength(1);
  });
});

describe('the line', () => {
  test('comes back by itself, each time a little later', () => {
    arrive();
    TestSocket.last.fail(1006);
    expect(live.link).toBe('lost');
    vi.advanceTimersByTime(299);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(2);
    TestSocket.last.fail(1006);
    vi.advanceTimersByTime(999);
    expect(TestSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    arrive();
    expect(live.link).toBe('open');
  });

  test('comes back when the server said it would', () => {
    arrive({ type: 'bye', reason: 'restart', retry: 1500 });
    expect(live.link).toBe('lost');
    vi.advanceTimersByTime(1500);
    expect(TestSocket.all).toHaveLength(2);
  });

  test('does not come back to a table that is not there', () => {
    TestSocket.last.fail(4004);
    vi.advanceTimersByTime(60_000);
    expect(live.link).toBe('gone');
    expect(TestSocket.all).toHaveLength(1);
  });

  test('is cut when it has been silent for two pulses', () => {
    arrive();
    vi.advanceTimersByTime(40_000);
    expect(TestSocket.last.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(live.link).toBe('lost');
  });
});

describe('the chat', () => {
  const said = { seat: 1, name: 'Basile', text: 'wolf!', at: 5 };
  const line = (id: number, claims: (number | string)[][] = []) =>
    ({ type: 'chat', line: { ...said, id, claims } }) as const;

  test('has each line once, with what it claims by now', () => {
    arrive(snapshot(1), line(0), line(1), line(0, [['suspect', 2]]));
    expect(live.chat.map(({ id, claims }) => [id, claims])).toEqual([
      [0, [['suspect', 2]]],
      [1, []],
    ]);
  });

  test('stands between the events where it was said', () => {
    arrive(snapshot(1));
    const before = live.events.length;
    TestSocket.last.tell(line(0), frame(2), line(1));
    expect(live.placed).toEqual([before, live.events.length]);
    TestSocket.last.tell({ ...snapshot(3), lines: [1, 2] });
    expect(live.placed).toEqual([1, 2]);
  });

  test('tells its speaker what a line claims', async () => {
    arrive(snapshot(1));
    const answer = live.talk('I was the seer', 0, 'en');
    const sent = TestSocket.last.sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'chat', hear: 'en' });
    const claims = [{ claim: ['started', 'seer'], sure: 1 }];
    TestSocket.last.tell({ type: 'heard', key: sent.key!, line: 3, claims, rest: [] });
    expect(await answer).toEqual({ ok: true, heard: { line: 3, claims, rest: [] } });
  });
});
