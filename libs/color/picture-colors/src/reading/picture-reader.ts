import {
  MAX_BYTES,
  TIME_LIMIT,
  type PictureResponse,
  type PictureColors,
  type PictureProblem,
  type PictureRequest,
} from './picture-reading.ts';
import { startPictureWorker } from './start-picture-worker.ts';

export type ReadingOutcome =
  { kind: 'colors'; result: PictureColors } | { kind: 'fault'; fault: PictureProblem } | { kind: 'stopped' };

export interface PictureReader {
  /**
   * Reads a picture's colours in a worker. A new reading stops the current one.
   *
   * @param onDecoded receives a preview, unless the last reading had the same picture
   */
  read: (file: File, count: number, onDecoded: (preview: ImageBitmap) => void) => Promise<ReadingOutcome>;
  /** Stops the reading and frees its memory. The reader stays usable. */
  stop: () => void;
}

/**
 * Creates a reader. Its worker starts with the first reading and runs until `stop` or a failure. Readings
 * time out after 20 s.
 */
export function createPictureReader(): PictureReader {
  let worker: Worker | null = null;
  let held: File | null = null;
  let lastId = 0;
  let finish: ((outcome: ReadingOutcome) => void) | null = null;

  const stop = () => {
    worker?.terminate();
    worker = null;
    held = null;
    finish?.({ kind: 'stopped' });
  };

  const read: PictureReader['read'] = (file, count, onDecoded) => {
    // Decoding in the worker cannot be aborted, so this terminates the worker.
    if (finish && held !== file) stop();
    finish?.({ kind: 'stopped' });
    if (file.size > MAX_BYTES) return Promise.resolve({ kind: 'fault', fault: 'tooLarge' });
    const id = ++lastId;
    const fail = (fault: PictureProblem) => {
      finish?.({ kind: 'fault', fault });
      stop();
    };
    const outcome = new Promise<ReadingOutcome>((resolve) => {
      const timer = setTimeout(() => fail('tooSlow'), TIME_LIMIT);
      finish = (reached) => {
        clearTimeout(timer);
        finish = null;
        resolve(reached);
      };
    });
    worker ??= startPictureWorker();
    worker.onerror = () => fail('unreadable');
    worker.onmessage = ({ data }: MessageEvent<PictureResponse>) => {
      if (data.id !== id) return;
      if (data.kind === 'decoded') onDecoded(data.preview);
      else finish?.(data);
    };
    const request: PictureRequest = { id, file: held === file ? null : file, count };
    held = file;
    worker.postMessage(request);
    return outcome;
  };
  return { read, stop };
}
