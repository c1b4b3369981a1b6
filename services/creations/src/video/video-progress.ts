import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Tells within this process that the row of a video has changed; who waits in another looks for itself. */
@Injectable()
export class VideoProgress {
  readonly #events = new EventEmitter().setMaxListeners(0);

  changed(id: number): void {
    this.#events.emit(String(id));
  }

  /** Returns what ends it. */
  follow(id: number, listener: () => void): () => void {
    this.#events.on(String(id), listener);
    return () => void this.#events.off(String(id), listener);
  }
}
