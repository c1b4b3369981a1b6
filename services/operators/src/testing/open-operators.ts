import { CurrentOperator, JobsModule, Operators } from '@danqing/nest-kit';
import { createTestApp, migrated, testDatabase } from '@danqing/test-kit';
import { Controller, Get, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { operatorsDatabase } from '../database/operators-database.ts';
import { SecurityLog } from '../log/security-log.ts';
import { OperatorsModule } from '../operators.module.ts';

class ProgramModule {}

export interface TestOperators {
  databaseUrl: string;
  app: NestFastifyApplication;
  database: DataSource;
  log: SecurityLog;
  close(): Promise<void>;
}

export const SHARED_TOKEN = 'the-shared-token-of-operators';

@Operators()
@Controller('api/operator/lever')
class LeverController {
  @Get()
  look(@CurrentOperator() operator: string): string {
    return operator;
  }

  @Post()
  pull(@CurrentOperator() operator: string): string {
    return operator;
  }
}

export async function openOperators(
  shared: { databaseUrl?: string; production?: boolean; basePath?: string } = {},
): Promise<TestOperators> {
  const { production = false, basePath = '/' } = shared;
  const own = shared.databaseUrl ? null : await testDatabase(migrated(operatorsDatabase, { jobs: true }));
  const databaseUrl = shared.databaseUrl ?? own?.url ?? '';
  const jobs = JobsModule.forRoot({ databaseUrl });
  const operators = OperatorsModule.forRoot({
    databaseUrl,
    imports: [jobs],
    dataDir: 'unused',
    sharedToken: SHARED_TOKEN,
    basePath,
    production,
  });
  const app = await createTestApp({
    module: ProgramModule,
    imports: [operators],
    controllers: [LeverController],
  });
  return {
    databaseUrl,
    app,
    database: app.get<DataSource>(getDataSourceToken('operators')),
    log: app.get(SecurityLog),
    async close() {
      await app.close();
      await own?.drop();
    },
  };
}
