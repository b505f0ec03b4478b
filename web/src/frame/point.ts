/** Shows where on the board a choice lies that has no button: brings it into sight, and marks it. */

import { tick } from 'svelte';
import type { Choice } from '$/lib/types';

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
