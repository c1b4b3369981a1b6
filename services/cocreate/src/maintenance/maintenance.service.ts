import { deleteExpiredWindows, Jobs, purgeReports } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { purgeColors } from '../color/color.queries.ts';
import { COLORS } from '../moderation/reported-colors.ts';

const QUEUE = 'cocreate-maintenance';
const EVERY_HOUR = '47 * * * *';

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, () => this.forget());
  }

  async forget(): Promise<void> {
    await purgeColors(this.dataSource);
    await purgeReports(this.dataSource, COLORS);
    await deleteExpiredWindows(this.dataSource);
  }
}
