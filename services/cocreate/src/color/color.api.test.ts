import type { CocreatedColorDetail } from '@danqing/contracts/cocreate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { bodyOf, openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());

const PATH = '/api/co-create/colors';
const FILE = `${'a'.repeat(32)}-1024.webp`;
const rain = { name: '雨后青', hex: '#7D99A3' };

async function detail(id: number, as?: number): Promise<CocreatedColorDetail> {
  const answer = await cocreate.call('GET', `${PATH}/${id}`, undefined, as === undefined ? {} : { as });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<CocreatedColorDetail>();
}

it('keeps a colour as the specification has it, and shows it to everybody without a mail address', async () => {
  cocreate.pictures.add(`1 ${FILE}`);
  const image_url = `/api/creations/pictures/${FILE}`;
  const id = await cocreate.save(1, { ...rain, image_url, description: '第一行\n<b>第二行</b>' });
  expect(await detail(id)).toEqual({
    id,
    name: '雨后青',
    hex: '#7D99A3',
    rgb: '125,153,163',
    hsl: '195.8,17.1%,56.5%',
    cmyk: '23,6,0,36',
    description: '第一行\n<b>第二行</b>',
    image_url,
    thumbnail_url: `/api/creations/pictures/${'a'.repeat(32)}-320.webp`,
    likes_count: 0,
    user: { id: 1, name: '会员1', has_page: true, image: null },
    created_at: expect.any(String),
    color_id: null,
    pinyin: 'yǔ hòu qīng',
    onchain_creation_tx_hash: null,
    liked: false,
    hidden_reason: null,
    network: null,
    mint: null,
  });
  const [kept] = await cocreate.dataSource.query<object[]>(
    `select ai_request, ai_response from cocreate.colors where id = $1`,
    [id],
  );
  expect(kept).toEqual({ ai_request: { colorName: '雨后青' }, ai_response: { hex: '#7D99A3' } });
});

describe('the description', () => {
  const descriptions = {
    zh: '取“雨后”之意，天色转青。',
    en: 'After rain: the sky turns blue.',
    ja: '「雨後」から。空が青む。',
  };
  const answers = (more: object = {}) => ({ aiResponseData: { hex: '#7D99A3', descriptions, ...more } });
  const readAs = async (path: string, language: string) =>
    (await cocreate.call('GET', path, undefined, { headers: { 'accept-language': language } })).payload;

  it.each(['zh', 'en', 'ja'] as const)(
    'that was imagined and saved in %s is answered in the language of each reader',
    async (saved) => {
      const name = `雨后 ${saved}`;
      const id = await cocreate.save(61, { ...rain, name, description: descriptions[saved], ...answers() });
      for (const language of ['zh', 'en', 'ja'] as const)
        for (const path of [
          `${PATH}/${id}`,
          `${PATH}?userId=61`,
          `${PATH}/by-name/${encodeURIComponent(name)}`,
        ])
          expect(await readAs(path, language), `${path} in ${language}`).toContain(descriptions[language]);
    },
  );

  it.each([
    ['their own', '我自己写的。', {}],
    ['one of an answer that lacks a language', descriptions.zh, { descriptions: { zh: descriptions.zh } }],
    [
      'one of an answer that is too long',
      descriptions.zh,
      { descriptions: { ...descriptions, en: 'x'.repeat(501) } },
    ],
    ['one of an answer with a NUL', descriptions.zh, { descriptions: { ...descriptions, ja: 'a\0b\ud800' } }],
  ])('is as its author saved it if it is %s', async (what, description, more) => {
    const id = await cocreate.save(62, { ...rain, name: what.slice(0, 20), description, ...answers(more) });
    expect(JSON.parse(await readAs(`${PATH}/${id}`, 'en'))).toMatchObject({ description });
  });

  it('is refused if a language of it holds a refused word', async () => {
    const body = bodyOf({ ...rain, name: '雨', description: descriptions.zh });
    const aiResponseData = { descriptions: { ...descriptions, ja: 'fuck' } };
    const answer = await cocreate.call('POST', PATH, { ...body, aiResponseData }, { as: 63 });
    expect(answer.json()).toMatchObject({ code: 'COLOR_NAME_REFUSED', field: 'description' });
  });
});

it('knows the traditional colour of the same name', async () => {
  const { color_id } = await detail(await cocreate.save(1, { name: '朱红', hex: '#ED5126' }));
  expect(color_id).toBe(
    (
      await cocreate.dataSource.query<{ color_id: number }[]>(
        `select color_id from cocreate.colors where name = '朱红'`,
      )
    )[0]?.color_id,
  );
  expect(color_id).toBeGreaterThan(0);
});

