/** How this person last set up a table of a box: the next one begins the same way. */

export interface Preset {
  seats: number;
  options: Record<string, unknown>;
}

const key = (box: string) => `cabale.preset.${box}`;

export function savePreset(box: string, preset: Preset): void {
  localStorage.setItem(key(box), JSON.stringify(preset));
}

export function loadPreset(box: string): Preset | null {
  try {
    return JSON.parse(localStorage.getItem(key(box)) ?? 'null') as Preset | null;
  } catch {
    return null;
  }
}

export const forgetPreset = (box: string): void => localStorage.removeItem(key(box));
