import type { LoadOutcome } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import type { ReportedLoads } from './load.queries.ts';
import { compareLoads } from './compare-loads.ts';

const RELEASES = { area: 'gallery', canary: 'c', stable: 's' };

const rowsOf = (slice: number, ...lines: string[]): ReportedLoads[] =>
  lines.map((line) => {
    const [, area, release, outcome, loads] = /^(\S+)\/(\S+) (\S+) (\d+)$/.exec(line)!;
    return { slice, area: area!, release: release!, outcome: outcome as LoadOutcome, loads: Number(loads) };
  });

test('the canary stands beside the stable release slice by slice, the other areas all together', () => {
  const rows = [
    ...rowsOf(4, 'gallery/s ok 100', 'palettes/p ok 50', 'palettes/p init 2'),
    ...rowsOf(0, 'gallery/c ok 10', 'gallery/c slow 3', 'gallery/c render 2', 'gallery/c network 1'),
    ...rowsOf(0, 'gallery/s ok 90', 'gallery/s compat 1', 'palettes/p ok 60', 'agent/a ok 5'),
  ];
  const slices = [
    { canary: { loads: 16, failures: 3 }, stable: { loads: 91, failures: 1 } },
    { canary: { loads: 0, failures: 0 }, stable: { loads: 100, failures: 0 } },
  ];
  expect(compareLoads(rows, RELEASES)).toEqual({
    slices,
    wholeSlices: slices,
    others: [
      { loads: 112, failures: 2 },
      { loads: 5, failures: 0 },
    ],
    outcomes: { ok: 10, slow: 3, render: 2, network: 1 },
  });
});

const CANARY = ['gallery/c ok 60', 'gallery/c network 30', 'gallery/c chunk 10'];
const STABLE = ['gallery/s ok 900', 'gallery/s network 20'];

test.each([
  ['no other area is known', [], 40],
  ['the others see nothing', ['palettes/p ok 500', 'agent/a ok 500'], 40],
  ['one of two others sees it', ['palettes/p ok 50', 'palettes/p network 50', 'agent/a ok 500'], 40],
  ['the others see it now and then', ['palettes/p ok 996', 'palettes/p network 4'], 40],
  ['the others fail in another way', ['palettes/p init 500', 'agent/a chunk 500'], 40],
  ['the only other area sees it', ['palettes/p ok 99', 'palettes/p network 1'], 10],
  ['most others see it', ['palettes/p network 5', 'agent/a network 5', 'profile/f ok 500'], 10],
])('when %s, failures by network count or do not', (_what, others, failures) => {
  const { slices } = compareLoads(rowsOf(0, ...CANARY, ...STABLE, ...others), RELEASES);
  expect(slices[0]?.canary).toEqual({ loads: failures === 40 ? 100 : 70, failures });
  expect(slices[0]?.stable).toEqual({
    loads: failures === 40 ? 920 : 900,
    failures: failures === 40 ? 20 : 0,
  });
});

test('trouble with the network in one slice excuses nothing in another', () => {
  const rows = [
    ...rowsOf(0, ...CANARY, 'palettes/p network 9'),
    ...rowsOf(1, ...CANARY, 'palettes/p ok 900'),
  ];
  expect(compareLoads(rows, RELEASES).slices.map(({ canary }) => canary.failures)).toEqual([10, 40]);
});
