/** Finds a game's board by its folder, and loads it when the first table of that game is opened. */

import type { Component } from 'svelte';
import type { BoardModule, BoardProps, GameBoard, OrdersProps, SeatProps } from './contract';

type Loader<T> = () => Promise<T>;
const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const HANDS = import.meta.glob<Component<BoardProps>>('./*/Hand.svelte', { import: 'default' });
const SEATS = import.meta.glob<Component<SeatProps>>('./*/Seat.svelte', { import: 'default' });
const ORDERS = import.meta.glob<Component<OrdersProps>>('./*/Orders.svelte', {
  import: 'default',
});
const MODULES = import.meta.glob<BoardModule>('./*/board.ts');

const load = <T>(from: Record<string, Loader<T>>, path: string) => from[path]?.();

export async function loadBoard(game: string): Promise<GameBoard> {
  const own = `./${game}/Board.svelte` in BOARDS ? game : 'generic';
  const [module, Board, Hand, Seat, Orders] = await Promise.all([
    load(MODULES, `./${game}/board.ts`),
    load(BOARDS, `./${own}/Board.svelte`),
    load(HANDS, `./${own}/Hand.svelte`),
    load(SEATS, `./${own}/Seat.svelte`),
    load(ORDERS, `./${own}/Orders.svelte`),
  ]);
  return { ...module, Board: Board!, Hand, Seat, Orders };
}
