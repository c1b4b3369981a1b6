import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@danqing/contracts/locale';
import { catalogueProblems, keyUsage, readCatalogues } from '@danqing/i18n/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../area.json';
import { activeArea, areaWith, renderSite } from '../testing.tsx';
import { developerCatalogues } from './catalogues.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('__webpack_init_sharing__', () => {});
  const react = { get: () => null, useIn: ['shell', 'generator_abcdefabcdef'] };
  vi.stubGlobal('__webpack_share_scopes__', { default: { react: { '19.3.1': react } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const generator = activeArea('generator');
const palettes = activeArea('palettes');
async function open({ path = '/', areas = [generator, palettes], locale = 'zh' as Locale } = {}) {
  localStorage.setItem('i18nextLng', locale);
  renderSite({ path, areas, load: async () => areaWith(() => <h1>here</h1>), data: { locale } });
  await screen.findByRole('heading', { name: 'here' });
}
const pressKeys = (keys: object = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { code: 'Period', shiftKey: true, ...keys });
const panel = (name = '版本') => screen.queryByRole('region', { name });
const openByKeys = async (keys?: object) => {
  await waitFor(() => expect(pressKeys(keys)).toBe(false));
  await screen.findByRole('region', { name: '版本' });
};

test('the three languages have the same texts, all of them used', async () => {
  const catalogues = await readCatalogues(developerCatalogues);
  expect(catalogueProblems(catalogues)).toEqual([]);
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  expect(keyUsage(catalogues.zh, sources)).toEqual({ unknown: [], unused: [] });
});

test('the address opens the panel: releases, where they come from, how they loaded, what is shared', async () => {
  await open({ path: '/?releases' });
  const table = await screen.findByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  const { release, build } = generator;
  expect(rows).toEqual([
    ['shell', release, '稳定', '发布文档', contract, build, 'ok'],
    ['generator', release, '稳定', '发布文档', '^1.0.0', build, 'ok'],
    ['palettes', release, '稳定', '发布文档', '^1.0.0', build, '未加载'],
  ]);
  expect(panel()?.textContent).toContain('production · 第 1 次变更');
  expect(within(panel() as HTMLElement).getByRole('listitem').textContent).toBe(
    'react 19.3.1 generator_abcdefabcdef',
  );
});

test.each([{ ctrlKey: true }, { metaKey: true }])('the keys open and close it: %j', async (keys) => {
  await open();
  const before = screen.getByRole('link', { name: 'palettes' });
  before.focus();
  await openByKeys(keys);
  expect(document.activeElement).toBe(panel());
  pressKeys(keys);
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(before);
});

test('Escape and its button close it, and the page stays in use meanwhile', async () => {
  await open();
  await openByKeys();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  pressKeys();
  expect(screen.getByRole('link', { name: 'palettes' }).closest('[aria-hidden=true]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '关闭版本面板' }));
  expect(panel()).toBeNull();
});

test('without the keys and the address there is no panel', async () => {
  await open();
  for (const keys of [{}, { ctrlKey: true, shiftKey: false }, { ctrlKey: true, code: 'Comma' }])
    pressKeys(keys);
  expect(panel()).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});
