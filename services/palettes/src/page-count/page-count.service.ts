import { Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { foldPageChanges } from './page-count.queries.ts';

const QUEUE = 'palettes-page-counts';
const EVERY_MINUTE = '* * * * *';

@Injectable()
export class PageCountService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(QUEUE, { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60 }, () =>
      foldPageChanges(this.dataSource),
    );
    await this.jobs.schedule(QUEUE, EVERY_MINUTE);
  }
}
