import type { LocalizedText } from '@danqing/contracts/locale';
import type { ReleaseSummary } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import { isoText } from '@danqing/nest-kit/column-types';

export interface SummaryRow extends Omit<ReleaseSummary, 'quarantined'> {
  area: string;
  name: LocalizedText;
}

const COLUMNS = `area, id as release, build, publisher, ${isoText('published_at')} as published_at,
  size::float8 as size, contract, commit, dirty, name,
  (select json_build_object('key', k.name, 'builder', p.builder, 'repository', p.repository, 'commit', p.commit)
   from releases.provenance p
   left join releases.trusted_keys k on k.id = p.trusted_key and k.revoked_at is null
   where p.area = shown.area and p.release = shown.id) as provenance`;

export function selectNewestSummaries(
  database: Queryable,
  perArea: number,
  wanted: readonly { area: string; release: string }[],
): Promise<SummaryRow[]> {
  return database.query(
    `with ranked as (
       select *, row_number() over (partition by area order by published_at desc, id) as age from releases.kept
     )
     select ${COLUMNS} from ranked as shown
     where age <= $1 or (area, id) in (select * from unnest($2::text[], $3::text[]))
     order by area, shown.published_at desc, id`,
    [perArea, wanted.map(({ area }) => area), wanted.map(({ release }) => release)],
  );
}

export async function selectSummary(database: Queryable, area: string, release: string): Promise<SummaryRow> {
  const rows = await database.query<SummaryRow[]>(
    `select ${COLUMNS} from releases.releases as shown where area = $1 and id = $2`,
    [area, release],
  );
  return rows[0]!;
}

/** Returns the newest releases of one area whose files are stored. */
export function selectAreaSummaries(database: Queryable, area: string, limit: number): Promise<SummaryRow[]> {
  return database.query(
    `select ${COLUMNS} from releases.kept as shown where area = $1 order by shown.published_at desc, id limit $2`,
    [area, limit],
  );
}
