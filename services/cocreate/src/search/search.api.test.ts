import type { ColorSearchResponse } from '@danqing/contracts/cocreate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());
beforeEach(() => cocreate.dataSource.query('truncate cocreate.colors, cocreate.rate_limits cascade'));

const ask = (query: string, as?: number) =>
  cocreate.call('GET', `/api/co-create/colors/search?${query}`, undefined, as === undefined ? {} : { as });
async function search(q: string, more: { limit?: string } = {}, as?: number): Promise<ColorSearchResponse> {
  const answer = await ask(new URLSearchParams({ q, ...more }).toString(), as);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<ColorSearchResponse>();
}
const namesOf = ({ items }: ColorSearchResponse) => items.map(({ name }) => name);
const like = (id: number, as: number) =>
  cocreate.call('POST', `/api/co-create/colors/${id}/like`, undefined, { as });

describe('a search', () => {
  it.each([
    ['the name', '雨后青'],
    ['its beginning', '雨'],
    ['any part of it', '后青'],
    ['its reading', 'yuhouqing'],
    ['its reading with tone marks and spaces', 'yǔ hòu'],
    ['a part of the reading', 'QING'],
    ['the hex', '#7d99a3'],
    ['the hex without #', '7D99A3'],
  ])('finds by %s', async (_what, q) => {
    const id = await cocreate.save(1, { name: '雨后青', hex: '#7D99A3', pinyin: 'yǔ hòu qīng' });
    await cocreate.save(1, { name: '茶烟', hex: '#B9A88C', pinyin: 'chá yān' });
    expect((await search(q)).items).toEqual([
      { id, name: '雨后青', hex: '#7D99A3', pinyin: 'yǔ hòu qīng', likes_count: 0 },
    ]);
  });

  it.each([
    ['ü, typed as v', '嫩绿', 'nèn lǜ', 'nenlv'],
    ['ü, typed as u', '嫩绿', 'nèn lǜ', 'nenlu'],
    ['letters of either case', 'Bleu Été', null, 'bleu é'],
    ['full-width letters', 'ABC蓝', null, 'ａｂｃ'],
    ['signs that mean something in SQL', '百%之_', null, '%之_'],
    ['markup', '<b>青</b>', null, '<b>'],
    ['emoji', '🌧️青', null, '🌧️'],
    ['traditional characters', '绿烟', null, '綠煙'],
    ['Japanese characters', '绿烟', null, '緑煙'],
    ['simplified characters', '綠煙', null, '绿烟'],
    ['a name with 色 behind it', '绿烟', null, '綠烟色'],
  ])('takes for the same %s', async (_what, name, pinyin, q) => {
    await cocreate.save(1, { name, hex: '#7D99A3', ...(pinyin !== null && { pinyin }) });
    await cocreate.save(1, { name: '茶烟', hex: '#B9A88C' });
    expect(namesOf(await search(q))).toEqual([name]);
  });

  it('puts the name itself first, then what begins with it, then what holds it, each by hearts', async () => {
    const within = await cocreate.save(1, { name: '小雨', hex: '#000001' });
    await cocreate.save(1, { name: '雨后', hex: '#000002' });
    const liked = await cocreate.save(1, { name: '雨前', hex: '#000003' });
    await cocreate.save(1, { name: '雨', hex: '#000004' });
    for (const member of [7, 8]) await like(within, member);
    await like(liked, 7);
    expect(namesOf(await search('雨'))).toEqual(['雨', '雨前', '雨后', '小雨']);
    expect(namesOf(await search('雨', { limit: '2' }))).toEqual(['雨', '雨前']);
  });

  it('has a name and hex once, the most liked of them, and a name once for each hex', async () => {
    await cocreate.save(1, { name: '雨', hex: '#000001' });
    const liked = await cocreate.save(2, { name: '雨', hex: '#000001' });
    await cocreate.save(3, { name: '雨', hex: '#000001' });
    await cocreate.save(3, { name: '雨', hex: '#000002' });
    await like(liked, 9);
    const { items } = await search('雨');
    expect(items.map(({ hex }) => hex)).toEqual(['#000001', '#000002']);
    expect(items[0]?.id).toBe(liked);
  });

  it.each([['a visitor'], ['another member', 2], ['the owner', 1]])(
    'shows %s nothing that is hidden or deleted',
    async (_who, as?: number) => {
      const hidden = await cocreate.save(1, { name: '雨一', hex: '#000001' });
      const deleted = await cocreate.save(1, { name: '雨二', hex: '#000002' });
      await cocreate.save(1, { name: '雨三', hex: '#000003' });
      await cocreate.call(
        'POST',
        `/api/operator/co-create/colors/${hidden}/hide`,
        { reason: '广告' },
        { operator: true },
      );
      await cocreate.call('DELETE', `/api/co-create/colors/${deleted}`, undefined, { as: 1 });
      for (const q of ['雨', '雨一', '雨二', '#000001', '#000002'])
        expect(namesOf(await search(q, {}, as))).toEqual(q === '雨' ? ['雨三'] : []);
    },
  );

  it('answers twenty at most, eight where nobody says how many', async () => {
    await cocreate.dataSource.query(
      `insert into cocreate.colors (user_id, name, hex, rgb, hsl, cmyk, description)
       select user_id, '雨' || row, '#' || lpad(row::text, 6, '0'), '', '', '', ''
       from generate_series(1, 30) as row cross join (select user_id from cocreate.authors limit 1) as author`,
    );
    expect((await search('雨')).items).toHaveLength(8);
    expect((await search('雨', { limit: '500' })).items).toHaveLength(20);
    expect((await search('雨', { limit: 'many' })).items).toHaveLength(8);
  });

  it.each([
    ['nothing', '', 'COLOR_NAME_REQUIRED'],
    ['an empty text', 'q=', 'COLOR_NAME_REQUIRED'],
    ['21 characters', `q=${'青'.repeat(21)}`, 'COLOR_NAME_TOO_LONG'],
  ])('of %s is refused', async (_what, query, code) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, field: 'q' });
  });
});
