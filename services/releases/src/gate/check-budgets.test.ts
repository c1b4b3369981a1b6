import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AreaBudgets } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { describeBuild } from '../testing/release-build.ts';
import { budgetCeilingsOf } from './budget-ceilings.ts';
import { checkPageBudgets } from './check-budgets.ts';
import { checkRelease } from './gate-report.ts';

const budgeted = (budgets: AreaBudgets) => ({
  describe: (descriptor: ReturnType<typeof describeBuild>) => ({
    ...descriptor,
    manifest: { ...descriptor.manifest, budgets },
  }),
});
const script = `start("${randomBytes(6_000).toString('hex')}")`;
const files = { 'entry.js': script, 'area.css': '', 'picture.webp': 'x'.repeat(50_000) };

async function budgetsOf(budgets: AreaBudgets, ceilings?: Parameters<typeof budgetCeilingsOf>[0]) {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const release = await publish(plane, { files, ...budgeted(budgets) });
  const { gate } = await checkRelease(
    { ...plane, ceilings: ceilings && budgetCeilingsOf(ceilings) },
    { area: 'generator', release },
  );
  return gate.checks.find(({ check }) => check === 'budgets');
}

test('the first files of an area are weighed as they are sent', async () => {
  const sent = brotliCompressSync(script, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
    },
  }).length;
  expect(await budgetsOf({ area: { bytes: sent, requests: 2 } })).toEqual({
    check: 'budgets',
    verdict: 'compatible',
    reason: '',
  });
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  expect(await budgetsOf({ area: { bytes: sent - 1_000, requests: 1 } })).toEqual({
    check: 'budgets',
    verdict: 'incompatible',
    reason: [
      `the first files of the area are ${kilobytes(sent)}, 1.0 kB over the budget in area.json (${kilobytes(sent - 1_000)}); largest: entry.js ${kilobytes(sent)}, area.css 0.0 kB`,
      `the first files of the area are 2 files, 1 over the budget in area.json (1); largest: entry.js ${kilobytes(sent)}, area.css 0.0 kB`,
    ].join('; '),
  });
});

test('a budget does not lift the limit of the site', async () => {
  const check = await budgetsOf({ area: { bytes: 900_000 } }, { AREA_MAX_KILOBYTES: '2' });
  expect(check).toMatchObject({
    verdict: 'incompatible',
    reason: expect.stringMatching(/over the limit of the site \(2\.0 kB\)/),
  });
});

const pages = [
  { path: '/', files: [{ file: '/', bytes: 9_000 }] },
  {
    path: '/palettes',
    files: [
      { file: '/palettes', bytes: 9_000 },
      { file: '/areas/palettes/aa/chart.js', bytes: 400_000 },
      { file: '/images/tea.webp', bytes: 300_000 },
      { file: '/api/palettes', bytes: 1_000 },
    ],
  },
];
const weigh = (budgets: AreaBudgets, env: NodeJS.ProcessEnv = {}) => {
  const descriptor = describeBuild();
  return checkPageBudgets(
    { ceilings: budgetCeilingsOf(env) },
    { descriptor: { ...descriptor, manifest: { ...descriptor.manifest, budgets } } },
    pages,
  );
};

test('a page that loads more than its budget is named with its largest files', () => {
  expect(weigh({ page: { bytes: 710_000, requests: 4 } }).verdict).toBe('compatible');
  expect(weigh({ page: { bytes: 600_000 } })).toEqual({
    check: 'page-budgets',
    verdict: 'incompatible',
    reason:
      '/palettes loads 710.0 kB, 110.0 kB over the budget in area.json (600.0 kB); largest: /areas/palettes/aa/chart.js 400.0 kB, /images/tea.webp 300.0 kB, /palettes 9.0 kB',
  });
  expect(weigh({}, { PAGE_MAX_REQUESTS: '3' }).reason).toMatch(
    /^\/palettes loads 4 files, 1 over the limit of the site \(3\)/,
  );
});

test('wrong limits of a command-line program count as missing', () => {
  expect(budgetCeilingsOf({ AREA_MAX_KILOBYTES: '-1' })).toEqual(budgetCeilingsOf({}));
  expect(budgetCeilingsOf({ AREA_MAX_KILOBYTES: '' }).area.bytes).toBe(200_000);
});
