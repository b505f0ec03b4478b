/** The state of places and characters in words: for who hovers, presses long or listens. */

import type { GameWords } from '$/lib/gamewords';
import type { Table } from './facts';
import type { Place, Plan } from './plan';
import { tagOf } from './signs';

export function tellPerson(table: Table, words: GameWords, character: number): string {
  const person = table.people[character]!;
  const said = [words.value('place', person.place)];
  if (character !== table.automa) said.unshift(words.text(`character-${tagOf(character)}`));
  if (person.ghost) said.push(words.text('board-ghost'));
  if (person.role) said.push(words.value('role', person.role));
  if (table.knife === character) said.push(words.text('board-knife'));
  said.push(
    words.text('board-pulse', { n: person.pulse }),
    words.text('board-encounter-cards', { n: person.encounter_cards }),
    words.text('board-room-cards', { n: person.room_cards }),
  );
  if (person.acted) said.push(words.text('board-acted'));
  return said.join(' · ');
}

export function tellPlace(table: Table, plan: Plan, words: GameWords, place: Place): string {
  const room = table.rooms[place.id];
  const said: string[] = [];
  if (room?.completed) said.push(words.text('board-completed'));
  else if (room) {
    said.push(words.text('board-pile', { n: room.cards }));
    said.push(
      words.text(
        room.explored
          ? room.dangerous
            ? 'board-dangerous'
            : 'board-explored'
          : 'board-unexplored',
      ),
      words.text('board-books', { n: room.books, most: place.books ?? 0 }),
    );
  }
  if (room?.token) said.push(words.text('board-cultist-token'));
  if (table.fishman === place.id) said.push(words.text('board-fishman'));
  if (place.id === plan.vote_room)
    said.push(words.text(table.vote_active ? 'board-vote-active' : 'board-vote-used'));
  if (place.id === plan.camera_room)
    said.push(words.text(table.power ? 'board-camera' : 'board-camera-off'));
  if (place.id === plan.portal_room && table.portal !== 'none') said.push(tellPortal(table, words));
  const there = table.people.flatMap((person, c) => (person.place === place.id ? [c] : []));
  if (there.length) said.push(words.list(there.map((c) => words.name(c))));
  return said.join(' · ') || words.text('board-nobody-here');
}

export const tellPortal = (table: Table, words: GameWords): string =>
  words.text(`board-portal-${table.portal}`, { turn: table.portal_deadline ?? 0 });
