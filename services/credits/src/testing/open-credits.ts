import { Jobs, JobsModule } from '@danqing/nest-kit';
import { createTestApp, migrated, testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { creditsDatabase } from '../database/credits-database.ts';
import type { AccountService } from '../account/account.service.ts';
import { CREDITS_PORT, CreditsModule } from '../credits.module.ts';

export const CALLERS_QUEUE = 'test-paid';

export interface TestCredits {
  databaseUrl: string;
  app: NestFastifyApplication;
  dataSource: DataSource;
  credits: AccountService;
  newMember(balance?: number): Promise<number>;
  entries(userId: number): Promise<[delta: number, balanceAfter: number, key: string][]>;
  jobsOf(userId: number): Promise<object[]>;
  close(): Promise<void>;
}

class ProgramModule {}

let members = 0;

export async function openCredits(shared?: { databaseUrl: string }): Promise<TestCredits> {
  const database = shared ? null : await testDatabase(migrated(creditsDatabase, { jobs: true }));
  const databaseUrl = shared?.databaseUrl ?? database?.url ?? '';
  const jobs = JobsModule.forRoot({ databaseUrl });
  const credits = CreditsModule.forRoot({ databaseUrl, imports: [jobs] });
  const app = await createTestApp({ module: ProgramModule, imports: [jobs, credits] });
  const options = { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 60, concurrency: 0 };
  await app.get(Jobs).work(CALLERS_QUEUE, options, async () => undefined);
  const dataSource = app.get<DataSource>(getDataSourceToken('credits'));
  const accounts = app.get<AccountService>(CREDITS_PORT);

  return {
    databaseUrl,
    app,
    dataSource,
    credits: accounts,
    async newMember(balance = 0) {
      members += 1;
      const userId = 1_000 + members;
      if (balance > 0) {
        await accounts.grant({ userId, amount: balance, reason: 'signup', idempotencyKey: 'signup' });
      }
      return userId;
    },
    async entries(userId) {
      const rows = await dataSource.query<
        { delta: string; balance_after: string; idempotency_key: string }[]
      >(
        `select delta, balance_after, idempotency_key from credits.ledger where user_id = $1 order by sequence`,
        [userId],
      );
      return rows.map((row) => [Number(row.delta), Number(row.balance_after), row.idempotency_key]);
    },
    async jobsOf(userId) {
      const rows = await dataSource.query<{ data: object }[]>(
        `select data from jobs.job where name = $1 and data ->> 'userId' = $2 order by created_on`,
        [CALLERS_QUEUE, String(userId)],
      );
      return rows.map(({ data }) => data);
    },
    async close() {
      await app.close();
      await database?.drop();
    },
  };
}
