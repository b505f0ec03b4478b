/** Who one is to the server, and to whom one would rather not be anybody. */

import { call, get, post } from './api';
import { prefs } from './prefs.svelte';
import type * as Wire from './wire';

const keep = ({ relations }: Wire.RelationList): Wire.RelationInfo[] => {
  prefs.blocked = relations.map(({ player }) => player);
  return relations;
};

export const people = {
  account: () => get<Wire.Account>('/api/account'),
  changePassword: (body: Wire.ChangePassword) => post<void>('/api/account/password', body),
  forgot: (login: string) => post<void>('/api/account/forgot', { login, language: prefs.language }),
  reset: (body: Wire.ResetPassword) => post<Wire.Me>('/api/account/reset', body),
  setEmail: (password: string, email: string | null) =>
    post<void>('/api/account/email', { password, email, language: prefs.language }),
  confirmEmail: (key: string) => post<void>('/api/account/email/confirm', { key }),
  hours: () => get<Wire.HoursOff>('/api/me/hours'),
  setHours: (hours: Wire.HoursOff) => post<Wire.HoursOff>('/api/me/hours', { hours }),
  notices: () => get<Wire.NoticeSettings>('/api/me/notices'),
  setNotices: (mail: number, webhook: string) =>
    post<Wire.NoticeSettings>('/api/me/notices', { mail, webhook, language: prefs.language }),
  subscribe: (body: Wire.Subscribe) =>
    post<void>('/api/me/devices', { ...body, language: prefs.language }),
  unsubscribe: (endpoint: string) => call<void>('DELETE', '/api/me/devices', { endpoint }),
  stopLetters: (token: string) => post<void>(`/api/notices/stop/${encodeURIComponent(token)}`),
  sessions: () => get<Wire.SessionList>('/api/sessions').then((list) => list.sessions),
  end: (id: string) => call<void>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  signOutEverywhere: () => call<void>('DELETE', '/api/sessions'),
  tokens: () => get<Wire.TokenList>('/api/tokens').then((list) => list.tokens),
  newToken: (body: Wire.NewToken) => post<Wire.TokenInfo>('/api/tokens', body),
  dropToken: (id: string) => call<void>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  /** Those whose lines are not shown here, on whichever device one is. */
  relations: () => get<Wire.RelationList>('/api/relations').then(keep),
  relate: (player: string, kind: Wire.RelationInfo['kind']) =>
    post<Wire.RelationList>(`/api/relations/${encodeURIComponent(player)}`, { kind }).then(keep),
  /** What somebody shows of themselves. */
  profile: (player: string) => get<Wire.Profile>(`/api/people/${encodeURIComponent(player)}`),
  profileSettings: () => get<Wire.ProfileSettings>('/api/me/profile'),
  setProfile: (body: Wire.SetProfile) => post<Wire.ProfileSettings>('/api/me/profile', body),
  showMatch: (table: string) => post<void>(`/api/me/shown/${encodeURIComponent(table)}`),
  hideMatch: (table: string) => call<void>('DELETE', `/api/me/shown/${encodeURIComponent(table)}`),
  ratings: (player: string) =>
    get<Wire.RatingHistory>(`/api/people/${encodeURIComponent(player)}/ratings`).then(
      (history) => history.games,
    ),
};
