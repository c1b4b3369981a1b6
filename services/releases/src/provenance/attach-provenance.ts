import type { ProvenanceEnvelope, ProvenanceResponse } from '@danqing/contracts/releases';
import { upsertProvenance } from '../database/provenance.queries.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { isSignedBy } from './envelope.ts';
import { readStatement } from './statement.ts';
import { readTrustedKeys } from './trusted-keys.ts';

/**
 * Stores a statement about a published release. A statement that no trusted key signed is stored as claimed.
 *
 * @throws {ReleaseError} PROVENANCE_INVALID if the statement is malformed or about another release
 */
export async function attachProvenance(
  plane: ReleasePlane,
  given: { area: string; release: string; envelope: ProvenanceEnvelope; from: string },
): Promise<ProvenanceResponse> {
  const { area, envelope, from } = given;
  const { id: release, descriptor } = await getReleaseOrThrow(plane, area, given.release);
  const said = readStatement(envelope, descriptor);
  const keys = await readTrustedKeys(plane.database, area);
  const trusted = keys.find(({ key }) => isSignedBy(envelope, key));
  await upsertProvenance(plane.database, {
    ...said,
    area,
    release,
    envelope,
    receivedFrom: from,
    trustedKey: trusted?.id ?? null,
  });
  return { area, release, provenance: { ...said, key: trusted?.name ?? null } };
}
