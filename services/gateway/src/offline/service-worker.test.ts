import { describe, expect, it, vi } from 'vitest';
import { releases, resolvedPage, colors, place, document } from '../testing/page-fixtures.ts';
import { openWorker, SITE, type Fetch } from '../testing/open-worker.ts';
import { renderPage } from '../page/render-page.ts';

let fetch: Fetch;
const start = (name?: string) => openWorker((...asked) => fetch(...asked), name);
const text = (answer: unknown) => (answer as Response).text();

const offline = () => Promise.reject(new TypeError('offline'));
const html = (from = releases) =>
  renderPage({
    page: resolvedPage({ basePath: '/tool/' }),
    releases: from,
    place: { ...place, basePath: '/tool/' },
    colors,
  }).html;
const page = (body = html(), status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const FOLDER = 'areas/shell/0123456789abcdef/';
const descriptor = () => Response.json({ files: { 'main.js': 'sha384-x', 'a/font.woff2': 'sha384-y' } });

const online: Fetch = async (input) => {
  const url = typeof input === 'string' ? input : input.url;
  if (url.endsWith('release.json')) return descriptor();
  if (url === SITE || url.includes('/colors/')) return page();
  return new Response(url);
};

describe('what passes untouched', () => {
  it.each([
    ['a POST', 'api/auth/login', { method: 'POST' }],
    ['an answer for a member', 'api/colors', { headers: { authorization: 'Bearer x' } }],
    ['any other call', 'api/palettes/public', {}],
    ['the push of release documents', 'api/releases/stream', {}],
    ['the console', 'operator', { mode: 'navigate' }],
    ['a picture', 'og/zh/danqing.png', { mode: 'navigate' }],
    ['one colour by its name', 'api/colors?name=x', {}],
    ['another part of the host', '/elsewhere/', { mode: 'navigate' }],
    ['another site', 'https://other.example/areas/shell/0123456789abcdef/main.js', {}],
  ])('%s', async (_, path, options) => {
    fetch = online;
    expect(await start().ask(path, options)).toBeUndefined();
  });
});

describe('a page', () => {
  it('that is a developer’s own is not kept', async () => {
    const { ask } = start();
    fetch = online;
    await ask('colors/x', { mode: 'navigate' });
    fetch = async (...asked) => {
      const answer = await online(...asked);
      answer.headers.set('cache-control', 'no-store');
      return new Response((await answer.text()).replace('<title>', '<title>override '), answer);
    };
    expect(await text(await ask('colors/y', { mode: 'navigate' }))).toContain('<title>override ');
    fetch = offline;
    expect(await text(await ask('colors/y', { mode: 'navigate' }))).not.toContain('override');
  });

  it('comes from the network, and with none is the last one made a page of its address', async () => {
    const { ask } = start();
    fetch = online;
    expect(await text(await ask('colors/x', { mode: 'navigate' }))).toBe(html());
    fetch = offline;
    const kept = await text(await ask('ja/colors/y', { mode: 'navigate' }));
    const data = JSON.parse(/id="page-data">([^<]*)</.exec(kept)?.[1] ?? '') as object;
    expect(data).toMatchObject({
      basePath: '/tool/',
      status: 200,
      locale: 'ja',
      search: null,
      reportsLoads: false,
    });
    expect(kept).toContain('<div id="first-paint" data-frame-kind="open"></div>');
    expect(kept).toContain(releases.text);
  });

  it.each([
    ['a page that is not found', () => page(html(), 404)],
    ['HTML of somebody else', () => page('<!doctype html><p>Sign in to this network')],
    ['no HTML', () => new Response('x')],
  ])('%s is not the one to keep', async (_, answer) => {
    const { ask } = start();
    fetch = async () => answer();
    await ask('nowhere', { mode: 'navigate' });
    fetch = offline;
    expect(await ask('nowhere', { mode: 'navigate' })).toBeInstanceOf(TypeError);
  });

  it('is the kept one when the network does not answer in time', async () => {
    vi.useFakeTimers();
    const { ask } = start();
    fetch = online;
    await ask('colors/x', { mode: 'navigate' });
    let late: (answer: Response) => void = () => undefined;
    fetch = () => new Promise((resolve) => (late = resolve));
    const asked = ask('colors/x', { mode: 'navigate' });
    await vi.advanceTimersByTimeAsync(4_000);
    late(page());
    expect(await text(await asked)).toContain('data-frame-kind="open"></div>');
    vi.useRealTimers();
  });
});

describe('the index of a page', () => {
  const withIndex = (name: string) =>
    html({
      ...releases,
      text: JSON.stringify({
        ...document,
        areas: [],
        index: { file: name.repeat(64), integrity: `sha384-${name}` },
      }),
    });
  const indexed =
    (name: string): Fetch =>
    async (input) => {
      const url = typeof input === 'string' ? input : input.url;
      if (url.includes('/documents/')) return Response.json(document);
      return url.includes('/colors/') ? page(withIndex(name)) : online(input);
    };
  const indexes = (stores: Map<string, Map<string, Response>>) =>
    [...(stores.get('danqing /tool/ pages 1')?.keys() ?? [])].filter((url) => url.includes('/documents/'));
  const fileOf = (name: string) => `${SITE}api/releases/documents/${name.repeat(64)}`;

  it('is kept with it, by the hash that the page names, and tells which files are live', async () => {
    const { ask, stores } = start();
    const asked = vi.fn(indexed('a'));
    fetch = asked;
    await ask('areas/generator/0123456789abcdef/remoteEntry.js');
    await ask('colors/x', { mode: 'navigate' });
    expect(asked).toHaveBeenCalledWith(fileOf('a'), expect.objectContaining({ integrity: 'sha384-a' }));
    const files = [...(stores.get('danqing /tool/ files 1')?.keys() ?? [])].join();
    expect(files).toContain('areas/generator/0123456789abcdef/remoteEntry.js');
    fetch = offline;
    expect(await text(await ask(fileOf('a').slice(SITE.length)))).toBe(JSON.stringify(document));
  });

  it('makes room for that of the next page', async () => {
    const { ask, stores } = start();
    for (const name of ['a', 'b', 'b']) {
      fetch = indexed(name);
      await ask('colors/x', { mode: 'navigate' });
    }
    expect(indexes(stores)).toEqual([fileOf('b')]);
  });

  it('that does not come leaves the page before in place', async () => {
    const { ask } = start();
    fetch = indexed('a');
    await ask('colors/x', { mode: 'navigate' });
    fetch = async (input) =>
      String(input).includes('/documents/') ? new Response('', { status: 404 }) : indexed('b')(input);
    await ask('colors/x', { mode: 'navigate' });
    fetch = offline;
    expect(await text(await ask('colors/x', { mode: 'navigate' }))).toContain('a'.repeat(64));
  });
});

describe('files of releases', () => {
  const files = (stores: Map<string, Map<string, Response>>) =>
    [...(stores.get('danqing /tool/ files 1')?.keys() ?? [])].map((url) => url.slice(SITE.length));

  it('of the shell and of areas that work offline are all kept, by their hashes, without fonts', async () => {
    const { ask, stores } = start();
    const asked = vi.fn(online);
    fetch = asked;
    await ask('colors/x', { mode: 'navigate' });
    expect(files(stores)).toEqual([`${FOLDER}main.js`, `${FOLDER}release.json`]);
    expect(asked).toHaveBeenCalledWith(
      `${SITE}${FOLDER}main.js`,
      expect.objectContaining({ integrity: 'sha384-x' }),
    );
  });

  it('come from the cache, and past it for whoever asks past it', async () => {
    const { ask } = start();
    const path = `${FOLDER}c/part.js`;
    fetch = async () => new Response('first');
    await ask(path);
    fetch = async () => new Response('second');
    expect(await text(await ask(path))).toBe('first');
    expect(await text(await ask(path, { cache: 'reload' }))).toBe('second');
    expect(await text(await ask(path))).toBe('second');
  });

  it('of a release that is no longer named are forgotten with the next page', async () => {
    const { ask, stores } = start();
    fetch = online;
    await ask('areas/generator/fedcba9876543210/remoteEntry.js');
    await ask('areas/generator/0123456789abcdef/remoteEntry.js');
    await ask('colors/x', { mode: 'navigate' });
    expect(files(stores)).toContain('areas/generator/0123456789abcdef/remoteEntry.js');
    expect(files(stores).join()).not.toContain('fedcba9876543210');
  });

  it('that do not come leave the release to be fetched with the next page', async () => {
    const { ask, stores } = start();
    fetch = async (input) => (String(input).endsWith('main.js') ? offline() : online(input));
    await ask('colors/x', { mode: 'navigate' });
    expect(files(stores)).toEqual([]);
    fetch = online;
    await ask('colors/x', { mode: 'navigate' });
    expect(files(stores)).toHaveLength(2);
  });

  it('and the page are there after the first visit, which the worker did not see', async () => {
    const { send, ask, stores } = start();
    fetch = online;
    const font = `${FOLDER}a/font.woff2`;
    await send('message', { data: { files: [`${SITE}${font}`, 'https://other.example/x', 'data:x'] } });
    expect(files(stores)).toEqual([`${FOLDER}main.js`, `${FOLDER}release.json`, font]);
    fetch = offline;
    expect(await text(await ask('colors/x', { mode: 'navigate' }))).toContain(document.shell.base);
    expect(await text(await ask('api/colors'))).toBe(`${SITE}api/colors`);
  });
});

describe('fonts', () => {
  const font = (index: number) => `fonts/1/sc600/${'A'.repeat(index + 1)}.woff2`;
  const kept = (stores: Map<string, Map<string, Response>>) => [
    ...(stores.get('danqing /tool/ fonts 1')?.keys() ?? []),
  ];

  it('come from the cache once they were there, also those from before the worker', async () => {
    const { ask, send, stores } = start();
    fetch = online;
    await ask('colors/x', { mode: 'navigate' });
    await ask(font(0));
    await send('message', { data: { files: [`${SITE}${font(1)}`] } });
    expect(kept(stores)).toEqual([`${SITE}${font(0)}`, `${SITE}${font(1)}`]);
    fetch = offline;
    expect(await text(await ask(font(0)))).toBe(`${SITE}${font(0)}`);
  });

  it('of the last pages are kept, not of all', async () => {
    const { ask, stores } = start();
    fetch = online;
    for (let index = 0; index < 70; index += 1) await ask(font(index));
    expect(kept(stores)).toHaveLength(60);
    expect(kept(stores)).not.toContain(`${SITE}${font(0)}`);
  });
});

it('a new worker deletes what old ones of this site kept, and nothing of other sites', async () => {
  const { send, stores } = start();
  for (const name of ['danqing /tool/ files 0', 'danqing / files 1', 'other']) stores.set(name, new Map());
  await send('activate');
  expect([...stores.keys()]).toEqual(['danqing / files 1', 'other']);
});

it('the retiring worker deletes everything that was kept and goes', async () => {
  const { send, stores, registration } = start('retiring-worker');
  for (const name of ['danqing /tool/ files 1', 'danqing /tool/ pages 1', 'danqing / files 1'])
    stores.set(name, new Map());
  await send('activate');
  expect([...stores.keys()]).toEqual(['danqing / files 1']);
  expect(registration.unregister).toHaveBeenCalledOnce();
});
