import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { openTestServer, type TestServer } from '../testing/open-server.ts';
import { networkLimits } from './rate-limit.ts';
import {
  countCall,
  CREATE_RATE_LIMITS,
  deleteExpiredWindows,
  isExhausted,
  rejectExceeded,
  uncountCall,
} from './rate-limits.ts';

class CreateTeaHouse1 implements MigrationInterface {
  readonly name = 'CreateTeaHouse1700000000000';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_RATE_LIMITS);
  }
  async down(): Promise<void> {}
}

let server: TestServer;
let database: DataSource;
beforeAll(async () => {
  server = await openTestServer();
  database = await createDataSource({
    name: 'tea_house',
    url: await server.createDatabase(),
    entities: [],
    migrations: [CreateTeaHouse1],
  });
});
afterAll(async () => {
  await database.destroy();
  await server.close();
});

const ofCups = (who: string, limit = 2) => [{ subject: `cups of ${who}`, name: 'cups', limit, seconds: 60 }];
const windows = () =>
  database.query<object[]>(`select subject, count from tea_house.rate_limits order by subject`);

it('counts calls at once exactly, and refuses beyond the limit with the seconds that are left', async () => {
  const counted = await Promise.all(Array.from({ length: 20 }, () => countCall(database, ofCups('li'))));
  expect(counted.map(([{ count } = { count: 0 }]) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(counted.filter((calls) => !isRefused(calls))).toHaveLength(2);
  expect(await isExhausted(database, ofCups('li'))).toBe(true);
  expect(await isExhausted(database, ofCups('li', 21))).toBe(false);
});

function isRefused(counted: Parameters<typeof rejectExceeded>[0]): boolean {
  try {
    rejectExceeded(counted);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    expect((error as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(50);
    return true;
  }
}

it('takes a call back, begins anew when the window has ended, and forgets what ended', async () => {
  await countCall(database, ofCups('wang'));
  await countCall(database, ofCups('wang'));
  await uncountCall(database, ofCups('wang'));
  expect((await countCall(database, ofCups('wang')))[0]).toMatchObject({ count: 2 });
  await database.query(`update rate_limits set ends_at = now() - interval '1 second'`);
  expect((await countCall(database, ofCups('wang')))[0]).toMatchObject({ count: 1 });
  await deleteExpiredWindows(database);
  expect(await windows()).toEqual([{ subject: 'cups of wang', count: 1 }]);
});

it('counts an IPv6 address for its /64, /56 and /48', () => {
  const limits = networkLimits('pour', '2001:db8:1:203::1', { limit: 3, seconds: 60 });
  expect(limits.map(({ subject, limit }) => [subject, limit])).toEqual([
    ['pour from 2001:db8:1:203::/64', 3],
    ['pour from 2001:db8:1:200::/56', 6],
    ['pour from 2001:db8:1::/48', 12],
  ]);
});
