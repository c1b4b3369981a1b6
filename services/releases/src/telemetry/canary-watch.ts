import type { RollbackEvidence } from '@danqing/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { selectMoves } from '../database/event.queries.ts';
import { failsEverywhere } from './all-areas-guard.ts';
import { findCanaryRun } from './canary-run.ts';
import { compareLoads, countLoads } from './compare-loads.ts';
import {
  selectPointedReleases,
  selectSampledLoads,
  selectSampledOutcomes,
  tryLockWatch,
} from './load.queries.ts';
import { isEnough, sumCounts, testCanary } from './sequential-test.ts';

/** Loads are compared within so many minutes, so that what changes over a day makes no release look worse. */
const SLICE_MINUTES = 10;
const HOUR_MS = 60 * 60_000;
/**
 * After its first hour the slices of a canary are read again once it is older by this share, since there are ever more:
 * every minute and a half after a day.
 */
const LATER = 1 / 1_000;

/** Takes a canary back. Rejects when it is not the canary any more. */
export type RollBack = (failed: {
  area: string;
  release: string;
  evidence: RollbackEvidence;
}) => Promise<unknown>;

export interface CanaryWatchOptions {
  database: DataSource;
  environment: string;
  rollBack: RollBack;
  /** Told once for each canary that goes back or is held. */
  report: (line: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** What is known of the canary of an area that fails, but not so that it goes back. */
interface KnownRun {
  run: string;
  /** When its slices are worth reading again. */
  nextAt: number;
  /** It was told that it is held. */
  isHeld: boolean;
}

/** Looks at the canaries of an environment, and has those taken back that fail more often than what they stand beside. */
export class CanaryWatch {
  readonly #options: Required<CanaryWatchOptions>;
  /** By area. */
  readonly #known = new Map<string, KnownRun>();

  constructor(options: CanaryWatchOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /** Looks once, unless another gateway is looking. Rejects when the database does not answer or a rollback fails. */
  async look(): Promise<void> {
    const { database, environment } = this.#options;
    await database.transaction(async (transaction) => {
      if (!(await tryLockWatch(transaction, environment))) return;
      const areas = (await selectPointedReleases(transaction, environment)).filter(
        ({ canary, killed }) => canary !== null && !killed,
      );
      const failures: unknown[] = [];
      for (const { area } of areas) {
        // Under the lock, so that no second gateway decides before the event is there.
        await this.#judge(transaction, area).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    });
  }

  async #judge(transaction: EntityManager, area: string): Promise<void> {
    const { environment, rollBack, report, now } = this.#options;
    const run = findCanaryRun(await selectMoves(transaction, environment, area));
    if (!run) return;
    const { release, stable, since } = run;
    // Almost every look ends here, before the slices are read.
    const ended = await selectSampledOutcomes(transaction, environment, { area, release }, since);
    if (!isEnough(countLoads(ended))) return;
    const name = `${release} ${since.getTime()}`;
    const known = this.#known.get(area);
    const age = now() - since.getTime();
    if (known?.run === name && age > HOUR_MS && now() < known.nextAt) return;
    const rows = await selectSampledLoads(transaction, environment, area, since, SLICE_MINUTES);
    const { slices, others, outcomes } = compareLoads(rows, { area, canary: release, stable });
    const verdict = testCanary(slices);
    const canary = sumCounts(slices.map((slice) => slice.canary));
    const isHeld = verdict.decision === 'roll-back' && failsEverywhere(canary, others);
    const line = `Canary ${release} of ${area} failed in ${canary.failures} of ${canary.loads} loads`;
    if (verdict.decision === 'continue' || isHeld) {
      const wasHeld = known?.run === name && known.isHeld;
      if (isHeld && !wasHeld) report(`${line}, and most other areas fail as well: it stays.`);
      this.#known.set(area, { run: name, nextAt: now() + age * LATER, isHeld: isHeld || wasHeld });
      return;
    }
    const evidence: RollbackEvidence = {
      canary: { release, ...canary },
      stable: { release: stable, ...sumCounts(slices.map((slice) => slice.stable)) },
      others: sumCounts(others),
      ratio: verdict.ratio,
      limit: verdict.limit,
      outcomes,
    };
    await rollBack({ area, release, evidence });
    report(`${line}: taken back.`);
  }
}
