import { Jobs, SECURITY_LOG } from '@danqing/nest-kit';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import { testDatabase } from '@danqing/test-kit';
import pg from 'pg';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { selectEntries } from './log/log.queries.ts';
import { RETENTION_QUEUE } from './retention.ts';
import { openOperators } from './testing/open-operators.ts';

const event = (subject: string) =>
  ({ action: 'sign-in', result: 'refused', actor: 'visitor', address: '203.0.113.9', subject }) as const;

it('writes by itself what is told, and the rest as it stops', async () => {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const first = await openOperators({ databaseUrl: url });
  const log = first.app.get<SecurityLogPort>(SECURITY_LOG);
  log.record(event('told'));
  await vi.waitFor(async () => expect(await selectEntries(first.database, { limit: 9 })).toHaveLength(1));
  log.record(event('told last'));
  await first.close();
  const second = await openOperators({ databaseUrl: url });
  onTestFinished(() => second.close());
  const kept = await selectEntries(second.database, { limit: 9 });
  expect(kept.map(({ subject }) => subject)).toEqual(['told last', 'told']);
});

it('holds what is told while the database is away', async () => {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const service = await openOperators({ databaseUrl: url });
  onTestFinished(() => service.close());
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  onTestFinished(() => server.end());
  const name = new URL(url).pathname.slice(1);
  await server.query(`alter database ${name} allow_connections false`);
  await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name]);
  const log = service.app.get<SecurityLogPort>(SECURITY_LOG);
  log.record(event('told meanwhile'));
  await expect(service.database.query('select 1')).rejects.toThrow();
  await server.query(`alter database ${name} allow_connections true`);
  await vi.waitFor(async () => {
    const [kept] = await selectEntries(service.database, { limit: 9 });
    expect(kept).toMatchObject({ subject: 'told meanwhile', count: 1 });
  });
});

it('forgets old entries every night', async () => {
  const service = await openOperators();
  onTestFinished(() => service.close());
  await service.database.query(
    `insert into operators.security_log (minute, fold, at, last_at, count, action, result, actor)
     select at, '\\x00', at, at, 1, 'sign-in', 'refused', 'visitor' from (select now() - interval '91 days') old (at)`,
  );
  expect(
    await service.database.query(`select cron from jobs.schedule where name = $1`, [RETENTION_QUEUE]),
  ).toHaveLength(1);
  await service.app.get(Jobs).enqueue(RETENTION_QUEUE, {});
  await vi.waitFor(async () => expect(await selectEntries(service.database, { limit: 9 })).toEqual([]));
});
