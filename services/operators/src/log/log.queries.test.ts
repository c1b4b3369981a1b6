import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOperators, type TestOperators } from '../testing/open-operators.ts';
import { toEntry } from './log-entry.ts';
import { deleteOldEntries, insertEntries, selectEntries, type LogFilter } from './log.queries.ts';

let service: TestOperators;
let database: DataSource;
beforeAll(async () => {
  service = await openOperators();
  ({ database } = service);
});
afterAll(() => service.close());
beforeEach(() =>
  database.query(`
    alter table operators.security_log disable trigger user;
    delete from operators.security_log;
    alter table operators.security_log enable trigger user;
  `),
);

const AT = Date.now();
const entry = (subject: string, changes: { actor?: string; address?: string; at?: number } = {}) =>
  toEntry(
    {
      action: 'sign-in',
      result: 'refused',
      actor: changes.actor ?? 'visitor',
      address: changes.address ?? '203.0.113.9',
      subject,
    },
    changes.at ?? AT,
  );
const subjects = async (filter: Partial<LogFilter>) =>
  (await selectEntries(database, { limit: 50, ...filter })).map(({ subject }) => subject);

it('adds up what several processes saw within one minute', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => insertEntries(database, [entry('one'), entry('two'), entry('three')])),
  );
  const rows = await selectEntries(database, { limit: 10 });
  expect(rows.map(({ count }) => count)).toEqual([8, 8, 8]);
});

it('is filtered by actor, action, result, address or network, and time, and read page by page', async () => {
  await insertEntries(database, [entry('a', { actor: 'operator anna', address: '2001:db8:1:2::7' })]);
  await insertEntries(database, [entry('b', { address: '203.0.113.77' })]);
  await insertEntries(database, [entry('c', { at: AT - 3_600_000 })]);
  expect(await subjects({})).toEqual(['c', 'b', 'a']);
  expect(await subjects({ actor: 'operator anna' })).toEqual(['a']);
  expect(await subjects({ address: '2001:db8:1::/48' })).toEqual(['a']);
  expect(await subjects({ address: '203.0.113.9' })).toEqual(['c']);
  expect(await subjects({ since: new Date(AT - 60_000) })).toEqual(['b', 'a']);
  expect(await subjects({ result: 'allowed' })).toEqual([]);
  expect(await subjects({ action: 'claim' })).toEqual([]);
  const [first] = await selectEntries(database, { limit: 1 });
  expect(await subjects({ before: first!.id, limit: 1 })).toEqual(['b']);
  expect(first).toMatchObject({
    address: '203.0.113.9',
    at: new Date(AT - 3_600_000).toISOString(),
    count: 1,
  });
});

it.each([
  `update operators.security_log set actor = 'nobody'`,
  `update operators.security_log set count = count - 1`,
  `update operators.security_log set count = count + 1, detail = 'nothing'`,
  `delete from operators.security_log`,
  `truncate operators.security_log`,
])('refuses to forget or to change what is in it: %s', async (statement) => {
  await insertEntries(database, [entry('kept'), entry('kept too')]);
  await expect(database.query(statement)).rejects.toThrow('is refused');
  expect(await subjects({})).toHaveLength(2);
});

it('forgets what is older than 90 days, and nothing else', async () => {
  const day = 86_400_000;
  await insertEntries(database, [entry('old', { at: AT - 91 * day }), entry('kept', { at: AT - 89 * day })]);
  expect(await deleteOldEntries(database)).toBe(1);
  expect(await subjects({})).toEqual(['kept']);
});
