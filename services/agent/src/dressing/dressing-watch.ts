import type { ApplyPatternResponse } from '@danqing/contracts/agent';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Alarm, AppError, portToken, WaitingPlaces } from '@danqing/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ProductPaths } from '../product-picture/product-paths.ts';
import { DressingWork } from './dressing-work.ts';
import { markAnswered, selectDressing, type Dressing } from './dressing.queries.ts';

/** Poll interval for a mock-up that another process is making. */
const LOOK_MS = 500;
const WAITING = 30;
const RETRY_SECONDS = 5;

@Injectable()
export class DressingWatch implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();
  readonly #places = new WaitingPlaces<number | null>(WAITING);

  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(DressingWork) private readonly work: DressingWork,
    @Inject(ProductPaths) private readonly paths: ProductPaths,
  ) {}

  /**
   * Returns the response to a mock-up request.
   *
   * @throws {AppError} PATTERN_APPLY_FAILED, CREDITS_INSUFFICIENT, RATE_LIMITED; PATTERN_APPLY_IN_PROGRESS
   *   when the signal aborts
   */
  async answer(id: number, userId: number | null, gone: AbortSignal): Promise<ApplyPatternResponse> {
    const leave = this.#places.take(userId);
    const alarm = new Alarm();
    const unfollow = this.work.onLeft(id, () => alarm.ring());
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      while (!signal.aborted) {
        const dressing = await selectDressing(this.dataSource, id);
        if (!dressing || dressing.state === 'failed')
          throw new AppError(dressing?.failure ?? 'PATTERN_APPLY_FAILED');
        if (dressing.state === 'done') return await this.answerOf(dressing);
        await alarm.sleep(LOOK_MS, signal);
      }
    } finally {
      unfollow();
      leave();
    }
    throw new AppError('PATTERN_APPLY_IN_PROGRESS', { retryAfterSeconds: RETRY_SECONDS });
  }

  /** Ends waiting requests. A retried request finds the same mock-up. */
  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  private async answerOf({
    id,
    userId,
    picture,
    width,
    height,
    maker,
  }: Dressing): Promise<ApplyPatternResponse> {
    const answer = {
      success: true,
      imageUrl: this.paths.pathOf(picture!),
      credits: userId === null ? null : await this.credits.getBalance(userId),
      width: width!,
      height: height!,
      maker: maker!,
    } as const;
    await markAnswered(this.dataSource, id);
    return answer;
  }
}
