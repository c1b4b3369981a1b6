import type { Animated, VideoEvents } from '@danqing/contracts/creations';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Alarm, AppError, portToken, WaitingPlaces } from '@danqing/nest-kit';
import { VIDEO } from '@danqing/studio-painter';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { VideoProgress } from './video-progress.ts';
import { VideoPaths } from './video-paths.ts';
import { selectVideo, type Video } from './video.queries.ts';

/** Polling interval for a video of another process. */
const LOOK_MS = 1_000;
/** Concurrent waiting requests per member; well above twenty clicks on a button. */
const WAITING = 30;

export type WatchedEvent = {
  [Name in 'started' | 'progress' | 'done']: { name: Name; data: VideoEvents[Name] };
}['started' | 'progress' | 'done'];

/** Follows videos, whichever process makes them. The row contains all progress. */
@Injectable()
export class VideoWatch implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();
  readonly #places = new WaitingPlaces<number>(WAITING);

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(VideoProgress) private readonly progress: VideoProgress,
    @Inject(VideoPaths) private readonly paths: VideoPaths,
  ) {}

  /**
   * Yields the video's events for its owner; the last one is `done`. Ends early, without it, on abort or when
   * the process stops.
   */
  async *watch(id: number, userId: number, gone: AbortSignal): AsyncGenerator<WatchedEvent> {
    const leave = this.#places.take(userId);
    const alarm = new Alarm();
    const unfollow = this.progress.follow(id, () => alarm.ring());
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      let begun = false;
      let told = 0;
      while (!signal.aborted) {
        const video = await selectVideo(this.dataSource, id);
        if (video?.maker && !begun) {
          begun = true;
          yield { name: 'started', data: { maker: video.maker } };
        }
        if (!video || video.state === 'failed') {
          // Another member's failure code, such as a lack of credits, stays private.
          const failure = video?.userId === userId ? video.failure : null;
          throw new AppError(failure ?? 'VIDEO_FAILED');
        }
        if (video.state === 'done') {
          yield { name: 'done', data: await this.animated(video) };
          return;
        }
        if (video.frame > told) {
          told = video.frame;
          yield { name: 'progress', data: { frame: told, frames: VIDEO.frames } };
        }
        await alarm.sleep(LOOK_MS, signal);
      }
    } finally {
      unfollow();
      leave();
    }
  }

  /** Ends all waiting streams and requests; clients reconnect to the same video. */
  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  private async animated({ userId, imageId, video }: Video): Promise<Animated> {
    return {
      imageId,
      videoUrl: this.paths.pathOf(`${video}.mp4`),
      credits: await this.credits.getBalance(userId),
    };
  }
}
