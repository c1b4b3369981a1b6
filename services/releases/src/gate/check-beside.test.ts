import type { GateCheck, ReleaseDescriptor } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { describeBuild, type BuildOverrides } from '../testing/release-build.ts';
import { checkBeside, fitsShell } from './check-beside.ts';

const release = (area: string, overrides: BuildOverrides = {}): ReleaseDescriptor =>
  describeBuild({ area, ...overrides });
const shell = (overrides: BuildOverrides = {}) => release('shell', { contract: '1.2.0', ...overrides });

function obstacles(candidate: ReleaseDescriptor, ...others: ReleaseDescriptor[]): GateCheck[] {
  return checkBeside(candidate, others).filter(({ verdict }) => verdict !== 'compatible');
}

test('an area that asks for what the shell provides is compatible in every check', () => {
  expect(checkBeside(release('generator'), [shell(), release('gallery')])).toEqual(
    ['shared', 'external-runtime', 'contract', 'routes', 'navigation'].map((check) => ({
      check,
      verdict: 'compatible',
      reason: '',
    })),
  );
});

test('nobody knows whether an area fits without a shell', () => {
  expect(
    obstacles(release('generator'), release('gallery')).map(({ check, verdict }) => [check, verdict]),
  ).toEqual([
    ['shared', 'unknown'],
    ['external-runtime', 'unknown'],
    ['contract', 'unknown'],
  ]);
});

test('the first shell is compatible', () => {
  expect(obstacles(shell())).toEqual([]);
});

test.each<[string, string, GateCheck['verdict']]>([
  ['^1.2.0', '1.2.0', 'compatible'],
  ['^1.0.0', '1.2.0', 'compatible'],
  ['^1.3.0', '1.2.0', 'incompatible'],
  ['^0.9.0', '1.2.0', 'incompatible'],
  ['^1.0.0 || ^2.0.0', '2.0.0', 'compatible'],
  ['>=1.0.0', '1.2.0', 'unknown'],
])('contract %s against a shell of %s: %s', (contract, provided, verdict) => {
  const area = release('generator', { contract });
  const host = shell({ contract: provided });
  for (const checks of [checkBeside(area, [host]), checkBeside(host, [area])])
    expect(checks.find(({ check }) => check === 'contract')).toMatchObject({ verdict });
});

test.each<[Record<string, string>, GateCheck['verdict'], string]>([
  [{}, 'compatible', ''],
  [{ react: '^19.0.0' }, 'compatible', ''],
  [{ react: '^20.0.0' }, 'incompatible', 'generator asks for react ^20.0.0, the shell provides 19.3.1'],
  [{ react: '^19.3.2' }, 'incompatible', 'generator asks for react ^19.3.2, the shell provides 19.3.1'],
  [{ vue: '^3.0.0' }, 'incompatible', 'generator asks for vue ^3.0.0, the shell provides none'],
  [
    { constructor: '^1.0.0' },
    'incompatible',
    'generator asks for constructor ^1.0.0, the shell provides none',
  ],
  [
    { react: '*' },
    'unknown',
    'generator asks for react *, the shell provides 19.3.1: not a form that can be compared',
  ],
])('shared %j: %s', (shared, verdict, reason) => {
  const check = checkBeside(release('generator', { shared }), [shell()])[0];
  expect(check).toEqual({ check: 'shared', verdict, reason });
});

test.each<[boolean | null, boolean | null, GateCheck['verdict']]>([
  [true, true, 'compatible'],
  [true, false, 'compatible'],
  [true, null, 'compatible'],
  [false, false, 'compatible'],
  [null, false, 'compatible'],
  [false, true, 'incompatible'],
  [false, null, 'unknown'],
  [null, true, 'unknown'],
  [null, null, 'unknown'],
])('a shell that says %s of the external runtime, an area that says %s: %s', (provided, needed, verdict) => {
  const checks = checkBeside(release('generator', { externalRuntime: needed }), [
    shell({ externalRuntime: provided }),
  ]);
  expect(checks.find(({ check }) => check === 'external-runtime')).toMatchObject({ verdict });
});

test('a shell is checked against every running area, each named once', () => {
  const next = shell({ contract: '2.0.0', shared: { react: '20.0.0' } });
  const gallery = release('gallery', { contract: '^1.1.0' });
  expect(obstacles(next, gallery, gallery, release('palettes', { contract: '^2.0.0', shared: {} }))).toEqual([
    {
      check: 'shared',
      verdict: 'incompatible',
      reason: 'gallery asks for react ^19.3.1, the shell provides 20.0.0',
    },
    {
      check: 'contract',
      verdict: 'incompatible',
      reason: 'gallery asks for ^1.1.0, the shell provides 2.0.0',
    },
  ]);
});

