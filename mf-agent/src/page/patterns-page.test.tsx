import { samplePalette } from '@danqing/area-kit/testing';
import type * as PatternEngine from '@danqing/pattern-engine';
import { readAreaTexts, renderInShell, type RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import area from '../area.ts';
import { failing, member, never, refusing, stubPaletteServer } from '../testing/palette-server.ts';
import { PatternsPage } from './patterns-page.tsx';

const engine = vi.hoisted(() => ({ patternPalette: vi.fn() }));
vi.mock('@danqing/pattern-engine', async (importOriginal) => {
  const original = await importOriginal<typeof PatternEngine>();
  engine.patternPalette.mockImplementation(original.patternPalette);
  return { ...original, patternPalette: engine.patternPalette };
});

const catalogues = await readAreaTexts('agent', area);
const SETTING = 'motif=ice&complexity=1.25&spacing=0.6&shapeVariation=0.1&bleed=2&seed=77';
const renderPage = (query = '', options: RenderInShellOptions = {}) =>
  renderInShell(<PatternsPage />, { catalogues, path: `/patterns${query}`, ...options });
const queryOf = (shell: ReturnType<typeof renderPage>['shell']) => new URLSearchParams(shell.location.search);

const log = vi.spyOn(console, 'error');
beforeEach(() => log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
});

describe('a visitor', () => {
  it('begins with public palettes, of which the first gives the colours', async () => {
    const server = stubPaletteServer({ public: [samplePalette(1), samplePalette(2)] });
    const { shell } = renderPage();
    expect(screen.getByRole('img', { name: '当前纹样：几何' })).toBeTruthy();
    const first = await screen.findByRole('button', { name: /调色板1/ });
    await waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('tab', { name: '公开' }).getAttribute('aria-selected')).toBe('true');
    expect(server.asked).toEqual(['/api/palettes/public']);
    await waitFor(() => expect(queryOf(shell).get('colors')?.split('.')).toHaveLength(2));
    expect(shell.titles.at(-1)).toBe('纹样 · 丹青 中国传统色配色');
  });

  it('is asked to sign in for palettes of their own, and has them then', async () => {
    const server = stubPaletteServer({ own: [samplePalette(7, { name: '茶席' })] });
    const { shell } = renderPage();
    await userEvent.click(screen.getByRole('tab', { name: '我的' }));
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(shell.loginsWaiting).toBe(1);
    shell.signIn(member);
    expect(await screen.findByRole('button', { name: /茶席/ })).toBeTruthy();
    expect(server.asked).toContain('/api/palettes');
  });
});

describe('a member', () => {
  it('begins with the own palettes; without any, the next step is to make one', async () => {
    stubPaletteServer();
    const { shell } = renderPage('', { user: member });
    expect(await screen.findByText('还没有调色板，先去配一份')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '去配色' }));
    expect(shell.navigations.map(({ path }) => path)).toEqual(['/']);
  });

  it('is signed out by a 401 and sees public palettes', async () => {
    const server = stubPaletteServer({ public: [samplePalette(3)] });
    server.own = refusing;
    renderPage('', { user: member });
    expect(await screen.findByRole('button', { name: /调色板3/ })).toBeTruthy();
  });
});

describe('palettes', () => {
  it('say that they are on their way', () => {
    stubPaletteServer().public = never;
    renderPage();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('正在加载调色板');
  });

  it.each([
    ['公开', '获取公开调色板失败', {}],
    ['我的', '获取调色板失败', { user: member }],
  ])('that do not come are asked for again: %s', async (_, message, options) => {
    const server = stubPaletteServer({ own: [samplePalette(5)], public: [samplePalette(5)] });
    const [own, open] = [server.own, server.public];
    server.own = server.public = failing;
    renderPage('', options);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    [server.own, server.public] = [own, open];
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: /调色板5/ })).toBeTruthy();
  });

  it.each([
    ['[]', '调色板数据无效'],
    ['[{"name":"月白"}]', '调色板数据缺少有效颜色'],
    ['["nonsense"]', '调色板颜色数据格式错误'],
  ])(
    'that cannot be read (%s) say %s (part 2 §5, palette validity), and leave the pattern',
    async (colors, message) => {
      stubPaletteServer({ public: [samplePalette(1), { ...samplePalette(2, { name: '坏' }), colors }] });
      const { shell } = renderPage(`?${SETTING}&bg=FFFFFF&colors=112233`);
      await userEvent.click(await screen.findByRole('button', { name: /坏/ }));
      expect(shell.toasts.map((toast) => toast.message)).toEqual([message]);
      expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    },
  );
});

