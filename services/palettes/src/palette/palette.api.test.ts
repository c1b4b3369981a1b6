import { routesWithoutAccess } from '@danqing/nest-kit';
import { errorBodySchema } from '@danqing/contracts/errors';
import {
  PALETTE_LIMITS,
  type Palette,
  type PaletteListResponse,
  type PaletteResponse,
} from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type CallOptions, type TestPalettes } from '../testing/open-palettes.ts';
import { purgePalettes } from './palette.queries.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const colors = [{ hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'primary', shade: '500' }];
const body = { name: '月下', description: '秋夜', is_public: true, colors };
const save = (given: object | string, options: CallOptions = { as: 1 }) =>
  palettes.call('POST', '/api/palettes', given, options);
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
const rows = async () =>
  (
    await palettes.dataSource.query<[{ count: number }]>(
      `select count(*)::integer as count from palettes.palettes`,
    )
  )[0].count;

it('says for every endpoint who may call it', () => {
  expect(routesWithoutAccess(palettes.app)).toEqual([]);
});

describe('POST /api/palettes', () => {
  it('saves and answers the palette to the letter', async () => {
    const answer = await save(body, { as: 2, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      message: 'The palette was saved.',
      data: {
        id: expect.any(Number) as number,
        version: 1,
        ...body,
        user_id: 2,
        user: { id: 2, name: '会员2' },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) as string,
        downloads: 0,
      },
    });
    expect(Date.parse(answer.json<PaletteResponse>().data.created_at)).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it.each([
    ['a JSON string of colours', { colors: JSON.stringify(colors) }, { colors }],
    ['a hex of 3 digits', { colors: [{ hex: 'abc' }] }, { colors: [{ hex: '#AABBCC' }] }],
    ['a hex of 4 digits', { colors: [{ hex: '#abcd' }] }, { colors: [{ hex: '#AABBCC' }] }],
    ['a hex of 6 digits', { colors: [{ hex: 'eef7f2' }] }, { colors: [{ hex: '#EEF7F2' }] }],
    ['a hex of 8 digits', { colors: [{ hex: '#eef7f280' }] }, { colors: [{ hex: '#EEF7F2' }] }],
    ['no description', { description: undefined }, { description: '' }],
    ['an empty description', { description: null }, { description: '' }],
    ['no visibility', { is_public: undefined }, { is_public: true }],
    ['a private one', { is_public: false }, { is_public: false }],
    ['script in a name', { name: '<script>alert(1)</script>' }, { name: '<script>alert(1)</script>' }],
    ['quotes and backslashes', { name: `'"\\ $1 %s` }, { name: `'"\\ $1 %s` }],
    ['emoji', { name: '👩‍👩‍👧 🎨' }, { name: '👩‍👩‍👧 🎨' }],
    [
      'right-to-left text, without marks of direction',
      { name: 'ألوان \u200fالصين\u200e' },
      { name: 'ألوان الصين' },
    ],
    ['60 characters beyond the basic plane', { name: '𠮷'.repeat(60) }, { name: '𠮷'.repeat(60) }],
    ['spaces around a name', { name: '  月下 ' }, { name: '月下' }],
    [
      '50 colours',
      { colors: Array(50).fill({ hex: '#000000' }) },
      { colors: Array(50).fill({ hex: '#000000' }) },
    ],
    ['unknown fields', { id: 1, user_id: 9, downloads: 99 }, { user_id: 1, downloads: 0 }],
  ])('takes %s', async (_, given, stored) => {
    const answer = await save({ ...body, ...given });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<PaletteResponse>();
    expect(data).toMatchObject(stored);
    expect((await get(data.id, 1)).json<PaletteResponse>().data).toEqual(data);
  });

  const colorOf = (given: object) => ({ ...body, colors: [{ hex: '#000000', ...given }] });
  it.each([
    ['no name', { ...body, name: undefined }, 'INPUT_INVALID'],
    ['a name of spaces', { ...body, name: ' \u3000 ' }, 'PALETTE_NAME_REQUIRED'],
    ['a name of 61 characters', { ...body, name: '月'.repeat(61) }, 'INPUT_INVALID'],
    ['NUL in a name', { ...body, name: 'a\0b' }, 'INPUT_INVALID'],
    ['half a surrogate pair in a name', { ...body, name: 'a\ud800b' }, 'INPUT_INVALID'],
    ['NUL in a description', { ...body, description: 'a\0' }, 'INPUT_INVALID'],
    ['half a surrogate pair in the name of a colour', colorOf({ name: '\udc00' }), 'INPUT_INVALID'],
    ['NUL in pinyin', colorOf({ pinyin: '\0' }), 'INPUT_INVALID'],
    ['NUL in a shade', colorOf({ shade: 'a\0' }), 'INPUT_INVALID'],
    ['no colours', { ...body, colors: undefined }, 'PALETTE_INVALID'],
    ['an empty list of colours', { ...body, colors: [] }, 'PALETTE_INVALID'],
    ['colours that are no list', { ...body, colors: { hex: '#000000' } }, 'PALETTE_INVALID'],
    ['a string that is no JSON', { ...body, colors: '[{' }, 'PALETTE_INVALID'],
    ['51 colours', { ...body, colors: Array(51).fill(colors[0]) }, 'PALETTE_TOO_LARGE'],
    ['10,000 colours', { ...body, colors: Array(10_000).fill({ hex: '#000' }) }, 'PALETTE_TOO_LARGE'],
    [
      '10,000 colours as a string',
      { ...body, colors: JSON.stringify(Array(10_000).fill({ hex: '#000' })) },
      'PALETTE_TOO_LARGE',
    ],
    ['a bare hex', { ...body, colors: ['#000000'] }, 'PALETTE_COLOR_INVALID'],
    ['a hex of 5 digits', colorOf({ hex: '#12345' }), 'INPUT_INVALID'],
    ['one bad colour among good ones', { ...body, colors: [...colors, { hex: 'red' }] }, 'INPUT_INVALID'],
    ['an unknown type of colour', colorOf({ type: 'mid' }), 'INPUT_INVALID'],
    ['visibility as text', { ...body, is_public: 'yes' }, 'INPUT_INVALID'],
    ['a list', [], 'INPUT_INVALID'],
    ['malformed JSON', '{"name":', 'INPUT_INVALID'],
    ['no body', '', 'INPUT_INVALID'],
    ['a prototype', '{"__proto__":{"name":"x"},"name":"x","colors":[{"hex":"#000"}]}', 'INPUT_INVALID'],
  ])('refuses %s and stores nothing', async (_, given, code) => {
    const before = [await rows(), (await own(1)).length];
    expect(codeOf(await save(given as object))).toEqual([400, code]);
    expect([await rows(), (await own(1)).length]).toEqual(before);
  });

  it('stores what is seen of a text, and nothing that hides, turns or climbs', async () => {
    const answer = await save({
      ...body,
      name: '\u202E月\u200B白\u0007 👩\u200D🎨 ',
      description: `一\r\n二\u2066${'\u0300'.repeat(50)}`,
      colors: [{ hex: '#000000', name: '\u3164墨\u00AD', pinyin: 'mo\u0300\uFEFF' }],
    });
    expect(answer.json<PaletteResponse>().data).toMatchObject({
      name: '月白 👩\u200D🎨',
      description: `一\n二${'\u0300'.repeat(3)}`,
      colors: [{ name: '墨', pinyin: 'mo\u0300' }],
    });
    expect(codeOf(await save({ ...body, name: '\u200B\u2800\u3164' }))).toEqual([
      400,
      'PALETTE_NAME_REQUIRED',
    ]);
  });

  it('names the field', async () => {
    const answer = await save({ ...body, colors: [...colors, { hex: '#000000', name: '\0' }] });
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', field: 'colors.1.name' });
  });

  it('refuses a body of a megabyte', async () => {
    expect(codeOf(await save({ ...body, description: 'x'.repeat(1_048_576) }))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });

  it.each([undefined, 'Bearer nobody'])('refuses a visitor with %j', async (authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    expect(codeOf(await save(body, { headers }))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('keeps the name of a member as of their last save', async () => {
    const first = await palettes.save(3);
    palettes.identity.names.set(3, '新名');
    await palettes.save(3);
    expect((await get(first.id)).json<PaletteResponse>().data.user).toEqual({ id: 3, name: '新名' });
  });

  it('lets a known member save while the identity service is away, and nobody else', async () => {
    await palettes.save(4);
    palettes.identity.away = true;
    try {
      expect((await save(body, { as: 4 })).json<PaletteResponse>().data.user.name).toBe('会员4');
      expect(codeOf(await save(body, { as: 5 }))).toEqual([503, 'SERVICE_UNAVAILABLE']);
    } finally {
      palettes.identity.away = false;
    }
    expect(await own(5)).toEqual([]);
  });

  it('refuses a member who is gone', async () => {
    palettes.identity.names.set(6, null);
    expect(codeOf(await save(body, { as: 6 }))).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('a repeated save', () => {
  const repeat = (key: string, as: number, given: object = body) =>
    save(given, { as, headers: { 'idempotency-key': key } });

  it('answers the first palette and saves once, also when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => repeat('one-and-only', 10)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
    const saved = answers.map((answer) => answer.json<PaletteResponse>().data);
    expect(new Set(saved.map((palette) => JSON.stringify(palette))).size).toBe(1);
    const [later] = [(await repeat('one-and-only', 10)).json<PaletteResponse>().data];
    expect(await own(10)).toEqual([{ ...later, hidden_reason: null }]);
    expect(later).toEqual(saved[0]);
  });

  it.each<[string, object]>([
    ['name', { name: '别的' }],
    ['description', { description: '别的' }],
    ['visibility', { is_public: false }],
    ['colour', { colors: [...body.colors, { hex: '#102030' }] }],
  ])('is refused with the key of a palette of another %s', async (_, other) => {
    const key = `reused-${Object.keys(other).join()}`;
    const first = await repeat(key, 14);
    expect(first.statusCode).toBe(201);
    expect(codeOf(await repeat(key, 14, { ...body, ...other }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    // However it is written: what counts is the palette.
    const again = await repeat(key, 14, {
      ...body,
      name: ` ${body.name} `,
      colors: JSON.stringify(body.colors),
    });
    expect(again.json()).toEqual(first.json());
  });

  it('has one palette, whichever of two was first with the same key at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        repeat('two-at-once', 15, { ...body, name: `第${index % 2}` }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 422)).toHaveLength(10);
    expect(await own(15)).toHaveLength(1);
  });

  it('is another palette with another key, of another member, or without a key', async () => {
    const ids = [
      await repeat('key-number-1', 11),
      await repeat('key-number-2', 11),
      await repeat('key-number-1', 12),
      await save(body, { as: 11 }),
      await save(body, { as: 11 }),
    ].map((answer) => answer.json<PaletteResponse>().data.id);
    expect(new Set(ids).size).toBe(5);
  });

  it.each(['short', 'x'.repeat(101), 'white space', 'not-äscii'])('refuses the key %j', async (key) => {
    const answer = await repeat(key, 13);
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', field: 'Idempotency-Key' });
    expect(await own(13)).toEqual([]);
  });
});

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
  /** Fills the shelf up to so many free places. */
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

it('takes a shade as a number as well as a text, and keeps the text', async () => {
  const shades = [{ shade: 500 }, { shade: '500' }, { shade: 'mid-300' }].map((shade) => ({
    hex: '#EEF7F2',
    type: 'scheme' as const,
    ...shade,
  }));
  const saved = await save({ ...body, colors: shades }, { as: 70 });
  expect(saved.json<PaletteResponse>().data.colors.map(({ shade }) => shade)).toEqual([
    '500',
    '500',
    'mid-300',
  ]);
  const odd = await save({ ...body, colors: [{ hex: '#EEF7F2', shade: { is: 'odd' } }] }, { as: 70 });
  expect(odd.statusCode).toBe(400);
});

describe('GET /api/palettes', () => {
  it('answers the own palettes, newest first, public and private', async () => {
    const saved = [];
    for (const is_public of [true, false, true]) saved.push(await palettes.save(30, { is_public }));
    await palettes.save(31);
    const answer = await palettes.call('GET', '/api/palettes', undefined, { as: 30 });
    const listed = saved.toReversed().map((palette) => ({ ...palette, hidden_reason: null }));
    expect(answer.json()).toEqual({ success: true, message: '已获取调色板列表', data: listed });
  });

  it('answers an empty list to a member without any', async () => {
    expect(await own(32)).toEqual([]);
  });

  it('refuses a visitor', async () => {
    expect(codeOf(await palettes.call('GET', '/api/palettes'))).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('GET /api/palettes/:id', () => {
  it.each([
    ['a visitor', undefined, [200, 404]],
    ['another member', 41, [200, 404]],
    ['its owner', 40, [200, 200]],
  ])('shows %s a public and a private palette', async (_, as, statuses) => {
    const shown = await palettes.save(40);
    const hidden = await palettes.save(40, { is_public: false });
    const answers = [await get(shown.id, as), await get(hidden.id, as)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
    expect(answers[0]?.json()).toEqual({ success: true, message: '已获取调色板', data: shown });
    const second = answers[1]?.json<{ code?: string; data?: Palette }>();
    expect(second?.code ?? second?.data).toEqual(statuses[1] === 404 ? 'PALETTE_NOT_FOUND' : hidden);
  });

  it('takes a token that is over for none', async () => {
    const { id } = await palettes.save(40);
    const headers = { authorization: 'Bearer nobody' };
    expect((await palettes.call('GET', `/api/palettes/${id}`, undefined, { headers })).statusCode).toBe(200);
  });

  it.each(['999999999', '2147483647'])('does not find %s', async (id) => {
    expect(codeOf(await palettes.call('GET', `/api/palettes/${id}`))).toEqual([404, 'PALETTE_NOT_FOUND']);
  });

  it.each(['0', '-1', '1.5', 'x', '2147483648', '1e3', "1'--"])('refuses the id %s', async (id) => {
    const answer = await palettes.call('GET', `/api/palettes/${encodeURIComponent(id)}`);
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', field: 'id' });
  });
});

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
