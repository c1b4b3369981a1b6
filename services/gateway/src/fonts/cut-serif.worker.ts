import { parentPort } from 'node:worker_threads';
import type { FontSubset } from '@danqing/contracts/fonts';
import { subsetSerif } from './cut-serif.ts';

/**
 * Handles one `{ subset }` message at a time, so that replies (`{ font }` or `{ failure }`) keep the order of
 * requests.
 */
let before: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ face, characters }: FontSubset) => {
  before = before
    .then(() => subsetSerif(face, characters))
    .then(
      (font) => parentPort?.postMessage({ font }),
      (error: unknown) =>
        parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
    );
});
