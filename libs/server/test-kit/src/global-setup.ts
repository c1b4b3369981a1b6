import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './start-postgres.ts';

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
  const { url, stop } = await startTestPostgres();
  project.provide('postgresUrl', url);
  return stop;
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
