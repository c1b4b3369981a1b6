import { sampleColors } from '@danqing/area-kit/testing';
import type { ChangePaletteRequest, Palette, SavePaletteRequest } from '@danqing/contracts/palettes';
import { sampleMember } from '@danqing/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderArea, swatches } from '../testing/render-area.tsx';

const COLORS = [
  { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' as const },
  { hex: '#123456', name: 'Brand blue' },
  { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái' },
];
const stored = (fields: Partial<Palette> = {}): Palette => ({
  id: 12,
  version: 3,
  name: '江南',
  description: '春水',
  is_public: false,
  user_id: sampleMember.id,
  user: { id: sampleMember.id, name: sampleMember.name },
  created_at: '2026-11-12T08:00:00.000+00:00',
  downloads: 0,
  colors: COLORS,
  ...fields,
});

function stubServer(palette: Palette | null) {
  const server = { palette, saved: [] as SavePaletteRequest[], patched: [] as ChangePaletteRequest[] };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const success = (data: unknown) => Response.json({ success: true, message: '', data });
    const refuse = (status: number, code: string) =>
      Response.json({ success: false, code, message: code, error: code, traceId: 't' }, { status });
    if (String(url).endsWith('api/colors')) return Response.json(sampleColors);
    if (init.method === 'POST') {
      server.saved.push(JSON.parse(String(init.body)) as SavePaletteRequest);
      return success(stored({ id: 99, version: 1 }));
    }
    if (!server.palette) return refuse(404, 'PALETTE_NOT_FOUND');
    if (init.method === 'PATCH') {
      const { version, ...change } = JSON.parse(String(init.body)) as ChangePaletteRequest;
      if (version !== server.palette.version) return refuse(409, 'PALETTE_CHANGED');
      server.patched.push({ version, ...change });
      server.palette = { ...server.palette, ...change, version: version + 1 } as Palette;
    }
    return success(server.palette);
  });
  return server;
}

async function load() {
  const rendered = renderArea('/', {
    user: sampleMember,
    state: {
      primary: '#ED5126',
      secondary: null,
      scheme: [],
      colors: COLORS,
      source: { id: 12, version: 3 },
    },
  });
  await waitFor(() => expect(swatches()).toHaveLength(3));
  return rendered;
}
const openDialog = () => userEvent.click(screen.getByRole('button', { name: '保存调色板' }));
const nameField = () => screen.findByLabelText<HTMLInputElement>('调色板名称 *');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a palette of the visitor keeps its name and takes the changes, again and again', async () => {
  const server = stubServer(stored());
  const { shell } = await load();
  act(() => swatches()[1]?.focus());
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(swatches()).toHaveLength(2));
  await openDialog();
  expect((await nameField()).value).toBe('江南');
  expect(screen.getByLabelText<HTMLTextAreaElement>('描述（可选）').value).toBe('春水');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '公开' }).checked).toBe(false);
  await press('保存修改');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.patched).toEqual([
    { version: 3, name: '江南', description: '春水', is_public: false, colors: [COLORS[0], COLORS[2]] },
  ]);
  expect(shell.toasts.at(-1)?.action?.path).toBe('/palettes/12');
  await waitFor(() => expect(shell.location.search).toContain('of=12.4'));
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await openDialog();
  await nameField();
  await press('保存修改');
  await waitFor(() => expect(server.patched).toHaveLength(2));
  expect(server.patched[1]).toMatchObject({ version: 4, colors: COLORS });
});

it('as a new one it is saved unchanged, beside the old one', async () => {
  const server = stubServer(stored());
  await load();
  await openDialog();
  await nameField();
  await press('存为新的');
  await waitFor(() => expect(server.saved).toHaveLength(1));
  expect(server.saved[0]).toEqual({ name: '江南', description: '春水', is_public: false, colors: COLORS });
  expect(server.patched).toEqual([]);
});

it('another member’s palette is only saved as a new one, under its name', async () => {
  const server = stubServer(stored({ user_id: 100, user: { id: 100, name: '顾一舟' }, is_public: true }));
  await load();
  await openDialog();
  expect((await nameField()).value).toBe('江南');
  expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull();
  await press('保存');
  await waitFor(() => expect(server.saved).toHaveLength(1));
});

it('one that is gone is only saved as a new one', async () => {
  stubServer(null);
  await load();
  await openDialog();
  expect((await nameField()).value).toBe('');
  expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull();
});

it('a change made elsewhere is told before it is saved over', async () => {
  const server = stubServer(stored({ version: 7, name: '别处' }));
  await load();
  await openDialog();
  const name = await nameField();
  await userEvent.clear(name);
  await userEvent.type(name, '这里');
  await press('保存修改');
  expect((await screen.findByRole('alert')).textContent).toContain('PALETTE_CHANGED');
  expect([server.patched, name.value]).toEqual([[], '这里']);
  await press('仍按我的保存');
  await waitFor(() => expect(server.patched).toMatchObject([{ version: 7, name: '这里' }]));
});
