import type { ApplyPatternResponse } from '@danqing/contracts/agent';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ProductPaths } from '../product-picture/product-paths.ts';
import { MockUpJobs } from './mock-up-jobs.ts';
import { markDelivered, type MockUp } from './mock-up.queries.ts';

const RETRY_SECONDS = 5;

@Injectable()
export class MockUpWatch {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(MockUpJobs) private readonly jobs: MockUpJobs,
    @Inject(ProductPaths) private readonly paths: ProductPaths,
  ) {}

  /**
   * Returns the response to a mock-up request.
   *
   * @throws {AppError} PATTERN_APPLY_FAILED, CREDITS_INSUFFICIENT, RATE_LIMITED; PATTERN_APPLY_IN_PROGRESS
   *   when the signal aborts
   */
  async answer(id: number, userId: number | null, gone: AbortSignal): Promise<ApplyPatternResponse> {
    for await (const dressing of this.jobs.follow(id, userId, gone))
      if (dressing.state === 'done') return this.#answerOf(dressing);
    throw new AppError('PATTERN_APPLY_IN_PROGRESS', { retryAfterSeconds: RETRY_SECONDS });
  }

  async #answerOf({ id, userId, picture, width, height, maker }: MockUp): Promise<ApplyPatternResponse> {
    const answer = {
      success: true,
      imageUrl: this.paths.pathOf(picture!),
      credits: userId === null ? null : await this.credits.getBalance(userId),
      width: width!,
      height: height!,
      maker: maker!,
    } as const;
    await markDelivered(this.dataSource, id);
    return answer;
  }
}
