import { createHash } from 'node:crypto';
import type { ApplyPatternRequest } from '@danqing/contracts/agent';
import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, countCall, Jobs, portToken, refuseOver } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Dressers } from '../dresser/dressers.ts';
import type { FlattenPattern } from '../dresser/dressing-lanes.ts';
import { readPatternFile } from '../pattern/pattern-upload.ts';
import { dressingsOf, UNDER_WAY, type DressingClient } from './dressing-limits.ts';
import { DRESSING_QUEUE } from './dressing-queue.ts';
import {
  countUnderWay,
  insertDressing,
  lockClient,
  selectNewestId,
  selectSame,
  type WantedDressing,
} from './dressing.queries.ts';

export const FLATTEN_PATTERN = Symbol('FlattenPattern');

const RETRY_SECONDS = 10;

/** Starts mock-ups. Repeated presses give one mock-up; its job holds the credits. */
@Injectable()
export class DressingBegin {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Dressers) private readonly dressers: Dressers,
    @Inject(FLATTEN_PATTERN) private readonly flatten: FlattenPattern,
  ) {}

  /**
   * Returns the mock-up's id; it may already be finished. The upload is decoded in a separate process, and
   * only the re-encoded picture is used.
   *
   * @throws {AppError} PATTERN_IMAGE_INVALID, CREDITS_INSUFFICIENT, RATE_LIMITED
   */
  async begin(
    { image, category }: ApplyPatternRequest,
    client: DressingClient,
    signal: AbortSignal,
  ): Promise<number> {
    const { userId, address } = client;
    refuseOver(await countCall(this.dataSource, dressingsOf(client)));
    const file = readPatternFile(image);
    const wanted: WantedDressing = {
      userId,
      category,
      patternHash: createHash('sha256').update(file).digest(),
      repeatable: this.dressers.choose(userId).maker.kind === 'studio',
    };
    const newest = await selectNewestId(this.dataSource, wanted);
    const same = await selectSame(this.dataSource, wanted);
    if (same) return same.id;
    // Fails fast; the hold checks the balance again.
    if (userId !== null && (await this.credits.getBalance(userId)) < PRICES.applyPattern)
      throw new AppError('CREDITS_INSUFFICIENT');
    const pattern = await this.decode(file, { address, signal });
    return this.dataSource.transaction(async (transaction) => {
      await lockClient(transaction, userId);
      // Concurrent requests queue for decoding, so the same mock-up may exist by now.
      const known = await selectSame(transaction, wanted, newest);
      if (known) return known.id;
      if (userId !== null && (await countUnderWay(transaction, userId)) >= UNDER_WAY)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_SECONDS });
      const id = await insertDressing(transaction, wanted, pattern);
      await this.jobs.enqueue(DRESSING_QUEUE, { dressingId: id }, transaction);
      return id;
    });
  }

  private async decode(file: Buffer, turn: { address: string; signal: AbortSignal }): Promise<Buffer> {
    try {
      return await this.flatten(file, turn);
    } catch (error) {
      // The lane failed, so the upload could not be decoded. A full queue throws its own error.
      if (error instanceof AppError && error.code === 'PATTERN_APPLY_FAILED')
        throw new AppError('PATTERN_IMAGE_INVALID', { field: 'image', cause: error });
      throw error;
    }
  }
}
