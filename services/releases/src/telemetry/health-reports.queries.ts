import type { HealthMetric, PageError } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from '../database/queryable.ts';
import { POOR } from './health-limits.ts';

/** Metrics that pages measure after the mount. */
export type PageMetric = Exclude<HealthMetric, 'loads' | 'silent'>;

export interface HealthReports {
  metric: PageMetric;
  slice: number;
  release: string;
  isPoor: boolean;
  networks: number;
  /** Block of the networks, for poor pages of the canary; otherwise null. */
  block: string | null;
}

/** The releases of an area, and the start of the canary run; null for the last 24 hours of an area without a canary. */
export interface ComparedReleases {
  area: string;
  stable: string;
  canary: string | null;
  since: string | null;
}

const IS_POOR = `values ('errors', h.failed), ('lcp', h.lcp > ${POOR.lcp}), ('inp', h.inp > ${POOR.inp}),
  ('cls', h.cls > ${POOR.cls}), ('long', h.long > ${POOR.long})`;
/** SQL condition: the row `h` belongs to the run $3, or to the last 24 hours. */
const IN_RUN = `case when $3::timestamptz is null then h.at > now() - interval '24 hours' else h.run = $3 end`;

/** Counts the reports of both releases per slice. A network without a value does not count for that metric. */
export function selectHealthReports(
  database: Queryable,
  environment: string,
  { area, stable, canary, since }: ComparedReleases,
  sliceMinutes: number,
): Promise<HealthReports[]> {
  return database.query(
    `select m.metric, floor(extract(epoch from h.at - coalesce($3, h.at)) / 60 / $6)::integer as slice, h.release,
            m.poor as "isPoor", count(*)::integer as networks,
            case when m.poor and h.release = $5 then encode(h.block, 'hex') end as block
     from releases.page_health h cross join lateral (${IS_POOR}) m (metric, poor)
     where h.environment = $1 and h.area = $2 and ${IN_RUN} and h.release in ($4, $5) and m.poor is not null
     group by 1, 2, 3, 4, 6 order by 2`,
    [environment, area, since, stable, canary, sliceMinutes],
  );
}

export interface PercentilesRow extends Record<keyof typeof POOR, number | null> {
  release: string;
}

/** Returns the values that three quarters of the networks reach. */
export function selectPercentiles(
  database: Queryable,
  environment: string,
  { area, stable, canary, since }: ComparedReleases,
): Promise<PercentilesRow[]> {
  const p75 = (metric: keyof typeof POOR) =>
    `(percentile_disc(0.75) within group (order by h.${metric}))::integer as ${metric}`;
  return database.query(
    `select h.release, ${p75('lcp')}, ${p75('inp')}, ${p75('cls')}, ${p75('long')}
     from releases.page_health h
     where h.environment = $1 and h.area = $2 and ${IN_RUN} and h.release in ($4, $5)
     group by h.release`,
    [environment, area, since, stable, canary],
  );
}

/** Returns the errors of releases, the most frequent first. */
export function selectPageErrors(
  database: Queryable,
  environment: string,
  area: string,
  releases: readonly string[],
): Promise<PageError[]> {
  return database.query(
    `select release, hash, message, frame, networks, ${isoText('first_at')} as first_at,
            ${isoText('last_at')} as last_at
     from releases.page_errors where environment = $1 and area = $2 and release = any ($3)
     order by networks desc, last_at desc limit 20`,
    [environment, area, releases],
  );
}
