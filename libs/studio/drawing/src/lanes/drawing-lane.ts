import type { ErrorCode } from '@danqing/contracts/errors';
import { AppError } from '@danqing/nest-kit';
import type { DrawingProcess } from '../process/drawing-process.ts';
import type { JobOf, Renderers, ReportProgress } from '../process/job.ts';
import type { DrawingQueue, DrawingRequest } from './drawing-queue.ts';

/** A queue with its own process, so that lanes never delay each other. */
export class DrawingLane<Given extends Renderers> {
  readonly queue: DrawingQueue;
  readonly process: DrawingProcess;
  readonly #failure: ErrorCode;

  constructor(queue: DrawingQueue, process: DrawingProcess, failure: ErrorCode) {
    this.queue = queue;
    this.process = process;
    this.#failure = failure;
  }

  /**
   * Returns the bytes of the file.
   *
   * @param onProgress receives the renderer's progress messages
   * @throws {AppError} with the lane's failure code when drawing fails, SERVICE_UNAVAILABLE when
   *   `turn.signal` aborts, or an error of `DrawingQueue.run`
   */
  draw(turn: DrawingRequest, job: () => JobOf<Given>, onProgress?: ReportProgress): Promise<Buffer> {
    return this.queue.run(turn, async () => {
      try {
        return await this.process.draw(job(), turn.signal, onProgress);
      } catch (cause) {
        throw new AppError(turn.signal.aborted ? 'SERVICE_UNAVAILABLE' : this.#failure, { cause });
      }
    });
  }
}
