import type { ProofChallenge } from '@danqing/contracts/errors';
import { solveChallengeWorkers } from 'altcha-lib';
import script from './solve-challenge.worker.ts?script';

/** Leaves cores to the page and to the rest of the machine. */
const MOST_WORKERS = 4;
/** Milliseconds. The server accepts the proof for 15 minutes. */
const TIME_LIMIT = 14 * 60 * 1000;

/**
 * Solves the server's challenge in workers.
 *
 * @throws {Error} when this browser cannot solve it, as on a page without HTTPS, or exceeds the time limit;
 *   the reason of `signal` when it is aborted
 */
export async function solveChallenge(challenge: ProofChallenge, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    signal.throwIfAborted();
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
      timeout: TIME_LIMIT,
      // Started from text in this chunk, whose integrity the browser has verified.
      createWorker: () => new Worker(url, { name: 'solve-challenge' }),
    });
    signal.throwIfAborted();
    if (!solution) throw new Error('The challenge was not solved in time');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    URL.revokeObjectURL(url);
    signal.removeEventListener('abort', abort);
  }
}
