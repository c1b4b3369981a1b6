import type { MoveAction } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { fixtureEvent } from '../testing/fixtures.ts';
import { rollbackTargets, stablePeriods } from './rollback-targets.ts';

const periodsOf = (...moves: string[]) =>
  stablePeriods(
    moves
      .map((move, index) => {
        const [action, stable] = move.split(':') as [MoveAction, string];
        return fixtureEvent({
          sequence: index + 1,
          action,
          pointer: { stable, canary: null, killed: false },
        });
      })
      .toReversed(),
  );
const NONE = new Set<string>();
const ids = (targets: { release: string }[]) => targets.map(({ release }) => release);

test('offers what the server would restore first, and the others by when they were stable last', () => {
  const periods = periodsOf('activate:a', 'activate:b', 'activate:c', 'rollback:b');
  expect(ids(rollbackTargets(periods, { stable: 'b', usual: 'a', quarantined: NONE }))).toEqual(['a', 'c']);
});

test('offers what the server would restore also without the history', () => {
  const targets = rollbackTargets(periodsOf(), { stable: 'b', usual: 'a', quarantined: NONE });
  expect(targets).toEqual([{ release: 'a', since: null, until: null }]);
});

test('lists releases in quarantine last', () => {
  const periods = periodsOf('activate:a', 'activate:b', 'activate:c', 'activate:d');
  const targets = rollbackTargets(periods, { stable: 'd', usual: 'b', quarantined: new Set(['c']) });
  expect(ids(targets)).toEqual(['b', 'a', 'c']);
});

test('knows the last period of a release, which moves that leave it stable do not end', () => {
  const periods = periodsOf('activate:a', 'activate:b', 'rollback:a', 'canary:a', 'kill:a', 'activate:c');
  expect(
    [...periods].map(([release, { since, until }]) => [release, since?.sequence, until?.sequence]),
  ).toEqual([
    ['a', 3, 6],
    ['b', 2, 3],
    ['c', 6, undefined],
  ]);
});
