/** Short sounds, made on the spot: no file to load. */

import { plain, type GameWords } from './gamewords';
import { prefs } from './prefs.svelte';
import type { GameEvent } from './types';

type Sound = 'mine' | 'other' | 'chat' | 'bad' | 'end';

/** Notes as [frequency, start, length] in hertz and seconds. */
const TUNES: Record<Sound, [number, number, number][]> = {
  mine: [
    [659, 0, 0.18],
    [880, 0.12, 0.35],
  ],
  other: [[330, 0, 0.07]],
  chat: [[523, 0, 0.09]],
  bad: [
    [196, 0, 0.18],
    [165, 0.1, 0.25],
  ],
  end: [
    [392, 0, 0.25],
    [523, 0.15, 0.25],
    [659, 0.3, 0.6],
  ],
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (prefs.sound === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[name]) {
    const at = context.currentTime + start;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.12 * prefs.sound, at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Tell events aloud, one after the other, in the player's language. */
export function narrate(events: GameEvent[], words: GameWords): void {
  if (!prefs.voice || !('speechSynthesis' in window)) return;
  for (const event of events) {
    const line = words.event(event);
    if (!line || line.secret) continue;
    const speech = new SpeechSynthesisUtterance(plain(line.pieces));
    speech.lang = prefs.language;
    speech.volume = Math.max(0.3, prefs.sound);
    speechSynthesis.speak(speech);
  }
}
