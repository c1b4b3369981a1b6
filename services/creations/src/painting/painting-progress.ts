import { EventEmitter } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PaintedLayer } from './painter.ts';
import { keepPreview } from './preview.queries.ts';

export type Progress = PaintedLayer | null;

/** Publishes painting progress: directly within this process, and through a database row to other processes. */
@Injectable()
export class PaintingProgress {
  readonly #events = new EventEmitter().setMaxListeners(0);
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

  follow(id: number, listener: (progress: Progress) => void): () => void {
    this.#events.on(String(id), listener);
    return () => void this.#events.off(String(id), listener);
  }

  /** Writes one layer at a time and always the newest, so that painting never waits for the database. */
  async #write(id: number): Promise<void> {
    try {
      for (let layer = this.#writing.get(id); layer; layer = this.#writing.get(id)) {
        this.#writing.set(id, null);
        await keepPreview(this.dataSource, id, layer);
      }
    } catch {
    } finally {
      this.#writing.delete(id);
    }
  }
}
