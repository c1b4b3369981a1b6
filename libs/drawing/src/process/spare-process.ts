import { DrawingChild } from './drawing-child.ts';

export interface SpareProcessOptions {
  /** The module that exports the `renderers` of the process. */
  renderers: URL;
  /** Without any drawing for this long, the spare ends and gives its memory back. */
  idleLimitMs: number;
}

/** A process that has read its fonts and waits to take the place of one that ends. Shared by all that draw. */
export class SpareProcess {
  private readonly options: SpareProcessOptions;
  private readonly onEnd = new Map<DrawingChild, () => void>();
  private spare: DrawingChild | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(options: SpareProcessOptions) {
    this.options = options;
  }

  /** Of the spare; null while there is none. */
  get pid(): number | null {
    return this.spare?.pid ?? null;
  }

  /** A process to draw with: the spare, or a new one while there is none. `onEnd` is called when it ends. */
  take(onEnd: () => void): DrawingChild {
    const child = this.spare ?? this.start();
    this.spare = null;
    this.onEnd.set(child, onEnd);
    return child;
  }

  /** Says that something has been drawn: there shall be a spare for a while. */
  keep(): void {
    if (this.stopped) return;
    this.spare ??= this.start();
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.end(), this.options.idleLimitMs).unref();
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idleTimer);
    await this.end();
  }

  private async end(): Promise<void> {
    const { spare } = this;
    this.spare = null;
    await spare?.end();
  }

  private start(): DrawingChild {
    return new DrawingChild(this.options.renderers, (child) => {
      if (this.spare === child) this.spare = null;
      this.onEnd.get(child)?.();
      this.onEnd.delete(child);
    });
  }
}
