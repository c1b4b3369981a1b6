import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { PaintedLayer } from './painter.ts';

/** A layer that was laid, or null: the painting changed otherwise. */
export type Progress = PaintedLayer | null;

/** What is told of paintings within this process. */
@Injectable()
export class PaintingProgress {
  readonly #events = new EventEmitter().setMaxListeners(0);

  changed(id: number): void {
    this.#events.emit(String(id), null);
  }

  laid(id: number, layer: PaintedLayer): void {
    this.#events.emit(String(id), layer);
  }

  /** Returns what ends it. */
  follow(id: number, listener: (progress: Progress) => void): () => void {
    this.#events.on(String(id), listener);
    return () => void this.#events.off(String(id), listener);
  }
}
