import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';
import { MaintenanceService } from './maintenance.service.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const count = async (table: string) =>
  (await identity.dataSource.query<[{ count: number }]>(`select count(*)::integer from identity.${table}`))[0]
    .count;
const forget = () => identity.app.get(MaintenanceService).purge();

it('forgets what is over and nothing else', async () => {
  await identity.sendOtp('waiting@example.com');
  await identity.signIn('member@example.com');
  const live = [
    await count('codes'),
    await count('rate_limits'),
    await count('sessions'),
    await count('outbox'),
  ];
  await forget();
  expect([
    await count('codes'),
    await count('rate_limits'),
    await count('sessions'),
    await count('outbox'),
  ]).toEqual(live);
  await identity.dataSource.query(`
    update identity.codes set expires_at = now() - interval '1 second';
    update identity.rate_limits set ends_at = now() - interval '1 second';
    update identity.sessions set revoked_at = now() - interval '31 days';
    update identity.outbox set at = now() - interval '25 hours';
  `);
  await forget();
  expect([
    await count('codes'),
    await count('rate_limits'),
    await count('sessions'),
    await count('outbox'),
  ]).toEqual([0, 0, 0, 0]);
  expect(await count('users')).toBe(1);
});

it('does not wait for a counter that somebody is changing', async () => {
  await identity.dataSource.query(
    `insert into identity.rate_limits select name, 1, now() - interval '1 second' from unnest('{held,free}'::text[]) name`,
  );
  await identity.dataSource.transaction(async (transaction) => {
    await transaction.query(`update identity.rate_limits set count = 2 where subject = 'held'`);
    await forget();
    expect(await identity.dataSource.query(`select subject from identity.rate_limits`)).toEqual([
      { subject: 'held' },
    ]);
  });
});

it('runs by itself every hour, and erases every minute', async () => {
  const schedules = await identity.dataSource.query('select name, cron from jobs.schedule order by name');
  expect(schedules).toEqual([
    { name: 'identity-erasure', cron: '* * * * *' },
    { name: 'identity-maintenance', cron: '17 * * * *' },
  ]);
});

it('undoes and repeats its migrations', async () => {
  const { dataSource } = identity;
  const count = dataSource.migrations.length;
  for (let undone = 0; undone < count; undone += 1) await dataSource.undoLastMigration();
  expect(
    await dataSource.query(
      `select 1 from pg_tables where schemaname = 'identity' and tablename <> 'migrations'`,
    ),
  ).toEqual([]);
  expect(await dataSource.runMigrations()).toHaveLength(count);
});
