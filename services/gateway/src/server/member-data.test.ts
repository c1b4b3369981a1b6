import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberDataSourcesPort, type MemberDataSourcesPort } from '@danqing/contracts/ports';
import { createLogger, portToken } from '@danqing/nest-kit';
import { MEMBER_COLUMNS, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { createGateway } from './create-gateway.ts';

/** Identity exports and erases its own data, before and after the data of the other services. */
const OWNER = 'identity';

let database: TestDatabase;
let dataDir: string;
let app: NestFastifyApplication;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-member-data-'));
  const config = loadGatewayConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
  await app.init();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

it('every service with tables about members declares its member data', async () => {
  const source = app.get<DataSource>(getDataSourceToken(OWNER), { strict: false });
  const schemas = await source.query<{ name: string }[]>(
    `select distinct nspname as name from pg_attribute
     join pg_class on pg_class.oid = attrelid and relkind = 'r'
     join pg_namespace on pg_namespace.oid = relnamespace
     where attname = any($1) and nspname not in ('pg_catalog', 'information_schema')`,
    [MEMBER_COLUMNS],
  );
  const port = app.get<MemberDataSourcesPort>(portToken(memberDataSourcesPort), { strict: false });
  const declared = (await port.listSources()).map(({ name }) => name);
  expect([...declared, OWNER].sort()).toEqual(schemas.map(({ name }) => name).sort());
});

it('erases payments first and credits last', async () => {
  const port = app.get<MemberDataSourcesPort>(portToken(memberDataSourcesPort), { strict: false });
  const declared = (await port.listSources()).map(({ name }) => name);
  expect([declared.at(0), declared.at(-1)]).toEqual(['payments', 'credits']);
});
