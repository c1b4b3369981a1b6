import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import { createDataSource } from '@danqing/nest-kit';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palettesDatabase } from '../database/palettes-database.ts';
import { foldForSearch, gramsOf, searchTextOf } from './search-text.ts';

describe('foldForSearch', () => {
  it.each([
    ['Sunset', 'sunset'],
    ['ＳＵＮ', 'sun'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ﬃ', 'ffi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδος', 'οδοσ'],
    ['ｶﾞｰﾈｯﾄ', 'ガーネット'],
    ['㍿', '株式会社'],
    ['cafe\u0301', 'café'],
    [' 月\u3000\n下 ', '月下'],
    ['Ａ 月 b c', 'a月b c'],
    ['か な カ ナ', 'かなカナ'],
    ['綠', '绿'],
    ['緑の桜', '绿の樱'],
    ['𠮷', '𠮷'],
    ['', ''],
  ])('makes of %j %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('searchTextOf', () => {
  it('has the name and each name of a colour once, a line each', () => {
    const colors = [{ name: '月白' }, { name: '  ' }, {}, { name: '月白' }, { name: 'Sun\nset' }];
    expect(searchTextOf({ name: 'A b', colors })).toBe('a b\n月白\nsun set');
  });
});

describe('gramsOf', () => {
  it.each([
    ['', []],
    ['月', ['月']],
    ['𠮷', ['𠮷']],
    ['月下', ['月下']],
    ['月下a', ['月下a']],
    ['aaaa', ['aaa']],
    ['𠮷月𠮷月', ['𠮷月𠮷', '月𠮷月']],
  ])('of %j are %j', (text, grams) => {
    expect(gramsOf(text)).toEqual(grams);
  });
});

describe('with the database', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await testDatabase();
    dataSource = await createDataSource(palettesDatabase(database.url));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('are those of every text that contains the part', async () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '月', '𠮷', 'é', '👩', '\n', "'", '\\'),
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(part, part, part, async (before, found, after) => {
        const [row] = await dataSource.query<[{ contained: boolean; grams: string[] }]>(
          `select palettes.search_grams($1) @> $2::text[] as contained, palettes.search_grams($1) as grams`,
          [before + found + after, gramsOf(found)],
        );
        expect(row.contained).toBe(true);
        const characters = [...(before + found + after)];
        const runs = [1, 2, 3].flatMap((length) =>
          characters
            .map((_, index) => characters.slice(index, index + length).join(''))
            .slice(0, Math.max(0, characters.length - length + 1)),
        );
        expect(new Set(row.grams)).toEqual(new Set(runs));
      }),
      { numRuns: 200 },
    );
  });
});
