import { errorBodySchema } from '@danqing/contracts/errors';
import type { PaletteListResponse, PaletteResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { purgePalettes } from './palette.queries.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const get = (id: number, as?: number) =>
  palettes.call('GET', `/api/palettes/${id}`, undefined, as === undefined ? {} : { as });
const remove = (id: number | string, as?: number) =>
  palettes.call('DELETE', `/api/palettes/${id}`, undefined, as === undefined ? {} : { as });
const undelete = (id: number, as?: number) =>
  palettes.call('POST', `/api/palettes/${id}/undelete`, undefined, as === undefined ? {} : { as });
const own = async (as: number) =>
  (await palettes.call('GET', '/api/palettes', undefined, { as })).json<PaletteListResponse>().data;
const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).code,
];

describe('DELETE /api/palettes/:id', () => {
  it('takes the palette away from everybody', async () => {
    const { id } = await palettes.save(50);
    const answer = await remove(id, 50);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: '调色板已删除' }]);
    expect(codeOf(await get(id, 50))).toEqual([404, 'PALETTE_NOT_FOUND']);
    expect(await own(50)).toEqual([]);
    expect(codeOf(await remove(id, 50))).toEqual([404, 'PALETTE_NOT_FOUND']);
  });

  it.each([
    ['a visitor', undefined, true, 401, 'PALETTE_DELETE_UNAUTHENTICATED'],
    ['a visitor', undefined, false, 401, 'PALETTE_DELETE_UNAUTHENTICATED'],
    ['another member', 52, true, 403, 'FORBIDDEN'],
    ['another member', 52, false, 404, 'PALETTE_NOT_FOUND'],
  ])('refuses %s (%s) to delete one that is public: %s', async (_, as, is_public, status, code) => {
    const palette = await palettes.save(51, { is_public });
    expect(codeOf(await remove(palette.id, as))).toEqual([status, code]);
    expect((await get(palette.id, 51)).json<PaletteResponse>().data).toEqual(palette);
  });

  it('says to a visitor what the specification says', async () => {
    expect((await remove(1)).json<{ message: string }>().message).toBe('请登录后删除调色板');
  });

  it('does not tell others that a deleted palette was there', async () => {
    const { id } = await palettes.save(53);
    await remove(id, 53);
    expect(codeOf(await remove(id, 54))).toEqual([404, 'PALETTE_NOT_FOUND']);
  });
});

describe('POST /api/palettes/:id/undelete', () => {
  const deletedFor = (id: number, minutes: number) =>
    palettes.dataSource.query(
      `update palettes.palettes set deleted_at = now() - $2 * interval '1 minute' where id = $1`,
      [id, minutes],
    );

  it('brings the palette back as it was, and says the same again', async () => {
    const palette = await palettes.save(60);
    await remove(palette.id, 60);
    for (const repeated of [await undelete(palette.id, 60), await undelete(palette.id, 60)]) {
      expect([repeated.statusCode, repeated.json()]).toEqual([
        200,
        { success: true, message: '调色板已恢复', data: palette },
      ]);
    }
    expect((await get(palette.id)).json<PaletteResponse>().data).toEqual(palette);
  });

  it.each([
    ['a visitor', undefined, 401, 'UNAUTHENTICATED'],
    ['another member', 62, 404, 'PALETTE_NOT_FOUND'],
  ])('refuses %s', async (_, as, status, code) => {
    const { id } = await palettes.save(61);
    expect(codeOf(await undelete(id, as))).toEqual([status, code]);
    await remove(id, 61);
    expect(codeOf(await undelete(id, as))).toEqual([status, code]);
    expect(await own(61)).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('has ten minutes, after which the palette is purged', async () => {
    const [soon, late] = [await palettes.save(63), await palettes.save(63)];
    for (const { id } of [soon, late]) await remove(id, 63);
    await deletedFor(soon.id, 9.9);
    await deletedFor(late.id, 10.1);
    expect(codeOf(await undelete(late.id, 63))).toEqual([404, 'PALETTE_NOT_FOUND']);
    await purgePalettes(palettes.dataSource);
    const left = await palettes.dataSource.query(`select id from palettes.palettes where user_id = 63`);
    expect(left).toEqual([{ id: soon.id }]);
    expect((await undelete(soon.id, 63)).statusCode).toBe(200);
  });
});
