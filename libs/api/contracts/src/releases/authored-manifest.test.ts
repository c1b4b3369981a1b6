import { expect, test } from 'vitest';
import { areaManifestSchema } from './releases.ts';
import { authoredManifestSchema } from './authored-manifest.ts';

const titles = { zh: '茶', en: 'Tea', ja: '茶' };
const manifest = (area: string, route: string, link: string) => ({
  area,
  name: titles,
  contract: '^1.0.0',
  routes: [
    { id: 'tea', path: route, frame: 'open', page: { kind: 'text', title: titles, description: titles } },
  ],
  navigation: [{ id: 'tea', path: link, label: titles, order: 1 }],
});
const problemsOf = (given: unknown) =>
  authoredManifestSchema.safeParse(given).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('an area may have addresses of its own', () => {
  expect(problemsOf(manifest('tea', '/tea', '/tea'))).toEqual([]);
});

test.each([
  ['name', manifest('api', '/tea', '/tea'), 'area', "api is a reserved name: /api is the gateway's"],
  ['route', manifest('tea', '/operator/tea', '/tea'), 'routes', "/operator/tea: /operator is the gateway's"],
  [
    'legal page',
    manifest('tea', '/legal/tea.html', '/tea'),
    'routes',
    "/legal/tea.html: /legal is the shell's",
  ],
  ['link', manifest('tea', '/tea', '/dev'), 'navigation', "tea: /dev is no page, /dev is the gateway's"],
])('a reserved %s is refused in its own words', (_what, given, field, message) => {
  expect(problemsOf(given)).toContainEqual([field, message]);
});

test('a published release stays readable when a path of it becomes reserved', () => {
  expect(areaManifestSchema.safeParse(manifest('api', '/api', '/api')).success).toBe(true);
});
