import type { Palette } from '@danqing/contracts/palettes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPaletteServer } from '../testing/palette-server.ts';
import { renderPart } from '../testing/render-page.tsx';
import { member, ownPalette, samplePalette } from '../testing/sample-palettes.ts';
import { PaletteCard } from './palette-card.tsx';

const actions = { stay: vi.fn(), open: vi.fn(), showNear: vi.fn(), remove: vi.fn() };
const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  stubPaletteServer();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  copied.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = (palette: Palette, options: Parameters<typeof renderPart>[1] & { own?: boolean } = {}) =>
  renderPart(
    <PaletteCard palette={palette} index={4} own={options.own ?? false} actions={actions} />,
    options,
  );
const stripes = () => within(screen.getByRole('group', { name: /的颜色$/ })).getAllByRole('button');
const openMenu = () => userEvent.click(screen.getByRole('button', { name: /，更多$/ }));
const items = () =>
  screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label') ?? item.textContent);

describe('the words of a card', () => {
  it('say name, author, day, number of colours and downloads', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 13, 12) });
    show(
      samplePalette(1, {
        name: '江南春水',
        downloads: 1318,
        created_at: new Date(2026, 10, 12).toISOString(),
      }),
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('江南春水公开');
    expect(screen.getByRole('link', { name: '江南春水' }).getAttribute('href')).toBe('/palettes/1');
    const author = screen.getByRole('link', { name: '顾一舟' });
    expect(author.getAttribute('href')).toBe('/users/100');
    expect(author.parentElement?.textContent).toBe('顾一舟昨天3 色1,318 次下载');
  });

  it('lead to the author only where an area has such a page', () => {
    show(samplePalette(1), { hasPage: (path) => !path.startsWith('/users/') });
    expect(screen.queryByRole('link', { name: /顾一舟/ })).toBeNull();
    expect(screen.getByText('顾一舟')).toBeTruthy();
  });

  it('do not lead to an author who shows no page', () => {
    show(samplePalette(1, { user: { id: 100, name: '顾一舟', has_page: false } }));
    expect(screen.queryByRole('link', { name: /顾一舟/ })).toBeNull();
    expect(screen.getByText('顾一舟')).toBeTruthy();
  });

  it('count in the plural of the language', () => {
    show(samplePalette(1, { downloads: 1 }), { locale: 'en' });
    expect(screen.getByText('1 download')).toBeTruthy();
    show(samplePalette(1, { downloads: 0 }), { locale: 'en' });
    expect(screen.getByText('0 downloads')).toBeTruthy();
    expect(screen.getByText('3 colours')).toBeTruthy();
    show(samplePalette(2, { colors: [{ hex: '#ED5126' }] }), { locale: 'en' });
    expect(screen.getByText('1 colour')).toBeTruthy();
  });

  it('do not call a private palette public', () => {
    show(ownPalette(1, { is_public: false }), { user: member, own: true });
    expect(screen.queryByText('公开')).toBeNull();
  });

  it('tell its owner why a palette is hidden', () => {
    show(ownPalette(1, { is_public: false, hidden_reason: '广告' }), { user: member, own: true });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('调色板1已隐藏');
    expect(screen.getByText('管理员隐藏了它：广告')).toBeTruthy();
  });

  it.each(['<script>alert(1)</script>', '🎨🎨', 'فلسطين', 'x'.repeat(60)])('take %j for words', (name) => {
    const { container } = show(samplePalette(1, { name }));
    expect(within(screen.getByRole('heading')).getByText(name).tagName).toBe('BDI');
    expect(container.querySelector('script')).toBeNull();
  });
});

