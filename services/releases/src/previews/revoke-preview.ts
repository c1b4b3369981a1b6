import { selectPreview, updatePreviewRevoked, type PreviewRow } from '../database/preview.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

/**
 * Returns a preview of the environment.
 *
 * @throws {ReleaseError} INPUT_INVALID when there is none with this id
 */
export async function getPreviewOrThrow(
  { database, environment }: ReleasePlane,
  id: number,
): Promise<PreviewRow> {
  const preview = await selectPreview(database, environment, id);
  if (!preview) throw unknownPreview(id);
  return preview;
}

/**
 * Revokes a preview permanently. A new one of the same releases has another link.
 *
 * @throws {ReleaseError} INPUT_INVALID when the environment has no such preview
 */
export async function revokePreview(
  { database, environment }: ReleasePlane,
  { id, actor }: { id: number; actor: string },
): Promise<PreviewRow> {
  const preview = await updatePreviewRevoked(database, { environment, id, revokedBy: actor });
  if (!preview) throw unknownPreview(id);
  return preview;
}

const unknownPreview = (id: number) => new ReleaseError('INPUT_INVALID', `id: there is no preview ${id}`);
