import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { FoldCharacters1797000100000 } from './migrations/1797000100000-fold-characters.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

it('palettes saved before are found in other characters too', async () => {
  const earlier = [
    ['綠 煙', '綠 煙\n月白', '绿烟\n月白'],
    ['緑茶', '緑茶\n綠茶', '绿茶'],
    ['Sun set', 'sun set', 'sun set'],
  ] as const;
  for (const [name, text] of earlier) {
    const { id } = await palettes.save(1, { name });
    await palettes.dataSource.query(`update palettes.palettes set search_text = $2 where id = $1`, [
      id,
      text,
    ]);
  }
  const find = async (search: string) =>
    (await palettes.page(`search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
  expect(await find('绿烟')).toEqual([]);

  const runner = palettes.dataSource.createQueryRunner();
  await new FoldCharacters1797000100000().up(runner);
  await runner.release();

  const rows = await palettes.dataSource.query<{ search_text: string }[]>(
    `select search_text from palettes.palettes order by id`,
  );
  expect(rows.map(({ search_text }) => search_text)).toEqual(earlier.map(([, , folded]) => folded));
  for (const typed of ['绿烟', '綠煙', '緑煙']) expect(await find(typed)).toEqual(['綠 煙']);
});