it('says 应用调色板时发生错误 when a palette cannot be applied (part 2 §8, pattern), and keeps the pattern', async () => {
  stubPaletteServer({ public: [samplePalette(1)] });
  vi.stubGlobal('reportError', vi.fn());
  const { shell } = renderPage(`?${SETTING}&bg=FFFFFF&colors=112233`);
  const palette = await screen.findByRole('button', { name: /调色板1/ });
  // Every valid palette works, so only a defect in the engine causes this error.
  engine.patternPalette.mockImplementationOnce(() => {
    throw new Error('defect');
  });
  await userEvent.click(palette);
  expect(shell.toasts).toMatchObject([{ message: '应用调色板时发生错误', variant: 'error' }]);
  expect(palette.getAttribute('aria-pressed')).toBe('false');
  expect(queryOf(shell).get('colors')).toBe('112233');
});

describe('more palettes than a page holds', () => {
  const many = Array.from({ length: 45 }, (_, index) => samplePalette(index + 1));

  it.each([
    ['公开', { public: many }, {}],
    ['我的', { own: many }, { user: member }],
  ])('are turned through, page by page: %s', async (_, lists, options) => {
    stubPaletteServer(lists);
    renderPage('', options);
    await screen.findByRole('button', { name: /调色板20/ });
    expect(screen.queryByRole('button', { name: /调色板21/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await screen.findByRole('button', { name: /调色板21/ });
    expect(screen.queryByRole('button', { name: /调色板20/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    const last = await screen.findByRole('button', { name: /调色板45/ });
    expect(screen.getByRole('navigation', { name: '分页' }).textContent).toContain('第 3 页 / 共 3 页');
    await userEvent.click(last);
    expect(last.getAttribute('aria-pressed')).toBe('true');
  });

  it('have no pager where one page holds them', async () => {
    stubPaletteServer({ public: many.slice(0, 20) });
    renderPage();
    await screen.findByRole('button', { name: /调色板20/ });
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });
});

describe('the setting', () => {
  it('comes from the address, colours too, and goes back into it', async () => {
    stubPaletteServer({ public: [samplePalette(1)] });
    const { shell } = renderPage(`?${SETTING}&bg=FFFFFF&colors=112233.445566`);
    expect(screen.getByRole('radio', { name: '冰裂' }).getAttribute('aria-checked')).toBe('true');
    expect((screen.getByRole('slider', { name: /疏密/ }) as HTMLInputElement).value).toBe('0.6');
    await screen.findByRole('button', { name: /调色板1/ });
    fireEvent.change(screen.getByRole('slider', { name: /出血/ }), { target: { value: '4' } });
    await waitFor(() => expect(queryOf(shell).get('bleed')).toBe('4'));
    expect(queryOf(shell).get('colors')).toBe('112233.445566');
    expect(queryOf(shell).get('seed')).toBe('77');
  });

  it('has another seed after generating, and the old one after undoing', async () => {
    stubPaletteServer();
    const { shell } = renderPage(`?${SETTING}&bg=FFFFFF&colors=112233.445566`);
    const undo = screen.getByRole('button', { name: '撤销' }) as HTMLButtonElement;
    expect(undo.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '生成纹样' }));
    await waitFor(() => expect(queryOf(shell).get('seed')).not.toBe('77'));
    await userEvent.click(undo);
    await waitFor(() => expect(queryOf(shell).get('seed')).toBe('77'));
    expect(undo.disabled).toBe(true);
  });

  it('takes several shapes, at least one, and only the grid has them', async () => {
    stubPaletteServer();
    const { shell } = renderPage();
    await userEvent.click(screen.getByRole('button', { name: '心形' }));
    await userEvent.click(screen.getByRole('button', { name: '菱形' }));
    await userEvent.click(screen.getByRole('button', { name: '圆点' }));
    await waitFor(() => expect(queryOf(shell).get('shapes')).toBe('heart'));
    await userEvent.click(screen.getByRole('button', { name: '心形' }));
    expect(screen.getByRole('button', { name: '心形' }).getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('radio', { name: '几何' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '冰裂' }));
    expect(screen.queryByRole('button', { name: '心形' })).toBeNull();
  });
});

describe('what is taken along', () => {
  it('is a link to the setting, or the background of a page', async () => {
    stubPaletteServer();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { shell } = renderPage(`?${SETTING}&bg=FFFFFF&colors=112233.445566`);
    await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
    await userEvent.click(screen.getByRole('button', { name: '复制 CSS 背景' }));
    const [link = '', css = ''] = write.mock.calls.flat();
    expect(new URL(link).searchParams.get('seed')).toBe('77');
    expect(css).toContain('background-image: url("data:image/svg+xml,');
    expect(shell.toasts.map((toast) => toast.message)).toEqual(['链接已复制', 'CSS 背景已复制']);
  });
});
