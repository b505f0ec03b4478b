import { describe, expect, test } from 'vitest';
import type { Choice, GameEvent, View } from './types';
import { passes, standing, statements, stream } from './stream';
import type { ChatLine } from './wire';

const view = { seat: 0, said: [], board: {} } as unknown as View;
const board = {
  sole: [['started']],
  copies: ([verb, role]: Choice) => (verb === 'started' && role === 'seer' ? 1 : undefined),
};
const said = (seat: number, ...claim: Choice): GameEvent => ({ kind: 'said', seat, claim });
const dealt: GameEvent = { kind: 'dealt' };
const line = (id: number, seat: number, ...claims: Choice[]): ChatLine => ({
  ...{ id, seat, claims, name: '', text: `line ${id}`, at: id, player: `p_${seat}` },
});

describe('a claim', () => {
  const back = (events: GameEvent[]) => statements(events, view, board).map((one) => one.back);

  test('stands until its speaker takes it back', () => {
    const events = [said(1, 'saw', 2), said(2, 'saw', 1), said(1, 'retract'), said(1, 'saw', 3)];
    expect(back(events)).toEqual([true, false, false, false]);
  });

  test('is taken back by another of which only one can hold', () => {
    expect(back([said(1, 'started', 'seer'), said(1, 'started', 'robber')])).toEqual([true, false]);
    expect(back([said(1, 'started', 'seer'), said(1, 'started', 'seer')])).toEqual([false, false]);
    expect(back([said(1, 'started', 'seer'), said(2, 'started', 'robber')])).toEqual([
      false,
      false,
    ]);
  });

  test('stands for whoever wants to take back what was said', () => {
    const own = (...claims: Choice[]) =>
      standing({ ...view, said: claims.map((one) => [0, ...one]) } as unknown as View, board);
    expect(own(['started', 'seer'], ['saw', 1], ['started', 'robber'])).toEqual([
      ['saw', 1],
      ['started', 'robber'],
    ]);
    expect(own(['saw', 1], ['retract'])).toEqual([]);
    expect(own(['saw', 1], ['retract'], ['saw', 2])).toEqual([['saw', 2]]);
    expect(standing({ ...view, said: [[1, 'saw', 2]] } as unknown as View, board)).toEqual([]);
  });

  test('has rivals where more claim a card than there are', () => {
    const rivals = (events: GameEvent[]) =>
      statements(events, view, board).map((one) => one.rivals);
    const two = [said(1, 'started', 'seer'), said(2, 'started', 'seer')];
    expect(rivals(two)).toEqual([[2], [1]]);
    expect(rivals([...two, said(2, 'retract')])).toEqual([[], [], []]);
    expect(rivals([said(1, 'suspect', 0), said(2, 'suspect', 0)])).toEqual([[], []]);
  });
});

describe('the stream', () => {
  const told = (events: GameEvent[], chat: ChatLine[], placed: number[]) =>
    stream(events, chat, placed, statements(events, view, board));

  test('tells what was said where it was said', () => {
    const items = told([dealt, said(1, 'saw', 2), dealt], [line(0, 2), line(1, 1)], [1, 3]);
    expect(
      items.map((item) => [item.kind, item.kind === 'line' ? item.line.id : item.index]),
    ).toEqual([
      ['event', 0],
      ['line', 0],
      ['claim', 1],
      ['event', 2],
      ['line', 1],
    ]);
  });

  test('has a claim under its line, and nowhere else', () => {
    const events = [said(1, 'saw', 2), dealt, said(2, 'saw', 2), said(1, 'saw', 2)];
    const items = told(events, [line(0, 1, ['saw', 2])], [1]);
    expect(items.map(({ kind }) => kind)).toEqual(['claim', 'line', 'event', 'claim']);
    expect(items[1]).toMatchObject({ said: [{ index: 3, seat: 1 }] });
  });

  test('has what a bot claims in words under the words', () => {
    const events = [said(1, 'saw', 2), dealt, said(1, 'saw', 2), said(1, 'saw', 2)];
    const typed = { ...line(0, 1, ['saw', 2]), player: '' };
    const items = told(events, [typed], [3]);
    expect(items.map(({ kind }) => kind)).toEqual(['claim', 'event', 'line', 'claim']);
    expect(items[2]).toMatchObject({ said: [{ index: 2, seat: 1 }] });
  });

  test('is filtered by what somebody wants to read', () => {
    const items = told(
      [dealt, said(1, 'saw', 2), said(2, 'saw', 1)],
      [line(0, 2), line(1, 2, ['saw', 1])],
      [0, 1],
    );
    const kinds = (filter: Parameters<typeof passes>[1]) =>
      items.filter((item) => passes(item, filter)).map(({ kind }) => kind);
    expect(kinds('all')).toEqual(['line', 'event', 'line', 'claim']);
    expect(kinds('story')).toEqual(['event']);
    expect(kinds('talk')).toEqual(['line', 'line', 'claim']);
    expect(kinds('claims')).toEqual(['line', 'claim']);
  });
});
