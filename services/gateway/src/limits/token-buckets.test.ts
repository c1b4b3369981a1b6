import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const open = (most = 10) => {
  const clock = { now: 0 };
  return { clock, buckets: new TokenBuckets({ burst: 2, perSecond: 0.5 }, most, () => clock.now) };
};

it('gives a burst, then as much as comes in, and no more after a long pause', () => {
  const { clock, buckets } = open();
  const take = () => buckets.take('a');
  expect([take(), take(), take()]).toEqual([true, true, false]);
  clock.now = 2_000;
  expect([take(), take()]).toEqual([true, false]);
  clock.now = 3_600_000;
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

it('lets nobody take the tokens of another', () => {
  const { buckets } = open();
  expect(['a', 'a', 'a', 'b'].map((key) => buckets.take(key))).toEqual([true, true, false, true]);
});

it('remembers only so many', () => {
  const { buckets } = open(2);
  for (const key of ['a', 'a', 'b', 'b', 'c', 'c']) buckets.take(key);
  expect(buckets.take('b')).toBe(false);
  expect(buckets.take('a')).toBe(true);
});
