import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Publishes within this process that a video's row changed; other processes poll. */
@Injectable()
export class VideoProgress {
  readonly #events = new EventEmitter().setMaxListeners(0);

  changed(id: number): void {
    this.#events.emit(String(id));
  }

  follow(id: number, listener: () => void): () => void {
    this.#events.on(String(id), listener);
    return () => void this.#events.off(String(id), listener);
  }
}
