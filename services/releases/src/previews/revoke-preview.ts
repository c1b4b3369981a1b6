import { updatePreviewRevoked, type PreviewRow } from '../database/preview.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

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
  if (!preview) throw new ReleaseError('INPUT_INVALID', `id: there is no preview ${id}`);
  return preview;
}
