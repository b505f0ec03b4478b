/** Shows where on the board something is that was spoken of elsewhere. */

import { tick } from 'svelte';
import type { Choice } from '$/lib/types';

const LONG = 1600;

/** A choice that has no button: brings it into sight, and marks it. */
export function point(choice: Choice): () => void {
  let found: HTMLElement | null = null;
  let gone = false;
  void tick().then(() => {
    if (gone || document.querySelector('[data-hinted]')) return;
    found = document.querySelector(`[data-choice="${CSS.escape(JSON.stringify(choice))}"]`);
    found?.setAttribute('data-hinted', '');
    found?.scrollIntoView({ block: 'center', inline: 'center' });
  });
  return () => {
    gone = true;
    found?.removeAttribute('data-hinted');
  };
}

/** Lights up the places of these names for a moment. */
export function flash(places: string[]): void {
  for (const name of places)
    for (const found of document.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)) {
      found.classList.add('flash');
      setTimeout(() => found.classList.remove('flash'), LONG);
    }
}

/** A face over a place, for a moment. */
export function bubble(place: string, face: string | undefined): void {
  if (!face) return;
  const at = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
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
