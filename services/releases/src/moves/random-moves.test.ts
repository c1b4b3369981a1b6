import { BoundedMap } from '@danqing/nest-kit';
import fc from 'fast-check';
import type { AreaPointer, ReleaseEvent } from '@danqing/contracts/releases';
import { expect, test, vi } from 'vitest';
import { bucketOf } from '../documents/bucket.ts';
import { DocumentVariants } from '../documents/document-variants.ts';
import { readPointedAreas } from '../documents/read-pointed-areas.ts';
import { openReleaseKey } from '../documents/release-key.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { getHistory, getStatus } from '../status/release-status.ts';
import { openTestPlane, publish } from '../testing/open-plane.ts';
import { selectCanaryRuns, selectStoredHistories } from '../database/pointer.queries.ts';
import { findHistoryProblems, findStoredHistoryProblems } from './check-history.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  pauseCanary,
  promoteCanary,
  quarantineRelease,
  retireArea,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
} from './operator-moves.ts';

/** For a long run, set RELEASE_DRILL_RUNS=300. */
const RUNS = Number(process.env['RELEASE_DRILL_RUNS'] ?? 15);
vi.setConfig({ testTimeout: 60_000 + RUNS * 1_000 });

const AREAS = ['shell', 'generator', 'gallery'];
const RELEASES_EACH = 3;
const VISITORS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', null];

interface Step {
  verb: keyof typeof VERBS;
  area: string;
  release: number;
  weight: number;
}

const VERBS = {
  activate: activateRelease,
  canary: canaryRelease,
  pause: pauseCanary,
  promote: promoteCanary,
  rollback: rollbackRelease,
  rollbackTo: (
    plane: ReleasePlane,
    request: { area: string; release: string; actor: string; reason: string },
  ) => rollbackRelease(plane, { ...request, to: request.release }),
  kill: killArea,
  revive: reviveArea,
  retire: retireArea,
  quarantine: quarantineRelease,
  unquarantine: unquarantineRelease,
};

const steps = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom(...(Object.keys(VERBS) as Step['verb'][])),
    area: fc.constantFrom(...AREAS),
    release: fc.nat(RELEASES_EACH - 1),
    weight: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 20, maxLength: 40 },
);

const EVERY_VERB: Step[] = (
  [
    ['canary', 1],
    ['pause', 1],
    ['kill', 1],
    ['promote', 1],
    ['revive', 1],
    ['rollback', 1],
    ['quarantine', 1],
    ['unquarantine', 1],
    ['rollbackTo', 1],
    ['retire', 1],
    ['activate', 1],
  ] as const
).map(([verb, release]) => ({ verb, area: 'generator', release, weight: 50 }));

/** Derives the pointers from the actions alone, independently of the pointer stored in each event. */
function foldActions(events: readonly ReleaseEvent[]): Map<string, AreaPointer> {
  const pointers = new Map<string, AreaPointer>();
  for (const { area, action, to, pointer: after } of events) {
    const before = pointers.get(area) ?? { stable: to, canary: null, killed: false };
    const everybody = { stable: to, canary: null, killed: before.killed };
    const withoutCanary = { ...before, canary: null };
    const isCanary = before.canary?.release === to;
    const next: Record<ReleaseEvent['action'], AreaPointer> = {
      activate: everybody,
      promote: everybody,
      canary: { ...before, canary: { release: to, weight: after.canary?.weight ?? 0 } },
      pause: { ...before, canary: { release: to, weight: 0 } },
      // A rollback to the running canary either makes it stable, because it was stable before, or ends it.
      // Only the stored pointer shows which.
      rollback: isCanary && after.stable !== to ? withoutCanary : everybody,
      kill: { ...before, killed: true },
      revive: { ...before, killed: false },
      retire: { stable: before.stable, canary: null, killed: false, retired: true },
      quarantine: isCanary ? withoutCanary : before,
      unquarantine: before,
    };
    pointers.set(area, next[action]);
  }
  return pointers;
}

test('after any moves the pointers are what the events amount to, and the documents what the pointers say', async () => {
  const plane = await openTestPlane();
  const key = await openReleaseKey(plane);
  const releases = new Map<string, string[]>();
  for (const area of AREAS) {
    const numbers = Array.from({ length: RELEASES_EACH }, (_, number) => number);
    releases.set(
      area,
      await Promise.all(
        numbers.map((number) => publish(plane, { area, files: { 'entry.js': `start(${number})` } })),
      ),
    );
  }
  let run = 0;
  const moved = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      // One environment per run isolates as well as an empty database and is much cheaper.
      const own = { ...plane, environment: `run-${run++}` };
      const first: Step[] = AREAS.map((area) => ({ verb: 'activate', area, release: 0, weight: 1 }));
      for (const { verb, area, release, weight } of [...first, ...sequence]) {
        const request = { area, release: releases.get(area)![release]!, weight, actor: 'li', reason: '' };
        try {
          const { event } = await VERBS[verb](own, request);
          if (event) moved.add(verb);
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseError);
        }
      }
      const events = (await getHistory(own, { limit: 1000 })).reverse();
      expect(findHistoryProblems(events)).toEqual([]);
      const stored = await selectStoredHistories(own.database, own.environment);
      expect(findStoredHistoryProblems(events, stored)).toEqual([]);
      const pointers = foldActions(events);
      const status = await getStatus(own);
      for (const area of AREAS)
        expect(status.areas.find((row) => row.area === area)?.pointer ?? null).toEqual(
          pointers.get(area) ?? null,
        );

      const pointed = await readPointedAreas(own.database, own.environment);
      expect(pointed.sequence).toBe(events.length);
      const variants = new DocumentVariants(own.environment, pointed, key, new BoundedMap(1));
      for (const visitor of VISITORS) {
        const document = variants.resolve(visitor)?.document;
        const given = [document!.shell, ...document!.areas];
        const [running, retired] = [false, true].map((isRetired) =>
          [...pointers.keys()].filter((area) => (pointers.get(area)!.retired ?? false) === isRetired).sort(),
        );
        expect(given.map(({ area }) => area).sort()).toEqual(running);
        expect((document!.retired ?? []).map(({ area }) => area)).toEqual(retired);
        for (const { area, release, killed, channel } of given) {
          const { stable, canary, killed: isKilled } = pointers.get(area)!;
          const chosen = canary && !isKilled && visitor !== null && bucketOf(visitor, area) < canary.weight;
          expect([area, release, killed, channel]).toEqual([
            area,
            chosen ? canary.release : stable,
            isKilled,
            chosen ? 'canary' : 'stable',
          ]);
        }
      }
    }),
    { numRuns: RUNS, examples: [[EVERY_VERB]] },
  );
  expect(moved).toEqual(new Set(Object.keys(VERBS)));

  // An installation from before the stored pointers ends in the same state.
  const environments = Array.from({ length: run }, (_, number) => `run-${number}`);
  const stored = () =>
    Promise.all(environments.map((environment) => selectStoredHistories(plane.database, environment)));
  const runs = () =>
    Promise.all(environments.map((environment) => selectCanaryRuns(plane.database, environment)));
  const before = [await stored(), await runs()];
  const isStored = async () => {
    const [row] = await plane.database.query<{ found: boolean }[]>(
      `select to_regclass('releases.stable_path') is not null as found`,
    );
    return row!.found;
  };
  while (await isStored()) await plane.database.undoLastMigration();
  await plane.database.runMigrations();
  expect([await stored(), await runs()]).toEqual(before);
});
