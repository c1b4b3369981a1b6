import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish, ship } from '../testing/open-plane.ts';
import { activateRelease, rollbackRelease } from './operator-moves.ts';
import { activeRelease, by, openWithShell, version } from '../testing/move-fixtures.ts';

test.each<[string, (folder: string) => Promise<unknown>]>([
  ['changed', (folder) => writeFile(join(folder, 'entry.js'), 'stolen()')],
  ['gone', (folder) => rm(folder, { recursive: true })],
])('a release whose files are %s is not activated', async (_what, damage) => {
  const plane = await openWithShell();
  const release = await publish(plane);
  await damage(join(plane.dataDir, 'releases', 'generator', release));
  await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    gate: { verdict: 'incompatible' },
    details: [expect.stringContaining('files: incompatible: '), expect.anything()],
  });
  expect(await activeRelease(plane)).toBeNull();
});

test('a damaged earlier release is not rolled back to', async () => {
  const plane = await openWithShell();
  const first = await ship(plane, version(1));
  const second = await ship(plane, version(2));
  await rm(join(plane.dataDir, 'releases', 'generator', first), { recursive: true });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    gate: { verdict: 'incompatible' },
    details: [expect.stringContaining('files: incompatible: ')],
  });
  expect(await activeRelease(plane)).toBe(second);
});
