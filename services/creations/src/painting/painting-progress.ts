import { EventEmitter } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PaintedLayer } from './painter.ts';
import { keepPreview } from './preview.queries.ts';

/** A layer that was laid, or null: the painting changed otherwise. */
export type Progress = PaintedLayer | null;

/** What is told of paintings: at once within this process, and through a row to who waits in another. */
@Injectable()
export class PaintingProgress {
  readonly #events = new EventEmitter().setMaxListeners(0);
  /** Of each painting whose row is being written: the newest layer that is to follow. */
  readonly #writing = new Map<number, PaintedLayer | null>();

  constructor(@Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource) {}

  changed(id: number): void {
    this.#events.emit(String(id), null);
  }

  laid(id: number, layer: PaintedLayer): void {
    this.#events.emit(String(id), layer);
    const idle = !this.#writing.has(id);
    this.#writing.set(id, layer);
    if (idle) void this.#write(id);
  }

  /** Returns what ends it. */
  follow(id: number, listener: (progress: Progress) => void): () => void {
    this.#events.on(String(id), listener);
    return () => void this.#events.off(String(id), listener);
  }

  /** One write at a time, of the newest layer; the painting never waits for it, and none is missed. */
  async #write(id: number): Promise<void> {
    try {
      for (let layer = this.#writing.get(id); layer; layer = this.#writing.get(id)) {
        this.#writing.set(id, null);
        await keepPreview(this.dataSource, id, layer);
      }
    } catch {
      // A preview is a nicety.
    } finally {
      this.#writing.delete(id);
    }
  }
}
