import type { ReportedColor } from '@danqing/contracts/cocreate';
import type { ReportRequest } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';

/** Reports of one reporter in a day. */
const DAILY_REPORTS = 20;
/** Reports that are kept of one colour; by then it has long been among the first that operators see. */
const REPORTS_OF_COLOR = 50;
/** Days that a report is kept. */
const KEPT_DAYS = 90;
const LISTED_COLORS = 100;

export type Reporting = 'reported' | 'too many' | 'not found';

/** Keeps the first report of a reporter about a listed colour. */
export async function insertReport(
  dataSource: DataSource,
  colorId: number,
  reporter: string,
  { reason, text }: ReportRequest,
): Promise<Reporting> {
  const rows = await dataSource.query<[{ found: boolean; known: boolean; busy: boolean }]>(
    `with color as (
       select id from cocreate.colors where id = $1 and listed
     ), known as (
       select from cocreate.reports where color_id = $1 and reporter = $2
     ), busy as (
       select from cocreate.reports where reporter = $2 and at > now() - interval '1 day'
       having count(*) >= ${DAILY_REPORTS}
     ), added as (
       insert into cocreate.reports (color_id, reporter, reason, text)
       select id, $2, $3, $4 from color
       where not exists (select from busy)
         and (select count(*) from cocreate.reports where color_id = $1) < ${REPORTS_OF_COLOR}
       on conflict do nothing
     )
     select exists (select from color) as found, exists (select from known) as known,
       exists (select from busy) as busy`,
    [colorId, reporter, reason, text],
  );
  const [{ found, known, busy }] = rows;
  if (!found) return 'not found';
  return busy && !known ? 'too many' : 'reported';
}

/** Colours with open reports, the latest reported first. */
export async function selectReported(dataSource: DataSource, prefix: string): Promise<ReportedColor[]> {
  const [{ colors }] = await dataSource.query<[{ colors: ReportedColor[] }]>(
    `select coalesce(json_agg(item.colour order by item.latest desc), '[]') as colors from (
       select open.latest, json_build_object(
         'colorId', color.id, 'name', color.name, 'hex', color.hex, 'description', color.description,
         'image_url', $1::text || color.picture,
         'author', json_build_object('id', author.user_id, 'name', author.name),
         'hiddenReason', color.hidden_reason, 'reports', open.reports) as colour
       from (
         select color_id, max(at) as latest,
           json_agg(json_build_object('reason', reason, 'text', text, 'reporter', reporter, 'at', at)
             order by at desc) as reports
         from cocreate.reports where closed_at is null
         group by color_id order by max(at) desc limit ${LISTED_COLORS}
       ) as open
       join cocreate.colors as color on color.id = open.color_id and color.deleted_at is null
       join cocreate.authors as author using (user_id)
     ) as item`,
    [prefix],
  );
  return colors;
}

export async function closeReports(dataSource: DataSource, colorId: number): Promise<void> {
  await dataSource.query(
    `update cocreate.reports set closed_at = now() where color_id = $1 and closed_at is null`,
    [colorId],
  );
}

/** Forgets who reported what, a while after. */
export async function purgeReports(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from cocreate.reports where at < now() - interval '${KEPT_DAYS} days'`);
}

/** Whether there is such a colour, or its token. One that is hidden stays so, with the new reason. */
export async function hideColor(
  dataSource: DataSource,
  id: number,
  reason: string,
  operator: string,
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.colors set hidden_reason = $2, hidden_by = $3, hidden_at = now()
     where id = $1 and deleted_at is null`,
    [id, reason, operator],
  );
  return (await withholdToken(dataSource, id, true)) || count === 1;
}

/** A token outlives its colour: what operators hide of a colour, it does not say either. Whether there is one. */
async function withholdToken(dataSource: DataSource, id: number, withheld: boolean): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.mints set withheld = $2 where color_id = $1`,
    [id, withheld],
  );
  return count === 1;
}

/** Shows a hidden colour again. Whether there is such a colour, or its token. */
export async function showColor(dataSource: DataSource, id: number): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.colors set hidden_reason = null, hidden_by = null, hidden_at = null
     where id = $1 and deleted_at is null`,
    [id],
  );
  return (await withholdToken(dataSource, id, false)) || count === 1;
}
