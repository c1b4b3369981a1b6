import type { PoemResponse } from '@danqing/contracts/creations';
import { errorBodySchema } from '@danqing/contracts/errors';
import { checkMetre } from '@danqing/studio-poet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { openCreations, type CallOptions, type TestCreations } from '../testing/open-creations.ts';

let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations();
});
afterAll(() => creations.close());

let networks = 0;
const newAddress = () => `198.51.100.${(networks += 1)}`;
const ask = (body: object, options: CallOptions = { from: newAddress() }) =>
  creations.call('POST', '/api/ai/poem', body, options);
async function write(colorName: string, options?: CallOptions): Promise<PoemResponse> {
  const answer = await ask({ colorName }, options);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<PoemResponse>();
}

it('writes regular verse for a visitor, signed by the studio, with renderings', async () => {
  const poem = await write('朱红');
  expect(checkMetre(poem.lines)).toMatchObject({ regular: true });
  expect(poem.cnString).toBe(
    poem.lines.map((line, index) => line + (index % 2 === 0 ? '，' : '。')).join(''),
  );
  expect(poem.maker).toEqual({ kind: 'studio', name: '丹青画室' });
  expect(poem.renderings?.en.lines).toHaveLength(4);
  expect(poem.renderings?.ja.lines).toHaveLength(4);
});

it('writes both forms, and another poem under another requestId at each call', async () => {
  const from = newAddress();
  const poems = await Promise.all(Array.from({ length: 30 }, () => write('月白', { from })));
  for (const field of ['cnString', 'requestId'] as const)
    expect(new Set(poems.map((poem) => poem[field])).size).toBe(poems.length);
  expect(new Set(poems.map(({ lines }) => lines[0]?.length))).toEqual(new Set([5, 7]));
});

it('keeps what a painting will be made of, and never a poem twice', async () => {
  const { requestId, cnString, lines } = await write('月白');
  const [kept] = await creations.dataSource.query<Record<string, unknown>[]>(
    `select color_name, color_hex, lines, content, scene ->> 'season' as season
     from creations.poems where id = $1`,
    [requestId],
  );
  expect(kept).toMatchObject({ color_name: '月白', color_hex: '#EEF7F2', lines, content: cnString });
  expect(kept?.['season']).toMatch(/^(spring|summer|autumn|winter)$/);
});

it('is refused in the words of the specification, in the language of the reader', async () => {
  const answer = await ask({ colorName: '没有这个颜色' });
  expect(answer.statusCode).toBe(404);
  expect(errorBodySchema.parse(answer.json())).toMatchObject({
    code: 'COLOR_NOT_FOUND',
    error: '未找到该颜色',
    field: 'colorName',
  });
  const inJapanese = await ask({ colorName: 'x' }, { headers: { 'accept-language': 'ja' } });
  expect(inJapanese.json()).toMatchObject({ error: 'その色は見つかりません。' });
});

it.each([{}, { colorName: '' }, { colorName: ' ' }, { colorName: 7 }, { colorName: '红'.repeat(41) }])(
  'takes no %j',
  async (body) => {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'colorName']);
  },
);

it('limits the visitors of a network and each member by themselves', async () => {
  const from = newAddress();
  const outOfReach = { colorName: '没有这个颜色' };
  const statuses = async (times: number, options: CallOptions) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(outOfReach, options)));
    return answers.map(({ statusCode }) => statusCode).toSorted();
  };
  expect(await statuses(41, { from })).toEqual([...Array<number>(40).fill(404), 429]);
  const refused = await ask({ colorName: '朱红' }, { from });
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', error: '操作过于频繁，请稍后再试' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  await write('朱红', { from, as: 7 });
  await write('朱红');
  expect(await statuses(40, { from: newAddress(), as: 7 })).toEqual([...Array<number>(39).fill(404), 429]);
  await write('朱红', { from: newAddress(), as: 8 });
});

it('forgets after 30 days what nobody had painted', async () => {
  const [old, young] = [await write('朱红'), await write('朱红')];
  const age = (id: string, days: number) =>
    creations.dataSource.query(
      `update creations.poems set created_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    );
  await age(old.requestId, 31);
  await age(young.requestId, 29);
  await creations.app.get(MaintenanceService).purge();
  const kept = await creations.dataSource.query<{ id: string }[]>(
    `select id from creations.poems where id = any($1)`,
    [[old.requestId, young.requestId]],
  );
  expect(kept).toEqual([{ id: young.requestId }]);
});
