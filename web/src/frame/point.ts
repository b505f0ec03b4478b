/** Shows where on the board something is that was spoken of elsewhere. */

import { tick } from 'svelte';
import { leastCovering, overlap, spotsAround } from '$/lib/beside';

const LONG = 1600;

const LIT = '.lit, [data-choice]';
const SCROLLS = /auto|scroll/;
/** A board has its shape when it keeps it for so many frames; one is waited for at most so long. */
const FRAMES = 3;
const MOST_FRAMES = 60;
const drawn = () => new Promise((go) => requestAnimationFrame(go));

/** Whether all of it can be seen: within the window and within whatever scrolls around it. */
function inSight(one: Element): boolean {
  const seen = one.getBoundingClientRect();
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    if (seen.top < edge.top - 1 || seen.bottom > edge.bottom + 1) return false;
    if (seen.left < edge.left - 1 || seen.right > edge.right + 1) return false;
  }
  return true;
}

/** Scrolls what scrolls until this is in the middle; what is only cut off, such as the page, stays. */
function centre(one: Element): void {
  for (let around = one.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const seen = one.getBoundingClientRect();
    const edge = around.getBoundingClientRect();
    if (SCROLLS.test(overflowX))
      around.scrollLeft += seen.left + seen.width / 2 - edge.left - edge.width / 2;
    if (SCROLLS.test(overflowY))
      around.scrollTop += seen.top + seen.height / 2 - edge.top - edge.height / 2;
  }
  const seen = one.getBoundingClientRect();
  if (seen.top < 0 || seen.bottom > innerHeight)
    scrollBy(0, seen.top + seen.height / 2 - innerHeight / 2);
}

/** Brings into sight what is lit on the board, and what is lit in my hand, where nothing of it is. */
export async function showLit(): Promise<void> {
  await tick();
  // A board that measures itself takes its shape after some frames, on a slow device after many.
  for (let frame = 0, still = 0, last = 0; frame < MOST_FRAMES && still < FRAMES; frame++) {
    await drawn();
    for (const part of ['main.board', '.dock .own']) {
      const lit = [...document.querySelectorAll(`${part} :is(${LIT})`)].filter(
        (one) => one.getBoundingClientRect().width > 0,
      );
      if (lit.length && !lit.some(inSight)) centre(lit[0]!);
    }
    const height = document.querySelector('main.board')?.scrollHeight ?? 0;
    still = height === last ? still + 1 : 0;
    last = height;
  }
}

/** Where a player sits: as the frame draws it, or a board that seats the players itself. */
const placesOf = (seat: number) =>
  document.querySelectorAll<HTMLElement>(
    `[data-place="seat:${seat}"], [data-place="place:${seat}"]`,
  );

/** Lights up the places of these players, until what comes back is called. */
export function light(seats: number[]): () => void {
  const found = seats.flatMap((seat) => [...placesOf(seat)]);
  for (const place of found) place.classList.add('flash');
  return () => found.forEach((place) => place.classList.remove('flash'));
}

/** Lights up the places of these players for a moment. */
export function flash(seats: number[]): void {
  setTimeout(light(seats), LONG);
}

const SPOKEN = 5000;
const EDGE = 4;
/** What is worth seeing: places, cards and piles, names, what may be tapped. */
const THINGS = '[data-place], .name, .label, .card, .sky, .aside, img, [data-choice]';

/** The bubble of a player's words, not yet in its place. */
function utter(seat: number, text: string, kind: string): HTMLElement {
  const made = document.createElement('span');
  made.className = kind;
  made.dataset.of = String(seat);
  made.setAttribute('aria-hidden', 'true');
  made.textContent = text;
  document.body.append(made);
  return made;
}

/** What a player says now, at the place, for a moment; the last word of each alone. */
export function speech(seat: number, text: string): void {
  const place = placesOf(seat)[0];
  const at = place?.getBoundingClientRect();
  document.querySelector(`.speech[data-of="${seat}"]`)?.remove();
  const board = document.querySelector('main.board')?.getBoundingClientRect();
  if (!place || !at?.width || !board) return;
  // Players sit on the board or in a row above it.
  const top = Math.min(board.top, at.top);
  const page = {
    left: board.left + EDGE,
    top,
    width: board.width - 2 * EDGE,
    height: board.bottom - top,
  };
  const wide = utter(seat, text, 'speech');
  const slim = utter(seat, text, 'speech slim');
  const spots = [wide, slim].flatMap((made) =>
    spotsAround(at, made.getBoundingClientRect(), page).map((box) => ({ ...box, made })),
  );
  const shown = [...document.querySelectorAll<HTMLElement>(`.table :is(${THINGS}), .speech`)];
  const things = shown.filter(
    (one) => one !== wide && one !== slim && !one.querySelector('[data-place]'),
  );
  const spot = leastCovering(
    spots,
    things.map((one) => one.getBoundingClientRect()),
  );
  const { made } = spot;
  (made === wide ? slim : wide).remove();
  // Where there is no room the word that was spoken before goes; the stream has it.
  for (const one of document.querySelectorAll<HTMLElement>('.speech'))
    if (one !== made && overlap(spot, one.getBoundingClientRect())) one.remove();
  made.style.left = `${spot.left}px`;
  made.style.top = `${spot.top}px`;
  setTimeout(() => made.remove(), SPOKEN);
}

/** What was said just now is not over anybody's place any more; the stream has it. */
export function hush(): void {
  for (const one of document.querySelectorAll('.speech')) one.remove();
}

/** A face over a player's place, for a moment. */
export function bubble(seat: number, face: string | undefined): void {
  if (!face) return;
  const at = placesOf(seat)[0]?.getBoundingClientRect();
  if (!at) return;
  const made = document.createElement('span');
  made.className = 'grimace';
  made.setAttribute('aria-hidden', 'true');
  const image = document.createElement('img');
  image.src = face;
  image.alt = '';
  image.width = image.height = 72;
  image.style.borderRadius = '50%';
  made.append(image);
  made.style.left = `${at.left + at.width / 2}px`;
  made.style.top = `${at.top}px`;
  document.body.append(made);
  setTimeout(() => made.remove(), 2 * LONG);
}