test('while a canary of the shell runs, an area must fit both', () => {
  const canary = shell({ contract: '2.0.0' });
  expect(obstacles(release('generator', { contract: '^1.0.0' }), shell(), canary)).toMatchObject([
    { check: 'contract', verdict: 'incompatible' },
  ]);
  expect(obstacles(release('generator', { contract: '^1.0.0 || ^2.0.0' }), shell(), canary)).toEqual([]);
});

test.each([
  ['/colors/:name', '/colors/:id', true],
  ['/colors/:name', '/colors/:id/', true],
  ['/', '/', true],
  ['/colors/:name', '/colors/new', true],
  ['/colors/new', '/colors/:name', true],
  ['/:area/new', '/colors/:name', true],
  ['/colors/new', '/colors/old', false],
  ['/colors/:name', '/colors/:name/edit', false],
  ['/colors', '/colours', false],
])('%s of one area and %s of another: conflict %s', (owned, wanted, conflict) => {
  const gallery = release('gallery', { routes: [owned] });
  expect(obstacles(release('generator', { routes: [wanted] }), shell(), gallery)).toEqual(
    conflict ? [{ check: 'routes', verdict: 'incompatible', reason: `${wanted}: gallery has ${owned}` }] : [],
  );
});

test('a route that the shell has is refused', () => {
  expect(
    obstacles(release('generator', { routes: ['/terms'] }), shell({ routes: ['/terms'] })),
  ).toMatchObject([{ check: 'routes' }]);
});

test('a navigation id that another area has is refused', () => {
  const gallery = release('gallery', { navigation: ['browse'] });
  expect(obstacles(release('generator', { navigation: ['browse'] }), shell(), gallery)).toEqual([
    { check: 'navigation', verdict: 'incompatible', reason: 'browse: gallery has it' },
  ]);
});

test.each<[BuildOverrides, boolean]>([
  [{}, true],
  [{ contract: '^2.0.0' }, false],
  [{ shared: { react: '^18.0.0' } }, false],
  [{ shared: { react: 'latest' } }, false],
])('whether %j is known to fit the shell: %s', (overrides, fits) => {
  expect(fitsShell(shell(), release('generator', overrides))).toBe(fits);
});

test.each([
  '/api/palettes',
  '/areas',
  '/operator',
  '/operator/:page',
  '/og/card',
  '/images/sepu',
  '/icons',
  '/overrides',
  '/dev/outbox',
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/en',
  '/ja/palettes',
  '/legal/terms.html',
  '/legal/other.html',
  '/:anything',
  '/:anything/more',
])('an area may not have the route %s', (path) => {
  const area = release('gallery', { routes: ['/gallery', path] });
  expect(obstacles(area, shell({ routes: [] }))).toMatchObject([
    { check: 'routes', verdict: 'incompatible' },
  ]);
});

test.each([
  ['api', "api is a reserved name: /api is the gateway's"],
  ['legal', "legal is a reserved name: /legal is the shell's"],
])('an area may not be called %s, whatever its routes are', (name, reason) => {
  expect(obstacles(release(name, { routes: ['/gallery'] }), shell({ routes: [] }))).toMatchObject([
    { check: 'routes', verdict: 'incompatible', reason },
  ]);
});

test("an area's pages may have any other name, and the shell has the legal ones", () => {
  const area = release('gallery', { routes: ['/', '/apis', '/gallery/api', '/gallery/:name', '/legalese'] });
  const host = shell({ routes: ['/legal/terms.html'] });
  expect(obstacles(area, host)).toEqual([]);
  expect(obstacles(host, area)).toEqual([]);
});

test.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '///evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'gallery',
  '/api/auth/logout',
  '/%61pi/auth/logout',
  '/gallery/../operator',
  '/./operator',
  '/operator?x',
  '/dev/outbox#x',
  '/%',
])('the navigation of an area may not lead to %s', (path) => {
  const area = release('gallery');
  const manifest = {
    ...area.manifest,
    navigation: area.manifest.navigation.map((item) => ({ ...item, path })),
  };
  expect(obstacles({ ...area, manifest }, shell())).toMatchObject([
    { check: 'navigation', verdict: 'incompatible' },
  ]);
});

test('the limits of navigation count for new releases only', () => {
  const crowded = release('generator', { navigation: ['one', 'two', 'three'] });
  const verdictOf = (isNew: boolean) =>
    checkBeside(crowded, [shell()], { isNew }).find(({ check }) => check === 'navigation');
  expect(verdictOf(true)).toMatchObject({
    verdict: 'incompatible',
    reason: '3 items, 1 more than an area may have',
  });
  expect(verdictOf(false)).toMatchObject({ verdict: 'compatible' });
});
