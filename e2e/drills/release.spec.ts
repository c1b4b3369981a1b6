import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildGeneratorVariant } from '../support/build-variant.ts';
import { activeRelease, release, startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('a changed generator is there at the next load once activated, and the first one after a rollback', async ({
  page,
}) => {
  const [shell, first] = [await activeRelease(site, 'shell'), await activeRelease(site, 'generator')];
  await page.goto(`${site.url}/colors/月白`);
  await areaReady(page);
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();

  const folder = buildGeneratorVariant('src/locales/zh.json', (text) => text.replace('"单色"', '"单色二版"'));
  const published = JSON.parse(await release(site, 'publish', folder, '--json')) as { release: string };
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();

  await release(site, 'activate', 'generator', published.release, '--reason', 'second edition', '--force');
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('radio', { name: '单色二版' })).toBeVisible();

  await release(site, 'rollback', 'generator', '--reason', 'the first was better');
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();

  expect(await activeRelease(site, 'generator')).toBe(first);
  expect(await activeRelease(site, 'shell')).toBe(shell);
  expect(site.process.exitCode).toBeNull();
  const history = JSON.parse(await release(site, 'history', 'generator', '--json')) as {
    action: string;
    reason: string;
  }[];
  expect(history.map(({ action, reason }) => [action, reason])).toEqual([
    ['rollback', 'the first was better'],
    ['activate', 'second edition'],
    ['activate', 'npm start'],
  ]);
  rmSync(dirname(dirname(folder)), { recursive: true });
});

test.describe('with the remoteEntry of the generator deleted', () => {
  test.use({ expectedErrors: [/404|remoteEntry|did not load/] });

  test('navigation, theme and language still work, and Retry works once the file is back', async ({
    page,
  }) => {
    const folder = join(site.dataDir, 'releases/generator', await activeRelease(site, 'generator'));
    const entry = readdirSync(folder).find((name) => /^remoteEntry\..*\.js$/.test(name)) ?? '';
    renameSync(join(folder, entry), join(site.dataDir, 'kept.js'));

    await page.goto(`${site.url}/colors/月白`);
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: '配色' })).toBeVisible();
    await page.getByRole('button', { name: '切换到深色' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('button', { name: /语言/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.waitForURL(`${site.url}/en/colors/**`);
    const retryEnglish = page.getByRole('button', { name: 'Try again' });
    await expect(retryEnglish).toBeVisible();

    renameSync(join(site.dataDir, 'kept.js'), join(folder, entry));
    await retryEnglish.click();
    await expect(page.getByRole('radio', { name: 'Mono' })).toBeVisible();
    await expect(retryEnglish).toHaveCount(0);
  });
});
