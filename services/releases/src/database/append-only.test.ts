import { expect, test } from 'vitest';
import { canaryRelease, promoteCanary, rollbackRelease } from '../moves/operator-moves.ts';
import { getHistory } from '../status/release-status.ts';
import { verifyPlane } from '../status/verify-plane.ts';
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

test.each([
  `update releases.pointers set stable = canary`,
  `insert into releases.pointers (environment, area, stable) values ('production', 'gallery', 'x')`,
  'delete from releases.pointers',
  'truncate releases.pointers',
  'delete from releases.stable_path',
  `insert into releases.quarantines values ('production', 'shell', 'x')`,
])('the database moves no pointer without an event: %s', async (statement) => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await expect(plane.database.query(statement)).rejects.toThrow(/is refused: only an event changes it/);
});

const insertEvent = (values: string) =>
  `insert into releases.events (area, action, to_release, stable, canary, weight, actor, reason, sequence, at) values (${values})`;

test.each([
  [
    'to a release that was never published',
    `'shell', 'activate', 'ffffffffffffffff', 'ffffffffffffffff', null, null`,
  ],
  ['to a release of another area', `'gallery', 'activate', '$shell', '$shell', null, null`],
  ['with a weight and no canary', `'shell', 'canary', '$shell', '$shell', null, 10`],
  ['with a canary that is the stable release', `'shell', 'canary', '$shell', '$shell', '$shell', 10`],
  ['with a canary for everybody', `'shell', 'canary', '$other', '$shell', '$other', 100`],
  ['of a kind that nobody knows', `'shell', 'explode', '$shell', '$shell', null, null`],
])('the database refuses an event %s', async (_what, values) => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const other = await publish(plane, { area: 'shell', files: { 'entry.js': 'other()' } });
  const row = values.replaceAll('$shell', shell).replaceAll('$other', other);
  await expect(plane.database.query(insertEvent(`${row}, 'li', '', 2, now()`))).rejects.toThrow(
    /violates (foreign key|check) constraint/,
  );
});

test('the database numbers the events of each environment itself, without a gap, and never back in time', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const row = `'shell', 'kill', '${shell}', '${shell}', null, null, 'li', ''`;
  await plane.database.query(insertEvent(`${row}, 77, '2020-01-01'), (${row}, 1, '2099-01-01'`));
  await expect(
    plane.database.query(insertEvent(`${row}, 4, null), (null, ${row.slice(8)}, 5, null`)),
  ).rejects.toThrow();
  await plane.database.query(insertEvent(`${row}, null, null`));
  const events = (await getHistory(plane, { limit: 10 })).reverse();
  expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  expect(Math.abs(Date.parse(events[2]!.at) - Date.now())).toBeLessThan(60_000);
});

test('the database refuses to lose a release that was ever active', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await expect(plane.database.query('delete from releases.releases')).rejects.toThrow(/foreign key/);
});

test('the migrations can be taken back and made again', async () => {
  const { database } = await openTestPlane();
  for (const _ of database.migrations) await database.undoLastMigration();
  expect(await database.query(`select to_regclass('releases.events') as found`)).toEqual([{ found: null }]);
  await database.runMigrations();
  expect(await database.query('select * from releases.events')).toEqual([]);
});

test('moves from before environments are kept in their order, numbered without a gap, and so is the way back', async () => {
  const plane = await openTestPlane();
  const { database } = plane;
  const by = { area: 'shell', actor: 'li', reason: 'x' };
  const first = await ship(plane, { area: 'shell' });
  const second = await ship(plane, { area: 'shell', files: { 'entry.js': 'second()' } });
  await canaryRelease(plane, { ...by, release: first, weight: 10 });
  await promoteCanary(plane, by);
  const before = (await getHistory(plane, { limit: 10 })).reverse();

  for (const _ of database.migrations.slice(1)) await database.undoLastMigration();
  expect(await database.query('select area, release from releases.pointers')).toEqual([
    { area: 'shell', release: first },
  ]);
  // An identity value taken by a transaction that was rolled back leaves a gap.
  await database.query(`select nextval(pg_get_serial_sequence('releases.events', 'sequence'))`);
  await database.query(
    `with event as (
       insert into releases.events (area, action, from_release, to_release, actor, reason)
       values ('shell', 'rollback', $1, $2, 'li', '') returning *)
     update releases.pointers p set release = to_release, sequence = event.sequence from event`,
    [first, second],
  );
  await database.runMigrations();

  const after = (await getHistory(plane, { limit: 10 })).reverse();
  const stable = (release: string) => ({ stable: release, canary: null, killed: false });
  expect(after).toMatchObject([
    { sequence: 1, environment: 'production', action: 'activate', from: null, to: first, at: before[0]!.at },
    { sequence: 2, action: 'activate', from: first, to: second, pointer: stable(second), forced: false },
    { sequence: 3, action: 'activate', from: second, to: first, pointer: stable(first), gate: null },
    { sequence: 4, action: 'rollback', from: first, to: second, pointer: stable(second), evidence: null },
  ]);
  expect(after).toHaveLength(4);
  expect((await verifyPlane(plane)).history.problems).toEqual([]);
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ sequence: 5, from: second, to: first });
});
