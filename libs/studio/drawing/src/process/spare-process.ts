import { DrawingChild } from './drawing-child.ts';

export interface SpareProcessOptions {
  renderers: URL;
  idleLimitMs: number;
}

/** A process with fonts already loaded, ready to replace one that ends. Shared by all lanes. */
export class SpareProcess {
  readonly #options: SpareProcessOptions;
  readonly #onEnd = new Map<DrawingChild, () => void>();
  #spare: DrawingChild | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: SpareProcessOptions) {
    this.#options = options;
  }

  get pid(): number | null {
    return this.#spare?.pid ?? null;
  }

  take(onEnd: () => void): DrawingChild {
    const child = this.#spare ?? this.#start();
    this.#spare = null;
    this.#onEnd.set(child, onEnd);
    return child;
  }

  ensure(): void {
    if (this.#stopped) return;
    this.#spare ??= this.#start();
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.#end(), this.#options.idleLimitMs).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#idleTimer);
    await this.#end();
  }

  async #end(): Promise<void> {
    const spare = this.#spare;
    this.#spare = null;
    await spare?.end();
  }

  #start(): DrawingChild {
    return new DrawingChild(this.#options.renderers, (child) => {
      if (this.#spare === child) this.#spare = null;
      this.#onEnd.get(child)?.();
      this.#onEnd.delete(child);
    });
  }
}
