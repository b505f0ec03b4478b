/** The clocks that a host may choose, and how long something takes in words. */

import type { ClockSettings } from './wire';
import { t } from './words.svelte';

const DAY = 86_400;

/** Each by the name it has in the catalogues. */
export const CLOCKS: Record<string, ClockSettings> = {
  none: { mode: 'none' },
  live: { mode: 'live' },
  relaxed: { mode: 'relaxed' },
  bank: { mode: 'bank', bank: 600, increment: 10 },
  'days-1': { mode: 'days', days: 1 },
  'days-3': { mode: 'days', days: 3 },
  'days-7': { mode: 'days', days: 7 },
  'bank-days': { mode: 'bank', bank: 7 * DAY, increment: DAY / 2 },
};

/** The name of a clock; one that was set by other means has that of its mode. */
export function clockName(clock: ClockSettings): string {
  if (clock.mode === 'days') return `days-${clock.days ?? 1}`;
  if (clock.mode === 'bank') return (clock.bank ?? 0) < DAY ? 'bank' : 'bank-days';
  return clock.mode ?? 'none';
}

/** Whether a match takes days. */
export const isSlow = (clock: ClockSettings): boolean =>
  clock.mode === 'days' || (clock.mode === 'bank' && (clock.bank ?? 0) >= DAY);

/** Whether it is told who is at the table: not where people come and go over days. */
export const tellsWhoIsHere = (table: { code: string; clock: ClockSettings }): boolean =>
  table.code !== '' && !isSlow(table.clock);

/** A length of time in the largest units that it has, at most two of them. */
export function duration(seconds: number): string {
  const units: [string, number][] = [
    ['days', DAY],
    ['hours', 3600],
    ['minutes', 60],
    ['seconds', 1],
  ];
  const parts: string[] = [];
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, size] of units) {
    const n = Math.floor(left / size);
    if (n > 0) parts.push(t(`span-${unit}`, { n }));
    left -= n * size;
    if (parts.length === 2) break;
  }
  return parts.join(' ') || t('span-seconds', { n: 0 });
}

/** What the clock of a table comes to, in the numbers of the server. */
export function clockNumbers(clock: ClockSettings, seconds: Record<string, number>): string {
  const parts = Object.entries(seconds).map(([pace, n]) =>
    clock.mode === 'bank' && pace === 'turn'
      ? t('clock-of-bank', { time: duration(n), more: duration(clock.increment ?? 0) })
      : t(`clock-of-${pace}`, { time: duration(n) }),
  );
  return parts.join(' · ');
}
