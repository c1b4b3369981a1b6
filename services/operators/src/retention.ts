import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { deleteOldSessions } from './access/session.queries.ts';
import { deleteOldEntries } from './log/log.queries.ts';

export const RETENTION_QUEUE = 'operators-retention';
const EVERY_NIGHT = '17 3 * * *';

@Injectable()
export class Retention implements OnModuleInit {
  readonly #logger = new Logger('SecurityLog');

  constructor(
    @Inject(getDataSourceToken('operators')) private readonly database: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    const options = { retries: 2, retryDelaySeconds: 60, timeLimitSeconds: 600 };
    await this.jobs.work(RETENTION_QUEUE, options, async () => {
      await deleteOldSessions(this.database);
      const removed = await deleteOldEntries(this.database);
      if (removed > 0) this.#logger.log(`${removed} entries were older than 90 days`);
    });
    await this.jobs.schedule(RETENTION_QUEUE, EVERY_NIGHT);
  }
}
