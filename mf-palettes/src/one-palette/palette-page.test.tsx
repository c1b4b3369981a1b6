import { Route, Routes } from '@danqing/shell-sdk/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, stubPaletteServer } from '../testing/palette-server.ts';
import { renderPart } from '../testing/render-page.tsx';
import { member, ownPalette, samplePalette } from '../testing/sample-palettes.ts';
import { PalettePage } from './palette-page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.unstubAllGlobals());

const show = (id: number | string, options: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(
    <Routes>
      <Route path="/palettes/:id" element={<PalettePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: `/palettes/${id}`, ...options },
  );
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: '编辑调色板' }));

describe('the page of a palette', () => {
  it('shows everything of it, and every colour copies itself', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    stubPaletteServer({ public: [samplePalette(7, { name: '江南', description: '春水' })] });
    const { shell } = show(7);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveProperty('textContent', '江南公开');
    expect(screen.getByText('春水')).toBeTruthy();
    expect(shell.titles.at(-1)).toBe('江南 · 丹青 中国传统色配色');
    const slips = within(screen.getByRole('list', { name: '江南的颜色' })).getAllByRole('button');
    expect(slips.map((slip) => slip.getAttribute('aria-label'))).toEqual([
      '复制 朱红 #ED5126',
      '复制 群青 #1772B4',
      '复制 #EEF7F2',
    ]);
    fireEvent.click(slips[1]!);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('#1772B4');
  });

  it('names the step of a scheme, not the key that it is saved under', async () => {
    const colors = [{ hex: '#99AABB', type: 'scheme' as const, shade: 'mid-300' }];
    stubPaletteServer({ public: [samplePalette(7, { colors })] });
    show(7);
    const slip = await screen.findByRole('button', { name: '复制 300 #99AABB' });
    expect(slip.textContent).toBe('300#99AABB');
  });

  it('loads it into the generator', async () => {
    stubPaletteServer({ public: [samplePalette(7)] });
    const { shell } = show(7);
    await press('载入配色');
    expect(shell.location.pathname).toBe('/');
  });

  it('offers others no change, and its owner all', async () => {
    stubPaletteServer({ public: [samplePalette(7)], own: [ownPalette(8)] });
    const { unmount } = show(7, { user: member });
    await screen.findByRole('button', { name: '存一份到我的' });
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    unmount();
    show(8, { user: member });
    await screen.findByRole('button', { name: '编辑' });
    expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
  });

  it.each(['9', 'abc', '0', '1e3'])(
    'that is not there (%s) is said, and a visitor may sign in',
    async (id) => {
      stubPaletteServer();
      const { shell } = show(id);
      await screen.findByRole('heading', { name: /未找到该调色板/ });
      await press('登录');
      expect(shell.loginsWaiting).toBe(1);
    },
  );

  it('can be asked for again when it does not come', async () => {
    const server = stubPaletteServer({ public: [samplePalette(7)] });
    server.override(/palettes\/7/, failing);
    show(7);
    const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 4000 });
    server.recover();
    await userEvent.click(retry);
    await screen.findByRole('heading', { level: 2 });
  });
});

