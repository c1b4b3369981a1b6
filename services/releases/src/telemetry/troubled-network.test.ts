import type { LoadOutcome } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { flushAndLook, openWatched, running } from '../testing/open-watched.ts';

test.each<LoadOutcome>(['network', 'chunk', 'integrity'])(
  'an outage that hits all areas by %s moves nothing',
  async (outcome) => {
    const site = await openWatched();
    const { gateway } = site;
    for (const release of [site.stable, ...site.others]) gateway.visit(release, 300, 120, outcome);
    gateway.visit(site.canary, 100, 60, outcome);
    await flushAndLook(gateway);
    expect(await site.pointer()).toEqual(running(site));
  },
);

test('a canary whose files are fetched over a network that is in trouble stays', async () => {
  const site = await openWatched();
  const { gateway } = site;
  // Browsers have cached every release except the canary, so only the canary fails often.
  for (const release of [site.stable, ...site.others]) gateway.visit(release, 300, 5, 'network');
  gateway.visit(site.canary, 100, 60, 'network');
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(running(site));
});

test('a canary whose files alone are missing goes back', async () => {
  const site = await openWatched();
  const { gateway } = site;
  for (const release of [site.stable, ...site.others]) gateway.visit(release, 300);
  gateway.visit(site.canary, 100, 60, 'network');
  await flushAndLook(gateway);
  expect(await site.pointer()).toMatchObject({ canary: null });
});

test('a canary that fails while most other areas do stays, and that is said once', async () => {
  const site = await openWatched();
  const { gateway } = site;
  gateway.visit(site.stable, 900, 360);
  for (const other of site.others) gateway.visit(other, 300, 120);
  gateway.visit(site.canary, 100, 90);
  await flushAndLook(gateway);
  gateway.visit(site.canary, 10, 9);
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(running(site));
  expect(gateway.reports).toEqual([
    `Canary ${site.canary.release} of gallery failed in 90 of 100 loads, and most other areas fail as well: it stays.`,
  ]);
});
