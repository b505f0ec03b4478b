/** Shows where on the board something is that was spoken of elsewhere. */

import { tick } from 'svelte';
import { clearOf } from '$/lib/beside';

const LONG = 1600;

const LIT = '.lit, [data-choice]';
const SCROLLS = /auto|scroll/;
const FRAMES = 3;
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
  // A board that measures itself takes its shape after some frames.
  for (let frame = 0; frame < FRAMES; frame++) {
    await drawn();
    for (const part of ['main.board', '.dock .own']) {
      const lit = [...document.querySelectorAll(`${part} :is(${LIT})`)].filter(
        (one) => one.getBoundingClientRect().width > 0,
      );
      if (lit.length && !lit.some(inSight)) centre(lit[0]!);
    }
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
const EDGE = 8;

/** What a player says now, over the place, for a moment; the last word of each alone. */
export function speech(seat: number, text: string): void {
  const place = placesOf(seat)[0];
  const at = place?.getBoundingClientRect();
  document.querySelector(`.speech[data-of="${seat}"]`)?.remove();
  if (!at?.width) return;
  const made = document.createElement('span');
  made.className = 'speech';
  made.dataset.of = String(seat);
  made.setAttribute('aria-hidden', 'true');
  made.textContent = text;
  document.body.append(made);
  const { width, height } = made.getBoundingClientRect();
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.min(Math.max(middle, EDGE), innerWidth - width - EDGE);
  // Over the speaker's own card, or beside the plate towards the middle: no other name is covered.
  const card = place?.dataset.place === `place:${seat}`;
  const beside = at.top < innerHeight / 2 ? at.bottom + EDGE / 2 : at.top - height - EDGE / 2;
  const top = card ? at.top + at.height / 4 - height / 2 : beside;
  const others = [...document.querySelectorAll<HTMLElement>('.speech')].filter(
    (one) => one !== made,
  );
  const spots = [0, 1, -1].map((way) => ({ left, top: top + way * (height + 2), width, height }));
  const spot = clearOf(
    spots,
    others.map((one) => one.getBoundingClientRect()),
  );
  // Where there is no room the word that was spoken before goes; the stream has it.
  if (!spot)
    for (const one of others)
      if (!clearOf([spots[0]!], [one.getBoundingClientRect()])) one.remove();
  made.style.left = `${left}px`;
  made.style.top = `${(spot ?? spots[0]!).top}px`;
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
