import { sampleColors } from '@danqing/area-kit/testing';
import { useNavigate } from '@danqing/shell-sdk/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

const mode = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const heading = (name: string) => screen.findByRole('heading', { name });
const undo = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true });

async function pick(text: string) {
  await userEvent.click(screen.getByRole('button', { name: /^主色/ }));
  await userEvent.type(screen.getByRole('combobox'), `${text}{Enter}`);
}

async function open(path = '/colors/朱红') {
  const rendered = renderArea(path);
  await screen.findByText('荷花白');
  return rendered;
}

beforeEach(() => void stubColorList());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('undo and redo', () => {
  it('are there as buttons, which say whether there is something to do and keep the focus', async () => {
    await open();
    expect([isDisabled('撤销'), isDisabled('重做')]).toEqual([true, true]);
    await userEvent.click(mode('三角'));
    await userEvent.click(button('撤销'));
    expect(mode('单色').getAttribute('aria-checked')).toBe('true');
    expect([isDisabled('撤销'), isDisabled('重做')]).toEqual([true, false]);
    expect(document.activeElement).toBe(button('撤销'));
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('已撤销');
    await userEvent.click(button('重做'));
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
  });

  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'Ctrl+Y', { key: 'y', ctrlKey: true }],
    ['⌘Z', { key: 'z', metaKey: true }, '⇧⌘Z', { key: 'Z', metaKey: true, shiftKey: true }],
    [
      'Ctrl+Я',
      { key: 'я', code: 'KeyZ', ctrlKey: true },
      'Ctrl+Shift+Z',
      { key: 'Z', ctrlKey: true, shiftKey: true },
    ],
  ])('go by %s and %s', async (_undo, undoKey, _redo, redoKey) => {
    await open();
    await userEvent.click(mode('三角'));
    fireEvent.keyDown(document.body, undoKey);
    expect(mode('单色').getAttribute('aria-checked')).toBe('true');
    fireEvent.keyDown(document.body, redoKey);
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
  });

  it('leave fields and dialogs alone', async () => {
    await open();
    await userEvent.click(mode('三角'));
    await userEvent.click(screen.getByRole('button', { name: /^主色/ }));
    undo(screen.getByRole('combobox'));
    undo(screen.getByRole('dialog'));
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
  });

  it('bring back the whole palette of another colour, with its address and title', async () => {
    const { shell } = await open('/colors/朱红?s=1gYm');
    await pick('yuebai');
    await heading('月白');
    await waitFor(() => expect(decodeURI(shell.location.pathname)).toBe('/colors/月白'));
    undo();
    expect(screen.getByRole('heading', { name: '朱红' })).toBeTruthy();
    expect(shell.titles.at(-1)).toContain('朱红');
    await waitFor(() => expect(decodeURI(shell.location.pathname)).toBe('/colors/朱红'));
    expect(shell.location.search).toBe('?s=1gYm');
  });
});

describe('Back', () => {
  it('opens the palette of its entry, and can be undone itself', async () => {
    let back = () => {};
    const Connection = () => {
      const go = useNavigate();
      back = () => void go(-1);
      return null;
    };
    const { shell } = renderArea('/colors/朱红?s=1gYm', {}, <Connection />);
    await screen.findByText('荷花白');
    await pick('yuebai');
    await userEvent.click(mode('双色'));
    await waitFor(() => expect(shell.location.search).toBe('?s=1Q_o'));
    act(() => back());
    await heading('朱红');
    expect(mode('三角').getAttribute('aria-checked')).toBe('true');
    undo();
    await heading('月白');
    expect(mode('双色').getAttribute('aria-checked')).toBe('true');
  });
});

describe('other colours', () => {
  it('come by the button, in place of the present address, and leave locked swatches', async () => {
    const { shell } = await open();
    act(() => swatches()[6]?.focus());
    await userEvent.keyboard('l');
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await userEvent.click(button('换一组'));
    const last = sampleColors.at(-1)!;
    await heading(last.name);
    expect(swatches()[6]?.getAttribute('aria-label')).toMatch(/#D03400, 已锁定/);
    await waitFor(() => expect(decodeURI(shell.location.pathname)).toBe(`/colors/${last.name}`));
    expect(shell.navigations.every(({ options }) => options?.replace)).toBe(true);
    undo();
    await heading('朱红');
  });

  it('are two in dual mode, and never the present one', async () => {
    await open();
    await userEvent.click(mode('双色'));
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await userEvent.click(button('换一组'));
    await heading('月白');
    expect(swatches()[7]?.getAttribute('aria-label')).toMatch(/^500, 第二色, 朱红/);
  });

  it('wait for the list', async () => {
    stubColorList('pending');
    renderArea('/');
    expect(isDisabled('换一组')).toBe(true);
    await userEvent.click(button('换一组'));
    expect(screen.getByRole('heading', { name: '朱红' })).toBeTruthy();
  });
});
