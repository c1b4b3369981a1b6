import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('forgets what was set or read longest ago, and only beyond its bound', () => {
  const map = new BoundedMap<string, number>(2);
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

test('keeps values up to a weight, and none that exceeds it alone', () => {
  const map = new BoundedMap<string, string>(10, (text) => text.length);
  map.set('a', 'xxxx');
  map.set('b', 'xxxx');
  map.set('b', 'xx');
  map.set('c', 'xxxx');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['xxxx', 'xx', 'xxxx']);
  map.set('d', 'xxxxxx');
  expect([map.get('a'), map.get('b'), map.get('c'), map.get('d')]).toEqual([
    undefined,
    undefined,
    'xxxx',
    'xxxxxx',
  ]);
  map.delete('c');
  map.set('e', 'xxxx');
  expect(map.size).toBe(2);
  map.set('f', 'x'.repeat(11));
  expect([map.size, map.get('f')]).toEqual([0, undefined]);
});
