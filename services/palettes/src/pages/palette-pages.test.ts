import { servicePageSchema, type PagesPort } from '@danqing/contracts/ports';
import { pagesPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, OPERATOR_TOKEN, type TestPalettes } from '../testing/open-palettes.ts';

let palettes: TestPalettes;
let pages: PagesPort;
beforeAll(async () => {
  palettes = await openPalettes();
  pages = palettes.app.get<PagesPort>(portToken(pagesPort('palettes')), { strict: false });
});
afterAll(() => palettes.close());

const OWNER = 1;
const pageOf = async (id: string | number, locale: 'zh' | 'en' | 'ja' = 'zh') =>
  servicePageSchema.parse(await pages.resolvePage('palette', { id: String(id) }, locale));
const listed = async () => (await pages.listPages()).map(({ params }) => Number(params['id']));
const colors = [
  { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' as const },
  { hex: '#1772B4' },
];

describe('the page of a palette', () => {
  it('says what it is, whose it is and its colours, each with the way to it', async () => {
    const { id } = await palettes.save(OWNER, { name: '江南 <春>', description: '水', colors });
    const page = await pageOf(id);
    expect(page).toMatchObject({
      status: 200,
      title: '江南 <春>',
      description: '会员1的调色板，共 2 色：朱红、#1772B4。在丹青查看色值、载入配色或导出。',
      facts: [
        { label: '作者', text: '会员1', path: '/users/1' },
        { label: '说明', text: '水' },
        { label: '朱红', text: '#ED5126', hex: '#ED5126', path: '/colors/ED5126' },
        { label: '#1772B4', text: '#1772B4', hex: '#1772B4', path: '/colors/1772B4' },
      ],
      picture: {
        card: { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', title: '江南 <春>', note: '会员1 · 2 色' },
      },
      structuredData: { '@type': 'CreativeWork', name: '江南 <春>', creator: { name: '会员1' } },
    });
    expect(await pageOf(id, 'en')).toMatchObject({
      description: expect.stringMatching(/2 colours by 会员1.*朱红 Cinnabar red/),
      picture: { card: { name: '朱红', note: 'Cinnabar red · 会员1 · 2 colours' } },
      facts: expect.arrayContaining([expect.objectContaining({ label: '朱红 Cinnabar red' })]) as unknown,
    });
  });

  it('shows at most eleven slips of fifty colours on the picture, and five names in the description', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ hex: `#10${(index + 16).toString(16)}30` }));
    const page = await pageOf((await palettes.save(OWNER, { name: '五十', colors: many })).id);
    expect(page).toMatchObject({ picture: { card: { hex: '#101030', name: '#101030', pinyin: '' } } });
    if (page.status !== 200 || !page.picture || !('card' in page.picture)) throw new Error('no card');
    expect(page.picture.card.groups.map((group) => group.length)).toEqual([11]);
    expect(page.description).toContain('#101430……');
    expect(page.facts).toHaveLength(51);
  });

  it('is none for what is private, hidden, deleted or never was, and none of them is listed', async () => {
    const shown = await palettes.save(OWNER);
    const secret = await palettes.save(OWNER, { is_public: false, name: '秘密' });
    const hidden = await palettes.save(OWNER);
    const deleted = await palettes.save(OWNER);
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    await palettes.call('POST', `/api/operator/palettes/${hidden.id}/hide`, { reason: '广告' }, { headers });
    await palettes.call('DELETE', `/api/palettes/${deleted.id}`, undefined, { as: OWNER });
    for (const id of [secret.id, hidden.id, deleted.id, 2_000_000_000, 'x', '1e3', '-1', '99999999999'])
      expect(await pageOf(id), String(id)).toEqual({ status: 404 });
    const ids = await listed();
    expect(ids).toContain(shown.id);
    expect(ids.filter((id) => [secret.id, hidden.id, deleted.id].includes(id))).toEqual([]);
  });
});
