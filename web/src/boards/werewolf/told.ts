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
export function tellDeed(words: GameWords, deed: DeedTold): string {
  const { seat, target, one: first, other, centre, direction, role } = deed;
  const { awake = [], asleep = [], pack = [], masons = [], traces = [] } = deed;
  const told = words.about(
    `told-${deed.verb}`,
    { seat, target, one: first, other, awake, asleep, pack, masons, traces },
    {
      centre: words.value('centre', centre),
      direction: words.value('direction', direction),
      role: words.value('role', role),
    },
  );
  return deed.late ? words.text('told-late', { deed: told }) : told;
}
