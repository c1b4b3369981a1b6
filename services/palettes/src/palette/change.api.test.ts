import { errorBodySchema } from '@danqing/contracts/errors';
import type { Palette, PaletteResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_TOKEN, openPalettes, type TestPalettes } from '../testing/open-palettes.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const OWNER = 1;
const colors = [
  { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'primary' as const },
  { hex: '#1772B4', name: '群青' },
];
const save = (given: object = {}) => palettes.save(OWNER, { name: '月下', colors, ...given });
const change = (id: number | string, body: object, as: number | null = OWNER) =>
  palettes.call('PATCH', `/api/palettes/${id}`, body, as === null ? {} : { as });
const read = async (id: number, as: number | null = OWNER) =>
  (
    await palettes.call('GET', `/api/palettes/${id}`, undefined, as === null ? {} : { as })
  ).json<PaletteResponse>().data;
const dataOf = (answer: { json(): unknown }) => (answer.json() as PaletteResponse).data;
const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).code,
];
const found = async (query: string) => (await palettes.page(query)).items.map(({ id }) => id);

describe('PATCH /api/palettes/{id}', () => {
  it.each<[string, object, Partial<Palette>]>([
    ['the name', { name: ' 江南 ' }, { name: '江南' }],
    ['the description', { description: '春水' }, { description: '春水' }],
    ['the description away', { description: '' }, { description: '' }],
    ['who sees it', { is_public: false }, { is_public: false }],
    [
      'the colours',
      { colors: [{ hex: 'ed5126', name: '朱红' }] },
      { colors: [{ hex: '#ED5126', name: '朱红' }] },
    ],
    [
      'all at once',
      { name: '新', description: '新', is_public: false, colors },
      { name: '新', description: '新', is_public: false },
    ],
  ])('changes %s, and nothing else', async (_, given, changed) => {
    const before = await save({ description: '秋夜' });
    const answer = await change(before.id, { version: 1, ...given });
    expect(answer.statusCode).toBe(200);
    const expected = { ...before, ...changed, version: 2 };
    expect(dataOf(answer)).toMatchObject(expected);
    if (Object.keys(given).length === 1) expect(dataOf(answer)).toEqual(expected);
    expect(await read(before.id)).toEqual(dataOf(answer));
  });

  it('keeps colours whose names pose as the site in private palettes', async () => {
    const colors = [{ hex: '#ED5126' }, { hex: '#112233', name: 'Danqing Team' }];
    const posing = await save({ colors, is_public: false });
    const shown = await change(posing.id, { version: 1, is_public: true });
    expect([codeOf(shown), (shown.json() as { field: string }).field]).toEqual([
      [400, 'NAME_RESERVED'],
      'colors.1.name',
    ]);
    const open = await save({});
    expect(codeOf(await change(open.id, { version: 1, colors }))).toEqual([400, 'NAME_RESERVED']);
    expect((await change(open.id, { version: 1, colors, is_public: false })).statusCode).toBe(200);
  });

  it('keeps the names that pose as the site for private palettes', async () => {
    const posing = await save({ name: '丹青官方', is_public: false });
    expect(codeOf(await change(posing.id, { version: 1, is_public: true }))).toEqual([400, 'NAME_RESERVED']);
    expect((await change(posing.id, { version: 1, name: '江南', is_public: true })).statusCode).toBe(200);
    const renamed = await change(posing.id, { version: 2, name: 'Danqing Team' });
    expect([codeOf(renamed), (renamed.json() as { field: string }).field]).toEqual([
      [400, 'NAME_RESERVED'],
      'name',
    ]);
    expect((await change(posing.id, { version: 2, name: 'Danqing Team', is_public: false })).statusCode).toBe(
      200,
    );
  });

  it('leaves a public one that had such a name before as it is', async () => {
    const { id } = await save();
    await palettes.dataSource.query(`update palettes.palettes set name = '丹青官方' where id = $1`, [id]);
    expect((await change(id, { version: 1, description: '旧' })).statusCode).toBe(200);
  });

  it.each<[string, object, number, string]>([
    ['no version', { name: '新' }, 400, 'INPUT_INVALID'],
    ['a version that is none', { version: 0, name: '新' }, 400, 'INPUT_INVALID'],
    ['an empty name', { version: 1, name: ' ' }, 400, 'PALETTE_NAME_REQUIRED'],
    ['a name of 61 characters', { version: 1, name: '月'.repeat(61) }, 400, 'INPUT_INVALID'],
    ['NUL in a description', { version: 1, description: 'a\0' }, 400, 'INPUT_INVALID'],
    [
      'half a surrogate pair in a colour',
      { version: 1, colors: [{ hex: '#000', name: '\ud800' }] },
      400,
      'INPUT_INVALID',
    ],
    ['no colours', { version: 1, colors: [] }, 400, 'PALETTE_INVALID'],
    ['51 colours', { version: 1, colors: Array(51).fill(colors[0]) }, 400, 'PALETTE_TOO_LARGE'],
    ['visibility as text', { version: 1, is_public: 'no' }, 400, 'INPUT_INVALID'],
  ])('refuses %s and changes nothing', async (_, given, status, code) => {
    const before = await save();
    expect(codeOf(await change(before.id, given))).toEqual([status, code]);
    expect(await read(before.id)).toEqual(before);
  });

  it('refuses colours that make the palette heavier than one may be', async () => {
    const heavy = Array(50).fill({ hex: '#000000', name: '墨'.repeat(40), pinyin: 'ā'.repeat(80) });
    const before = await save();
    expect(codeOf(await change(before.id, { version: 1, colors: heavy }))).toEqual([400, 'PALETTE_TOO_LONG']);
    expect(await read(before.id)).toEqual(before);
  });
});

