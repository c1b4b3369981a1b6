import { expect, test } from 'vitest';
import { getHistory } from '../release-status.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';

test.each([
  `update releases.events set reason = 'another'`,
  `update releases.events set reason = 'another' where false`,
  'delete from releases.events',
  'truncate releases.events cascade',
  `update releases.releases set descriptor = '{}'`,
  'truncate releases.releases cascade',
])('the database refuses: %s', async (statement) => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const before = await getHistory(plane, { limit: 10 });
  await expect(plane.database.query(statement)).rejects.toThrow(/is refused/);
  expect(await getHistory(plane, { limit: 10 })).toEqual(before);
});

test('the database refuses a pointer to a release that no event made active', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const other = await publish(plane, { area: 'shell', files: { 'entry.js': 'other()' } });
  await expect(plane.database.query('update releases.pointers set release = $1', [other])).rejects.toThrow(
    /foreign key/,
  );
  await expect(
    plane.database.query(
      `insert into releases.pointers (area, release, sequence) values ('gallery', $1, 1)`,
      [other],
    ),
  ).rejects.toThrow(/foreign key/);
});

test('the database refuses to lose a release that was ever active', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await expect(plane.database.query('delete from releases.releases')).rejects.toThrow(/foreign key/);
});

test('the migration can be taken back and made again', async () => {
  const { database } = await openTestPlane();
  await database.undoLastMigration();
  expect(await database.query(`select to_regclass('releases.events') as found`)).toEqual([{ found: null }]);
  await database.runMigrations();
  expect(await database.query('select * from releases.events')).toEqual([]);
});
