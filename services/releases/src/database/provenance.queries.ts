import type { Provenance, ProvenanceEnvelope } from '@danqing/contracts/releases';
import type { Queryable } from './queryable.ts';

export interface NewProvenance extends Omit<Provenance, 'key'> {
  area: string;
  release: string;
  envelope: ProvenanceEnvelope;
  receivedFrom: string;
  /** Trusted key that signed it; null if none did. */
  trustedKey: number | null;
}

/** Stores the provenance of a release. A signed one replaces a claimed one, and never the reverse. */
export async function upsertProvenance(database: Queryable, given: NewProvenance): Promise<void> {
  await database.query(
    `insert into releases.provenance
       (area, release, envelope, builder, repository, commit, received_from, trusted_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (area, release) do update set
       envelope = excluded.envelope, builder = excluded.builder, repository = excluded.repository,
       commit = excluded.commit, received_from = excluded.received_from, received_at = now(),
       trusted_key = excluded.trusted_key
     where provenance.trusted_key is null and excluded.trusted_key is not null`,
    [
      given.area,
      given.release,
      JSON.stringify(given.envelope),
      given.builder,
      given.repository,
      given.commit,
      given.receivedFrom,
      given.trustedKey,
    ],
  );
}

export async function selectProvenance(
  database: Queryable,
  area: string,
  release: string,
): Promise<ProvenanceEnvelope | null> {
  const rows = await database.query<{ envelope: ProvenanceEnvelope }[]>(
    'select envelope from releases.provenance where area = $1 and release = $2',
    [area, release],
  );
  return rows[0]?.envelope ?? null;
}
