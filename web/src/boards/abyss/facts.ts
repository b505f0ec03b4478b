/** What is printed on the cards: `facts.json`, compared with the rules by a test. */

import type { Choice, View } from '$/lib/types';
import facts from './facts.json';
import type { AbyssView, Player } from './view';

export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = (typeof RACES)[number];
export type Guild = 'military' | 'merchant' | 'mage' | 'politician' | 'farmer' | 'ambassador';

export interface LordFacts {
  guild: Guild;
  /** The exact number of races, and the one that must be among them. */
  races: number;
  race: Race | null;
  value: number;
  keys: number;
  points: number;
  power: 'none' | 'arrow' | 'ongoing';
}
export type Reward = [keys: number, pearls: number, tokens: number];

const LORDS = facts.lords as Record<string, LordFacts>;
export const THREAT = facts.threat as Reward[][];
export const TRACK_SPACES = 5;
export const LORDS_TO_END = 7;

export const lordFacts = (lord: string): LordFacts => LORDS[lord]!;
export const raceOf = (ally: string): Race => ally.slice(0, -2) as Race;
export const valueOf = (ally: string): number => Number(ally.at(-1));
export const worth = (allies: readonly string[]): number =>
  allies.reduce((sum, ally) => sum + valueOf(ally), 0);

export const boardOf = (view: View): AbyssView => view.board as AbyssView;

const free = (player: Player | undefined, lord: string) =>
  player?.lords.some((one) => one.lord === lord && one.under === null && !one.disabled) ?? false;

/** What a Lord costs this seat now: the Treasurer takes 2 off, an opponent's Recruiter adds 2. */
export function costOf(table: AbyssView, seat: number | null, lord: string): number {
  const { value } = lordFacts(lord);
  if (seat === null) return value;
  const mine = table.players[seat];
  const burdened =
    !free(mine, 'shaman') && table.players.some((one, i) => i !== seat && free(one, 'recruiter'));
  return Math.max(0, value - (free(mine, 'treasurer') ? 2 : 0) + (burdened ? 2 : 0));
}

/** The attribute of a thing that stands for exactly one answer. */
export function answerOf(choices: readonly Choice[], fits: (choice: Choice) => boolean) {
  const found = choices.filter(fits);
  return found.length === 1 ? JSON.stringify(found[0]) : undefined;
}
