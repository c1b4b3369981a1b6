import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { HEALTH_DATA_SOURCES, HealthController } from './health.controller.ts';

/** `GET /healthz` and `GET /readyz`. */
export class HealthModule {
  /** `dataSources` names the services of this process whose database must answer. */
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
