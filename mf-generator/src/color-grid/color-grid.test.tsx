import type { ColorList } from '@danqing/area-kit';
import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import type { Color } from '@danqing/contracts/colors';
import { readCatalogues } from '@danqing/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenColor } from '../model/chosen-color.ts';
import { renderPart } from '../testing/render-area.tsx';
import { ColorGridButton } from './color-grid.tsx';
import { ColorGridDialog } from './color-grid-dialog.tsx';
import { gridCatalogues } from './grid-catalogues.ts';

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
});
afterEach(() => void vi.restoreAllMocks());

const colors: readonly Color[] = sampleColors.map((color) =>
  color.name === '爵头' ? { ...color, page: 75 } : color,
);
const loaded: ColorList = { status: 'loaded', colors };

async function openGrid(primary: ChosenColor = sampleColor('朱红'), list: ColorList = loaded) {
  const chosen: ChosenColor[] = [];
  const rendered = renderPart(
    <ColorGridButton primary={primary} list={list} onPrimary={(color) => chosen.push(color)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '色格' }));
  const dialog = await screen.findByRole('dialog');
  return { ...rendered, dialog: within(dialog), chosen };
}
type Dialog = Awaited<ReturnType<typeof openGrid>>['dialog'];

const openChart = (dialog: Dialog) => userEvent.click(dialog.getByRole('tab', { name: /^色谱/ }));
const picture = (dialog: Dialog) => dialog.getByRole<HTMLImageElement>('img');
const aside = (dialog: Dialog) => dialog.getByRole('complementary', { name: '选中的颜色' }).textContent;
const label = () => document.activeElement?.getAttribute('aria-label');

