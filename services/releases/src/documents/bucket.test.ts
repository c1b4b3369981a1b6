import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf } from './bucket.ts';

test('a bucket lies in 0 ≤ x < 100 and depends on visitor and area alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (visitor, area) => {
      const bucket = bucketOf(visitor, area);
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(100);
      expect(bucketOf(visitor, area)).toBe(bucket);
    }),
  );
});

test('visitors are spread evenly, and those of two areas independently', () => {
  const visitors = Array.from({ length: 10_000 }, (_, index) => `v${index}`);
  const below = (area: string, weight: number) =>
    new Set(visitors.filter((visitor) => bucketOf(visitor, area) < weight));
  for (const weight of [1, 10, 50, 99])
    expect(Math.abs(below('generator', weight).size / 100 - weight)).toBeLessThan(
      4 * Math.sqrt((weight * (100 - weight)) / 10_000),
    );
  const gallery = below('gallery', 50);
  const both = [...below('generator', 50)].filter((visitor) => gallery.has(visitor));
  expect(Math.abs(both.length / 100 - 25)).toBeLessThan(2);
});

test('visitor and area cannot be taken for each other', () => {
  expect(bucketOf('ab', 'c')).not.toBe(bucketOf('b', 'ca'));
});