describe('the stripes of a card', () => {
  it('are five at most and say what they copy', () => {
    const colors = ['#111111', '#333333', '#555555', '#777777', '#999999', '#BBBBBB', '#DDDDDD'].map(
      (hex) => ({ hex }),
    );
    show(samplePalette(1, { colors: [{ hex: '#ED5126', name: '朱红' }, ...colors] }));
    expect(stripes()).toHaveLength(5);
    expect(stripes()[0]?.getAttribute('aria-label')).toBe('复制 朱红 #ED5126');
    expect(stripes()[4]?.getAttribute('aria-label')).toBe('复制 #DDDDDD');
  });

  it('copy their hex', async () => {
    const { shell } = show(samplePalette(1));
    await userEvent.click(stripes()[1]!);
    expect(copied).toHaveBeenCalledExactlyOnceWith('#1772B4');
    await waitFor(() =>
      expect(shell.toasts).toEqual([{ message: '已复制颜色: #1772B4', swatch: '#1772B4', duration: 3000 }]),
    );
  });

  it('say when copying fails', async () => {
    copied.mockRejectedValue(new Error('refused'));
    const { shell } = show(samplePalette(1));
    await userEvent.click(stripes()[0]!);
    await waitFor(() =>
      expect(shell.toasts).toEqual([{ message: '复制失败，请手动复制', variant: 'error', duration: 3000 }]),
    );
  });

  it('are one tab stop, with arrows among them', async () => {
    show(samplePalette(1));
    await userEvent.tab();
    expect(document.activeElement).toBe(stripes()[0]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(stripes()[2]);
    await userEvent.keyboard('{Home}{Enter}');
    expect(copied).toHaveBeenCalledExactlyOnceWith('#ED5126');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '调色板1' }));
  });

  it('keep Chinese names Chinese in every language', () => {
    show(
      samplePalette(1, {
        colors: [
          { hex: '#ED5126', name: '朱红' },
          { hex: '#000000', name: 'Ink' },
        ],
      }),
      { locale: 'en' },
    );
    expect(screen.getByText('朱红').lang).toBe('zh');
    expect(screen.getByText('Ink').lang).toBe('');
  });

  it.each([
    ['en', 'Copy 朱红 Cinnabar red #ED5126', 'Colour copied: 朱红 Cinnabar red #ED5126'],
    ['ja', '朱红 朱紅（しゅこう） #ED5126 をコピー', '色をコピーしました: 朱红 朱紅（しゅこう） #ED5126'],
  ] as const)('say in %s what a name means, when copied too', async (locale, label, copiedMessage) => {
    const { shell } = show(samplePalette(1, { colors: [{ hex: '#ED5126', name: '朱红' }] }), { locale });
    const stripe = await screen.findByRole('button', { name: label });
    await userEvent.click(stripe);
    await waitFor(() => expect(shell.toasts[0]?.message).toBe(copiedMessage));
    expect(copied).toHaveBeenCalledExactlyOnceWith('#ED5126');
  });
});

describe('the menu of a card', () => {
  it("of another's palette says what an export costs, and does not delete", async () => {
    show(samplePalette(1), { user: member });
    await openMenu();
    expect(items()).toEqual([
      '载入配色',
      '导出演示配色1 点',
      '导出图片1 点',
      '更多格式…',
      '找与 朱红 #ED5126 相近的调色板',
      '找与 群青 #1772B4 相近的调色板',
      '找与 #EEF7F2 相近的调色板',
      '举报…',
    ]);
  });

  it('of an own palette names no price, and deletes', async () => {
    const palette = ownPalette(1);
    show(palette, { user: member, own: true });
    await openMenu();
    expect(items().slice(1, 3)).toEqual(['导出演示配色', '导出图片']);
    await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith(palette, 4);
  });

  it('opens the palette', async () => {
    const palette = samplePalette(1);
    show(palette);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '载入配色' }));
    expect(actions.open).toHaveBeenCalledExactlyOnceWith(palette);
  });

  it('leads from a colour to the palettes near it', async () => {
    show(samplePalette(1));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: /#1772B4/ }));
    expect(actions.showNear).toHaveBeenCalledExactlyOnceWith('#1772B4');
  });

  it('says 请登录后导出，非本人资源将扣除1点 to a visitor (part 1 §8, export), and asks for the sign-in', async () => {
    const { shell } = show(samplePalette(1));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: /^导出图片/ }));
    await waitFor(() => expect(shell.loginsWaiting).toBe(1));
    expect(shell.toasts).toEqual([
      { message: '请登录后导出，非本人资源将扣除1点', variant: 'info', duration: 3000 },
    ]);
  });

  it('opens the dialog with all formats, and the focus comes back', async () => {
    show(samplePalette(1), { user: member });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '更多格式…' }));
    await screen.findByRole('dialog', { name: '导出调色板' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /，更多$/ }));
  });
});