describe('sharing', () => {
  const onPhone = (share: () => Promise<void>) => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, share });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    return writeText;
  };
  it('opens the sheet of a phone, with an address that names no language', async () => {
    const share = vi.fn(async () => {});
    const writeText = onPhone(share);
    stubPaletteServer({ public: [samplePalette(7, { name: '江南' })] });
    show(7);
    await press('分享');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: '江南', url: `${location.origin}/palettes/7` });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address where the sheet does not open, and nothing when the visitor closes it', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    const writeText = onPhone(share);
    stubPaletteServer({ public: [samplePalette(7)] });
    const { shell } = show(7);
    await press('分享');
    expect([writeText.mock.calls.length, shell.toasts.length]).toEqual([0, 0]);
    share.mockRejectedValueOnce(new Error('no sheet'));
    await press('分享');
    await waitFor(() => expect(shell.toasts.at(-1)?.message).toBe('链接已复制'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/palettes/7`);
  });
});

describe('its owner', () => {
  it('renames it, describes it and makes it private', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8, { name: '旧名' })] });
    show(8, { user: member });
    await press('编辑');
    const name = dialog().getByRole('textbox', { name: '调色板名称 *' });
    expect(document.activeElement).toBe(name);
    await userEvent.clear(name);
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: '保存修改' }).disabled).toBe(true);
    await userEvent.type(name, '新名');
    await userEvent.type(dialog().getByRole('textbox', { name: '描述（可选）' }), '秋水');
    await userEvent.click(dialog().getByRole('checkbox'));
    await userEvent.click(dialog().getByRole('button', { name: '保存修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('新名仅自己可见');
    expect(server.own[0]).toMatchObject({ name: '新名', description: '秋水', is_public: false, version: 2 });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '编辑' }));
  });

  it('is told of a change made elsewhere, keeps what was typed, and decides', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8, { name: '旧名' })] });
    show(8, { user: member });
    await press('编辑');
    const name = dialog().getByRole<HTMLInputElement>('textbox', { name: '调色板名称 *' });
    await userEvent.clear(name);
    await userEvent.type(name, '这里');
    server.own = [ownPalette(8, { name: '那里', version: 5 })];
    await userEvent.click(dialog().getByRole('button', { name: '保存修改' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('名称“那里”');
    expect(name.value).toBe('这里');
    expect(server.own[0]?.name).toBe('那里');
    await userEvent.click(dialog().getByRole('button', { name: '仍按我的保存' }));
    await waitFor(() => expect(server.own[0]).toMatchObject({ name: '这里', version: 6 }));
  });

  it('keeps what was typed when the server does not answer', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8)] });
    show(8, { user: member });
    await press('编辑');
    const name = dialog().getByRole<HTMLInputElement>('textbox', { name: '调色板名称 *' });
    await userEvent.type(name, '二');
    server.override(/PATCH/, failing);
    await userEvent.click(dialog().getByRole('button', { name: '保存修改' }));
    expect((await dialog().findByRole('alert')).textContent).toBe('保存失败，请稍后重试');
    expect(name.value).toBe('调色板8二');
  });

  it('duplicates it for themselves and comes to the copy', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8, { name: '江南' })] });
    const { shell } = show(8, { user: member });
    await press('复制一份');
    await waitFor(() => expect(shell.location.pathname).toBe('/palettes/999'));
    expect(server.own[0]).toMatchObject({
      name: '江南 副本',
      is_public: false,
      colors: ownPalette(8).colors,
    });
  });

  it('stays at the page that was gone to meanwhile when the copy is made', async () => {
    const server = stubPaletteServer({ public: [samplePalette(7)] });
    const { shell } = show(7);
    await press('存一份到我的');
    act(() => shell.navigate('/gallery'));
    shell.signIn(member);
    await waitFor(() => expect(shell.toasts).toHaveLength(1));
    expect([server.own.length, shell.location.pathname]).toEqual([1, '/gallery']);
  });

  it('deletes it, and the place offers the way back for as long as they stay', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8, { name: '江南' })] });
    const { shell } = show(8, { user: member });
    await press('删除');
    const undo = screen.getByRole('button', { name: '撤销' });
    expect(screen.getByRole('group', { name: '已删除“江南”' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('已删除“江南”');
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(server.own).toEqual([]));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.requestLog.at(-1)).toBe('GET /api/palettes/8'));
    expect(screen.queryByRole('heading', { name: /未找到该调色板/ })).toBeNull();
    expect(screen.getByRole('link', { name: '全部调色板' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: /江南/ });
    expect(server.own).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除' }));
    expect(screen.getByRole('status').textContent).toBe('已恢复“江南”');
    expect(shell.toasts).toEqual([]);
  });

  it('sees it again when it could not be deleted', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8, { name: '江南' })] });
    server.override(/^DELETE/, failing);
    const { shell } = show(8, { user: member });
    await press('删除');
    await screen.findByRole('heading', { name: /江南/ });
    expect(shell.toasts.at(-1)).toMatchObject({ message: '删除调色板失败', variant: 'error' });
  });

  it('does not lose it when it cannot come back at first', async () => {
    const server = stubPaletteServer({ own: [ownPalette(8, { name: '江南' })] });
    server.override(/undelete/, failing);
    const { shell } = show(8, { user: member });
    await press('删除');
    await press('撤销');
    await waitFor(() => expect(shell.toasts.at(-1)?.message).toBe('恢复调色板失败，请重试'));
    server.recover();
    await press('撤销');
    await screen.findByRole('heading', { name: /江南/ });
  });
});
