import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawingAnswer, DrawingJob } from './job.ts';

export interface DrawingProcessOptions {
  /** The script of the process: takes a `DrawingJob` and sends a `DrawingAnswer`. */
  script: URL;
  /** For one drawing, with the start of the process; the process that takes longer is killed. */
  timeLimitMs: number;
  /** Without work for this long, the process ends and gives its memory back. */
  idleLimitMs: number;
}

/** More than a drawing takes; pixels and fonts are not counted. */
const HEAP_LIMIT_MB = 192;
/** Characters. */
const LAST_WORDS = 2_000;

/**
 * One process that draws, so that the event loop does not, a crash of the drawing library ends nothing else, and its memory
 * comes back. It starts with the first drawing and again after it has ended for whatever reason; a drawing during which it
 * ends is lost. Takes one drawing at a time.
 */
export class DrawingProcess {
  private readonly options: DrawingProcessOptions;
  private child: ChildProcess | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** What the process wrote to its standard error, for the log of the program. */
  private lastWords = '';

  constructor(options: DrawingProcessOptions) {
    this.options = options;
  }

  /** Of the running process; null while there is none. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** The bytes of the file. Rejects when drawing fails, takes too long, or after `stop`. */
  async draw(job: DrawingJob): Promise<Buffer> {
    if (this.stopped) throw new Error('drawing has been stopped');
    clearTimeout(this.idleTimer);
    this.child ??= this.start();
    try {
      return await this.answerOf(this.child, job);
    } catch (error) {
      // What went wrong here must not meet the next drawing.
      await this.end();
      throw error;
    } finally {
      if (!this.stopped) this.idleTimer = setTimeout(() => void this.end(), this.options.idleLimitMs).unref();
    }
  }

  /** Ends the process for good, and the drawing that is under way with it. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idleTimer);
    await this.end();
  }

  private async end(): Promise<void> {
    const { child } = this;
    this.child = null;
    // One that could not be started has no pid and tells of no end.
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  private start(): ChildProcess {
    const child = fork(fileURLToPath(this.options.script), {
      // Nothing of the program's own: neither its secrets nor the switches of a test runner.
      env: {},
      execArgv: ['--enable-source-maps', `--max-old-space-size=${HEAP_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.lastWords = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS);
    });
    const forget = () => {
      if (this.child === child) this.child = null;
    };
    // Whoever waits for an answer hears of it too; with nobody waiting, an error must not end the program.
    child.on('error', forget).on('exit', forget);
    return child;
  }

  private answerOf(child: ChildProcess, job: DrawingJob): Promise<Buffer> {
    const { timeLimitMs } = this.options;
    return new Promise<Buffer>((resolve, reject) => {
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      const onMessage = (message: unknown) => {
        const answer = message as DrawingAnswer;
        if ('failure' in answer) return fail(new Error(answer.failure));
        settle();
        resolve(Buffer.from(answer.file.buffer, answer.file.byteOffset, answer.file.byteLength));
      };
      const onEnd = (code: number | null, signal: string | null) =>
        fail(new Error(`the drawing process ended with ${code ?? signal}\n${this.lastWords}`));
      const timer = setTimeout(
        () => fail(new Error(`drawing took longer than ${timeLimitMs} ms`)),
        timeLimitMs,
      );
      const settle = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('error', fail).off('close', onEnd);
      };
      // Not 'exit', after which there may be more of its last words.
      child.on('message', onMessage).on('error', fail).on('close', onEnd);
      child.send(job, (error) => error && fail(error));
    });
  }
}
