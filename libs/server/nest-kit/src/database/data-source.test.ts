import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataSource } from './data-source.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';
import { databaseConfigOf, limitPasswords, type DatabaseConfig } from './roles/database-config.ts';

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

it('leaves what a program of an administrator creates to the role that owns the schema', async () => {
  const { urls } = await openDatabase({
    addresses: { DATABASE_URL: server.url },
    dataDir: folder,
    provideRoles: true,
  });
  const program = await createDataSource(service('credits'));
  await program.query(`insert into note values (2)`);
  await program.destroy();
  class AddText1763600000002 implements MigrationInterface {
    readonly name = 'AddText1763600000002';
    async up(queryRunner: QueryRunner): Promise<void> {
      await queryRunner.query(`alter table note add column line text`);
    }
    async down(): Promise<void> {}
  }
  const migrations = [CreateNotes1763600000000, AddText1763600000002];
  const running = await createDataSource({ ...service('credits', migrations), url: urls.credits });
  expect(await running.query(`select id, line from note order by id`)).toEqual([
    { id: 1, line: null },
    { id: 2, line: null },
  ]);
  await running.destroy();
});

it('hands other programs the addresses of the services, and no other', async () => {
  const open = (addresses: DatabaseConfig) =>
    openDatabase({ addresses, dataDir: folder, provideRoles: true });
  const { urls, variables } = await open({ DATABASE_URL: server.url });
  const password = new URL(server.url).password;
  expect(JSON.stringify(variables)).not.toContain(password);
  expect((await open(databaseConfigOf({ ...variables }))).urls).toEqual(urls);
  const some = limitPasswords(variables, ['credits', 'jobs']);
  expect(JSON.stringify(some)).not.toContain(new URL(urls.identity).password);
  await expect(open(some)).rejects.toThrow('DATABASE_PASSWORDS: lacks colors, identity');
  const { urls: two } = await openDatabase({
    addresses: some,
    dataDir: folder,
    services: ['credits', 'jobs'],
  });
  expect(two).toMatchObject({ credits: urls.credits, jobs: urls.jobs, identity: '' });
});
