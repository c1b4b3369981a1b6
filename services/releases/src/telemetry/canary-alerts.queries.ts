import type { CanaryAlert } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from '../database/queryable.ts';

export interface AlertRow extends CanaryAlert {
  area: string;
}

export async function upsertAlert(
  database: Queryable,
  environment: string,
  run: Date,
  { area, release, cause, evidence, checks }: Omit<AlertRow, 'at'>,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into releases.canary_alerts as known (environment, area, release, run, cause, evidence, checks)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (environment, area, run) do update
       set cause = excluded.cause, at = now(), evidence = excluded.evidence, checks = excluded.checks
       where known.cause <> excluded.cause
     returning 1`,
    [environment, area, release, run, cause, JSON.stringify(evidence), JSON.stringify(checks)],
  );
  return rows.length > 0;
}

/** Adds the alert unless the run has one, whose cause says more. Resolves with whether it was added. */
export async function insertFirstAlert(
  database: Queryable,
  environment: string,
  { area, release, since }: { area: string; release: string; since: Date },
  { cause, evidence }: Pick<CanaryAlert, 'cause' | 'evidence'>,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into releases.canary_alerts (environment, area, release, run, cause, evidence, checks)
     values ($1, $2, $3, $4, $5, $6, '[]')
     on conflict (environment, area, run) do nothing
     returning 1`,
    [environment, area, release, since, cause, JSON.stringify(evidence)],
  );
  return rows.length > 0;
}

export function selectAlerts(
  database: Queryable,
  environment: string,
): Promise<(AlertRow & { run: string })[]> {
  return database.query(
    `select area, release, ${isoText('run')} as run, cause, ${isoText('at')} as at, evidence, checks
     from releases.canary_alerts where environment = $1`,
    [environment],
  );
}

export async function deleteAlertsBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.canary_alerts where at < $1', [time]);
}
