import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { createLogger } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { loadServices } from '../services.ts';
import { DEVELOPMENT_SECRET, openServices, type OpenServices } from '../testing/open-services.ts';
import { createGateway } from './create-gateway.ts';

let database: TestDatabase;
let dataDir: string;
let services: OpenServices;
let gateway: NestFastifyApplication;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-split-'));
  const gatewayPort = await freePort();
  services = await openServices({
    services: await loadServices(),
    databaseUrl: database.url,
    dataDir,
    gatewayPort,
    env: { SEND_LIMIT_PER_ADDRESS: '1', PROOF_GUESSES: '1' },
    hosts: { identity: '127.0.0.2' },
  });
  const config = loadGatewayConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    ...services.env,
  });
  gateway = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
  await gateway.listen(gatewayPort, '127.0.0.1');
});
afterAll(async () => {
  await gateway.close();
  await services.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function signUp(name: string, from: string) {
  const who = { identifier: `${name}@example.com`, identifier_type: 'email' };
  const post = (url: string, payload: object) =>
    gateway.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } });
  await post('/api/auth/send-otp', who);
  const outbox = await gateway.inject({
    url: `/api/dev/outbox?key=${DEVELOPMENT_SECRET}&to=${who.identifier}`,
    headers: { host: 'localhost' },
  });
  const otp = /\b\d{6}\b/.exec(outbox.body)?.[0];
  return (await post('/api/auth/verify-otp', { ...who, otp })).json<VerifyOtpResponse>().data;
}
const creditsOf = (token: string) => async () => {
  const answer = await gateway.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ data: { user: { credits: number } } }>().data.user.credits;
};

// Only the first new member of a network receives starting credits in this test.
it('counts two visitors as two networks, in a service at another address', async () => {
  const first = await signUp('first', '198.51.100.1');
  const elsewhere = await signUp('elsewhere', '198.51.100.2');
  await expect.poll(creditsOf(first.token)).toBe(10);
  await expect.poll(creditsOf(elsewhere.token)).toBe(10);
});

it('shows the outbox on this machine only', async () => {
  const url = `/api/dev/outbox?key=${DEVELOPMENT_SECRET}`;
  const ask = (headers: object) => gateway.inject({ url, headers: { ...headers } });
  expect((await ask({ host: 'localhost' })).statusCode).toBe(200);
  expect((await gateway.inject('/api/dev/outbox')).statusCode).toBe(403);
  expect((await ask({ host: 'evil.example' })).statusCode).toBe(404);
  expect((await ask({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

it('keeps in the security log of the gateway what services tell, with the address of the visitor', async () => {
  await signUp('logged', '198.51.100.7');
  const log = gateway.get<DataSource>(getDataSourceToken('operators'));
  const entries = () =>
    log.query<{ action: string }[]>(
      `select action from operators.security_log where address = '198.51.100.7' order by id`,
    );
  await expect.poll(async () => (await entries()).map(({ action }) => action)).toContain('sign-up');
});

it('finishes by the job of a debit what was paid for, when the service that asked could not', async () => {
  const [author, buyer] = [await signUp('author', '198.51.100.11'), await signUp('buyer', '198.51.100.12')];
  await expect.poll(creditsOf(buyer.token)).toBe(10);
  const post = (url: string, token: string, payload: object) =>
    gateway.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
  const palette = { name: '朱红', colors: [{ hex: '#ED5126' }] };
  const saved = await post('/api/palettes', author.token, palette);
  const resourceId = saved.json<{ data: { id: number } }>().data.id;
  const tables = gateway.get<DataSource>(getDataSourceToken('operators'));
  await tables.query(`create function palettes.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`);
  await tables.query(
    `create trigger refuse before insert on palettes.downloads for each row execute function palettes.refuse()`,
  );
  const claimed = await post('/api/downloads/claim', buyer.token, { resourceType: 'palette', resourceId });
  expect(claimed.statusCode).toBe(500);
  expect(await creditsOf(buyer.token)()).toBe(9);
  await tables.query(`drop trigger refuse on palettes.downloads`);
  const downloads = () =>
    tables.query<object[]>(`select from palettes.downloads where palette_id = $1`, [resourceId]);
  await expect.poll(async () => (await downloads()).length).toBe(1);
});

it('answers calls of services with their token only', async () => {
  const call = (headers: object) =>
    gateway.inject({
      method: 'POST',
      url: '/internal/operators/record',
      headers: { ...headers },
      payload: { args: [{ action: 'log', result: 'allowed', actor: 'visitor', address: null }] },
    });
  expect((await call({})).statusCode).toBe(403);
  expect((await call({ 'x-service-token': services.env['SERVICE_TOKEN'] })).statusCode).toBe(200);
});
