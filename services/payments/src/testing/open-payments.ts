import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order as ShownOrder, OrderResponse, StripeCheckoutResponse } from '@danqing/contracts/payments';
import { creditsPort } from '@danqing/contracts/ports';
import { createDataSource, IDENTITY_PORT, JobsModule, portToken } from '@danqing/nest-kit';
import { createTestApp, migrated, neighboursModule, testDatabase, TestIdentity } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { paymentsDatabase } from '../database/payments-database.ts';
import { selectLog } from '../order/order-log.queries.ts';
import { PaymentsModule, type PaymentsModuleOptions } from '../payments.module.ts';
import { TestCredits } from './test-credits.ts';

export const PUBLIC_URL = 'https://danqing.example';

export interface TestPayments {
  databaseUrl: string;
  app: NestFastifyApplication;
  dataSource: DataSource;
  credits: TestCredits;
  newMember(): number;
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    options?: { as?: number; headers?: Record<string, string> },
  ): ReturnType<NestFastifyApplication['inject']>;
  send(
    provider: 'stripe' | 'alipay' | 'sandbox',
    notice: { body: string | Buffer; headers: Record<string, string> },
  ): ReturnType<NestFastifyApplication['inject']>;
  buy(member: number, credits?: number): Promise<StripeCheckoutResponse>;
  order(member: number, id: string): Promise<ShownOrder>;
  log(id: string): Promise<string[]>;
  close(): Promise<void>;
}

let members = 0;

/**
 * Opens the service on its own database with its jobs, by default with only the sandbox. Every number is a
 * member with the token `member-<number>`.
 */
export async function openPayments(settings: Partial<PaymentsModuleOptions> = {}): Promise<TestPayments> {
  const database = settings.databaseUrl
    ? null
    : await testDatabase(migrated(paymentsDatabase, { jobs: true }));
  const databaseUrl = settings.databaseUrl ?? database?.url ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-payments-'));
  const ledger = await createDataSource(paymentsDatabase(databaseUrl));
  const credits = new TestCredits(() => ledger);
  const neighbours = [
    { provide: IDENTITY_PORT, useValue: new TestIdentity() },
    { provide: portToken(creditsPort), useValue: credits },
  ];
  const app: NestFastifyApplication = await createTestApp(
    PaymentsModule.forRoot({
      basePath: '/',
      dataDir,
      publicUrl: PUBLIC_URL,
      stripe: null,
      alipay: null,
      sandbox: true,
      seller: { name: null, address: null, taxNumber: null },
      ...settings,
      databaseUrl,
      imports: [JobsModule.forRoot({ databaseUrl }), neighboursModule(neighbours)],
    }),
  );
  const dataSource = app.get<DataSource>(getDataSourceToken('payments'));
  await credits.create();
  const call: TestPayments['call'] = (method, url, body, { as, headers } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...(as !== undefined && { authorization: `Bearer member-${as}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
  return {
    databaseUrl,
    app,
    dataSource,
    credits,
    call,
    newMember: () => (members += 1),
    send: (provider, { body, headers }) =>
      app.inject({ method: 'POST', url: `/api/payments/${provider}/notices`, headers, payload: body }),
    async buy(member, bought = 50) {
      const path = '/api/users/payment/stripe-checkout';
      const answer = await call('POST', path, { credits: bought }, { as: member });
      if (answer.statusCode !== 200) throw new Error(`no checkout: ${answer.payload}`);
      return answer.json<StripeCheckoutResponse>();
    },
    async order(member, id) {
      const answer = await call('GET', `/api/users/${member}/orders/${id}`, undefined, { as: member });
      return answer.json<OrderResponse>().data;
    },
    async log(id) {
      const entries = await selectLog(dataSource, id);
      return entries.map(({ event, detail }) => (detail ? `${event}: ${detail}` : event));
    },
    async close() {
      await app.close();
      await ledger.destroy();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
