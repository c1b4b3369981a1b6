import type { AreaHealth } from '@danqing/contracts/releases';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RELEASES, withCanary } from '../testing/fixtures.ts';
import { choose, operate, plane } from '../testing/operate.tsx';

const { stable, fresh } = RELEASES;
const counts = (networks: number, poor: number, p75: number | null = null) => ({ networks, poor, p75 });
const metrics = {
  loads: counts(1_000, 2),
  silent: counts(1_000, 10),
  errors: counts(1_000, 3),
  lcp: counts(1_000, 100, 1_900),
  inp: counts(0, 0),
  cls: counts(1_000, 0, 45),
  long: counts(1_000, 20, 300),
};
const at = '2026-03-01T11:58:00.000Z';
const error = { frame: 'js/home.js:1:2044', networks: 40, first_at: at, last_at: at };
const HEALTH: AreaHealth = {
  stable: { release: stable, metrics },
  canary: { release: fresh, metrics: { ...metrics, errors: counts(200, 40) } },
  worse: ['errors'],
  errors: [
    { ...error, release: fresh, hash: '0a1b2c3d', message: 'x is not a function' },
    { ...error, release: stable, hash: '99aa99aa', message: null, networks: 2 },
  ],
};

test('an area shows its canary beside the stable release, with the numbers and what is worse', async () => {
  await operate(withCanary());
  plane.answer('GET areas/generator/health', HEALTH);
  await choose('History and health');
  const table = await screen.findByRole('table', { name: /^Since the canary began/ });
  const cells = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Errors after/)).toEqual(['3 of 1,000 (0.3%)', '40 of 200 (20%)worse than stable']);
  expect(cells(/^Largest paint/)).toEqual(Array(2).fill('100 of 1,000 (10%)75% within 1,900 ms'));
  expect(cells(/^Layout shift/)[0]).toBe('0 of 1,000 (0%)75% within 0.045');
  expect(cells(/^Slowest/)).toEqual(['—', '—']);
  const errors = within(screen.getByRole('table', { name: 'Errors after the mount' }));
  expect(errors.getByRole('row', { name: /^x is not a function/ }).textContent).toContain(
    'js/home.js:1:2044',
  );
  expect(errors.getByText('99aa99aa')).toBeTruthy();
});

test('without a canary only the stable release is shown, of the last day', async () => {
  await operate();
  plane.answer('GET areas/generator/health', { ...HEALTH, canary: null, worse: [], errors: [] });
  await choose('History and health');
  const table = await screen.findByRole('table', { name: /^The last 24 hours/ });
  expect(within(table).queryByRole('row', { name: /^Without a report/ })).toBeNull();
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

test('a failure is said', async () => {
  await operate();
  plane.answer('GET areas/generator/health', { code: 'INTERNAL', message: 'no' }, 500);
  await choose('History and health');
  expect(await screen.findByText('Couldn’t load the health of this area.')).toBeTruthy();
});
