import { Worker } from 'node:worker_threads';
import type { FontSubset } from '@danqing/contracts/fonts';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { SubsetFont } from './cut-serif.ts';

const WORKER = import.meta.url.endsWith('.ts') ? './cut-serif.worker.ts' : './cut-serif.worker.js';

type WorkerResponse = { font: SubsetFont } | { failure: string };

interface Waiting {
  resolve: (font: SubsetFont) => void;
  reject: (error: Error) => void;
}

/**
 * Subsets fonts in a worker thread, off the event loop. The thread starts with the first font and restarts
 * after a crash.
 */
export class FontSubsetter implements OnApplicationShutdown {
  #worker: Worker | null = null;
  readonly #waiting: Waiting[] = [];

  cut(subset: FontSubset): Promise<SubsetFont> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      worker.postMessage(subset);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL(WORKER, import.meta.url));
    // An idle worker must not keep the process alive.
    worker.unref();
    worker.on('message', (answer: WorkerResponse) => {
      const asked = this.#waiting.shift();
      if ('font' in answer) asked?.resolve(answer.font);
      else asked?.reject(new Error(answer.failure));
    });
    const lost = (error: Error) => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    };
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`the thread that cuts fonts ended with ${code}`)));
    return worker;
  }
}
