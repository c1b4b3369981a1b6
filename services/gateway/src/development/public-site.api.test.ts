import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { DEVELOPMENT_SECRET } from '../testing/open-services.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-public-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const SHOP = {
  PUBLIC_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_51abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const SECRETS = {
  OPERATOR_TOKEN: 'a-token-of-twenty-four-characters',
  OTP_PEPPER: 'a-pepper-of-at-least-thirty-two-characters',
  SMTP_URL: 'smtps://site:secret@mail.example',
  MAIL_FROM: 'Danqing <site@shop.example>',
};

it('does not start with generated secrets, and says why', () => {
  const start = () => loadGatewayConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...SHOP });
  expect(start).toThrow(
    /NODE_ENV: counts as production, because PUBLIC_URL is not an address of this machine and STRIPE_SECRET_KEY is a live key/,
  );
  for (const name of ['OPERATOR_TOKEN', 'OTP_PEPPER', 'SMTP_URL'])
    expect(start).toThrow(`${name}: is required with NODE_ENV=production`);
  expect(start).not.toThrow(/sk_live|whsec|shop\.example/);
});

it('sells no credits by the sandbox, and shows no outbox', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const home = await openReadyGateway({ ...env, DEVELOPMENT_SECRET });
  const identity = { identifier: 'attacker@example.com', identifier_type: 'email' };
  await home.inject({ method: 'POST', url: '/api/auth/send-otp', payload: identity });
  const sent = await home.inject(`/api/dev/outbox?key=${DEVELOPMENT_SECRET}&to=${identity.identifier}`);
  const otp = /\b\d{6}\b/.exec(sent.body)?.[0];
  const verified = await home.inject({
    method: 'POST',
    url: '/api/auth/verify-otp',
    payload: { ...identity, otp },
  });
  const { token } = verified.json<VerifyOtpResponse>().data;
  await home.close();

  const shop = await openReadyGateway({ ...env, ...SHOP, ...SECRETS });
  onTestFinished(() => shop.close());
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    shop.inject({
      method,
      url,
      headers: { host: 'shop.example', authorization: `Bearer ${token}`, 'accept-language': 'en' },
      ...(payload && { payload }),
    });
  const bought = await call('POST', '/api/users/payment/alipay', { credits: 1000 });
  expect([bought.statusCode, bought.json()]).toMatchObject([
    404,
    { code: 'PAYMENT_METHOD_NOT_OFFERED', message: expect.stringContaining('another way to pay') },
  ]);
  expect((await call('GET', '/api/payments/methods')).json()).toEqual({ success: true, data: ['stripe'] });
  const order = '202611230123456789AB';
  expect((await call('GET', `/api/payments/sandbox/checkout/${order}`)).statusCode).toBe(404);
  expect((await call('GET', `/api/dev/outbox?key=${DEVELOPMENT_SECRET}`)).statusCode).toBe(404);
});
