import { expect, test } from 'vitest';
import { fixtureArea, fixtureEvent, fixtureSummary, RELEASES, withCanary } from '../testing/fixtures.ts';
import { arrangeAreas, countAreas, filterAreas, type Show } from './arrange-areas.ts';

const { stable } = RELEASES;
const NOW = new Date(2026, 10, 27, 12).getTime();
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const named = (area: string, hours: number, changes: Parameters<typeof fixtureArea>[0] = {}) =>
  fixtureArea({
    ...changes,
    area,
    lastMove: { ...(changes.lastMove ?? fixtureEvent()), at: hoursAgo(hours) },
  });

const AREAS = arrangeAreas(
  [
    named('old', 90),
    named('tea', 2),
    named('gallery', 2),
    named('rolling', 80, withCanary()),
    named('killed', 70, { lastMove: fixtureEvent({ pointer: { stable, canary: null, killed: true } }) }),
    named('failing', 60, {
      health: [{ release: stable, minutes: [{ minute: hoursAgo(0), loads: 9, failures: 3 }], outcomes: {} }],
    }),
    named('palettes', 50, {
      name: { zh: '调色板', en: 'Palettes', ja: 'パレット' },
      releases: [fixtureSummary({ release: 'feedbeef00112233', commit: 'c0ffee'.padEnd(40, '0') })],
    }),
  ],
  NOW,
);
const ids = (text: string, show: Show = 'all') =>
  filterAreas(AREAS, { text, show }).map(({ area }) => area.area);

test('trouble comes first, then canaries, then the last moved', () => {
  expect(ids('')).toEqual(['killed', 'failing', 'rolling', 'gallery', 'tea', 'palettes', 'old']);
});

test.each([
  ['an id', 'palett', ['palettes']],
  ['a Chinese name', '调色', ['palettes']],
  ['an English name in capitals', 'PALETTES', ['palettes']],
  ['a Japanese name, half-width', 'ﾊﾟﾚｯﾄ', ['palettes']],
  ['a release', 'feedbeef', ['palettes']],
  ['a commit', 'c0ffee', ['palettes']],
  ['several words', ' c0ffee  パレット ', ['palettes']],
  ['nothing known', 'c0ffee gallery', []],
])('%s is found', (_, text, areas) => expect(ids(text)).toEqual(areas));

test('names the release that was found unless visitors get it', () => {
  const found = (text: string) => filterAreas(AREAS, { text, show: 'all' }).map(({ found }) => found);
  expect(found('c0ffee')).toEqual(['feedbeef00112233']);
  expect(found('feedbeef')).toEqual(['feedbeef00112233']);
  expect(found('palettes')).toEqual([null]);
  expect(new Set(found(stable))).toEqual(new Set([null]));
});

test('counts and lists what is in trouble, rolling, and changed today', () => {
  expect(countAreas(AREAS)).toEqual({ all: 7, trouble: 2, rolling: 1, today: 2 });
  expect(ids('', 'trouble')).toEqual(['killed', 'failing']);
  expect(ids('', 'rolling')).toEqual(['rolling']);
  expect(ids('', 'today')).toEqual(['gallery', 'tea']);
  expect(ids('tea', 'today')).toEqual(['tea']);
});
