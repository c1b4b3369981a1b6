// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient declarations cannot be imported
/// <reference path="../script-text.d.ts" />
import { conversionFault, loadConverter } from '../conversion/converters.ts';
import script from '../worker/read-picture.worker.ts?script';
import {
  MAX_BYTES,
  TIME_LIMIT,
  type ConvertedPicture,
  type ConvertibleFormat,
  type PictureResponse,
  type PictureColors,
  type PictureProblem,
  type PictureRequest,
} from '../messages/picture-reading.ts';
import { startWorker } from '../messages/start-worker.ts';

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
 * time out after 20 s, not counting the time to load a decoder.
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
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const fail = (fault: PictureProblem) => {
      finish?.({ kind: 'fault', fault });
      stop();
    };
    const limitTime = () => (timer = setTimeout(() => fail('tooSlow'), TIME_LIMIT));
    const outcome = new Promise<ReadingOutcome>((resolve) => {
      limitTime();
      finish = (reached) => {
        clearTimeout(timer);
        finish = null;
        stopped.abort();
        resolve(reached);
      };
    });
    const request = (picture: ConvertedPicture | null) =>
      worker?.postMessage({ id, picture, count } satisfies PictureRequest);
    const convert = async (format: ConvertibleFormat) => {
      clearTimeout(timer);
      try {
        const converted = await loadConverter(format).then((converter) => {
          if (stopped.signal.aborted) return null;
          limitTime();
          return converter(file, stopped.signal);
        });
        if (!stopped.signal.aborted) request(converted);
      } catch (error) {
        if (!stopped.signal.aborted) fail(conversionFault(error));
      }
    };
    worker ??= startWorker('read-picture', [script]);
    worker.onerror = () => fail('unreadable');
    worker.onmessage = ({ data }: MessageEvent<PictureResponse>) => {
      if (data.id !== id) return;
      if (data.kind === 'decoded') onDecoded(data.preview);
      else if (data.kind === 'convert') void convert(data.format);
      else finish?.(data);
    };
    request(held === file ? null : { file, reducedFrom: null });
    held = file;
    return outcome;
  };
  return { read, stop };
}
