import {
  PALETTE_SEARCH_LIMIT,
  PALETTE_SORTS,
  type OwnPalettePageResponse,
  type Palette,
  type PaletteSort,
  type SavePaletteRequest,
} from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NEAR_RADIUS, oklabCoordinates, oklabPoint } from '../search/oklab-points.ts';
import { foldForSearch, searchTextOf } from '../search/search-text.ts';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const find = (query: Record<string, string>) => palettes.page(new URLSearchParams(query).toString());
const namesOf = async (query: Record<string, string>) => (await find(query)).items.map(({ name }) => name);

describe('a search', () => {
  beforeAll(async () => {
    const save = (
      name: string,
      colors: { hex: string; name?: string }[],
      given: Partial<SavePaletteRequest> = {},
    ) => palettes.save(1, { name, colors, ...given });
    await save('春江花月夜', [
      { hex: '#EEF7F2', name: '月白' },
      { hex: '#F04A3A', name: '朱红' },
    ]);
    await save('SUNSET Straße', [{ hex: '#F04B3A' }]);
    await save("100% '夜' \\", [{ hex: '#000000', name: '墨' }]);
    await save('𠮷野', [{ hex: '#00FF00', name: '竹青' }]);
    await save('密', [{ hex: '#F04A3A', name: '朱红' }], { is_public: false });
    const gone = await save('朱红', [{ hex: '#F04A3A', name: '朱红' }]);
    await palettes.call('DELETE', `/api/palettes/${gone.id}`, undefined, { as: 1 });
  });

  it.each([
    ['夜', ["100% '夜' \\", '春江花月夜']],
    ['花月', ['春江花月夜']],
    ['朱红', ['春江花月夜']],
    ['月白', ['春江花月夜']],
    ['sunset', ['SUNSET Straße']],
    ['ＮＳＥＴ', ['SUNSET Straße']],
    ['STRASSE', ['SUNSET Straße']],
    ['t s', ['SUNSET Straße']],
    ['𠮷', ['𠮷野']],
    ['𠮷野', ['𠮷野']],
    ['%', ["100% '夜' \\"]],
    ["'", ["100% '夜' \\"]],
    ['\\', ["100% '夜' \\"]],
    ['月夜 ', ['春江花月夜']],
    ['夜月', []],
    ['江月', []],
    ['夜月白', []],
    ['_', []],
    ['密', []],
    ['没有', []],
  ])('for %j finds %j', async (search, names) => {
    expect(await namesOf({ search, sortBy: 'newest' })).toEqual(names);
    expect(await find({ search })).toMatchObject({ total: names.length });
  });

  it.each([
    ['#F04A3A', ['SUNSET Straße', '春江花月夜']],
    ['f04a3aff', ['SUNSET Straße', '春江花月夜']],
    ['000', ["100% '夜' \\"]],
    ['#0F0', ['𠮷野']],
    ['#0000FF', []],
  ])('near %s finds %j', async (near, names) => {
    expect(await namesOf({ near, sortBy: 'newest' })).toEqual(names);
  });

  it.each([
    ['zhuhong', ['春江花月夜']],
    ['ZHŪ HÓNG', ['春江花月夜']],
    ['zhu1 hong2', ['春江花月夜']],
    ['cinnabar', ['春江花月夜']],
    ['Cinnabar Red', ['春江花月夜']],
    ['red', ['春江花月夜']],
    ['朱紅', ['春江花月夜']],
    ['しゅこう', ['春江花月夜']],
    ['シュコウ', ['春江花月夜']],
    ['moon', ['春江花月夜']],
    ['bamboo', ['𠮷野']],
    ['green', ['𠮷野']],
    ['vermilion', []],
    ['z', []],
  ])('for %j finds the palettes with colours of that name: %j', async (search, names) => {
    expect(await namesOf({ search, sortBy: 'newest' })).toEqual(names);
    expect(await find({ search })).toMatchObject({ total: names.length });
  });

  async function saveForNow(given: Partial<SavePaletteRequest>) {
    const { id } = await palettes.save(7, given);
    onTestFinished(
      async () => void (await palettes.call('DELETE', `/api/palettes/${id}`, undefined, { as: 7 })),
    );
  }

  it.each([
    ['traditional characters', '绿烟', '綠煙'],
    ['Japanese characters', '绿烟', '緑煙'],
    ['simplified characters', '綠煙', '绿烟'],
    ['simplified characters, of a Japanese name', '緑の桜', '绿の樱'],
    ['characters of several scripts', '绿の櫻', '緑の桜'],
    ['spaces between characters', '雨后 青山', '雨 后青\u3000山'],
    ['full-width letters and another case', 'Ｇreen 青', 'GREEN青'],
  ])('takes for the same name %s', async (_what, name, search) => {
    await saveForNow({ name });
    const own = await palettes.call(
      'GET',
      `/api/palettes?limit=9&search=${encodeURIComponent(search)}`,
      undefined,
      {
        as: 7,
      },
    );
    expect(own.json<OwnPalettePageResponse>().data.items.map(({ name }) => name)).toEqual([name]);
    expect(await namesOf({ search })).toEqual([name]);
  });

  it('finds the colours that a text in Japanese characters means beside those of its name', async () => {
    await saveForNow({ name: '春', colors: [{ hex: '#EEB8C3', name: '樱草紫' }] });
    expect(await namesOf({ search: '桜草' })).toEqual(['春']);
  });

  it('by the name of a colour and near another finds what fits both', async () => {
    expect(await namesOf({ search: 'cinnabar', near: '#EEF7F2' })).toEqual(['春江花月夜']);
    expect(await namesOf({ search: 'cinnabar', near: '#00FF00' })).toEqual([]);
  });

  it('goes by the text alone while nobody says what the colours are called', async () => {
    palettes.colors.unavailable = true;
    expect(await namesOf({ search: 'cinnabar' })).toEqual([]);
    expect(await namesOf({ search: '朱红' })).toEqual(['春江花月夜']);
    palettes.colors.unavailable = false;
  });

  it('finds by name and colour what fits both', async () => {
    expect(await namesOf({ search: '夜', near: '#F04A3A' })).toEqual(['春江花月夜']);
    expect(await namesOf({ search: '夜', near: '#00FF00' })).toEqual([]);
  });

  it('takes white space for no search', async () => {
    expect((await find({ search: ' \u3000 ' })).total).toBe(4);
  });
});

