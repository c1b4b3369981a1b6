import { sampleColors } from '@danqing/area-kit/testing';
import { navigate } from '@danqing/shell-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

const RED = '#ED5126';
const BLUE = '#1772B4';
const labels = () => swatches().map((slip) => slip.getAttribute('aria-label'));
const mode = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a palette that comes with the navigation', () => {
  it('is there without the list, and no other colour before it, and gets its names with it', async () => {
    let answer = (_response: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const scheme = [{ hex: '#123456', shade: '600' }];
    const { shell } = renderArea('/', { state: { primary: '#1772b4', secondary: null, scheme } });
    expect(await screen.findByRole('heading', { name: new RegExp(BLUE) })).toBeTruthy();
    expect(shell.accents).toEqual([BLUE]);
    expect(labels()[6]).toContain('#123456');
    answer(Response.json(sampleColors));
    expect(await screen.findByRole('heading', { name: '群青' })).toBeTruthy();
    expect(labels()[6]).toContain('#123456');
  });

  it('has the names of the list, in any case', async () => {
    stubColorList();
    const { shell } = renderArea('/', { state: { primary: '#1772b4', secondary: '#ffd111', scheme: [] } });
    expect(await screen.findByRole('heading', { name: '群青' })).toBeTruthy();
    expect(mode('双色').getAttribute('aria-checked')).toBe('true');
    expect(labels()[7]).toMatch(/^500, 第二色, 藤黄, #FFD111/);
    await waitFor(() => expect(shell.titles.at(-1)).toBe('群青 · 丹青 中国传统色配色'));
  });

  it('shows its swatches as they were saved', async () => {
    stubColorList();
    const scheme = [
      { hex: '#123456', name: '某', shade: 'triadA-50', type: 'triadA' },
      { hex: '#654321', name: '某', shade: 'triadC-950', type: 'triadC' },
    ];
    renderArea('/', { state: { primary: RED, secondary: null, scheme } });
    await screen.findByRole('heading', { name: '朱红' });
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
    expect(labels()[0]).toContain('#123456');
    expect(labels()[10]).toContain('#654321');
    expect(labels()[2]).toContain(RED);
  });

  it('is restored once: the state is cleared, in place of the entry, and the query stays', async () => {
    stubColorList();
    const { shell } = renderArea('/?from=card', { state: { primary: BLUE, secondary: null, scheme: [] } });
    await screen.findByRole('heading', { name: '群青' });
    expect(shell.navigations.every(({ options }) => options?.replace)).toBe(true);
    await waitFor(() => expect(decodeURI(shell.location.pathname)).toBe('/colors/群青'));
    expect(shell.location).toMatchObject({ search: '?from=card', state: null });
    await userEvent.click(mode('三角'));
    expect(screen.getByRole('heading', { name: '群青' })).toBeTruthy();
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
    expect(shell.toasts).toEqual([]);
  });

  it('replaces what the generator showed, and another one replaces it', async () => {
    stubColorList();
    renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    await userEvent.click(mode('三角'));
    act(() => navigate('/', { state: { primary: BLUE, secondary: '#FFD111', scheme: [] } }));
    await screen.findByRole('heading', { name: '群青' });
    expect(mode('双色').getAttribute('aria-checked')).toBe('true');
    act(() =>
      navigate('/', { state: { primary: RED, secondary: null, scheme: [{ hex: '#123456', shade: '600' }] } }),
    );
    await screen.findByRole('heading', { name: '朱红' });
    expect(mode('单色').getAttribute('aria-checked')).toBe('true');
    expect(labels()[6]).toContain('#123456');
  });

  it('has its address at once, under which it opens again', async () => {
    stubColorList();
    const scheme = [{ hex: '#123456', shade: '600' }];
    const { shell } = renderArea('/', { state: { primary: RED, secondary: null, scheme } });
    await screen.findByRole('heading', { name: '朱红' });
    await waitFor(() => expect(decodeURI(shell.location.pathname)).toBe('/colors/朱红'));
    const { pathname, search } = shell.location;
    const before = labels();
    renderArea(`${pathname}${search}`);
    await screen.findByText('荷花白');
    expect(labels()).toEqual(before);
  });

  it('can be undone like any change', async () => {
    stubColorList();
    renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    await userEvent.click(mode('三角'));
    act(() => navigate('/', { state: { primary: BLUE, secondary: null, scheme: [] } }));
    await screen.findByRole('heading', { name: '群青' });
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(screen.getByRole('heading', { name: '朱红' })).toBeTruthy();
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
  });

  it('lets go of its swatches with the next colour', async () => {
    stubColorList();
    const { shell } = renderArea('/', {
      state: { primary: RED, secondary: null, scheme: [{ hex: '#123456', shade: '600' }] },
    });
    await screen.findByRole('heading', { name: '朱红' });
    await userEvent.click(screen.getByRole('button', { name: /^主色/ }));
    await userEvent.type(screen.getByRole('combobox'), 'yuebai{Enter}');
    await screen.findByRole('heading', { name: '月白' });
    expect(labels().join()).not.toContain('#123456');
    expect(decodeURIComponent(shell.location.pathname)).toBe('/colors/月白');
  });

  it.each([
    [{ primary: RED, scheme: 'mono' }, '调色板数据无效'],
    [{ primary: null, secondary: null, scheme: [] }, '调色板数据缺少有效颜色'],
    [{ primary: 'red', secondary: null, scheme: [] }, '调色板颜色数据格式错误'],
  ])(
    'that is none (%j) is said as %s (part 1 §5, palette for restore), and the generator starts as usual',
    async (state, message) => {
      stubColorList();
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const { shell } = renderArea('/colors/月白');
      await screen.findByRole('heading', { name: '月白' });
      act(() => navigate('/', { state }));
      expect(await screen.findByRole('heading', { name: sampleColors[0]!.name })).toBeTruthy();
      expect(shell.toasts).toEqual([{ message, variant: 'error' }]);
      expect(swatches()).toHaveLength(11);
      expect(shell.location.state).toBeNull();
    },
  );

  it('does nothing on the page of a colour', async () => {
    stubColorList();
    const { shell } = renderArea('/colors/月白', { state: { primary: RED, secondary: null, scheme: [] } });
    expect(await screen.findByRole('heading', { name: sampleColors[1]!.name })).toBeTruthy();
    expect(shell.toasts).toEqual([]);
  });
});
