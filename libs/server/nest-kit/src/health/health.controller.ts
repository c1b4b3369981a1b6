import { Controller, Get, Header, Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Public } from '../auth/access.ts';
import { AppError } from '../errors/app-error.ts';
import { withTimeLimit } from '../time/time-limit.ts';

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];
export const HEALTH_DATA_SOURCES = Symbol('HEALTH_DATA_SOURCES');
const CHECK_LIMIT_MS = 2_000;

@Public()
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  #draining = false;

  constructor(@Inject(HEALTH_DATA_SOURCES) private readonly dataSources: readonly DataSource[]) {}

  @Get('healthz')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.#draining) throw new AppError('SERVICE_UNAVAILABLE', { cause: new Error('stopping') });
    await Promise.all(this.dataSources.map((dataSource) => checkDataSource(dataSource)));
    return { status: 'ok' };
  }

  startDraining(): void {
    this.#draining = true;
  }

  beforeApplicationShutdown(): void {
    this.startDraining();
  }
}

async function checkDataSource(dataSource: DataSource): Promise<void> {
  try {
    await withTimeLimit(CHECK_LIMIT_MS, () => dataSource.query('select 1'));
  } catch (cause) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause });
  }
}
