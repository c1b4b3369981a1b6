import fc from 'fast-check';
import type { AreaPointer } from '@danqing/contracts/releases';
import { describe, expect, test } from 'vitest';
import { ReleaseError } from '../release/release-error.ts';
import { foldMoves } from './area-history.ts';
import { nextPointer, type RequestedMove } from './next-pointer.ts';
import { parseMove, simulateMoves, stateOf } from '../testing/simulate-moves.ts';

/**
 * Formats a pointer as `stable` or `stable+canary@weight`, with `!` appended when killed. A retired area is
 * `stable ended`.
 */
function write({ stable, canary, killed, retired }: AreaPointer): string {
  return `${stable}${canary ? `+${canary.release}@${canary.weight}` : ''}${killed ? '!' : ''}${retired ? ' ended' : ''}`;
}

/** Returns the resulting pointer and guard, `-` when the request changes nothing, or the error code. */
function outcome(before: string, wish: RequestedMove, area = 'generator'): string {
  const history = foldMoves(simulateMoves(area, before));
  try {
    const next = nextPointer(area, wish, stateOf(history));
    return next ? `${write(next.pointer)} ${next.guard}, about ${next.to}` : '-';
  } catch (error) {
    if (error instanceof ReleaseError) return error.code;
    throw error;
  }
}

// Moves are written as `activate a`, `canary b 10`, `pause`, `promote`, `rollback`, `rollback a`, `kill`, `revive`,
// `quarantine b`, `unquarantine b`.
const NOTHING = '';
const STABLE = 'activate a; activate s';
const CANARY = `${STABLE}; canary c 10`;
const KILLED = `${STABLE}; kill`;
const KILLED_CANARY = `${CANARY}; kill`;

describe.each<[wish: string, nothing: string, stable: string, canary: string, killed: string, both: string]>([
  [
    'activate x',
    'x full, about x',
    'x full, about x',
    'x full, about x',
    'x! full, about x',
    'x! full, about x',
  ],
  ['activate s', 's full, about s', '-', 's none, about s', '-', 's! none, about s'],
  [
    'activate c',
    'c full, about c',
    'c full, about c',
    'c full, about c',
    'c! full, about c',
    'c! full, about c',
  ],
  [
    'canary x 10',
    'AREA_NOT_ACTIVE',
    's+x@10 full, about x',
    's+x@10 full, about x',
    's+x@10! full, about x',
    's+x@10! full, about x',
  ],
  ['canary c 10', 'AREA_NOT_ACTIVE', 's+c@10 full, about c', '-', 's+c@10! full, about c', '-'],
  [
    'canary c 25',
    'AREA_NOT_ACTIVE',
    's+c@25 full, about c',
    's+c@25 known, about c',
    's+c@25! full, about c',
    's+c@25! known, about c',
  ],
  [
    'canary s 10',
    'AREA_NOT_ACTIVE',
    'CANARY_IS_STABLE',
    'CANARY_IS_STABLE',
    'CANARY_IS_STABLE',
    'CANARY_IS_STABLE',
  ],
  ['pause', 'AREA_NOT_ACTIVE', 'NO_CANARY', 's+c@0 none, about c', 'NO_CANARY', 's+c@0! none, about c'],
  ['pause x', 'AREA_NOT_ACTIVE', 'NO_CANARY', 'POINTER_MOVED', 'NO_CANARY', 'POINTER_MOVED'],
  ['promote', 'AREA_NOT_ACTIVE', 'NO_CANARY', 'c known, about c', 'NO_CANARY', 'c! known, about c'],
  [
    'rollback',
    'AREA_NOT_ACTIVE',
    'a known, about a',
    's none, about c',
    'a! known, about a',
    's! none, about c',
  ],
  [
    'rollback a',
    'AREA_NOT_ACTIVE',
    'a known, about a',
    'a known, about a',
    'a! known, about a',
    'a! known, about a',
  ],
  ['rollback s', 'AREA_NOT_ACTIVE', '-', 's none, about c', '-', 's! none, about c'],
  [
    'rollback c',
    'AREA_NOT_ACTIVE',
    'RELEASE_NEVER_STABLE',
    'RELEASE_NEVER_STABLE',
    'RELEASE_NEVER_STABLE',
    'RELEASE_NEVER_STABLE',
  ],
  ['kill', 'AREA_NOT_ACTIVE', 's! none, about s', 's+c@10! none, about s', '-', '-'],
  ['revive', 'AREA_NOT_ACTIVE', '-', '-', 's none, about s', 's+c@10 none, about s'],
  [
    'quarantine s',
    'AREA_NOT_ACTIVE',
    'RELEASE_IS_STABLE',
    'RELEASE_IS_STABLE',
    'RELEASE_IS_STABLE',
    'RELEASE_IS_STABLE',
  ],
  [
    'quarantine c',
    'AREA_NOT_ACTIVE',
    's none, about c',
    's none, about c',
    's! none, about c',
    's! none, about c',
  ],
  [
    'quarantine a',
    'AREA_NOT_ACTIVE',
    's none, about a',
    's+c@10 none, about a',
    's! none, about a',
    's+c@10! none, about a',
  ],
  ['unquarantine a', 'AREA_NOT_ACTIVE', '-', '-', '-', '-'],
])('%s', (wish, ...expected) => {
  test.each([
    ['nothing', NOTHING, expected[0]],
    ['a stable release', STABLE, expected[1]],
    ['a canary', CANARY, expected[2]],
    ['a killed area', KILLED, expected[3]],
    ['a killed area with a canary', KILLED_CANARY, expected[4]],
  ])('on %s', (_state, before, after) => {
    expect(outcome(before, parseMove(wish))).toBe(after);
  });
});

