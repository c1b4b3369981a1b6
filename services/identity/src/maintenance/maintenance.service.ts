import { deleteExpiredWindows, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DataExportService } from '../data-export/data-export.service.ts';

const QUEUE = 'identity-maintenance';
const EVERY_HOUR = '17 * * * *';

const OVER = [
  `codes where expires_at < now()`,
  `sessions where least(expires_at, revoked_at) < now() - interval '30 days'`,
  // As long as browsers keep the device cookie.
  `devices where last_used_at < now() - interval '400 days'`,
  `spent_starting_credits where forget_at < now()`,
  `outbox where at < now() - interval '1 day'`,
];

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(DataExportService) private readonly exports: DataExportService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, () => this.purge());
  }

  async purge(): Promise<void> {
    await deleteExpiredWindows(this.dataSource);
    await this.exports.purgeExpired();
    for (const over of OVER) await this.dataSource.query(`delete from identity.${over}`);
  }
}
