import {
  createLogger,
  DATABASE_SERVICES,
  provideRoles,
  type DatabaseConfig,
  type DatabaseUrls,
} from '@danqing/nest-kit';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { createGateway } from './create-gateway.ts';
import { checkSharedRole } from './shared-role.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'danqing-least-'));
let database: TestDatabase;
let urls: DatabaseUrls;
let variables: DatabaseConfig;

beforeAll(async () => {
  database = await testDatabase();
  const provided = await provideRoles(database.url);
  if (!provided.urls) throw new Error(provided.reason);
  ({ urls, variables } = provided);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const roleOf = (service: keyof DatabaseUrls) => new URL(urls[service]).username;

it('runs on roles of which each owns its schema and may use hardly anything else', async () => {
  const config = loadGatewayConfig({ ...variables, DATA_DIR: dataDir });
  const app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
  await app.init();
  await app.close();

  const schemas = await ask<{ name: string; owner: string }>(
    `select nspname as name, nspowner::regrole::text as owner from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public') order by 1`,
  );
  expect(schemas).toEqual(
    DATABASE_SERVICES.toSorted().map((service) => ({ name: service, owner: roleOf(service) })),
  );

  const strangers = await ask<{ role: string; relation: string; rights: string }>(
    `select r.rolname as role, c.oid::regclass::text as relation, string_agg(p, ', ' order by p) as rights
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join pg_roles r cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) p
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') and r.rolname = any($2) and c.relowner <> r.oid
       and has_table_privilege(r.oid, c.oid, p)
     group by 1, 2 order by 1, 2`,
    [[...DATABASE_SERVICES], DATABASE_SERVICES.map(roleOf)],
  );
  expect(strangers).toEqual(
    (['agent', 'creations', 'credits', 'identity', 'payments'] as const).flatMap((service) => [
      { role: roleOf(service), relation: 'jobs.job_common', rights: 'insert' },
      { role: roleOf(service), relation: 'jobs.queue', rights: 'select' },
    ]),
  );
  const foreign = await ask(
    `select c.oid::regclass::text as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relowner <> n.nspowner`,
    [[...DATABASE_SERVICES]],
  );
  expect(foreign).toEqual([]);
});

it('in production does not run as a superuser, and elsewhere says that it does', async () => {
  const warnings: string[] = [];
  const logger = { warn: (text: string) => void warnings.push(text) };
  const given = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const production = { NODE_ENV: 'production', OPERATOR_TOKEN: 'o'.repeat(32), OTP_PEPPER: 'p'.repeat(32) };
  const load = (env: NodeJS.ProcessEnv) => loadGatewayConfig({ ...given, ...env });
  const refused = checkSharedRole(
    load({ ...production, SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' }),
    logger,
  );
  await expect(refused).rejects.toThrow("DATABASE_URL: is a superuser's");
  expect(warnings).toEqual([]);

  await checkSharedRole(load({}), logger);
  expect(warnings).toEqual([expect.stringContaining(`, a superuser: ${DATABASE_SERVICES.join(', ')}.`)]);
  await checkSharedRole(load(variables), logger);
  expect(warnings).toHaveLength(1);
});
