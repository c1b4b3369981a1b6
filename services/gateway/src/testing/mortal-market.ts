// A process with the payments service and the ledger that kills itself with SIGKILL. It dies before or after
// the n-th statement of a notice. Run it with `runUntilCrash` of test-kit.
import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import { configureHttpApp, createHttpAdapter, createLogger, Jobs } from '@danqing/nest-kit';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { marketModule } from './open-market.ts';

export interface CrashTest {
  databaseUrl: string;
  dataDir: string;
  notice: { body: string; headers: Record<string, string> };
  when: 'before' | 'after';
  statement: number;
}

const { databaseUrl, dataDir, notice, when, statement } = JSON.parse(process.argv[2] ?? '') as CrashTest;

const ofNotice = new AsyncLocalStorage<{ statements: number }>();
const crash = () => process.kill(process.pid, 'SIGKILL');
/** Counts only the statements of the notice's async context. */
function crashAtStatement(dataSource: DataSource): void {
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (...mode) => {
    const runner = create(...mode);
    const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
    runner.query = async (...given: unknown[]) => {
      const counted = ofNotice.getStore();
      const number = counted ? (counted.statements += 1) : 0;
      if (number === statement && when === 'before') crash();
      try {
        return (await query(...given)) as never;
      } finally {
        if (number === statement && when === 'after') crash();
      }
    };
    return runner;
  };
}

// Job workers would run the notice's job outside the async context that counts its statements.
Jobs.prototype.work = async () => undefined;

const logger = createLogger('mortal', { LOG_LEVEL: 'error' });
const app = await NestFactory.create<NestFastifyApplication>(
  marketModule({ databaseUrl, dataDir }),
  createHttpAdapter(logger),
  { logger: ['error'] },
);
configureHttpApp(app, logger);
await app.init();
await app.getHttpAdapter().getInstance().ready();
for (const service of ['payments', 'credits'])
  crashAtStatement(app.get<DataSource>(getDataSourceToken(service)));
// Await inside, because an injected request starts only when it is awaited.
const { statusCode } = await ofNotice.run({ statements: 0 }, async () => {
  const url = '/api/payments/sandbox/notices';
  return await app.inject({ method: 'POST', url, headers: notice.headers, payload: notice.body });
});
// Reached only without a crash. The test expects no output.
process.stdout.write(`${statusCode}\n`);
await app.close();
