import { expect, test } from 'vitest';
import { PAGES_PER_MINUTE } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import { flushAndLook, MINUTE_MS, openGateway, openWatched, running } from '../testing/open-watched.ts';

/** Visitors for whom all is well, and somebody who would like it not to be. */
async function openFlooded() {
  const site = await openWatched();
  const { gateway, canary } = site;
  gateway.visit(site.stable, 900);
  gateway.visit(canary, 100);
  const outcomes = [{ ...canary, outcome: 'init' as const }];
  const address = '203.0.113.9';
  return { ...site, flood: (token?: string) => gateway.tell(outcomes, { address, ...(token && { token }) }) };
}

test.each<[string, (site: Awaited<ReturnType<typeof openFlooded>>) => void]>([
  [
    '10,000 forged beacons',
    ({ flood, gateway }) => {
      const forger = new BeaconTokens(Buffer.from('a guess'));
      for (let sent = 0; sent < 10_000; sent += 1) flood(forger.issue(gateway.now()));
    },
  ],
  [
    '10,000 beacons of one page',
    ({ flood, gateway }) => {
      const token = gateway.tokens.issue(gateway.now());
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

test('one address moves nothing by way of seven gateways either', async () => {
  const site = await openFlooded();
  for (let count = 0; count < 7; count += 1) {
    const gateway = await openGateway(site.plane);
    gateway.tell([{ ...site.canary, outcome: 'init' }], { address: '203.0.113.9' });
    await gateway.counter.flush();
  }
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(running(site));
});
