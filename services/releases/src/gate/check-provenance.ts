import type { GateCheck } from '@danqing/contracts/releases';
import { selectProvenance } from '../database/provenance.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { isSignedBy } from '../provenance/envelope.ts';
import { readStatement } from '../provenance/statement.ts';
import { readTrustedKeys } from '../provenance/trusted-keys.ts';
import { ReleaseError } from '../release/release-error.ts';
import { toCheck } from './gate-result.ts';

/** Requires a statement signed by a trusted key of the area. An area without trusted keys needs none. */
export async function checkProvenance(
  { database }: ReleasePlane,
  { area, id, descriptor }: ReleaseRow,
): Promise<GateCheck> {
  const keys = await readTrustedKeys(database, area);
  if (keys.length === 0) return toCheck('provenance', { incompatible: [], unknown: [] });
  const refuse = (reason: string) => toCheck('provenance', { incompatible: [reason], unknown: [] });
  const envelope = await selectProvenance(database, area, id);
  if (!envelope) return refuse(`${area} requires signed provenance; publish it with --sign-key`);
  try {
    readStatement(envelope, descriptor);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return refuse([error.message, ...error.details].join(' '));
  }
  const trusted = keys.find(({ key }) => isSignedBy(envelope, key));
  if (!trusted) return refuse(`no trusted key of ${area} signed its provenance`);
  return { check: 'provenance', verdict: 'compatible', reason: `signed with the key ${trusted.name}` };
}
