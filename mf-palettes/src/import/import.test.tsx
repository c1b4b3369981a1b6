import { parseHex } from '@danqing/color-core';
import { formulaInks, loadCoatedPaper, writeCmykAse } from '@danqing/palette-formats';
import { MAX_BYTES, type FoundColor } from '@danqing/picture-colors';
import { stubPictureWorkers } from '@danqing/picture-colors/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  failing,
  never,
  refusing,
  stubPaletteServer,
  type PaletteServer,
} from '../testing/palette-server.ts';
import { cardNames, renderPage } from '../testing/render-page.tsx';
import { member, ownPalette, samplePalette } from '../testing/sample-palettes.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  log.mockReset();
});

const GPL = 'GIMP Palette\nName: 江南\n#\n237 81 38\tZinnober\n23 114 180\n23 114 180\n';
const gpl = (text = GPL) => new File([text], 'mine.gpl');
const hexes = (count: number) =>
  new File(
    [
      Array.from({ length: count }, (_, index) => `#${(index * 1000).toString(16).padStart(6, '0')}`).join(
        '\n',
      ),
    ],
    'many.txt',
  );

const dialog = () => within(screen.getByRole('dialog', { name: '导入调色板' }));
const boxes = () => dialog().getAllByRole<HTMLInputElement>('checkbox', { name: /#/ });
const nameField = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /调色板名称/ });
const save = () => userEvent.click(dialog().getByRole('button', { name: '保存到我的调色板' }));
const savedBody = async (server: PaletteServer) =>
  (await server.requests[server.requestLog.lastIndexOf('POST /api/palettes')]?.clone().json()) as unknown;

async function choose(file: File, server = stubPaletteServer({ own: [ownPalette(1)] })) {
  const result = renderPage('', { user: member });
  await screen.findByRole('article');
  const input = result.container.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, file, { applyAccept: false });
  await screen.findByRole('dialog', { name: '导入调色板' });
  return { ...result, server };
}

function drop(file: File) {
  const dataTransfer = { types: ['Files'], files: [file] };
  fireEvent.dragOver(document.body, { dataTransfer });
  const told = screen.queryByText('松手就导入') !== null;
  fireEvent.drop(document.body, { dataTransfer });
  return told;
}

