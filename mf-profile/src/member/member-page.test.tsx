import type { CocreatedColorsResponse } from '@danqing/contracts/cocreate';
import { API } from '@danqing/contracts/api';
import {
  readAreaTexts,
  readCatalogues,
  renderInShell,
  sampleMember,
  type RenderInShellOptions,
} from '@danqing/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import area from '../area.ts';
import {
  failing,
  never,
  refusing,
  sampleCollection,
  samplePalette,
  stubProfileServer,
} from '../testing/profile-server.ts';
import { memberCatalogues } from './member-catalogues.ts';
import { MemberPage } from './member-page.tsx';

const catalogues = {
  ...(await readAreaTexts('profile', area)),
  member: await readCatalogues(memberCatalogues),
};
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
});

const render = (query = '', options: RenderInShellOptions = {}) =>
  renderInShell(<MemberPage />, { catalogues, path: `/users/7${query}`, pattern: '/users/:id', ...options });
const missing = refusing(404, 'MEMBER_NOT_FOUND', '未找到该用户');
const panel = () => within(screen.getByRole('tabpanel'));
const group = (API['GET /api/co-create/colors']!.example!.answer as CocreatedColorsResponse).items[0]!;

describe('the page of a member', () => {
  it('says who it is, since when and how much, and shows their public palettes', async () => {
    const server = stubProfileServer();
    server.palettes = [samplePalette(12, { downloads: 187 }), samplePalette(11)];
    const { shell } = render();
    expect(await screen.findByRole('heading', { level: 1, name: '林澄' })).toBeTruthy();
    expect(screen.getByText(/2026年11月22日加入/)).toBeTruthy();
    for (const [term, value] of [
      ['公开调色板', '12'],
      ['诗画', '31'],
      ['共创色', '9'],
    ])
      expect(screen.getByText(term!, { selector: 'dt' }).nextSibling?.textContent).toBe(value);
    expect(shell.titles.at(-1)).toBe('林澄 · 丹青 中国传统色配色');
    const link = await panel().findByRole('link', { name: '调色板12' });
    expect(link.getAttribute('href')).toBe('/palettes/12');
    expect(panel().getByText('187 次下载')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '回到我的主页' })).toBeNull();
  });

  it('has a tab for each kind, in the address, by keys too, and the browser goes back', async () => {
    const server = stubProfileServer();
    server.collections = [sampleCollection(5, { title: '月白风清' })];
    server.colors = [{ ...group, id: 3, name: '晚渡', group_total: 2 }];
    const { shell } = render();
    await userEvent.click(await screen.findByRole('tab', { name: /^诗画/ }));
    expect(shell.location.search).toBe('?tab=collections');
    expect((await panel().findByRole('link', { name: '月白风清' })).getAttribute('href')).toBe(
      '/collections/5',
    );
    expect(server.requestLog).toContain('GET /api/users/7/collections?limit=12&only=listed');
    await userEvent.keyboard('{ArrowRight}');
    expect(shell.location.search).toBe('?tab=colors');
    expect((await panel().findByRole('link', { name: /晚渡/ })).getAttribute('href')).toBe(
      '/co-create-colors/3',
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('共创色');
  });

  it('opens on the tab and the place that the address says', async () => {
    const server = stubProfileServer();
    server.collections = [sampleCollection(9), sampleCollection(4)];
    render('?tab=collections&after=9');
    expect(await screen.findByRole('link', { name: '诗画4' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '诗画9' })).toBeNull();
  });

  it('turns by keys, and back to each page before', async () => {
    const server = stubProfileServer();
    server.palettes = Array.from({ length: 30 }, (_, index) => samplePalette(30 - index));
    const { shell } = render();
    const older = () => userEvent.click(screen.getByRole('button', { name: '较早的' }));
    const newer = () => userEvent.click(screen.getByRole('button', { name: '较新的' }));
    await screen.findByText('调色板30');
    await older();
    await screen.findByText('调色板18');
    expect(shell.location.search).toBe('?after=19');
    await older();
    await screen.findByText('调色板6');
    expect(screen.getByRole('button', { name: '较早的' }).getAttribute('aria-disabled')).toBe('true');
    await newer();
    await screen.findByText('调色板18');
    await newer();
    await screen.findByText('调色板30');
    expect(shell.location.search).toBe('');
  });

  it('is the same for the member, with the way back to the own one, and says that it is private', async () => {
    const server = stubProfileServer();
    server.member = { ...server.member, is_public: false };
    render('', { user: sampleMember });
    expect((await screen.findByRole('link', { name: '回到我的主页' })).getAttribute('href')).toBe(
      '/users/profile',
    );
    expect(screen.getByText('这个主页没有公开，只有你自己看得到。')).toBeTruthy();
  });

  it('leaves a number open that could not be counted', async () => {
    const server = stubProfileServer();
    server.member = { ...server.member, stats: { palettes: null, collections: 0, colors: 1200 } };
    render();
    expect((await screen.findByText('公开调色板', { selector: 'dt' })).nextSibling?.textContent).toBe('–');
    expect(screen.getByRole('tab', { name: /共创色/ }).textContent).toContain('1,200');
  });

  it.each(['/users/7', '/users/x', '/users/0'])('%s that is none, or private, says so', async (path) => {
    const server = stubProfileServer();
    server.override(/public$/, missing);
    const { shell } = renderInShell(<MemberPage />, { catalogues, path, pattern: '/users/:id' });
    expect(await screen.findByRole('heading', { level: 1, name: /未找到该用户/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
    expect(shell.titles.at(-1)).toContain('未找到该用户');
    expect(server.requestLog.filter((line) => line.includes('palettes'))).toEqual([]);
  });

  it('that does not come says so and comes on demand', async () => {
    const server = stubProfileServer();
    server.override(/public$/, failing);
    render();
    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 });
    expect(alert.textContent).toContain('获取用户信息失败');
    server.recover();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '林澄' })).toBeTruthy();
  });

  it.each([
    ['', /palettes\?/, '获取公开调色板失败', '还没有公开的调色板。'],
    ['?tab=collections', /collections\?/, '获取公开创作失败', '还没有展出的诗画。'],
    ['?tab=colors', /co-create/, '获取共创颜色失败', '还没有共创色。'],
  ])('%s whose list does not come says so; an empty one too', async (query, asked, sentence, empty) => {
    const server = stubProfileServer();
    server.override(asked, failing);
    render(query);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    server.recover();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(empty)).toBeTruthy();
  });

  it.each([
    ['', '正在加载公开调色板'],
    ['?tab=collections', '正在加载诗画'],
    ['?tab=colors', '正在加载共创色'],
  ])('%s keeps the places of what is on its way', async (query, sentence) => {
    const server = stubProfileServer();
    server.override(/palettes|collections|co-create/, never);
    render(query);
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('status');
  });
});
