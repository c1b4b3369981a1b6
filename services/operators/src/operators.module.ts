import type { SecurityLogPort } from '@danqing/contracts/operators';
import { DatabaseModule, OPERATOR_ACCESS, SECURITY_LOG } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OperatorAccess } from './access/operator-access.ts';
import { BASE_PATH, OperatorSessionController } from './access/operator-session.controller.ts';
import { operatorsDatabase } from './database/operators-database.ts';
import { SecurityLogController } from './log/log.controller.ts';
import { LogWork } from './log/log-work.ts';
import { insertEntries } from './log/log.queries.ts';
import { SecurityLog } from './log/security-log.ts';
import { openSharedToken } from './operator/shared-token.ts';
import { Retention } from './retention.ts';

export interface OperatorsModuleOptions {
  databaseUrl: string;
  imports: NonNullable<DynamicModule['imports']>;
  dataDir: string;
  sharedToken?: string | undefined;
  basePath: string;
  production: boolean;
}

/** Global, because every service uses the security log and operator access. */
export class OperatorsModule {
  static forRoot(options: OperatorsModuleOptions): DynamicModule {
    const { databaseUrl, imports, dataDir, basePath, production } = options;
    const dataSource = getDataSourceToken('operators');
    return {
      module: OperatorsModule,
      global: true,
      imports: [DatabaseModule.forService(operatorsDatabase(databaseUrl)), ...imports],
      controllers: [OperatorSessionController, SecurityLogController],
      providers: [
        {
          provide: SecurityLog,
          inject: [dataSource],
          useFactory: (database: DataSource) =>
            new SecurityLog({ write: (entries) => insertEntries(database, entries) }),
        },
        { provide: SECURITY_LOG, useExisting: SecurityLog },
        LogWork,
        Retention,
        {
          provide: OperatorAccess,
          inject: [dataSource, SECURITY_LOG],
          useFactory: async (database: DataSource, log: SecurityLogPort) =>
            new OperatorAccess({
              database,
              log,
              production,
              sharedToken: await openSharedToken(options.sharedToken, dataDir),
            }),
        },
        { provide: OPERATOR_ACCESS, useExisting: OperatorAccess },
        { provide: BASE_PATH, useValue: basePath },
      ],
      exports: [SECURITY_LOG, OPERATOR_ACCESS],
    };
  }
}