describe('who may change a palette', () => {
  it('is its owner alone', async () => {
    const shown = await save();
    const secret = await save({ is_public: false });
    const body = { version: 1, name: '偷' };
    expect(codeOf(await change(shown.id, body, null))).toEqual([401, 'UNAUTHENTICATED']);
    expect(codeOf(await change(shown.id, body, 2))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await change(secret.id, body, 2))).toEqual([404, 'PALETTE_NOT_FOUND']);
    expect(codeOf(await change(2_000_000_000, body))).toEqual([404, 'PALETTE_NOT_FOUND']);
    expect(codeOf(await change('x', body))).toEqual([400, 'INPUT_INVALID']);
    expect([(await read(shown.id)).name, (await read(secret.id)).name]).toEqual(['月下', '月下']);
  });

  it('is nobody once it is deleted', async () => {
    const { id } = await save();
    await palettes.call('DELETE', `/api/palettes/${id}`, undefined, { as: OWNER });
    expect(codeOf(await change(id, { version: 1, name: '新' }))).toEqual([404, 'PALETTE_NOT_FOUND']);
  });

  it('is no member whom operators let publish nothing, but to make it private', async () => {
    const { id } = await save();
    palettes.identity.limited.add(OWNER);
    try {
      expect(codeOf(await change(id, { version: 1, name: '广告' }))).toEqual([403, 'ACCOUNT_LIMITED']);
      expect((await change(id, { version: 1, is_public: false, name: '广告' })).statusCode).toBe(200);
      expect(codeOf(await change(id, { version: 2, is_public: true }))).toEqual([403, 'ACCOUNT_LIMITED']);
    } finally {
      palettes.identity.limited.delete(OWNER);
    }
  });

  it('may not make public what operators hid, and may change it', async () => {
    const { id } = await save();
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    await palettes.call('POST', `/api/operator/palettes/${id}/hide`, { reason: '广告' }, { headers });
    expect(await read(id)).toMatchObject({ is_public: false, hidden_reason: '广告' });
    expect(codeOf(await change(id, { version: 1, is_public: true }))).toEqual([409, 'PALETTE_HIDDEN']);
    expect(dataOf(await change(id, { version: 1, name: '改正' }))).toMatchObject({
      name: '改正',
      is_public: false,
      hidden_reason: '广告',
    });
    await palettes.call('POST', `/api/operator/palettes/${id}/show`, undefined, { headers });
    expect((await read(id, 2)).name).toBe('改正');
  });
});

describe('two changes of a palette', () => {
  it('that were made of the same version: the second is told, and overwrites nothing', async () => {
    const { id } = await save();
    expect((await change(id, { version: 1, name: '一' })).statusCode).toBe(200);
    expect(codeOf(await change(id, { version: 1, description: '二' }))).toEqual([409, 'PALETTE_CHANGED']);
    expect(await read(id)).toMatchObject({ name: '一', description: '', version: 2 });
    expect((await change(id, { version: 2, description: '二' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ name: '一', description: '二', version: 3 });
  });

  it('at the same time: one of them is made', async () => {
    const { id } = await save();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => change(id, { version: 1, name: `第${index}` })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    expect(await read(id)).toEqual(dataOf(made[0]!));
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  });

  it('that are one request sent again are one change', async () => {
    const { id } = await save();
    const request = { version: 1, name: '一', is_public: false };
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(id, request)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await read(id)).toMatchObject({ name: '一', version: 2 });
  });
});

describe('a changed palette', () => {
  it('is found by what it is now', async () => {
    const { id } = await save({ name: '千里江山', colors: [{ hex: '#1772B4', name: '群青' }] });
    await change(id, { version: 1, name: '落霞孤鹜', colors: [{ hex: '#ED5126', name: '朱红' }] });
    expect(await found('search=千里江山')).not.toContain(id);
    expect(await found('near=1772B4')).not.toContain(id);
    expect(await found('search=落霞孤鹜')).toContain(id);
    expect(await found('search=朱红')).toContain(id);
    expect(await found('near=ED5126')).toContain(id);
  });

  it('is listed, counted and seen by others only while it is public', async () => {
    const { id } = await save({ name: '来去' });
    const total = async () => (await palettes.page()).total;
    const before = await total();
    await change(id, { version: 1, is_public: false });
    expect([await total(), await found('search=来去')]).toEqual([before - 1, []]);
    expect((await palettes.call('GET', `/api/palettes/${id}`, undefined, { as: 2 })).statusCode).toBe(404);
    await change(id, { version: 2, is_public: true });
    expect([await total(), await found('search=来去')]).toEqual([before, [id]]);
    expect((await read(id, null)).name).toBe('来去');
  });

  it('is still the palette of the save that is sent again', async () => {
    const body = { name: '重试', colors };
    const headers = { 'idempotency-key': 'before-the-change' };
    const again = () => palettes.call('POST', '/api/palettes', body, { as: OWNER, headers });
    const { id } = dataOf(await again());
    await change(id, { version: 1, name: '改名' });
    expect(dataOf(await again())).toMatchObject({ id, name: '改名', version: 2 });
  });
});
