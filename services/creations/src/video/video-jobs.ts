import { buffer } from 'node:stream/consumers';
import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, PaidJobs, portToken, type PaidJobOptions } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { seedOf } from '../painting/painter.ts';
import { PictureStore } from '../picture/picture-store.ts';
import { ANIMATOR, type Animator } from './animator.ts';
import { sweepEncoderFolders } from './encode/encoder-folder.ts';
import { VideoStore } from './video-store.ts';
import {
  finishVideo,
  isStillWanted,
  selectPicture,
  storeFrame,
  storeTask,
  storeVideo,
  VIDEO,
  type Video,
} from './video.queries.ts';

/** Concurrent model videos per process. A studio video takes two processors. */
const MODEL_VIDEOS = 4;

export const VIDEO_JOBS: PaidJobOptions = {
  table: 'creations.videos',
  columns: VIDEO,
  workingState: 'animating',
  queue: 'creations-video',
  sweepQueue: 'creations-forsaken-videos',
  staleMinutes: 16,
  // The model's task limit plus encoding and storage.
  timeLimitSeconds: 900,
  retrySeconds: 30,
  payloadId: 'videoId',
  ledgerPrefix: 'video',
  failure: 'VIDEO_FAILED',
};

@Injectable()
export class VideoJobs extends PaidJobs<Video, string> {
  protected readonly concurrency: number;

  constructor(
    @Inject(getDataSourceToken('creations')) dataSource: DataSource,
    @Inject(portToken(creditsPort)) credits: CreditsPort,
    @Inject(Jobs) jobs: Jobs,
    @Inject(ANIMATOR) private readonly animator: Animator | null,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(VideoStore) private readonly videos: VideoStore,
  ) {
    super(dataSource, credits, jobs, VIDEO_JOBS);
    this.concurrency = animator?.maker.kind === 'model' ? MODEL_VIDEOS : 1;
  }

  override async onModuleInit(): Promise<void> {
    sweepEncoderFolders().catch((error: unknown) =>
      this.logger.warn(`folders of encoders: ${String(error)}`),
    );
    await super.onModuleInit();
  }

  protected priceOf() {
    return { amount: PRICES.video, reason: 'video' };
  }

  protected isStored({ video }: Video): boolean {
    return video !== null;
  }

  protected async make({ id, userId, imageId, task }: Video): Promise<string | null> {
    const { animator } = this;
    // Fails without cost when the encoder has been removed, or when the video may no longer be shown.
    if (!animator || !(await isStillWanted(this.dataSource, { imageId, userId }))) return null;
    const shown = await selectPicture(this.dataSource, imageId);
    if (!shown) throw new Error(`there is no picture ${imageId}`);
    await this.markBegun(id, animator.maker);
    const { colorName: name, colorHex: hex, theme, lines, scene, poemId, maker, picture, width } = shown;
    const file = await this.pictures.get(`${picture}-${width}.webp`);
    if (!file) throw new Error(`there is no file of the picture ${imageId}`);
    const painting = { name, hex, theme, lines, scene, seed: seedOf(poemId, imageId) };
    const request = { picture: await buffer(file.body), painting, painter: maker, seed: `${id}`, task };
    try {
      const files = await animator.animate(request, {
        begun: (begun) => storeTask(this.dataSource, id, begun),
        drawn: (frame) => void this.#showFrame(id, frame),
      });
      // A member must not pay for a video that can no longer be shown.
      if (!(await isStillWanted(this.dataSource, { imageId, userId }))) return null;
      return await this.videos.store(files);
    } catch (error) {
      this.logger.warn(`Video ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }

  protected store(id: number, video: string): Promise<void> {
    return storeVideo(this.dataSource, id, video);
  }

  protected finish({ id }: Video): Promise<void> {
    return finishVideo(this.dataSource, id);
  }

  async #showFrame(id: number, frame: number): Promise<void> {
    try {
      await storeFrame(this.dataSource, id, frame);
      await this.notify(id);
    } catch {}
  }
}
