import {
  BEACON_TOKEN_SCRIPT,
  STARTED_ATTRIBUTE,
  WATCHDOG_ID,
  WATCHDOG_SCRIPT,
  type GetBeaconToken,
} from '@danqing/contracts/page';
import { beaconSchema, beaconTokenRequestSchema } from '@danqing/contracts/releases';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGE = { basePath: '/tool/', reportsLoads: true };
const RELEASES = { sequence: 7, shell: { release: '0123456789abcdef' } };

function openPage({ lang = 'zh', page = PAGE as object } = {}) {
  const window = new Window({ url: 'https://danqing.example/tool/colors/x' });
  const { document } = window;
  document.documentElement.lang = lang;
  document.head.innerHTML = `
    <link rel="stylesheet" href="/tool/areas/shell/main.css">
    <link rel="preload" as="script" href="/tool/areas/generator/remoteEntry.js">
    <script type="application/json" id="release-document">${JSON.stringify(RELEASES)}</script>
    <script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
  const script = document.createElement('script');
  // Marks the script as text, so that the test environment does not fetch it.
  script.setAttribute('type', 'text/plain');
  script.setAttribute('defer', '');
  script.setAttribute('src', '/tool/areas/shell/main.js');
  document.head.append(script);
  document.body.innerHTML = '<div id="first-paint">朱红</div>';
  const beacons: { url: string; body: Blob }[] = [];
  const fetch = vi.fn(async (url: string, _init: RequestInit) =>
    url.endsWith('/tokens') ? Response.json({ token: 'signed-token' }) : new Response('fresh'),
  );
  const location = { href: window.location.href, reload: vi.fn() };
  const globals = { danqingBeaconToken: undefined as GetBeaconToken | undefined };
  new Function('document', 'fetch', 'window', BEACON_TOKEN_SCRIPT)(document, fetch, globals);
  const run = new Function(
    'danqingBeaconToken',
    'document',
    'navigator',
    'fetch',
    'location',
    'addEventListener',
    WATCHDOG_SCRIPT,
  );
  run(
    globals.danqingBeaconToken,
    document,
    { sendBeacon: (url: string, body: Blob) => beacons.push({ url, body }) },
    fetch,
    location,
    window.addEventListener.bind(window),
  );
  const line = () => document.getElementById(WATCHDOG_ID);
  const fail = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new window.Event('error'));
  const told = async () =>
    Promise.all(
      beacons.map(async ({ url, body }) => ({ url, type: body.type, body: JSON.parse(await body.text()) })),
    );
  return { window, document, fetch, location, line, fail, told, getToken: globals.danqingBeaconToken! };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const start = ({
  documentElement,
}: {
  documentElement: { setAttribute(name: string, value: string): void };
}) => documentElement.setAttribute(STARTED_ATTRIBUTE, '');

test('a page that starts says nothing', async () => {
  const { document, line, told } = openPage();
  await pass(1_000);
  start(document);
  await pass(60_000);
  expect(line()).toBeNull();
  expect(await told()).toEqual([]);
});

test.each([
  ['a script', 'script[src]'],
  ['a style sheet', 'link[rel=stylesheet]'],
])('%s of the shell that is refused is said, and what the server wrote stays', async (_what, selector) => {
  const { document, line, fail } = openPage();
  fail(selector);
  await pass(0);
  expect(line()?.textContent).toBe('页面没能启动，请刷新。');
  expect(line()?.getAttribute('role')).toBe('alert');
  expect(document.getElementById('first-paint')?.textContent).toBe('朱红');
  fail(selector);
  await pass(60_000);
  expect(document.querySelectorAll(`#${WATCHDOG_ID}`)).toHaveLength(1);
});

test.each([
  ['zh', '页面没能启动，请刷新。'],
  ['en', 'The page could not start. Please reload it.'],
  ['ja', 'ページを起動できませんでした。再読み込みしてください。'],
  ['fr', '页面没能启动，请刷新。'],
])('speaks %s', (lang, text) => {
  const { line, fail } = openPage({ lang });
  fail('script[src]');
  expect(line()?.textContent).toBe(text);
});

test('a file of an area is none of its business', async () => {
  const { line, fail, document } = openPage();
  fail('link[rel=preload]');
  await pass(1_000);
  start(document);
  expect(line()).toBeNull();
});

