import { expect, test } from 'vitest';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { startReading } from '../testing/start-reading.ts';
import { getHistory, getStatus } from '../status/release-status.ts';
import { releasesDatabase } from '../plane/release-plane.ts';
import { activateRelease, canaryRelease, killArea, retireArea } from './operator-moves.ts';

const by = { area: 'generator', actor: 'li', reason: 'closed' };

test('a retired area is in no document, its paths are said to be gone, and the history says who ended it and why', async () => {
  const plane = await openTestPlane();
  const { active } = await startReading(plane);
  await ship(plane, { area: 'shell' });
  const release = await ship(plane, { routes: ['/tea', '/tea/:name'] });
  await canaryRelease(plane, {
    ...by,
    release: await publish(plane, { files: { 'entry.js': '2' } }),
    weight: 9,
  });
  await expect.poll(async () => (await active.getDocument(null))?.document.areas.length).toBe(1);
  const before = (await active.getDocument(null))!.document;
  expect(before).not.toHaveProperty('retired');

  const { event } = await retireArea(plane, by);
  const pointer = { stable: release, canary: null, killed: false, retired: true };
  expect(event).toMatchObject({ action: 'retire', to: release, pointer, actor: 'li', reason: 'closed' });
  await expect.poll(async () => (await active.getDocument(null))?.document.sequence).toBe(event!.sequence);
  expect((await active.getDocument('somebody'))!.document).toMatchObject({
    areas: [],
    retired: [{ area: 'generator', paths: ['/tea', '/tea/:name'] }],
  });
  expect((await getStatus(plane)).areas.find(({ area }) => area === 'generator')?.pointer).toEqual(pointer);
  expect((await getHistory(plane, { limit: 1 }))[0]).toMatchObject({ action: 'retire', pointer });
});

test('the area that owns / is not retired, until another does', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane, { routes: ['/', '/colors/:name'] });
  await expect(retireArea(plane, by)).rejects.toMatchObject({
    code: 'START_NOT_RETIRABLE',
    message: expect.stringContaining('generator cannot be retired: it owns /'),
  });
  expect((await getHistory(plane, { limit: 1 }))[0]).toMatchObject({ action: 'activate' });
  await ship(plane, { routes: ['/colors/:name'] });
  await ship(plane, { area: 'gallery', routes: ['/'] });
  expect((await retireArea(plane, by)).event).toMatchObject({ action: 'retire' });
});

test('what a retired area had is free for others, and it comes back only where it still fits', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const release = await ship(plane, { routes: ['/tea'] });
  await retireArea(plane, by);
  const heir = await ship(plane, { area: 'gallery', routes: ['/tea'] });
  await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    details: [expect.stringContaining('/tea: gallery has /tea'), expect.anything()],
  });
  await retireArea(plane, { ...by, area: 'gallery' });
  const { event } = await activateRelease(plane, { ...by, release });
  expect(event?.pointer).toEqual({ stable: release, canary: null, killed: false });
  await expect(activateRelease(plane, { ...by, area: 'gallery', release: heir })).rejects.toThrow(
    /incompatible/,
  );
});

test('a schema of before keeps a retired area as a killed one', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  await killArea(plane, by);
  await retireArea(plane, by);
  const { migrations } = releasesDatabase('');
  const later = migrations.slice(migrations.findIndex(({ name }) => name === 'RetireAreas1796100000000'));
  for (const _ of later) await plane.database.undoLastMigration();
  expect(
    await plane.database.query(
      `select action, killed from releases.events where area = 'generator' order by sequence`,
    ),
  ).toEqual([
    { action: 'activate', killed: false },
    { action: 'kill', killed: true },
    { action: 'kill', killed: true },
  ]);
  await plane.database.runMigrations();
  expect((await getStatus(plane)).areas[0]?.pointer?.killed).toBe(true);
});
