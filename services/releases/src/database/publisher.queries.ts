import type { Publisher } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

const COLUMNS = `id, name, area, moves, environment, site, ${isoText('expires_at')} as expires_at, created_by, ${isoText('created_at')} as created_at,
  ${isoText('last_used_at')} as last_used_at, revoked_by, ${isoText('revoked_at')} as revoked_at`;

export async function insertPublisher(
  database: Queryable,
  publisher: Pick<Publisher, 'name' | 'area' | 'moves' | 'environment' | 'site'> & {
    days: number;
    tokenHash: Buffer;
    createdBy: string;
  },
): Promise<Publisher> {
  const rows = await database.query<Publisher[]>(
    `insert into releases.publishers (name, area, token_hash, created_by, moves, environment, site, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8)) returning ${COLUMNS}`,
    [
      publisher.name,
      publisher.area,
      publisher.tokenHash,
      publisher.createdBy,
      publisher.moves,
      publisher.environment,
      publisher.site,
      publisher.days,
    ],
  );
  return rows[0]!;
}

export function selectPublishers(database: Queryable): Promise<Publisher[]> {
  return database.query(`select ${COLUMNS} from releases.publishers order by releases.publishers.id desc`);
}

export async function selectPublisher(database: Queryable, id: number): Promise<Publisher | null> {
  const rows = await database.query<Publisher[]>(`select ${COLUMNS} from releases.publishers where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export type UsedPublisher = Publisher & { expired: boolean };

/** Returns the publisher with this token unless revoked. Updates `last_used_at` at most once a minute. */
export async function usePublisher(database: Queryable, tokenHash: Buffer): Promise<UsedPublisher | null> {
  const rows = await database.query<UsedPublisher[]>(
    `with found as (
       select * from releases.publishers where token_hash = $1 and revoked_at is null
     ), used as (
       update releases.publishers set last_used_at = now() from found
       where publishers.id = found.id
         and coalesce(found.last_used_at < now() - interval '1 minute', true)
     )
     select ${COLUMNS}, coalesce(expires_at <= now(), false) as expired from found`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function updateRevoked(
  database: Queryable,
  id: number,
  revokedBy: string,
): Promise<Publisher | null> {
  const [rows] = await database.query<[Publisher[], number]>(
    `update releases.publishers set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $2)
     where id = $1 returning ${COLUMNS}`,
    [id, revokedBy],
  );
  return rows[0] ?? null;
}
