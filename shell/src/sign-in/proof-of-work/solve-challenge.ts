import type { ProofChallenge } from '@danqing/contracts/errors';
import { solveChallengeWorkers } from 'altcha-lib';
import script from './solve-challenge.worker.ts?script';

/** The page itself, and the rest of the visitor's machine, go on. */
const MOST_WORKERS = 4;
/** Milliseconds; the server takes the answer for a quarter of an hour. */
const TIME_LIMIT = 14 * 60 * 1000;

/**
 * Works out what the server asks for, beside the page.
 *
 * @throws {Error} when this browser cannot, as on a page without HTTPS, or not in time; else the reason of `signal`
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
      // Started from the text that came with this chunk, whose integrity the browser has checked.
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
