import type { ImageFromNameResponse, PaintingEvents } from '@danqing/contracts/creations';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Alarm, AppError, portToken, WaitingPlaces } from '@danqing/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturePaths } from '../picture/picture-paths.ts';
import { PaintingProgress, type Progress } from './painting-progress.ts';
import { STUDIO } from '../studio/studio.ts';
import { selectPainting, type Painting } from './painting.queries.ts';
import { selectPreview } from './preview.queries.ts';

/**
 * Polling intervals for a painting of another process. Studio paintings are polled faster, to show each
 * layer.
 */
const LOOK_MS = 1_000;
const LOOK_AT_LAYERS_MS = 120;
/** Concurrent waiting requests per member; well above twenty clicks on a button. */
const WAITING = 30;

/**
 * The last event is `done` for a painting of a creation, or `pictured` for a picture of a name. No stream
 * sends `pictured`.
 */
export type WatchedData = Omit<PaintingEvents, 'error'> & { pictured: ImageFromNameResponse };
export type WatchedEvent = {
  [Name in keyof WatchedData]: { name: Name; data: WatchedData[Name] };
}[keyof WatchedData];

@Injectable()
export class PaintingWatch implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();
  readonly #places = new WaitingPlaces<number>(WAITING);

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(PaintingProgress) private readonly progress: PaintingProgress,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
  ) {}

  /**
   * Yields the painting's events for its owner. Ends early, without the last event, on abort or when the
   * process stops.
   */
  async *watch(id: number, userId: number, gone: AbortSignal): AsyncGenerator<WatchedEvent> {
    const leave = this.#places.take(userId);
    const news: Progress[] = [];
    const alarm = new Alarm();
    const unfollow = this.progress.follow(id, (progress) => {
      news.push(progress);
      alarm.ring();
    });
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      let begun = false;
      let here = false;
      let laid = 0;
      while (!signal.aborted) {
        const painting = await selectPainting(this.dataSource, id);
        if (painting?.maker && !begun) {
          begun = true;
          yield { name: 'started', data: { maker: painting.maker } };
        }
        if (!painting || painting.state === 'failed')
          throw new AppError(painting?.failure ?? 'PAINTING_FAILED');
        if (painting.state === 'done') {
          yield await this.ended(painting);
          return;
        }
        const elsewhere = painting.state === 'painting' && painting.maker?.kind === STUDIO.kind && !here;
        const preview = elsewhere ? await selectPreview(this.dataSource, id, laid) : null;
        if (preview) {
          laid = preview.layer;
          yield { name: 'layer', data: preview };
        }
        // Layers painted in this process arrive as events and need no query.
        let look = false;
        while (!look && !signal.aborted) {
          look = !(await alarm.sleep(elsewhere ? LOOK_AT_LAYERS_MS : LOOK_MS, signal));
          for (const layer of news.splice(0)) {
            here = true;
            if (!layer) look = true;
            else if (layer.layer > laid) yield { name: 'layer', data: layer };
          }
        }
      }
    } finally {
      unfollow();
      leave();
    }
  }

  /** Ends all waiting streams and requests; clients reconnect to the same painting. */
  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  private async ended({ id, userId, collectionId, picture, width }: Painting): Promise<WatchedEvent> {
    const pictured = {
      imageUrl: this.paths.pathOf(`${picture}-${width}.webp`),
      imageId: id,
      credits: await this.credits.getBalance(userId),
    };
    return collectionId === null
      ? { name: 'pictured', data: pictured }
      : { name: 'done', data: { ...pictured, collectionId } };
  }
}
