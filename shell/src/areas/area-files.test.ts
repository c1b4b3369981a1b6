import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { areaFiles, knownFiles, preloadFiles, refreshFiles } from './area-files.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const files = () => areaFiles(activeArea('generator'), '/tool/');
const folder = `${location.origin}/tool/areas/generator/0123456789abcdef/`;

test('addresses lie in the release folder below the base path, the entry first', () => {
  expect(files().map((file) => file.url)).toEqual([
    `${folder}remoteEntry.js`,
    `${folder}c/area.js`,
    `${folder}css/area.css`,
  ]);
});

test('for a language its texts come last, with their hash', () => {
  const area = activeArea('generator');
  const texts = { zh: 'c/zh.js', en: 'c/en.js', ja: 'c/ja.js' };
  const integrity = { ...area.integrity, 'c/en.js': 'sha384-en' };
  expect(areaFiles({ ...area, texts, integrity }, '/tool/', 'en').at(-1)).toEqual({
    url: `${folder}c/en.js`,
    as: 'script',
    integrity: 'sha384-en',
  });
  expect(areaFiles(area, '/tool/', 'en')).toEqual(files());
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

test('nothing is fetched ahead without a network, and then with it', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  preloadFiles(files());
  expect(document.querySelectorAll('link')).toHaveLength(0);
  online.mockReturnValue(true);
  preloadFiles(files());
  expect(document.querySelectorAll('link')).toHaveLength(3);
});

describe('refreshing', () => {
  const refreshWith = (answer: (url: string) => Promise<Response>) => {
    const fetch = vi.fn((url: string, _init: RequestInit) => answer(url));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const BYTES = 'bytes of the release';
  const hash = createHash('sha384').update(BYTES).digest('base64');
  const intact = () => files().map((file) => ({ ...file, integrity: `sha384-${hash}` }));

  test('goes past the HTTP cache', async () => {
    const fetch = refreshWith(async () => new Response(BYTES));
    expect(await refreshFiles(intact())).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(fetch).toHaveBeenCalledWith(`${folder}c/area.js`, expect.objectContaining({ cache: 'reload' }));
  });

  test('gives up the preloads of the files, which style sheets would join even when they never end', async () => {
    refreshWith(async () => new Response(BYTES));
    preloadFiles(files());
    preloadFiles([{ url: `${folder}c/other.js`, as: 'script', integrity: null }]);
    await refreshFiles(files());
    const left = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
    expect([...left].map(({ href }) => href)).toEqual([`${folder}c/other.js`]);
  });

  test.each([
    ['other bytes in one file', async () => new Response('other bytes'), 'altered'],
    ['a missing file', async () => new Response('', { status: 404 }), 'missing'],
    ['a broken server', async () => new Response(BYTES, { status: 500 }), 'missing'],
    ['no network', () => Promise.reject(new TypeError('offline')), 'missing'],
  ])('tells of %s', async (_what, answer, trouble) => {
    refreshWith((url) => (url.endsWith('c/area.js') ? answer() : Promise.resolve(new Response(BYTES))));
    expect(await refreshFiles(intact())).toBe(trouble);
  });

  test('an altered file matters more than a missing one', async () => {
    refreshWith(async (url) =>
      url.endsWith('remoteEntry.js') ? new Response('', { status: 404 }) : new Response('other'),
    );
    expect(await refreshFiles(intact())).toBe('altered');
  });

  test('says nothing of bytes where hashes cannot be made, or none is known', async () => {
    refreshWith(async () => new Response('other bytes'));
    expect(await refreshFiles(intact().map((file) => ({ ...file, integrity: null })))).toBeNull();
    vi.stubGlobal('crypto', {});
    expect(await refreshFiles(intact())).toBeNull();
  });
});

test('the known files of a release are its first ones and all that this page has asked for', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [
      `${folder}c/area.js`,
      `${folder}c/619.js`,
      `${folder}c/619.js`,
      `${folder}css/619.css`,
      `${folder}a/serif.woff2`,
      `${folder.replace('generator', 'palettes')}c/7.js`,
    ].map((name) => ({ name }) as PerformanceEntry),
  );
  const error = Object.assign(new Error(), { request: `${folder}c/8.js` });
  const known = knownFiles(activeArea('generator'), '/tool/', error);
  expect(known.slice(0, 3)).toEqual(files());
  expect(known.slice(3)).toEqual([
    { url: `${folder}c/619.js`, as: 'script', integrity: null },
    { url: `${folder}css/619.css`, as: 'style', integrity: null },
    { url: `${folder}c/8.js`, as: 'script', integrity: null },
  ]);
});
