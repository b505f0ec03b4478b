/** How things move: 180–260 ms, and not at all when a person asked for rest. */

import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { flip as svelteFlip } from 'svelte/animate';
import { moving } from '$/lib/prefs.svelte';

const DURATION = 260;

/**
 * `in:receive={{key}} out:send={{key}}`: the same card leaves one place and arrives in another, and
 * is seen on its way. Keys must be ids that the seat may know.
 */
export const [send, receive] = crossfade({
  duration: () => (moving() ? DURATION : 0),
  easing: cubicOut,
  fallback: () => ({ duration: moving() ? 180 : 0, css: (t: number) => `opacity: ${t}` }),
});

/** `animate:slide`: what stays in a list glides to its new place. */
export function slide(node: Element, fromTo: { from: DOMRect; to: DOMRect }) {
  return svelteFlip(node, fromTo, { duration: moving() ? DURATION : 0, easing: cubicOut });
}

/** A card seen on its way from one `data-place` to another. Without an icon it shows its back. */
export interface Flight {
  from: string;
  to: string;
  icon?: string;
  tone?: string;
  faceDown?: boolean;
}

const find = (place: string) =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** Let cards fly between places; a place that is not on the screen is passed over. */
export async function fly(flights: Flight[]): Promise<void> {
  if (!moving()) return;
  await Promise.all(flights.map(one));
}

async function one({ from, to, icon, tone, faceDown = !icon }: Flight): Promise<void> {
  const [start, end] = [find(from)?.getBoundingClientRect(), find(to)?.getBoundingClientRect()];
  if (!start || !end) return;
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.setProperty('--tone', tone ?? 'var(--accent)');
  if (icon && !faceDown) ghost.innerHTML = `<svg viewBox="0 0 512 512">${icon}</svg>`;
  document.body.append(ghost);
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - 22}px, ${box.top + box.height / 2 - 31}px)`;
  const flight = ghost.animate(
    [
      { transform: `${at(start)} scale(.7)`, opacity: 0.4 },
      { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(end)} scale(.8)`, opacity: 0 },
    ],
    { duration: 2 * DURATION, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
  await flight.finished.catch(() => undefined);
  ghost.remove();
}
