import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, Jobs, portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuthorService } from '../author/author.service.ts';
import { lockMember } from '../painting/painting.queries.ts';
import { ANIMATOR, type Animator } from './animator.ts';
import { VIDEO_QUEUE } from './video-queue.ts';
import { countVideosUnderWay, insertVideo, selectAnimatable, selectVideoOfPicture } from './video.queries.ts';

const UNDER_WAY = 3;
const RETRY_SECONDS = 30;

/**
 * Starts videos of own and public creations idempotently: repeated requests, from any member, return the same
 * video. Its job takes the credits of the first member.
 */
@Injectable()
export class VideoBegin {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(AuthorService) private readonly authors: AuthorService,
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
    const { mayPublish } = await this.authors.prepare(userId);
    if (creation === 'public' && !mayPublish) throw new AppError('ACCOUNT_LIMITED');
    // Fail fast; the hold checks the balance again.
    if ((await this.credits.getBalance(userId)) < PRICES.video) throw new AppError('CREDITS_INSUFFICIENT');
    return this.dataSource.transaction(async (transaction) => {
      await lockMember(transaction, userId);
      const begun = await selectVideoOfPicture(transaction, imageId);
      if (begun) return begun.id;
      if ((await countVideosUnderWay(transaction, userId)) >= UNDER_WAY)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_SECONDS });
      const id = await insertVideo(transaction, { userId, imageId });
      if (id === null) return (await selectVideoOfPicture(transaction, imageId))?.id ?? tryAgain();
      await this.jobs.enqueue(VIDEO_QUEUE, { videoId: id }, transaction);
      return id;
    });
  }
}

/** Another member's video blocked the insert but failed before it could be read. */
function tryAgain(): never {
  throw new AppError('VIDEO_FAILED');
}
