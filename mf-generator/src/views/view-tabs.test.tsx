import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '@danqing/shell-sdk';
import { act } from '@testing-library/react';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const filter = () => document.documentElement.style.filter;

async function openContrast() {
  stubColorList();
  const rendered = renderArea('/colors/朱红');
  await screen.findByText('荷花白');
  await userEvent.click(screen.getByRole('radio', { name: '三角' }));
  await open('对比与色觉');
  const matrix = await screen.findByRole('region', { name: '对比矩阵' });
  return { ...rendered, matrix };
}

describe('the views of a scheme', () => {
  it('begin with the examples, and keep them away from the others', async () => {
    stubColorList();
    renderArea('/');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('示例');
    expect(screen.getByRole('button', { name: /^幻灯片示例/ })).toBeTruthy();
    await open('出处');
    expect(screen.queryByRole('button', { name: /^幻灯片示例/ })).toBeNull();
  });
});

describe('contrast', () => {
  it('compares every pair of the eleven colours, white and black', async () => {
    const { matrix } = await openContrast();
    expect(within(matrix).getByRole('table', { name: '11 色与黑白两两对比，共 78 对' })).toBeTruthy();
    expect(within(matrix).getAllByText('文')).toHaveLength(78);
    expect(within(matrix).getByRole('button', { name: '黑在白上，对比 21.0 达到 AA' })).toBeTruthy();
  });

  it('is measured by WCAG 2 or by APCA, as the target is', async () => {
    const { matrix } = await openContrast();
    const first = () => within(matrix).getAllByRole('row')[1]?.textContent;
    const ratio = first();
    await choose('Lc 75');
    expect(first()).not.toBe(ratio);
    expect(screen.getByText('Lc 75 以上，正文')).toBeTruthy();
  });

  it('keeps the target in the tab', async () => {
    const { unmount } = await openContrast();
    expect(screen.getByRole('radio', { name: 'AA', checked: true })).toBeTruthy();
    await choose('AAA');
    unmount();
    await openContrast();
    expect(screen.getByRole('radio', { name: 'AAA', checked: true })).toBeTruthy();
  });

  it('repairs a pair that falls short by one press, which undo takes back', async () => {
    const { shell, matrix } = await openContrast();
    const failing = within(matrix).getAllByRole('button', { name: /甲 200在白上.*不到 AA/ })[0]!;
    const shown = failing.textContent;
    await userEvent.click(failing);
    const panel = await screen.findByRole('dialog', { name: '甲 200在白上' });
    expect(within(panel).queryByRole('region', { name: /底色/ })).toBeNull();
    const [repair] = within(within(panel).getByRole('region', { name: '换文字 甲 200' })).getAllByRole(
      'button',
    );
    await userEvent.click(repair!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(matrix).getByRole('button', { name: /甲 200在白上.*[^不]达到 AA/ })).toBeTruthy();
    expect(shell.toasts.at(-1)?.message).toMatch(/^甲 200 已换成/);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(within(matrix).getByRole('button', { name: /甲 200在白上.*不到 AA/ }).textContent).toBe(shown);
  });

  it('is one tab stop, with arrows from pair to pair', async () => {
    const { matrix } = await openContrast();
    const cells = within(matrix).getAllByRole('button');
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => cells[0]?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(cells[2]);
    await userEvent.keyboard('{PageDown}{End}');
    expect(document.activeElement).toBe(cells.at(-1));
  });
});

describe('colour vision', () => {
  it('shows each slip in two halves and names the pairs that are lost', async () => {
    const { matrix } = await openContrast();
    expect(screen.queryByText(/几乎分不开/)).toBeNull();
    await choose('全色盲');
    expect(screen.getByText('每片上半是原色，下半是全色盲看到的样子')).toBeTruthy();
    expect(screen.getAllByText(/全色盲几乎分不开，请加文字或图案/).length).toBeGreaterThan(0);
    expect(within(matrix).getAllByText(/难以分辨/).length).toBeGreaterThan(0);
    expect(swatches()).toHaveLength(11);
  });

  it('of the whole page filters it until it is taken back or the page is left', async () => {
    await openContrast();
    await choose('绿色盲');
    expect(filter()).toBe('');
    await userEvent.click(screen.getByRole('checkbox', { name: '整个页面都这样显示' }));
    expect(filter()).toBe('url(#color-vision)');
    const matrix = document.querySelector('#color-vision feColorMatrix');
    expect(matrix?.getAttribute('values')).toMatch(/^0\.367322 0\.860646 -0\.227968 0 0 /);
    expect(screen.queryByText(/每片上半是原色/)).toBeNull();
    await open('示例');
    expect(filter()).toBe('url(#color-vision)');
    await userEvent.click(screen.getByRole('button', { name: '整页按绿色盲显示' }));
    expect(filter()).toBe('');
  });

  it('is gone with the page', async () => {
    const { unmount } = await openContrast();
    await choose('红色盲');
    await userEvent.click(screen.getByRole('checkbox', { name: '整个页面都这样显示' }));
    expect(filter()).not.toBe('');
    unmount();
    expect(filter()).toBe('');
  });
});

describe('provenance', () => {
  it('tells the sources and the neighbours, and opens one', async () => {
    stubColorList();
    const { shell } = renderArea('/colors/朱红');
    await screen.findByText('荷花白');
    await open('出处');
    expect(await screen.findByText('本站用此值', { exact: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '查看胭脂红' }));
    expect(decodeURIComponent(shell.location.pathname)).toBe('/colors/胭脂红');
  });

  it('says of a custom colour that nobody has it', async () => {
    stubColorList();
    renderArea('/colors/123456');
    await screen.findAllByText(/群青/);
    await open('出处');
    expect(await screen.findByText(/这是自己选的颜色/)).toBeTruthy();
    act(() => navigate('/colors/月白'));
    expect(await screen.findByText(/只有这一种文献载有此名/)).toBeTruthy();
  });
});
