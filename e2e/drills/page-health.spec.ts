import type { AreaHealth } from '@danqing/contracts/releases';
import { activeRelease, release, startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/a rehearsal/] });

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('a page reports its vitals and errors once when it is hidden, and operators see them', async ({
  page,
}) => {
  const generator = await activeRelease(site, 'generator');
  // Every page is in the sample.
  await page.addInitScript(() => (Math.random = () => 0));
  const token = page.waitForResponse((response) => response.url().endsWith('/beacons/tokens'));
  await page.goto(site.url);
  await areaReady(page);
  // The page cannot report before it has read its token.
  await (await token).finished();
  await page.evaluate((id) => {
    const error = new Error('a rehearsal 12');
    error.stack = `Error\n    at x (${location.origin}/areas/generator/${id}/js/a.js:1:20)`;
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }, generator);
  const read = async () => JSON.parse(await release(site, 'health', 'generator', '--json')) as AreaHealth;
  await page.goto('about:blank');
  await expect.poll(async () => (await read()).stable?.metrics.errors.networks, { timeout: 90_000 }).toBe(1);
  const { stable, errors } = await read();
  expect(stable?.release).toBe(generator);
  expect(stable?.metrics.lcp.networks).toBe(1);
  expect(stable?.metrics.lcp.p75).toBeGreaterThan(0);
  expect(errors).toMatchObject([{ release: generator, message: null, frame: 'js/a.js:1:20', networks: 1 }]);
});
