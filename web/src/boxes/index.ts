/** The boxes on the shelf: one for each rulebook. A game of another package gets a plain one. */

import abyss from './abyss.svg';
import coach from './castle-coach.svg';
import devil from './castle-devil.svg';
import cultists from './cultists.svg';
import werewolf from './werewolf.svg';
import type { GameInfo } from '$/lib/types';

export interface Box {
  id: string;
  game: string;
  /** What sets this box apart from the game's others. */
  options: Record<string, unknown>;
  seats: [number, number];
  /** How many sit down for a quick match. */
  quick: number;
  minutes: number | null;
  cover: string | null;
}

export const boxes: Box[] = [
  {
    id: 'werewolf',
    game: 'werewolf',
    options: {},
    seats: [3, 10],
    quick: 5,
    minutes: 10,
    cover: werewolf,
  },
  {
    id: 'castle-devil',
    game: 'castle',
    options: { edition: 'devil' },
    seats: [4, 8],
    quick: 5,
    minutes: 30,
    cover: devil,
  },
  {
    id: 'castle-coach',
    game: 'castle',
    options: { edition: 'coach' },
    seats: [3, 10],
    quick: 5,
    minutes: 30,
    cover: coach,
  },
  { id: 'abyss', game: 'abyss', options: {}, seats: [2, 4], quick: 3, minutes: 45, cover: abyss },
  {
    id: 'cultists',
    game: 'cultists',
    options: {},
    seats: [4, 8],
    quick: 5,
    minutes: 60,
    cover: cultists,
  },
];

export function shelf(games: GameInfo[]): Box[] {
  const known = new Set(games.map((game) => game.name));
  const others = games.filter((game) => !boxes.some((box) => box.game === game.name)).map(plainBox);
  return [...boxes.filter((box) => known.has(box.game)), ...others];
}

function plainBox({ name, seats }: GameInfo): Box {
  const [low, high] = [seats[0]!, seats.at(-1)!];
  return {
    id: name,
    game: name,
    options: {},
    seats: [low, high],
    quick: Math.min(high, Math.max(low, 4)),
    minutes: null,
    cover: null,
  };
}

/** The box that a table was taken from. */
export function boxOf(game: string, options: Record<string, unknown>): Box | undefined {
  const fits = (box: Box) =>
    box.game === game &&
    Object.entries(box.options).every(([name, value]) => options[name] === value);
  return boxes.find(fits);
}
