import { EventEmitter } from 'node:events';
import { PRICES, type CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { Jobs, portToken, withTimeLimit, workForCredits } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Dressers } from '../dresser/dressers.ts';
import { ProductPictureStore, type StoredProduct } from '../product-picture/product-picture-store.ts';
import { ATTEMPTS, DRESSING_OPTIONS, DRESSING_QUEUE, holdKey, type DressingJob } from './dressing-queue.ts';
import {
  beginAttempt,
  finishDressing,
  markBegun,
  markFailed,
  selectForsaken,
  selectPattern,
  storePicture,
  type Dressing,
} from './dressing.queries.ts';

const KEEP_LIMIT_MS = 30_000;
/** Concurrent model requests per process. The embedded renderer is limited by the processor instead. */
const MODEL_DRESSINGS = 4;
const FORSAKEN_MINUTES = 6;
const SWEEP_QUEUE = 'agent-forsaken-dressings';
const EVERY_MINUTE = '* * * * *';

/** Renders queued mock-ups and stores their pictures. Members pay for them, visitors do not. */
@Injectable()
export class DressingWork implements OnModuleInit {
  readonly #logger = new Logger('Dressings');
  readonly #ended = new EventEmitter().setMaxListeners(0);

  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Dressers) private readonly dressers: Dressers,
    @Inject(ProductPictureStore) private readonly pictures: ProductPictureStore,
  ) {}

  async onModuleInit(): Promise<void> {
    const options = { ...DRESSING_OPTIONS, concurrency: this.dressers.waits ? MODEL_DRESSINGS : 1 };
    await this.jobs.work<DressingJob>(DRESSING_QUEUE, options, ({ data }) => this.work(data.dressingId));
    const sweep = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60 };
    await this.jobs.work(SWEEP_QUEUE, sweep, () => this.sweep(FORSAKEN_MINUTES));
    await this.jobs.schedule(SWEEP_QUEUE, EVERY_MINUTE);
  }

  onLeft(id: number, listener: () => void): () => void {
    this.#ended.on(String(id), listener);
    return () => void this.#ended.off(String(id), listener);
  }

  async sweep(minutes: number): Promise<void> {
    for (const dressingId of await selectForsaken(this.dataSource, minutes))
      await this.jobs.enqueue(DRESSING_QUEUE, { dressingId });
  }

  /** Rejects when a retry may succeed. */
  async work(id: number): Promise<void> {
    const dressing = await beginAttempt(this.dataSource, id);
    if (!dressing) return;
    try {
      await this.advance(dressing);
    } finally {
      this.#ended.emit(String(id));
    }
  }

  private advance(dressing: Dressing): Promise<void> {
    const { id, userId, attempts, picture } = dressing;
    const terms = { idempotencyKey: holdKey(id), amount: PRICES.applyPattern, reason: 'apply-pattern' };
    return workForCredits(this.credits, {
      price: userId === null ? null : { userId, ...terms },
      stored: picture !== null,
      make: async () => (attempts > ATTEMPTS ? null : this.tryToDress(dressing)),
      store: (product) => storePicture(this.dataSource, id, product),
      finish: () => finishDressing(this.dataSource, id),
      failure: 'PATTERN_APPLY_FAILED',
      fail: (why) => markFailed(this.dataSource, id, why),
    });
  }

  private async tryToDress({ id, userId, category }: Dressing): Promise<StoredProduct | null> {
    const dresser = this.dressers.choose(userId);
    const pattern = await selectPattern(this.dataSource, id);
    if (!pattern) throw new Error(`there is no pattern of dressing ${id}`);
    await markBegun(this.dataSource, id, dresser.maker);
    try {
      const bytes = await dresser.dress({ pattern, category, id });
      return await withTimeLimit(KEEP_LIMIT_MS, (signal) => this.pictures.keep(id, bytes, signal));
    } catch (error) {
      this.#logger.warn(`Dressing ${id} came to nothing: ${(error as Error).message}`);
      return null;
    }
  }
}
