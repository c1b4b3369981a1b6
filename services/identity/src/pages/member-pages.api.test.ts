import { pagesPort, servicePageSchema, type FoundPage, type PagesPort } from '@danqing/contracts/ports';
import type { User } from '@danqing/contracts/identity';
import { portToken } from '@danqing/nest-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
let pages: PagesPort;
beforeAll(async () => {
  identity = await openIdentity();
  pages = identity.app.get<PagesPort>(portToken(pagesPort('identity')), { strict: false });
});
afterAll(() => identity.close());

async function pageOf(id: number | string, locale: 'zh' | 'en' | 'ja' = 'zh') {
  return servicePageSchema.parse(await pages.resolvePage('member', { id: String(id) }, locale));
}
let members = 0;
async function newMember(name: string): Promise<{ token: string; user: User }> {
  const member = await identity.signIn(`page-${(members += 1)}@example.com`);
  await identity.call('PATCH', `/api/users/${member.user.id}`, { name }, { token: member.token });
  return member;
}
function give(
  id: number,
  works: Partial<Record<'palettes' | 'creations' | 'cocreate', [string, string, string[]][]>>,
) {
  for (const [service, list] of Object.entries(works)) {
    const { counts, newest } = identity.works[service as keyof typeof works & keyof typeof identity.works];
    counts.set(id, list.length);
    newest.set(
      id,
      list.map(([path, name, hexes]) => ({ path, name, hexes })),
    );
  }
}

describe('the page of a member', () => {
  it('says since when, how much there is, and the way to each of the newest works', async () => {
    const { user } = await newMember('何青禾');
    give(user.id, {
      palettes: [['/palettes/12', '雨过天青', ['#63BBD0', '#D4E8E0', '#63BBD0']]],
      creations: [['/collections/5', '月白风清', ['#EEF7F2']]],
      cocreate: [
        ['/co-create-colors/3', '晚渡', ['#7A5C7E']],
        ['/co-create-colors/2', '茶烟', ['#A88B67']],
      ],
    });
    expect(await pageOf(user.id)).toMatchObject({
      status: 200,
      title: '何青禾',
      description:
        '何青禾在丹青公开的作品：1 个调色板 · 1 件诗画 · 2 个共创色。看看每一件用了哪些中国传统色。',
      indexed: true,
      facts: [
        { label: '加入', text: expect.stringMatching(/^\d{4}年\d+月\d+日$/) as string },
        { label: '公开调色板', text: '1' },
        { label: '诗画', text: '1' },
        { label: '共创色', text: '2' },
        { label: '公开调色板', text: '雨过天青', path: '/palettes/12', hex: '#63BBD0' },
        { label: '诗画', text: '月白风清', path: '/collections/5' },
        { label: '共创色', text: '晚渡', path: '/co-create-colors/3', hex: '#7A5C7E' },
        { label: '共创色', text: '茶烟', path: '/co-create-colors/2' },
      ],
      picture: {
        card: {
          hex: '#63BBD0',
          name: '何青禾',
          title: '何青禾',
          note: '1 个调色板 · 1 件诗画 · 2 个共创色',
          groups: [[{ hex: '#63BBD0' }, { hex: '#D4E8E0' }], [{ hex: '#7A5C7E' }], [{ hex: '#A88B67' }]],
        },
      },
      structuredData: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: '何青禾' } },
    });
    expect((await pageOf(user.id, 'en')) as FoundPage).toMatchObject({
      description:
        'Works by 何青禾 (Hé Qīnghé) on Danqing: 1 palette, 1 creation, 2 co-created colours, all made with traditional Chinese colours.',
    });
    expect(((await pageOf(user.id, 'ja')) as FoundPage).description).toContain('パレット 1 個、詩画 1 点');
  });

  it('tells nobody the address or number that the member signs in with', async () => {
    const { user } = await newMember('林澄');
    const said = JSON.stringify(await pageOf(user.id));
    expect(said).not.toContain(user.email);
    expect(said).not.toContain('example.com');
  });

  it('without works is for no index, and has a picture all the same', async () => {
    const { user } = await newMember('Anna <b>of</b> the long name');
    const page = (await pageOf(user.id, 'en')) as FoundPage;
    expect(page.indexed).toBe(false);
    expect(page.description).toBe('The page of Anna <b>of</b> the long name on Danqing.');
    expect(page.picture).toMatchObject({
      card: { hex: '#ED5126', name: '#ED5126', title: 'Anna <b>of</b> the long name' },
    });
  });

  it('is whole but for the works of a service that is away', async () => {
    const { user } = await newMember('小满');
    give(user.id, { palettes: [['/palettes/1', '麦', ['#F9D367']]] });
    identity.works.cocreate.away = true;
    identity.works.creations.away = true;
    const page = (await pageOf(user.id)) as FoundPage;
    identity.works.cocreate.away = false;
    identity.works.creations.away = false;
    expect(page.facts.map(({ label }) => label)).toEqual(['加入', '公开调色板', '公开调色板']);
  });

  it('is none while it is private, as for a number that is no member, and nobody is listed', async () => {
    const { token, user } = await newMember('藏');
    await identity.call('PATCH', `/api/users/${user.id}`, { is_public: false }, { token });
    for (const id of [user.id, 999_999, 0, 'x', '1e3', '-1', 'profile', '99999999999999999'])
      expect(await pageOf(id), String(id)).toEqual({ status: 404 });
    await identity.call('PATCH', `/api/users/${user.id}`, { is_public: true }, { token });
    expect(await pageOf(user.id)).toMatchObject({ status: 200, title: '藏' });
    expect(await pages.listPages()).toEqual([]);
  });
});
