import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { DEVELOPMENT_SECRET } from '../testing/open-services.ts';
import { publishArea } from '../testing/publish-area.ts';

/** Reduces the bursts to 12 pages, 12 lists, 6 searches, 1 export, 2 saves and 2 policy reports. */
const FACTOR = '0.02';

let app: NestFastifyApplication;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-limits-'));
  const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  app = await openReadyGateway({
    DEVELOPMENT_SECRET,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CLIENT_LIMIT_FACTOR: FACTOR,
  });
  close = async () => {
    await app.close();
    await plane.database.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  };
});
afterAll(() => close());

let networks = 0;
const newAddress = () => `198.51.100.${(networks += 1)}`;

type Ask = Parameters<NestFastifyApplication['inject']>[0] & object;
const ask = (address: string, request: Ask) => app.inject({ remoteAddress: address, ...request });
const colors = [{ hex: '#ED5126' }];
const palette = { name: '月下', colors };

async function newMember(): Promise<string> {
  const who = { identifier: `member-${networks}@example.com`, identifier_type: 'email' };
  const remoteAddress = newAddress();
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, remoteAddress });
  await post('/api/auth/send-otp', who);
  const { body } = await app.inject(`/api/dev/outbox?key=${DEVELOPMENT_SECRET}&to=${who.identifier}`);
  const otp = /\b\d{6}\b/.exec(body)?.[0];
  return (await post('/api/auth/verify-otp', { ...who, otp })).json<VerifyOtpResponse>().data.token;
}

it.each<[string, number, Ask]>([
  ['pages', 12, { url: '/colors/%E6%9C%88%E7%99%BD' }],
  ['pages that are not there', 12, { url: '/nothing' }],
  ['colours', 6, { url: '/api/colors' }],
  ['public palettes', 12, { url: '/api/palettes/public' }],
  ['random palettes', 12, { url: '/api/palettes/public?mode=random' }],
  ['searches', 6, { url: '/api/palettes/public?search=x' }],
  ['near colours', 6, { url: '/api/palettes/public?near=ED5126' }],
  ['single palettes', 12, { url: '/api/palettes/1' }],
  ['pictures', 1, { method: 'POST', url: '/api/palettes/export-image', payload: { palette } }],
  ['sheets', 1, { method: 'POST', url: '/api/palettes/export-pdf', payload: { palette } }],
  ['calls of other kinds', 12, { url: '/api/nothing' }],
])(
  'a network has a number of %s; then it is told when to come back, and others are not',
  async (_, burst, request) => {
    const address = newAddress();
    const statuses: number[] = [];
    let refused = await ask(address, request);
    while (refused.statusCode !== 429 && statuses.length < burst * 20) {
      statuses.push(refused.statusCode);
      refused = await ask(address, { ...request, headers: { 'accept-language': 'en' } });
    }
    expect(statuses.length).toBeGreaterThanOrEqual(burst);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      success: false,
      code: 'RATE_LIMITED',
      message: 'Too many requests. Please try again later.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(newAddress(), request)).statusCode).not.toBe(429);
  },
);

it('reports of broken policies have few requests of their own, and leave the others as they are', async () => {
  const address = newAddress();
  const report = { method: 'POST', url: '/api/policy-reports', payload: { 'csp-report': {} } } as const;
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) statuses.push((await ask(address, report)).statusCode);
  expect(statuses.slice(0, 2)).toEqual([204, 204]);
  expect(statuses).toContain(429);
  expect((await ask(address, { url: '/api/nothing' })).statusCode).toBe(404);
  expect((await ask(newAddress(), report)).statusCode).toBe(204);
});

it('a member is counted by themselves, wherever they ask from', async () => {
  const [busy, other] = [await newMember(), await newMember()];
  const save = (token: string, address: string) =>
    ask(address, {
      method: 'POST',
      url: '/api/palettes',
      payload: palette,
      headers: { authorization: `Bearer ${token}` },
    }).then(({ statusCode }) => statusCode);
  const office = newAddress();
  let last = 201;
  for (let saves = 0; last === 201 && saves < 40; saves += 1) last = await save(busy, newAddress());
  expect(last).toBe(429);
  expect(await save(other, office)).toBe(201);
});

it('a network is told to wait after a number of wrong tokens, and a right one from there is answered', async () => {
  const right = await newMember();
  const office = newAddress();
  const me = (token: string) =>
    ask(office, { url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  expect((await me('wrong')).statusCode).toBe(401);
  let refused = await me('wrong');
  for (let tries = 0; refused.statusCode === 401 && tries < 40; tries += 1) refused = await me('wrong');
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await me(right)).statusCode).toBe(200);
  expect((await ask(office, { url: '/api/auth/me' })).statusCode).toBe(401);
});

it('health and the console are never refused', async () => {
  const address = newAddress();
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1)
    for (const url of ['/healthz', '/api/operator/overview'])
      statuses.add((await ask(address, { url })).statusCode);
  expect([...statuses]).toEqual([200, 401]);
});

describe('a body is as long as the call needs', () => {
  const KB = 1024;
  it.each([
    ['/api/auth/check-identifier', 4],
    ['/api/auth/send-otp', 4],
    ['/api/auth/verify-otp', 4],
    ['/api/downloads/claim', 4],
    ['/api/palettes/7/undelete', 4],
    ['/api/palettes', 64],
    ['/api/palettes/export-image', 128],
    ['/api/palettes/export-pdf', 128],
    ['/api/operator/areas/generator/moves', 16],
    ['/api/operator/publishers', 16],
    ['/api/releases/overrides', 16],
    ['/api/releases/previews', 16],
    ['/api/operator/previews', 16],
    ['/api/releases/uploads', 1024],
  ])('%s takes %d kB', async (url, kilobytes) => {
    const send = (bytes: number) =>
      ask(newAddress(), {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(bytes - 2)),
      });
    expect((await send(kilobytes * KB)).statusCode).not.toBe(413);
    const refused = await send(kilobytes * KB + 1);
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
  });
});
