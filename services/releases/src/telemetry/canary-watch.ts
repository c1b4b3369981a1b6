import type { CanaryAlert, RollbackEvidence } from '@danqing/contracts/releases';
import type { DataSource, EntityManager } from 'typeorm';
import { selectCanaryRuns } from '../database/pointer.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Inspection } from '../gate/inspect-canary.ts';
import { TELEMETRY_ACTOR } from '../moves/automatic-actors.ts';
import { raiseAlert } from '../notifications/raise-notification.ts';
import { CanaryInspections, type Inspect } from './canary-inspections.ts';
import { upsertAlert } from './canary-alerts.queries.ts';
import { compareLoads, countLoads } from './compare-loads.ts';
import { assessCanary, judge, type CanaryFinding } from './judge-canary.ts';
import { tryLockWatch } from './load.queries.ts';
import { isEnough } from './sequential-test.ts';
import { shouldPause } from './weigh-failures.ts';
import { selectReportedLoads, selectReportedOutcomes } from './unique-reporter.queries.ts';

/** Minutes per slice. Comparing within a slice removes variation over the day. */
const SLICE_MINUTES = 10;
const HOUR_MS = 60 * 60_000;
/**
 * After its first hour, a canary's slices are read again each time its age has grown by this share. After a
 * day that is every minute and a half. It bounds the cost of a growing number of slices.
 */
const RECHECK_SHARE = 1 / 1_000;

/** Moves a failing canary. Rejects when the release is no longer the canary. */
export type MoveFailing = (failed: {
  area: string;
  release: string;
  evidence: RollbackEvidence;
}) => Promise<unknown>;

export interface CanaryWatchOptions {
  database: DataSource;
  environment: string;
  rollBack: MoveFailing;
  pause: MoveFailing;
  inspect: Inspect;
  /** Called for each canary that is paused, rolled back or held, and again when the cause of holding changes. */
  report: (
    line: string,
    about: { area: string; release: string; deed: 'take-back' | 'pause' | 'alert' },
  ) => void;
  now?: () => number;
}

interface CanaryRun {
  area: string;
  release: string;
  stable: string;
  weight: number;
  since: Date;
  pausedAt: Date | null;
}

interface KnownRun {
  run: string;
  nextAt: number;
}

interface SuspectCanary extends CanaryRun {
  finding: CanaryFinding;
  shouldPause: boolean;
}

const CAUSES: Record<Exclude<CanaryAlert['cause'], 'silent' | 'health'>, string> = {
  mounts: 'it mounts in a browser here: an operator must look.',
  votes: 'no browser here could mount it: an operator must look.',
  everywhere: 'most other areas fail as well: it stays.',
  network: 'other areas have trouble with the network as well: it stays.',
};

export class CanaryWatch {
  readonly #options: Required<CanaryWatchOptions>;
  readonly #inspections: CanaryInspections;
  readonly #known = new Map<string, KnownRun>();

  constructor(options: CanaryWatchOptions) {
    this.#options = { now: Date.now, ...options };
    this.#inspections = new CanaryInspections(this.#options.inspect, this.#options.now);
  }

  /**
   * Examines all canaries once, unless another gateway is doing so. A canary is paused before it is inspected,
   * because a mount takes long. Rejects when the database fails or a move fails.
   */
  async check(): Promise<void> {
    const failures: unknown[] = [];
    const collect = (error: unknown) => void failures.push(error);
    const suspects: SuspectCanary[] = [];
    await this.#alone(async (transaction) => {
      for (const run of await readRuns(transaction, this.#options.environment)) {
        const found = await this.#assess(transaction, run);
        if (!found) continue;
        suspects.push(found);
        if (found.shouldPause) await this.#pause(found).catch(collect);
      }
    });
    // No transaction is open meanwhile.
    const inspections = await Promise.all(suspects.map((one) => this.#inspections.find(one).catch(collect)));
    for (const [index, one] of suspects.entries()) {
      const inspection = inspections[index];
      // Acts under the lock, so that no second gateway decides before the event is committed.
      if (inspection)
        await this.#alone((transaction) => this.#act(transaction, one, inspection)).catch(collect);
    }
    if (failures.length > 0) throw failures[0];
  }

  async #alone(work: (transaction: EntityManager) => Promise<void>): Promise<void> {
    const { database, environment } = this.#options;
    await database.transaction(async (transaction) => {
      if (await tryLockWatch(transaction, environment)) await work(transaction);
    });
  }

  async #assess(transaction: EntityManager, run: CanaryRun): Promise<SuspectCanary | null> {
    const { environment, now } = this.#options;
    const { area, release, stable, since, pausedAt, weight } = run;
    const ended = await selectReportedOutcomes(transaction, environment, { area, release }, since);
    if (!isEnough(countLoads(ended))) return null;
    const known = this.#knownOf(run);
    const age = now() - since.getTime();
    if (age > HOUR_MS && now() < known.nextAt) return null;
    known.nextAt = now() + age * RECHECK_SHARE;
    const rows = await selectReportedLoads(
      transaction,
      environment,
      area,
      { run: since, pausedAt },
      SLICE_MINUTES,
    );
    const releases = { area, canary: release, stable };
    const finding = assessCanary(compareLoads(rows, releases), releases);
    if (!finding) return null;
    return {
      ...run,
      finding,
      shouldPause: weight > 0 && finding.shared === null && shouldPause(rows, releases),
    };
  }

  async #pause({ area, release, finding: { evidence } }: SuspectCanary): Promise<void> {
    const { pause, report } = this.#options;
    await pause({ area, release, evidence });
    report(`${describeFailures(area, evidence)}: paused, nobody gets it.`, { area, release, deed: 'pause' });
  }

  async #act(transaction: EntityManager, accused: SuspectCanary, found: Inspection): Promise<void> {
    const { environment, rollBack, report } = this.#options;
    const { area, release, since } = accused;
    const [run] = await readRuns(transaction, environment, area);
    // An operator or another gateway has already acted.
    if (run?.release !== release || run.since.getTime() !== since.getTime()) return;
    const checks = [found.files, found.smoke];
    const evidence: RollbackEvidence = { ...accused.finding.evidence, checks };
    const judgement = judge(accused.finding, found);
    const line = describeFailures(area, evidence);
    if (judgement.deed === 'take-back') {
      await rollBack({ area, release, evidence });
      report(`${line}: taken back.`, { area, release, deed: 'take-back' });
      return;
    }
    const { cause } = judgement;
    if (!(await upsertAlert(transaction, environment, since, { area, release, cause, evidence, checks })))
      return;
    const reason = `${line}, and ${CAUSES[cause]}`;
    const alert = { environment, area, release, cause, evidence, reason, actor: TELEMETRY_ACTOR };
    await raiseAlert(transaction, alert);
    report(reason, { area, release, deed: 'alert' });
  }

  #knownOf({ area, release, since }: CanaryRun): KnownRun {
    const run = `${release} ${since.getTime()}`;
    const known = this.#known.get(area);
    if (known?.run === run) return known;
    const fresh: KnownRun = { run, nextAt: 0 };
    this.#known.set(area, fresh);
    return fresh;
  }
}

async function readRuns(database: Queryable, environment: string, area?: string): Promise<CanaryRun[]> {
  const rows = await selectCanaryRuns(database, environment, area);
  return rows.map((row) => ({
    ...row,
    since: new Date(row.since),
    pausedAt: row.pausedAt === null ? null : new Date(row.pausedAt),
  }));
}

const describeFailures = (area: string, { canary }: RollbackEvidence): string =>
  `Canary ${canary.release} of ${area} failed in ${canary.failures} of ${canary.loads} loads`;
