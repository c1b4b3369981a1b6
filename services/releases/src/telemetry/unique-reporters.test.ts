import { expect, test } from 'vitest';
import { openTestPlane } from '../testing/open-plane.ts';
import { deleteUniqueReportersBefore, insertUniqueReporters } from './unique-reporter.queries.ts';
import { UniqueReporters, type LoadReport } from './unique-reporters.ts';
import { BeaconTokens } from './beacon-tokens.ts';

const run = Date.UTC(2026, 0, 1, 12);
const saying: LoadReport = {
  area: 'gallery',
  release: 'cccccccccccccccc',
  outcome: 'ok',
  page: 'a page',
  network: '192.0.2.1',
};
const key = new BeaconTokens(Buffer.from('a secret')).deriveKey('voices');

async function openVoices() {
  const { database } = await openTestPlane();
  const heard = () =>
    database.query<object[]>(
      'select area, release, outcome, run from releases.voices order by area, run, release, outcome',
    );
  return {
    database,
    heard,
    gateway: () => new UniqueReporters({ database, environment: 'production', key }),
  };
}

test('a network has one voice, at whatever gateway and however often it speaks', async () => {
  const { gateway, heard } = await openVoices();
  const gateways = Array.from({ length: 8 }, gateway);
  for (const [number, one] of gateways.entries())
    for (let page = 0; page < 50; page += 1)
      one.add({ ...saying, outcome: 'init', page: `page ${number} ${page}` }, run);
  await Promise.all(gateways.map((one) => one.flush()));
  expect(await heard()).toMatchObject([{ outcome: 'init' }]);
});

test('it speaks of one release of an area, of each area, and in each run anew', async () => {
  const { gateway, heard } = await openVoices();
  const one = gateway();
  one.add(saying, run);
  one.add({ ...saying, release: 'aaaaaaaaaaaaaaaa', page: 'another' }, run);
  one.add({ ...saying, area: 'palettes' }, run);
  one.add(saying, run + 1);
  await one.flush();
  const of = { release: saying.release, outcome: 'ok' };
  expect(await heard()).toEqual([
    { area: 'gallery', ...of, run: new Date(run) },
    { area: 'gallery', ...of, run: new Date(run + 1) },
    { area: 'palettes', ...of, run: new Date(run) },
  ]);
});

test.each([
  ['the same page, at the same gateway', 'a page', 0, 'render'],
  ['the same page, at another gateway', 'a page', 1, 'render'],
  ['another page', 'another', 0, 'ok'],
  ['another page, at another gateway', 'another', 1, 'ok'],
])('that it failed later counts of %s', async (_who, page, at, expected) => {
  const { gateway, heard } = await openVoices();
  const gateways = [gateway(), gateway()];
  gateways[0]!.add(saying, run);
  await gateways[0]!.flush();
  gateways[at]!.add({ ...saying, outcome: 'render', page }, run);
  await gateways[at]!.flush();
  gateways[0]!.add({ ...saying, outcome: 'ok' }, run);
  await gateways[0]!.flush();
  expect(await heard()).toMatchObject([{ outcome: expected }]);
});

test('what was heard while the database was away is kept', async () => {
  const { database, heard } = await openVoices();
  let away = true;
  const flaky = {
    query: (...args: unknown[]) =>
      away
        ? Promise.reject(new Error('away'))
        : (database.query as (...all: unknown[]) => Promise<unknown>).apply(database, args),
  } as unknown as typeof database;
  const one = new UniqueReporters({ database: flaky, environment: 'production', key });
  one.add(saying, run);
  await expect(one.flush()).rejects.toThrow('away');
  one.add({ ...saying, outcome: 'init' }, run);
  away = false;
  await one.flush();
  await one.flush();
  expect(await heard()).toMatchObject([{ outcome: 'init' }]);
});

test('the database cannot tell which network it was, nor follow it to another area or run', async () => {
  const { database, gateway } = await openVoices();
  const one = gateway();
  one.add(saying, run);
  one.add({ ...saying, area: 'palettes' }, run);
  one.add(saying, run + 1);
  await one.flush();
  const rows = await database.query<Record<string, unknown>[]>('select * from releases.voices');
  expect(new Set(rows.map(({ network }) => String(network))).size).toBe(3);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
});

test('one run of a canary fills no database', async () => {
  const { database, gateway } = await openVoices();
  const one = gateway();
  const rest = 100_050;
  for (let network = 0; network < rest; network += 1) {
    one.add({ ...saying, network: `network ${network}` }, run);
    if (network % 20_000 === 19_999) await one.flush();
  }
  await one.flush();
  const [row] = await database.query<{ count: number }[]>(
    'select count(*)::integer as count from releases.voices',
  );
  expect(row?.count).toBe(100_000);
}, 120_000);

test('old voices are forgotten', async () => {
  const { database, heard } = await openVoices();
  const voice = { ...saying, run, network: Buffer.alloc(16), block: Buffer.alloc(16) };
  await insertUniqueReporters(database, 'production', [voice]);
  await deleteUniqueReportersBefore(database, new Date(Date.now() - 60_000));
  expect(await heard()).toHaveLength(1);
  await deleteUniqueReportersBefore(database, new Date(Date.now() + 60_000));
  expect(await heard()).toEqual([]);
});
