import { EVERY_MINUTE, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { releaseHold, selectExpiredHolds } from './hold.queries.ts';

export const EXPIRY_QUEUE = 'credits-expired-holds';
const BATCH = 100;

@Injectable()
export class HoldExpiry implements OnModuleInit {
  readonly #logger = new Logger(HoldExpiry.name);

  constructor(
    @Inject(getDataSourceToken('credits')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(EXPIRY_QUEUE, EVERY_MINUTE, () => this.releaseExpired());
  }

  /** Releases all expired holds. Several processes may run it, because each hold is released only once. */
  async releaseExpired(): Promise<void> {
    let expired = await selectExpiredHolds(this.dataSource, 0, BATCH);
    while (expired.length > 0) {
      for (const hold of expired) {
        // One failing hold must not block the others; the next run retries it.
        await releaseHold(this.dataSource, hold).catch((error: Error) => {
          this.#logger.error(`The expired hold ${hold.id} could not be released: ${error.message}`);
        });
      }
      expired = await selectExpiredHolds(this.dataSource, expired.at(-1)!.id, BATCH);
    }
  }
}
