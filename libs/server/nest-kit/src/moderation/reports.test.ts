import type { SecurityEvent } from '@danqing/contracts/operators';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { openTestServer, type TestServer } from '../testing/open-server.ts';
import { openReports, purgeReports, Reports, type Reportable } from './reports.ts';

const CUPS: Reportable = {
  table: 'tea_house.reports',
  key: 'cup_id',
  seen: 'select from tea_house.cups where id = $1 and whole',
  subject: 'cup',
  notFound: 'PALETTE_NOT_FOUND',
};

class CreateTeaHouse1 implements MigrationInterface {
  readonly name = 'CreateTeaHouse1700000000000';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table tea_house.cups (id integer primary key, whole boolean not null);
      create table tea_house.reports (
        cup_id integer not null references tea_house.cups (id),
        reporter text not null,
        reason text not null,
        text text not null,
        at timestamptz not null default now(),
        closed_at timestamptz,
        primary key (cup_id, reporter)
      );
    `);
  }
  async down(): Promise<void> {}
}

let server: TestServer;
let database: DataSource;
const logged: SecurityEvent[] = [];
let reports: Reports;
beforeAll(async () => {
  server = await openTestServer();
  database = await createDataSource({
    name: 'tea_house',
    url: await server.createDatabase(),
    entities: [],
    migrations: [CreateTeaHouse1],
  });
  reports = new Reports(database, CUPS, { record: (entry) => void logged.push(entry) });
});
afterAll(async () => {
  await database.destroy();
  await server.close();
});
beforeEach(async () => {
  logged.splice(0);
  await database.query(`truncate tea_house.reports, tea_house.cups`);
  await database.query(`insert into tea_house.cups select id, id <> 99 from generate_series(1, 99) as id`);
});

const MEMBER = { userId: 7, address: '203.0.113.9' };
const visitor = (address: string) => ({ userId: null, address });
const SPAM = { reason: 'spam', text: '' } as const;
const open = () =>
  database.query<{ cup_id: number; reports: { reporter: string; reason: string }[] }[]>(openReports(CUPS));
const reporters = async () => (await open()).map(({ reports: all }) => all.map(({ reporter }) => reporter));

it('keeps the first report of a reporter, and says in the log what it was about', async () => {
  await reports.add(1, MEMBER, SPAM);
  await reports.add(1, MEMBER, { reason: 'other', text: 'once more' });
  await reports.add(1, visitor('203.0.113.9'), SPAM);
  expect((await open())[0]).toMatchObject({
    cup_id: 1,
    reports: [{ reporter: 'network 203.0.113.9' }, { reporter: 'member 7', reason: 'spam' }],
  });
  expect(logged.map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual([
    ['member 7', 'cup 1', 'spam'],
    ['member 7', 'cup 1', 'other'],
    ['visitor', 'cup 1', 'spam'],
  ]);
});

it('takes somebody with a whole /48 for one reporter', async () => {
  await reports.add(1, visitor('2001:db8:7:1::1'), SPAM);
  await reports.add(1, visitor('2001:db8:7:ffff::1'), SPAM);
  expect(await reporters()).toEqual([['network 2001:db8:7::/48']]);
});

it.each([99, 100])('knows no report about what nobody else sees: %i', async (id) => {
  await expect(reports.add(id, MEMBER, SPAM)).rejects.toMatchObject({ code: 'PALETTE_NOT_FOUND' });
  expect([await open(), logged]).toEqual([[], []]);
});

it('takes twenty reports a day from one reporter, and more from others', async () => {
  for (let id = 1; id <= 20; id += 1) await reports.add(id, MEMBER, SPAM);
  await expect(reports.add(21, MEMBER, SPAM)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 86_400,
  });
  await reports.add(1, MEMBER, SPAM);
  await reports.add(21, { ...MEMBER, userId: 8 }, SPAM);
  await database.query(`update tea_house.reports set at = now() - interval '25 hours'`);
  await reports.add(22, MEMBER, SPAM);
  expect(await reporters()).toHaveLength(22);
});

it('keeps fifty reports of one thing, and thanks for more', async () => {
  for (let userId = 1; userId <= 51; userId += 1) await reports.add(1, { ...MEMBER, userId }, SPAM);
  expect((await open())[0]?.reports).toHaveLength(50);
});

it('lists what is open, the latest reported first, until an operator has looked', async () => {
  for (const [id, userId] of [
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const)
    await reports.add(id, { ...MEMBER, userId }, SPAM);
  expect((await open()).map(({ cup_id }) => cup_id)).toEqual([1, 2]);
  logged.splice(0);
  await reports.close(1, 'hidden: broken', 'operator Ann', '198.51.100.1');
  expect((await open()).map(({ cup_id }) => cup_id)).toEqual([2]);
  expect(logged).toMatchObject([
    { action: 'operator-change', actor: 'operator Ann', subject: 'cup 1', detail: 'hidden: broken' },
  ]);
});

it('forgets reports after ninety days', async () => {
  await reports.add(1, MEMBER, SPAM);
  await reports.add(2, MEMBER, SPAM);
  await database.query(`update tea_house.reports set at = now() - interval '91 days' where cup_id = 1`);
  await purgeReports(database, CUPS);
  expect((await open()).map(({ cup_id }) => cup_id)).toEqual([2]);
});
