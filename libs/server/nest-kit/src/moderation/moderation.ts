import type { ErrorCode } from '@danqing/contracts/errors';
import type { ContentKind, ReportedItem, ReportRequest } from '@danqing/contracts/moderation';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error.ts';
import { clientNetworks } from '../http/client-network.ts';
import { dataLists, type DataList } from '../member-data/read-data-page.ts';

const DAILY_REPORTS = 20;
const DAY_SECONDS = 86_400;
const OPEN_REPORTS = 50;
const RETENTION_DAYS = 90;
const LISTED = 100;

/** Stored in `hidden_by` to distinguish content that its member withdrew from content hidden by operators. */
export const WITHDRAWN_BY = 'account deletion';
const WITHDRAWN_REASON = '作者正在注销账号';

/**
 * One kind of content that can be reported and hidden. All SQL is about columns of `table`, which has `id`,
 * `user_id`, `deleted_at`, `listed`, `hidden_reason`, `hidden_by` and `hidden_at`. The schema has the tables
 * `reports` and `authors`.
 */
export interface ModeratedContent {
  kind: ContentKind;
  schema: string;
  /** Table with its schema. */
  table: string;
  reportKey: string;
  /** Condition for items that other people can open. Only these can be reported and withdrawn. */
  visible: string;
  /** Boolean column that must be false while an item is hidden. Items that are private cannot be hidden. */
  publicColumn?: string;
  /**
   * SQL update in the statement that hides item `$1` for the reason `$2`, or shows it again when `$2` is
   * null. Returns a row if it applies, even when the item itself is deleted.
   */
  dependent?: string;
  /** Name in the security log. */
  subject: string;
  notFound: ErrorCode;
  /** SQL expressions over the row `item` for the list of operators. */
  listed: Readonly<Record<'name' | 'description' | 'colors' | 'picture', string>>;
  joins?: string;
}

export interface Reporter {
  userId: number | null;
  address: string;
}

