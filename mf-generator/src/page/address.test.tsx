import { sampleColor } from '@danqing/area-kit/testing';
import { encodeSchemeLink, freshScheme } from '@danqing/color-core';
import { navigate } from '@danqing/shell-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeShell } from '@danqing/shell-sdk/testing';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

const mode = (name: string) => screen.getByRole('radio', { name });
const labels = () => swatches().map((slip) => slip.getAttribute('aria-label'));
const address = ({ location }: FakeShell) => `${decodeURI(location.pathname)}${location.search}`;
const pushes = ({ navigations }: FakeShell) => navigations.filter(({ options }) => !options?.replace);

async function pick(text: string) {
  await userEvent.click(screen.getByRole('button', { name: /^主色/ }));
  await userEvent.type(screen.getByRole('combobox'), `${text}{Enter}`);
}

beforeEach(() => void stubColorList());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the address', () => {
  it('stays as it is until something changes', async () => {
    const { shell } = renderArea('/');
    await screen.findByText('荷花白');
    expect(shell.navigations).toEqual([]);
  });

  it('holds the state, without an entry of the history for each change', async () => {
    const { shell } = renderArea('/?hex=ed5126&from=card');
    await screen.findByText('荷花白');
    await userEvent.click(mode('三角'));
    expect(address(shell)).toBe('/colors/朱红?from=card&s=1gYm');
    await userEvent.click(mode('单色'));
    await waitFor(() => expect(address(shell)).toBe('/colors/朱红?from=card'));
    expect(pushes(shell)).toEqual([]);
  });

  it('of the page that was gone to is left alone, while the generator is still on screen', async () => {
    const { shell } = renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    // The router updates the address at once, but renders the page later.
    window.history.pushState({ usr: null, key: 'next', idx: 1 }, '', '/palettes');
    await userEvent.click(mode('三角'));
    expect([window.location.pathname, shell.navigations]).toEqual(['/palettes', []]);
  });

  it('gets an entry of its own with another primary, locked swatches and all', async () => {
    const { shell } = renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    act(() => swatches()[6]?.focus());
    await userEvent.keyboard('l');
    await pick('yuebai');
    const kept = { ...freshScheme, replacements: { '600': { hex: '#D03400' } }, locked: ['600'] };
    expect(address(shell)).toBe(`/colors/月白?s=${encodeSchemeLink(kept)}`);
    expect(pushes(shell)).toHaveLength(1);
    expect(labels()[6]).toMatch(/^600, .*#D03400, 已锁定/);
  });

  it('keeps what a member named the colour, until another one is chosen', async () => {
    const { shell } = renderArea(`/colors/7D99A3?cocreated=${encodeURIComponent('12.雨后青')}`);
    await screen.findByText('荷花白');
    expect(screen.getByRole('link', { name: '雨后青' })).toBeTruthy();
    await userEvent.click(mode('三角'));
    expect(address(shell)).toContain('cocreated=12');
    await pick('yuebai');
    expect(address(shell)).toBe('/colors/月白?s=1gYm');
    expect(screen.queryByRole('link', { name: '雨后青' })).toBeNull();
  });

  it('opens what it says, in another mode too', async () => {
    renderArea('/colors/朱红?s=1YXcrQww');
    await screen.findByText('荷花白');
    expect(mode('双色').getAttribute('aria-checked')).toBe('true');
    expect(labels()[7]).toMatch(/^500, 第二色, 群青, #1772B4/);
    act(() => navigate('/colors/月白?s=1gYm'));
    await waitFor(() => expect(mode('三角').getAttribute('aria-checked')).toBe('true'));
    expect(labels()[2]).toMatch(/^500, 甲, 月白/);
    act(() => navigate('/colors/月白'));
    await waitFor(() => expect(mode('单色').getAttribute('aria-checked')).toBe('true'));
  });

  it('opens when it comes back before the one that a change wrote was drawn', async () => {
    const { shell } = renderArea('/colors/月白?s=1gYm', { page: { color: sampleColor('月白') } });
    await screen.findByText('荷花白');
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
    // Disables `act` to render as in a browser, where the router's transition may be unfinished on a busy
    // machine.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    mode('双色').click();
    await null;
    expect(address(shell)).toBe('/colors/月白?s=1gYm');
    expect(shell.navigations.at(-1)?.path).toMatch(/s=1Q/);
    navigate('/colors/月白?s=1gYm');
    await waitFor(() => expect(shell.location.search).toBe('?s=1gYm'));
    await waitFor(() => expect(mode('三角').getAttribute('aria-checked')).toBe('true'));
  });

  it('keeps the names of colours out of a picture through a reload', async () => {
    const second = { hex: '#123456', origin: 'image' as const };
    const dual = { ...freshScheme, mode: 'dual' as const, secondary: second, secondaryShown: true };
    const link = encodeSchemeLink({ ...dual, primaryOrigin: 'image' });
    const { shell } = renderArea(`/colors/ABCDEF?s=${link}`);
    await screen.findByText('荷花白');
    expect(screen.getByRole('button', { name: '主色 图片提取色 #ABCDEF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '第二色 图片提取色 #123456' })).toBeTruthy();
    expect(shell.navigations).toEqual([]);
  });

  it('opens on a landing path as well, over the colour that is there', async () => {
    const { shell } = renderArea('/?s=1gYm');
    await screen.findByText('荷花白');
    expect(labels()[2]).toMatch(/^500, 甲, 朱红/);
    expect(shell.navigations).toEqual([]);
  });

  it('opens without the list, with what needs no names', () => {
    stubColorList('pending');
    renderArea('/colors/朱红?s=1YXcrQww');
    expect(labels()).toHaveLength(11);
    expect(labels()[7]).toContain('#1772B4');
  });
});

describe('a broken link', () => {
  it.each(['1gYX', '2gYm', '', '%E6%9C%B1'])(
    'with “%s” is said, and the generator starts afresh',
    async (link) => {
      const { shell } = renderArea(`/colors/月白?s=${link}`, { page: { color: sampleColor('月白') } });
      await screen.findByText('荷花白');
      expect(screen.getByRole('alert').textContent).toContain('链接里的配色不完整');
      expect(labels()[5]).toMatch(/^500, 月白/);
      expect(address(shell)).toBe('/colors/月白');
      await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is forgotten with the next one that is whole', async () => {
    renderArea('/colors/朱红?s=1gYX');
    await screen.findByText('荷花白');
    act(() => navigate('/colors/月白?s=1gYm'));
    await screen.findByRole('heading', { name: '月白' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('copying the link', () => {
  const write = () => vi.spyOn(navigator.clipboard, 'writeText');
  it.each([
    ['zh', '/', '/colors/%E6%9C%B1%E7%BA%A2?s=1gYm'],
    ['en', '/', '/colors/%E6%9C%B1%E7%BA%A2?s=1gYm'],
    ['ja', '/tool/', '/tool/colors/%E6%9C%B1%E7%BA%A2?s=1gYm'],
  ] as const)(
    'copied in %s gives the whole address under %s, without a language',
    async (locale, basePath, path) => {
      const written = write().mockResolvedValue();
      const { shell } = renderArea('/?from=card&s=1gYm', { locale, page: { basePath } });
      await userEvent.click(screen.getByRole('button', { name: /复制链接|Copy link|リンクをコピー/ }));
      expect(written).toHaveBeenCalledExactlyOnceWith(`${location.origin}${path}`);
      expect(shell.toasts).toMatchObject([{ swatch: '#ED5126' }]);
    },
  );

  it('says when it did not work', async () => {
    write().mockRejectedValue(new Error('refused'));
    const { shell } = renderArea('/');
    await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
    expect(shell.toasts).toEqual([{ message: '复制失败，请从地址栏复制', variant: 'error' }]);
  });
});
