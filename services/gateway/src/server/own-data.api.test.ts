import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataExportResponse, VerifyOtpResponse } from '@danqing/contracts/identity';
import type { Painted, PoemResponse } from '@danqing/contracts/creations';
import { createLogger, Jobs } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import { unzipSync } from 'fflate';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { loadServices } from '../services.ts';
import { DEVELOPMENT_SECRET, openServices, type OpenServices } from '../testing/open-services.ts';
import { publishArea } from '../testing/publish-area.ts';
import { createGateway } from './create-gateway.ts';

describe.each([
  ['mounted', false],
  ['split', true],
])('with services %s', (_, split) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: NestFastifyApplication;
  let services: OpenServices | null;

  beforeAll(async () => {
    database = await testDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'danqing-own-data-'));
    const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
    await publishArea(plane, 'shell', 'shell();');
    await plane.database.destroy();
    const gatewayPort = await freePort();
    services = split
      ? await openServices({
          services: await loadServices(),
          databaseUrl: database.url,
          dataDir,
          gatewayPort,
        })
      : null;
    const config = loadGatewayConfig({
      DEVELOPMENT_SECRET,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...services?.env,
    });
    app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
    await app.listen(gatewayPort, '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await services?.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  async function call(method: string, path: string, token?: string, body?: object): Promise<Response> {
    return fetch(`${await app.getUrl()}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  const answerOf = async <Body>(...asked: Parameters<typeof call>): Promise<Body> => {
    const response = await call(...asked);
    expect(response.ok, `${asked[1]} ${response.status}`).toBe(true);
    return (await response.json()) as Body;
  };
  const mail = 'everything@example.com';
  async function signIn(): Promise<{ token: string; id: number; credits: number | null }> {
    const identity = { identifier: mail, identifier_type: 'email' };
    await answerOf('POST', '/api/auth/send-otp', undefined, identity);
    const outbox = await answerOf<{ data: { text: string }[] }>(
      'GET',
      `/api/dev/outbox?key=${DEVELOPMENT_SECRET}&to=${mail}`,
    );
    const otp = outbox.data.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((code) => code !== undefined);
    const { data } = await answerOf<VerifyOtpResponse>('POST', '/api/auth/verify-otp', undefined, {
      ...identity,
      otp,
    });
    return { token: data.token, id: data.user.id, credits: data.user.credits };
  }
  const identityApp = () => services?.apps['identity'] ?? app;
  const sql = (statement: string, values: unknown[]) =>
    identityApp().get<DataSource>(getDataSourceToken('identity')).query(statement, values);

  it('gathers everything of every service, and erases it so that audit and books still agree', async () => {
    const { token, id } = await signIn();
    const paletteOf = (name: string, is_public: boolean) =>
      answerOf<{ data: { id: number } }>('POST', '/api/palettes', token, {
        name,
        is_public,
        colors: [{ hex: '#EEF7F2', type: 'primary' }],
      });
    const { data: shown } = await paletteOf('公开', true);
    const { data: own } = await paletteOf('私有', false);
    await answerOf('POST', '/api/co-create/colors', token, {
      name: '雨后青',
      hex: '#7D99A3',
      rgb: '125,153,163',
      hsl: '196,17%,56%',
      cmyk: '23,6,0,36',
    });
    const poem = await answerOf<PoemResponse>('POST', '/api/ai/poem', undefined, { colorName: '月白' });
    const painted = await answerOf<Painted>('POST', '/api/ai/image', token, {
      requestId: poem.requestId,
      theme: 'landscape',
    });
    const order = await answerOf<{ url: string; order_id: string }>(
      'POST',
      '/api/users/payment/stripe-checkout',
      token,
      { credits: 50 },
    );
    await answerOf('POST', order.url, undefined, { action: 'success' });

    await answerOf('POST', `/api/users/${id}/data-exports`, token);
    const newest = async () =>
      (await answerOf<DataExportResponse>('GET', `/api/users/${id}/data-exports`, token)).data;
    await vi.waitFor(async () => expect((await newest())?.state).toBe('ready'), {
      timeout: 60_000,
      interval: 250,
    });
    const file = await call('GET', `/api/users/${id}/data-exports/${(await newest())?.id}/file`, token);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const json = (name: string) => JSON.parse(Buffer.from(files[name]!).toString()) as object[];
    expect(json('palettes.json')).toHaveLength(2);
    expect(json('cocreated-colors.json')).toMatchObject([{ name: '雨后青' }]);
    expect(json('creations.json')).toMatchObject([{ id: painted.collectionId }]);
    expect(json('orders.json')).toMatchObject([{ id: order.order_id, status: 'completed' }]);
    expect(json('credits.json')).toHaveLength(3);
    const picture = painted.imageUrl.slice(painted.imageUrl.lastIndexOf('/') + 1);
    const served = Buffer.from(await (await call('GET', painted.imageUrl)).arrayBuffer());
    expect(Buffer.from(files[`files/${picture}`]!).equals(served)).toBe(true);

    await sql(`update identity.users set erases_at = now(), erasure_locale = 'zh' where id = $1`, [id]);
    await identityApp().get(Jobs).enqueue('identity-erasure', {});
    await vi.waitFor(
      async () => expect(await sql(`select from identity.users where id = $1`, [id])).toEqual([]),
      { timeout: 30_000, interval: 250 },
    );
    expect((await call('GET', '/api/auth/me', token)).status).toBe(401);
    expect((await call('GET', `/api/palettes/${own.id}`)).status).toBe(404);
    for (const path of [`/api/palettes/${shown.id}`, `/api/collections/${painted.collectionId}`])
      expect(await (await call('GET', path)).text()).toContain('已注销用户');
    const ledger = await sql(
      `select (select sum(delta)::integer from credits.ledger) as entries,
         (select sum(balance)::integer from credits.accounts) as balances`,
      [],
    );
    expect(ledger).toEqual([{ entries: 0, balances: 0 }]);
    const again = await signIn();
    expect(again.id).not.toBe(id);
    expect(again.credits).toBe(0);
  }, 180_000);
});
