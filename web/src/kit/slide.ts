/** How things move: 180–260 ms, half of it for the hurried, not at all for who asked for rest. */

import { tick } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { flip as svelteFlip } from 'svelte/animate';
import { moving, pace, prefs } from '$/lib/prefs.svelte';

const DURATION = 260;

/**
 * `in:receive={{key}} out:send={{key}}`: the same card leaves one place and arrives in another, and
 * is seen on its way. Keys must be ids that the seat may know.
 */
export const [send, receive] = crossfade({
  duration: () => DURATION * pace(),
  easing: cubicOut,
  fallback: () => ({ duration: 180 * pace(), css: (t: number) => `opacity: ${t}` }),
});

/** `animate:slide`: what stays in a list glides to its new place. */
export function slide(node: Element, fromTo: { from: DOMRect; to: DOMRect }) {
  return svelteFlip(node, fromTo, { duration: DURATION * pace(), easing: cubicOut });
}

/** A card seen on its way from one `data-place` to another. */
export interface Flight {
  from: string;
  to: string;
  /** The address of what is seen of it: its picture, or the back of its kind. */
  picture?: string;
  /** The pictogram of a token, which has no picture; of a card where cards are plain. */
  icon?: string;
  tone?: string;
  faceDown?: boolean;
}

/** Where a place is now; undefined where it is not, or not drawn. */
function find(place: string): DOMRect | undefined {
  const box = document
    .querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
    ?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

const [WIDE, HIGH] = [44, 62];
/** What happens after each other begins so much later. */
const STEP = 140;

/**
 * Let cards fly between places: those of one event together, one event after the other. Called
 * before the page shows what has changed: a card leaves from where it was, and arrives where it will
 * be. A place that is not on the screen is passed over.
 */
export async function fly(events: Flight[][]): Promise<void> {
  if (!moving()) return;
  const seen = events
    .filter((flights) => flights.length)
    .map((flights) =>
      flights.map((flight) => ({ flight, start: find(flight.from), end: find(flight.to) })),
    );
  await tick();
  await Promise.all(
    seen.flatMap((flights, i) =>
      flights.map(({ flight, start, end }) =>
        one(flight, start ?? find(flight.from), find(flight.to) ?? end, i * STEP * pace()),
      ),
    ),
  );
}

async function one(
  { picture, icon, tone, faceDown = !icon }: Flight,
  start: DOMRect | undefined,
  end: DOMRect | undefined,
  delay: number,
): Promise<void> {
  if (!start || !end) return;
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.classList.toggle('back', faceDown);
  ghost.classList.toggle('token', !picture && !faceDown);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.setProperty('--tone', tone ?? 'var(--accent)');
  if (picture && !prefs.plain) {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    ghost.classList.add('drawn');
    ghost.append(image);
  } else if (icon && !faceDown) ghost.innerHTML = `<svg viewBox="0 0 512 512">${icon}</svg>`;
  // Inside the table, whose colours it wears.
  (document.querySelector('.table') ?? document.body).append(ghost);
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [[x, y], [toX, toY]] = [middle(start), middle(end)];
  const lean = Math.max(-12, Math.min(12, (toX - x) / 30));
  const at = (left: number, top: number) => `translate(${left - WIDE / 2}px, ${top - HIGH / 2}px)`;
  // Taken up, carried over in a low arc, laid down.
  const flight = ghost.animate(
    [
      { transform: `${at(x, y)} scale(.8)`, opacity: 0 },
      { transform: `${at(x, y - 10)} scale(1.15)`, opacity: 1, offset: 0.18 },
      {
        transform: `${at((x + toX) / 2, (y + toY) / 2 - 22)} rotate(${lean}deg) scale(1.2)`,
        opacity: 1,
        offset: 0.55,
      },
      { transform: `${at(toX, toY)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(toX, toY)} scale(.85)`, opacity: 0 },
    ],
    { duration: 2.5 * DURATION * pace(), delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  await flight.finished.catch(() => undefined);
  ghost.remove();
}

/** `in:turn`: a card is turned over. */
export const turn = (_: Element) => ({
  duration: DURATION * pace(),
  easing: cubicOut,
  css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`,
});
