import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, loadGatewayConfig } from '@danqing/gateway';
import { createLogger } from '@danqing/nest-kit';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkRows } from './check-rows.ts';

/** Queries whose text depends on more than constants. New ones must be readable, so the number only falls. */
const UNCOVERED = 11;

/**
 * Only ends a hanging check. A check parses the sources of all services, which takes minutes on a busy
 * machine.
 */
const PATIENCE_MS = 600_000;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-rows-'));
  const config = loadGatewayConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  const app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
  await app.init();
  await app.close();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const server = new pg.Client({ connectionString: inject('postgresUrl') });
await server.connect();
const { rows: versions } = await server.query<{ version: number }>(
  `select current_setting('server_version_num')::integer as version`,
);
await server.end();
/** Postgres reports result types since version 16. The embedded server is newer. */
const isOld = (versions[0]?.version ?? 0) < 160_000;

test.skipIf(isOld)(
  'the row types of all queries are those of the migrated tables',
  async () => {
    const { queries, uncovered, problems } = await checkRows(database.url);
    expect(problems).toEqual([]);
    expect(queries.length).toBeGreaterThan(350);
    expect(uncovered.length, uncovered.join('\n')).toBe(UNCOVERED);
  },
  PATIENCE_MS,
);

const TABLES = `
  create schema teas;
  create table teas.teas (id integer primary key, name text not null, price bigint not null, note text,
    picked timestamptz, data json not null);
  create table teas.cups (tea_id integer not null references teas.teas, size text not null);
  create view teas.named as select id, note from teas.teas;`;

const WRONG: [row: string, statement: string, problem: string][] = [
  ['{ title: string }[]', `select name from teas.teas`, 'title: the statement has no such column'],
  ['{ title: string }[]', `select title from teas.teas`, 'column "title" does not exist'],
  ['{ price: number }[]', `select price from teas.teas`, 'price: bigint is not number'],
  ['{ id: 1 | "two" }[]', `select id from teas.teas`, 'id: integer is not "two"'],
  [
    '{ picked: string | null }[]',
    `select picked from teas.teas`,
    'picked: timestamp with time zone is not string',
  ],
  ['{ ids: string[] }[]', `select array[id] as ids from teas.teas`, 'ids: integer[] is not string[]'],
  ['{ data: { at: Date } }[]', `select data from teas.teas`, 'data: json is not { at: Date; }'],
  ['{ note: string }[]', `select note from teas.teas`, 'note: can be null'],
  ['{ note: string }[]', `select note from teas.named`, 'note: can be null'],
  [
    '{ note: string }[]',
    `with found as (select * from teas.teas) select note from found`,
    'note: can be null',
  ],
  [
    '{ note: string }[]',
    `select name as note from teas.teas union all select note from teas.teas`,
    'note: can be null',
  ],
  ['{ text: string }[]', `select upper(note) as text from teas.teas`, 'text: can be null'],
  [
    '{ size: string }[]',
    `select size from teas.teas left join teas.cups on tea_id = id`,
    'size: can be null',
  ],
  ['[{ top: number }]', `select max(id) as top from teas.teas`, 'top: can be null'],
  [
    '{ size: string }[]',
    `select (select size from teas.cups where tea_id = id) as size from teas.teas`,
    'size: can be null',
  ],
  ['{ text: string }[]', `select case when id > 1 then name end as text from teas.teas`, 'text: can be null'],
  ['{ note: string | undefined }[]', `select note from teas.teas`, 'note: a column is null, never undefined'],
  ['[{ note: string }[], number]', `update teas.teas set note = null returning note`, 'note: can be null'],
  [
    '{ id: number }[]',
    `update teas.teas set name = $1 returning id`,
    'TypeORM returns [rows, count] for update and delete',
  ],
  [
    '[{ size: string }[], number]',
    `insert into teas.cups values ($1, $2) returning size`,
    'only update and delete return [rows, count]',
  ],
  [
    '{ tea: { id: number; title: string } }[]',
    `select json_build_object('id', id, 'name', name) as tea from teas.teas`,
    'tea.title: the statement has no such field',
  ],
  [
    '{ tea: { note: string; price: number } }[]',
    `select row_to_json(tea) as tea from (select note, price from teas.teas) as tea`,
    'tea.note: can be null',
  ],
  [
    '[{ teas: { picked: number | null }[] }]',
    `select coalesce(json_agg(json_build_object('picked', picked)), '[]') as teas from teas.teas`,
    'teas[].picked: timestamp with time zone is not number',
  ],
  ['any', `select name from teas.teas`, 'the rows have no type'],
  ['{ name: string }[]', 'select name from teas.${table}', 'column "name" does not exist'],
];