/** Reports of one kind of content, and hiding by operators and by members who leave. */
export class Moderation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: ModeratedContent,
    private readonly log?: SecurityLogPort,
  ) {}

  /**
   * Stores the first report of a reporter. Drops reports of an item that already has 50 open ones.
   *
   * @throws {AppError} the content's `notFound`, also for invisible items; RATE_LIMITED
   */
  async report(id: number, { userId, address }: Reporter, request: ReportRequest): Promise<void> {
    // Identifies visitors by their widest network, so that the holder of a /48 does not count as a crowd.
    const reporter = userId === null ? `network ${clientNetworks(address).at(-1)}` : `member ${userId}`;
    const { found, known, busy, stored } = await this.#insertReport(id, reporter, request);
    if (!found) throw new AppError(this.content.notFound);
    if (busy && !known) throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_SECONDS });
    this.log?.record({
      action: 'report',
      result: stored ? 'allowed' : 'refused',
      actor: userId === null ? 'visitor' : `member ${userId}`,
      address,
      subject: `${this.content.subject} ${id}`,
      detail: stored ? request.reason : `${request.reason}, not stored`,
    });
  }

  /** Returns up to 100 items with open reports, latest report first. */
  async listReported(): Promise<ReportedItem[]> {
    const { schema, table, reportKey, listed, joins = '' } = this.content;
    const [row] = await this.dataSource.query<[{ items: ReportedItem[] }]>(
      `select coalesce(json_agg(json_build_object(
           'id', item.id, 'name', ${listed.name}, 'description', ${listed.description},
           'colors', ${listed.colors}, 'picture', ${listed.picture},
           'author', json_build_object('id', author.user_id, 'name', author.name),
           'hiddenReason', item.hidden_reason, 'reports', open.reports) order by open.latest desc), '[]') as items
       from (
         select ${reportKey} as id, max(at) as latest,
           json_agg(json_build_object('reason', reason, 'text', text, 'reporter', reporter, 'at', at)
             order by at desc) as reports
         from ${schema}.reports where closed_at is null
         group by ${reportKey} order by max(at) desc limit ${LISTED}
       ) as open
       join ${table} as item on item.id = open.id and item.deleted_at is null
       join ${schema}.authors as author on author.user_id = item.user_id ${joins}`,
    );
    return row.items;
  }

  /**
   * Hides an item from everyone but its owner and closes its reports. Hiding a hidden item replaces the
   * reason.
   *
   * @throws {AppError} the content's `notFound`
   */
  hide(id: number, reason: string, operator: string, address: string): Promise<void> {
    return this.#decide(id, reason, operator, address);
  }

  /**
   * Unhides an item and closes its reports. An item that its member withdrew stays hidden.
   *
   * @throws {AppError} the content's `notFound`
   */
  show(id: number, operator: string, address: string): Promise<void> {
    return this.#decide(id, null, operator, address);
  }

  /** Hides all visible content of a member, or restores the content hidden by an earlier call. */
  async withdraw(userId: number, withdrawn: boolean): Promise<void> {
    const { table, visible, publicColumn } = this.content;
    const visibility = publicColumn === undefined ? '' : `, ${publicColumn} = ${!withdrawn}`;
    await this.dataSource.query(
      withdrawn
        ? `update ${table} set hidden_reason = '${WITHDRAWN_REASON}', hidden_by = $2, hidden_at = now() ${visibility}
           where user_id = $1 and ${visible}`
        : `update ${table} set hidden_reason = null, hidden_by = null, hidden_at = null ${visibility}
           where user_id = $1 and hidden_by = $2`,
      [userId, WITHDRAWN_BY],
    );
  }

  async countListed(userId: number): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::integer as count from ${this.content.table}
       where user_id = $1 and deleted_at is null and listed`,
      [userId],
    );
    return row.count;
  }

  sentReports(userId: number): DataList {
    const { kind, schema, reportKey } = this.content;
    return dataLists(this.dataSource, userId)(
      `${kind}-reports`,
      `select ${reportKey}::text as key,
         json_build_object('${kind}_id', ${reportKey}, 'reason', reason, 'text', text, 'at', at) as data
       from ${schema}.reports where reporter = 'member ' || $1::bigint and ${reportKey} > coalesce($2::integer, 0)
       order by ${reportKey} limit $3`,
    );
  }

  /** Deletes reports older than 90 days, including open ones. Run it from a periodic job. */
  async purgeReports(): Promise<void> {
    await this.dataSource.query(
      `delete from ${this.content.schema}.reports where at < now() - interval '${RETENTION_DAYS} days'`,
    );
  }

  async #decide(id: number, reason: string | null, operator: string, address: string): Promise<void> {
    const { notFound, subject } = this.content;
    if (!(await this.#setHidden(id, reason, operator))) throw new AppError(notFound);
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor: operator,
      address,
      subject: `${subject} ${id}`,
      detail: reason === null ? 'shown' : `hidden: ${reason}`,
    });
  }

  /** Hides an item, or shows it if `reason` is null, and closes its reports, in one statement. */
  async #setHidden(id: number, reason: string | null, operator: string): Promise<boolean> {
    const { schema, table, reportKey, publicColumn, dependent } = this.content;
    const withdrawn = `hidden_by = '${WITHDRAWN_BY}'`;
    const [row] = await this.dataSource.query<[{ found: boolean }]>(
      `with item as (
         update ${table} set
           hidden_reason = coalesce($2, case when ${withdrawn} then hidden_reason end),
           hidden_by = case when $2::text is not null then $3 when ${withdrawn} then hidden_by end,
           hidden_at = case when $2::text is not null then now() when ${withdrawn} then hidden_at end
           ${publicColumn === undefined ? '' : `, ${publicColumn} = $2::text is null and (${withdrawn}) is not true`}
         where id = $1 and deleted_at is null
           ${publicColumn === undefined ? '' : `and (${publicColumn} or hidden_reason is not null)`}
         returning id
       ), dependent as (
         ${dependent ?? 'select where false'}
       ), found as (
         select from item union all select from dependent
       ), closed as (
         update ${schema}.reports set closed_at = now()
         where ${reportKey} = $1 and closed_at is null and exists (select from found)
       )
       select exists (select from found) as found`,
      [id, reason, operator],
    );
    return row.found;
  }

  async #insertReport(id: number, reporter: string, { reason, text }: ReportRequest) {
    const { schema, table, reportKey, visible } = this.content;
    const [row] = await this.dataSource.query<
      [{ found: boolean; known: boolean; busy: boolean; stored: boolean }]
    >(
      `with seen as (
         select from ${table} where id = $1 and ${visible}
       ), known as (
         select from ${schema}.reports where ${reportKey} = $1 and reporter = $2
       ), busy as (
         select from ${schema}.reports where reporter = $2 and at > now() - interval '1 day'
         having count(*) >= ${DAILY_REPORTS}
       ), added as (
         insert into ${schema}.reports (${reportKey}, reporter, reason, text)
         select $1, $2, $3, $4 from seen
         where not exists (select from busy)
           and (select count(*) from ${schema}.reports where ${reportKey} = $1 and closed_at is null) < ${OPEN_REPORTS}
         on conflict do nothing returning ${reportKey}
       )
       select exists (select from seen) as found, exists (select from known) as known,
         exists (select from busy) as busy, exists (select from added) as stored`,
      [id, reporter, reason, text],
    );
    return row;
  }
}
