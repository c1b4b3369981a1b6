import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart, stubColorList } from '../testing/render-area.tsx';
import { ColorWall } from './color-wall.tsx';

beforeEach(() => {
  stubColorList();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tiles = () => screen.getAllByRole('link');
const open = async (path = '/colors', locale: 'zh' | 'en' = 'zh') => {
  const rendered = renderPart(<ColorWall />, { path, locale });
  await screen.findByTitle(/^朱红 /);
  return rendered;
};

describe('the wall', () => {
  it('leads to the page of every colour, in the language of the page', async () => {
    await open('/colors', 'en');
    const red = screen.getByTitle(/^朱红 Cinnabar red zhū hóng #ED5126/);
    expect(red.getAttribute('href')).toBe(`/en/colors/${encodeURIComponent('朱红')}`);
    expect(screen.getByRole('heading', { name: /^Red \d+$/ })).toBeTruthy();
  });

  it('opens a colour without loading the page anew', async () => {
    const { shell } = await open();
    await userEvent.click(screen.getByTitle(/^朱红 /));
    expect(decodeURIComponent(shell.location.pathname)).toBe('/colors/朱红');
  });

  it('is arranged by what its address says, and says in it what one chooses', async () => {
    const { shell } = await open('/colors?by=collection');
    expect(screen.getByRole('heading', { name: /^《色谱》/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '节令' }));
    expect(await screen.findByText(/不作猜测/)).toBeTruthy();
    expect(shell.location.search).toBe('?by=season');
  });

  it('has all names with a story together, each the way to its own', async () => {
    const told = { ...sampleColor('月白'), history_id: 424 };
    vi.stubGlobal('fetch', async () =>
      Response.json([...sampleColors.filter(({ id }) => id !== told.id), told]),
    );
    const { shell } = renderPart(<ColorWall />, { path: '/colors?by=story', locale: 'en' });
    const tile = await screen.findByTitle(/^月白 /);
    expect(tiles()).toEqual([tile]);
    const path = `/history/${encodeURIComponent('月白')}/424`;
    expect(tile.getAttribute('href')).toBe(`/en${path}`);
    await userEvent.click(tile);
    expect(encodeURI(decodeURI(shell.location.pathname))).toBe(path);
  });

  it('shows what a search finds, and says so where it finds nothing', async () => {
    await open();
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'zhuhong');
    expect(await screen.findByText('1 色')).toBeTruthy();
    expect(tiles().map(({ textContent }) => textContent)).toEqual(['朱红']);
    await userEvent.type(field, 'xyz');
    expect(await screen.findByText(/没有找到“zhuhongxyz”/)).toBeTruthy();
  });

  it('is one tab stop, with arrows from tile to tile', async () => {
    await open();
    const all = tiles();
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => all[0]?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(all[1]);
    expect(all[1]?.tabIndex).toBe(0);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(all.at(-1));
  });

  it('says that the list did not come, and asks again', async () => {
    const server = stubColorList('failed');
    renderPart(<ColorWall />, { path: '/colors' });
    const alert = await screen.findByRole('alert');
    server.answer = 'loaded';
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByTitle(/^朱红 /)).toBeTruthy();
  });
});
