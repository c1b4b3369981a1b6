import { selectEvents } from '../database/event.queries.ts';
import { selectStoredHistories } from '../database/pointer.queries.ts';
import { selectRetainedReleases } from '../database/release.queries.ts';
import { selectLog } from '../log/log.queries.ts';
import { verifyLog } from '../log/verify-log.ts';
import { findHistoryProblems, findStoredHistoryProblems } from '../moves/check-history.ts';
import { areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { findStoredProblems } from '../publishing/verify-release.ts';

export interface VerifiedRelease {
  area: string;
  release: string;
  problems: string[];
}

export interface PlaneReport {
  releases: VerifiedRelease[];
  history: { moves: number; problems: string[] };
}

export async function verifyPlane(
  { database, store, environment }: ReleasePlane,
  { area }: { area?: string | undefined } = {},
): Promise<PlaneReport> {
  const wanted = area === undefined ? null : parseInput('area', areaSchema, area);
  const releases: VerifiedRelease[] = [];
  for (const row of await selectRetainedReleases(database, wanted)) {
    const problems = await findStoredProblems(store, row.id, row.descriptor);
    releases.push({ area: row.area, release: row.id, problems });
  }
  const { events, stored } = await database.transaction('REPEATABLE READ', async (transaction) => ({
    events: (await selectEvents(transaction, environment)).reverse(),
    stored: await selectStoredHistories(transaction, environment),
  }));
  const { broken } = await verifyLog(selectLog(database, environment));
  const problems = [
    ...findHistoryProblems(events),
    ...findStoredHistoryProblems(events, stored),
    ...(broken ? [`move ${broken.sequence} ${broken.problem}`] : []),
  ];
  return { releases, history: { moves: events.length, problems } };
}
