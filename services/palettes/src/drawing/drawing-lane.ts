import { AppError } from '@danqing/nest-kit';
import type { DrawingProcess } from './process/drawing-process.ts';
import type { DrawingJob } from './process/job.ts';
import type { DrawingQueue, Turn } from './queue/drawing-queue.ts';

/** A queue with a process of its own, so that drawings of another lane never delay its own. */
export class DrawingLane {
  readonly queue: DrawingQueue;
  readonly process: DrawingProcess;

  constructor(queue: DrawingQueue, process: DrawingProcess) {
    this.queue = queue;
    this.process = process;
  }

  /** The bytes of the file. Throws IMAGE_FAILED, and what `DrawingQueue.run` throws. */
  draw(turn: Turn, job: () => DrawingJob): Promise<Buffer> {
    return this.queue.run(turn, async () => {
      try {
        return await this.process.draw(job(), turn.signal);
      } catch (cause) {
        throw new AppError(turn.signal.aborted ? 'SERVICE_UNAVAILABLE' : 'IMAGE_FAILED', { cause });
      }
    });
  }
}
