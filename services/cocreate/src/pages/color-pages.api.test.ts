import { pagesPort, servicePageSchema, type FoundPage, type PagesPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { countStatements } from '@danqing/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
let pages: PagesPort;
beforeAll(async () => {
  cocreate = await openCocreate({ basePath: '/tool/' });
  pages = cocreate.app.get<PagesPort>(portToken(pagesPort('cocreate')), { strict: false });
});
afterAll(() => cocreate.close());

async function pageOf(kind: string, params: Record<string, string> = {}, locale: 'zh' | 'en' | 'ja' = 'zh') {
  return servicePageSchema.parse(await pages.resolvePage(kind, params, locale));
}
const colorPage = async (id: number, locale?: 'zh' | 'en' | 'ja') =>
  (await pageOf('color', { id: String(id) }, locale)) as FoundPage;
const listed = async () => (await pages.listPages()).map(({ params }) => Number(params['id']));

describe('the page of a co-created colour', () => {
  it('says its values, reason, author and date, with the ways to its neighbours and to others of its name', async () => {
    const other = await cocreate.save(2, { name: '雨后青', hex: '#6D8993' });
    const id = await cocreate.save(1, { name: '雨后青', hex: '#ED5126', description: '取“雨后”之意。' });
    const page = await colorPage(id);
    expect(page).toMatchObject({
      title: '雨后青 #ED5126',
      description: '雨后青 #ED5126，会员1起名并调出的颜色，最接近传统色朱红。',
      text: ['取“雨后”之意。'],
      facts: expect.arrayContaining([
        { label: 'HEX', text: '#ED5126', hex: '#ED5126' },
        { label: 'RGB', text: '237, 81, 38' },
        { label: '作者', text: '会员1', path: '/users/1' },
        {
          label: '最近的传统色',
          text: '朱红',
          hex: '#ED5126',
          path: `/colors/${encodeURIComponent('朱红')}`,
        },
        { label: '雨后青 会员2', text: '#6D8993', hex: '#6D8993', path: `/co-create-colors/${other}` },
        { label: '全部共创色', text: '共创色', path: '/co-create-colors' },
      ]),
      picture: { card: { hex: '#ED5126', name: '雨后青', pinyin: 'yǔ hòu qīng', title: '雨后青' } },
      structuredData: { '@type': 'CreativeWork', name: '雨后青', description: '取“雨后”之意。' },
    });
    expect(page.indexed).toBeUndefined();
    expect((await colorPage(id, 'en')).description).toContain('named and created by 会员1 (huì yuán 1)');
    expect((await colorPage(id, 'ja')).description).toContain('会员1（huì yuán 1） さんが名づけ');
    expect(await listed()).toEqual([id, other]);
    expect(await countStatements(cocreate.dataSource, () => colorPage(id))).toBe(2);
  });

  it('says an imagined description in the language of the page', async () => {
    const descriptions = { zh: '取“远山”之意。', en: 'After distant hills.', ja: '「遠山」から。' };
    const aiResponseData = { descriptions };
    const color = { name: '远山青', hex: '#5E7C6A', description: descriptions.zh, aiResponseData };
    const id = await cocreate.save(6, color);
    for (const locale of ['zh', 'en', 'ja'] as const)
      expect(await colorPage(id, locale)).toMatchObject({
        text: [descriptions[locale]],
        structuredData: { description: descriptions[locale] },
      });
  });

  it.each(['👩‍🎨🎨', '青'.repeat(20), 'أزرق البحر', '<b>青</b>'])(
    'has a picture with the hex in place of the name %s, which is too much for the block',
    async (name) => {
      const id = await cocreate.save(3, { name, hex: '#5E8C6A' });
      const { picture } = await colorPage(id);
      expect(picture).toMatchObject({ card: { name: '#5E8C6A', pinyin: '', title: name } });
    },
  );

  it('says nothing of one that is hidden, and is for no index; of a deleted one there is none', async () => {
    const id = await cocreate.save(4, { name: '藏', hex: '#112233', description: '不可说。' });
    const hide = { reason: '广告' };
    await cocreate.call('POST', `/api/operator/co-create/colors/${id}/hide`, hide, { operator: true });
    const page = await colorPage(id);
    expect(page).toMatchObject({
      status: 200,
      indexed: false,
      facts: [],
      picture: null,
      structuredData: null,
    });
    expect(JSON.stringify(page)).not.toMatch(/藏|112233|不可说/);
    expect(await listed()).not.toContain(id);
    await cocreate.call('DELETE', `/api/co-create/colors/${id}`, undefined, { as: 4 });
    expect(await colorPage(id)).toEqual({ status: 404 });
  });

  it.each(['0', 'x', '1999999999', '99999999999', ''])('is none for the number %j', async (id) => {
    expect(await pageOf('color', { id })).toEqual({ status: 404 });
  });
});

it('the page of all names the newest, each with the way to it', async () => {
  const id = await cocreate.save(5, { name: '晚渡', hex: '#7A5C7E' });
  for (const [locale, title] of [
    ['zh', '共创色'],
    ['en', 'Co-created colours'],
    ['ja', '共創カラー'],
  ] as const) {
    const page = (await pageOf('colors', {}, locale)) as FoundPage;
    expect(page.title).toBe(title);
    expect(page.description).toContain('晚渡');
    expect(page.facts.map(({ path }) => path).slice(0, 2)).toEqual([
      '/co-create-colors/new',
      `/co-create-colors/${id}`,
    ]);
  }
  expect(await countStatements(cocreate.dataSource, () => pageOf('colors'))).toBe(1);
});
