import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('works on every item once, never on more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel(Array.from({ length: 20 }).keys(), 4, async (item) => {
    most = Math.max(most, ++running);
    await turn();
    running--;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
  expect(most).toBe(4);
});

test('fails with the first failure, begins nothing after it, and lets the source end', async () => {
  const begun: number[] = [];
  let ended = false;
  async function* source() {
    try {
      for (let item = 0; ; item++) yield item;
    } finally {
      ended = true;
    }
  }
  const work = inParallel(source(), 3, async (item) => {
    begun.push(item);
    await turn();
    if (item === 4) throw new Error('the fifth');
  });
  await expect(work).rejects.toThrow('the fifth');
  expect(begun.length).toBeLessThan(9);
  expect(ended).toBe(true);
});

test('a source that fails is a failure', async () => {
  async function* source() {
    yield 1;
    throw new Error('no more');
  }
  await expect(inParallel(source(), 2, async () => undefined)).rejects.toThrow('no more');
});
