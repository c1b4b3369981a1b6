import { expect, it } from 'vitest';
import { readDataPage, type DataList } from './read-data-page.ts';

const listOf = (name: string, count: number): DataList => ({
  name,
  select: async (after, limit) =>
    Array.from({ length: count }, (_, index) => index + 1)
      .filter((key) => after === null || key > Number(after))
      .slice(0, limit)
      .map((key) => ({ key: String(key), data: { key }, files: [`${key}.webp`] })),
});

it('gives every record of every list once, list after list', async () => {
  const lists = [listOf('palettes', 250), listOf('claims', 0), listOf('reports', 100)];
  const seen: string[] = [];
  let pages = 0;
  let after: string | null = null;
  do {
    const page = await readDataPage(lists, after);
    seen.push(...page.records.map(({ list, data }) => `${list} ${String(data['key'])}`));
    expect(page.files).toHaveLength(page.records.length);
    after = page.next;
    pages += 1;
  } while (after !== null && pages < 20);
  expect(seen).toHaveLength(350);
  expect(new Set(seen).size).toBe(350);
  expect([seen[0], seen[249], seen[250], seen[349]]).toEqual([
    'palettes 1',
    'palettes 250',
    'reports 1',
    'reports 100',
  ]);
});

it('has nothing for a cursor of another list', async () => {
  expect(await readDataPage([listOf('palettes', 3)], 'secrets:1')).toEqual({
    records: [],
    files: [],
    next: null,
  });
});
