import type { AreaPointer } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { EVIDENCE } from '../testing/move-fixtures.ts';
import { effectOnRollout } from './settle-rollout.ts';

const rollout = {
  release: 'b',
  step: 1,
  steps: [
    { weight: 1, seconds: 60 },
    { weight: 10, seconds: 60 },
    { weight: 100, seconds: 0 },
  ],
};
const pointer = (changes: Partial<AreaPointer> = {}): AreaPointer => ({
  stable: 'a',
  canary: { release: 'b', weight: 10 },
  killed: false,
  ...changes,
});

test.each<[string, AreaPointer, { reports?: true }, string | null]>([
  ['leaves the canary', pointer(), {}, null],
  ['pauses the canary', pointer({ canary: { release: 'b', weight: 0 } }), {}, 'pause'],
  ['pauses it on reports', pointer({ canary: { release: 'b', weight: 0 } }), { reports: true }, 'pause'],
  ['gives the canary another weight', pointer({ canary: { release: 'b', weight: 11 } }), {}, 'cancel'],
  ['makes another release the canary', pointer({ canary: { release: 'c', weight: 10 } }), {}, 'cancel'],
  ['withdraws the canary', pointer({ canary: null }), {}, 'cancel'],
  ['quarantines the canary on evidence', pointer({ canary: null }), { reports: true }, 'roll-back'],
  ['promotes the canary', pointer({ stable: 'b', canary: null }), {}, 'cancel'],
  ['kills the area', pointer({ killed: true }), {}, 'cancel'],
  ['retires the area', pointer({ canary: null, retired: true }), {}, 'cancel'],
])('a move that %s', (_what, after, { reports }, effect) => {
  expect(effectOnRollout(rollout, { pointer: after, evidence: reports ? EVIDENCE : null })).toBe(effect);
});
