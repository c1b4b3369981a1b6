import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createDataSource, type ServiceDatabase } from './data-source.ts';

/**
 * Nest module that connects a service to its schema and runs its migrations. Startup fails at once when the
 * database is unavailable.
 */
export class DatabaseModule {
  static forService(service: ServiceDatabase): DynamicModule {
    return TypeOrmModule.forRootAsync({
      name: service.name,
      // No retries here: startup fails at once with the cause, and the supervisor decides whether to restart.
      useFactory: () => ({ name: service.name, toRetry: () => false }),
      dataSourceFactory: () => createDataSource(service),
    });
  }
}
