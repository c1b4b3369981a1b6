import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HEALTH_DATA_SOURCES, HealthController } from './health.controller.ts';

/**
 * Nest module with `/healthz`, and with `/readyz`, which fails during shutdown or when a database does not
 * respond within 2 s.
 */
export class HealthModule {
  static forDataSources(dataSources: readonly string[]): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [
        {
          provide: HEALTH_DATA_SOURCES,
          useFactory: (...found: DataSource[]) => found,
          inject: dataSources.map((name) => getDataSourceToken(name)),
        },
      ],
    };
  }
}
