import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, never, stubCocreateServer } from '../testing/cocreate-server.ts';
import { renderRoute } from '../testing/render-page.tsx';
import { member, sampleColor } from '../testing/samples.ts';

const log = vi.spyOn(console, 'error');
const scrolled = vi.fn();
beforeEach(() => {
  log.mockImplementation(() => {});
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
  scrolled.mockReset();
});

const render = (query = '', options = {}) => renderRoute('colors', `/co-create-colors${query}`, options);
const HEXES = ['#5E8C6A', '#8DB48E', '#3E6F5C', '#B9CFA0', '#6FA08B', '#7FA08B', '#8FA08B'];
const spring = () => HEXES.map((hex, index) => sampleColor(index + 1, { hex }));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleColor(index + 1, { name: `色${index}` }));
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the list', () => {
  it('groups by name: up to five circles that lead to their colours, and how many more there are', async () => {
    stubCocreateServer(spring());
    const { shell } = render();
    const shown = await card('春山');
    expect(shown.getAllByRole('link', { name: /#/ }).map((link) => link.getAttribute('aria-label'))).toEqual(
      HEXES.slice(0, 5).map((hex) => `春山 ${hex}`),
    );
    expect(shown.getByText('+2')).toBeTruthy();
    expect(shown.getByText('另有 2 个颜色')).toBeTruthy();
    expect(shown.getByText('3 人喜欢')).toBeTruthy();
    expect(screen.getByText('1', { selector: 'b' }).closest('p')?.textContent).toContain('一共 1 个名字');
    expect(shell.titles.at(-1)).toBe('共创色 · 丹青 中国传统色配色');
    await userEvent.click(shown.getByRole('link', { name: '春山 #8DB48E' }));
    expect(shell.location.pathname).toBe('/co-create-colors/2');
  });

  it('brings a circle forward with picture and values, by pointer and by keyboard', async () => {
    stubCocreateServer([
      sampleColor(1),
      sampleColor(2, {
        hex: '#8DB48E',
        thumbnail_url: '/api/creations/pictures/a-320.webp',
        likes_count: 41,
      }),
    ]);
    render();
    const shown = await card('春山');
    const second = shown.getByRole('link', { name: '春山 #8DB48E' });
    await userEvent.hover(second);
    expect(second.textContent).toBe('春山#8DB48E');
    expect(second.querySelector('img')?.getAttribute('src')).toBe('/api/creations/pictures/a-320.webp');
    expect(shown.getByText('rgb(141, 180, 142)')).toBeTruthy();
    expect(shown.getByText('41 人喜欢')).toBeTruthy();
    await userEvent.unhover(second);
    expect(second.textContent).toBe('');
    await userEvent.tab();
    shown.getByRole('link', { name: '春山 #5E8C6A' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    expect(shown.getByText('rgb(141, 180, 142)')).toBeTruthy();
  });

  it('highlights the card of the hex in the address, on its page, and scrolls to it', async () => {
    const server = stubCocreateServer([...many(30), sampleColor(99, { name: '旧瓷', hex: '#3C6478' })]);
    render('?hex=3c6478');
    const hit = await screen.findByRole('article', { name: '旧瓷' });
    expect(server.requestLog[0]).toBe('GET /api/co-create/colors?sort=latest&pageSize=24&hex=#3C6478');
    expect(hit.getAttribute('aria-current')).toBe('true');
    expect(within(hit).getByText('你刚打开的颜色')).toBeTruthy();
    expect(scrolled.mock.contexts).toContain(hit);
    expect(screen.getByText('第 2 页 / 共 2 页')).toBeTruthy();
  });

  it('keeps order, size and page in the address', async () => {
    const server = stubCocreateServer(many(40));
    const { shell } = render();
    await card('色0');
    await userEvent.click(screen.getByRole('button', { name: '每页多少个 每页 24' }));
    expect(screen.getAllByRole('menuitemradio').map((one) => one.textContent)).toEqual([
      '每页 12',
      '每页 24',
      '每页 36',
      '每页 48',
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '每页 12' }));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await userEvent.click(screen.getByRole('button', { name: '排序 最新' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '最多人喜欢' }));
    expect(shell.location.search).toBe('?pageSize=12&sort=likes');
    await waitFor(() =>
      expect(server.requestLog).toEqual([
        'GET /api/co-create/colors?sort=latest&page=1&pageSize=24',
        'GET /api/co-create/colors?sort=latest&page=1&pageSize=12',
        'GET /api/co-create/colors?sort=latest&page=2&pageSize=12',
        'GET /api/co-create/colors?sort=likes&page=1&pageSize=12',
      ]),
    );
  });

  it.each([12, 24, 36, 48])('shows %i colours on a page (part 2 §9, co-created list)', async (size) => {
    const server = stubCocreateServer(many(60));
    const { shell } = render(size === 24 ? '?pageSize=12' : '');
    await card('色0');
    await userEvent.click(screen.getByRole('button', { name: /^每页多少个/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: `每页 ${size}` }));
    expect(await screen.findByText(`第 1 页 / 共 ${Math.ceil(60 / size)} 页`)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(size);
    expect(shell.location.search).toBe(size === 24 ? '' : `?pageSize=${size}`);
    expect(server.requestLog.at(-1)).toBe(`GET /api/co-create/colors?sort=latest&page=1&pageSize=${size}`);
  });

  it.each([
    ['?page=999', '?page=2', '第 2 页 / 共 2 页'],
    ['?pageSize=12&sort=likes&page=999', '?page=3&pageSize=12&sort=likes', '第 3 页 / 共 3 页'],
    ['?page=999&hex=3c6478', '?page=2&hex=3C6478', '第 2 页 / 共 2 页'],
  ])('goes from %s, beyond the end, to the last page', async (query, last, place) => {
    stubCocreateServer(many(30));
    const { shell } = render(query);
    expect(await screen.findByText(place)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(shell.location.search).toBe(last);
  });

  it('of nothing has one page', async () => {
    stubCocreateServer();
    const { shell } = render('?page=999');
    expect(await screen.findByRole('heading', { name: '还没有共创色' })).toBeTruthy();
    expect(shell.location.search).toBe('');
  });

  it('says that it is on its way, that it failed, and that there is nothing yet', async () => {
    const server = stubCocreateServer();
    server.override(/colors/, never);
    render();
    expect(screen.getByRole('status').textContent).toBe('正在加载共创色');
    server.override(/colors/, failing);
    render();
    expect((await screen.findByRole('alert')).textContent).toContain('获取共创颜色失败');
    server.recover();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '还没有共创色' })).toBeTruthy();
  });

  it.each(['<b>青</b>', '👩‍🎨', '青'.repeat(20), '茶', 'أزرق'])('shows the name %s as text', async (name) => {
    stubCocreateServer([sampleColor(1, { name })]);
    render();
    const title = await screen.findByRole('heading', { level: 2 });
    expect([title.textContent, title.querySelector('b')]).toEqual([name, null]);
  });
});

