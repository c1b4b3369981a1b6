// Opens pages of a small server, which imitates the site's frame, with the mount check of the gate.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_PICTURE_LENGTH } from '@danqing/contracts/releases';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the gate's own check is under test
import { compareWithStable } from '../../tools/smoke/compare-with-stable.ts';
// eslint-disable-next-line @nx/enforce-module-boundaries -- as above
import type { ExaminationOptions } from '../../tools/smoke/examine-page.ts';
// eslint-disable-next-line @nx/enforce-module-boundaries -- as above
import { openPages } from '../../tools/smoke/open-pages.ts';
// eslint-disable-next-line @nx/enforce-module-boundaries -- as above
import type { ProcessorLoad } from '../../tools/smoke/processor-load.ts';
import { expect, test } from '../support/test.ts';

/** Longer than a page may block. */
const SLOW_MS = 6_500;

const MOUNTS = `document.getElementById('first-paint').remove();
  document.querySelector('main').innerHTML = '<h1>月白</h1>';`;
const page = (style: string) => `<!doctype html><title>x</title><link rel="icon" href="data:,">
  <style>${style}</style><header style="display: contents"><a href="/">丹青</a></header><main><p id="first-paint">月白</p></main>
  <script type="application/json" id="release-document">{}</script>
  <script defer src="/areas/sample/area.js"></script>`;

const FREE: ProcessorLoad = { busiestPage: async () => 0, isSaturated: () => false };
const SATURATED: ProcessorLoad = { ...FREE, isSaturated: () => true };

interface Opened {
  style?: string;
  /** Load of the machine, so that the load of the tests decides nothing. Default: free processors. */
  load?: ProcessorLoad;
  examine?: ExaminationOptions;
}

async function openSample(
  browser: Parameters<typeof openPages>[0],
  script: string,
  { style = '', load = FREE, examine }: Opened = {},
) {
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') await delay(SLOW_MS);
    const isScript = url === '/areas/sample/area.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : page(style));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await openPages(browser, { origin, paths: ['/'], folder: '/areas/sample/', examine }, load);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const problemOf = async (...opened: Parameters<typeof openSample>) => (await openSample(...opened)).problem;

test('a release that mounts and shows itself has no problem', async ({ browser }) => {
  expect(await problemOf(browser, MOUNTS)).toBeNull();
});

test('what a page loads is weighed with each of its files', async ({ browser }) => {
  const script = `${MOUNTS} void fetch('/data');`;
  const { weights } = await openSample(browser, script);
  expect(weights).toEqual([
    {
      path: '/',
      files: expect.arrayContaining([
        { file: '/areas/sample/area.js', bytes: Buffer.byteLength(script) },
        { file: '/data', bytes: Buffer.byteLength(page('')) },
      ]),
    },
  ]);
  expect(weights[0]?.files).toHaveLength(3);
});

const UNSEEN = [
  { what: 'hides the whole page', style: 'body { display: none }', part: 'the header of the shell' },
  { what: 'makes the page transparent', style: 'html { opacity: 0 }', part: 'the header of the shell' },
  {
    what: 'covers the page',
    style: 'h1 { position: fixed; inset: 0; margin: 0; background: white }',
    part: 'the header of the shell',
  },
  { what: 'hides its own place', style: 'main { visibility: hidden }', part: 'anything of the page' },
];
for (const { what, style, part } of UNSEEN)
  test(`a release that ${what} is noticed`, async ({ browser }) => {
    expect(await problemOf(browser, MOUNTS, { style })).toBe(`/: visitors do not see ${part}`);
  });

test('a release that shows nothing is noticed', async ({ browser }) => {
  expect(await problemOf(browser, `document.getElementById('first-paint').remove()`)).toBe(
    '/: visitors do not see anything of the page',
  );
});

test('a release that never returns from its script is noticed, before and after it has mounted', async ({
  browser,
}) => {
  const frozen = '/: the page stopped responding for 5 s';
  expect(await problemOf(browser, 'for (;;);')).toBe(frozen);
  expect(await problemOf(browser, `${MOUNTS} setTimeout(() => { for (;;); }, 300)`)).toBe(frozen);
});

test('a release that keeps the page busy for seconds is noticed', async ({ browser }) => {
  const busy = 'const until = performance.now() + 6500; while (performance.now() < until);';
  expect(await problemOf(browser, `${MOUNTS} setTimeout(() => { ${busy} }, 0)`)).toMatch(
    /^\/: (?:a script kept the page busy for \d+ s|the page stopped responding for 5 s)$/,
  );
});

// A synchronous request blocks the page without a processor, as a page does that waits for its turn.
const WAITS = `${MOUNTS} setTimeout(() => {
  const request = new XMLHttpRequest();
  request.open('GET', '/slow', false);
  request.send();
}, 0)`;

test('a page that blocks itself is noticed on a machine with free processors only', async ({ browser }) => {
  expect(await problemOf(browser, WAITS)).toMatch(/stopped responding|kept the page busy/);
  expect(await problemOf(browser, WAITS, { load: SATURATED })).toBeNull();
});

test('a page that uses a processor without end is noticed on a saturated machine too', async ({
  browser,
}) => {
  const load = { ...SATURATED, busiestPage: async () => 5_000 };
  expect(await problemOf(browser, 'for (;;);', { load })).toBe('/: the page stopped responding for 5 s');
});

test('a page that does not mount is not judged on a saturated machine', async ({ browser }) => {
  const unmounted = 'document.body.append("nothing")';
  await expect(problemOf(browser, unmounted, { load: SATURATED })).rejects.toThrow(/too busy to judge/);
});

test('a page is examined for accessibility and pictured, beside the same page of the stable release', async ({
  browser,
}) => {
  const showing = (build: string) =>
    `${MOUNTS} document.querySelector('main').innerHTML += '<button class="sample_${build}-save"></button>';`;
  const examine = { part: 'main', hasContrast: () => true, pictured: '/' };
  const open = async (script: string) => await openSample(browser, script, { examine });
  const { examinations } = await open(showing('0123456789ab'));
  const compare = (stable: string) =>
    compareWithStable(browser, {
      examinations,
      openCandidate: () => open(showing('0123456789ab')),
      openStable: () => open(stable),
      isTooBusy: () => false,
    });
  const found = [
    {
      rule: 'button-name',
      help: expect.any(String),
      element: 'button',
      kind: 'button-name button.sample_-save',
    },
  ];
  const { violations, pictures } = await compare(MOUNTS);
  expect(violations).toEqual([{ path: '/', found, stable: [] }]);
  expect(pictures?.difference).toBeGreaterThan(0);
  expect(pictures?.difference).toBeLessThan(0.1);
  expect(pictures?.release.length).toBeLessThan(MAX_PICTURE_LENGTH);
  const same = await compare(showing('ba9876543210'));
  expect(same.violations).toEqual([{ path: '/', found, stable: found }]);
  expect(same.pictures?.difference).toBe(0);
});
