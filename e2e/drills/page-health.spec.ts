import type { AreaHealth, Beacon } from '@danqing/contracts/releases';
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
  const health: NonNullable<Beacon['health']>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/releases/beacons')) return;
    const beacon = JSON.parse(request.postData() ?? '{}') as Beacon;
    if (beacon.health) health.push(beacon.health);
  });
  // Every page is in the sample.
  await page.addInitScript(() => (Math.random = () => 0));
  const token = page.waitForResponse((response) => response.url().endsWith('/beacons/tokens'));
  await page.goto(site.url);
  await areaReady(page);
  await token;
  await page.evaluate((id) => {
    const error = new Error('a rehearsal 12');
    error.stack = `Error\n    at x (${location.origin}/areas/generator/${id}/js/a.js:1:20)`;
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }, generator);
  const read = async () => JSON.parse(await release(site, 'health', 'generator', '--json')) as AreaHealth;
  await page.goto('about:blank');
  await expect.poll(async () => (await read()).stable?.metrics.errors.networks).toBe(1);
  expect(health).toHaveLength(1);
  const { stable, errors } = await read();
  expect(stable?.release).toBe(generator);
  expect(stable?.metrics.lcp).toMatchObject({ networks: 1, p75: health[0]?.vitals.lcp });
  expect(stable?.metrics.lcp.p75).toBeGreaterThan(0);
  expect(errors).toMatchObject([{ release: generator, message: null, frame: 'js/a.js:1:20', networks: 1 }]);
});
