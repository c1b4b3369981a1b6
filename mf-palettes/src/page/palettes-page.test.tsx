import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@danqing/shell-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, never, refusing, stubPaletteServer } from '../testing/palette-server.ts';
import { card, cardNames, renderPage, tab } from '../testing/render-page.tsx';
import { member, ownPalette, samplePalette } from '../testing/sample-palettes.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
});

const many = (length: number) => Array.from({ length }, (_, index) => samplePalette(index + 1));
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const place = () => within(screen.getByRole('navigation', { name: '分页' })).getByText(/第/).textContent;
const step = (name: string) => screen.getByRole('button', { name });

describe('a visitor', () => {
  it('sees public palettes only, and what signing in adds', async () => {
    const server = stubPaletteServer({ public: many(2) });
    const { shell } = renderPage();
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['公开 2']);
    expect(cardNames()).toEqual(['调色板1公开', '调色板2公开']);
    expect(server.requestLog).toEqual(['GET /api/palettes/public?page=1&pageSize=20&sortBy=downloads']);
    const banner = within(screen.getByRole('complementary', { name: '登录提示' }));
    expect(banner.getByText(/登录后可以管理自己的调色板.*扣 1 点/)).toBeTruthy();
    await userEvent.click(banner.getByRole('button', { name: '登录' }));
    expect(shell.loginsWaiting).toBe(1);
    expect(shell.titles.at(-1)).toBe('调色板 · 丹青 中国传统色配色');
  });

  it('stays with the public ones, also where the address says mine', async () => {
    stubPaletteServer({ public: many(1) });
    renderPage('?tab=mine');
    await screen.findByRole('article');
    expect(chosenTab()).toBe('公开 1');
  });

  it('comes to the own ones by signing in', async () => {
    stubPaletteServer({ public: many(1), own: [ownPalette(50, { name: '江南' })] });
    const { shell } = renderPage();
    await screen.findByRole('article');
    shell.signIn(member);
    await waitFor(() => expect(cardNames()).toEqual(['江南公开']));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('a visitor who signs in to export', () => {
  it('stays with the palette', async () => {
    const server = stubPaletteServer({ public: many(1), own: [ownPalette(50)] });
    server.override(/claim/, failing);
    const { shell } = renderPage();
    await screen.findByRole('article');
    await userEvent.click(step('调色板1，更多'));
    await userEvent.click(screen.getByRole('menuitem', { name: '更多格式…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出调色板' }));
    await userEvent.click(dialog.getByRole('button', { name: /图片$/ }));
    await waitFor(() => expect(shell.loginsWaiting).toBe(1));
    shell.signIn(member);
    await waitFor(() => expect(shell.toasts.at(-1)?.message).toBe('领取失败'));
    expect(screen.getByRole('dialog', { name: '导出调色板' })).toBeTruthy();
    expect(shell.location.search).toBe('?tab=public');
    expect(screen.getByText('调色板1', { selector: 'bdi' })).toBeTruthy();
  });
});

describe('a member', () => {
  it('starts with the own palettes, and both tabs say how many there are', async () => {
    const server = stubPaletteServer({ public: many(21), own: [ownPalette(50), ownPalette(51)] });
    renderPage('', { user: member });
    await waitFor(() => expect(chosenTab()).toBe('我的 2'));
    await waitFor(() => expect(tab(/公开/).textContent).toBe('公开 21'));
    expect(cardNames()).toEqual(['调色板50公开', '调色板51公开']);
    const own = server.requests[server.requestLog.indexOf('GET /api/palettes?limit=20')];
    expect(own?.headers.get('authorization')).toBe('Bearer token');
    expect(screen.queryByRole('button', { name: /^排序/ })).toBeNull();
  });

  it('starts already while the session is being checked', async () => {
    stubPaletteServer({ own: [ownPalette(50)] });
    renderPage('', { user: member, sessionStatus: 'checking' });
    await waitFor(() => expect(chosenTab()).toBe('我的 1'));
  });

  it('changes the tab, and comes back by history', async () => {
    stubPaletteServer({ public: many(1), own: [ownPalette(50)] });
    const { shell } = renderPage('', { user: member });
    await waitFor(() => expect(cardNames()).toEqual(['调色板50公开']));
    await userEvent.click(tab(/公开/));
    await waitFor(() => expect(cardNames()).toEqual(['调色板1公开']));
    expect(shell.location.search).toBe('?tab=public');
    act(() => navigate('/palettes'));
    await waitFor(() => expect(cardNames()).toEqual(['调色板50公开']));
  });

  it('falls to the public palettes when the session has ended', async () => {
    const server = stubPaletteServer({ public: many(1) });
    server.override(/^GET \/api\/palettes\?limit=20$/, refusing(401, 'UNAUTHENTICATED', '请先登录'));
    renderPage('?tab=mine', { user: member });
    await waitFor(() => expect(chosenTab()).toBe('公开 1'));
    expect(screen.getByRole('complementary', { name: '登录提示' })).toBeTruthy();
  });

  it('sees the others where one palette cannot be read, and can delete that one', async () => {
    const odd = ownPalette(2, { name: '残', colors: [{ hex: 'red' }] });
    const broken = { ...ownPalette(3), id: null } as unknown as ReturnType<typeof ownPalette>;
    const server = stubPaletteServer({ own: [ownPalette(1), odd, broken] });
    renderPage('', { user: member });
    await screen.findAllByRole('article');
    expect(cardNames()).toEqual(['调色板1公开', '残', '调色板3']);
    expect(card('残').getByText('调色板颜色数据格式错误')).toBeTruthy();
    expect(card('调色板3').queryByRole('button')).toBeNull();
    await userEvent.click(card('残').getByRole('button', { name: '删除' }));
    expect(await screen.findByRole('button', { name: /撤销/ })).toBeTruthy();
    expect(server.requestLog).toContain('DELETE /api/palettes/2');
  });

  it('pages through many own palettes', async () => {
    const server = stubPaletteServer({
      own: Array.from({ length: 45 }, (_, index) => ownPalette(index + 1)),
    });
    const { shell } = renderPage('?page=3', { user: member });
    await waitFor(() => expect(cardNames()).toHaveLength(5));
    expect(place()).toBe('第 3 页 / 共 3 页');
    await userEvent.click(step('上一页'));
    await waitFor(() => expect(cardNames()).toHaveLength(20));
    expect(shell.location.search).toBe('?page=2');
    expect(server.requestLog.filter((asked) => asked.startsWith('GET /api/palettes?'))).toEqual([
      'GET /api/palettes?limit=20',
      'GET /api/palettes?limit=20&after=40',
      'GET /api/palettes?limit=20&after=20',
    ]);
  });
});

describe('the address', () => {
  it('says tab, page, order, search and colour, and a reload shows the same', async () => {
    const server = stubPaletteServer({ public: many(45) });
    renderPage('?tab=public&page=2&sort=newest&search=%E8%B0%83&near=ED5126', { user: member });
    await screen.findAllByRole('article');
    expect(server.requestLog).toContain(
      'GET /api/palettes/public?page=2&pageSize=20&sortBy=newest&search=调&near=#ED5126',
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '搜索调色板' }).value).toBe('调');
    expect(screen.getByRole('button', { name: '排序 最新' })).toBeTruthy();
    expect(place()).toBe('第 2 页 / 共 3 页');
  });

  it('chooses the order, from the first page on', async () => {
    const server = stubPaletteServer({ public: many(45) });
    const { shell } = renderPage('?page=2');
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: '排序 下载最多' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '最新' }));
    expect(shell.location.search).toBe('?tab=public&sort=newest');
    await waitFor(() =>
      expect(server.requestLog.at(-1)).toBe('GET /api/palettes/public?page=1&pageSize=20&sortBy=newest'),
    );
  });
});

