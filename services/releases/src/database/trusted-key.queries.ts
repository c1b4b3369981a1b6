import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

export interface TrustedKeyRow {
  id: number;
  area: string;
  name: string;
  key_id: string;
  created_by: string;
  created_at: string;
  revoked_by: string | null;
  revoked_at: string | null;
}

const COLUMNS = `id, area, name, key_id, created_by, ${isoText('created_at')} as created_at,
  revoked_by, ${isoText('revoked_at')} as revoked_at`;

/** Inserts a key. A key that is already trusted for the area stays as it is. */
export async function insertTrustedKey(
  database: Queryable,
  key: { area: string; name: string; keyId: string; publicKey: string; createdBy: string },
): Promise<TrustedKeyRow> {
  const rows = await database.query<TrustedKeyRow[]>(
    `insert into releases.trusted_keys (area, name, key_id, public_key, created_by) values ($1, $2, $3, $4, $5)
     on conflict (area, key_id) where revoked_at is null do update set area = excluded.area
     returning ${COLUMNS}`,
    [key.area, key.name, key.keyId, key.publicKey, key.createdBy],
  );
  return rows[0]!;
}

export function selectTrustedKeys(database: Queryable): Promise<TrustedKeyRow[]> {
  return database.query(`select ${COLUMNS} from releases.trusted_keys order by trusted_keys.id desc`);
}

export function selectTrustedKeysOf(
  database: Queryable,
  area: string,
): Promise<{ id: number; name: string; public_key: string }[]> {
  return database.query(
    `select id, name, public_key from releases.trusted_keys where area = $1 and revoked_at is null order by id`,
    [area],
  );
}

export async function updateTrustedKeyRevoked(
  database: Queryable,
  id: number,
  revokedBy: string,
): Promise<TrustedKeyRow | null> {
  const [rows] = await database.query<[TrustedKeyRow[], number]>(
    `update releases.trusted_keys
     set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $2)
     where id = $1 returning ${COLUMNS}`,
    [id, revokedBy],
  );
  return rows[0] ?? null;
}
