/** Whose face belongs to a line or to what one says oneself. */

import { prefs } from './prefs.svelte';
import type { ChatLine, SeatInfo } from './wire';

/** Whether a bot said it: somebody who sat there before may have left a line, too. */
export function byBot({ seat, name }: ChatLine, seats: readonly SeatInfo[]): boolean {
  const who = seat === null ? undefined : seats[seat];
  return who?.kind === 'bot' && who.name === name;
}

/** The face that others see of a seat; without one, that of whoever holds the device. */
export const ownFace = (seat: SeatInfo | undefined): { name: string; face: string } =>
  seat?.name ? { name: seat.name, face: seat.face ?? '' } : { name: prefs.name, face: prefs.face };
