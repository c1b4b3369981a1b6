import { createHash } from 'node:crypto';
import type { ApplyPatternRequest } from '@danqing/contracts/agent';
import { PRICES } from '@danqing/contracts/credits';
import { AppError, countCall, refuseOver } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Dressers } from '../dresser/dressers.ts';
import type { FlattenPattern } from '../dresser/dressing-lanes.ts';
import { readPatternFile } from '../pattern/pattern-upload.ts';
import { DressingJobs } from './dressing-jobs.ts';
import { dressingsOf, type DressingClient } from './dressing-limits.ts';
import { insertDressing, selectNewestId, selectSame, type WantedDressing } from './dressing.queries.ts';

export const FLATTEN_PATTERN = Symbol('FlattenPattern');

/** Starts mock-ups. Repeated presses give one mock-up; its job holds the credits. */
@Injectable()
export class DressingBegin {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(DressingJobs) private readonly jobs: DressingJobs,
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
    if (userId !== null) await this.jobs.requireBalance(userId, PRICES.applyPattern);
    const pattern = await this.decode(file, { address, signal });
    return this.jobs.start(
      userId,
      // Concurrent requests queue for decoding, so the same mock-up may exist by now.
      (transaction) => selectSame(transaction, wanted, newest),
      (transaction) => insertDressing(transaction, wanted, pattern),
    );
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
