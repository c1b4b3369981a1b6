import { forgetEndedWindows, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { purgeDecks } from '../deck/deck.queries.ts';
import { DressingPurge } from '../dressing/dressing-purge.ts';

const QUEUE = 'agent-maintenance';
const EVERY_HOUR = '52 * * * *';

@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(DressingPurge) private readonly dressings: DressingPurge,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.repeat(QUEUE, EVERY_HOUR, () => this.forget());
  }

  async forget(): Promise<void> {
    await purgeDecks(this.dataSource);
    await this.dressings.purge();
    await forgetEndedWindows(this.dataSource);
  }
}
