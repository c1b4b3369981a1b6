import { buffer } from 'node:stream/consumers';
import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, portToken, workForCredits } from '@danqing/nest-kit';
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
  isStillWanted,
  markBegun,
  markFailed,
  selectForsaken,
  selectPicture,
  storeFrame,
  storeTask,
  storeVideo,
  type Video,
} from './video.queries.ts';

/** Concurrent model videos per process. A studio video takes two processors. */
const MODEL_VIDEOS = 4;
/** Longer than the time limit of an attempt. */
const FORSAKEN_MINUTES = 16;
const SWEEP_QUEUE = 'creations-forsaken-videos';
const EVERY_MINUTE = '* * * * *';

@Injectable()
export class VideoWork implements OnModuleInit {
  readonly #logger = new Logger('Videos');

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(ANIMATOR) private readonly animator: Animator | null,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(VideoStore) private readonly videos: VideoStore,
    @Inject(VideoProgress) private readonly progress: VideoProgress,
  ) {}

  async onModuleInit(): Promise<void> {
    sweepEncoderFolders().catch((error: unknown) =>
      this.#logger.warn(`folders of encoders: ${String(error)}`),
    );
    const concurrency = this.animator?.maker.kind === 'model' ? MODEL_VIDEOS : 1;
    await this.jobs.work<VideoJob>(VIDEO_QUEUE, { ...VIDEO_OPTIONS, concurrency }, ({ data }) =>
      this.work(data.videoId),
    );
    const sweep = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60 };
    await this.jobs.work(SWEEP_QUEUE, sweep, () => this.sweep(FORSAKEN_MINUTES));
    await this.jobs.schedule(SWEEP_QUEUE, EVERY_MINUTE);
  }

  async sweep(minutes: number): Promise<void> {
    for (const videoId of await selectForsaken(this.dataSource, minutes))
      await this.jobs.enqueue(VIDEO_QUEUE, { videoId });
  }

  /** Rejects if a retry makes sense. */
  async work(id: number): Promise<void> {
    const video = await beginAttempt(this.dataSource, id);
    if (!video) return;
    try {
      await this.advance(video);
    } finally {
      this.progress.changed(id);
    }
  }

  private advance(video: Video): Promise<void> {
    const { id, userId, attempts } = video;
    return workForCredits(this.credits, {
      price: { userId, idempotencyKey: holdKey(id), amount: PRICES.video, reason: 'video' },
      stored: video.video !== null,
      // The encoder was removed after the video began: the video fails without cost.
      make: async () =>
        attempts > ATTEMPTS || !this.animator ? null : this.tryToAnimate(video, this.animator),
      store: (file) => storeVideo(this.dataSource, id, file),
      finish: () => finishVideo(this.dataSource, id),
      failure: 'VIDEO_FAILED',
      fail: (why) => markFailed(this.dataSource, id, why),
    });
  }

  private async tryToAnimate(
    { id, userId, imageId, task }: Video,
    animator: Animator,
  ): Promise<string | null> {
    if (!(await isStillWanted(this.dataSource, { imageId, userId }))) return null;
    const shown = await selectPicture(this.dataSource, imageId);
    if (!shown) throw new Error(`there is no picture ${imageId}`);
    await markBegun(this.dataSource, id, animator.maker);
    this.progress.changed(id);
    const { colorName: name, colorHex: hex, theme, lines, scene, poemId, maker, picture, width } = shown;
    const file = await this.pictures.get(`${picture}-${width}.webp`);
    if (!file) throw new Error(`there is no file of the picture ${imageId}`);
    const painting = { name, hex, theme, lines, scene, seed: seedOf(poemId, imageId) };
    const order = { picture: await buffer(file.body), painting, painter: maker, seed: `${id}`, task };
    try {
      const files = await animator.animate(order, {
        begun: (begun) => storeTask(this.dataSource, id, begun),
        drawn: (frame) => void this.tell(id, frame),
      });
      // A member must not pay for a video that can no longer be shown.
      if (!(await isStillWanted(this.dataSource, { imageId, userId }))) return null;
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
    } catch {}
  }
}
