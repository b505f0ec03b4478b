import { afterEach, expect, test, vi } from 'vitest';
import { people } from './people';
import { prefs } from './prefs.svelte';

afterEach(() => vi.unstubAllGlobals());

test('whom the server keeps as not to be heard is not heard on this device', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${String(body)}`);
    const relations = asked.length === 1 ? [{ player: 'p_eve', name: 'Eve', kind: 'mute' }] : [];
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ relations }), { headers }));
  });
  await people.relate('p_eve', 'mute');
  expect(prefs.blocked).toEqual(['p_eve']);
  await people.relate('p_eve', 'none');
  expect(prefs.blocked).toEqual([]);
  expect(asked[0]).toBe('POST /api/relations/p_eve {"kind":"mute"}');
});
