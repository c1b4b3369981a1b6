// Opens pages of a small server, which imitates the site's frame, with the mount check of the gate.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the gate's own check is under test
import { firstProblem } from '../../tools/smoke/open-pages.ts';
import { expect, test } from '../support/test.ts';

const MOUNTS = `document.getElementById('first-paint').remove();
  document.querySelector('main').innerHTML = '<h1>月白</h1>';`;
const page = (style: string) => `<!doctype html><title>x</title><link rel="icon" href="data:,">
  <style>${style}</style><header style="display: contents"><a href="/">丹青</a></header><main><p id="first-paint">月白</p></main>
  <script type="application/json" id="release-document">{}</script>
  <script defer src="/areas/sample/area.js"></script>`;

async function problemOf(browser: Parameters<typeof firstProblem>[0], script: string, style = '') {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/areas/sample/area.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : page(style));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await firstProblem(browser, { origin, paths: ['/'], folder: '/areas/sample/' });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('a release that mounts and shows itself has no problem', async ({ browser }) => {
  expect(await problemOf(browser, MOUNTS)).toBeNull();
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
    expect(await problemOf(browser, MOUNTS, style)).toBe(`/: visitors do not see ${part}`);
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
