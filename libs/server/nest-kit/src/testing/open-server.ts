import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { DatabaseClient } from '../database/database-client.ts';
import { DATABASE_SERVICES } from '../database/roles/database-services.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

export interface TestServer {
  url: string;
  createDatabase(owner?: { name: string; password: string; attributes?: string }): Promise<string>;
  close(): Promise<void>;
}

/** Opens a test server: its own, or the one in TEST_DATABASE_URL, which is cleaned up in the end. */
export async function openTestServer(): Promise<TestServer> {
  const external = process.env['TEST_DATABASE_URL'] || undefined;
  const folder = mkdtempSync(join(tmpdir(), 'danqing-server-'));
  chmodSync(folder, 0o755);
  const embedded = external
    ? null
    : await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  const url = external ?? embedded?.url ?? '';
  const databases: string[] = [];
  const owners: string[] = [];
  return {
    url,
    async createDatabase(owner) {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const address = new URL(url);
      address.pathname = `/${name}`;
      if (owner) {
        await statement(
          url,
          `create role ${owner.name} login ${owner.attributes ?? ''} password '${owner.password}'`,
        );
        owners.push(owner.name);
        address.username = owner.name;
        address.password = owner.password;
      }
      await statement(url, `create database ${name} ${owner ? `owner ${owner.name}` : ''}`);
      databases.push(name);
      return address.href;
    },
    async close() {
      if (external) {
        for (const name of databases) await statement(url, `drop database if exists ${name} with (force)`);
        const roles = databases.flatMap((name) =>
          DATABASE_SERVICES.map((service) => `danqing_${name}_${service}`),
        );
        for (const role of [...roles, ...owners]) await statement(url, `drop role if exists ${role}`);
      }
      await embedded?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function statement<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