describe('the generated grid', () => {
  it('has 13 × 13 cells and begins at the one nearest to the colour', async () => {
    const { dialog } = await openGrid();
    expect(dialog.getByRole('heading', { name: '朱红的色格' })).toBeTruthy();
    expect(dialog.getAllByRole('row')).toHaveLength(13);
    expect(dialog.getAllByRole('gridcell')).toHaveLength(169);
    expect(label()).toBe('#F8582D, 最接近本色');
    expect(dialog.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('shows hex, nearest name and distance of the cell with the focus, and of the one under the pointer', async () => {
    const { dialog } = await openGrid();
    expect(aside(dialog)).toMatch(/近朱红.*#F8582D.*相近 ΔE\d\.\d/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(aside(dialog)).toMatch(/近乌黑/);
    const [first] = dialog.getAllByRole('gridcell');
    const pointer = userEvent.setup();
    await pointer.hover(first!);
    expect(aside(dialog)).toContain(first!.getAttribute('aria-label'));
    await pointer.hover(dialog.getByRole('heading'));
    expect(aside(dialog)).toMatch(/近乌黑/);
  });

  it('is walked by arrows, Home, End and the page keys', async () => {
    const { dialog } = await openGrid();
    const cells = dialog.getAllByRole('gridcell');
    const at = () => cells.indexOf(document.activeElement as HTMLElement);
    const start = at();
    for (const [keys, index] of [
      ['{ArrowRight}', start + 1],
      ['{ArrowDown}', start + 14],
      ['{ArrowLeft}', start + 13],
      ['{ArrowUp}', start],
      ['{PageDown}', 156 + (start % 13)],
      ['{PageUp}', start % 13],
      ['{End}', 12],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(at(), keys).toBe(index);
    }
  });

  it.each(['{Enter}', ' '])('copies the hex with %j and says so', async (key) => {
    const { shell } = await openGrid();
    await userEvent.keyboard(key);
    expect(copied).toEqual(['#F8582D']);
    expect(shell.toasts).toEqual([{ message: '已复制颜色: #F8582D', swatch: '#F8582D' }]);
  });

  it('copies with a click', async () => {
    const { dialog } = await openGrid();
    await userEvent.click(dialog.getAllByRole('gridcell')[0]!);
    expect(copied).toEqual(['#F5ECEA']);
  });

  it('keeps a clicked cell when the pointer leaves, also where a click gives no focus', async () => {
    const { dialog } = await openGrid();
    fireEvent.click(dialog.getAllByRole('gridcell')[0]!);
    fireEvent.pointerLeave(dialog.getByRole('grid'));
    expect(aside(dialog)).toContain('#F5ECEA');
  });

  it('of a grey says that it is one', async () => {
    const { dialog } = await openGrid({ hex: '#808080' });
    expect(dialog.getByText('这是无彩色：每行只有一种灰')).toBeTruthy();
  });

  it('makes a cell the primary colour and closes', async () => {
    const { dialog, chosen } = await openGrid();
    await userEvent.click(dialog.getByRole('button', { name: '设为主色' }));
    expect(chosen).toEqual([{ hex: '#F8582D' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('works without the list, which only leaves out the names', async () => {
    const { dialog } = await openGrid(sampleColor('朱红'), { status: 'failed', retry: () => undefined });
    expect(aside(dialog)).toContain('#F8582D');
    expect(aside(dialog)).not.toContain('ΔE');
  });

  it('closes with Escape and gives the focus back', async () => {
    await openGrid();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '色格' }));
  });
});

describe('the chart', () => {
  it('shows the page of the colour with its place marked', async () => {
    const { dialog } = await openGrid();
    await openChart(dialog);
    expect(picture(dialog).getAttribute('src')).toBe('/images/sepu/page1.webp');
    expect(picture(dialog).alt).toBe('《色谱》，11 色，从朱红到绀青绀紫');
    const cells = dialog.getAllByRole('gridcell');
    expect(cells).toHaveLength(11);
    expect(cells.filter((cell) => cell.getAttribute('aria-current'))).toEqual([
      dialog.getByRole('gridcell', { name: '朱红 #ED5126, 本色' }),
    ]);
    expect(aside(dialog)).toMatch(/本色朱红.*#ED5126/);
  });

  it('copies the hex of a colour, and makes it the primary', async () => {
    const { dialog, chosen } = await openGrid();
    await openChart(dialog);
    await userEvent.click(dialog.getByRole('gridcell', { name: '月白 #EEF7F2' }));
    expect(copied).toEqual(['#EEF7F2']);
    await userEvent.click(dialog.getByRole('button', { name: '设为主色' }));
    expect(chosen.map(({ hex }) => hex)).toEqual(['#EEF7F2']);
  });

  it('keeps what was chosen when the pointer leaves, also where a click gives no focus', async () => {
    const { dialog, chosen } = await openGrid();
    await openChart(dialog);
    const cell = dialog.getByRole('gridcell', { name: '月白 #EEF7F2' });
    fireEvent.click(cell);
    fireEvent.pointerEnter(dialog.getByRole('gridcell', { name: /^绀青绀紫/ }));
    expect(aside(dialog)).toContain('绀青绀紫');
    fireEvent.pointerLeave(dialog.getByRole('grid'));
    expect(aside(dialog)).toContain('月白');
    await userEvent.click(dialog.getByRole('button', { name: '设为主色' }));
    expect(chosen.map(({ hex }) => hex)).toEqual(['#EEF7F2']);
  });

  it('turns its pages, which say what they are, and stops at the first', async () => {
    const { dialog } = await openGrid();
    await openChart(dialog);
    const previous = dialog.getByRole('button', { name: '上一页' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(previous);
    expect(picture(dialog).getAttribute('src')).toBe('/images/sepu/page1.webp');
    await userEvent.click(dialog.getByRole('button', { name: '下一页' }));
    expect(picture(dialog).getAttribute('src')).toBe('/images/sepu/page2.webp');
    expect(dialog.getByRole('tab', { selected: true }).textContent).toContain('第 2 页');
  });

  it('stops at the last page, a solar term', async () => {
    const { dialog } = await openGrid(colors.find(({ name }) => name === '爵头'));
    await openChart(dialog);
    expect(dialog.getByText('节气色 · 大寒')).toBeTruthy();
    expect(dialog.getByRole('button', { name: '下一页' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('of a colour without a name shows the page of the nearest one and says so', async () => {
    const { dialog } = await openGrid({ hex: '#ED5127' });
    await openChart(dialog);
    expect(dialog.getByText(/^#ED5127 没有收进色谱。这里标出最相近的传统色朱红，色差 0\.\d。$/)).toBeTruthy();
    expect(dialog.getByRole('gridcell', { name: '朱红 #ED5126, 最接近本色' })).toBeTruthy();
  });

  it('says that it loads, and offers another try when it does not', async () => {
    const { dialog } = await openGrid();
    await openChart(dialog);
    expect(dialog.getByText('正在加载色谱')).toBeTruthy();
    fireEvent.error(picture(dialog));
    expect(dialog.getByRole('alert').textContent).toContain('这一页没有加载成功。');
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    fireEvent.load(picture(dialog));
    expect(dialog.queryByText('正在加载色谱')).toBeNull();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is a picture alone when the list did not come, and says why', async () => {
    const { dialog } = await openGrid(sampleColor('朱红'), { status: 'failed', retry: () => undefined });
    await openChart(dialog);
    expect(picture(dialog).alt).toBe('《色谱》');
    expect(dialog.queryByRole('gridcell')).toBeNull();
    expect(dialog.getByText('颜色列表没有加载成功，暂时不能在色谱上选色。')).toBeTruthy();
  });
});

describe('texts', () => {
  it.each([
    ['en', 'Colour grid of 朱红 Cinnabar red', 'Colour Atlas of 1957'],
    ['ja', '朱红 朱紅（しゅこう）のカラーグリッド', '『色譜』（1957 年）'],
  ] as const)('are of the language of the page: %s', async (locale, title, chart) => {
    const nothing = () => undefined;
    const grid = await readCatalogues(gridCatalogues);
    renderPart(
      <ColorGridDialog
        primary={sampleColor('朱红')}
        list={loaded}
        onPrimary={nothing}
        onClose={nothing}
        returnFocus={{ current: null }}
      />,
      { locale, catalogues: { grid } },
    );
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getAllByRole('tab')[1]!);
    expect(dialog.getByText(chart)).toBeTruthy();
  });
});
