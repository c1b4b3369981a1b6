// In place of the worker, which tests do not have.
import { vi } from 'vitest';
import type { PictureAnswer, PictureRequest } from './reading/picture-reading.ts';

/** Without its number, which the worker takes over from what it answers. */
type Answer = PictureAnswer extends infer A ? (A extends PictureAnswer ? Omit<A, 'id'> : never) : never;

/** A worker whose answers a test gives. */
export class FakePictureWorker {
  readonly requests: PictureRequest[] = [];
  terminated = false;
  onmessage: ((event: { data: PictureAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;

  postMessage(request: PictureRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** Answers the request that came last, or one before. */
  answer(answer: Answer, id = this.requests.at(-1)?.id ?? 0): void {
    this.onmessage?.({ data: { ...answer, id } as PictureAnswer });
  }
}

/** Puts such workers in the place of the browser's, until the globals are restored; in the order in which they start. */
export function stubPictureWorkers(): FakePictureWorker[] {
  const started: FakePictureWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakePictureWorker {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
  return started;
}

/** As the worker would send it; the browser's own is not there in tests. */
export const fakePreview = (width = 400, height = 300) => ({ width, height, close: () => {} }) as ImageBitmap;
