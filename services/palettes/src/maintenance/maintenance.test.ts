import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

it('runs by itself: purging every hour, counting every minute', async () => {
  const schedules = await palettes.dataSource.query(`select name, cron from jobs.schedule order by name`);
  expect(schedules).toEqual([
    { name: 'palettes-maintenance', cron: '23 * * * *' },
    { name: 'palettes-page-counts', cron: '* * * * *' },
  ]);
});

it('undoes and repeats its migrations', async () => {
  const { dataSource } = palettes;
  await palettes.save(1);
  const count = dataSource.migrations.length;
  for (let undone = 0; undone < count; undone += 1) await dataSource.undoLastMigration();
  expect(
    await dataSource.query(
      `select tablename from pg_tables where schemaname = 'palettes' and tablename <> 'migrations'
       union all select proname from pg_proc where pronamespace = 'palettes'::regnamespace`,
    ),
  ).toEqual([]);
  expect(await dataSource.runMigrations()).toHaveLength(count);
});
