import { expect, test } from 'vitest';
import { activeArea } from '../testing.tsx';
import { currentItem, navigationItems } from './navigation-items.ts';

const text = { zh: '项', en: 'item', ja: '項目' };
const cocreate = activeArea('cocreate', {
  routes: ['/co', '/co/:id', '/nfts'].map((path, index) => ({
    id: `r${index}`,
    path,
    frame: 'spine',
    page: { kind: 'color' },
  })),
  navigation: [
    { id: 'co', path: '/co', label: text, order: 30 },
    { id: 'nfts', path: '/nfts', label: text, order: 5 },
  ],
});
const areas = [cocreate, activeArea('generator')];

test('links of all areas stand in their stated order', () => {
  expect(navigationItems(areas, 'bar').map((item) => item.id)).toEqual(['nfts', 'generator', 'co']);
});

test('a link of the phone menu alone is not in the bar, and the other way round', () => {
  const only = (placement: 'bar' | 'phone') =>
    activeArea(placement, { navigation: [{ id: placement, path: '/x', label: text, order: 1, placement }] });
  const places = [only('bar'), only('phone')];
  expect(navigationItems(places, 'bar').map((item) => item.id)).toEqual(['bar']);
  expect(navigationItems(places, 'phone').map((item) => item.id)).toEqual(['phone']);
});

test.each([
  ['/', 'generator'],
  ['/colors/x', 'generator'],
  ['/co', 'co'],
  ['/co/7', 'co'],
  ['/nfts', 'nfts'],
  ['/nowhere', undefined],
])('on %s the current link is %s', (path, id) => {
  expect(currentItem(areas, path)?.id).toBe(id);
});
