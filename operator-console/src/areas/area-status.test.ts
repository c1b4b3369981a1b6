import type { GateResult, OperatorArea } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import {
  EVIDENCE,
  fixtureArea,
  fixtureEvent,
  fixtureSummary,
  REFUSED,
  RELEASES,
  withCanary,
} from '../testing/fixtures.ts';
import { readStatus } from './area-status.ts';

const { stable, fresh } = RELEASES;
const statesOf = (area: OperatorArea) => readStatus(area).states.map(({ state, tone }) => `${state} ${tone}`);
const moved = (move: Parameters<typeof fixtureEvent>[0]) => fixtureArea({ lastMove: fixtureEvent(move) });
const health = (loads: number, failures: number) => [
  { release: stable, minutes: [{ minute: new Date().toISOString(), loads, failures }], outcomes: {} },
];

const NOT_MOUNTED: GateResult = {
  verdict: 'unknown',
  checks: [
    { check: 'files', verdict: 'compatible', reason: '' },
    { check: 'smoke', verdict: 'unknown', reason: 'npm start opens no browser' },
  ],
};

test.each<[string, OperatorArea, string[]]>([
  ['nothing for a normal area', fixtureArea(), []],
  ['nothing while no browser check is run', moved({ forced: true, gate: NOT_MOUNTED }), []],
  ['a forced move', moved({ forced: true, gate: REFUSED }), ['forced warning']],
  ['a killed area', moved({ pointer: { stable, canary: null, killed: true } }), ['killed bad']],
  ['a canary', withCanary(), ['canary info']],
  ['a paused canary', withCanary(0), ['paused warning']],
  ['an automatic rollback', moved({ evidence: EVIDENCE }), ['rolledBack bad']],
  ['failing loads', fixtureArea({ health: health(9, 3) }), ['failing warning']],
  ['nothing for a single failed load', fixtureArea({ health: health(9, 1) }), []],
  [
    'a canary in doubt',
    {
      ...withCanary(),
      alert: { release: fresh, cause: 'votes', at: '', evidence: EVIDENCE, checks: [] },
      health: [{ ...health(233, 33)[0]!, release: fresh }],
    },
    ['doubted warning'],
  ],
  [
    'a canary that was paused automatically',
    {
      ...withCanary(0),
      lastMove: fixtureEvent({ action: 'pause', evidence: EVIDENCE }),
      alert: { release: fresh, cause: 'votes', at: '', evidence: EVIDENCE, checks: [] },
    },
    ['paused warning'],
  ],
  [
    'a newer release in quarantine',
    fixtureArea({
      releases: [
        fixtureSummary({ release: fresh, published_at: '2026-03-01T11:50:00.000Z', quarantined: true }),
        fixtureSummary(),
      ],
    }),
    ['quarantined warning'],
  ],
  [
    'nothing for an older release in quarantine',
    fixtureArea({
      releases: [
        fixtureSummary(),
        fixtureSummary({ release: fresh, published_at: '2026-02-01T11:50:00.000Z', quarantined: true }),
      ],
    }),
    [],
  ],
  [
    'a retired area',
    moved({ pointer: { stable, canary: null, killed: false, retired: true } }),
    ['retired neutral'],
  ],
])('shows %s', (_, area, states) => {
  expect(statesOf(area)).toEqual(states);
  expect(readStatus(area).isTrouble).toBe(states.some((state) => /bad|warning/.test(state)));
});