test.each([
  [`${CANARY}; pause`, 'pause', '-'],
  [`${CANARY}; pause`, 'canary c 10', 's+c@10 known, about c'],
  [`${CANARY}; pause`, 'rollback', 's none, about c'],
  ['activate a; activate b; quarantine a', 'quarantine a', '-'],
  ['activate a; activate b; quarantine a', 'unquarantine a', 'b none, about a'],
  ['activate a; activate b; activate c; quarantine b', 'rollback', 'a known, about a'],
  ['activate a; activate b; quarantine a', 'rollback', 'NO_EARLIER_RELEASE'],
  ['activate a; activate b; quarantine a', 'rollback a', 'a known, about a'],
  ['activate a; activate b; canary a 10', 'rollback', 'b none, about a'],
  ['activate a; activate b; canary a 10', 'rollback a', 'a known, about a'],
  ['activate a; canary b 10; promote; canary c 5', 'promote', 'c known, about c'],
  ['activate a; canary b 10; promote', 'rollback', 'a known, about a'],
  ['activate a; activate b; activate a', 'rollback', 'b known, about b'],
])('after %s, %s: %s', (before, wish, expected) => {
  expect(outcome(before, parseMove(wish))).toBe(expected);
});

test('a canary that must run and does not is not put into quarantine', () => {
  const wish: RequestedMove = { action: 'quarantine', release: 'c', mustBeCanary: true };
  expect(outcome(CANARY, wish)).toBe('s none, about c');
  for (const before of [STABLE, `${CANARY}; promote`, `${CANARY}; canary d 10`, `${CANARY}; rollback`])
    expect(outcome(before, wish)).toBe('POINTER_MOVED');
});

