/** People to play with: the queue, friends, circles. */

import { call, get, post } from './api';
import type * as Wire from './wire';

const wait = ({ wait }: Wire.Waiting): Wire.Wait | null => wait;
const friend = (player: string, what = '') => `/api/friends/${encodeURIComponent(player)}${what}`;
const circle = (id: string, what = '') => `/api/circles/${encodeURIComponent(id)}${what}`;

export const company = {
  /** What I wait for; to ask says that I still do. */
  waiting: () => get<Wire.Waiting>('/api/queue').then(wait),
  enqueue: (body: Wire.Enqueue) => post<Wire.Waiting>('/api/queue', body).then(wait),
  leaveQueue: () => call<void>('DELETE', '/api/queue'),
  /** My friends; to ask tells them that I am here. */
  friends: () => get<Wire.FriendList>('/api/friends'),
  ask: (code: string) => post<Wire.FriendList>('/api/friends', { code }),
  renewCode: () => post<Wire.FriendList>('/api/friends/code'),
  accept: (player: string) => post<Wire.FriendList>(friend(player, '/accept')),
  part: (player: string) => call<Wire.FriendList>('DELETE', friend(player)),
  /** To a table, a circle or an event of mine. */
  invite: (player: string, to: Wire.AskToTable) => post<void>(friend(player, '/invite'), to),
  decline: (table: string) => call<void>('DELETE', `/api/invites/${encodeURIComponent(table)}`),
  /** `seats` and `season`: empty for all. */
  ladder: (game: string, seats: string, season: string) => {
    const scope = new URLSearchParams({ ...(seats && { seats }), ...(season && { season }) });
    return get<Wire.Ladder>(`/api/games/${encodeURIComponent(game)}/ladder?${scope}`);
  },
  circles: () => get<Wire.CircleList>('/api/circles').then((list) => list.circles),
  found: (name: string) => post<Wire.Circle>('/api/circles', { name }),
  joinCircle: (code: string) => post<Wire.Circle>('/api/circles/join', { code }),
  circle: (id: string) => get<Wire.Circle>(circle(id)),
  changeCircle: (id: string, body: Wire.CircleSettings) =>
    post<Wire.Circle>(circle(id, '/settings'), body),
  setRole: (id: string, player: string, role: Wire.SetRole['role']) =>
    post<Wire.CircleList>(circle(id, `/people/${encodeURIComponent(player)}`), { role }),
};

/** A code in groups, as one reads it out. */
export const spaced = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
