import type { Freeze, FreezeResponse, FreezesResponse } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { operator } from '../testing/open-site.ts';
import { get, move, openShippedSite, overview, post } from '../testing/open-shipped-site.ts';

const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('a freeze is added, shown, met by moves and removed, and the log says by whom', async () => {
  const { site, second } = await openShippedSite();
  const wanted = { from: timeIn(-1), to: timeIn(1), reason: 'holidays' };
  const added = await post(site, 'freezes', wanted);
  expect([added.statusCode, added.json()]).toMatchObject([
    200,
    { freeze: { area: null, starts_at: wanted.from, ends_at: wanted.to, created_by: 'operator 林澄' } },
  ]);
  const { freeze } = added.json<FreezeResponse>();
  await post(site, 'freezes', { ...wanted, from: timeIn(30), to: timeIn(40), area: 'generator' });
  const list: Freeze[] = (await get(site, 'freezes')).json<FreezesResponse>().freezes;
  expect(list).toMatchObject([freeze, { area: 'generator' }]);
  expect((await overview(site)).freezes).toEqual(list);

  const activate = { action: 'activate', release: second, reason: 'x', seen: 2 } as const;
  const refused = await move(site, 'generator', activate);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'FROZEN', frozen: { until: wanted.to, reason: 'holidays' }, gate: { verdict: 'incompatible' } },
  ]);
  const removed = await site.app.inject({
    method: 'DELETE',
    url: `/api/operator/freezes/${freeze.id}`,
    headers: operator(),
  });
  expect([removed.statusCode, removed.json()]).toEqual([200, { freeze }]);
  expect((await move(site, 'generator', activate)).statusCode).toBe(200);
  expect(
    site.events.map(({ subject, result, detail }) => [
      subject,
      result,
      detail?.replace(/ from .*Z/, '').replace(/:.*/, ''),
    ]),
  ).toEqual([
    ['site', 'allowed', `freeze ${freeze.id} added`],
    ['area generator', 'allowed', `freeze ${freeze.id + 1} added`],
    ['area generator', 'refused', `activate ${second}`],
    ['site', 'allowed', `freeze ${freeze.id} removed`],
    ['area generator', 'allowed', `activate ${second}`],
  ]);
});

test('a freeze that is wrong is refused', async () => {
  const { site } = await openShippedSite();
  const wrong = {
    'that ends before it begins': { from: timeIn(2), to: timeIn(1) },
    'that is over': { from: timeIn(-2), to: timeIn(-1) },
    'of a year': { to: timeIn(24 * 365) },
    'of no area': { area: "a' or true" },
    'without a reason': { reason: ' ' },
    'with a reason of two lines': { reason: 'two\nlines' },
  };
  for (const [what, changes] of Object.entries(wrong)) {
    const request = { from: timeIn(0), to: timeIn(1), reason: 'x', ...changes };
    const answer = await post(site, 'freezes', request);
    expect([answer.statusCode, answer.json<{ code: string }>().code], what).toEqual([400, 'INPUT_INVALID']);
  }
});