describe('a palette file', () => {
  it('becomes a palette: its name, its colours once each, missing names from the nearest traditional colour', async () => {
    await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    expect(nameField().value).toBe('江南');
    await dialog().findByText('群青');
    expect(dialog().getByText('Zinnober')).toBeTruthy();
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  });

  it('says how many of its colours were read, which not and why, and which lose their transparency', async () => {
    await choose(new File(['JASC-PAL\n0100\n4\n237 81 38\n238 247 242 128\n1 2 3 0\n256 0 0\n'], 'mine.pal'));
    expect(await dialog().findByText(/4 个颜色中读到 2 个/)).toBeTruthy();
    expect(dialog().getByText('1 个颜色是半透明的，导入后不透明。')).toBeTruthy();
    const unread = within(dialog().getByText('2 个没有读到').closest('details')!);
    expect(unread.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      '完全透明',
      '256 0 0 数值不全或不是数字',
    ]);
  });

  it('in CMYK is shown as on coated paper, says so, and is converted by the formula if asked', async () => {
    const { coatedHex } = await loadCoatedPaper();
    const palette = { name: '印', colors: [{ hex: '#ED5126', name: '朱红' }, { hex: '#1772B4' }] };
    await choose(new File([writeCmykAse(palette)], 'mine.ase'));
    expect(
      await dialog().findByText('2 个颜色在文件里是 CMYK，已按铜版纸印刷（FOGRA39）换算成屏幕颜色。'),
    ).toBeTruthy();
    const shown = () => boxes().map((box) => /#[0-9A-F]{6}/.exec(box.closest('label')!.textContent)?.[0]);
    const { colors } = palette;
    expect(shown()).toEqual(colors.map(({ hex }) => coatedHex(formulaInks(parseHex(hex)!))));
    fireEvent.change(nameField(), { target: { value: '印刷' } });
    await userEvent.click(dialog().getByRole('radio', { name: '公式换算' }));
    expect(shown()).toEqual(colors.map(({ hex }) => hex));
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
    expect(nameField().value).toBe('印刷');
    expect(dialog().getByText(/已按公式换算成屏幕颜色/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('radio', { name: '铜版纸' }));
    expect(shown()).not.toEqual(colors.map(({ hex }) => hex));
  });

  it('without CMYK says nothing of it', async () => {
    await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    expect(dialog().queryByText(/CMYK/)).toBeNull();
  });

  it('is saved, and stands first among the own ones', async () => {
    const { server, shell } = await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    await dialog().findByText('群青');
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), ' 水乡 ');
    await userEvent.click(dialog().getByRole('checkbox', { name: /^公开/ }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await savedBody(server)).toEqual({
      name: '水乡',
      description: '',
      is_public: false,
      colors: [
        { hex: '#ED5126', name: 'Zinnober', type: 'scheme' },
        { hex: '#1772B4', name: '群青', pinyin: 'qún qīng', type: 'scheme' },
      ],
    });
    expect(shell.toasts).toEqual([{ message: '保存成功！', variant: 'success', duration: 3000 }]);
    await waitFor(() => expect(cardNames()).toEqual(['水乡', '调色板1公开']));
  });

  it('opens in the generator with all its colours', async () => {
    const { shell } = await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    await userEvent.click(dialog().getByRole('button', { name: '在配色中打开' }));
    expect(shell.navigations.at(-1)).toMatchObject({
      path: '/',
      options: {
        state: { primary: '#ED5126', secondary: null, scheme: [{ hex: '#ED5126' }, { hex: '#1772B4' }] },
      },
    });
  });

  it('loses the colours that are not wanted; without any it is no palette', async () => {
    const { server } = await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    await userEvent.click(boxes()[0]!);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await savedBody(server)).toMatchObject({ colors: [{ hex: '#1772B4' }] });

    await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    await userEvent.click(dialog().getByRole('button', { name: '全不选' }));
    for (const name of ['保存到我的调色板', '在配色中打开'])
      expect(dialog().getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    await userEvent.click(dialog().getByRole('button', { name: '全选' }));
    expect(boxes().every(({ checked }) => checked)).toBe(true);
  });

  it('gives fifty colours at most', async () => {
    await choose(hexes(120));
    await waitFor(() => expect(boxes()).toHaveLength(120));
    expect(dialog().getByText('已选 50 个，最多 50 个')).toBeTruthy();
    const checked = () => boxes().filter((box) => box.checked).length;
    expect([checked(), boxes()[50]?.disabled]).toEqual([50, true]);
    await userEvent.click(boxes()[0]!);
    await userEvent.click(boxes()[119]!);
    expect([boxes()[0]?.checked, boxes()[119]?.checked, checked()]).toEqual([false, true, 50]);
  });

  it('needs a name of sixty characters at most', async () => {
    await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    const button = () => dialog().getByRole<HTMLButtonElement>('button', { name: '保存到我的调色板' });
    fireEvent.change(nameField(), { target: { value: '  ' } });
    expect(button().disabled).toBe(true);
    fireEvent.change(nameField(), { target: { value: '🎨'.repeat(61) } });
    expect(button().disabled).toBe(true);
    expect(dialog().getByRole('alert').textContent).toBe('名称最多 60 个字符');
    fireEvent.change(nameField(), { target: { value: '🎨'.repeat(60) } });
    expect(button().disabled).toBe(false);
  });

  it('keeps what was entered when saving fails, and a second try is known as the same', async () => {
    const { server, shell } = await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    server.override(/^POST/, failing);
    fireEvent.change(nameField(), { target: { value: '水乡' } });
    await save();
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toBe('保存调色板失败，请检查剩余点数稍后重试。填写的内容都还在。');
    expect(shell.toasts.at(-1)?.message).toBe('保存调色板失败，请检查剩余点数稍后重试');
    expect(nameField().value).toBe('水乡');
    await save();
    await waitFor(() => expect(shell.toasts).toHaveLength(2));
    fireEvent.change(nameField(), { target: { value: '水乡二' } });
    await save();
    await waitFor(() => expect(shell.toasts).toHaveLength(3));
    const keys = server.requests.flatMap((request) => request.headers.get('idempotency-key') ?? []);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('passes on what the server says where that helps', async () => {
    const { server } = await choose(gpl());
    await waitFor(() => expect(boxes()).toHaveLength(2));
    server.override(/^POST/, refusing(409, 'PALETTE_LIMIT_REACHED', '最多保存 1000 个调色板，请先删除一些'));
    await save();
    expect((await dialog().findByRole('alert')).textContent).toContain('最多保存 1000 个调色板');
  });
});

describe('a visitor', () => {
  it('drops a file, signs in to save it, and loses nothing', async () => {
    const server = stubPaletteServer({ public: [samplePalette(1)] });
    const { shell } = renderPage();
    await screen.findByRole('article');
    expect(drop(gpl())).toBe(true);
    await screen.findByRole('dialog', { name: '导入调色板' });
    await waitFor(() => expect(boxes()).toHaveLength(2));
    fireEvent.change(nameField(), { target: { value: '水乡' } });
    await save();
    // Other dialogs are closed while the sign-in dialog is open.
    expect([shell.loginsWaiting, screen.queryByRole('dialog')]).toEqual([1, null]);
    shell.closeSignIn();
    await screen.findByRole('dialog', { name: '导入调色板' });
    expect(nameField().value).toBe('水乡');
    await save();
    shell.signIn(member);
    await waitFor(() => expect(server.requestLog).toContain('POST /api/palettes'));
    expect(await savedBody(server)).toMatchObject({ name: '水乡' });
  });
});

describe('a file that gives no palette', () => {
  it.each([
    ['of an unknown kind', new File([new Uint8Array([0, 1, 2, 255])], 'x.bin'), /^认不出这种文件/],
    ['without colours', gpl('GIMP Palette\n'), '文件里没有颜色，请换一个文件。'],
    ['that is damaged', new File([new Uint8Array([0, 1, 2, 255])], 'x.gpl'), /^文件已损坏/],
    ['that is too large', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'x.pptx'), /^文件太大/],
  ])('%s says so', async (_case, file, message) => {
    await choose(file);
    const alert = await dialog().findByRole('alert');
    expect(within(alert).getByText(message)).toBeTruthy();
    expect(dialog().getByText(file.name)).toBeTruthy();
    expect(dialog().getByRole('button', { name: '选择其他文件' })).toBeTruthy();
  });

  it('makes way for another one', async () => {
    const { baseElement } = await choose(gpl('GIMP Palette\n'));
    await dialog().findByRole('alert');
    const input = baseElement.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
    await userEvent.upload(input, gpl(), { applyAccept: false });
    await waitFor(() => expect(boxes()).toHaveLength(2));
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});

describe('a picture', () => {
  const picture = (name = '山水 画.jpeg') => new File(['…'], name, { type: 'image/jpeg' });
  async function chooseRead(file = picture()) {
    const workers = stubPictureWorkers();
    await choose(file);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    return workers[0]!;
  }

  it('gives its colours, which a worker takes out of it', async () => {
    const worker = await chooseRead();
    const colors = ['#C81414', '#1414C8'].map((hex) => ({ hex, share: 0.5, position: null }) as FoundColor);
    const reducedFrom = { width: 20_000, height: 10_000 };
    worker.answer({
      kind: 'colors',
      result: { colors, map: new Uint8Array(), width: 1, height: 1, reducedFrom },
    });
    await waitFor(() => expect(boxes()).toHaveLength(2));
    expect(nameField().value).toBe('山水 画');
    expect(dialog().getByText(/20000 × 10000/)).toBeTruthy();
    expect(dialog().getByText(/^#C81414/).textContent).toMatch(/^#C81414 · 较远 ΔE \d+\.\d$/);
    expect(worker.terminated).toBe(true);
  });

  it('is also a drawing that states no colours', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><image href="data:,"/></svg>';
    const worker = await chooseRead(new File([drawing], 'photo.svg', { type: 'image/svg+xml' }));
    expect(await worker.requests[0]?.picture?.file.text()).toBe(drawing);
  });

  it('that gives none says why, in the words of the generator', async () => {
    const worker = await chooseRead();
    worker.answer({ kind: 'fault', fault: 'unreadable' });
    expect((await dialog().findByRole('alert')).textContent).toMatch(
      /^提取颜色失败，请尝试其他图片.*另存为 JPEG.*没有上传。$/,
    );
    expect(worker.terminated).toBe(true);
    expect(dialog().getByRole('button', { name: '选择其他文件' })).toBeTruthy();
  });

  it('may be larger than other files, up to a limit of its own', async () => {
    const large = picture();
    Object.defineProperty(large, 'size', { value: MAX_BYTES });
    await chooseRead(large);
    const tooLarge = picture();
    Object.defineProperty(tooLarge, 'size', { value: MAX_BYTES + 1 });
    drop(tooLarge);
    expect((await dialog().findByRole('alert')).textContent).toMatch(/200 MB/);
  });
});

describe('dropping', () => {
  it('takes files only, and is told while a file is over the page', async () => {
    stubPaletteServer({ public: [samplePalette(1)] });
    renderPage();
    await screen.findByRole('article');
    vi.useFakeTimers();
    const text = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(document.body, { dataTransfer: text })).toBe(true);
    expect(screen.queryByText('松手就导入')).toBeNull();
    const files = { types: ['Files'], files: [gpl()] };
    expect(fireEvent.dragOver(document.body, { dataTransfer: files })).toBe(false);
    expect(screen.getByText('松手就导入')).toBeTruthy();
    act(() => vi.advanceTimersByTime(699));
    expect(screen.getByText('松手就导入')).toBeTruthy();
    act(() => vi.advanceTimersByTime(2));
    expect(screen.queryByText('松手就导入')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of another file replaces the one before, whichever is read first', async () => {
    const slow = gpl('GIMP Palette\nName: slow\n1 2 3\n');
    slow.arrayBuffer = () => never() as never;
    await choose(slow);
    expect(dialog().getByText('正在读取 mine.gpl')).toBeTruthy();
    drop(gpl());
    await waitFor(() => expect(nameField().value).toBe('江南'));
  });
});
