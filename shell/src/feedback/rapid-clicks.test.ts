import { expect, test } from 'vitest';
import { rapidClicks, type RapidClicks } from './rapid-clicks.ts';

type Place = [at: number, x: number, y: number];

const countOf = (places: Place[]) =>
  places.reduce<RapidClicks | null>((run, [at, x, y]) => rapidClicks(run, { at, x, y }), null)?.count;

test.each<[name: string, places: Place[], count: number]>([
  ['one click', [[0, 5, 5]], 1],
  [
    'five at one place',
    [
      [0, 5, 5],
      [100, 5, 5],
      [200, 5, 5],
      [300, 5, 5],
      [400, 5, 5],
    ],
    5,
  ],
  [
    '750 ms apart',
    [
      [0, 0, 0],
      [750, 0, 0],
      [1500, 0, 0],
      [2250, 0, 0],
      [3000, 0, 0],
    ],
    5,
  ],
  [
    '751 ms before the last one',
    [
      [0, 0, 0],
      [100, 0, 0],
      [200, 0, 0],
      [300, 0, 0],
      [1051, 0, 0],
    ],
    1,
  ],
  [
    'a pause in the middle',
    [
      [0, 0, 0],
      [100, 0, 0],
      [900, 0, 0],
      [1000, 0, 0],
      [1100, 0, 0],
    ],
    3,
  ],
  [
    '30 px away',
    [
      [0, 0, 0],
      [100, 30, 0],
    ],
    2,
  ],
  [
    '30 px away on the diagonal',
    [
      [0, 0, 0],
      [100, 18, 24],
    ],
    2,
  ],
  [
    '31 px away',
    [
      [0, 0, 0],
      [100, 31, 0],
    ],
    1,
  ],
  [
    '30 px to the side and 30 px down',
    [
      [0, 0, 0],
      [100, 30, 30],
    ],
    1,
  ],
  [
    '30 px further each time',
    [
      [0, 0, 0],
      [100, 30, 0],
      [200, 60, 0],
      [300, 90, 0],
      [400, 120, 0],
    ],
    5,
  ],
  [
    'two places in turn',
    [
      [0, 0, 0],
      [100, 80, 0],
      [200, 0, 0],
      [300, 80, 0],
      [400, 0, 0],
    ],
    1,
  ],
  [
    'six',
    [
      [0, 0, 0],
      [10, 0, 0],
      [20, 0, 0],
      [30, 0, 0],
      [40, 0, 0],
      [50, 0, 0],
    ],
    6,
  ],
])('%s', (_name, places, count) => {
  expect(countOf(places)).toBe(count);
});
