import { PALETTE_LIMITS, type Palette } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type CallOptions, type TestPalettes } from '../testing/open-palettes.ts';
import { body, codeOf } from '../testing/palette-requests.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const save = (given: object | string, options: CallOptions = { as: 1 }) =>
  palettes.call('POST', '/api/palettes', given, options);
const remove = (id: number | string, as?: number) =>
  palettes.call('DELETE', `/api/palettes/${id}`, undefined, as === undefined ? {} : { as });
const undelete = (id: number, as?: number) =>
  palettes.call('POST', `/api/palettes/${id}/undelete`, undefined, as === undefined ? {} : { as });

describe('the number of palettes of a member', () => {
  const counts = async (userId: number) => {
    const [row] = await palettes.dataSource.query<[{ counted: number; stored: number }]>(
      `select palette_count as counted, (
         select count(*)::integer from palettes.palettes where user_id = $1 and deleted_at is null
       ) as stored from palettes.authors where user_id = $1`,
      [userId],
    );
    return [row.counted, row.stored];
  };
  async function leave(places: number, userId: number): Promise<Palette> {
    const palette = await palettes.save(userId);
    const more = PALETTE_LIMITS.perMember - 1 - places;
    await palettes.dataSource.query(
      `insert into palettes.palettes (user_id, is_public, name, description, search_text, oklab_points, colors)
       select $1, false, 'x', '', 'x', '{0}', '[{"hex":"#000000"}]' from generate_series(1, $2)`,
      [userId, more],
    );
    await palettes.dataSource.query(
      `update palettes.authors set palette_count = palette_count + $2 where user_id = $1`,
      [userId, more],
    );
    return palette;
  }

  it('is never exceeded, also by saves at the same time', async () => {
    await leave(3, 20);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(body, { as: 20 })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201).map(codeOf);
    expect(refused).toEqual(Array(17).fill([409, 'PALETTE_LIMIT_REACHED']));
    expect(await counts(20)).toEqual([PALETTE_LIMITS.perMember, PALETTE_LIMITS.perMember]);
  });

  it('still answers a repeated save when it is reached', async () => {
    await leave(1, 21);
    const headers = { 'idempotency-key': 'the-last-one' };
    const [first, second] = [await save(body, { as: 21, headers }), await save(body, { as: 21, headers })];
    expect(second.json()).toEqual(first.json());
    expect(codeOf(await save(body, { as: 21 }))).toEqual([409, 'PALETTE_LIMIT_REACHED']);
  });

  it('falls by a deletion, and what was deleted comes back only to a free place', async () => {
    const palette = await leave(0, 22);
    await Promise.all(Array.from({ length: 5 }, () => remove(palette.id, 22)));
    expect(await counts(22)).toEqual([999, 999]);
    const other = await palettes.save(22);
    expect(codeOf(await undelete(palette.id, 22))).toEqual([409, 'PALETTE_LIMIT_REACHED']);
    expect(await counts(22)).toEqual([1000, 1000]);
    await remove(other.id, 22);
    const back = await Promise.all(Array.from({ length: 5 }, () => undelete(palette.id, 22)));
    expect(back.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await counts(22)).toEqual([1000, 1000]);
  });
});
