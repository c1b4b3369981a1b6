import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, statement, type TestServer } from '../../testing/open-server.ts';
import { DATABASE_SERVICES, type DatabaseService, type DatabaseUrls } from './database-services.ts';
import { provideRoles } from './provide-roles.ts';

const INSUFFICIENT_PRIVILEGE = '42501';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function provided(url: string): Promise<DatabaseUrls> {
  const { urls } = await provideRoles(url);
  if (!urls) throw new Error('the roles could not be provided');
  return urls;
}

async function refusal(client: pg.Client, text: string): Promise<string | null> {
  return client.query(text).then(
    () => null,
    (error: pg.DatabaseError) => error.code ?? error.message,
  );
}

describe.each(DATABASE_SERVICES)('the role of %s', (service) => {
  const others = DATABASE_SERVICES.filter((other) => other !== service);
  let client: pg.Client;

  beforeAll(async () => {
    const url = await server.createDatabase();
    const urls = await provided(url);
    for (const other of DATABASE_SERVICES)
      await statement(urls[other], `create table ${other}.secret (line text)`);
    await statement(url, `create table public.secret (line text)`);
    client = new pg.Client({ connectionString: urls[service] });
    await client.connect();
  });
  afterAll(() => client.end());

  it('does in its schema what it wants', async () => {
    await client.query(`create table ${service}.note (id integer generated always as identity, line text)`);
    await client.query(`insert into ${service}.note (line) values ('丹青')`);
    await client.query(`drop table ${service}.note`);
  });

  it.each([
    [`copy ${service}.secret from program 'id'`],
    [`copy ${service}.secret to program 'cat'`],
    [`copy ${service}.secret from '/etc/passwd'`],
    [`copy ${service}.secret to '/tmp/danqing-stolen'`],
    [`select pg_read_file('/etc/passwd')`],
    [`select pg_ls_dir('.')`],
    [`select lo_import('/etc/passwd')`],
    [`select rolpassword from pg_authid`],
    [`select passwd from pg_shadow`],
    [`create role thief`],
    [`create database thief`],
    [`create schema thief`],
    [`create table public.thief (id integer)`],
    [`select from public.secret`],
    [`create function ${service}.thief() returns integer language c as 'libc', 'getpid'`],
    [`create event trigger thief on ddl_command_start execute function ${service}.thief()`],
    [`alter system set log_statement = 'all'`],
    [`set session_preload_libraries = 'thief'`],
    [`select pg_reload_conf()`],
    [`select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user`],
    [`alter role current_user superuser`],
    [`alter role current_user createrole`],
    [`grant pg_execute_server_program to current_user`],
    [`grant pg_read_server_files to current_user`],
  ])('is refused: %s', async (text) => {
    expect(await refusal(client, text)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it.each(others)('is a stranger in the schema of %s', async (other) => {
    const role = (name: DatabaseService) => client.user?.replace(new RegExp(`_${service}$`), `_${name}`);
    for (const text of [
      `select from ${other}.secret`,
      `insert into ${other}.secret values ('x')`,
      `delete from ${other}.secret`,
      `create table ${other}.thief (id integer)`,
      `drop table ${other}.secret`,
      `drop schema ${other} cascade`,
      `set role ${role(other)}`,
      `set session authorization ${role(other)}`,
      `grant ${role(other)} to current_user`,
      `alter role ${role(other)} password 'known'`,
    ])
      expect([text, await refusal(client, text)]).toEqual([text, INSUFFICIENT_PRIVILEGE]);
  });
});

it('takes over what is in the schemas already, and can change it from then on', async () => {
  const admin = await server.createDatabase();
  await statement(
    admin,
    `create schema palettes;
     create schema credits;
     create type palettes.kind as enum ('own', 'public');
     create domain palettes.hex as text check (value ~ '^#');
     create type palettes.pair as (one integer, two integer);
     create table palettes.parts (id bigint generated always as identity primary key, old serial, kind palettes.kind, color palettes.hex)
       partition by list (id);
     create table palettes.part_one partition of palettes.parts default;
     create sequence palettes.numbers;
     create view palettes.names as select id from palettes.parts;
     create materialized view palettes.counts as select count(*) from palettes.parts;
     create function palettes.touch() returns trigger language plpgsql as 'begin return new; end';
     create procedure palettes.tidy() language sql as 'select 1';
     create aggregate palettes.total(integer) (sfunc = int4pl, stype = integer, initcond = 0);
     create trigger touch before update on palettes.parts for each row execute function palettes.touch();
     insert into palettes.parts (kind, color) values ('own', '#c3272b');`,
  );
  const before = await statement(admin, `select * from palettes.parts`);
  const urls = await provided(admin);
  const role = decodeURIComponent(new URL(urls.palettes).username);
  const left = await statement(
    admin,
    `select relname from pg_class where relnamespace = 'palettes'::regnamespace and relowner <> $1::regrole
     union all select proname from pg_proc where pronamespace = 'palettes'::regnamespace and proowner <> $1::regrole
     union all select typname from pg_type where typnamespace = 'palettes'::regnamespace and typowner <> $1::regrole
     union all select nspname from pg_namespace where nspname = 'palettes' and nspowner <> $1::regrole`,
    [role],
  );
  expect(left).toEqual([]);
  expect(await statement(urls.palettes, `select * from palettes.parts`)).toEqual(before);
  await statement(
    urls.palettes,
    `alter table palettes.parts add column note text;
     alter type palettes.kind add value 'shared';
     insert into palettes.parts (color) values ('#177cb0');
     refresh materialized view palettes.counts;
     drop aggregate palettes.total(integer);
     drop procedure palettes.tidy();`,
  );
});

it('finds the same roles and passwords at every start, also when several start at once', async () => {
  const admin = await server.createDatabase();
  const all = await Promise.all(Array.from({ length: 4 }, () => provided(admin)));
  for (const urls of all) expect(urls).toEqual(all[0]);
  expect(await provided(admin)).toEqual(all[0]);
  const passwords = DATABASE_SERVICES.map((service) => new URL(all[0]?.[service] ?? '').password);
  expect(new Set(passwords).size).toBe(DATABASE_SERVICES.length);
});

it('gives two databases of one server roles that are strangers to each other', async () => {
  const [one, two] = [await server.createDatabase(), await server.createDatabase()];
  const [ofOne, ofTwo] = [await provided(one), await provided(two)];
  await statement(ofOne.identity, `create table identity.secret (line text)`);
  const crossing = new URL(ofTwo.identity);
  crossing.pathname = new URL(one).pathname;
  await expect(statement(crossing.href, `select from identity.secret`)).rejects.toMatchObject({
    code: INSUFFICIENT_PRIVILEGE,
  });
});

it('needs no superuser: a role that may create roles gives its own database away, and can still work in it', async () => {
  const admin = await server.createDatabase({
    name: 'test_manager',
    password: 'manager-password',
    attributes: 'createrole',
  });
  await statement(admin, `create schema credits; create table credits.ledger (id integer)`);
  const urls = await provided(admin);
  expect(await provided(admin)).toEqual(urls);
  await statement(urls.credits, `alter table credits.ledger add column amount integer`);
  await statement(admin, `select amount from credits.ledger`);
  await expect(statement(urls.identity, `select from credits.ledger`)).rejects.toMatchObject({
    code: INSUFFICIENT_PRIVILEGE,
  });
});

it('says why there are no roles where the address may not create them', async () => {
  const admin = await server.createDatabase({ name: 'test_plain', password: 'plain-password' });
  expect(await provideRoles(admin)).toEqual({
    urls: null,
    reason: 'the role test_plain may not create roles',
  });
});

it('does not use a role that may do more than own a schema', async () => {
  const admin = await server.createDatabase();
  const urls = await provided(admin);
  const role = new URL(urls.colors).username;
  await statement(admin, `grant pg_read_all_data to ${role}`);
  await expect(provideRoles(admin)).rejects.toThrow(`may do more than own a schema: ${role}.`);
});
