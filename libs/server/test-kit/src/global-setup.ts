import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@danqing/nest-kit';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templatePrefix: string;
  }
}

/** Provides one Postgres per test run: the server at TEST_DATABASE_URL, or a temporary embedded one. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const templatePrefix = `template_${randomBytes(4).toString('hex')}_`;
  project.provide('templatePrefix', templatePrefix);
  const external = process.env['TEST_DATABASE_URL'];
  if (external) {
    project.provide('postgresUrl', external);
    return () => dropTemplates(external, templatePrefix);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-test-'));
  // As root, Postgres runs as another user, which cannot enter the private folder of mkdtemp.
  chmodSync(dataDir, 0o755);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const { url, stop } = await startEmbeddedPostgres({ dataDir, settings });
  project.provide('postgresUrl', url);
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function dropTemplates(server: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1)`,
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}
