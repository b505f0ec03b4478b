import { expect, test } from 'vitest';
import { InOrder } from './inorder';

/** Questions whose answers come when the test says so. */
function questions() {
  const order = new InOrder();
  const taken: unknown[] = [];
  const ask = () => {
    let settle: (answer: Promise<string>) => void;
    const told = order.ask(
      () => new Promise<string>((done) => (settle = done)),
      (answer) => taken.push(answer),
      (error) => taken.push(error),
    );
    return {
      answer: (text: string) => (settle(Promise.resolve(text)), told),
      fail: (why: string) => (settle(Promise.reject(why)), told),
    };
  };
  return { ask, taken };
}

test('answers that come in order are all taken', async () => {
  const { ask, taken } = questions();
  const [first, second] = [ask(), ask()];
  await first.answer('one');
  await second.answer('two');
  expect(taken).toEqual(['one', 'two']);
});

test('an answer that was overtaken is not taken', async () => {
  const { ask, taken } = questions();
  const [first, second] = [ask(), ask()];
  await second.answer('two');
  await first.answer('one');
  expect(taken).toEqual(['two']);
});

test('nor is a failure that was overtaken', async () => {
  const { ask, taken } = questions();
  const [first, second, third] = [ask(), ask(), ask()];
  await second.answer('two');
  await first.fail('late');
  await third.fail('offline');
  expect(taken).toEqual(['two', 'offline']);
});
