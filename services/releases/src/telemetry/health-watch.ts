import type { HealthMetric, RollbackEvidence } from '@danqing/contracts/releases';
import type { DataSource, EntityManager } from 'typeorm';
import { selectCanaryRuns, type CanaryRunRow } from '../database/pointer.queries.ts';
import { TELEMETRY_ACTOR } from '../moves/automatic-actors.ts';
import { raiseAlert } from '../notifications/raise-notification.ts';
import { insertFirstAlert } from './canary-alerts.queries.ts';
import { readPageSlices } from './compare-health.ts';
import { tryLockWatch } from './load.queries.ts';
import { METRIC_NAMES } from './metric-names.ts';
import { NO_COUNTS, sumCounts, testCanary, type Slice, type Verdict } from './sequential-test.ts';

export interface HealthWatchOptions {
  database: DataSource;
  environment: string;
  /** Called once for each canary run with an alert. */
  report: (line: string, about: { area: string; release: string; deed: 'alert' }) => void;
}

interface Finding {
  metric: HealthMetric;
  slices: readonly Slice[];
  verdict: Extract<Verdict, { decision: 'roll-back' }>;
}

/**
 * Raises an alert when clearly more pages of a canary fare poorly after the mount than pages of the stable
 * release. The alert pauses a rollout. It moves nothing, because pages can be forged.
 */
export class HealthWatch {
  readonly #options: HealthWatchOptions;

  constructor(options: HealthWatchOptions) {
    this.#options = options;
  }

  /** Examines all canaries once, unless another gateway watches just now. */
  async check(): Promise<void> {
    const { database, environment } = this.#options;
    await database.transaction(async (transaction) => {
      if (!(await tryLockWatch(transaction, environment))) return;
      for (const run of await selectCanaryRuns(transaction, environment))
        await this.#examine(transaction, run);
    });
  }

  async #examine(transaction: EntityManager, run: CanaryRunRow): Promise<void> {
    const { environment, report } = this.#options;
    const { area, release, stable } = run;
    const found = findWorst(Object.entries(await readPageSlices(transaction, environment, run)));
    if (!found) return;
    const { metric, slices, verdict } = found;
    const evidence: RollbackEvidence = {
      canary: { release, ...sumCounts(slices.map(({ canary }) => canary)) },
      stable: { release: stable, ...sumCounts(slices.map((slice) => slice.stable)) },
      others: NO_COUNTS,
      ratio: verdict.ratio,
      limit: verdict.limit,
      outcomes: {},
      metric,
    };
    const alert = { cause: 'health' as const, evidence };
    if (
      !(await insertFirstAlert(
        transaction,
        environment,
        { area, release, since: new Date(run.since) },
        alert,
      ))
    )
      return;
    const { canary, stable: beside } = evidence;
    const reason =
      `Canary ${release} of ${area}: ${canary.failures} of ${canary.loads} networks fare poorly (${METRIC_NAMES[metric]}), ` +
      `with the stable release ${beside.failures} of ${beside.loads}. It stays until somebody has looked.`;
    await raiseAlert(transaction, { environment, area, release, ...alert, reason, actor: TELEMETRY_ACTOR });
    report(reason, { area, release, deed: 'alert' });
  }
}

function findWorst(all: readonly [string, readonly Slice[]][]): Finding | null {
  let worst: Finding | null = null;
  for (const [metric, slices] of all) {
    const verdict = testCanary(slices);
    if (verdict.decision === 'roll-back' && verdict.ratio > (worst?.verdict.ratio ?? 0))
      worst = { metric: metric as HealthMetric, slices, verdict };
  }
  return worst;
}
