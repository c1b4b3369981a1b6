import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createDataSource, type ServiceDatabase } from './data-source.ts';

/**
 * The database of one service. Inject `getDataSourceToken(name)`, and with `TypeOrmModule.forFeature([Entity], name)`
 * its repositories. The pool closes when the application does.
 */
export class DatabaseModule {
  static forService(service: ServiceDatabase): DynamicModule {
    return TypeOrmModule.forRootAsync({
      name: service.name,
      // The start fails at once with the cause; the supervisor of the process decides on another try.
      useFactory: () => ({ name: service.name, toRetry: () => false }),
      dataSourceFactory: () => createDataSource(service),
    });
  }
}
