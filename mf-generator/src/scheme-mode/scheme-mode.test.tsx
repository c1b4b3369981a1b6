import { encodeSchemeLink, freshScheme } from '@danqing/color-core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

const mode = (name: string) => screen.getByRole('radio', { name });
const evenSteps = () => screen.getByRole('switch', { name: '均匀色阶' });
const more = () => screen.getByRole('button', { name: /更多配色$/ });
const names = () => swatches().map((slip) => slip.getAttribute('aria-label')?.split(', ')[0]);
const link = (search: string) => new URLSearchParams(search).get('s');

beforeEach(() => void stubColorList());
afterEach(() => vi.unstubAllGlobals());

describe('even steps', () => {
  it('are turned on and off by one switch, kept in the link, and undone', async () => {
    const { shell } = renderArea('/colors/2B5FA3');
    const before = names();
    await userEvent.click(evenSteps());
    expect(evenSteps().getAttribute('aria-checked')).toBe('true');
    expect(mode('单色').getAttribute('aria-checked')).toBe('true');
    expect(names()).toEqual(before);
    expect(swatches()[6]?.getAttribute('aria-label')).toMatch(/^600, .*#2B5FA3.*本色/);
    await waitFor(() => expect(link(shell.location.search)).toBe('1y7M'));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(evenSteps().getAttribute('aria-checked')).toBe('false');
    await waitFor(() => expect(link(shell.location.search)).toBeNull());
  });

  it('say what contrast they promise, until one of them is replaced', () => {
    const promise = /500 至少 3，600 至少 4.5，800 至少 7/;
    const { unmount } = renderArea('/colors/2B5FA3?s=1y7M');
    expect(screen.getByText(promise)).toBeTruthy();
    unmount();
    const replaced = { ...freshScheme, mode: 'even', replacements: { 600: { hex: '#FFD111' } } } as const;
    renderArea(`/colors/2B5FA3?s=${encodeSchemeLink(replaced)}`);
    expect(screen.queryByText(promise)).toBeNull();
  });

  it('are for the shades of one colour alone', async () => {
    renderArea('/colors/2B5FA3?s=1y7M');
    await userEvent.click(mode('三角'));
    expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.click(mode('单色'));
    expect(evenSteps().getAttribute('aria-checked')).toBe('false');
  });
});

describe('a further harmony', () => {
  it('is chosen from a list, named on its button, kept in the link, and left for a mode', async () => {
    const { shell } = renderArea('/colors/2B5FA3');
    await userEvent.click(more());
    const choice = await screen.findByRole('button', { name: '分裂互补' });
    expect(choice.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(choice);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(more().textContent).toBe('分裂互补');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-checked'))).toEqual(
      Array(3).fill('false'),
    );
    expect(swatches()).toHaveLength(11);
    expect(screen.getByText('+150°', { exact: false })).toBeTruthy();
    expect(screen.getByText('−150°', { exact: false })).toBeTruthy();
    await waitFor(() => expect(link(shell.location.search)).toBe('14KY'));
    await userEvent.click(mode('单色'));
    expect(more().textContent).toBe('');
  });

  it.each([
    ['10hQ', '互补', ['甲', '乙']],
    ['12so', '邻近', ['甲', '乙', '丙']],
    ['16Vw', '四角', ['甲', '乙', '丙', '丁']],
  ])('opens from the link %s', (text, name, groups) => {
    renderArea(`/colors/2B5FA3?s=${text}`);
    expect(more().textContent).toBe(name);
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(groups),
    );
  });

  it('leaves the keyboard a way into the three modes', () => {
    renderArea('/colors/2B5FA3?s=12so');
    expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([0, -1, -1]);
  });
});