describe('creating a colour', () => {
  const suggestions = {
    names: ['竹雨', '初霁'],
    filtered: [
      { name: '月白', reason: 'traditional' as const },
      { name: '石青', reason: 'traditional' as const },
      { name: '坏词', reason: 'refused' as const },
    ],
    suggestions: [
      { name: '竹雨', pinyin: 'zhú yǔ', hex: '#8FB4A0', reason: '雨里的竹子' },
      { name: '初霁', pinyin: 'chū jì', hex: '#CFE3E6', reason: '' },
    ],
    maker: { kind: 'studio' as const, name: '丹青画室' },
  };

  it('suggests names that go with the first eight of the page, and tells what was dropped', async () => {
    const server = stubCocreateServer(many(10));
    server.suggestions = suggestions;
    const { shell } = render('?hex=5e8c6a', { user: member });
    await card('色0');
    await userEvent.click(screen.getByRole('button', { name: '共创新色' }));
    const dialog = within(await screen.findByRole('dialog', { name: '共创新色' }));
    expect(await dialog.findByRole('button', { name: /竹雨/ })).toBeTruthy();
    const asked = server.requests.find(({ url }) => url.endsWith('suggest-color-names'));
    expect(await asked?.json()).toEqual({
      references: ['色0', '色1', '色2', '色3', '色4', '色5', '色6', '色7'],
    });
    expect(dialog.getByText('月白、石青').parentElement?.textContent).toBe('传统色里已有，略去：月白、石青');
    expect(dialog.getByText('另有 1 个不合适，略去')).toBeTruthy();
    expect(dialog.getByText('起名：丹青画室 本机拟名')).toBeTruthy();
    expect(dialog.queryByText(/坏词/)).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /同时配一张图 1 点/ }));
    await userEvent.click(dialog.getByRole('button', { name: /竹雨/ }));
    expect(shell.location).toMatchObject({
      pathname: '/co-create-colors/new',
      state: { searchTerm: '竹雨', withImage: true, originHex: '#5E8C6A' },
    });
  });

  it('says which model thought of them', async () => {
    const server = stubCocreateServer([sampleColor(1)]);
    server.suggestions = { ...suggestions, maker: { kind: 'model', name: 'namer-9' } };
    render('', { user: member });
    await card('春山');
    await userEvent.click(screen.getByRole('button', { name: '共创新色' }));
    expect(await screen.findByText('起名：namer-9 拟名')).toBeTruthy();
  });

  it('asks a visitor to sign in for suggestions, and goes on; a name of one’s own needs none', async () => {
    const server = stubCocreateServer([sampleColor(1)]);
    server.suggestions = suggestions;
    const { shell } = render();
    await card('春山');
    await userEvent.click(screen.getByRole('button', { name: '共创新色' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '自己起名' }), '雪后晴');
    expect(server.requestLog.some((line) => line.includes('suggest'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '登录看起名参考' }));
    expect([shell.loginsWaiting, screen.queryByRole('dialog')]).toEqual([1, null]);
    shell.signIn(member);
    expect(await screen.findByRole('button', { name: /初霁/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '自己起名' }).value).toBe('雪后晴');
    await userEvent.click(screen.getByRole('button', { name: '去调色' }));
    expect(shell.location.state).toEqual({ searchTerm: '雪后晴', withImage: false, originHex: null });
  });

  it('says why there are no suggestions, and asks again', async () => {
    const server = stubCocreateServer([sampleColor(1)]);
    server.override(/suggest/, failing);
    render('', { user: member });
    await card('春山');
    await userEvent.click(screen.getByRole('button', { name: '共创新色' }));
    expect((await screen.findByRole('alert')).textContent).toContain('获取建议失败');
    server.recover();
    server.suggestions = suggestions;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: /竹雨/ })).toBeTruthy();
  });
});