const RIGHT: [row: string, statement: string][] = [
  ['{ note: string }[]', `select note from teas.teas where note is not null`],
  ['{ note: string }[]', `select note from teas.teas where note > $1`],
  ['{ note: string }[]', `select coalesce(note, 'none') as note from teas.teas`],
  [
    '{ note: string; size: string | null }[]',
    `select coalesce(note, name) as note, size from teas.teas left join teas.cups on tea_id = id`,
  ],
  [
    '{ size: string }[]',
    `select size from teas.teas left join teas.cups on tea_id = id where size = any($1)`,
  ],
  ['[{ count: string }]', `select count(*) as count from teas.teas`],
  ['{ top: number; name: string }[]', `select max(id) as top, name from teas.teas group by name`],
  [
    '{ count: number }[]',
    `select (select count(*)::integer from teas.cups where tea_id = id) as count from teas.teas`,
  ],
  ['{ note: string }[]', `insert into teas.teas (id, note) values ($1, $2) returning note`],
  ['[{ note: string | null }[], number]', `update teas.teas set note = note returning note`],
  [
    `{ size: 'small' | 'large'; data: { sweet: boolean } }[]`,
    `select size, data from teas.teas join teas.cups on tea_id = id`,
  ],
  [
    '[{ teas: { picked: string | null; price: number; sizes: string[] | null }[] }]',
    `select (select coalesce(json_agg(tea), '[]') from (select picked, price,
       (select json_agg(size) from teas.cups where tea_id = id) as sizes from teas.teas) as tea) as teas`,
  ],
  ['unknown[]', `select from teas.teas where id = $1`],
];

describe.skipIf(isOld)('of statements that are written for this test', () => {
  let problems: string[];
  beforeAll(async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'danqing-rows-'));
    const folder = join(workspace, 'services/teas/src');
    mkdirSync(folder, { recursive: true });
    for (const [index, [row, statement]] of [...WRONG, ...RIGHT].entries())
      writeFileSync(
        join(folder, `${index}.ts`),
        `declare const rows: { query<T>(text: string): Promise<T> };
         for (const table of ['teas', 'cups']) console.log(rows.query<${row}>(\`${statement}\`), table);
         export {};`,
      );
    const teas = await testDatabase();
    const client = new pg.Client({ connectionString: teas.url });
    await client.connect();
    await client.query(TABLES).finally(() => client.end());
    ({ problems } = await checkRows(teas.url, workspace));
    await teas.drop();
    rmSync(workspace, { recursive: true });
  }, PATIENCE_MS);
  const problemsOf = (index: number) => problems.filter((problem) => problem.includes(`/${index}.ts:`));

  test.each(WRONG.map((given, index) => [...given, index] as const))(
    '%s is wrong for %s',
    (_, __, problem, index) => {
      expect(problemsOf(index)).toEqual([`services/teas/src/${index}.ts:2 ${problem}`]);
    },
  );

  test.each(RIGHT.map((given, index) => [...given, WRONG.length + index] as const))(
    '%s is right for %s',
    (_, __, index) => {
      expect(problemsOf(index)).toEqual([]);
    },
  );
});
