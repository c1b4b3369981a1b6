import { deleteExpiredWindows, Jobs, Moderation } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { purgeColors } from '../color/color.queries.ts';

const QUEUE = 'cocreate-maintenance';
const EVERY_HOUR = '47 * * * *';

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Moderation) private readonly moderation: Moderation,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, () => this.forget());
  }

  async forget(): Promise<void> {
    await purgeColors(this.dataSource);
    await this.moderation.purgeReports();
    await deleteExpiredWindows(this.dataSource);
  }
}
