import type { RolloutCause, StepNumbers } from '@danqing/contracts/releases';
import type { EntityManager } from 'typeorm';
import {
  endRolloutRow,
  pauseRolloutRow,
  selectActiveRollouts,
  type WatchedRollout,
} from '../database/rollout.queries.ts';
import { rolloutDecisions } from '../metrics/release-metrics.ts';
import { ROLLOUT_ACTOR } from '../moves/automatic-actors.ts';
import { raiseDoubt } from '../notifications/raise-notification.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { advanceRollout } from './advance-rollout.ts';
import { decideStep } from './decide-step.ts';
import { readStep } from './read-step.ts';

export interface RolloutWatchOptions {
  plane: ReleasePlane;
  /** Called for each automatic decision. */
  report: (line: string, about: { area: string; deed: 'advance' | 'pause' | 'cancel' }) => void;
  /** Default: the time of the database. */
  now?: () => Date;
}

/**
 * Advances rollouts by their plans. Every gateway has one. An advisory lock gives each rollout to one gateway at a
 * time. The row of the rollout changes in the transaction of its move, so a step is made once, or not at all.
 */
export class RolloutWatch {
  readonly #options: RolloutWatchOptions;

  constructor(options: RolloutWatchOptions) {
    this.#options = options;
  }

  /** Examines all rollouts once. Rejects with the first failure, after all have been examined. */
  async check(): Promise<void> {
    const { database, environment } = this.#options.plane;
    const failures: unknown[] = [];
    for (const rollout of await selectActiveRollouts(database, environment, this.#time())) {
      if (!isDue(rollout)) continue;
      await database
        .transaction(async (transaction) => {
          if (await tryLockRollout(transaction, rollout.id)) await this.#examine(transaction, rollout.id);
        })
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  async #examine(transaction: EntityManager, id: number): Promise<void> {
    const { environment } = this.#options.plane;
    const [rollout] = await selectActiveRollouts(transaction, environment, this.#time(), id);
    if (!rollout || !isDue(rollout)) return;
    if (!rollout.inPlace) return this.#cancel(transaction, rollout);
    const { area, alert, elapsed, steps, step } = rollout;
    const { numbers, networks } = await readStep(transaction, environment, rollout);
    const { seconds } = steps[step]!;
    const loads = numbers.canary.loads;
    const decision = decideStep({ elapsed, seconds, loads, networks, ratio: numbers.ratio, alert });
    if (decision.deed === 'wait') return;
    if (decision.deed === 'pause')
      return this.#pause(transaction, rollout, decision.why, describeNumbers(numbers));
    const reason = `${describeStep(rollout, numbers)}${decision.why === 'quiet' ? ', with few loads' : ''}: ${describeNumbers(numbers)}`;
    try {
      const { event } = await advanceRollout(this.#options.plane, rollout, {
        actor: ROLLOUT_ACTOR,
        reason,
        numbers: { ...numbers, why: decision.why },
        time: this.#time(),
      });
      if (event)
        this.#options.report(`Rollout ${id} of ${area} advanced ${reason}.`, { area, deed: 'advance' });
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      // Somebody else has moved or frozen the area. The next check reads the new state of the rollout.
      if (error.code === 'POINTER_MOVED' || error.code === 'FROZEN') return;
      await this.#pause(transaction, rollout, 'gate', [error.message, ...error.details].join(' '));
    }
  }

  async #pause(
    transaction: EntityManager,
    { id, area, release, step }: WatchedRollout,
    cause: RolloutCause,
    detail: string,
  ): Promise<void> {
    if (!(await pauseRolloutRow(transaction, id, { cause, detail }))) return;
    const reason = `Rollout ${id} of ${area} paused at step ${step + 1} (${cause}): ${detail}.`;
    const { environment } = this.#options.plane;
    await raiseDoubt(transaction, { environment, area, release, actor: ROLLOUT_ACTOR, reason });
    rolloutDecisions.inc({ area, decision: 'pause' });
    this.#options.report(reason, { area, deed: 'pause' });
  }

  /** Ends a rollout whose area was moved by a version of this program without rollouts. */
  async #cancel(transaction: EntityManager, { id, area }: WatchedRollout): Promise<void> {
    const detail = 'the area was moved otherwise';
    if (!(await endRolloutRow(transaction, id, { state: 'cancelled', detail }))) return;
    rolloutDecisions.inc({ area, decision: 'cancel' });
    this.#options.report(`Rollout ${id} of ${area} is cancelled: ${detail}.`, { area, deed: 'cancel' });
  }

  #time(): Date | null {
    return this.#options.now?.() ?? null;
  }
}

/** Whether there may be something to decide. Reading the loads of every rollout would cost more. */
const isDue = ({ state, inPlace, alert, elapsed, steps, step, frozenUntil }: WatchedRollout): boolean =>
  !inPlace ||
  (state === 'running' && (alert !== null || (frozenUntil === null && elapsed >= steps[step]!.seconds)));

const describeStep = ({ steps, step }: WatchedRollout, { seconds }: StepNumbers): string =>
  `after ${seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`} at ${steps[step]!.weight} %`;

const describeNumbers = ({ canary, stable }: StepNumbers): string =>
  `the canary failed in ${canary.failures} of ${canary.loads} loads, the stable release in ${stable.failures} of ${stable.loads}`;

async function tryLockRollout(transaction: EntityManager, id: number): Promise<boolean> {
  const rows = await transaction.query<{ locked: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtext('releases: advance a rollout'), $1) as locked`,
    [id],
  );
  return rows[0]?.locked ?? false;
}
