import { describe, expect, test } from 'vitest';
import type { View } from '$/lib/types';
import { view } from '$/testing/socket';
import { beats as abyss } from './abyss/beats';
import { beats as castle } from './castle/beats';
import { beats as cultists } from './cultists/beats';
import { told } from './told';
import { beats as werewolf } from './werewolf/beats';

const seen = (board: object, seat = 0) => view(0, { seat, board: { ...board } }) as unknown as View;
const titles = (told: { title: string }[]) => told.map(({ title }) => title);

describe('what is told by itself', () => {
  test('a verdict: all point, somebody falls, their card is turned', () => {
    const votes = [
      { kind: 'voted', seat: 0, target: 1 },
      { kind: 'voted', seat: 1, target: 0 },
      { kind: 'voted', seat: 2, target: 1 },
    ];
    const cards = [0, 1, 2].map((seat) => ({ kind: 'unmasked', seat, role: `role-${seat}` }));
    const spared = werewolf([...votes, ...cards]);
    expect(titles(spared)).toEqual(['beat-point', 'beat-nobody']);
    expect(spared[1]!.cards).toEqual([['beat', 'nobody']]);
    const told = werewolf([...votes, ...cards, { kind: 'died', seat: 1 }]);
    expect(titles(told)).toEqual(['beat-point', 'beat-fall', 'beat-turned']);
    expect(told[2]!.cards).toEqual([['role', 'role-1']]);
    expect(told.map(({ faces }) => faces)).toEqual([[1, 0], [1], undefined]);
    expect(werewolf([{ kind: 'dawn' }])).toEqual([]);
  });

  test('a duel: its sides, its sum and who has won', () => {
    const duel = { attacker: 0, defender: 2, sides: ['attacker', 'attacker', 'defender'] };
    const [told] = castle(
      [{ kind: 'count', attack: 4, defence: 2 }],
      seen({ duel }),
      seen({ duel: { ...duel, winner: 0 } }),
    );
    expect(told?.sides).toEqual([
      { seats: [0, 1], sum: 4, wins: true },
      { seats: [2], sum: 2, wins: false },
    ]);
    expect([told?.title, told?.about]).toEqual(['board-winner', { name: 0 }]);
    expect(told?.means).toEqual(['beat-won-means', { name: 0, loser: 2 }]);
  });

  test('a ring wins a duel of equal sums, and the winner’s side is the one that is lit', () => {
    const duel = { attacker: 0, defender: 2, sides: ['attacker', null, 'defender'] };
    const [told] = castle(
      [{ kind: 'count', attack: 3, defence: 3 }],
      seen({ duel }),
      seen({ duel: { ...duel, winner: 2 } }),
    );
    expect(told?.sides?.map(({ wins }) => wins)).toEqual([false, true]);
    expect(told?.means).toEqual(['beat-won-means', { name: 2, loser: 0 }]);
  });

  test('who announces alone wins alone, and no society does', () => {
    const [said] = castle([{ kind: 'announced', seat: 1, society: 'order' }], seen({}), seen({}));
    expect(said?.means?.[0]).toBe('beat-announced-means');
    const [alone] = castle([{ kind: 'announced_alone', seat: 1 }], seen({}), seen({}));
    expect(alone?.means).toEqual(['beat-alone-means', { name: 1 }]);
  });

  test('the last moment of a match says how it ended', () => {
    const events = [
      { kind: 'declared', seat: 0 },
      { kind: 'all_shown', roles: ['cultist'] },
    ];
    const over = { ...seen({}), outcome: { winners: [0], reason: 'declared', scores: null } };
    expect(told({ beats: cultists }, events, seen({}), over).map(({ ends }) => ends)).toEqual([
      undefined,
      'declared',
    ]);
    expect(told({ beats: cultists }, events, seen({}), seen({})).every(({ ends }) => !ends)).toBe(
      true,
    );
    expect(told({}, events, seen({}), over)).toEqual([]);
  });

  test('a vote that elects nobody says why, and one that does what is left of them', () => {
    const [nobody] = cultists([{ kind: 'vote_result', target: null }], seen({}));
    expect(nobody?.means).toEqual(['beat-vote-nobody']);
    const [out] = cultists([{ kind: 'vote_result', target: 1 }], seen({}));
    expect(out?.means).toEqual(['beat-vote-somebody', { name: 1 }]);
    expect(cultists([{ kind: 'voted', votes: [] }], seen({}))[0]?.means).toBeUndefined();
  });

  test('a duel that nobody wins is told as a tie, with the sums of both sides', () => {
    const duel = { attacker: 0, defender: 2, sides: ['attacker', null, 'defender'], winner: null };
    const [told] = castle(
      [{ kind: 'count', attack: 3, defence: 3 }, { kind: 'tied' }],
      seen({ duel, pile: 5 }),
      seen({ duel: null, pile: 4 }),
    );
    expect(told?.means).toEqual(['beat-tie-means', { attacker: 0 }]);
    expect([told?.title, told?.about]).toEqual(['board-tie', { name: null }]);
    expect(told?.sides?.map(({ sum, wins }) => [sum, wins])).toEqual([
      [3, false],
      [3, false],
    ]);
    expect(told?.events.map(({ kind }) => kind)).toEqual(['tied']);
  });

  test('one’s own death is another moment than somebody else’s', () => {
    const died = [{ kind: 'died', seat: 1, cause: 'murder' }];
    expect(titles(cultists(died, seen({}, 0)))).toEqual(['beat-found']);
    expect(titles(cultists(died, seen({}, 1)))).toEqual(['beat-ghost']);
    expect(titles(cultists([{ kind: 'declared', seat: 0 }], seen({})))).toEqual(['beat-declared']);
    expect(cultists(died, seen({}, 0))[0]).toMatchObject({
      faces: [1],
      cards: [['pulse', 'dead']],
    });
  });

  test('when the masks fall each has a card', () => {
    const [told] = cultists([{ kind: 'all_shown', roles: ['cultist', 'prophet'] }], seen({}));
    expect(told?.cards).toEqual([
      ['role', 'cultist', 0],
      ['role', 'prophet', 1],
    ]);
  });

  test('a Lord is recruited', () => {
    const [told] = abyss([{ kind: 'paid' }, { kind: 'joined', seat: 0, lord: 'sage' }]);
    expect(told?.cards).toEqual([['lord', 'sage']]);
  });
});
