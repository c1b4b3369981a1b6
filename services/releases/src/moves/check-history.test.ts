import type { ReleaseEvent } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { findHistoryProblems } from './check-history.ts';

const event = (sequence: number, area: string, from: string | null, stable: string) =>
  ({ sequence, area, from, pointer: { stable, canary: null, killed: false } }) as ReleaseEvent;

test.each([
  ['nothing', [], []],
  ['a whole history', [event(1, 'x', null, 'a'), event(2, 'y', null, 'a'), event(3, 'x', 'a', 'b')], []],
  ['a gap', [event(1, 'x', null, 'a'), event(3, 'x', 'a', 'b')], ['move 2 is missing before move 3']],
  ['no beginning', [event(2, 'x', null, 'a')], ['move 1 is missing before move 2']],
  [
    'a move from where none ended',
    [event(1, 'x', null, 'a'), event(2, 'x', 'c', 'b')],
    ['move 2 of x begins at c, not at a'],
  ],
])('%s', (_what, events, problems) => {
  expect(findHistoryProblems(events)).toEqual(problems);
});
