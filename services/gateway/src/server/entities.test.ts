import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import { createLogger, DATABASE_SERVICES } from '@danqing/nest-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { createGateway } from './create-gateway.ts';

let database: TestDatabase;
let dataDir: string;
let app: NestFastifyApplication;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-entities-'));
  const config = loadGatewayConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
  await app.init();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

interface Described {
  column: string;
  type: string;
  nullable: boolean;
}

// pg-boss manages its own schema.
it.each(DATABASE_SERVICES.filter((name) => name !== 'jobs'))(
  'say of the tables of %s what is so',
  async (name) => {
    const source = app.get<DataSource>(getDataSourceToken(name), { strict: false });
    for (const { tableName, columns } of source.entityMetadatas) {
      const described = columns.map((column) => ({
        column: column.databaseName,
        type: source.driver.normalizeType(column),
        nullable: column.isNullable,
      }));
      const there = await source.query<Described[]>(
        `select column_name as column, data_type as type, is_nullable = 'YES' as nullable
       from information_schema.columns where table_schema = $1 and table_name = $2`,
        [name, tableName],
      );
      expect(there).toEqual(expect.arrayContaining(described));
      const required = await source.query<{ column: string }[]>(
        `select column_name as column from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_nullable = 'NO' and column_default is null
         and is_identity = 'NO'`,
        [name, tableName],
      );
      expect(columns.map(({ databaseName }) => databaseName)).toEqual(
        expect.arrayContaining(required.map(({ column }) => column)),
      );
    }
  },
);