describe('among thousands', () => {
  const ROWS = 6_000;
  type Row = Pick<Palette, 'id' | 'downloads' | 'name'> & { hex: string };
  let rows: Row[];

  beforeAll(async () => {
    await palettes.dataSource.query(`delete from palettes.palettes`);
    const named = Array.from({ length: ROWS }, (_, index) => {
      const parts = [
        [3, '青'],
        [50, '竹'],
        [700, '露'],
        [ROWS, '孤'],
      ] as const;
      const name = parts.filter(([every]) => index % every === 1).map(([, part]) => part);
      const [red, green, blue] = [(index % 61) * 4, ((index * 7) % 61) * 4, ((index * 13) % 61) * 4];
      const hex =
        `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
      return { name: `${name.join('')}${index}`, hex, downloads: (index * 31) % 40 };
    });
    const inserted = await palettes.dataSource.transaction(async (transaction) => {
      // On a busy machine this bulk insert exceeds the pool's statement timeout.
      await transaction.query(`set local statement_timeout = '60s'`);
      return transaction.query<{ id: number }[]>(
        `insert into palettes.palettes
         (user_id, is_public, downloads, name, description, search_text, oklab_points, colors)
       select 1, true, downloads, name, '', search_text, array[point], colors
       from json_to_recordset($1) as given (downloads int, name text, search_text text, point int, colors json)
       returning id`,
        [
          JSON.stringify(
            named.map(({ name, hex, downloads }) => ({
              ...{ name, downloads, colors: [{ hex }] },
              search_text: searchTextOf({ name, colors: [] }),
              point: oklabPoint(hex),
            })),
          ),
        ],
      );
    });
    rows = named.map((row, index) => ({ ...row, id: inserted[index]?.id ?? 0 }));
  });

  const orders: Record<PaletteSort, (a: Row, b: Row) => number> = {
    downloads: (a, b) => b.downloads - a.downloads || b.id - a.id,
    newest: (a, b) => b.id - a.id,
  };
  const isNear = (one: string, other: string) => {
    const to = oklabCoordinates(other);
    const squares = oklabCoordinates(one).map((value, axis) => (value - (to[axis] ?? 0)) ** 2);
    return squares.reduce((sum, square) => sum + square) <= NEAR_RADIUS ** 2;
  };

  it('finds exactly what a plain look at every row finds, common or rare, in every sort and on every page', async () => {
    const search = fc.constantFrom(undefined, '青', '竹', '露', '孤', '青竹', '竹1', '1', '12', '123', 'x');
    const near = fc.constantFrom(undefined, '#000000', '#7F7F7F', '#FF0000', '#20E040', '#F0F0F0');
    await fc.assert(
      fc.asyncProperty(
        search,
        near,
        fc.constantFrom(...PALETTE_SORTS),
        fc.integer({ min: 1, max: 25 }),
        async (search, near, sortBy, page) => {
          fc.pre(search !== undefined || near !== undefined);
          const found = rows
            .filter(({ name }) => search === undefined || foldForSearch(name).includes(search))
            .filter(({ hex }) => near === undefined || isNear(near, hex))
            .toSorted(orders[sortBy])
            .slice(0, PALETTE_SEARCH_LIMIT);
          const query = {
            ...(search && { search }),
            ...(near && { near }),
            sortBy,
            page: String(page),
            pageSize: '50',
          };
          const data = await find(query);
          expect(data.total).toBe(found.length);
          expect(data.items.map(({ id }) => id)).toEqual(
            found.slice((page - 1) * 50, page * 50).map(({ id }) => id),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});
