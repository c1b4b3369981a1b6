import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { buildGeneratorVariant } from '../support/build-variant.ts';
import { release, startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/**
 * Returns the bytes downloaded for the generator's first scripts, styles and texts, as encoded for transfer.
 * Cached files count as 0.
 */
async function fetchedBytes(page: Page, of: string): Promise<number> {
  await areaReady(page);
  const files = await page.evaluate(
    (base) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes(base))
        .map(({ name, transferSize, encodedBodySize }) => ({
          file: name.split(base)[1] ?? '',
          bytes: transferSize > 0 ? encodedBodySize : 0,
        })),
    `/areas/generator/${of}/`,
  );
  const first = files.filter(({ file }) => /^(remoteEntry|c\/area|css\/area|c\/generator-zh)\./.test(file));
  expect(new Set(first.map(({ file }) => file)).size).toBe(4);
  return first.reduce((sum, { bytes }) => sum + bytes, 0);
}

test('after a changed word a returning visitor fetches the difference, once; a new one the files', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}/`);
  await areaReady(page);

  const folder = buildGeneratorVariant('src/locales/zh.json', (text) => text.replace('"单色"', '"单色二版"'));
  const published = JSON.parse(await release(site, 'publish', folder, '--json')) as { release: string };
  await release(site, 'activate', 'generator', published.release, '--reason', 'a word', '--force');

  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/`);
  const whole = await fetchedBytes(visitor, published.release);
  await visitor.close();

  await page.reload();
  await expect(page.getByRole('radio', { name: '单色二版' })).toBeVisible();
  const difference = await fetchedBytes(page, published.release);
  expect(difference).toBeGreaterThan(0);
  expect(difference).toBeLessThan(whole / 8);

  await page.goto(`${site.url}/`);
  expect(await fetchedBytes(page, published.release)).toBe(0);
  rmSync(dirname(dirname(folder)), { recursive: true });
});
