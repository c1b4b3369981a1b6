import { expect, test } from 'vitest';
import { simulateMoves } from '../testing/simulate-moves.ts';
import { findCanaryRun } from './canary-run.ts';

function movesAt(wishes: string, times: string) {
  const at = times.split(' ').map((time) => `2026-01-01T12:${time}.000Z`);
  return simulateMoves('gallery', wishes).map((move, index) => ({ ...move, at: at[index]! }));
}

test.each([
  ['begins with its move', 'activate a; canary b 10', '00:05 03:59', '03:59'],
  ['goes on with another weight', 'activate a; canary b 10; canary b 50', '00:00 03:10 20:00', '03:10'],
  ['begins anew with another release', 'activate a; canary b 10; canary c 10', '00:00 03:10 20:00', '20:00'],
  [
    'begins anew after it was taken back',
    'activate a; canary b 10; rollback; canary b 10',
    '00:00 03:10 05:00 20:00',
    '20:00',
  ],
  [
    'goes on after the area was killed and revived',
    'activate a; canary b 10; kill; revive',
    '00:00 03:10 04:00 05:00',
    '03:10',
  ],
])('a run %s', (_what, wishes, times, began) => {
  expect(findCanaryRun(movesAt(wishes, times))).toMatchObject({
    stable: 'a',
    since: new Date(`2026-01-01T12:${began}.000Z`),
  });
});

test.each([
  ['before the first move', '', ''],
  ['without a canary', 'activate a; activate b', '00:00 01:00'],
  ['after it was taken back', 'activate a; canary b 10; rollback', '00:00 01:00 02:00'],
  ['after it was promoted', 'activate a; canary b 10; promote', '00:00 01:00 02:00'],
  ['while nobody gets the area', 'activate a; canary b 10; kill', '00:00 01:00 02:00'],
])('there is no run %s', (_what, wishes, times) => {
  expect(findCanaryRun(movesAt(wishes, times))).toBeNull();
});
