import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, PaidJobs, portToken, withTimeLimit, type PaidJobOptions } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MockUpRenderers } from '../mock-up-renderer/mock-up-renderers.ts';
import { ProductPictureStore, type StoredProduct } from '../product-picture/product-picture-store.ts';
import { MOCK_UP, finishMockUp, selectPattern, storePicture, type MockUp } from './mock-up.queries.ts';

const STORE_TIMEOUT_MS = 30_000;
/** Concurrent model requests per process. The embedded renderer is limited by the processor instead. */
const MODEL_MOCK_UPS = 4;

export const MOCK_UP_JOBS: PaidJobOptions = {
  table: 'agent.dressings',
  columns: MOCK_UP,
  workingState: 'dressing',
  queue: 'agent-dressing',
  sweepQueue: 'agent-forsaken-dressings',
  staleMinutes: 6,
  // Time for two requests to the image model.
  timeLimitSeconds: 300,
  retrySeconds: 10,
  payloadId: 'dressingId',
  ledgerPrefix: 'dressing',
  failure: 'PATTERN_APPLY_FAILED',
  onFailure: 'pattern = null',
};

/** Renders queued mock-ups and stores their pictures. Members pay for them, visitors do not. */
@Injectable()
export class MockUpJobs extends PaidJobs<MockUp, StoredProduct> {
  protected readonly concurrency: number;

  constructor(
    @Inject(getDataSourceToken('agent')) dataSource: DataSource,
    @Inject(portToken(creditsPort)) credits: CreditsPort,
    @Inject(Jobs) jobs: Jobs,
    @Inject(MockUpRenderers) private readonly dressers: MockUpRenderers,
    @Inject(ProductPictureStore) private readonly pictures: ProductPictureStore,
  ) {
    super(dataSource, credits, jobs, MOCK_UP_JOBS);
    this.concurrency = dressers.waits ? MODEL_MOCK_UPS : 1;
  }

  protected priceOf() {
    return { amount: PRICES.applyPattern, reason: 'apply-pattern' };
  }

  protected isStored({ picture }: MockUp): boolean {
    return picture !== null;
  }

  protected async make({ id, userId, category }: MockUp): Promise<StoredProduct | null> {
    const dresser = this.dressers.choose(userId);
    const pattern = await selectPattern(this.dataSource, id);
    if (!pattern) throw new Error(`there is no pattern of dressing ${id}`);
    await this.markBegun(id, dresser.maker);
    try {
      const bytes = await dresser.render({ pattern, category, id });
      return await withTimeLimit(STORE_TIMEOUT_MS, (signal) => this.pictures.store(id, bytes, signal));
    } catch (error) {
      this.logger.warn(`Dressing ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }

  protected store(id: number, product: StoredProduct): Promise<void> {
    return storePicture(this.dataSource, id, product);
  }

  protected finish({ id }: MockUp): Promise<void> {
    return finishMockUp(this.dataSource, id);
  }
}
