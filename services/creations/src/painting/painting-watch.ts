import type { ImageFromNameResponse, PaintingEvents } from '@danqing/contracts/creations';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturePaths } from '../picture/picture-paths.ts';
import { PaintingJobs } from './painting-jobs.ts';
import type { Painting } from './painting.queries.ts';
import { selectPreview } from './preview.queries.ts';

/**
 * The last event is `done` for a painting of a creation, or `pictured` for a picture of a name. `pictured` is
 * never streamed, because pictures of names have only a JSON endpoint.
 */
export type WatchedData = Omit<PaintingEvents, 'error'> & { pictured: ImageFromNameResponse };
export type WatchedEvent = {
  [Name in keyof WatchedData]: { name: Name; data: WatchedData[Name] };
}[keyof WatchedData];

@Injectable()
export class PaintingWatch {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(PaintingJobs) private readonly jobs: PaintingJobs,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
  ) {}

  /**
   * Yields the painting's events for its owner. Ends early, without the last event, on abort or when the
   * process stops.
   */
  async *watch(id: number, userId: number, gone: AbortSignal): AsyncGenerator<WatchedEvent> {
    let begun = false;
    let shown = 0;
    for await (const painting of this.jobs.follow(id, userId, gone)) {
      if (painting.maker && !begun) {
        begun = true;
        yield { name: 'started', data: { maker: painting.maker } };
      }
      if (painting.state === 'done') yield await this.#ended(painting);
      const preview = painting.state === 'painting' && (await selectPreview(this.dataSource, id, shown));
      if (preview) {
        shown = preview.layer;
        yield { name: 'layer', data: preview };
      }
    }
  }

  async #ended({ id, userId, collectionId, picture, width }: Painting): Promise<WatchedEvent> {
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
