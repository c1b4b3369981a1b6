// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient declarations cannot be imported
/// <reference path="../script-text.d.ts" />
import script from '../worker/read-picture.worker.ts?script';

/**
 * Starts the worker from the script text in this chunk. The browser verifies the chunk's integrity, but not
 * that of a worker's URL.
 */
export function startPictureWorker(): Worker {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    return new Worker(url, { name: 'read-picture' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
