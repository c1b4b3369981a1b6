import { routesWithoutAccess } from '@danqing/nest-kit';
import { type Palette, type PaletteListResponse, type PaletteResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type CallOptions, type TestPalettes } from '../testing/open-palettes.ts';
import { body, codeOf, colors } from '../testing/palette-requests.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const save = (given: object | string, options: CallOptions = { as: 1 }) =>
  palettes.call('POST', '/api/palettes', given, options);
const get = (id: number, as?: number) =>
  palettes.call('GET', `/api/palettes/${id}`, undefined, as === undefined ? {} : { as });
const own = async (as: number) =>
  (await palettes.call('GET', '/api/palettes', undefined, { as })).json<PaletteListResponse>().data;
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
      message: 'Palette saved.',
      data: {
        id: expect.any(Number) as number,
        version: 1,
        ...body,
        user_id: 2,
        user: { id: 2, name: '会员2', has_page: true },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) as string,
        downloads: 0,
      },
    });
    expect(Date.parse(answer.json<PaletteResponse>().data.created_at)).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('takes no public name that poses as the site', async () => {
    const posing = await save({ ...body, name: '丹 青 官方' });
    expect(posing.json()).toMatchObject({ code: 'NAME_RESERVED', field: 'name' });
    expect((await save({ ...body, name: '丹 青 官方', is_public: false })).statusCode).toBe(201);
  });

  it('takes no colour into a public palette whose name poses as the site', async () => {
    const posing = { ...body, colors: [colors[0], { hex: '#112233', name: '丹青官方' }] };
    expect((await save(posing)).json()).toMatchObject({ code: 'NAME_RESERVED', field: 'colors.1.name' });
    expect((await save({ ...posing, is_public: false })).statusCode).toBe(201);
    const named = [{ hex: '#007AFF', name: 'System Blue' }];
    expect((await save({ ...body, colors: named })).statusCode).toBe(201);
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
    expect((await get(first.id)).json<PaletteResponse>().data.user).toEqual({
      id: 3,
      name: '新名',
      has_page: true,
    });
  });

  it('lets a known member save while the identity service is away, and nobody else', async () => {
    await palettes.save(4);
    palettes.identity.unavailable = true;
    try {
      expect((await save(body, { as: 4 })).json<PaletteResponse>().data.user.name).toBe('会员4');
      expect(codeOf(await save(body, { as: 5 }))).toEqual([503, 'SERVICE_UNAVAILABLE']);
    } finally {
      palettes.identity.unavailable = false;
    }
    expect(await own(5)).toEqual([]);
  });

  it('refuses a member who is gone', async () => {
    palettes.identity.names.set(6, null);
    expect(codeOf(await save(body, { as: 6 }))).toEqual([401, 'UNAUTHENTICATED']);
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

  it('refuses a token that is over', async () => {
    const { id } = await palettes.save(40);
    const headers = { authorization: 'Bearer nobody' };
    expect((await palettes.call('GET', `/api/palettes/${id}`, undefined, { headers })).statusCode).toBe(401);
  });

  it.each(['999999999', '2147483647'])('does not find %s', async (id) => {
    expect(codeOf(await palettes.call('GET', `/api/palettes/${id}`))).toEqual([404, 'PALETTE_NOT_FOUND']);
  });

  it.each(['0', '-1', '1.5', 'x', '2147483648', '1e3', "1'--"])('refuses the id %s', async (id) => {
    const answer = await palettes.call('GET', `/api/palettes/${encodeURIComponent(id)}`);
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', field: 'id' });
  });
});
