import { createHash } from 'node:crypto';
import type { ApplyPatternRequest } from '@danqing/contracts/agent';
import { PRICES } from '@danqing/contracts/credits';
import { AppError, countCall, rejectExceeded } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MockUpRenderers } from '../mock-up-renderer/mock-up-renderers.ts';
import type { FlattenPattern } from '../mock-up-renderer/mock-up-lanes.ts';
import { readPatternFile } from '../pattern/pattern-upload.ts';
import { MockUpJobs } from './mock-up-jobs.ts';
import { mockUpLimits, type MockUpClient } from './mock-up-limits.ts';
import { insertMockUp, selectNewestId, selectSame, type WantedMockUp } from './mock-up.queries.ts';

export const FLATTEN_PATTERN = Symbol('FlattenPattern');

/** Starts mock-ups. Repeated presses give one mock-up; its job holds the credits. */
@Injectable()
export class MockUpStarter {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(MockUpJobs) private readonly jobs: MockUpJobs,
    @Inject(MockUpRenderers) private readonly dressers: MockUpRenderers,
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
    client: MockUpClient,
    signal: AbortSignal,
  ): Promise<number> {
    const { userId, address } = client;
    rejectExceeded(await countCall(this.dataSource, mockUpLimits(client)));
    const file = readPatternFile(image);
    const wanted: WantedMockUp = {
      userId,
      category,
      patternHash: createHash('sha256').update(file).digest(),
      repeatable: this.dressers.choose(userId).maker.kind === 'studio',
    };
    const newest = await selectNewestId(this.dataSource, wanted);
    const same = await selectSame(this.dataSource, wanted);
    if (same) return same.id;
    if (userId !== null) await this.jobs.requireBalance(userId, PRICES.applyPattern);
    const pattern = await this.#decode(file, { address, signal });
    return this.jobs.start(
      userId,
      // Concurrent requests queue for decoding, so the same mock-up may exist by now.
      (transaction) => selectSame(transaction, wanted, newest),
      (transaction) => insertMockUp(transaction, wanted, pattern),
    );
  }

  async #decode(file: Buffer, turn: { address: string; signal: AbortSignal }): Promise<Buffer> {
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
