import { expect, test } from 'vitest';
import { navigationProblems } from './navigation-rules.ts';
import type { AreaManifest, NavigationItem } from './releases.ts';

const title = { zh: '茶室', en: 'Tea house', ja: '茶室' };
const manifest = (navigation: Partial<NavigationItem>[]): AreaManifest => ({
  area: 'tea',
  name: title,
  contract: '^1.0.0',
  routes: ['/tea', '/teas/:name'].map((path) => ({
    id: 'tea',
    path,
    frame: 'open',
    page: { kind: 'text', title, description: title },
  })),
  navigation: navigation.map((item) => ({ id: 'tea', path: '/tea', label: title, order: 1, ...item })),
});

test.each([
  ['no item', []],
  ['a page and another one', [{}, { id: 'green', path: '/teas/green' }]],
  ['a filter of a page', [{ path: '/tea/?kind=green#first' }]],
  [
    'labels as long as may be',
    [{ label: { zh: '茶'.repeat(10), en: 'T'.repeat(20), ja: 'ティー'.repeat(3) } }],
  ],
  ['a character outside of the basic plane', [{ label: { ...title, zh: '𠮷'.repeat(10) } }]],
])('%s is accepted', (_what, navigation) => {
  expect(navigationProblems(manifest(navigation))).toEqual([]);
});

test.each<[string, Partial<NavigationItem>[], string[]]>([
  ['three items', [{}, {}, {}], ['3 items, 1 more than an area may have']],
  ['a page of another area', [{ path: '/palettes' }], ['tea: /palettes is no route of the area']],
  [
    'a page of another area that looks like its own',
    [{ path: '/tea/../palettes' }],
    ['tea: /tea/../palettes is no route of the area'],
  ],
  [
    'long labels',
    [{ label: { zh: '茶'.repeat(11), en: 'T'.repeat(21), ja: `${'ティー'.repeat(3)}ー茶` } }],
    [
      `tea: the label "${'茶'.repeat(11)}" (zh) is too long by 2; 20 letters or 10 Chinese or Japanese characters fit`,
      `tea: the label "${'T'.repeat(21)}" (en) is too long by 1; 20 letters or 10 Chinese or Japanese characters fit`,
      'tea: the label "ティーティーティーー茶" (ja) is too long by 2; 20 letters or 10 Chinese or Japanese characters fit',
    ],
  ],
])('%s are refused', (_what, navigation, problems) => {
  expect(navigationProblems(manifest(navigation))).toEqual(problems);
});
