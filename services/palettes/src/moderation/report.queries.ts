import type { ReportedPalette, ReportRequest } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';

/** Reports of one reporter in a day. */
const DAILY_REPORTS = 20;
/** Reports that are kept of one palette; by then it has long been among the first that operators see. */
const REPORTS_OF_PALETTE = 50;
/** Days that a report is kept. */
const KEPT_DAYS = 90;
const LISTED_PALETTES = 100;

export type Reporting = 'reported' | 'too many' | 'not found';

/** Keeps the first report of a reporter about a public palette. */
export async function insertReport(
  dataSource: DataSource,
  paletteId: number,
  reporter: string,
  { reason, text }: ReportRequest,
): Promise<Reporting> {
  const rows = await dataSource.query<[{ found: boolean; known: boolean; busy: boolean }]>(
    `with palette as (
       select id from palettes.palettes where id = $1 and listed
     ), known as (
       select from palettes.reports where palette_id = $1 and reporter = $2
     ), busy as (
       select from palettes.reports where reporter = $2 and at > now() - interval '1 day'
       having count(*) >= ${DAILY_REPORTS}
     ), added as (
       insert into palettes.reports (palette_id, reporter, reason, text)
       select id, $2, $3, $4 from palette
       where not exists (select from busy)
         and (select count(*) from palettes.reports where palette_id = $1) < ${REPORTS_OF_PALETTE}
       on conflict do nothing
     )
     select exists (select from palette) as found, exists (select from known) as known,
       exists (select from busy) as busy`,
    [paletteId, reporter, reason, text],
  );
  const [{ found, known, busy }] = rows;
  if (!found) return 'not found';
  return busy && !known ? 'too many' : 'reported';
}

/** Palettes with open reports, the latest reported first. */
export async function selectReported(dataSource: DataSource): Promise<ReportedPalette[]> {
  const rows = await dataSource.query<{ palettes: ReportedPalette[] }[]>(
    `select coalesce(json_agg(item order by latest desc), '[]') as palettes from (
       select palette.id as "paletteId", palette.name, palette.description,
         (select json_agg(color ->> 'hex') from json_array_elements(palette.colors) as color) as colors,
         (select json_build_object('id', user_id, 'name', name) from palettes.authors
          where user_id = palette.user_id) as author,
         palette.is_public as "isPublic", palette.hidden_reason as "hiddenReason", open.reports, open.latest
       from (
         select palette_id, max(at) as latest,
           json_agg(json_build_object('reason', reason, 'text', text, 'reporter', reporter, 'at', at)
             order by at desc) as reports
         from palettes.reports where closed_at is null
         group by palette_id order by max(at) desc limit ${LISTED_PALETTES}
       ) as open
       join palettes.palettes as palette on palette.id = open.palette_id and palette.deleted_at is null
     ) as item`,
  );
  return (
    rows[0]?.palettes.map(({ latest: _, ...palette }: ReportedPalette & { latest?: string }) => palette) ?? []
  );
}

export async function closeReports(dataSource: DataSource, paletteId: number): Promise<void> {
  await dataSource.query(
    `update palettes.reports set closed_at = now() where palette_id = $1 and closed_at is null`,
    [paletteId],
  );
}

/** Forgets who reported what, a while after. */
export async function purgeReports(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from palettes.reports where at < now() - interval '${KEPT_DAYS} days'`);
}
