/** The floor plans, as the game's map files draw them, and where things stand on them. */

import type { Colour } from './facts';

export type Rect = [left: number, top: number, right: number, bottom: number];
export interface Place {
  id: string;
  kind: 'room' | 'corridor';
  rect: Rect;
  colour?: Colour;
  number?: number | null;
  books?: number;
  shelf?: string;
}
export interface Plan {
  name: string;
  canvas: [width: number, height: number];
  vote_room: string;
  camera_room: string;
  portal_room: string;
  token_spots: [number, number][];
  lake: Rect;
  library: Rect;
  places: Place[];
  doors: { between: [string, string]; at: [number, number] }[];
  shelves: { id: string; slots: number; points: number }[];
}

const FILES = import.meta.glob<Plan>(
  [
    '../../../../src/cabale/games/cultists/rules/maps/*.json',
    '!**/routes.json',
    '!**/*.schema.json',
  ],
  { eager: true, import: 'default' },
);
const PLANS = new Map(Object.values(FILES).map((plan) => [plan.name, plan]));

/** Undefined for a plan that came after the client was built. */
export const planOf = (name: string): Plan | undefined => PLANS.get(name);

/** A wall's opening, as a line: across the boundary that both places share. */
export function opening(plan: Plan, { between, at }: Plan['doors'][number]) {
  const [a, b] = between.map((id) => plan.places.find((place) => place.id === id)!.rect);
  const upright = a![2] === b![0] || b![2] === a![0];
  const half = 0.62;
  const [x, y] = at;
  return upright
    ? { x1: x, x2: x, y1: y - half, y2: y + half }
    : { x1: x - half, x2: x + half, y1: y, y2: y };
}

export const centreOf = ([left, top, right, bottom]: Rect): [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** `left: …%; top: …%; …`: a rectangle of the plan as a place on the screen. */
export function boxOf(plan: Plan, [left, top, right, bottom]: Rect): string {
  const [w, h] = plan.canvas;
  const part = (value: number, of: number) => `${((value / of) * 100).toFixed(3)}%`;
  return `left:${part(left, w)};top:${part(top, h)};width:${part(right - left, w)};height:${part(bottom - top, h)}`;
}

/** Where `count` characters stand in a place: rows along its lower part, closer when it is crowded. */
export function standing(
  rect: Rect,
  count: number,
  i: number,
): [x: number, y: number, row: number] {
  const [left, top, right, bottom] = rect;
  const width = right - left;
  const rows = Math.min(width < 4 ? 3 : 2, Math.ceil((count * 1.3) / width));
  const perRow = Math.ceil(count / rows);
  const row = Math.floor(i / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const step = Math.min(1.8, (width - 1.4) / Math.max(1, inRow - 1));
  const x = (left + right) / 2 + ((i % perRow) - (inRow - 1) / 2) * step;
  const high = Math.min(1.55, (bottom - top - 2) / rows);
  return [x, bottom - 1.3 - (rows - 1 - row) * high, rows - row];
}
