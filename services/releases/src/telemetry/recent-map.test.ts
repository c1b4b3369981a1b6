import { expect, test } from 'vitest';
import { RecentMap } from './recent-map.ts';

test('forgets what was set or read longest ago, and only beyond its limit', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  map.set('a', 4);
  expect([map.size, map.get('a')]).toEqual([2, 4]);
  map.clear();
  expect([map.size, map.get('a')]).toEqual([0, undefined]);
});
