import { selectAreas } from '../database/release.queries.ts';
import { selectEnvironments } from '../database/event.queries.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

export async function refuseUnknownArea({ database }: ReleasePlane, area: string): Promise<void> {
  const known = await selectAreas(database);
  if (known.includes(area)) return;
  throw new ReleaseError(
    'AREA_UNKNOWN',
    known.length === 0
      ? `There is no area ${area}: nothing is published yet.`
      : `There is no area ${area}, but ${known.join(', ')}.`,
  );
}

export async function refuseUnknownEnvironment({ database, environment }: ReleasePlane): Promise<void> {
  const known = await selectEnvironments(database);
  if (known.length === 0 || known.includes(environment)) return;
  throw new ReleaseError(
    'ENVIRONMENT_UNKNOWN',
    `There is no environment ${environment}, but ${known.join(', ')}. "activate --new-environment" begins one.`,
  );
}
