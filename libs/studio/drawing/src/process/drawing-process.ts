import type { DrawingChild } from './drawing-child.ts';
import type { DrawingResult, DrawingJob, ReportProgress } from './job.ts';
import type { SpareProcess } from './spare-process.ts';

export interface DrawingProcessOptions {
  /**
   * Time limit per drawing in milliseconds, including process start. A drawing that exceeds it is killed with
   * its process.
   */
  timeLimitMs: number;
  /**
   * Time limit in milliseconds for a drawing whose client has disconnected; about the cost of restarting the
   * process.
   */
  unwantedLimitMs: number;
  /** Idle time in milliseconds after which the process ends to free its memory. */
  idleLimitMs: number;
  /**
   * Memory limit in bytes. A process above it after a drawing is replaced, because loaded fonts are never
   * freed.
   */
  memoryLimit: number;
}

/**
 * Draws in one child process, one drawing at a time. This protects the event loop, contains crashes of the
 * native library and lets its memory be freed. The process starts with the first drawing and restarts after
 * any exit; a drawing in progress at exit is lost.
 */
export class DrawingProcess {
  readonly #options: DrawingProcessOptions;
  readonly #spare: SpareProcess;
  #child: DrawingChild | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(spare: SpareProcess, options: DrawingProcessOptions) {
    this.#spare = spare;
    this.#options = options;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /**
   * Returns the bytes of the file. Rejects when drawing fails, times out or is aborted, or after `stop`.
   *
   * @param onProgress receives the renderer's progress messages
   */
  async draw(job: DrawingJob, signal: AbortSignal, onProgress?: ReportProgress): Promise<Buffer> {
    if (this.#stopped) throw new Error('drawing has been stopped');
    clearTimeout(this.#idleTimer);
    const child = (this.#child ??= this.#start());
    try {
      const answer = await this.#within(child.run(job, onProgress), signal);
      if ('failure' in answer) throw new Error(answer.failure);
      if (answer.memory > this.#options.memoryLimit) await this.#end();
      return Buffer.from(answer.file.buffer, answer.file.byteOffset, answer.file.byteLength);
    } catch (error) {
      // Discard the process, so that corrupt state cannot affect the next drawing.
      await this.#end();
      throw error;
    } finally {
      this.#spare.ensure();
      if (!this.#stopped)
        this.#idleTimer = setTimeout(() => void this.#end(), this.#options.idleLimitMs).unref();
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#idleTimer);
    await this.#end();
  }

  #start(): DrawingChild {
    const child = this.#spare.take(() => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    await child?.end();
  }

  async #within(answer: Promise<DrawingResult>, signal: AbortSignal): Promise<DrawingResult> {
    const { timeLimitMs, unwantedLimitMs } = this.#options;
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
