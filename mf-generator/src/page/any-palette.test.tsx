import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

const FIFTY = Array.from({ length: 50 }, (_, index) => ({
  hex: `#10${(index + 16).toString(16).toUpperCase()}30`,
}));
const THREE = [
  { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
  { hex: '#123456', name: 'Brand blue' },
  { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái' },
];
const labels = () => swatches().map((slip) => slip.getAttribute('aria-label'));
const open = (colors: object[], source?: object) =>
  renderArea('/', { state: { primary: '#ED5126', secondary: null, scheme: [], colors, source } });
const shown = (count: number) => waitFor(() => expect(swatches()).toHaveLength(count));

beforeEach(() => void stubColorList());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a palette that is no scheme', () => {
  it('has a slip for each colour, with the names it was saved with', async () => {
    open(THREE);
    await shown(3);
    expect(labels().map((label) => label?.split(', ').slice(0, 3))).toEqual([
      ['1', '朱红', '#ED5126'],
      ['2', 'Brand blue', '#123456'],
      ['3', '月白', '#EEF7F2'],
    ]);
    expect(screen.getByRole('radio', { name: '调色板' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('heading', { name: '朱红' })).toBeTruthy();
  });

  it.each([1, 12, 50])('may have %d colours', async (count) => {
    open(FIFTY.slice(0, count));
    await shown(count);
    expect(labels().at(-1)).toContain(FIFTY[count - 1]!.hex);
  });

  it('opens again at its address, and Back finds it', async () => {
    const { shell } = open(THREE, { id: 12, version: 3 });
    await shown(3);
    await waitFor(() => expect(shell.location.search).toContain('of=12.3'));
    const { pathname, search } = shell.location;
    const before = labels();
    document.body.replaceChildren();
    renderArea(`${pathname}${search}`);
    await shown(3);
    expect(labels()).toEqual(before);
  });

  it('says of an address that is no palette, and starts afresh', async () => {
    renderArea('/colors/朱红?p=ED5126.xx');
    expect(await screen.findByText(/链接/)).toBeTruthy();
    expect(swatches()).toHaveLength(11);
  });

  it('takes one more colour and one less, by keyboard, with undo', async () => {
    open(THREE);
    await shown(3);
    act(() => swatches()[0]?.focus());
    await userEvent.keyboard('+');
    await shown(4);
    expect(document.activeElement).toBe(swatches()[1]);
    await userEvent.keyboard('{Delete}');
    await shown(3);
    await userEvent.keyboard('{Delete}');
    await shown(2);
    await userEvent.keyboard('{Delete}');
    expect(swatches()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await shown(3);
    expect(labels()[1]).toContain('Brand blue, #123456');
  });

  it('makes way for a scheme of eleven, which undo takes back', async () => {
    open(THREE);
    await shown(3);
    await userEvent.click(screen.getByRole('radio', { name: '单色' }));
    await shown(11);
    expect(screen.queryByRole('radio', { name: '调色板' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await shown(3);
  });
});

describe('a scheme', () => {
  it('becomes a palette of ten by the chooser, and eleven again by undo', async () => {
    renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    fireEvent.click(swatches()[3]!);
    await userEvent.click(await screen.findByRole('button', { name: '删除这一色' }));
    await shown(10);
    expect(screen.getByRole('radio', { name: '调色板' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await shown(11);
    expect(screen.getByRole('radio', { name: '单色' }).getAttribute('aria-checked')).toBe('true');
  });
});
