import { PALETTE_CLAIMED_QUEUE, paletteClaimedSchema } from '@danqing/contracts/palettes';
import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { insertDownload } from './download.queries.ts';

/** Waits from 2 s to about 5 h: a claim that was paid is counted in the end. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30, concurrency: 4 };

/** Counts the claims that the credits service reports. */
@Injectable()
export class DownloadService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(PALETTE_CLAIMED_QUEUE, QUEUE_OPTIONS, ({ data }) =>
      insertDownload(this.dataSource, paletteClaimedSchema.parse(data)),
    );
  }
}
