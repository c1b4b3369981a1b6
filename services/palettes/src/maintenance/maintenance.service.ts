import { Jobs, Moderation } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { purgePalettes } from '../palette/palette.queries.ts';

const QUEUE = 'palettes-maintenance';
const EVERY_HOUR = '23 * * * *';

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Moderation) private readonly moderation: Moderation,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, async () => {
      await purgePalettes(this.dataSource);
      await this.moderation.purgeReports();
    });
  }
}
