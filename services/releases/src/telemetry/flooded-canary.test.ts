import { expect, test } from 'vitest';
import { PAGES_PER_MINUTE } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import { newestPage, visitorOfCanary } from '../testing/open-telemetry.ts';
import { flushAndLook, MINUTE_MS, openWatched, running } from '../testing/open-watched.ts';

const ADDRESS = '203.0.113.9';

async function openFlooded() {
  const site = await openWatched();
  const { gateway, canary } = site;
  gateway.mount = 'unknown';
  gateway.visit(site.stable, 900);
  gateway.visit(canary, 100);
  const outcomes = [{ ...canary, outcome: 'init' as const }];
  const page = newestPage(visitorOfCanary(canary.area));
  const issue = (tokens = gateway.tokens) => tokens.issue(page, ADDRESS, gateway.now());
  return {
    ...site,
    issue,
    flood: (token = issue()) => gateway.report(outcomes, { address: ADDRESS, token }),
  };
}

test.each<[string, (site: Awaited<ReturnType<typeof openFlooded>>) => void]>([
  [
    '10,000 forged beacons',
    ({ flood, issue }) => {
      const forger = new BeaconTokens(Buffer.from('a guess'));
      for (let sent = 0; sent < 10_000; sent += 1) flood(issue(forger));
    },
  ],
  [
    '10,000 beacons of one page',
    ({ flood, issue }) => {
      const token = issue();
      for (let sent = 0; sent < 10_000; sent += 1) flood(token);
    },
  ],
  [
    '10,000 beacons of as many pages at once',
    ({ flood }) => {
      for (let sent = 0; sent < 10_000; sent += 1) flood();
    },
  ],
  [
    '10,000 beacons of as many pages within the limits',
    ({ flood, gateway }) => {
      for (let sent = 0; sent < 10_000; sent += 1) {
        if (sent % PAGES_PER_MINUTE === 0) gateway.ahead += MINUTE_MS;
        flood();
      }
    },
  ],
])('%s from one address move nothing', async (_what, attack) => {
  const site = await openFlooded();
  attack(site);
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(running(site));
});
