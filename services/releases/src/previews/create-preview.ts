import type { GateCheck, PreviewedRelease } from '@danqing/contracts/releases';
import { lockMoves } from '../database/event.queries.ts';
import { insertPreview, selectPreviewState, type PreviewRow } from '../database/preview.queries.ts';
import { selectPruned } from '../database/pruned.queries.ts';
import { checkPreview, previewAreas } from '../documents/preview-areas.ts';
import { readPointedAreas } from '../documents/read-pointed-areas.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

export interface NewPreview {
  /** A release may be abbreviated to six or more digits. */
  releases: readonly { area: string; release: string }[];
  /** 1-30 */
  days: number;
  createdBy: string;
}

/**
 * Stores a preview of published releases. The same creator gets the same preview for the same releases, extended.
 *
 * @throws {ReleaseError} RELEASE_NOT_FOUND, RELEASE_AMBIGUOUS, RELEASE_QUARANTINED, or GATE_REFUSED when the
 *   releases do not fit the stable ones
 */
export async function createPreview(
  plane: ReleasePlane,
  { releases, days, createdBy }: NewPreview,
): Promise<PreviewRow> {
  const { database, environment } = plane;
  const previewed: PreviewedRelease[] = [];
  for (const { area, release } of releases) {
    const { id, descriptor } = await getReleaseOrThrow(plane, area, release);
    previewed.push({ area, release: id, descriptor });
  }
  await refuseUnfit(plane, previewed);
  return database.transaction(async (transaction) => {
    // Neither a prune nor a quarantine may come between the checks and the insertion.
    await lockMoves(transaction);
    for (const { area, release } of previewed)
      if ((await selectPruned(transaction, area)).has(release))
        throw new ReleaseError(
          'RELEASE_NOT_FOUND',
          `The files of ${area} ${release} were deleted. Publish it again.`,
        );
    const byArea = Object.fromEntries(previewed.map(({ area, release }) => [area, release]));
    const row = await insertPreview(transaction, { environment, releases: byArea, createdBy, days });
    const state = await selectPreviewState(transaction, { environment, id: row.id, releases: byArea });
    if (state === 'quarantined')
      throw new ReleaseError(
        'RELEASE_QUARANTINED',
        'A release in quarantine cannot be previewed. Lift the quarantine first.',
      );
    return row;
  });
}

async function refuseUnfit(
  { database, environment }: ReleasePlane,
  previewed: readonly PreviewedRelease[],
): Promise<void> {
  const { areas } = await readPointedAreas(database, environment);
  const gate = checkPreview(previewAreas(areas, previewed), previewed);
  if (gate.verdict === 'compatible') return;
  throw new ReleaseError(
    'GATE_REFUSED',
    'The preview does not fit the stable releases of this site.',
    gate.checks.filter(isObstacle).map(({ check, verdict, reason }) => `${check}: ${verdict}: ${reason}`),
    gate,
  );
}

const isObstacle = ({ verdict }: GateCheck) => verdict !== 'compatible';