it('saves the same name and hex of a member once, also at the same time', async () => {
  const color = { name: '一次', hex: '#123456' };
  const ids = await Promise.all(Array.from({ length: 8 }, () => cocreate.save(2, color)));
  expect(new Set(ids).size).toBe(1);
  expect(await cocreate.save(3, color)).not.toBe(ids[0]);
});

describe('refuses', () => {
  const refuse = async (change: object, as = 4) => {
    const answer = await cocreate.call('POST', PATH, { ...bodyOf(rain), ...change }, { as });
    const { code, field } = answer.json<{ code: string; field?: string }>();
    return [answer.statusCode, code, field];
  };
  it.each([
    [{ name: ' ' }, [400, 'COLOR_NAME_REQUIRED', 'name']],
    [{ name: '青'.repeat(21) }, [400, 'COLOR_NAME_TOO_LONG', 'name']],
    [{ name: '丹青官方' }, [400, 'NAME_RESERVED', 'name']],
    [{ name: 'Dаnqing Tеam' }, [400, 'NAME_RESERVED', 'name']],
    [{ name: '傻 逼 红' }, [422, 'COLOR_NAME_REFUSED', 'name']],
    [{ description: 'FUCK' }, [422, 'COLOR_NAME_REFUSED', 'description']],
    [{ hex: 'red' }, [400, 'INPUT_INVALID', 'hex']],
    [{ rgb: '125,153,165' }, [400, 'COLOR_VALUES_INVALID', 'rgb']],
    [{ rgb: 'none' }, [400, 'COLOR_VALUES_INVALID', 'rgb']],
    [{ hsl: '15,17%,56%' }, [400, 'COLOR_VALUES_INVALID', 'hsl']],
    [{ cmyk: '0,0,0,0' }, [400, 'COLOR_VALUES_INVALID', 'cmyk']],
    [{ image_url: 'https://evil.example/a.webp' }, [400, 'COLOR_IMAGE_UNKNOWN', 'image_url']],
    [{ image_url: `/api/creations/pictures/${FILE}` }, [400, 'COLOR_IMAGE_UNKNOWN', 'image_url']],
    [{ image_url: '/api/creations/pictures/../x' }, [400, 'COLOR_IMAGE_UNKNOWN', 'image_url']],
    [{ aiResponseData: { text: 'x'.repeat(9_000) } }, [400, 'INPUT_INVALID', 'aiResponseData']],
  ])('%j', async (change, refusal) => {
    expect(await refuse(change)).toEqual(refusal);
  });
  it('says so in the words of the specification', async () => {
    const answer = await cocreate.call('POST', PATH, { ...bodyOf(rain), name: '' }, { as: 4 });
    expect(answer.json()).toMatchObject({ error: '请输入颜色名称' });
  });
  it('a member who may publish nothing', async () => {
    cocreate.identity.limited.add(5);
    expect(await refuse({}, 5)).toEqual([403, 'COCREATION_LIMITED', undefined]);
  });
  it('a visitor', async () => {
    expect((await cocreate.call('POST', PATH, bodyOf(rain))).statusCode).toBe(401);
  });
});

it.each([
  ['rgb(125 153 163)', 'hsl(196deg, 17%, 56%)', '23, 6, 0, 36'],
  ['125, 153, 163', '196,17,56', '23,6,0,36'],
])('takes values rounded and with units, within the tolerance: %s %s', async (rgb, hsl, cmyk) => {
  const answer = await cocreate.call('POST', PATH, bodyOf({ ...rain, rgb, hsl, cmyk }), { as: 6 });
  expect(answer.statusCode, answer.payload).toBe(201);
});

it.each([
  ['<b onclick=a>青</b>', '#111111'],
  ['👩‍🎨🎨', '#222222'],
  ['أزرق سماوي', '#333333'],
  ['茶', '#444444'],
  ['青'.repeat(20), '#555555'],
])('keeps the name %s as it is, and finds colours by it', async (name, hex) => {
  const id = await cocreate.save(7, { name, hex });
  const path = `${PATH}/by-name/${encodeURIComponent(name)}`;
  const { items } = (await cocreate.call('GET', path)).json<{ items: { id: number; name: string }[] }>();
  expect(items.map((item) => [item.id, item.name])).toEqual([[id, name]]);
  expect((await cocreate.call('GET', `${path}?excludeId=${id}`)).json()).toEqual({ items: [] });
});

