import type { Preview } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

export type PreviewRow = Omit<Preview, 'path'>;
type ReleasesByArea = Readonly<Record<string, string>>;

const MAX_LISTED = 500;
const COLUMNS = `id, created_by, ${isoText('created_at')} as created_at, ${isoText('until')} as until,
  revoked_by, ${isoText('revoked_at')} as revoked_at,
  coalesce((select json_agg(json_build_object('area', key, 'release', value) order by key)
            from jsonb_each_text(releases)), '[]') as releases`;

/** Inserts a preview, or extends the creator's one of the same releases. */
export async function insertPreview(
  database: Queryable,
  preview: { environment: string; releases: ReleasesByArea; createdBy: string; days: number },
): Promise<PreviewRow> {
  const rows = await database.query<PreviewRow[]>(
    `insert into releases.previews (environment, releases, created_by, until)
     values ($1, $2, $3, date_trunc('second', now()) + make_interval(days => $4))
     on conflict (environment, created_by, releases) where revoked_at is null
     do update set until = greatest(previews.until, excluded.until)
     returning ${COLUMNS}`,
    [preview.environment, JSON.stringify(preview.releases), preview.createdBy, preview.days],
  );
  return rows[0]!;
}

/** Returns valid previews first, then the newest. */
export function selectPreviews(database: Queryable, environment: string): Promise<PreviewRow[]> {
  return database.query(
    `select ${COLUMNS} from releases.previews where environment = $1
     order by (revoked_at is null and until > now()) desc, previews.id desc limit ${MAX_LISTED}`,
    [environment],
  );
}

export async function selectPreview(
  database: Queryable,
  environment: string,
  id: number,
): Promise<PreviewRow | null> {
  const rows = await database.query<PreviewRow[]>(
    `select ${COLUMNS} from releases.previews where environment = $1 and id = $2`,
    [environment, id],
  );
  return rows[0] ?? null;
}

export async function updatePreviewRevoked(
  database: Queryable,
  preview: { environment: string; id: number; revokedBy: string },
): Promise<PreviewRow | null> {
  const [rows] = await database.query<[PreviewRow[], number]>(
    `update releases.previews set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $3)
     where environment = $1 and id = $2 returning ${COLUMNS}`,
    [preview.environment, preview.id, preview.revokedBy],
  );
  return rows[0] ?? null;
}

export async function selectPreviewState(
  database: Queryable,
  preview: { environment: string; id: number; releases: ReleasesByArea },
): Promise<'valid' | 'revoked' | 'quarantined'> {
  const rows = await database.query<{ quarantined: boolean }[]>(
    `select exists (
       select from jsonb_each_text(p.releases) as named (area, release)
       join releases.quarantines q using (area, release) where q.environment = p.environment
     ) as quarantined
     from releases.previews p
     -- A restored database may have given the id to another preview.
     where p.id = $2 and p.environment = $1 and p.releases = $3 and p.revoked_at is null`,
    [preview.environment, preview.id, JSON.stringify(preview.releases)],
  );
  if (!rows[0]) return 'revoked';
  return rows[0].quarantined ? 'quarantined' : 'valid';
}

/** Returns the releases of valid previews in any environment. */
export function selectPreviewed(database: Queryable): Promise<{ area: string; release: string }[]> {
  return database.query(
    `select distinct named.area as area, named.release as release
     from releases.previews p, jsonb_each_text(p.releases) as named (area, release)
     where p.revoked_at is null and p.until > now()`,
  );
}
