import { expect, test } from 'vitest';
import { DOCUMENT, activeArea, route } from './page-fixture.ts';
import { pagesToOpen } from './pages-to-open.ts';

const [generator, palettes] = DOCUMENT.areas as [(typeof DOCUMENT.areas)[0], (typeof DOCUMENT.areas)[0]];

test('an area is opened where nothing need be known, and at one colour', () => {
  expect(pagesToOpen(generator, DOCUMENT)).toEqual(['/', '/colors/%E6%9C%88%E7%99%BD']);
  expect(pagesToOpen(palettes, DOCUMENT)).toEqual(['/palettes']);
});

test('a colour with something else beside it is unknown', () => {
  const story = activeArea('story', 'dddddddddddddddd', [
    route('/history/:name/:id', { kind: 'color', param: 'name' }),
  ]);
  expect(pagesToOpen(story, DOCUMENT)).toEqual([]);
});

test('a shell is opened at its own pages and at one of each area that runs', () => {
  expect(pagesToOpen(DOCUMENT.shell, DOCUMENT)).toEqual(['/legal/terms.html', '/', '/palettes']);
  const closed = { ...DOCUMENT, areas: [generator, { ...palettes, killed: true }] };
  expect(pagesToOpen(DOCUMENT.shell, closed)).toEqual(['/legal/terms.html', '/']);
});