describe('paging', () => {
  it('goes from 1 to the last page and no further', async () => {
    stubPaletteServer({ public: many(21) });
    const { shell } = renderPage();
    await screen.findAllByRole('article');
    expect(place()).toBe('第 1 页 / 共 2 页');
    await userEvent.click(step('上一页'));
    expect(shell.location.search).toBe('');
    await userEvent.click(step('下一页'));
    expect(shell.location.search).toBe('?page=2');
    await waitFor(() => expect(cardNames()).toEqual(['调色板21公开']));
    expect(step('下一页').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(step('下一页'));
    await userEvent.click(step('下一页'));
    expect(shell.location.search).toBe('?page=2');
  });

  it('is not offered where one page holds all', async () => {
    stubPaletteServer({ public: many(20) });
    renderPage();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('leads back from a page that is not there', async () => {
    stubPaletteServer({ public: many(21) });
    const { shell } = renderPage('?page=99');
    await waitFor(() => expect(cardNames()).toEqual(['调色板21公开']));
    expect(shell.location.search).toBe('?page=2');
    expect(screen.queryByText('还没有公开的调色板')).toBeNull();
  });

  it('keeps the page before on screen until the next one is there, and gives up one that nobody waits for', async () => {
    const server = stubPaletteServer({ public: many(61) });
    renderPage();
    await screen.findAllByRole('article');
    server.override(/page=2/, never);
    await userEvent.click(step('下一页'));
    expect(cardNames()).toHaveLength(20);
    expect(screen.getByRole('list', { name: '公开调色板' }).getAttribute('aria-busy')).toBe('true');
    const waiting = server.requests.at(-1);
    act(() => navigate('/palettes?page=3'));
    await waitFor(() => expect(waiting?.signal.aborted).toBe(true));
    await waitFor(() => expect(cardNames()[0]).toBe('调色板41公开'));
    expect(log).not.toHaveBeenCalled();
  });

  it('says of a search that may have found more than is counted', async () => {
    stubPaletteServer({ public: many(1000) });
    renderPage('?search=x');
    await waitFor(() => expect(chosenTab()).toBe('公开 1,000+'));
    renderPage('');
    await waitFor(() => expect(chosenTab()).toBe('公开 1,000'));
  });
});

describe('while there is nothing to show', () => {
  it('places stand for the cards to come, and counts are left out', () => {
    const server = stubPaletteServer();
    server.override(/^GET/, never);
    renderPage('?tab=public', { user: member });
    expect(screen.getByText('正在加载公开调色板')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['我的', '公开']);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it.each([
    ['', '获取公开调色板失败', null],
    ['', '获取调色板失败', member],
  ])('a list that did not come says so and comes on demand (%#)', async (query, message, user) => {
    const server = stubPaletteServer({ public: many(1), own: [ownPalette(50)] });
    server.override(/^GET/, failing);
    renderPage(query, { user });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    server.recover();
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await screen.findByRole('article');
  });

  it.each([
    ['nothing saved', '', member, '还没有保存过调色板', '/'],
    ['nothing public', '', null, '还没有公开的调色板', '/'],
  ])('%s leads to the generator', async (_case, query, user, title, href) => {
    stubPaletteServer();
    renderPage(query, { user });
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: '去配色' }).getAttribute('href')).toBe(href);
  });

  it('nothing found leads to everything', async () => {
    stubPaletteServer({ own: [ownPalette(50)] });
    const { shell } = renderPage('?search=nothing&near=25F8CB', { user: member });
    await screen.findByRole('heading', { name: '没有找到调色板' });
    await userEvent.click(screen.getByRole('button', { name: '看全部' }));
    expect(shell.location.search).toBe('');
    await waitFor(() => expect(cardNames()).toEqual(['调色板50公开']));
  });
});

describe('opening in the generator', () => {
  it('takes the palette along', async () => {
    const colors = [
      { hex: '#ED5126', name: '朱红', type: 'primary' as const },
      { hex: '#F07050', type: 'scheme' as const, shade: '400' },
    ];
    stubPaletteServer({ public: [samplePalette(1, { colors })] });
    const { shell } = renderPage();
    await screen.findByRole('article');
    await userEvent.click(card('调色板1').getByRole('button', { name: '调色板1，更多' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '载入配色' }));
    expect(shell.navigations.at(-1)).toEqual({
      path: '/',
      options: {
        state: {
          primary: '#ED5126',
          secondary: null,
          scheme: [{ hex: '#F07050', name: 'scheme', shade: '400' }],
          colors,
          source: { id: 1, version: 1 },
        },
      },
    });
  });
});

describe('why a search has found a palette', () => {
  const palettes = () => [samplePalette(1, { name: '江南' }), samplePalette(2, { name: '朱红与白' })];

  it('is said on a card whose name does not have the text', async () => {
    stubPaletteServer({ public: palettes() });
    renderPage('?search=%E6%9C%B1%E7%BA%A2');
    const [found, named] = [await screen.findByText('含'), card('朱红与白')];
    expect(found.textContent).toBe('含朱红');
    expect(card('江南').getByText('含')).toBe(found);
    expect(named.queryByText('含')).toBeNull();
  });

  it.each([
    ['zh', 'zhuhong', '含朱红'],
    ['en', 'zhuhong', /^Contains 朱红/],
    ['ja', 'zhuhong', /朱红.*を含む$/],
  ] as const)('in %s also for %s, which another script has', async (locale, search, words) => {
    stubPaletteServer({ public: palettes() });
    renderPage(`?search=${search}`, { locale });
    await waitFor(() => {
      const said = [...document.querySelectorAll('article p')].map((line) => line.textContent);
      expect(
        said.filter((line) => (typeof words === 'string' ? line === words : words.test(line))),
      ).toHaveLength(2);
    });
  });

  it('is nothing without a search', async () => {
    stubPaletteServer({ public: palettes() });
    renderPage('');
    await screen.findByRole('heading', { name: /江南/ });
    expect(screen.queryByText('含')).toBeNull();
  });
});
