import { expect, test } from 'vitest';
import { Requests } from './requests';

test('each request has a key of its own, and the answer to it', async () => {
  const requests = new Requests();
  const one = requests.add({ type: 'ping' }, false);
  const other = requests.add({ type: 'ping' }, false);
  expect(one.keyed.key).not.toBe(other.keyed.key);
  requests.settle(other.keyed.key!, { ok: true });
  await expect(other.answer).resolves.toEqual({ ok: true });
  expect(requests.unanswered).toEqual([one.keyed]);
});

test('with the line fails what is not sent again', async () => {
  const requests = new Requests();
  const lost = requests.add({ type: 'ping' }, false);
  const kept = requests.add({ type: 'choose', seat: 0, turn: 1, choice: ['pass'] }, true);
  requests.fail();
  await expect(lost.answer).resolves.toEqual({ ok: false, refused: null });
  expect(requests.unanswered).toEqual([kept.keyed]);
  requests.settle(kept.keyed.key!, { ok: true });
  await expect(kept.answer).resolves.toEqual({ ok: true });
});

test('an answer to what nobody asked, or asked twice, changes nothing', () => {
  const requests = new Requests();
  requests.settle('k9', { ok: true });
  expect(requests.unanswered).toEqual([]);
});
