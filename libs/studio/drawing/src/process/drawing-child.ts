import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawingResult, DrawingJob, DrawingProgress, ReportProgress } from './job.ts';

/** Heap limit in MB, more than a drawing needs. Pixels and fonts lie outside the V8 heap and do not count. */
const HEAP_LIMIT_MB = 192;
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const MAIN = new URL(`./drawing.main.${EXTENSION}`, import.meta.url);
const CONDITIONS = EXTENSION === 'ts' ? ['--conditions=@danqing/source'] : [];
const STDERR_TAIL_LENGTH = 2_000;

export class DrawingChild {
  readonly #child: ChildProcess;
  #stderrTail = '';

  constructor(renderers: URL, onEnd: (child: DrawingChild) => void) {
    const child = fork(fileURLToPath(MAIN), [renderers.href], {
      // The child inherits neither secrets nor test-runner flags.
      env: {},
      execArgv: [...CONDITIONS, '--enable-source-maps', `--max-old-space-size=${HEAP_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_TAIL_LENGTH);
    });
    // An 'error' event without a listener would crash the service.
    const ended = () => onEnd(this);
    child.on('error', ended).on('exit', ended);
    this.#child = child;
  }

  get pid(): number | null {
    return this.#child.pid ?? null;
  }

  run(job: DrawingJob, onProgress: ReportProgress = () => undefined): Promise<DrawingResult> {
    const child = this.#child;
    return new Promise<DrawingResult>((resolve, reject) => {
      const settle = () => child.off('message', onMessage).off('error', fail).off('close', onClose);
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      const onMessage = (message: unknown) => {
        const said = message as DrawingResult | DrawingProgress;
        if ('progress' in said) return onProgress(said.progress);
        settle();
        resolve(said);
      };
      const onClose = (code: number | null, signal: string | null) =>
        fail(new Error(`the drawing process ended with ${code ?? signal}\n${this.#stderrTail}`));
      // Use 'close', because standard error may still have data after 'exit'.
      child.on('message', onMessage).on('error', fail).on('close', onClose);
      child.send(job, (error) => error && fail(error));
    });
  }

  async end(): Promise<void> {
    const child = this.#child;
    // A process that failed to start has no pid and emits no 'exit'.
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
