import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDataSource } from '@danqing/nest-kit';
import { createTestApp, testDatabase } from '@danqing/test-kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { colorSchema, type Color } from '@danqing/contracts/colors';
import { ColorsModule } from '../colors.module.ts';
import { colorsDatabase } from '../database/colors-database.ts';
import { readColorDataFile, type ColorRow } from './color.data-file.ts';
import { loadColors, selectColors } from './color.queries.ts';

const ownFile = new URL('../../data/colors.json', import.meta.url);
let folder: string;
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colors-'));
  database = await testDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function changedFile(change: (rows: ColorRow[]) => ColorRow[]): Promise<URL> {
  const rows = JSON.parse(await readFile(ownFile, 'utf8')) as ColorRow[];
  const path = join(folder, 'colors.json');
  await writeFile(path, JSON.stringify(change(rows)));
  return pathToFileURL(path);
}

async function withDataSource<Result>(
  work: (dataSource: Awaited<ReturnType<typeof createDataSource>>) => Promise<Result>,
): Promise<Result> {
  const dataSource = await createDataSource(colorsDatabase(database.url));
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

it('loads once and leaves the table alone at the next start', async () => {
  await withDataSource(async (dataSource) => {
    const file = await readColorDataFile(ownFile);
    expect(await loadColors(dataSource, file)).toBe(true);
    expect(await loadColors(dataSource, file)).toBe(false);
    const colors = await selectColors(dataSource);
    expect(colors).toHaveLength(1023);
    const [first] = JSON.parse(JSON.stringify(colors)) as Color[];
    expect(Object.keys(first!)).toEqual(Object.keys(colorSchema.shape));
  });
});

it('takes over changed, renumbered, new and removed rows of another data file', async () => {
  const file = await changedFile((rows) => {
    const [first, second, third, ...rest] = rows as [ColorRow, ColorRow, ColorRow, ...ColorRow[]];
    const swapped = [
      { ...first, name: second.name },
      { ...second, name: first.name },
    ];
    const added = { ...third, id: 2000, name: '新色', hex: '#010203', rgb: '1,2,3' };
    return [...swapped, ...rest, added];
  });
  await withDataSource(async (dataSource) => {
    await loadColors(dataSource, await readColorDataFile(ownFile));
    expect(await loadColors(dataSource, await readColorDataFile(file))).toBe(true);
    const colors = await selectColors(dataSource);
    expect(colors).toHaveLength(1023);
    expect(colors.slice(0, 2).map(({ id, name }) => [id, name])).toEqual([
      [1, '杏仁黄'],
      [2, '乳白'],
    ]);
    expect(colors.find(({ id }) => id === 3)).toBeUndefined();
    expect(colors.at(-1)).toMatchObject({ id: 2000, hex: '#010203' });
  });
});

it('keeps the old rows when the new file is broken', async () => {
  const file = await changedFile((rows) => rows.map((row) => (row.id === 9 ? { ...row, hex: 'red' } : row)));
  await withDataSource(async (dataSource) => {
    await loadColors(dataSource, await readColorDataFile(ownFile));
    const before = await selectColors(dataSource);
    await expect(readColorDataFile(file).then((data) => loadColors(dataSource, data))).rejects.toThrow('hex');
    expect(await selectColors(dataSource)).toEqual(before);
  });
});

it('serves two programs that start at once on one empty database', async () => {
  const start = () => createTestApp(ColorsModule.forRoot({ databaseUrl: database.url }));
  const apps = await Promise.all([start(), start()]);
  for (const app of apps) {
    const response = await app.inject({ method: 'GET', url: '/api/colors' });
    expect(response.json<Color[]>()).toHaveLength(1023);
    await app.close();
  }
});

it('undoes and repeats its migrations', async () => {
  await withDataSource(async (dataSource) => {
    const count = dataSource.migrations.length;
    for (let undone = 0; undone < count; undone++) await dataSource.undoLastMigration();
    expect(
      await dataSource.query(
        `select 1 from pg_tables where schemaname = 'colors' and tablename <> 'migrations'`,
      ),
    ).toEqual([]);
    expect(await dataSource.runMigrations()).toHaveLength(count);
  });
});

it('has entities that fit the migrated tables', async () => {
  await withDataSource(async (dataSource) => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => !query.includes('CONSTRAINT'))).toEqual([]);
  });
});
