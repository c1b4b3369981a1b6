import { parentPort } from 'node:worker_threads';
import type { FontSubset } from '@danqing/contracts/fonts';
import { cutSerif } from './cut-serif.ts';

/** One font after the other: `{ subset }` comes, `{ font }` or `{ failure }` goes back, in the same order. */
let before: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ face, characters }: FontSubset) => {
  before = before
    .then(() => cutSerif(face, characters))
    .then(
      (font) => parentPort?.postMessage({ font }),
      (error: unknown) =>
        parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
    );
});
