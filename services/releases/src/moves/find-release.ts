import { selectReleasesByPrefix, type ReleaseRow } from '../database/release.queries.ts';
import { parseInput, releasePrefixSchema } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

/**
 * Returns the published release with this id, or with an id that starts with at least six given digits.
 *
 * @throws {ReleaseError} when none or several match
 */
export async function getReleaseOrThrow(
  { database }: ReleasePlane,
  area: string,
  prefix: string,
): Promise<ReleaseRow> {
  const [release, second] = await selectReleasesByPrefix(
    database,
    area,
    parseInput('release', releasePrefixSchema, prefix),
  );
  if (!release)
    throw new ReleaseError('RELEASE_NOT_FOUND', `${area} has no release ${prefix}. Publish it first.`);
  if (second)
    throw new ReleaseError(
      'RELEASE_AMBIGUOUS',
      `Several releases of ${area} begin with ${prefix}. Give more digits.`,
    );
  return release;
}
