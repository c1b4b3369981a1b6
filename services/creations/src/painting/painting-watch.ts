import { setTimeout as wait } from 'node:timers/promises';
import type { Painted, PaintingEvents } from '@danqing/contracts/creations';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturePaths } from '../picture/picture-paths.ts';
import { PaintingProgress, type Progress } from './painting-progress.ts';
import { selectPainting, type Painting } from './painting.queries.ts';

/** A painting that another process is at is looked for this often. */
const LOOK_MS = 1_000;
/** Requests of one member that wait at once: for more than twenty presses of a button. */
const WAITING = 30;
const RETRY_SECONDS = 5;

export type WatchedEvent = {
  [Name in 'started' | 'layer' | 'done']: { name: Name; data: PaintingEvents[Name] };
}['started' | 'layer' | 'done'];

/** Waits for paintings, in whatever process they are made. */
@Injectable()
export class PaintingWatch implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();
  readonly #waiting = new Map<number, number>();

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(PaintingProgress) private readonly progress: PaintingProgress,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
  ) {}

  /** What its owner is told of a painting; `done` is the last. Ends without it with the signal, and when the process stops. */
  async *watch(id: number, userId: number, gone: AbortSignal): AsyncGenerator<WatchedEvent> {
    const waiting = this.#waiting.get(userId) ?? 0;
    if (waiting >= WAITING) throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_SECONDS });
    this.#waiting.set(userId, waiting + 1);
    const news: Progress[] = [];
    let wake = () => {};
    const unfollow = this.progress.follow(id, (progress) => {
      news.push(progress);
      wake();
    });
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      let begun = false;
      while (!signal.aborted) {
        const painting = await selectPainting(this.dataSource, id);
        if (painting?.maker && !begun) {
          begun = true;
          yield { name: 'started', data: { maker: painting.maker } };
        }
        if (!painting || painting.state === 'failed')
          throw new AppError(painting?.failure ?? 'PAINTING_FAILED');
        if (painting.state === 'done') {
          yield { name: 'done', data: await this.painted(painting) };
          return;
        }
        // Layers need no look into the database.
        let look = false;
        while (!look && !signal.aborted) {
          if (news.length === 0) {
            const timer = new AbortController();
            const timed = AbortSignal.any([signal, timer.signal]);
            const late = wait(LOOK_MS, true, { signal: timed }).catch(() => true);
            look = await Promise.race([late, new Promise<false>((resolve) => (wake = () => resolve(false)))]);
            timer.abort();
          }
          for (const layer of news.splice(0)) {
            if (layer) yield { name: 'layer', data: layer };
            else look = true;
          }
        }
      }
    } finally {
      unfollow();
      const left = (this.#waiting.get(userId) ?? 1) - 1;
      if (left > 0) this.#waiting.set(userId, left);
      else this.#waiting.delete(userId);
    }
  }

  /** Streams and requests that wait end; who asked comes back to the same painting. */
  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  private async painted({ id, userId, collectionId, picture, width }: Painting): Promise<Painted> {
    return {
      imageUrl: this.paths.pathOf(`${picture}-${width}.webp`),
      imageId: id,
      collectionId: collectionId!,
      credits: await this.credits.getBalance(userId),
    };
  }
}
