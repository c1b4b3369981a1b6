import type { RollbackEvidence } from '@danqing/contracts/releases';
import type { DataSource, EntityManager } from 'typeorm';
import { selectCanaryRuns, type CanaryRunRow } from '../database/pointer.queries.ts';
import { TELEMETRY_ACTOR } from '../moves/automatic-actors.ts';
import { raiseAlert } from '../notifications/raise-notification.ts';
import { tryLockWatch } from './load.queries.ts';
import { NO_COUNTS, sumCounts, testCanary, type Slice } from './sequential-test.ts';
import { selectSilentPages, type SilentPages } from './begun-page.queries.ts';
import { insertFirstAlert } from './canary-alerts.queries.ts';

/** Minutes per slice. Comparing within a slice removes variation over the day. */
const SLICE_MINUTES = 10;
/** Time that a page has to report. It does so 10 s after its area is loaded, or when the visitor leaves. */
export const PENDING_MS = 2 * 60_000;

export interface SilenceWatchOptions {
  database: DataSource;
  environment: string;
  /** Called once for each canary run with an alert. */
  report: (line: string, about: { area: string; release: string; deed: 'alert' }) => void;
  now?: () => number;
}

/**
 * Compares the share of pages that report nothing between each canary and the stable release. A page that
 * freezes at once reports nothing. Only raises an alert, because silence needs no page: anybody can request
 * documents of a canary and never report.
 */
export class SilenceWatch {
  readonly #options: Required<SilenceWatchOptions>;

  constructor(options: SilenceWatchOptions) {
    this.#options = { now: Date.now, ...options };
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

  async #examine(transaction: EntityManager, { area, release, stable, since }: CanaryRunRow): Promise<void> {
    const { environment, report, now } = this.#options;
    const run = { area, release, since: new Date(since) };
    const time = new Date(now() - PENDING_MS);
    const rows = await selectSilentPages(transaction, environment, run, time, SLICE_MINUTES);
    const slices = slicesOfSilence(rows, { canary: release, stable });
    const verdict = testCanary(slices);
    if (verdict.decision === 'continue') return;
    const evidence: RollbackEvidence = {
      canary: { release, ...sumCounts(slices.map(({ canary }) => canary)) },
      stable: { release: stable, ...sumCounts(slices.map((slice) => slice.stable)) },
      others: NO_COUNTS,
      ratio: verdict.ratio,
      limit: verdict.limit,
      outcomes: {},
    };
    if (!(await insertFirstAlert(transaction, environment, run, { cause: 'silent', evidence }))) return;
    const share = ({ loads, failures }: SilentPages | RollbackEvidence['stable']) =>
      `${failures} of ${loads}`;
    const reason =
      `Canary ${release} of ${area}: ${share(evidence.canary)} networks that were given a page reported nothing, ` +
      `of the stable release ${share(evidence.stable)}. Perhaps it freezes the page: it stays until somebody has looked.`;
    const alert = { environment, area, release, evidence, reason, actor: TELEMETRY_ACTOR };
    await raiseAlert(transaction, { ...alert, cause: 'silent' });
    report(reason, { area, release, deed: 'alert' });
  }
}

export function slicesOfSilence(
  rows: readonly SilentPages[],
  of: { canary: string; stable: string },
): Slice[] {
  const slices = new Map<number, Slice>();
  for (const { slice, release, loads, failures } of rows) {
    const known = slices.get(slice) ?? { canary: NO_COUNTS, stable: NO_COUNTS };
    slices.set(slice, { ...known, [release === of.canary ? 'canary' : 'stable']: { loads, failures } });
  }
  return [...slices.values()];
}
