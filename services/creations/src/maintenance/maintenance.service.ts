import { deleteExpiredWindows, Jobs, Moderation } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CollectionPurge } from '../collection/collection-purge.ts';
import { purgePreviews } from '../painting/preview.queries.ts';
import { purgePoems } from '../poem/poem.queries.ts';

const QUEUE = 'creations-maintenance';
const EVERY_HOUR = '37 * * * *';

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(CollectionPurge) private readonly collections: CollectionPurge,
    @Inject(Moderation) private readonly moderation: Moderation,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, () => this.purge());
  }

  async purge(): Promise<void> {
    await this.collections.purge();
    await this.moderation.purgeReports();
    await purgePreviews(this.dataSource);
    await purgePoems(this.dataSource);
    await deleteExpiredWindows(this.dataSource);
  }
}
