import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFaultyProxy, type Fault, type FaultyProxy } from '../support/faulty-proxy.ts';
import { buildFixtureAreas, type FixtureArea } from '../support/fixture-areas.ts';
import { forceActive } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { visit, type VisitorPage } from '../support/visitors.ts';

test.use({
  expectedErrors: [
    /integrity|did not load|RUNTIME|Failed to load|ERR_|oading .*chunk|failed while rendering|thrown (at|in)/i,
  ],
});

/** Releases that fail in every page although their files are intact. */
const BROKEN: (Omit<FixtureArea, 'area' | 'edition'> & { what: string })[] = [
  { what: 'throws at import', throwsAt: 'import' },
  { what: 'throws at mount', throwsAt: 'mount' },
  { what: 'throws in render', throwsAt: 'render' },
  { what: 'was built against another React', react: '20.0.0' },
  { what: 'asks for a newer contract', contract: '^1.99.0' },
];

let site: Site;
let proxy: FaultyProxy;
const releases = new Map<string, string>();
test.beforeAll(async () => {
  site = await startSite();
  const fixtures = ['sample', 'second'].flatMap((area): FixtureArea[] => [
    { area, edition: 'one' },
    ...BROKEN.map(({ what, ...broken }) => ({ area, edition: what, ...broken })),
  ]);
  const { workspace, builds } = buildFixtureAreas(fixtures);
  for (const [index, { area, edition }] of fixtures.entries())
    releases.set(`${area} ${edition}`, await publish(site, builds[index]!));
  rmSync(workspace, { recursive: true });
  await give('sample', 'one');
  proxy = await openFaultyProxy(site.url);
});
test.afterAll(async () => {
  await proxy.close();
  await site.stop();
});

async function give(area: string, edition: string): Promise<void> {
  const release = releases.get(`${area} ${edition}`)!;
  await forceActive(site, area, release);
  const given = ({ document }: VisitorPage) => document.areas.find((known) => known.area === area)?.release;
  await expect.poll(async () => given(await visit(site.url))).toBe(release);
}

const screen = (page: Page) => page.getByRole('heading', { name: 'sample one' });
const NEVER: Fault = 'never comes';
const lazyPart = (page: Page) => page.getByText('the late part of one');
const openLatePart = (page: Page) => page.getByRole('button', { name: 'open the late part' }).click();
const retry = (page: Page) => page.getByRole('button', { name: '重试', exact: true });
const enter = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

const tampered = (page: Page) =>
  page.evaluate(
    () =>
      'tampered' in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  );

/**
 * Waits for the error panel. Skips time only when a file never arrives. For other faults, a skip would time
 * out pending attempts, and one of them could load the screen before the test presses Retry.
 */
const waitForPanel = (page: Page, fault: Fault) =>
  fault === NEVER
    ? expect(async () => {
        await page.clock.fastForward(11_000);
        await expect(retry(page)).toBeVisible({ timeout: 200 });
      }).toPass()
    : expect(retry(page)).toBeVisible();

async function pressRetry(page: Page, fault: Fault): Promise<void> {
  if (fault !== NEVER) {
    await retry(page).click();
    return expect(screen(page)).toBeVisible();
  }
  // The browser may queue new requests behind the hanging one for up to 20 s. Attempts until then fail.
  await expect(async () => {
    if (!(await screen(page).isVisible())) await retry(page).click({ timeout: 1_000 });
    await expect(screen(page)).toBeVisible({ timeout: 12_000 });
  }).toPass();
}

async function expectOtherAreasToWork(page: Page): Promise<void> {
  await enter(page, '配色');
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();
  await enter(page, '调色板');
  await expect(page.getByRole('heading', { name: '调色板', level: 1 })).toBeVisible();
}

const SCRIPT: Fault = { added: ';globalThis.tampered=true;' };
const STYLE: Fault = { added: ':root{--tampered:yes}' };
const LAZY_CHUNK = /\/sample\/\w+\/c\/\d+\.\w+\.js$/;
const FILES = [
  { what: 'entry', path: /\/sample\/\w+\/remoteEntry\.\w+\.js$/, tampering: SCRIPT, late: false },
  { what: 'expose chunk', path: /\/sample\/\w+\/c\/area\.\w+\.js$/, tampering: SCRIPT, late: false },
  { what: 'style sheet', path: /\/sample\/\w+\/css\/area\.\w+\.css$/, tampering: STYLE, late: false },
  {
    what: 'texts',
    path: /\/sample\/\w+\/c\/sample-zh\.\w+\.js$/,
    tampering: SCRIPT,
    late: false,
  },
  { what: 'lazy chunk', path: LAZY_CHUNK, tampering: SCRIPT, late: true },
  { what: 'lazy style sheet', path: /\/sample\/\w+\/css\/\d+\.\w+\.css$/, tampering: STYLE, late: true },
];

