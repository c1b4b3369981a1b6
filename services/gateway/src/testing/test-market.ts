import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreditsPort } from '@danqing/contracts/credits';
import type { StripeCheckoutResponse } from '@danqing/contracts/payments';
import { auditLedger, CREDITS_PORT, readPurchases } from '@danqing/credits';
import { openProviders, runPaymentsCli } from '@danqing/payments';
import { createTestApp, testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { expect } from 'vitest';
import { marketModule, signNotice, type Kind } from './open-market.ts';

export interface TestMarket {
  databaseUrl: string;
  dataDir: string;
  app: NestFastifyApplication;
  credits: CreditsPort;
  orders: DataSource;
  newMember(): number;
  buy(member: number, credits?: number): Promise<string>;
  sendNotice(order: string, kind: Kind, fen: number, id?: string): Promise<number>;
  statusOf(order: string): Promise<string>;
  entries(member: number): Promise<[delta: number, key: string][]>;
  /** Fails unless the ledger is consistent and matches the orders in both directions. */
  expectConsistent(): Promise<void>;
  close(): Promise<void>;
}

let members = 5_000;

export async function openTestMarket(given?: { databaseUrl: string }): Promise<TestMarket> {
  const database = given ? null : await testDatabase();
  const databaseUrl = given?.databaseUrl ?? database?.url ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-market-'));
  const app = await createTestApp(marketModule({ databaseUrl, dataDir }));
  const orders = app.get<DataSource>(getDataSourceToken('payments'));
  const ledger = app.get<DataSource>(getDataSourceToken('credits'));
  let notices = 0;

  /** Compares orders and ledger only. The provider's records are excluded, because tests invent payments. */
  async function reconcile(): Promise<string> {
    let output = '';
    const stream = { write: (text: string) => (output += text) };
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    await runPaymentsCli(['reconcile', '--day', day], {
      openDatabase: async () => databaseUrl,
      openProviders: (dataSource) =>
        openProviders(
          {
            basePath: '/',
            dataDir,
            publicUrl: null,
            stripe: null,
            alipay: null,
            sandbox: false,
            seller: { name: null, address: null, taxNumber: null },
          },
          dataSource,
        ),
      readLedger: (time) => readPurchases(databaseUrl, time),
      actor: 'test',
      stdout: stream,
      stderr: stream,
    });
    return output;
  }

  return {
    databaseUrl,
    dataDir,
    app,
    credits: app.get<CreditsPort>(CREDITS_PORT),
    orders,
    newMember: () => (members += 1),
    async buy(member, credits = 50) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/users/payment/stripe-checkout',
        headers: { authorization: `Bearer member-${member}` },
        payload: { credits },
      });
      expect(answer.statusCode).toBe(200);
      return answer.json<StripeCheckoutResponse>().order_id;
    },
    async sendNotice(order, kind, fen, id = `evt_${(notices += 1)}`) {
      const { body, headers } = signNotice(dataDir, { id, kind, order, fen });
      const url = '/api/payments/sandbox/notices';
      return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    },
    async statusOf(order) {
      const [row] = await orders.query<{ status: string }[]>(
        `select status from payments.orders where id = $1`,
        [order],
      );
      return row?.status ?? 'none';
    },
    async entries(member) {
      const rows = await ledger.query<{ delta: number; key: string }[]>(
        `select delta::integer, idempotency_key as key from credits.ledger where user_id = $1 order by sequence`,
        [member],
      );
      return rows.map(({ delta, key }) => [delta, key]);
    },
    async expectConsistent() {
      expect((await auditLedger(ledger)).problems).toEqual([]);
      expect(await reconcile()).toMatch(/^clean: /);
    },
    async close() {
      await app.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