describe('a retired area', () => {
  const RETIRED = `${STABLE}; retire`;
  test.each([STABLE, CANARY, KILLED, KILLED_CANARY])('begins where the area stands: %s', (before) => {
    expect(outcome(before, parseMove('retire'))).toBe('s ended none, about s');
  });

  test.each([
    ['activate s', 's full, about s'],
    ['activate x', 'x full, about x'],
    ['retire', '-'],
    ['canary x 10', 'AREA_RETIRED'],
    ['promote', 'AREA_RETIRED'],
    ['rollback', 'AREA_RETIRED'],
    ['rollback a', 'AREA_RETIRED'],
    ['kill', 'AREA_RETIRED'],
    ['revive', 'AREA_RETIRED'],
    ['quarantine s', 's ended none, about s'],
  ])('is brought back by an activation alone, with the whole gate: %s', (wish, expected) => {
    expect(outcome(RETIRED, parseMove(wish))).toBe(expected);
  });

  test('is never the shell, and never one that was not active', () => {
    expect(outcome(STABLE, { action: 'retire' }, 'shell')).toBe('SHELL_NOT_RETIRABLE');
    expect(outcome(NOTHING, { action: 'retire' })).toBe('AREA_NOT_ACTIVE');
  });
});

test('the shell is never killed', () => {
  expect(outcome(STABLE, { action: 'kill' }, 'shell')).toBe('SHELL_NOT_KILLABLE');
});

const release = fc.constantFrom('a', 'b', 'c', 'd');
const wish: fc.Arbitrary<RequestedMove> = fc.oneof(
  fc.record({ action: fc.constant('activate' as const), release }),
  fc.record({ action: fc.constant('canary' as const), release, weight: fc.integer({ min: 1, max: 99 }) }),
  fc.constantFrom<RequestedMove>(
    { action: 'promote' },
    { action: 'kill' },
    { action: 'revive' },
    { action: 'retire' },
  ),
  fc.record({ action: fc.constant('rollback' as const), release: fc.option(release) }),
  fc.record({ action: fc.constantFrom('quarantine' as const, 'unquarantine' as const), release }),
);

function expectedStable(before: string | null, wish: RequestedMove, canary: string | null): string | null {
  if (wish.action === 'activate') return wish.release;
  if (wish.action === 'promote') return canary;
  if (wish.action === 'rollback' && wish.release !== null) return wish.release;
  return before;
}

test('whatever operators wish, the pointer stays sound', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
      const moves = [];
      for (const next of wishes) {
        const history = foldMoves(moves);
        const before = history.pointer;
        let made;
        try {
          made = nextPointer('generator', next, stateOf(history));
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseError);
          continue;
        }
        if (!made) continue;
        const { pointer, to } = made;
        if (!['quarantine', 'unquarantine'].includes(next.action)) expect(pointer).not.toEqual(before);
        expect(pointer.canary?.release).not.toBe(pointer.stable);
        if (!['kill', 'revive', 'retire'].includes(next.action))
          expect(pointer.killed).toBe(before?.killed ?? false);
        if (pointer.retired) expect(pointer).toEqual({ ...pointer, canary: null, killed: false });
        else if (next.action === 'quarantine')
          expect([pointer.stable, pointer.canary?.release]).not.toContain(to);
        if (next.action === 'rollback') {
          expect(pointer.canary).toBeNull();
          if (next.release === null && !before?.canary) {
            expect(history.everStable.has(pointer.stable)).toBe(true);
            expect(history.quarantined.has(pointer.stable)).toBe(false);
          } else expect(pointer.stable).toBe(expectedStable(before?.stable ?? null, next, null));
        } else
          expect(pointer.stable).toBe(
            expectedStable(before?.stable ?? null, next, before?.canary?.release ?? null),
          );
        moves.push({ sequence: moves.length + 1, action: made.action, to, pointer });
      }
    }),
    { numRuns: 500 },
  );
});

test('rollbacks without a release end: they go back and never forward', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
      const moves = simulateMoves('generator', '');
      const make = (next: RequestedMove) => {
        const history = foldMoves(moves);
        const made = nextPointer('generator', next, stateOf(history));
        if (made) moves.push({ ...made, sequence: moves.length + 1 });
      };
      for (const next of wishes) {
        try {
          make(next);
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseError);
        }
      }
      const rollBackToTheEnd = () => {
        for (let count = 0; count <= wishes.length + 1; count++) make({ action: 'rollback', release: null });
      };
      expect(rollBackToTheEnd).toThrow(ReleaseError);
    }),
  );
});
