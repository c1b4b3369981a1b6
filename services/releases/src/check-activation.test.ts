import { expect, test } from 'vitest';
import { activateRelease } from './move-pointer.ts';
import { openTestPlane, publish, ship } from './testing/open-plane.ts';
import type { BuildOverrides } from './testing/release-build.ts';

async function activation(active: BuildOverrides[], candidate: BuildOverrides) {
  const plane = await openTestPlane();
  for (const build of active) await ship(plane, build);
  const release = await publish(plane, candidate);
  return activateRelease(plane, {
    area: candidate.area ?? 'generator',
    release,
    actor: 'li',
    reason: '',
  }).then(
    () => 'activated',
    (error: { code: string; details: string[] }) => ({ code: error.code, details: error.details }),
  );
}

const shell: BuildOverrides = { area: 'shell', contract: '1.2.0' };

test('an area without an active shell is refused', async () => {
  expect(await activation([], {})).toMatchObject({ code: 'SHELL_NOT_ACTIVE' });
});

test('an area that asks for more than the shell provides is refused', async () => {
  const refusal = { code: 'CONTRACT_UNSATISFIED', details: ['generator asks for ^1.3.0'] };
  expect(await activation([shell], { contract: '^1.3.0' })).toEqual(refusal);
  expect(await activation([shell], { contract: '^1.1.0' })).toBe('activated');
});

test('a shell that no longer provides what an active area asks for is refused', async () => {
  const next: BuildOverrides = { area: 'shell', contract: '2.0.0' };
  const refusal = { code: 'CONTRACT_UNSATISFIED', details: ['gallery asks for ^1.1.0'] };
  expect(await activation([shell, { area: 'gallery', contract: '^1.1.0' }], next)).toEqual(refusal);
  expect(await activation([shell, { area: 'gallery', contract: '^1.1.0 || ^2.0.0' }], next)).toBe(
    'activated',
  );
});

test.each([
  ['/colors/:name', '/colors/:id', true],
  ['/colors/:name', '/colors/:id/', true],
  ['/', '/', true],
  ['/colors/:name', '/colors/new', false],
  ['/colors/:name', '/colors/:name/edit', false],
  ['/colors', '/colours', false],
])('%s of one area and %s of another: conflict %s', async (owned, wanted, conflict) => {
  const gallery: BuildOverrides = { area: 'gallery', routes: [owned] };
  expect(await activation([shell, gallery], { routes: [wanted] })).toEqual(
    conflict ? { code: 'ROUTE_CONFLICT', details: [`${wanted}: gallery has ${owned}`] } : 'activated',
  );
});

test('a route that the shell has is refused', async () => {
  expect(await activation([{ ...shell, routes: ['/terms'] }], { routes: ['/terms'] })).toMatchObject({
    code: 'ROUTE_CONFLICT',
  });
});

test('the next release of an area may keep its routes and navigation', async () => {
  expect(await activation([shell, {}], { files: { 'entry.js': 'next()' } })).toBe('activated');
});

test('a navigation id that another area has is refused', async () => {
  const refusal = { code: 'NAVIGATION_CONFLICT', details: ['browse: gallery'] };
  expect(
    await activation([shell, { area: 'gallery', navigation: ['browse'] }], { navigation: ['browse'] }),
  ).toEqual(refusal);
});
