import { deleteExpiredWindows, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { purgeDecks } from '../deck/deck.queries.ts';
import { MockUpPurge } from '../mock-up/mock-up-purge.ts';

const QUEUE = 'agent-maintenance';
const EVERY_HOUR = '52 * * * *';

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(MockUpPurge) private readonly dressings: MockUpPurge,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, () => this.forget());
  }

  async forget(): Promise<void> {
    await purgeDecks(this.dataSource);
    await this.dressings.purge();
    await deleteExpiredWindows(this.dataSource);
  }
}
