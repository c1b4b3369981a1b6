import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { areaFiles, preloadFiles, refreshFiles } from './area-files.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

const files = () => areaFiles(activeArea('generator'), '/tool/');
const folder = `${location.origin}/tool/areas/generator/0123456789abcdef/`;

test('addresses lie in the release folder below the base path, the entry first', () => {
  expect(files().map((file) => file.url)).toEqual([
    `${folder}remoteEntry.js`,
    `${folder}c/area.js`,
    `${folder}css/area.css`,
  ]);
});

test('an area on a development server keeps its own origin', () => {
  const area = { ...activeArea('generator'), base: 'http://127.0.0.1:3401/', integrity: {} };
  expect(areaFiles(area, '/')[0]).toEqual({
    url: 'http://127.0.0.1:3401/remoteEntry.js',
    as: 'script',
    integrity: null,
  });
});

test('preload links carry crossorigin and integrity, and none is added twice', () => {
  preloadFiles(files());
  preloadFiles(files());
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map((link) => link.as)).toEqual(['script', 'script', 'style']);
  for (const link of links) {
    expect(link.crossOrigin).toBe('anonymous');
    expect(link.integrity).toMatch(/^sha384-/);
  }
});

test('refreshing goes past the HTTP cache and does not mind a file that is still missing', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetch);
  await refreshFiles(files());
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch).toHaveBeenCalledWith(`${folder}c/area.js`, { cache: 'reload' });
});
