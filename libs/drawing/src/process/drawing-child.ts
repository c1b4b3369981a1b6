import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawingAnswer, DrawingJob, DrawingNews, TellProgress } from './job.ts';

/** More than a drawing takes; pixels and fonts are not counted. */
const HEAP_LIMIT_MB = 192;
/** As this very file: from the sources in development and tests, built in production. */
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const MAIN = new URL(`./drawing.main.${EXTENSION}`, import.meta.url);
/** Packages of ours are then read from their sources, too. */
const CONDITIONS = EXTENSION === 'ts' ? ['--conditions=@danqing/source'] : [];
/** Characters. */
const LAST_WORDS = 2_000;

/** One running process that draws, one drawing at a time. */
export class DrawingChild {
  private readonly child: ChildProcess;
  /** What it wrote to its standard error, for the log of the program. */
  private lastWords = '';

  /** Starts it with the module of its renderers. `onEnd` is called when it has ended, for any reason. */
  constructor(renderers: URL, onEnd: (child: DrawingChild) => void) {
    const child = fork(fileURLToPath(MAIN), [renderers.href], {
      // Nothing of the program's own: neither its secrets nor the switches of a test runner.
      env: {},
      execArgv: [...CONDITIONS, '--enable-source-maps', `--max-old-space-size=${HEAP_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS);
    });
    // Always listened to: an 'error' event without a listener would end the program.
    const ended = () => onEnd(this);
    child.on('error', ended).on('exit', ended);
    this.child = child;
  }

  get pid(): number | null {
    return this.child.pid ?? null;
  }

  /** The answer to a job; `onProgress` hears what its renderer tells before. Rejects when the process ends instead. */
  answerTo(job: DrawingJob, onProgress: TellProgress = () => undefined): Promise<DrawingAnswer> {
    const { child } = this;
    return new Promise<DrawingAnswer>((resolve, reject) => {
      const settle = () => child.off('message', onMessage).off('error', fail).off('close', onClose);
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      const onMessage = (message: unknown) => {
        const said = message as DrawingAnswer | DrawingNews;
        if ('progress' in said) return onProgress(said.progress);
        settle();
        resolve(said);
      };
      const onClose = (code: number | null, signal: string | null) =>
        fail(new Error(`the drawing process ended with ${code ?? signal}\n${this.lastWords}`));
      // Not 'exit', after which there may be more of its last words.
      child.on('message', onMessage).on('error', fail).on('close', onClose);
      child.send(job, (error) => error && fail(error));
    });
  }

  /** Kills it, and waits until it is gone. */
  async end(): Promise<void> {
    const { child } = this;
    // One that could not be started has no pid and tells of no end.
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
