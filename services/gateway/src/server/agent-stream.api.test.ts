import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFakeModels, streamedText, type FakeModels } from '@danqing/model-client/testing';
import { createLogger } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { loadServices } from '../services.ts';
import { openServices, type OpenServices } from '../testing/open-services.ts';
import { publishArea } from '../testing/publish-area.ts';
import { createGateway } from './create-gateway.ts';

const notes = '讲稿';
const slides = [
  { layout: 'title', title: '青', subtitle: '瓷色', character: '青', notes },
  ...Array.from({ length: 6 }, (_, index) => ({
    layout: 'statement',
    text: `${index}`,
    support: '要点',
    notes,
  })),
  { layout: 'closing', title: '谢谢', lines: ['请提问'], notes },
];
const plan = {
  kind: 'talk',
  locale: 'zh',
  title: '青',
  subtitle: '瓷色',
  slides: slides.map(({ layout }) => ({ layout, title: '青' })),
};
const lines = (from: number, to?: number) =>
  slides.slice(from, to).map((slide) => `${JSON.stringify(slide)}\n`);
const order = { topic: '青', format: 'ppt', palette: { name: '青', colors: ['#66A9C9'] } };

describe.each([
  ['mounted', false],
  ['split', true],
])('with services %s', (_, split) => {
  let models: FakeModels;
  let database: TestDatabase;
  let dataDir: string;
  let services: OpenServices | null;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    models = await openFakeModels();
    database = await testDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'danqing-agent-stream-'));
    const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
    await publishArea(plane, 'shell', 'shell();');
    await plane.database.destroy();
    const gatewayPort = await freePort();
    const env = { AI_BASE_URL: models.baseUrl, AI_DECK_MODEL: 'writer-9' };
    const { url: databaseUrl } = database;
    services = split
      ? await openServices({ services: await loadServices(), databaseUrl, dataDir, gatewayPort, env })
      : null;
    const config = loadGatewayConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...env,
      ...services?.env,
    });
    app = await createGateway(config, createLogger('test', { LOG_LEVEL: 'silent' }));
    await app.listen(gatewayPort, '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await services?.close();
    await models.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  async function open(path: string, init: RequestInit) {
    const control = new AbortController();
    const response = await fetch(`${await app.getUrl()}${path}`, { ...init, signal: control.signal });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const read = async (awaited: string | null): Promise<string> => {
      while (awaited === null || !text.includes(awaited)) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
      }
      return text;
    };
    return { read, leave: () => control.abort() };
  }

  it('tells events as they come, stops within a second of leaving, and goes on for who comes back', async () => {
    let closed!: Promise<number>;
    models.respondWith(streamedText([JSON.stringify(plan)]), (response: ServerResponse) => {
      closed = new Promise((resolve) => response.once('close', () => resolve(performance.now())));
      return streamedText(lines(0, 3), { stalled: true })(response);
    });
    const run = await open('/api/agent/run-stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(order),
    });
    const text = await run.read('"index":2}');
    expect([...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)).toEqual([
      'start',
      'plan',
      'design',
      ...['content', 'content', 'content'],
    ]);
    const left = performance.now();
    run.leave();
    expect((await closed) - left).toBeLessThan(1_000);

    models.respondWith(streamedText(lines(3)));
    const id = /"request_id":"([^"]+)"/.exec(text)?.[1];
    const rest = await open(`/api/agent/runs/${id}/events`, { headers: { 'last-event-id': '5' } });
    const told = await rest.read(null);
    expect([...told.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number))).toEqual([
      6, 7, 8, 9, 10, 11,
    ]);
    expect(told).toContain('event: done');
  });
});
