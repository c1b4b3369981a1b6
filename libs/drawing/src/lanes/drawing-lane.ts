import type { ErrorCode } from '@danqing/contracts/errors';
import { AppError } from '@danqing/nest-kit';
import type { DrawingProcess } from '../process/drawing-process.ts';
import type { JobOf, Renderers, TellProgress } from '../process/job.ts';
import type { DrawingQueue, Turn } from './drawing-queue.ts';

/** A queue with a process of its own, so that drawings of another lane never delay its own. */
export class DrawingLane<Given extends Renderers> {
  readonly queue: DrawingQueue;
  readonly process: DrawingProcess;
  readonly #failure: ErrorCode;

  /** `failure` is the code of a drawing that could not be made. */
  constructor(queue: DrawingQueue, process: DrawingProcess, failure: ErrorCode) {
    this.queue = queue;
    this.process = process;
    this.#failure = failure;
  }

  /**
   * The bytes of the file; `onProgress` hears what its renderer tells before. Throws the lane's failure, and what
   * `DrawingQueue.run` throws.
   */
  draw(turn: Turn, job: () => JobOf<Given>, onProgress?: TellProgress): Promise<Buffer> {
    return this.queue.run(turn, async () => {
      try {
        return await this.process.draw(job(), turn.signal, onProgress);
      } catch (cause) {
        throw new AppError(turn.signal.aborted ? 'SERVICE_UNAVAILABLE' : this.#failure, { cause });
      }
    });
  }
}
