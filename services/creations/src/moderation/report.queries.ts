import type { ReportedCreation } from '@danqing/contracts/creations';
import type { ReportRequest } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';
import { PICTURES_PATH } from '../picture/picture-paths.ts';

/** Reports of one reporter in a day. */
const DAILY_REPORTS = 20;
/** Reports that are kept of one creation; by then it has long been among the first that operators see. */
const REPORTS_OF_CREATION = 50;
/** Days that a report is kept. */
const KEPT_DAYS = 90;
const LISTED_CREATIONS = 100;

export type Reporting = 'reported' | 'too many' | 'not found';

/** Keeps the first report of a reporter about a creation that others see. */
export async function insertReport(
  dataSource: DataSource,
  collectionId: number,
  reporter: string,
  { reason, text }: ReportRequest,
): Promise<Reporting> {
  const rows = await dataSource.query<[{ found: boolean; known: boolean; busy: boolean }]>(
    `with seen as (
       select id from creations.collections where id = $1 and deleted_at is null and hidden_reason is null
     ), known as (
       select from creations.reports where collection_id = $1 and reporter = $2
     ), busy as (
       select from creations.reports where reporter = $2 and at > now() - interval '1 day'
       having count(*) >= ${DAILY_REPORTS}
     ), added as (
       insert into creations.reports (collection_id, reporter, reason, text)
       select id, $2, $3, $4 from seen
       where not exists (select from busy)
         and (select count(*) from creations.reports where collection_id = $1) < ${REPORTS_OF_CREATION}
       on conflict do nothing
     )
     select exists (select from seen) as found, exists (select from known) as known,
       exists (select from busy) as busy`,
    [collectionId, reporter, reason, text],
  );
  const [{ found, known, busy }] = rows;
  if (!found) return 'not found';
  return busy && !known ? 'too many' : 'reported';
}

/** Creations with open reports, the latest reported first. */
export async function selectReported(dataSource: DataSource): Promise<ReportedCreation[]> {
  const [row] = await dataSource.query<[{ creations: ReportedCreation[] }]>(
    `select coalesce(json_agg(json_build_object(
         'collectionId', collection.id, 'title', title, 'content', content, 'color', json_build_object('name', poems.color_name, 'hex', color_hex),
         'picture', (
           select '${PICTURES_PATH}' || picture || '-' || least(width, 320) || '.webp' from creations.paintings
           where collection_id = collection.id and state = 'done' order by id limit 1),
         'author', json_build_object('id', authors.user_id, 'name', authors.name),
         'hiddenReason', hidden_reason, 'reports', open.reports) order by latest desc), '[]') as creations
     from (
       select collection_id, max(at) as latest,
         json_agg(json_build_object('reason', reason, 'text', text, 'reporter', reporter, 'at', at)
           order by at desc) as reports
       from creations.reports where closed_at is null
       group by collection_id order by max(at) desc limit ${LISTED_CREATIONS}
     ) as open
     join creations.collections as collection on collection.id = open.collection_id and deleted_at is null
     join creations.poems on poems.id = poem_id
     join creations.authors using (user_id)`,
  );
  return row.creations;
}

/** Forgets who reported what, a while after. */
export async function purgeReports(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from creations.reports where at < now() - interval '${KEPT_DAYS} days'`);
}

/** Whether there is such a creation. One that is hidden stays so, with the new reason. Its reports are closed. */
export const hideCreation = (dataSource: DataSource, id: number, reason: string, operator: string) =>
  change(dataSource, `hidden_reason = $2, hidden_by = $3, hidden_at = now()`, [id, reason, operator]);

/** Shows what was hidden again, as its owner has it. Whether there is such a creation. Its reports are closed. */
export const showCreation = (dataSource: DataSource, id: number) =>
  change(dataSource, `hidden_reason = null, hidden_by = null, hidden_at = null`, [id]);

async function change(dataSource: DataSource, assignment: string, parameters: unknown[]): Promise<boolean> {
  const [row] = await dataSource.query<[{ found: boolean }]>(
    `with changed as (
       update creations.collections set ${assignment} where id = $1 and deleted_at is null returning id
     ), closed as (
       update creations.reports set closed_at = now() from changed
       where collection_id = changed.id and closed_at is null
     )
     select exists (select from changed) as found`,
    parameters,
  );
  return row.found;
}
