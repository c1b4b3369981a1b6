import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRILLS, selectDrills } from './drill-list.ts';
import { WORKSPACE } from './steps.ts';

test.each(Object.entries(DRILLS))('%s rests on files that are there', (_name, { sources }) => {
  expect(sources).not.toEqual([]);
  expect(sources.filter((source) => !existsSync(join(WORKSPACE, source)))).toEqual([]);
});

test('a changed file names the drills that rest on it', () => {
  expect(selectDrills(['services/credits/src/account/account.ts', 'README.md'])).toEqual([
    'payment-kills',
    'payment-steps',
    'mutations',
    'ledger-steps',
    'ledger-kills',
  ]);
  expect(selectDrills(['tools/supervise.ts'])).toEqual(['supervision']);
  expect(selectDrills(['services/credits/src-of-another.ts'])).toEqual([]);
});
