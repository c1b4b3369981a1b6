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
  expect(navigationItems(areas).map((item) => item.id)).toEqual(['nfts', 'generator', 'co']);
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
