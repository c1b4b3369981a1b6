import {
  MOST_BYTES,
  TIME_LIMIT,
  type PictureAnswer,
  type PictureColors,
  type PictureFault,
  type PictureRequest,
} from './picture-reading.ts';
import { startPictureWorker } from './start-picture-worker.ts';

export type ReadingOutcome =
  | { kind: 'colors'; result: PictureColors }
  | { kind: 'fault'; fault: PictureFault }
  /** Stopped, or another reading has taken its place. */
  | { kind: 'stopped' };

export interface PictureReader {
  /**
   * Reads the colours of a picture beside the page. Only one reading at a time: another one stops it.
   * @param onDecoded gets a copy of the picture to show, when it is not the one that was read last
   */
  read: (file: File, count: number, onDecoded: (preview: ImageBitmap) => void) => Promise<ReadingOutcome>;
  /** Ends the reading and frees its memory. The reader may be used again. */
  stop: () => void;
}

/** Reads pictures in a worker, which starts with the first one. */
export function createPictureReader(): PictureReader {
  let worker: Worker | null = null;
  /** The picture whose pixels the worker holds. */
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
    // What the worker is decoding cannot be called off.
    if (finish && held !== file) stop();
    finish?.({ kind: 'stopped' });
    if (file.size > MOST_BYTES) return Promise.resolve({ kind: 'fault', fault: 'tooLarge' });
    const id = ++lastId;
    const fail = (fault: PictureFault) => {
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
    worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
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
