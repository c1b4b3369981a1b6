import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseClient } from './database-client.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

const ROLE = 'guest';
const LATIN = 'latin';
let folder: string;
let database: EmbeddedPostgres;

async function run(...statements: string[]): Promise<void> {
  const client = new DatabaseClient({ connectionString: database.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-check-'));
  chmodSync(folder, 0o755);
  database = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  await run(
    `create role ${ROLE} login password 'hunter2'`,
    `create database ${LATIN} encoding 'LATIN1' locale 'C' locale_provider 'libc' template template0`,
  );
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

function address(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}
const asGuest = () => address((url) => Object.assign(url, { username: ROLE, password: 'hunter2' }));
const open = (DATABASE_URL: string) => openDatabase({ addresses: { DATABASE_URL }, dataDir: '/nowhere' });

it('opens a database in which it may create schemas', async () => {
  const { urls, close } = await open(database.url);
  expect(urls.colors).toBe(database.url);
  await close();
});

it('opens the embedded database where no address is set', async () => {
  const { urls, close } = await openDatabase({ addresses: { DATABASE_URL: undefined }, dataDir: folder });
  expect(urls.colors).toBe(database.url);
  await close();
});

it('says what to do where nothing listens, and for an unknown host, user or database, never with the password', async () => {
  const { host, pathname } = new URL(database.url);
  const cases: [string, RegExp][] = [
    [
      'postgresql://danqing:hunter2@127.0.0.1:1/elsewhere',
      /^The database at 127\.0\.0\.1:1\/elsewhere \(DATABASE_URL\) cannot be used: nothing listens there \(ECONNREFUSED\)/,
    ],
    ['postgresql://danqing:hunter2@localhost:1/elsewhere', /localhost:1\/elsewhere .* nothing listens there/],
    [
      'postgresql://danqing:hunter2@nowhere.invalid/x',
      /at nowhere\.invalid\/x .* no name server knows nowhere\.invalid/,
    ],
    [
      address((url) => Object.assign(url, { username: ROLE, password: 'hunter3' })),
      new RegExp(`${host}${pathname} .* refuses ${ROLE}: .*Check the user and the password`),
    ],
    [
      address((url) => (url.pathname = '/missing')),
      /there is no such database\. Create it: createdb --encoding=UTF8 missing/,
    ],
  ];
  for (const [url, sentence] of cases) {
    const failed = open(url);
    await expect(failed).rejects.toThrow(sentence);
    await expect(failed).rejects.not.toThrow(/hunter/);
  }
});

it('refuses a database that cannot hold Chinese', async () => {
  await expect(open(address((url) => (url.pathname = `/${LATIN}`)))).rejects.toThrow(
    /its encoding is LATIN1, which cannot hold Chinese names\. Create one in UTF8/,
  );
});

it('refuses a role that may not create what is missing, and takes it once the schemas are its own', async () => {
  await expect(open(asGuest())).rejects.toThrow(
    new RegExp(`the role ${ROLE} may not create the schemas colors, credits, .*grant create on database`),
  );
  const services = ['colors', 'releases'] as const;
  await run(...services.map((service) => `create schema ${service}`));
  const some = () => openDatabase({ addresses: { DATABASE_URL: asGuest() }, dataDir: '/nowhere', services });
  await expect(some()).rejects.toThrow(/may not create anything in the schemas colors, releases/);
  await run(...services.map((service) => `alter schema ${service} owner to ${ROLE}`));
  await expect(some()).resolves.toMatchObject({ urls: { colors: asGuest() } });
});
