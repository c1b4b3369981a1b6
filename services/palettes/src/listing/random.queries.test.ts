import type { PaletteListResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { selectRandom } from './random.queries.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
  await palettes.save(1);
});
afterAll(() => palettes.close());

async function fill(rows: number): Promise<number[]> {
  await palettes.dataSource.query(`delete from palettes.palettes`);
  const inserted = await palettes.dataSource.query<{ id: number }[]>(
    `insert into palettes.palettes (user_id, is_public, name, description, search_text, oklab_points, colors)
     select 1, index % 4 > 0, 'x', '', 'x', '{0}', '[{"hex":"#000000"}]' from generate_series(1, $1 * 4 / 3) as index
     returning id, is_public`,
    [rows],
  );
  const { length } = inserted;
  const listed = await palettes.dataSource.query<{ id: number }[]>(
    `select id from palettes.palettes where listed`,
  );
  expect([length, listed.length]).toEqual([(rows * 4) / 3, rows]);
  return listed.map(({ id }) => id);
}
async function draw(limit: number): Promise<number[]> {
  const { text, values } = selectRandom('', limit);
  const [row] = await palettes.dataSource.query<[{ answer: string }]>(text, values);
  return (JSON.parse(row.answer) as PaletteListResponse).data.map(({ id }) => id);
}

it.each([3, 30, 198, 201, 600])(
  'draws different public palettes out of %i, each about as often',
  async (rows) => {
    const ids = await fill(rows);
    const hits = new Map(ids.map((id) => [id, 0]));
    const limit = Math.min(50, rows);
    const rounds = Math.ceil((rows * 30) / limit);
    for (let round = 0; round < rounds; round += 1) {
      const drawn = await draw(50);
      expect(new Set(drawn).size).toBe(limit);
      for (const id of drawn) hits.set(id, (hits.get(id) ?? Number.NaN) + 1);
    }
    // 30 hits each on average. Without the random step after each hit, one palette in thirty would have none.
    const counts = [...hits.values()];
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(30 * 4);
  },
);

it('puts them in any order', async () => {
  await fill(3000);
  const ascending = [];
  for (let round = 0; round < 20; round += 1) {
    const drawn = await draw(5);
    ascending.push(drawn.every((id, index) => index === 0 || id > (drawn[index - 1] ?? 0)));
  }
  expect(ascending).toContain(false);
});
