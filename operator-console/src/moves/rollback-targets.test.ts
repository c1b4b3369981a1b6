import type { MoveAction } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { fixtureEvent } from '../testing/fixtures.ts';
import { rollbackTargets } from './rollback-targets.ts';

const events = (...moves: string[]) =>
  moves
    .map((move, index) => {
      const [action, stable] = move.split(':') as [MoveAction, string];
      return fixtureEvent({ sequence: index + 1, action, pointer: { stable, canary: null, killed: false } });
    })
    .toReversed();
const ids = (targets: { release: string }[]) => targets.map(({ release }) => release);
const NONE = new Set<string>();

test('returns to the release before, and offers the others by when they were stable last', () => {
  const { usual, targets } = rollbackTargets(events('activate:a', 'activate:b', 'activate:c'), 'c', NONE);
  expect(usual).toBe('b');
  expect(ids(targets)).toEqual(['b', 'a']);
});

test('a second rollback goes further back, not forward to what the first one left', () => {
  const moves = events('activate:a', 'activate:b', 'activate:c', 'rollback:b');
  const { usual, targets } = rollbackTargets(moves, 'b', NONE);
  expect(usual).toBe('a');
  expect(ids(targets)).toEqual(['a', 'c']);
});

test('has no usual choice after the first release was returned to, and still offers what was left', () => {
  const { usual, targets } = rollbackTargets(events('activate:a', 'activate:b', 'rollback:a'), 'a', NONE);
  expect(usual).toBeNull();
  expect(ids(targets)).toEqual(['b']);
});

test('passes over releases in quarantine and lists them last', () => {
  const moves = events('activate:a', 'activate:b', 'activate:c');
  const { usual, targets } = rollbackTargets(moves, 'c', new Set(['b']));
  expect(usual).toBe('a');
  expect(ids(targets)).toEqual(['a', 'b']);
});

test('moves that leave the stable release alone add nothing', () => {
  const { targets } = rollbackTargets(events('activate:a', 'canary:a', 'kill:a', 'activate:b'), 'b', NONE);
  expect(ids(targets)).toEqual(['a']);
});
