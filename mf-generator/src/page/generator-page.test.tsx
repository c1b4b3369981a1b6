import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { navigate } from '@danqing/shell-sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });
const primaryPicker = () => screen.getByRole('button', { name: /^主色/ });
const mode = (name: string) => screen.getByRole('radio', { name });

async function pick(picker: HTMLElement, text: string) {
  await userEvent.click(picker);
  await userEvent.type(screen.getByRole('combobox'), `${text}{Enter}`);
}

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.spyOn(Math, 'random').mockRestore();
  log.mockClear();
});

describe('the colour of the page', () => {
  it('is the inlined one, before any list', () => {
    stubColorList('pending');
    const { shell } = renderArea('/');
    expect(heading().textContent).toContain('朱');
    expect(swatches()).toHaveLength(11);
    expect(shell.accents).toEqual(['#ED5126']);
    expect(shell.titles).toEqual(['朱红 · 丹青 中国传统色配色']);
  });

  it('changes with the picker: URL, title, accent and strip', async () => {
    stubColorList();
    const { shell } = renderArea('/');
    await screen.findByText('荷花白');
    await pick(primaryPicker(), 'yuebai');
    expect(shell.navigations).toEqual([{ path: '/colors/月白', options: undefined }]);
    expect(decodeURIComponent(shell.location.pathname)).toBe('/colors/月白');
    expect(shell.titles.at(-1)).toBe('月白 · 丹青 中国传统色配色');
    expect(shell.accents.at(-1)).toBe('#EEF7F2');
    expect(screen.getByRole('heading', { name: '月白' })).toBeTruthy();
    expect(swatches()[5]?.getAttribute('aria-label')).toContain('#EEF7F2');
  });

  it('goes by hex for a custom one', async () => {
    stubColorList();
    const { shell } = renderArea('/');
    await screen.findByText('荷花白');
    await pick(primaryPicker(), '#3f6aa9');
    expect(shell.location.pathname).toBe('/colors/3F6AA9');
    expect(shell.titles.at(-1)).toBe('#3F6AA9 · 丹青 中国传统色配色');
    expect(heading().textContent).toBe('#3F6AA9');
  });

  it('clears the second colour when the same one is chosen again, and stays where it is', async () => {
    stubColorList();
    const { shell } = renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    await userEvent.click(mode('双色'));
    await userEvent.click(screen.getByRole('button', { name: '添加第二色' }));
    await userEvent.type(screen.getByRole('combobox'), 'qunqing{Enter}');
    await pick(primaryPicker(), 'zhuhong');
    expect(screen.getByRole('button', { name: '添加第二色' })).toBeTruthy();
    expect(shell.navigations.every(({ options }) => options?.replace)).toBe(true);
  });

  it('is a new one whenever the landing path is entered by a link, and the old one on the way back', async () => {
    stubColorList();
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const { shell } = renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    act(() => navigate('/'));
    const last = sampleColors.at(-1)!;
    await waitFor(() => expect(heading().textContent).toContain([...last.name][0]));
    expect(shell.titles.at(-1)).toContain(last.name);
    act(() => navigate('/colors/月白'));
    await waitFor(() => expect(heading().textContent).toContain('月'));
    vi.spyOn(Math, 'random').mockReturnValue(0);
    act(() => navigate('/'));
    await waitFor(() => expect(heading().textContent).toContain([...sampleColors[0]!.name][0]));
  });

  it('comes from the list for another name, with the shape of the page until then', async () => {
    stubColorList();
    renderArea('/colors/月白');
    expect(screen.getByRole('status', { name: '正在加载颜色' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '月白' })).toBeTruthy();
  });

  it('says that a hex in the query is none, and shows a colour all the same', () => {
    stubColorList('pending');
    renderArea('/?hex=zz9', { page: { invalidHex: 'zz9' } });
    expect(screen.getByRole('alert').textContent).toContain('“zz9”不是有效的色值');
    expect(swatches()).toHaveLength(11);
  });

  it('takes that message and the hex out of the query when asked to', async () => {
    stubColorList('pending');
    const { shell } = renderArea('/?hex=zz9&from=card', { page: { invalidHex: 'zz9' } });
    await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shell.location.search).toBe('?from=card');
  });
});

describe('scheme modes', () => {
  it('needs a second colour for dual, and lets it go again', async () => {
    stubColorList();
    renderArea('/');
    await screen.findByText('荷花白');
    await userEvent.click(mode('双色'));
    expect(swatches()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: '添加第二色' }));
    await userEvent.type(screen.getByRole('combobox'), 'tenghuang{Enter}');
    expect(swatches()).toHaveLength(11);
    expect(swatches()[7]?.getAttribute('aria-label')).toMatch(/^500, 第二色, 藤黄, #FFD111/);
    await userEvent.click(screen.getByRole('button', { name: '移除第二色 藤黄' }));
    expect(swatches()).toHaveLength(4);
    expect(screen.getByRole('button', { name: '添加第二色' })).toBeTruthy();
  });

  it('forgets the second colour outside dual mode', async () => {
    stubColorList();
    renderArea('/');
    await screen.findByText('荷花白');
    await userEvent.click(mode('双色'));
    await userEvent.click(screen.getByRole('button', { name: '添加第二色' }));
    await userEvent.type(screen.getByRole('combobox'), 'tenghuang{Enter}');
    await userEvent.click(mode('三角'));
    expect(swatches()[0]?.getAttribute('aria-label')).toMatch(/^50, 甲/);
    expect(screen.queryByRole('button', { name: /第二色/ })).toBeNull();
    await userEvent.click(mode('双色'));
    expect(swatches()).toHaveLength(4);
  });

  it('drops the second colour with another primary, and stays in its mode', async () => {
    stubColorList();
    renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    await userEvent.click(mode('双色'));
    await userEvent.click(screen.getByRole('button', { name: '添加第二色' }));
    await userEvent.type(screen.getByRole('combobox'), 'tenghuang{Enter}');
    await pick(primaryPicker(), 'qunqing');
    expect(mode('双色').getAttribute('aria-checked')).toBe('true');
    expect(swatches()).toHaveLength(4);
    expect(swatches()[3]?.getAttribute('aria-label')).toContain('群青');
  });
});

describe('without the colour list', () => {
  it('works with the inlined colour, says what is missing, and gets it with retry', async () => {
    const server = stubColorList('failed');
    renderArea('/');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('颜色列表没有加载成功');
    expect(swatches()).toHaveLength(11);
    expect(within(swatches()[5] as HTMLElement).getByText('朱红')).toBeTruthy();
    server.answer = 'loaded';
    await userEvent.click(within(note).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findByText('荷花白')).toBeTruthy();
  });

  it('logs the failure', async () => {
    stubColorList('failed');
    renderArea('/');
    await screen.findByRole('alert');
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 503 }));
  });

  it('offers retry when only the list knows the name', async () => {
    const server = stubColorList('failed');
    renderArea('/colors/月白', { page: { color: sampleColor('朱红') } });
    const retry = await screen.findByRole('button', { name: '重试' });
    server.answer = 'loaded';
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '月白' })).toBeTruthy();
  });
});
