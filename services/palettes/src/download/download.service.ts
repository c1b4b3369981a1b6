import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { insertDownload, paletteClaimSchema } from './download.queries.ts';

/**
 * Queue of the jobs that record a claim after its charge. Jobs queued under another name would never run, so
 * do not rename it.
 */
export const CLAIMED_QUEUE = 'palettes-claimed';

/** Backs off from 2 s to about 5 h, so that a paid claim is counted eventually. */
const QUEUE_OPTIONS = { retries: 14, retryDelaySeconds: 2, timeLimitSeconds: 30, concurrency: 4 };

@Injectable()
export class DownloadService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(CLAIMED_QUEUE, QUEUE_OPTIONS, async ({ data }) => {
      await insertDownload(this.dataSource, paletteClaimSchema.parse(data));
    });
  }
}
