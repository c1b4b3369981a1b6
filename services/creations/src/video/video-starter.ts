import { PRICES } from '@danqing/contracts/credits';
import { AppError, Authors } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ANIMATOR, type Animator } from './animator.ts';
import { VideoJobs } from './video-jobs.ts';
import { insertVideo, selectAnimatable, selectVideoOfPicture } from './video.queries.ts';

/**
 * Starts videos of own and public creations idempotently: repeated requests, from any member, return the same
 * video. Its job takes the credits of the first member.
 */
@Injectable()
export class VideoStarter {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(VideoJobs) private readonly jobs: VideoJobs,
    @Inject(Authors) private readonly authors: Authors,
    @Inject(ANIMATOR) private readonly animator: Animator | null,
  ) {}

  /**
   * Returns the id of the picture's video, which may already be done.
   *
   * @throws {AppError} PICTURE_NOT_FOUND, VIDEOS_NOT_MADE, ACCOUNT_LIMITED, CREDITS_INSUFFICIENT,
   *   RATE_LIMITED
   */
  async animate(userId: number, imageId: number): Promise<number> {
    const creation = await selectAnimatable(this.dataSource, imageId, userId);
    if (creation === null) throw new AppError('PICTURE_NOT_FOUND', { field: 'imageId' });
    const known = await selectVideoOfPicture(this.dataSource, imageId);
    if (known) return known.id;
    if (!this.animator) throw new AppError('VIDEOS_NOT_MADE');
    // The member's name appears beside the video, so a video on another member's page is a publication.
    const { mayPublish } = await this.authors.refresh(userId);
    if (creation === 'public' && !mayPublish) throw new AppError('ACCOUNT_LIMITED');
    await this.jobs.requireBalance(userId, PRICES.video);
    return this.jobs.start(
      userId,
      (transaction) => selectVideoOfPicture(transaction, imageId),
      (transaction) => insertVideo(transaction, { userId, imageId }),
    );
  }
}
