import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataSource } from './data-source.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-data-source-'));
  chmodSync(folder, 0o755);
  server = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

class CreateNotes1763600000000 implements MigrationInterface {
  readonly name = 'CreateNotes1763600000000';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table note (id integer)`);
    await queryRunner.query(`insert into note values (1)`);
  }
  async down(): Promise<void> {}
}
class Broken1763600000001 implements MigrationInterface {
  readonly name = 'Broken1763600000001';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table half (id integer)`);
    await queryRunner.query(`create table note (id integer)`);
  }
  async down(): Promise<void> {}
}

const service = (
  name: string,
  migrations: (new () => MigrationInterface)[] = [CreateNotes1763600000000],
) => ({
  name,
  url: server.url,
  entities: [],
  migrations,
});

it('migrates once when several processes start on an empty database', async () => {
  const dataSources = await Promise.all(Array.from({ length: 4 }, () => createDataSource(service('notes'))));
  for (const dataSource of dataSources) {
    expect(await dataSource.query(`select id from notes.note`)).toEqual([{ id: 1 }]);
    expect(await dataSource.query(`select name from notes.migrations`)).toEqual([
      { name: 'CreateNotes1763600000000' },
    ]);
    await dataSource.destroy();
  }
});

it('keeps services apart, each with its schema and its list of migrations', async () => {
  const one = await createDataSource(service('one'));
  const two = await createDataSource(service('two'));
  await one.query(`insert into note values (2)`);
  expect(await two.query(`select id from note`)).toEqual([{ id: 1 }]);
  await one.destroy();
  await two.destroy();
});

it('leaves a failed migration undone and the lock free', async () => {
  await expect(
    createDataSource(service('three', [CreateNotes1763600000000, Broken1763600000001])),
  ).rejects.toThrow('relation "note" already exists');
  const dataSource = await createDataSource(service('three'));
  expect(await dataSource.query(`select to_regclass('three.half') as half`)).toEqual([{ half: null }]);
  await dataSource.destroy();
});

it('opens an external database, and says without the password why it cannot', async () => {
  const database = await openDatabase({ databaseUrl: server.url, dataDir: folder });
  expect(database.url).toBe(server.url);
  await database.close();
  const wrong = 'postgresql://danqing:hunter2@127.0.0.1:1/elsewhere';
  const failed = openDatabase({ databaseUrl: wrong, dataDir: folder });
  await expect(failed).rejects.toThrow(
    /127\.0\.0\.1:1\/elsewhere \(DATABASE_URL\) cannot be used: .*ECONNREFUSED/,
  );
  await expect(failed).rejects.not.toThrow('hunter2');
});
