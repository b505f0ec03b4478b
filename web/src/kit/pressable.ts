/** What a thing on the table is to the browser: a button where it can be pressed, an image otherwise. */

interface Thing {
  onclick?: () => void;
  /** In words, where what is drawn says too little. */
  label?: string;
  chosen?: boolean;
  /** The answer that it stands for (`data-choice`), and its place for flights. */
  choice?: string;
  place?: string;
}

export const elementOf = (onclick: unknown): 'button' | 'span' => (onclick ? 'button' : 'span');

export function pressable({ onclick, label, chosen = false, choice, place }: Thing) {
  return {
    type: onclick ? ('button' as const) : undefined,
    role: !onclick && label ? 'img' : undefined,
    'aria-label': label,
    'aria-pressed': onclick && chosen ? true : undefined,
    'data-choice': choice,
    'data-place': place,
    onclick,
  };
}