test('the link loads the page again, after the files were fetched past the cache', async () => {
  const { line, fail, fetch, location } = openPage();
  fail('script[src]');
  await pass(0);
  fetch.mockClear();
  let arrive = (_response: Response) => {};
  fetch.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  line()?.querySelector('a')?.click();
  await pass(0);
  expect(fetch.mock.calls).toEqual([
    ['https://danqing.example/tool/areas/shell/main.css', { cache: 'reload' }],
    ['https://danqing.example/tool/areas/shell/main.js', { cache: 'reload' }],
  ]);
  expect(location.reload).not.toHaveBeenCalled();
  arrive(new Response());
  await pass(0);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('the link also works without a network', async () => {
  const { line, fail, fetch, location } = openPage();
  fetch.mockRejectedValue(new TypeError('offline'));
  fail('script[src]');
  line()?.querySelector('a')?.click();
  await pass(0);
  expect(location.reload).toHaveBeenCalledOnce();
});

const exception = (window: Window, filename: string) =>
  window.dispatchEvent(Object.assign(new window.Event('error'), { filename }));

test('an exception of the shell is said when it does not get over it', async () => {
  const { window, line, told } = openPage();
  exception(window, 'https://danqing.example/tool/areas/shell/main.js');
  await pass(2_999);
  expect(line()).toBeNull();
  await pass(1);
  expect(line()).not.toBeNull();
  expect((await told())[0]?.body.outcomes[0].outcome).toBe('init');
});

test('an exception that it gets over, or of somebody else, is not', async () => {
  const { window, document, line } = openPage();
  exception(window, 'chrome-extension://x/y.js');
  await pass(10_000);
  exception(window, 'https://danqing.example/tool/areas/shell/main.js');
  await pass(1_000);
  start(document);
  await pass(60_000);
  expect(line()).toBeNull();
});

test('nothing for twenty seconds is said too, and taken back when the page starts after all', async () => {
  const { document, line, told } = openPage();
  await pass(19_999);
  expect(line()).toBeNull();
  await pass(1);
  expect(line()).not.toBeNull();
  expect((await told())[0]?.body.outcomes[0].outcome).toBe('slow');
  start(document);
  await pass(500);
  expect(line()).toBeNull();
});

test.each([
  ['a file that is there and was refused all the same', async () => new Response('other bytes'), 'integrity'],
  ['a file that is missing', async () => new Response('', { status: 404 }), 'network'],
  ['a file that does not come', () => Promise.reject(new TypeError('offline')), 'network'],
])('tells the server of %s', async (_what, answer, outcome) => {
  const { fail, fetch, told } = openPage();
  const ask = fetch.getMockImplementation()!;
  fetch.mockImplementation((url, init) => (url.endsWith('/tokens') ? ask(url, init) : answer()));
  fail('script[src]');
  await pass(10);
  const [beacon] = await told();
  expect(beacon).toMatchObject({ url: '/tool/api/releases/beacons', type: 'application/json' });
  expect(beaconSchema.parse(beacon?.body)).toEqual({
    token: 'signed-token',
    outcomes: [{ area: 'shell', release: '0123456789abcdef', outcome }],
  });
});

test('the token of a page is asked for once, by what its document depends on', async () => {
  const { getToken, fetch } = openPage({ page: { ...PAGE, watchedArea: 'generator' } });
  expect(await Promise.all([getToken(), getToken('known too late')])).toEqual([
    'signed-token',
    'signed-token',
  ]);
  const [[url, init]] = fetch.mock.calls as [[string, RequestInit]];
  expect([fetch.mock.calls.length, url, init.method]).toEqual([
    1,
    '/tool/api/releases/beacons/tokens',
    'POST',
  ]);
  expect(beaconTokenRequestSchema.parse(JSON.parse(init.body as string))).toEqual({
    sequence: 7,
    begun: 'generator',
  });
});

test('a token that is known already is not asked for, and one that failed is asked for again', async () => {
  const known = openPage();
  expect([await known.getToken('of the worker'), await known.getToken()]).toEqual(
    Array(2).fill('of the worker'),
  );
  expect(known.fetch).not.toHaveBeenCalled();
  const failed = openPage();
  failed.fetch.mockRejectedValueOnce(new TypeError('offline'));
  expect([await failed.getToken(), await failed.getToken()]).toEqual([undefined, 'signed-token']);
});

test('tells nobody where nothing is counted', async () => {
  const { fail, told, line } = openPage({ page: { ...PAGE, reportsLoads: false } });
  fail('script[src]');
  await pass(1);
  expect(line()).not.toBeNull();
  expect(await told()).toEqual([]);
});

test('can stand inside a script element', () => {
  expect(WATCHDOG_SCRIPT).not.toMatch(/<[/!]/);
});
