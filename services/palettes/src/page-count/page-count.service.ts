import { EVERY_MINUTE, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { foldPageChanges } from './page-count.queries.ts';

const QUEUE = 'palettes-page-counts';

@Injectable()
export class PageCountService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_MINUTE, () => foldPageChanges(this.dataSource));
  }
}