it('lists eight of a name at most, the most liked first', async () => {
  const ids: number[] = [];
  for (let member = 20; member < 30; member += 1)
    ids.push(await cocreate.save(member, { name: '同名', hex: `#0000${member}` }));
  await cocreate.call('POST', `${PATH}/${ids[3]}/like`, undefined, { as: 1 });
  const path = `${PATH}/by-name/${encodeURIComponent('同名')}`;
  const { items } = (await cocreate.call('GET', `${path}?limit=50`)).json<{ items: { id: number }[] }>();
  expect(items.map(({ id }) => id)).toEqual(
    [ids[3], ...ids.toReversed().filter((id) => id !== ids[3])].slice(0, 8),
  );
  expect((await cocreate.call('GET', `${path}?limit=2`)).json<{ items: object[] }>().items).toHaveLength(2);
});

describe('likes', () => {
  it('counts 50 members who press at once 50 times, and none when all take it back', async () => {
    const id = await cocreate.save(8, { name: '心', hex: '#FF0000' });
    const press = () =>
      Promise.all(
        Array.from({ length: 50 }, (_, member) =>
          cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as: 100 + member }),
        ),
      );
    const answers = (await press()).map((answer) => answer.json<{ likes_count: number; liked: boolean }>());
    expect(answers.map(({ likes_count }) => likes_count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    expect(answers.every(({ liked }) => liked)).toBe(true);
    expect(await detail(id, 100)).toMatchObject({ likes_count: 50, liked: true });
    expect(await detail(id)).toMatchObject({ likes_count: 50, liked: false });
    await press();
    expect(await detail(id, 100)).toMatchObject({ likes_count: 0, liked: false });
  });

  it('of one member who presses 9 times at once come to one', async () => {
    const id = await cocreate.save(8, { name: '心', hex: '#FF0001' });
    await Promise.all(
      Array.from({ length: 9 }, () => cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as: 160 })),
    );
    expect(await detail(id, 160)).toMatchObject({ likes_count: 1, liked: true });
  });

  it('are limited, with the seconds to wait', async () => {
    const id = await cocreate.save(8, { name: '心', hex: '#FF0002' });
    let refused = await cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as: 161 });
    for (let times = 0; times < 120; times += 1)
      refused = await cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as: 161 });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are for members, and for what can be seen', async () => {
    expect((await cocreate.call('POST', `${PATH}/1/like`)).statusCode).toBe(401);
    expect((await cocreate.call('POST', `${PATH}/99999/like`, undefined, { as: 1 })).statusCode).toBe(404);
  });
});

describe('deletion', () => {
  it('is the owner’s, comes back for ten minutes with its likes, and then is for good', async () => {
    const id = await cocreate.save(9, { name: '去留', hex: '#ABCDEF' });
    await cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as: 1 });
    const act = async (method: 'DELETE' | 'POST', path: string, as?: number) =>
      (await cocreate.call(method, `${PATH}/${id}${path}`, undefined, as === undefined ? {} : { as }))
        .statusCode;
    expect(await act('DELETE', '')).toBe(401);
    expect(await act('DELETE', '', 10)).toBe(403);
    expect(await act('DELETE', '', 9)).toBe(204);
    expect((await cocreate.call('GET', `${PATH}/${id}`)).statusCode).toBe(404);
    expect(await act('POST', '/undelete', 10)).toBe(404);
    expect(await act('POST', '/undelete', 9)).toBe(200);
    expect(await act('POST', '/undelete', 9)).toBe(200);
    expect(await detail(id)).toMatchObject({ likes_count: 1 });
    expect(await act('DELETE', '', 9)).toBe(204);
    await cocreate.dataSource.query(
      `update cocreate.colors set deleted_at = now() - interval '11 minutes' where id = $1`,
      [id],
    );
    expect(await act('POST', '/undelete', 9)).toBe(404);
    await cocreate.app.get(MaintenanceService).forget();
    expect(await cocreate.dataSource.query(`select from cocreate.likes where color_id = $1`, [id])).toEqual(
      [],
    );
  });

  it('leaves one of two that are the same', async () => {
    const color = { name: '再存', hex: '#ABCDE0' };
    const first = await cocreate.save(11, color);
    await cocreate.call('DELETE', `${PATH}/${first}`, undefined, { as: 11 });
    const second = await cocreate.save(11, color);
    expect(second).not.toBe(first);
    const back = await cocreate.call('POST', `${PATH}/${first}/undelete`, undefined, { as: 11 });
    expect(back.statusCode).toBe(404);
  });
});

it('lets one member save 20 in ten minutes, then says when to come back; others go on', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const body = bodyOf({ name: '洪水', hex: `#00${(1000 + at).toString().slice(0, 4)}` });
    const answer = await cocreate.call('POST', PATH, body, { as: 12 });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  await cocreate.save(13, { name: '洪水', hex: '#001000' });
});
