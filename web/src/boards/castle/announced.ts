/** Who has shown all his cards in an announcement, and which of them count. */

import type { AnnouncementView, CastleView } from './view';

type Table = Pick<CastleView, 'pile'> & {
  seats: Pick<CastleView['seats'][number], 'society' | 'items'>[];
};

/**
 * The announcer, then those named. Only cards of the society that is spoken of count: who announces
 * that the other one has what it needs shows his own cards, too, and they do not (CAS-192).
 */
export function holders({ seats, pile }: Table, said: AnnouncementView) {
  const wanted = said.society === 'order' ? 'key' : 'goblet';
  const named = (item: string) => item === wanted || (pile === 0 && item === `bag_${wanted}`);
  return [said.seat, ...said.named].map((seat) => {
    const { society, items } = seats[seat]!;
    const counts = (item: string) => society === said.society && named(item);
    return { seat, society, items: (items ?? []).map((item) => ({ item, counts: counts(item) })) };
  });
}
