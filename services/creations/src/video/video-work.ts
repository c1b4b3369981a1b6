import { buffer } from 'node:stream/consumers';
import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, Jobs, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { seedOf } from '../painting/painter.ts';
import { PictureStore } from '../picture/picture-store.ts';
import { ANIMATOR, type Animator } from './animator.ts';
import { sweepEncoderFolders } from './encode/encoder-folder.ts';
import { VideoProgress } from './video-progress.ts';
import { ATTEMPTS, holdKey, VIDEO_OPTIONS, VIDEO_QUEUE, type VideoJob } from './video-queue.ts';
import { VideoStore } from './video-store.ts';
import {
  beginAttempt,
  finishVideo,
  markBegun,
  markFailed,
  selectForsaken,
  selectPicture,
  storeFrame,
  storeTask,
  storeVideo,
  type Video,
} from './video.queries.ts';

/** As long as a hold can last: no video takes that, and all that time its end is looked for. */
const HOLD_SECONDS = 30 * 24 * 60 * 60;
/** Videos of a model that one process waits for at once; the studio's take both processors. */
const MODEL_VIDEOS = 4;
/** Longer than a try may take. */
const FORSAKEN_MINUTES = 16;
const SWEEP_QUEUE = 'creations-forsaken-videos';
const EVERY_MINUTE = '* * * * *';

/**
 * Makes the videos that were begun: holds the credits, has the picture animated, stores the files, takes the credits for good,
 * shows it. Every step may happen twice and has its effect once, so that a job goes on where one before it died. Where there
 * will be no video, the credits go back before anybody is told.
 */
@Injectable()
export class VideoWork implements OnModuleInit {
  readonly #logger = new Logger('Videos');

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(ANIMATOR) private readonly animator: Animator,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(VideoStore) private readonly videos: VideoStore,
    @Inject(VideoProgress) private readonly progress: VideoProgress,
  ) {}

  async onModuleInit(): Promise<void> {
    sweepEncoderFolders().catch((error: unknown) =>
      this.#logger.warn(`folders of encoders: ${String(error)}`),
    );
    const concurrency = this.animator.maker.kind === 'model' ? MODEL_VIDEOS : 1;
    await this.jobs.work<VideoJob>(VIDEO_QUEUE, { ...VIDEO_OPTIONS, concurrency }, ({ data }) =>
      this.work(data.videoId),
    );
    const sweep = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60 };
    await this.jobs.work(SWEEP_QUEUE, sweep, () => this.sweep(FORSAKEN_MINUTES));
    await this.jobs.schedule(SWEEP_QUEUE, EVERY_MINUTE);
  }

  /** Has videos go on, or end, whose jobs are gone. */
  async sweep(minutes: number): Promise<void> {
    for (const videoId of await selectForsaken(this.dataSource, minutes))
      await this.jobs.enqueue(VIDEO_QUEUE, { videoId });
  }

  /** Rejects when another try makes sense. */
  async work(id: number): Promise<void> {
    const video = await beginAttempt(this.dataSource, id);
    if (!video) return;
    try {
      await this.advance(video);
    } finally {
      this.progress.changed(id);
    }
  }

  private async advance(video: Video): Promise<void> {
    const { id, userId, attempts } = video;
    const hold = { userId, idempotencyKey: holdKey(id) };
    try {
      const terms = { amount: PRICES.video, reason: 'video', expiresInSeconds: HOLD_SECONDS };
      await this.credits.hold({ ...hold, ...terms });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CREDITS_INSUFFICIENT')) throw error;
      return markFailed(this.dataSource, id, 'CREDITS_INSUFFICIENT');
    }
    if (video.video === null) {
      const stored = attempts > ATTEMPTS ? null : await this.tryToAnimate(video);
      if (!stored) {
        await this.credits.release(hold);
        return markFailed(this.dataSource, id, 'VIDEO_FAILED');
      }
      await storeVideo(this.dataSource, id, stored);
    }
    await this.credits.capture(hold);
    await finishVideo(this.dataSource, id);
  }

  /** Null when there will be no video. */
  private async tryToAnimate({ id, imageId, task }: Video): Promise<string | null> {
    const shown = await selectPicture(this.dataSource, imageId);
    if (!shown) throw new Error(`there is no picture ${imageId}`);
    await markBegun(this.dataSource, id, this.animator.maker);
    this.progress.changed(id);
    const { colorName: name, colorHex: hex, theme, lines, scene, poemId, maker, picture, width } = shown;
    const file = await this.pictures.get(`${picture}-${width}.webp`);
    if (!file) throw new Error(`there is no file of the picture ${imageId}`);
    const painting = { name, hex, theme, lines, scene, seed: seedOf(poemId, imageId) };
    const order = { picture: await buffer(file.body), painting, painter: maker, seed: `${id}`, task };
    try {
      const files = await this.animator.animate(order, {
        begun: (begun) => storeTask(this.dataSource, id, begun),
        drawn: (frame) => void this.tell(id, frame),
      });
      return await this.videos.keep(files);
    } catch (error) {
      this.#logger.warn(`Video ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }

  private async tell(id: number, frame: number): Promise<void> {
    try {
      await storeFrame(this.dataSource, id, frame);
      this.progress.changed(id);
    } catch {
      // How far it has come is a nicety.
    }
  }
}
