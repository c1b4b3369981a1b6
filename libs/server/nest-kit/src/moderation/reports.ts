import type { ErrorCode } from '@danqing/contracts/errors';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportRequest } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';
import { AppError } from '../errors/app-error.ts';
import { clientNetworks } from '../http/client-network.ts';

const DAILY_REPORTS = 20;
const DAY_SECONDS = 86_400;
const REPORTS_OF_ONE = 50;
const RETENTION_DAYS = 90;
const LISTED = 100;

export interface Reportable {
  table: string;
  key: string;
  /** Query that finds an item visible to others by its number, `$1`. Nothing else can be reported. */
  seen: string;
  subject: string;
  notFound: ErrorCode;
}

export interface Reporter {
  userId: number | null;
  address: string;
}

/** Reports of one kind of item. It stores up to 50 for each item, and drops the others without an error. */
export class Reports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly of: Reportable,
    private readonly log?: SecurityLogPort,
  ) {}

  /**
   * Stores the first report of a reporter.
   *
   * @throws {AppError} the reportable's `notFound`, also for invisible items; RATE_LIMITED
   */
  async add(id: number, { userId, address }: Reporter, request: ReportRequest): Promise<void> {
    const { notFound, subject } = this.of;
    // Identifies visitors by their widest network, so that the holder of a /48 does not count as a crowd.
    const reporter = userId === null ? `network ${clientNetworks(address).at(-1)}` : `member ${userId}`;
    const { found, known, busy } = await this.#insert(id, reporter, request);
    if (!found) throw new AppError(notFound);
    if (busy && !known) throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_SECONDS });
    this.log?.record({
      action: 'report',
      result: 'allowed',
      actor: userId === null ? 'visitor' : `member ${userId}`,
      address,
      subject: `${subject} ${id}`,
      detail: request.reason,
    });
  }

  async close(id: number, decision: string, operator: string, address: string): Promise<void> {
    const { table, key, subject } = this.of;
    await this.dataSource.query(
      `update ${table} set closed_at = now() where ${key} = $1 and closed_at is null`,
      [id],
    );
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor: operator,
      address,
      subject: `${subject} ${id}`,
      detail: decision,
    });
  }

  async #insert(id: number, reporter: string, { reason, text }: ReportRequest) {
    const { table, key, seen } = this.of;
    const [row] = await this.dataSource.query<[{ found: boolean; known: boolean; busy: boolean }]>(
      `with seen as (
         ${seen}
       ), known as (
         select from ${table} where ${key} = $1 and reporter = $2
       ), busy as (
         select from ${table} where reporter = $2 and at > now() - interval '1 day'
         having count(*) >= ${DAILY_REPORTS}
       ), added as (
         insert into ${table} (${key}, reporter, reason, text)
         select $1, $2, $3, $4 from seen
         where not exists (select from busy)
           and (select count(*) from ${table} where ${key} = $1) < ${REPORTS_OF_ONE}
         on conflict do nothing
       )
       select exists (select from seen) as found, exists (select from known) as known,
         exists (select from busy) as busy`,
      [id, reporter, reason, text],
    );
    return row;
  }
}

/** Returns the SQL that selects up to 100 items with open reports, latest report first. */
export const openReports = ({ table, key }: Reportable): string =>
  `select ${key}, max(at) as latest,
     json_agg(json_build_object('reason', reason, 'text', text, 'reporter', reporter, 'at', at)
       order by at desc) as reports
   from ${table} where closed_at is null
   group by ${key} order by max(at) desc limit ${LISTED}`;

/** Deletes reports older than 90 days, including open ones. Run it from a periodic job. */
export async function purgeReports(dataSource: DataSource, { table }: Reportable): Promise<void> {
  await dataSource.query(`delete from ${table} where at < now() - interval '${RETENTION_DAYS} days'`);
}
