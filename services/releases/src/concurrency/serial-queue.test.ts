import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('work is done in its order, never two pieces at once, whatever becomes of them', async () => {
  const inTurn = createSerialQueue();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