const FAULTS = FILES.flatMap(({ what, tampering, ...file }) => {
  const faults: [how: string, fault: Fault][] = [
    ['answered with 404', 404],
    ['tampered with', tampering],
    ...(what.startsWith('lazy style') ? [] : [['never answered', NEVER] as [string, Fault]]),
    ...(['entry', 'lazy chunk'].includes(what) ? [['answered with 500', 500] as [string, Fault]] : []),
  ];
  return faults.map(([how, fault]) => ({ ...file, name: `${what} ${how}`, fault }));
});

for (const { name, path, fault, late } of FAULTS)
  test(`${name}: the panel stands in its place, the rest works, Retry heals`, async ({ page }) => {
    await page.clock.install();
    proxy.fail(path, fault);
    // A preload that never arrives delays the `load` event.
    await page.goto(`${proxy.url}/sample`, { waitUntil: 'domcontentloaded' });
    if (late) await openLatePart(page);
    await waitForPanel(page, fault);
    expect(await tampered(page)).toBe(false);

    await expectOtherAreasToWork(page);
    await enter(page, 'sample');
    if (late) await openLatePart(page);
    await waitForPanel(page, fault);

    proxy.reset();
    await pressRetry(page, fault);
    if (late) await openLatePart(page);
    if (late) await expect(lazyPart(page)).toBeVisible();
    expect(await tampered(page)).toBe(false);
  });

for (const [how, fault] of [
  ['answered with 404', 404],
  ['answered with 500', 500],
  ['never answered', NEVER],
] as const)
  test(`the push of new documents ${how}: the page goes on with the document it has`, async ({ page }) => {
    proxy.fail(/\/api\/releases\/stream$/, fault);
    const asked = page.waitForRequest('**/api/releases/stream*');
    await page.goto(`${proxy.url}/sample`);
    await expect(screen(page)).toBeVisible();
    await asked;
    await expectOtherAreasToWork(page);
  });

test('a release document that was altered on its way: nothing that it names runs, until an unaltered one is pushed', async ({
  page,
}) => {
  proxy.fail(/^\/sample$/, {
    replaced: (html) => html.replaceAll('"channel":"stable"', '"channel":"canary"'),
  });
  const refused = page.waitForEvent('console', (message) =>
    /document of the page was altered/.test(message.text()),
  );
  await page.goto(`${proxy.url}/sample`);
  await refused;
  await expect(screen(page)).toBeVisible();
  await expectOtherAreasToWork(page);
});

test('a lazy chunk that came damaged once comes again by itself, past the cache', async ({ page }) => {
  proxy.failOnce(LAZY_CHUNK, SCRIPT);
  await page.goto(`${proxy.url}/sample`);
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await openLatePart(page);
  await refused;
  await expect(lazyPart(page)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
  expect(await tampered(page)).toBe(false);
});

for (const { what } of BROKEN)
  test(`a release that ${what}: the last good one stands for it, without one the panel; the rest works`, async ({
    page,
  }) => {
    await give('sample', 'one');
    await give('sample', what);
    await give('second', what);
    await page.goto(`${proxy.url}/sample`);
    await expect(screen(page)).toBeVisible();
    await enter(page, 'second');
    await expect(retry(page)).toBeVisible();
    await expect(page.getByText(`second ${what}`)).toHaveCount(0);
    await expectOtherAreasToWork(page);
    await enter(page, 'sample');
    await expect(screen(page)).toBeVisible();
  });

test('a good release takes the place of the panel in an open tab', async ({ page }) => {
  await give('second', BROKEN[0]!.what);
  const listening = page.waitForResponse('**/api/releases/stream*');
  await page.goto(`${proxy.url}/second`);
  await expect(retry(page)).toBeVisible();
  await listening;
  await give('second', 'one');
  await expect(page.getByRole('heading', { name: 'second one' })).toBeVisible();
});
