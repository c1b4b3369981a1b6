import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { progress } from './steps.ts';

export interface SuperviseOptions {
  /** Name in progress lines. */
  name: string;
  /** Starts the program. It sends a message with its data when it is ready. */
  start: () => ChildProcess;
  limits?: Partial<SuperviseLimits>;
}

/** Times in milliseconds. */
export interface SuperviseLimits {
  /** Wait before the second start. Each further failure doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** Minimum runtime of a successful start. A program that exits earlier failed to start. */
  steadyMs: number;
  mostFailures: number;
  /** Grace period of a restart before the program is killed. */
  restartMs: number;
  /** Grace period of a stop before the program is killed. Longer than any orderly stop. */
  stopMs: number;
}

const LIMITS: SuperviseLimits = {
  firstWaitMs: 250,
  longestWaitMs: 8_000,
  steadyMs: 10_000,
  mostFailures: 8,
  restartMs: 2_000,
  stopMs: 90_000,
};

export interface Supervised<Message> {
  /**
   * Resolves with the first ready message. Rejects when the program exits first; that start is not repeated.
   */
  ready: Promise<Message>;
  /** Exit code of the last run; 1 when the supervisor gave up. */
  ended: Promise<number>;
  stop(): void;
  /** Stops the program, kills it after the grace period, and restarts it at once. For development. */
  restart(): void;
}

export function supervise<Message>({ name, start, limits }: SuperviseOptions): Supervised<Message> {
  const { firstWaitMs, longestWaitMs, steadyMs, mostFailures, restartMs, stopMs } = { ...LIMITS, ...limits };
  const stopping = new AbortController();
  let tellReady: (message: Message) => void = () => undefined;
  let tellFailure: (error: Error) => void = () => undefined;
  const ready = new Promise<Message>((resolve, reject) => {
    [tellReady, tellFailure] = [resolve, reject];
  });
  let child: ChildProcess;
  let wasReady = false;
  let restarting = false;

  const runOnce = () => {
    child = start();
    child.once('message', (message) => {
      if (wasReady) progress(name, 'answers again');
      wasReady = true;
      tellReady(message as Message);
    });
    return new Promise<{ code: number; how: string }>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        resolve({ code: code ?? 1, how: signal ? `by ${signal}` : `with code ${code}` }),
      );
    });
  };
  const run = async () => {
    let failures = 0;
    for (;;) {
      const began = performance.now();
      const { code, how } = await runOnce();
      if (!wasReady) tellFailure(new Error(`the ${name} ended ${how} before it was ready`));
      if (!wasReady || stopping.signal.aborted) return code;
      if (restarting) {
        restarting = false;
        failures = 0;
        continue;
      }
      failures = performance.now() - began < steadyMs ? failures + 1 : 1;
      if (failures > mostFailures) {
        progress(name, `ended ${how}, ${failures} times in a row: giving up; the reason is above`);
        return code || 1;
      }
      const waitMs = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
      progress(name, `ended ${how}, starting it again in ${waitMs / 1000} s`);
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 0;
    }
  };
  // Node can deadlock in process.exit while V8 compiles in the background (nodejs/node#54918).
  const stopWithin = (limitMs: number) => {
    const asked = child;
    asked.kill('SIGTERM');
    const timer = setTimeout(() => {
      if (stopping.signal.aborted) progress(name, `did not exit within ${limitMs / 1000} s and is killed`);
      asked.kill('SIGKILL');
    }, limitMs).unref();
    asked.once('exit', () => clearTimeout(timer));
  };
  const ended = run();
  ended.catch(tellFailure);
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    stop() {
      stopping.abort();
      stopWithin(stopMs);
    },
    restart() {
      restarting = wasReady;
      // No back-off: an orderly exit leaves nothing that the next start must wait for.
      stopWithin(restartMs);
    },
  };
}
