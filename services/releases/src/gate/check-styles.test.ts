import { expect, test } from 'vitest';
import { activateRelease, rollbackRelease } from '../moves/operator-moves.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { checkRelease } from './gate-report.ts';

const OWN = '.generator_0123456789ab-card-x1';
const hostile = { 'entry.js': 'start()', 'area.css': `${OWN}{color:red}body{display:none}*{color:red}` };
const stylesOf = async (plane: ReleasePlane, area: string, release: string) =>
  (await checkRelease(plane, { area, release })).gate.checks.find(({ check }) => check === 'styles');

test('an area whose styles blank the page is refused before it is mounted, with the selectors', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const release = await publish(plane, { files: hostile });
  await expect(
    activateRelease(plane, { area: 'generator', actor: 'li', reason: 'new', release }),
  ).rejects.toMatchObject({ code: 'GATE_REFUSED' });
  expect(await stylesOf(plane, 'generator', release)).toMatchObject({
    verdict: 'incompatible',
    reason: 'area.css: body reaches beyond the area; area.css: * reaches beyond the area',
  });
});

test('styles of its own classes pass, and the shell may style the page', async () => {
  const plane = await openTestPlane();
  const shell = await publish(plane, { area: 'shell', files: hostile });
  expect(await stylesOf(plane, 'shell', shell)).toMatchObject({ verdict: 'compatible' });
  const own = await publish(plane, { files: { 'entry.js': 'start()', 'area.css': `${OWN} p{color:red}` } });
  expect(await stylesOf(plane, 'generator', own)).toMatchObject({ verdict: 'compatible' });
});

test('a release that ran before goes on as the target of a rollback', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const by = { area: 'generator', actor: 'li', reason: 'urgent' };
  const older = await publish(plane, { files: hostile });
  await activateRelease(plane, { ...by, release: older, force: ['styles', 'smoke'] });
  await ship(plane, { files: { 'entry.js': 'next()' } });
  const { event } = await rollbackRelease(plane, by);
  expect(event).toMatchObject({ to: older, forced: false });
});
