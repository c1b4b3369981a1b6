import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { buildGeneratorVariant } from '../support/build-variant.ts';
import { runStatement } from '../support/database.ts';
import { areaHistory, areaStatus, move, operatorToken } from '../support/operator.ts';
import { gatewaysOf } from '../support/processes.ts';
import { publish } from '../support/publish.ts';
import { hashOfReleases } from '../support/release-files.ts';
import { startSecondGateway } from '../support/second-gateway.ts';
import { startSite, type Site } from '../support/site.ts';
import { observeStream, type ObservedTab } from '../support/stream.ts';
import { areaReady, expect, test } from '../support/test.ts';
import { areaOf, visit } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });

/** Maximum milliseconds until a new page load is served a release change (a move). */
const NEW_LOAD = 1_000;
const OPEN_TAB = { timeout: 3_000, intervals: [100] };

let site: Site;
let first: string;
let second: string;
test.beforeAll(async () => {
  site = await startSite();
  first = (await areaStatus(site, 'generator')).pointer.stable;
  const folder = buildGeneratorVariant('src/locales/zh.json', (text) => text.replace('"单色"', '"单色二版"'));
  second = await publish(site, folder);
  rmSync(dirname(dirname(folder)), { recursive: true });
});
test.afterAll(() => site.stop());

const activateSecond = () =>
  move(site, 'generator', { action: 'activate', release: second, reason: 'second edition', force: true });

/**
 * Polls until NEW_LOAD has passed. The last request starts after that limit, so a slow response does not fail
 * the test.
 */
async function reachesNewLoads(url: string, release: string): Promise<void> {
  const end = performance.now() + NEW_LOAD;
  let served = '';
  for (let late = false; served !== release && !late;) {
    late = performance.now() > end;
    served = await servedTo(url);
  }
  expect(served).toBe(release);
}

const servedTo = async (url: string) => areaOf(await visit(url), 'generator').release;

async function openListening(page: Page, path: string): Promise<ObservedTab> {
  const tab = await observeStream(page);
  const listening = page.waitForResponse('**/api/releases/stream*');
  await page.goto(`${site.url}${path}`);
  await areaReady(page);
  await listening;
  return tab;
}

const enterByLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('a rollback reaches new loads in 1 s and an idle tab in 3 s, and touches nothing of the other areas', async ({
  page,
}) => {
  await activateSecond();
  await reachesNewLoads(site.url, second);
  const tab = await openListening(page, '/colors/月白');
  await expect(page.getByRole('radio', { name: '单色二版' })).toBeVisible();
  await enterByLink(page, '调色板');
  await expect(page.getByRole('heading', { name: '调色板', level: 1 })).toBeVisible();
  const [files, gateways, before] = [hashOfReleases(site), gatewaysOf(site.dataDir), await visit(site.url)];
  const others = await Promise.all(['shell', 'palettes'].map((area) => areaStatus(site, area)));
  await page.evaluate(() => document.documentElement.setAttribute('data-same-tab', ''));

  await move(site, 'generator', { action: 'rollback', reason: 'the first was better' });
  await reachesNewLoads(site.url, first);
  await expect.poll(() => tab.area('generator')?.release, OPEN_TAB).toBe(first);
  // The tab verifies the signature before it applies a move, so a visit right now may still show the previous
  // release.
  await expect(async () => {
    await enterByLink(page, '调色板');
    await enterByLink(page, '配色');
    await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-same-tab', '');

  const after = await visit(site.url);
  expect(after.document.shell).toEqual(before.document.shell);
  expect(areaOf(after, 'palettes')).toEqual(areaOf(before, 'palettes'));
  const othersAfter = await Promise.all(['shell', 'palettes'].map((area) => areaStatus(site, area)));
  expect(othersAfter.map(({ pointer, lastMove }) => [pointer, lastMove])).toEqual(
    others.map(({ pointer, lastMove }) => [pointer, lastMove]),
  );
  expect(hashOfReleases(site)).toBe(files);
  expect(gateways).toHaveLength(1);
  expect(gatewaysOf(site.dataDir)).toEqual(gateways);
});

test('a tab that shows what is rolled back is told within 3 s, and goes back to the same address', async ({
  page,
}) => {
  await activateSecond();
  const tab = await openListening(page, '/colors/月白?scheme=complementary');
  await expect(page.getByRole('radio', { name: '单色二版' })).toBeVisible();
  const address = page.url();
  await move(site, 'generator', { action: 'rollback', reason: 'the first was better' });
  await expect.poll(() => tab.area('generator')?.release, OPEN_TAB).toBe(first);
  const back = page.getByRole('button', { name: '换回上一版' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('radio', { name: '单色二版' })).toBeVisible();
  await back.click();
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();
  await expect(back).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('a killed area gives way to its notice in an open tab, told within 3 s, other areas work, and revived it is back', async ({
  page,
}) => {
  const tab = await openListening(page, '/colors/月白');
  const area = page.getByRole('radio', { name: '单色', exact: true });
  const notice = page.getByRole('heading', { name: '配色暂停使用' });
  await expect(area).toBeVisible();

  await move(site, 'generator', { action: 'kill', reason: 'it harms' });
  await expect.poll(() => tab.area('generator')?.killed, OPEN_TAB).toBe(true);
  await expect(notice).toBeVisible();
  await expect(area).toHaveCount(0);
  await enterByLink(page, '调色板');
  await expect(page.getByRole('heading', { name: '调色板', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(notice).toBeVisible();

  await move(site, 'generator', { action: 'revive', reason: 'it is healed' });
  await expect.poll(() => tab.area('generator')?.killed, OPEN_TAB).toBe(false);
  await expect(area).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a move at one gateway is served by another one over the same database within 1 s, also after their database connections were cut', async () => {
  const other = await startSecondGateway(site);
  try {
    expect(await servedTo(other.url)).toBe(first);
    await activateSecond();
    await reachesNewLoads(other.url, second);
    await move({ ...site, url: other.url }, 'generator', {
      action: 'rollback',
      reason: 'from the other one',
    });
    await reachesNewLoads(site.url, first);

    // Ends the connections of both gateways, including those that listen for moves. Spares the connections
    // that keep the embedded server running.
    await runStatement(
      site.dataDir,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name <> $1`,
      ['danqing-user'],
    );
    const answers = ({ url }: { url: string }) =>
      areaStatus({ ...site, url }, 'generator').then(
        () => true,
        () => false,
      );
    for (const gateway of [site, other]) await expect.poll(() => answers(gateway)).toBe(true);
    await activateSecond();
    await reachesNewLoads(other.url, second);
    await move({ ...site, url: other.url }, 'generator', {
      action: 'rollback',
      reason: 'as before the cut',
    });
    await reachesNewLoads(site.url, first);
  } finally {
    await other.stop();
  }
});

test.describe('in the operator console', () => {
  test.use({ expectedErrors: [/401/] });

  test('a wrong token is told so, and the right one rolls an area back with a reason', async ({ page }) => {
    await activateSecond();
    await page.goto(`${site.url}/operator`);
    await page.getByLabel('操作员令牌').fill('x'.repeat(32));
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByText('令牌不对')).toBeVisible();

    await page.getByLabel('操作员令牌').fill(operatorToken(site));
    await page.getByRole('button', { name: '登录' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /generator/ }) });
    await expect(row.getByTitle(second)).toBeVisible();
    await row.getByRole('button', { name: '回退' }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: /^回退/ });
    await expect(dialog.getByLabel('换成')).toHaveValue(first);
    await submit.click();
    await expect(dialog.getByText('请写明原因。')).toBeVisible();
    await dialog.getByLabel('原因').fill('二版的字不对');
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByTitle(first)).toBeVisible();
    await expect(row).toContainText('二版的字不对');

    expect(await servedTo(site.url)).toBe(first);
    const [event] = await areaHistory(site, 'generator');
    expect(event).toMatchObject({ action: 'rollback', to: first, reason: '二版的字不对' });
    expect(event?.actor).toBe('operator (shared token)');
  });

  test('on a phone, a rollback shows both releases, and its button beside a keyboard', async ({ page }) => {
    await activateSecond();
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`${site.url}/operator?q=generator`);
    await page.getByLabel('操作员令牌').fill(operatorToken(site));
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByRole('button', { name: /generator/, expanded: false }).click();
    await page.getByRole('button', { name: '回退', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: /^回退/ });
    for (const part of [dialog.getByText(second), dialog.getByText(first, { exact: true }), submit])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    await page.setViewportSize({ width: 375, height: 330 });
    await dialog.getByLabel('原因').fill('二版的字不对');
    for (const part of [dialog.getByLabel('原因'), submit]) await expect(part).toBeInViewport({ ratio: 1 });
    await submit.click();
    await expect(dialog).toHaveCount(0);
    expect(await servedTo(site.url)).toBe(first);
  });

  test('the menu of an area closes it and opens it again', async ({ page }) => {
    await page.goto(`${site.url}/operator`);
    await page.getByLabel('操作员令牌').fill(operatorToken(site));
    await page.getByRole('button', { name: '登录' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /palettes/ }) });
    for (const [action, submit, killed] of [
      ['停用区域', /^停用/, true],
      ['恢复区域', /^恢复/, false],
    ] as const) {
      await row.getByRole('button', { name: '更多' }).click();
      await page.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('原因').fill('演练');
      await dialog.getByRole('button', { name: submit }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row.getByText('已停用')).toHaveCount(killed ? 1 : 0);
      expect((await areaStatus(site, 'palettes')).pointer.killed).toBe(killed);
    }
  });
});
