import { sampleColors } from '@danqing/area-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderArea, stubColorList } from '../testing/render-area.tsx';
import { nearMatches } from './near-matches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('nearMatches', () => {
  const names = (search: string) => nearMatches(search, sampleColors).map(({ name }) => name);
  it.each([
    ['朱红石', ['朱红']],
    ['雪后月白', ['月白']],
    ['xyz月白', ['月白']],
    ['yuebaixyz', ['月白']],
    ['月白', []],
    ['天', []],
    ['zz', []],
  ])('offers for %s: %j', (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  it('looks only at the beginning of a text that is no name: a longer address must not stop the page', () => {
    const searches = vi.spyOn(Array.prototype, 'join');
    expect(names('x'.repeat(3000))).toEqual([]);
    expect(searches.mock.calls.length).toBeLessThan(1000);
    expect(names(`月白${'x'.repeat(3000)}`)).toEqual(['月白']);
  });
});

describe('the screen of an unknown name', () => {
  it('shows what may have been meant, a search with the name in it, and the way home', async () => {
    stubColorList();
    const { shell } = renderArea('/colors/雪后月白', { page: { status: 404, search: '雪后月白' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 页面未找到');
    expect(screen.getByText('没有叫“雪后月白”的颜色。')).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('雪后月白');
    expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/');
    expect(shell.titles.at(-1)).toBe('页面未找到 · 丹青 中国传统色配色');
    expect(shell.accents).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: '月白' }));
    expect(await screen.findByRole('heading', { name: '月白' })).toBeTruthy();
  });

  it('leads on to a colour found by the search', async () => {
    stubColorList();
    const { shell } = renderArea('/colors/雪后晴');
    const field = await screen.findByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'tenghuang{Enter}');
    expect(shell.navigations).toEqual([{ path: '/colors/藤黄', options: undefined }]);
    expect(await screen.findByRole('heading', { name: '藤黄' })).toBeTruthy();
  });

  it('says it too when the list did not come, with retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = stubColorList('failed');
    renderArea('/colors/雪后月白', { page: { status: 404, search: '雪后月白' } });
    const retry = await screen.findByRole('button', { name: '重试' });
    await userEvent.type(screen.getByRole('combobox'), '！');
    server.answer = 'loaded';
    await userEvent.click(retry);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('雪后月白！');
    expect(await screen.findByRole('link', { name: '月白' })).toBeTruthy();
  });
});
