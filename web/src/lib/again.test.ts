import { expect, onTestFinished, test, vi } from 'vitest';
import { again } from './again';

function clock() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}
const refused = (status: number, after?: string) =>
  new Response('', { status, headers: after ? { 'Retry-After': after } : {} });

test('what is refused for now is asked for again, later each time, and this is told', async () => {
  clock();
  const replies = [refused(429), refused(503), refused(429, '30'), new Response('here')];
  const times: number[] = [];
  const begin = Date.now();
  const waiting = vi.fn();
  const found = again(() => {
    times.push(Date.now() - begin);
    return Promise.resolve(replies[times.length - 1]!);
  }, waiting);
  await vi.runAllTimersAsync();
  expect(await (await found).text()).toBe('here');
  expect(times).toEqual([0, 1000, 3000, 33000]);
  expect(waiting).toHaveBeenCalledTimes(3);
});

test('what is refused for good is not asked for again, and what never comes is given up', async () => {
  clock();
  const ask = vi.fn(() => Promise.resolve(refused(404)));
  expect((await again(ask)).status).toBe(404);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockImplementation(() => Promise.resolve(refused(429)));
  const found = again(ask);
  await vi.runAllTimersAsync();
  expect((await found).status).toBe(429);
  expect(ask).toHaveBeenCalledTimes(8);
});
