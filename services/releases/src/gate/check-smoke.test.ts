import type { GateVerdict } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { activateRelease, canaryRelease } from '../moves/operator-moves.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { checkRelease } from './gate-report.ts';

const by = { area: 'generator', actor: 'li', reason: 'new' };
const answering = (plane: ReleasePlane, verdict: GateVerdict): ReleasePlane => ({
  ...plane,
  smoke: async () => ({ check: 'smoke', verdict, reason: verdict === 'compatible' ? '' : 'blank page' }),
});
const withoutBrowser = (plane: ReleasePlane): ReleasePlane => ({ ...plane, smoke: undefined });
const smokeOf = async (plane: ReleasePlane, release: string, area = 'generator') =>
  (await checkRelease(plane, { area, release })).gate.checks.find(({ check }) => check === 'smoke');

async function openWithShell() {
  const plane = await openTestPlane();
  return { plane, shell: await ship(plane, { area: 'shell' }) };
}

test('where there is no browser, a release that one has mounted beside this shell is activated without force', async () => {
  const { plane } = await openWithShell();
  const release = await publish(plane);
  const blind = withoutBrowser(plane);
  await expect(activateRelease(blind, { ...by, release })).rejects.toMatchObject({ code: 'GATE_REFUSED' });

  expect(await smokeOf(plane, release)).toEqual({ check: 'smoke', verdict: 'compatible', reason: '' });
  const { event } = await activateRelease(blind, { ...by, release });
  expect(event).toMatchObject({ forced: false, gate: { verdict: 'compatible' } });
  expect(event?.gate?.checks.find(({ check }) => check === 'smoke')?.reason).toMatch(
    /^a browser mounted it at 20\d\d-/,
  );
});

test('a browser that cannot tell today leaves what one saw before', async () => {
  const { plane } = await openWithShell();
  const release = await publish(plane);
  await smokeOf(plane, release);
  expect(await smokeOf(answering(plane, 'unknown'), release)).toMatchObject({ verdict: 'compatible' });
});

test('what a browser saw of one release says nothing of another', async () => {
  const { plane } = await openWithShell();
  await smokeOf(plane, await publish(plane));
  const other = await publish(plane, { files: { 'entry.js': 'other()' } });
  expect(await smokeOf(withoutBrowser(plane), other)).toMatchObject({ verdict: 'unknown' });
});

test('it counts beside that shell only', async () => {
  const { plane } = await openWithShell();
  const release = await publish(plane);
  await smokeOf(plane, release);
  await ship(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
  expect(await smokeOf(withoutBrowser(plane), release)).toMatchObject({ verdict: 'unknown' });
});

test('it counts in that environment only', async () => {
  const { plane, shell } = await openWithShell();
  const release = await publish(plane);
  const staging = { ...plane, environment: 'staging' };
  await activateRelease(staging, { ...by, area: 'shell', release: shell });
  await smokeOf(plane, release);
  expect(await smokeOf(withoutBrowser(staging), release)).toMatchObject({ verdict: 'unknown' });
});

test('a mount that fails later takes it back', async () => {
  const { plane } = await openWithShell();
  const release = await publish(plane);
  await smokeOf(plane, release);
  expect(await smokeOf(answering(plane, 'incompatible'), release)).toMatchObject({ verdict: 'incompatible' });
  expect(await smokeOf(withoutBrowser(plane), release)).toMatchObject({ verdict: 'unknown' });
});

test('while a canary of the shell runs, nobody knows beside which one it was', async () => {
  const { plane } = await openWithShell();
  const release = await publish(plane);
  const canary = await publish(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
  await canaryRelease(plane, { ...by, area: 'shell', release: canary, weight: 5 });
  await smokeOf(plane, release);
  expect(await smokeOf(withoutBrowser(plane), release)).toMatchObject({ verdict: 'unknown' });
});

test('of a shell it counts beside the same areas', async () => {
  const { plane } = await openWithShell();
  await ship(plane);
  const next = await publish(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
  await smokeOf(plane, next, 'shell');
  expect(await smokeOf(withoutBrowser(plane), next, 'shell')).toMatchObject({ verdict: 'compatible' });
  await ship(plane, { files: { 'entry.js': 'other()' } });
  expect(await smokeOf(withoutBrowser(plane), next, 'shell')).toMatchObject({ verdict: 'unknown' });
});

test('a pointer that moves while the browser looks leaves nothing to go by', async () => {
  const { plane } = await openWithShell();
  const release = await publish(plane);
  const moving: ReleasePlane = {
    ...plane,
    async smoke() {
      await ship(plane, { area: 'shell', files: { 'entry.js': 'next()' } });
      return { check: 'smoke', verdict: 'compatible', reason: '' };
    },
  };
  await smokeOf(moving, release);
  expect(await smokeOf(withoutBrowser(plane), release)).toMatchObject({ verdict: 'unknown' });
});
