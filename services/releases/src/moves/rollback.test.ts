import { expect, test } from 'vitest';
import { publish, ship } from '../testing/open-plane.ts';
import { rollbackRelease } from './operator-moves.ts';
import { activeRelease, by, openWithShell, version } from '../testing/move-fixtures.ts';

test('rollback goes to the release before the current one, and again to the one before that', async () => {
  const plane = await openWithShell();
  const [first, second] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ action: 'rollback', to: second });
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ from: second, to: first });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({ code: 'NO_EARLIER_RELEASE' });
  expect(await activeRelease(plane)).toBe(first);
});

test('rollback goes to any release that was active, and to no other', async () => {
  const plane = await openWithShell();
  const [first] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  const never = await publish(plane, version(4));
  await expect(rollbackRelease(plane, { ...by, to: never })).rejects.toMatchObject({
    code: 'RELEASE_NEVER_STABLE',
  });
  expect((await rollbackRelease(plane, { ...by, to: first.slice(0, 8) })).release).toBe(first);
});
