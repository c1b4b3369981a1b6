import type { DrawingChild } from './drawing-child.ts';
import type { DrawingAnswer, DrawingJob, TellProgress } from './job.ts';
import type { SpareProcess } from './spare-process.ts';

export interface DrawingProcessOptions {
  /** For one drawing, with the start of the process; the process that takes longer is killed. */
  timeLimitMs: number;
  /** The same for a drawing whose caller has left: about what the start of another process costs. */
  unwantedLimitMs: number;
  /** Without work for this long, the process ends and gives its memory back. */
  idleLimitMs: number;
  /** Bytes; a process that has more after a drawing is replaced. Fonts that were drawn with are never given back. */
  memoryLimit: number;
}

/**
 * One process that draws, so that the event loop does not, a crash of the drawing library ends nothing else, and its memory
 * comes back. It starts with the first drawing and again after it has ended for whatever reason; a drawing during which it
 * ends is lost. Takes one drawing at a time.
 */
export class DrawingProcess {
  private readonly options: DrawingProcessOptions;
  private readonly spare: SpareProcess;
  private child: DrawingChild | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(spare: SpareProcess, options: DrawingProcessOptions) {
    this.spare = spare;
    this.options = options;
  }

  /** Of the running process; null while there is none. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /**
   * The bytes of the file; `onProgress` hears what its renderer tells before. Rejects when drawing fails, takes too long, is no
   * longer wanted, or after `stop`.
   */
  async draw(job: DrawingJob, signal: AbortSignal, onProgress?: TellProgress): Promise<Buffer> {
    if (this.stopped) throw new Error('drawing has been stopped');
    clearTimeout(this.idleTimer);
    const child = (this.child ??= this.start());
    try {
      const answer = await this.within(child.answerTo(job, onProgress), signal);
      if ('failure' in answer) throw new Error(answer.failure);
      if (answer.memory > this.options.memoryLimit) await this.end();
      return Buffer.from(answer.file.buffer, answer.file.byteOffset, answer.file.byteLength);
    } catch (error) {
      // What went wrong here must not meet the next drawing.
      await this.end();
      throw error;
    } finally {
      this.spare.keep();
      if (!this.stopped) this.idleTimer = setTimeout(() => void this.end(), this.options.idleLimitMs).unref();
    }
  }

  /** Ends the process for good, and the drawing that is under way with it. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idleTimer);
    await this.end();
  }

  private start(): DrawingChild {
    const child = this.spare.take(() => {
      if (this.child === child) this.child = null;
    });
    return child;
  }

  private async end(): Promise<void> {
    const { child } = this;
    this.child = null;
    await child?.end();
  }

  private async within(answer: Promise<DrawingAnswer>, signal: AbortSignal): Promise<DrawingAnswer> {
    const { timeLimitMs, unwantedLimitMs } = this.options;
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    let onAbort: () => void = () => undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const limit = (afterMs: number, message: string) => {
        clearTimeout(timer);
        timer = setTimeout(
          () => reject(new Error(message)),
          Math.max(0, began + afterMs - performance.now()),
        );
      };
      limit(timeLimitMs, `drawing took longer than ${timeLimitMs} ms`);
      onAbort = () => limit(unwantedLimitMs, 'nobody waits for the drawing any more');
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      answer.catch(() => undefined);
    }
  }
}
