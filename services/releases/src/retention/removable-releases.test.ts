import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MoveRow } from '../database/event.queries.ts';
import { foldMoves, rollbackTarget } from '../moves/area-history.ts';
import { nextPointer, type RequestedMove } from '../moves/next-pointer.ts';
import { simulateMoves, stateOf } from '../testing/simulate-moves.ts';
import { removableReleases } from './removable-releases.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-12-01T00:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR).toISOString();
const POLICY = { keepDays: 10, tabLifetimeHours: 48 };

type Moves = (MoveRow & { environment: string })[];

function history(
  wishes: string,
  lastHoursAgo: number,
  area = 'generator',
  environment = 'production',
): Moves {
  const moves = simulateMoves(area, wishes);
  return moves.map((move, index) => ({
    ...move,
    area,
    environment,
    at: hoursAgo(lastHoursAgo + moves.length - 1 - index),
  }));
}

const published = (releases: string, days: number, area = 'generator') =>
  [...releases].map((release) => ({ area, release, publishedAt: hoursAgo(24 * days) }));

const removed = (publications: ReturnType<typeof published>, moves: Moves) =>
  removableReleases(publications, moves, NOW, POLICY)
    .map(({ release }) => release)
    .join('');

test('a retired area keeps its releases for as long as a tab lives', () => {
  const wishes = 'activate a; activate b; retire';
  expect(removed(published('ab', 11), history(wishes, 47))).toBe('');
  expect(removed(published('ab', 11), history(wishes, 49))).toBe('ab');
});

describe('of releases published long ago', () => {
  test.each([
    ['that were never active, all go', '', 'abc'],
    ['the stable one and the one before stay', 'activate a; activate b; activate c', 'a'],
    ['the canary stays', 'activate a; activate b; canary c 10', ''],
    ['a canary that was taken back goes', 'activate a; activate b; canary c 10; rollback', 'c'],
    [
      'what was rolled back goes, and the target of the next rollback stays',
      'activate a; activate b; activate c; rollback',
      'c',
    ],
    ['a killed area keeps its releases', 'activate a; activate b; kill', 'c'],
    ['a retired area keeps none', 'activate a; activate b; retire', 'abc'],
    ['a retired area that came back keeps its own', 'activate a; activate b; retire; activate b', 'c'],
    [
      'a target in quarantine stays, and the one that takes its place',
      'activate a; activate b; activate c; quarantine b',
      '',
    ],
  ])('%s', (_what, wishes, gone) => {
    expect(removed(published('abc', 11), history(wishes, 100))).toBe(gone);
  });
});

test('the release that a rollback reaches past one whose files are gone stays', () => {
  const moves = history('activate a; activate b; activate c; activate d; quarantine c', 100);
  expect(removed(published('acd', 11), moves)).toBe('');
});

test('a young release stays, whatever became of it', () => {
  expect(removed([...published('a', 9), ...published('b', 11)], [])).toBe('b');
});

test('what was active within the life of a tab stays, and what a tab fell back to', () => {
  const wishes = 'activate a; activate b; activate c; activate d';
  expect(removed(published('abcd', 20), history(wishes, 47))).toBe('');
  expect(removed(published('abcd', 20), history(wishes, 48.1))).toBe('ab');
});

test('a release that another environment needs stays', () => {
  const moves = [
    ...history('activate a; activate b; activate c', 100),
    ...history('activate a', 100, 'generator', 'staging'),
  ];
  expect(removed(published('abc', 11), moves)).toBe('');
});

test('the same id in another area is another release', () => {
  const moves = history('activate a', 100, 'gallery');
  expect(removed(published('a', 11), moves)).toBe('a');
});

const release = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.record({
  wish: fc.oneof(
    { weight: 4, arbitrary: fc.record({ action: fc.constant('activate' as const), release }) },
    {
      weight: 2,
      arbitrary: fc.record({ action: fc.constant('canary' as const), release, weight: fc.constant(5) }),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<RequestedMove>({ action: 'promote' }, { action: 'rollback', release: null }),
    },
    fc.record({ action: fc.constantFrom('quarantine' as const, 'unquarantine' as const), release }),
  ),
  environment: fc.constantFrom('production', 'staging'),
  hours: fc.integer({ min: 1, max: 60 }),
});

test('exactly the releases go that are old and that no page or operator could have needed within the life of a tab', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 20 }),
      fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.nat(20), d: fc.nat(20), e: fc.nat(20) }),
      (steps, ages) => {
        const total = steps.reduce((sum, { hours }) => sum + hours, 0);
        let elapsed = 0;
        const moves: Moves = [];
        for (const { wish, environment, hours } of steps) {
          elapsed += hours;
          const own = moves.filter((move) => move.environment === environment);
          const past = foldMoves(own);
          try {
            const next = nextPointer('generator', wish, stateOf(past));
            if (next)
              moves.push({
                ...next,
                sequence: own.length + 1,
                environment,
                area: 'generator',
                at: hoursAgo(total - elapsed + 0.5),
              });
          } catch {}
        }
        const publications = Object.entries(ages).flatMap(([id, days]) => published(id, days));
        const gone = new Set(removed(publications, moves));

        for (const [id, days] of Object.entries(ages)) {
          const needed = Array.from({ length: 49 }, (_, hour) => hour).some((hour) =>
            ['production', 'staging'].some((environment) => {
              const { pointer, stablePath, quarantined } = foldMoves(
                moves.filter((move) => move.environment === environment && move.at <= hoursAgo(hour)),
              );
              return [
                pointer?.stable,
                pointer?.canary?.release,
                rollbackTarget(stablePath, quarantined),
                rollbackTarget(stablePath, new Set()),
              ].includes(id);
            }),
          );
          expect([id, gone.has(id)]).toEqual([id, days > POLICY.keepDays && !needed]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
