/** Sentences of the narrator and of the night told again. */

import type { GameWords } from '$/lib/gamewords';
import type { DeedTold, WerewolfView } from './view';

const wake = (words: GameWords, call: string) =>
  `${words.text('tell-wake', { call: words.value('call', call) })} ${words.text(`tell-${call}`)}`;
const sleep = (words: GameWords, call: string) =>
  words.text('tell-sleep', { call: words.value('call', call) });

/** How far the night is: the number of the running call; the number of calls by day. */
export function hourOf(table: WerewolfView): number {
  if (table.phase !== 'night') return table.calls.length;
  return Math.max(
    0,
    table.calls.findIndex((call) => call.id === table.call),
  );
}

/** What the narrator says now. */
export function line(table: WerewolfView, words: GameWords): string {
  if (table.phase === 'vote') return words.text('tell-vote');
  if (table.phase !== 'night') return words.text('tell-dawn');
  return table.call ? wake(words, table.call) : words.text('tell-night');
}

/** What is said aloud when the night goes on from one call to another (a dawn comes after the last). */
export function between(table: WerewolfView, words: GameWords, before: number | null): string[] {
  const now = hourOf(table);
  const calls = table.calls.map((call) => call.id);
  const lines: string[] = [];
  if (before === null) {
    if (table.phase === 'night' && now === 0) lines.push(words.text('tell-night'));
    return [...lines, line(table, words)];
  }
  for (let i = before; i < now; i++) {
    if (i > before) lines.push(wake(words, calls[i]!));
    lines.push(sleep(words, calls[i]!));
  }
  return [...lines, line(table, words)];
}

/** A deed as a sentence about whoever did it. */
export function deed(words: GameWords, one: DeedTold): string {
  const seat = (value: number | undefined) =>
    value === undefined ? '' : words.value('seat', value);
  const crowd = (name: string, seats: number[] | undefined) => ({
    [name]: words.list((seats ?? []).map((each) => words.value('seat', each))),
    [`${name}_count`]: seats?.length ?? 0,
  });
  const told = words.text(`told-${one.verb}`, {
    seat: seat(one.seat),
    target: seat(one.target),
    one: seat(one.one),
    other: seat(one.other),
    centre: one.centre === undefined ? '' : words.value('centre', one.centre),
    direction: one.direction === undefined ? '' : words.value('direction', one.direction),
    role: one.role === undefined ? '' : words.value('role', one.role),
    ...crowd('awake', one.awake),
    ...crowd('asleep', one.asleep),
    ...crowd('pack', one.pack),
    ...crowd('masons', one.masons),
    ...crowd('traces', one.traces),
  });
  return one.late ? words.text('told-late', { deed: told }) : told;
}
