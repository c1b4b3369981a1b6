import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, PaidJobs, portToken, withTimeLimit, type PaidJobOptions } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Dressers } from '../dresser/dressers.ts';
import { ProductPictureStore, type StoredProduct } from '../product-picture/product-picture-store.ts';
import { DRESSING, finishDressing, selectPattern, storePicture, type Dressing } from './dressing.queries.ts';

const KEEP_LIMIT_MS = 30_000;
/** Concurrent model requests per process. The embedded renderer is limited by the processor instead. */
const MODEL_DRESSINGS = 4;

export const DRESSING_JOBS: PaidJobOptions = {
  table: 'agent.dressings',
  columns: DRESSING,
  workingState: 'dressing',
  queue: 'agent-dressing',
  sweepQueue: 'agent-forsaken-dressings',
  staleMinutes: 6,
  // Two model requests.
  timeLimitSeconds: 300,
  retrySeconds: 10,
  payloadId: 'dressingId',
  ledgerPrefix: 'dressing',
  failure: 'PATTERN_APPLY_FAILED',
  onFailure: 'pattern = null',
};

/** Renders queued mock-ups and stores their pictures. Members pay for them, visitors do not. */
@Injectable()
export class DressingJobs extends PaidJobs<Dressing, StoredProduct> {
  protected readonly concurrency: number;

  constructor(
    @Inject(getDataSourceToken('agent')) dataSource: DataSource,
    @Inject(portToken(creditsPort)) credits: CreditsPort,
    @Inject(Jobs) jobs: Jobs,
    @Inject(Dressers) private readonly dressers: Dressers,
    @Inject(ProductPictureStore) private readonly pictures: ProductPictureStore,
  ) {
    super(dataSource, credits, jobs, DRESSING_JOBS);
    this.concurrency = dressers.waits ? MODEL_DRESSINGS : 1;
  }

  protected priceOf() {
    return { amount: PRICES.applyPattern, reason: 'apply-pattern' };
  }

  protected isStored({ picture }: Dressing): boolean {
    return picture !== null;
  }

  protected async make({ id, userId, category }: Dressing): Promise<StoredProduct | null> {
    const dresser = this.dressers.choose(userId);
    const pattern = await selectPattern(this.dataSource, id);
    if (!pattern) throw new Error(`there is no pattern of dressing ${id}`);
    await this.markBegun(id, dresser.maker);
    try {
      const bytes = await dresser.dress({ pattern, category, id });
      return await withTimeLimit(KEEP_LIMIT_MS, (signal) => this.pictures.keep(id, bytes, signal));
    } catch (error) {
      this.logger.warn(`Dressing ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }

  protected store(id: number, product: StoredProduct): Promise<void> {
    return storePicture(this.dataSource, id, product);
  }

  protected finish({ id }: Dressing): Promise<void> {
    return finishDressing(this.dataSource, id);
  }
}
