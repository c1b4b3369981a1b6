import type { SecurityEvent } from '@danqing/contracts/operators';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { openTestServer, type TestServer } from '../testing/open-server.ts';
import { Moderation, type ModeratedContent } from './moderation.ts';

const CUPS: ModeratedContent = {
  kind: 'palette',
  schema: 'tea_house',
  table: 'tea_house.cups',
  reportKey: 'cup_id',
  visible: 'listed',
  publicColumn: 'shared',
  dependent:
    'update tea_house.saucers set withheld = $2::text is not null where cup_id = $1 returning cup_id',
  subject: 'cup',
  notFound: 'PALETTE_NOT_FOUND',
  listed: { name: 'item.name', description: `''`, colors: `'[]'::json`, picture: 'null' },
};

class CreateTeaHouse1 implements MigrationInterface {
  readonly name = 'CreateTeaHouse1700000000000';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table tea_house.authors (user_id bigint primary key, name text not null);
      create table tea_house.cups (
        id integer primary key,
        user_id bigint not null references tea_house.authors (user_id),
        name text not null default 'cup',
        shared boolean not null,
        deleted_at timestamptz,
        hidden_reason text, hidden_by text, hidden_at timestamptz,
        listed boolean not null generated always as (shared and deleted_at is null) stored,
        check (hidden_reason is null or not shared)
      );
      create table tea_house.saucers (cup_id integer primary key, withheld boolean not null);
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
let cups: Moderation;
beforeAll(async () => {
  server = await openTestServer();
  database = await createDataSource({
    name: 'tea_house',
    url: await server.createDatabase(),
    entities: [],
    migrations: [CreateTeaHouse1],
  });
  cups = new Moderation(database, CUPS, { record: (entry) => void logged.push(entry) });
});
afterAll(async () => {
  await database.destroy();
  await server.close();
});
beforeEach(async () => {
  logged.splice(0);
  await database.query(`truncate tea_house.reports, tea_house.cups, tea_house.authors, tea_house.saucers`);
  await database.query(`insert into tea_house.authors values (1, 'Lu Yu')`);
  await database.query(
    `insert into tea_house.cups (id, user_id, shared) select id, 1, id <> 99 from generate_series(1, 99) as id`,
  );
});

const MEMBER = { userId: 7, address: '203.0.113.9' };
const visitor = (address: string) => ({ userId: null, address });
const SPAM = { reason: 'spam', text: '' } as const;
const open = () => cups.listReported();
const reporters = async () => (await open()).map(({ reports: all }) => all.map(({ reporter }) => reporter));
const cup = async (id: number) =>
  (
    await database.query<object[]>(
      `select shared, hidden_reason as reason, hidden_by as by, hidden_at is not null as dated
       from tea_house.cups where id = $1`,
      [id],
    )
  )[0];
const hide = (id: number, reason = 'broken') => cups.hide(id, reason, 'operator Ann', '198.51.100.1');
const show = (id: number) => cups.show(id, 'operator Ann', '198.51.100.1');
const HIDDEN = { shared: false, reason: 'broken', by: 'operator Ann', dated: true };
const SHARED = { shared: true, reason: null, by: null, dated: false };
const WITHDRAWN = { shared: false, by: 'account deletion', dated: true };

it('keeps the first report of a reporter, and says in the log what it was about', async () => {
  await cups.report(1, MEMBER, SPAM);
  await cups.report(1, MEMBER, { reason: 'other', text: 'once more' });
  await cups.report(1, visitor('203.0.113.9'), SPAM);
  expect((await open())[0]).toMatchObject({
    id: 1,
    author: { id: 1, name: 'Lu Yu' },
    reports: [{ reporter: 'network 203.0.113.9' }, { reporter: 'member 7', reason: 'spam' }],
  });
  expect(logged.map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual([
    ['member 7', 'cup 1', 'spam'],
    ['member 7', 'cup 1', 'other, not stored'],
    ['visitor', 'cup 1', 'spam'],
  ]);
});

it('takes somebody with a whole /48 for one reporter', async () => {
  await cups.report(1, visitor('2001:db8:7:1::1'), SPAM);
  await cups.report(1, visitor('2001:db8:7:ffff::1'), SPAM);
  expect(await reporters()).toEqual([['network 2001:db8:7::/48']]);
});

it.each([99, 100])('knows no report about what nobody else sees: %i', async (id) => {
  await expect(cups.report(id, MEMBER, SPAM)).rejects.toMatchObject({ code: 'PALETTE_NOT_FOUND' });
  expect([await open(), logged]).toEqual([[], []]);
});

it('takes twenty reports a day from one reporter, and more from others', async () => {
  for (let id = 1; id <= 20; id += 1) await cups.report(id, MEMBER, SPAM);
  await expect(cups.report(21, MEMBER, SPAM)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 86_400,
  });
  await cups.report(1, MEMBER, SPAM);
  await cups.report(21, { ...MEMBER, userId: 8 }, SPAM);
  expect((await reporters())[0]).toEqual(['member 8']);
  await database.query(`update tea_house.reports set at = now() - interval '25 hours'`);
  await cups.report(22, MEMBER, SPAM);
  expect(await reporters()).toHaveLength(22);
});

it('stores fifty open reports of one item, and logs the others as refused', async () => {
  for (let userId = 1; userId <= 51; userId += 1) await cups.report(1, { ...MEMBER, userId }, SPAM);
  expect((await open())[0]?.reports).toHaveLength(50);
  expect(logged.filter(({ result }) => result === 'allowed')).toHaveLength(50);
  expect(logged.at(-1)).toMatchObject({ result: 'refused', actor: 'member 51', detail: 'spam, not stored' });
});

it('accepts reports again once an operator has closed fifty', async () => {
  for (let userId = 1; userId <= 50; userId += 1) await cups.report(1, { ...MEMBER, userId }, SPAM);
  await show(1);
  await cups.report(1, { ...MEMBER, userId: 51 }, SPAM);
  expect(await reporters()).toEqual([['member 51']]);
});

it('lists what is open, the latest reported first, until an operator has looked', async () => {
  for (const [id, userId] of [
    [2, 1],
    [1, 1],
    [2, 2],
  ] as const)
    await cups.report(id, { ...MEMBER, userId }, SPAM);
  expect((await open()).map(({ id }) => id)).toEqual([2, 1]);
  logged.splice(0);
  await hide(2);
  expect((await open()).map(({ id }) => id)).toEqual([1]);
  expect(logged).toMatchObject([
    { action: 'operator-change', actor: 'operator Ann', subject: 'cup 2', detail: 'hidden: broken' },
  ]);
});

it('forgets reports after ninety days', async () => {
  await cups.report(1, MEMBER, SPAM);
  await cups.report(2, MEMBER, SPAM);
  await database.query(`update tea_house.reports set at = now() - interval '91 days' where cup_id = 1`);
  await cups.purgeReports();
  expect((await open()).map(({ id }) => id)).toEqual([2]);
});

it('exports the reports of a member, and none of others', async () => {
  for (const id of [2, 1, 3]) await cups.report(id, MEMBER, { reason: 'other', text: `cup ${id}` });
  await cups.report(1, { ...MEMBER, userId: 77 }, SPAM);
  const { name, select } = cups.sentReports(MEMBER.userId);
  expect(name).toBe('palette-reports');
  const rows = await select(null, 2);
  expect(rows).toMatchObject([
    { key: '1', data: { palette_id: 1, reason: 'other', text: 'cup 1' } },
    { key: '2', data: { palette_id: 2, reason: 'other', text: 'cup 2' } },
  ]);
  expect((await select('2', 2)).map(({ key }) => key)).toEqual(['3']);
});

it('works without a log', async () => {
  const unlogged = new Moderation(database, CUPS);
  await unlogged.report(1, MEMBER, SPAM);
  await unlogged.hide(1, 'broken', 'operator Ann', '198.51.100.1');
  expect(await cup(1)).toEqual(HIDDEN);
});

it('hides an item again with another reason, and shows it as it was', async () => {
  await hide(1, 'ugly');
  await hide(1);
  expect(await cup(1)).toEqual(HIDDEN);
  await show(1);
  expect(await cup(1)).toEqual(SHARED);
  expect(logged.map(({ detail }) => detail)).toEqual(['hidden: ugly', 'hidden: broken', 'shown']);
});

it('hides, shows and withdraws content without a public column', async () => {
  const { publicColumn: _, ...content } = CUPS;
  const plain = new Moderation(database, { ...content, visible: 'not shared' });
  const shown = { shared: false, reason: null, by: null, dated: false };
  await plain.hide(99, 'broken', 'operator Ann', '198.51.100.1');
  expect(await cup(99)).toEqual(HIDDEN);
  await plain.show(99, 'operator Ann', '198.51.100.1');
  expect(await cup(99)).toEqual(shown);
  await plain.withdraw(1, true);
  expect(await cup(99)).toMatchObject(WITHDRAWN);
  await plain.withdraw(1, false);
  expect(await cup(99)).toEqual(shown);
});

it('keeps the reports of an item that became private, and forgets a deleted one', async () => {
  await cups.report(1, MEMBER, SPAM);
  await database.query(`update tea_house.cups set shared = false where id = 1`);
  await expect(show(1)).rejects.toMatchObject({ code: 'PALETTE_NOT_FOUND' });
  expect((await open()).map(({ id }) => id)).toEqual([1]);
  await database.query(`update tea_house.cups set shared = true, deleted_at = now() where id = 1`);
  expect(await open()).toEqual([]);
  await expect(hide(1)).rejects.toMatchObject({ code: 'PALETTE_NOT_FOUND' });
});

it.each([99, 100])('neither hides nor shows a private or missing item: %i', async (id) => {
  await expect(hide(id)).rejects.toMatchObject({ code: 'PALETTE_NOT_FOUND' });
  await expect(show(id)).rejects.toMatchObject({ code: 'PALETTE_NOT_FOUND' });
  expect(logged).toEqual([]);
});

it('hides what depends on an item, also after the item is gone', async () => {
  const withheld = () => database.query(`select withheld from tea_house.saucers`);
  await database.query(`insert into tea_house.saucers values (1, false)`);
  await database.query(`delete from tea_house.cups where id = 1`);
  await hide(1);
  expect(await withheld()).toEqual([{ withheld: true }]);
  await show(1);
  expect(await withheld()).toEqual([{ withheld: false }]);
});

it('withdraws what a member shares, and restores it, but not what operators hid', async () => {
  await hide(2);
  await cups.withdraw(1, true);
  expect([await cup(1), await cup(2)]).toMatchObject([WITHDRAWN, HIDDEN]);
  expect(await cups.countListed(1)).toBe(0);
  await cups.withdraw(1, false);
  expect([await cup(1), await cup(2), await cup(99)]).toMatchObject([SHARED, HIDDEN, { shared: false }]);
  expect(await cups.countListed(1)).toBe(97);
});

it('closes the reports of a withdrawn item and leaves it withdrawn', async () => {
  await cups.report(1, MEMBER, SPAM);
  await cups.withdraw(1, true);
  await show(1);
  expect([await open(), await cup(1)]).toMatchObject([[], WITHDRAWN]);
  await hide(1);
  await cups.withdraw(1, false);
  expect(await cup(1)).toEqual(HIDDEN);
});
