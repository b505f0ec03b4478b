/** How this person sets up tables of a box: as the last time, and under names of their own. */

export interface Preset {
  seats: number;
  options: Record<string, unknown>;
}

const key = (box: string) => `cabale.preset.${box}`;
const named = (box: string) => `cabale.presets.${box}`;

function read<T>(from: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(from) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function savePreset(box: string, preset: Preset): void {
  localStorage.setItem(key(box), JSON.stringify(preset));
}

export const loadPreset = (box: string): Preset | null => read<Preset>(key(box));

export const forgetPreset = (box: string): void => localStorage.removeItem(key(box));

export const namedPresets = (box: string): Record<string, Preset> => read(named(box)) ?? {};

export function keepPresets(box: string, presets: Record<string, Preset>): void {
  localStorage.setItem(named(box), JSON.stringify(presets));
}
