import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from './global-setup.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Initial content of test databases. It is created once per run and then copied, which is faster than running
 * migrations. `fill` must close its connections, because Postgres does not copy a database in use.
 */
export interface DatabaseTemplate {
  name: string;
  fill(url: string): Promise<void>;
}

/**
 * Creates a database in the Postgres of this test run, empty or copied from the template. Drop it in
 * `afterAll`.
 */
export async function testDatabase(template?: DatabaseTemplate): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const source = template ? `template ${await provideTemplate(server, template)}` : '';
  await run(server, `create database ${name} ${source}`);
  return {
    url: addressOf(server, name),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}

const provided = new Map<string, Promise<string>>();

function provideTemplate(server: string, template: DatabaseTemplate): Promise<string> {
  const known = provided.get(template.name);
  if (known) return known;
  const providing = makeTemplate(server, template);
  provided.set(template.name, providing);
  return providing;
}

async function makeTemplate(server: string, { name, fill }: DatabaseTemplate): Promise<string> {
  const database = `${inject('templatePrefix')}${name}`;
  await withClient(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [database]);
    const made = await client.query(`select from pg_database where datname = $1`, [database]);
    if (made.rowCount) return;
    await client.query(`drop database if exists ${database}_unfinished with (force)`);
    await client.query(`create database ${database}_unfinished`);
    await fill(addressOf(server, `${database}_unfinished`));
    await client.query(`alter database ${database}_unfinished rename to ${database}`);
  });
  return database;
}

const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const run = (url: string, statement: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(statement)));

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
