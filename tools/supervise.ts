import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { progress } from './steps.ts';

export interface SuperviseOptions {
  /** As the progress lines call it. */
  name: string;
  /** Starts it once more. The program sends a message when it is ready, with what it is ready for. */
  start: () => ChildProcess;
  limits?: Partial<SuperviseLimits>;
}

/** Times in milliseconds. */
export interface SuperviseLimits {
  /** Before the second start; it doubles with each further failure. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** A program that ran as long as this before it ended has not failed to start. */
  steadyMs: number;
  /** Failures in a row, after which a person must look. */
  mostFailures: number;
  /** To end for a restart, before it is killed. */
  restartMs: number;
}

const LIMITS: SuperviseLimits = {
  firstWaitMs: 250,
  longestWaitMs: 8_000,
  steadyMs: 10_000,
  mostFailures: 8,
  restartMs: 2_000,
};

export interface Supervised<Message> {
  /** What the program sent when it was ready for the first time; rejects when it ended before. That start is not repeated. */
  ready: Promise<Message>;
  /** Exit code of the last run, or 1: stopped, or given up. */
  ended: Promise<number>;
  /** Asks it to end, for good. */
  stop(): void;
  /** Asks it to end, insists when it hesitates, and starts it again at once: for developers, who wait for it. */
  restart(): void;
}

/** Runs a program and starts it again whenever it ends by itself, until it fails again and again. */
export function supervise<Message>({ name, start, limits }: SuperviseOptions): Supervised<Message> {
  const { firstWaitMs, longestWaitMs, steadyMs, mostFailures, restartMs } = { ...LIMITS, ...limits };
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
  const ended = run();
  ended.catch(tellFailure);
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    stop() {
      stopping.abort();
      child.kill('SIGTERM');
    },
    restart() {
      restarting = wasReady;
      const asked = child;
      // Faster than after a crash: it leaves nothing behind that the next start has to wait for.
      asked.kill('SIGTERM');
      const timer = setTimeout(() => asked.kill('SIGKILL'), restartMs);
      asked.once('exit', () => clearTimeout(timer));
    },
  };
}
