import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@danqing/shell-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, never, refusing, stubPaletteServer } from '../testing/palette-server.ts';
import { cardNames, renderPage, tab } from '../testing/render-page.tsx';
import { member, ownPalette, samplePalette } from '../testing/sample-palettes.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  log.mockReset();
});

const three = () => [ownPalette(1), ownPalette(2), ownPalette(3)];
const menuOf = (name: string) => screen.findByRole('button', { name: `${name}，更多` });
const undo = () => screen.getByRole('button', { name: '撤销' });

async function remove(name: string) {
  await userEvent.click(await menuOf(name));
  await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
}
const places = () =>
  [...screen.getByRole('list').children].map((item) => item.querySelector('h2, p')?.textContent);

describe('deleting an own palette', () => {
  it('is offered to nobody else', async () => {
    stubPaletteServer({ public: [samplePalette(1), ownPalette(2)] });
    renderPage('?tab=public', { user: member });
    await userEvent.click(await menuOf('调色板1'));
    expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await menuOf('调色板2'));
    expect(screen.getByRole('menuitem', { name: '删除' })).toBeTruthy();
  });

  it('takes the card away at once, and its place offers the way back', async () => {
    const server = stubPaletteServer({ own: three() });
    server.override(/^DELETE/, never);
    renderPage('', { user: member });
    await remove('调色板2');
    expect(places()).toEqual(['调色板1公开', '已删除“调色板2”', '调色板3公开']);
    expect(tab(/我的/).textContent).toBe('我的 2');
    expect(document.activeElement).toBe(undo());
    expect(screen.getByRole('status').textContent).toBe('已删除“调色板2”');
    expect(server.requestLog.at(-1)).toBe('DELETE /api/palettes/2');
  });

  it('comes undone where it was, and the focus with it', async () => {
    const server = stubPaletteServer({ own: three() });
    renderPage('', { user: member });
    await remove('调色板2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cardNames()).toEqual(['调色板1公开', '调色板2公开', '调色板3公开']));
    expect(server.requestLog).toContain('POST /api/palettes/2/undelete');
    expect(document.activeElement).toBe(await menuOf('调色板2'));
    expect(screen.getByRole('status').textContent).toBe('已恢复“调色板2”');
  });

  it('holds for both lists', async () => {
    stubPaletteServer({ own: three(), public: [samplePalette(9), ownPalette(2)] });
    renderPage('?tab=public', { user: member });
    await remove('调色板2');
    await userEvent.click(tab(/我的/));
    expect(cardNames()).toEqual(['调色板1公开', '调色板3公开']);
    await waitFor(() => expect(tab(/公开/).textContent).toBe('公开 1'));
  });

  it('that the server refuses says 删除调色板失败 (part 1 §8, delete), and brings the card back', async () => {
    const server = stubPaletteServer({ own: three() });
    server.override(/^DELETE/, failing);
    const { shell } = renderPage('', { user: member });
    await remove('调色板2');
    await waitFor(() => expect(cardNames()).toEqual(['调色板1公开', '调色板2公开', '调色板3公开']));
    expect(shell.toasts).toEqual([{ message: '删除调色板失败', variant: 'error', duration: 3000 }]);
  });

  it('without a session says 请登录后删除调色板 (part 1 §8, delete), and asks for the sign-in', async () => {
    const server = stubPaletteServer({ own: three(), public: [ownPalette(1)] });
    server.override(/^DELETE/, refusing(401, 'PALETTE_DELETE_UNAUTHENTICATED', '请登录后删除调色板'));
    const { shell } = renderPage('', { user: member });
    await remove('调色板2');
    await waitFor(() => expect(shell.loginsWaiting).toBe(1));
    act(() => shell.closeSignIn());
    await waitFor(() =>
      expect(shell.toasts).toEqual([{ message: '请登录后删除调色板', variant: 'error', duration: 3000 }]),
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('公开');
    expect(log).not.toHaveBeenCalled();
  });

  it('can be tried again when it does not come undone', async () => {
    const server = stubPaletteServer({ own: three() });
    server.override(/undelete/, failing);
    const { shell } = renderPage('', { user: member });
    await remove('调色板2');
    await userEvent.click(undo());
    await waitFor(() => expect(shell.toasts.at(-1)?.message).toBe('恢复调色板失败，请重试'));
    server.recover();
    await userEvent.click(undo());
    await waitFor(() => expect(cardNames()).toHaveLength(3));
  });

  it('of the last palette of all still leaves the way back', async () => {
    stubPaletteServer({ own: [ownPalette(1)] });
    renderPage('', { user: member });
    await remove('调色板1');
    await waitFor(() => expect(tab(/我的/).textContent).toBe('我的 0'));
    expect(undo()).toBeTruthy();
    expect(screen.queryByText('还没有保存过调色板')).toBeNull();
  });

  it('of the last palette of a page too', async () => {
    stubPaletteServer({ own: Array.from({ length: 21 }, (_, index) => ownPalette(index + 1)) });
    const { shell } = renderPage('?page=2', { user: member });
    await remove('调色板21');
    await userEvent.click(undo());
    await waitFor(() => expect(cardNames()).toEqual(['调色板21公开']));
    expect(shell.location.search).toBe('?page=2');
  });

  it('is for good on another list', async () => {
    stubPaletteServer({ own: three() });
    renderPage('', { user: member });
    await remove('调色板2');
    act(() => navigate('/palettes?search=%E8%B0%83'));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
    act(() => navigate('/palettes'));
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(cardNames()).toEqual(['调色板1公开', '调色板3公开']);
  });
});

describe('the way back', () => {
  const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

  it('goes after a while, but not under a pointer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stubPaletteServer({ own: three() });
    renderPage('', { user: member });
    await remove('调色板2');
    act(() => undo().blur());
    const mouse = user();
    await mouse.hover(undo());
    act(() => vi.advanceTimersByTime(60_000));
    await mouse.unhover(undo());
    act(() => vi.advanceTimersByTime(7_900));
    expect(undo()).toBeTruthy();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(cardNames()).toEqual(['调色板1公开', '调色板3公开']);
  });

  it('stays as long as the keyboard is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stubPaletteServer({ own: three() });
    renderPage('', { user: member });
    await remove('调色板2');
    act(() => vi.advanceTimersByTime(60_000));
    expect(document.activeElement).toBe(undo());
    await user().tab();
    act(() => vi.advanceTimersByTime(8_100));
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });
});
