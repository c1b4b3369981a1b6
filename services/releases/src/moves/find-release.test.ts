import { expect, test } from 'vitest';
import { publish } from '../testing/open-plane.ts';
import { activateRelease } from './operator-moves.ts';
import { by, openWithShell } from '../testing/move-fixtures.ts';

test('a release is found by its first six digits, not by fewer, and not when another begins the same', async () => {
  const plane = await openWithShell();
  const release = await publish(plane);
  await plane.database.query(
    `insert into releases.releases (area, id, descriptor, build, publisher, size)
     select area, overlay(id placing $2 from 16), descriptor, build, publisher, size from releases.releases where id = $1`,
    [release, release.endsWith('0') ? '1' : '0'],
  );
  await expect(activateRelease(plane, { ...by, release: release.slice(0, 15) })).rejects.toMatchObject({
    code: 'RELEASE_AMBIGUOUS',
  });
  await expect(activateRelease(plane, { ...by, release: release.slice(0, 5) })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
  await expect(activateRelease(plane, { ...by, release: '%%%%%%' })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
  await expect(activateRelease(plane, { ...by, release: 'ffffffffffffffff' })).rejects.toMatchObject({
    code: 'RELEASE_NOT_FOUND',
  });
  expect((await activateRelease(plane, { ...by, release })).release).toBe(release);
});
