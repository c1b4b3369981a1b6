import { vi } from 'vitest';
import type { PictureResponse, PictureRequest } from './messages/picture-reading.ts';

type Answer = PictureResponse extends infer A ? (A extends PictureResponse ? Omit<A, 'id'> : never) : never;

/**
 * Fake worker that records requests. A test sends the responses with `answer`, by default to the last
 * request.
 */
export class FakePictureWorker {
  readonly requests: PictureRequest[] = [];
  terminated = false;
  onmessage: ((event: { data: PictureResponse }) => void) | null = null;
  onerror: (() => void) | null = null;

  postMessage(request: PictureRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(answer: Answer, id = this.requests.at(-1)?.id ?? 0): void {
    this.onmessage?.({ data: { ...answer, id } as PictureResponse });
  }
}

/**
 * Replaces the global `Worker` with `FakePictureWorker` until Vitest restores the globals. Returns the
 * workers in the order in which they start.
 */
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

/** Returns a fake ImageBitmap that has only a size, in pixels. */
export const fakePreview = (width = 400, height = 300) => ({ width, height, close: () => {} }) as ImageBitmap;
