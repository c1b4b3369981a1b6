// Erases members who used every feature, and searches all stored data for their address or number.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Painted, PoemResponse } from '@danqing/contracts/creations';
import type { DataExportResponse, VerifyOtpResponse } from '@danqing/contracts/identity';
import { createLogger, Jobs } from '@danqing/nest-kit';
import { freePort } from '@danqing/nest-kit/free-ports';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { publishArea } from '../testing/publish-area.ts';
import { DEVELOPMENT_SECRET } from '../testing/open-services.ts';
import { createGateway } from './create-gateway.ts';

/**
 * Columns (`schema.table.column`) and files that may contain an erased member's address, each with the
 * reason. ADR 85 lists what this search does not cover: Postgres pages and statistics before vacuum, and
 * back-ups.
 */
const ALLOWED: Readonly<Record<string, string>> = {};

let database: TestDatabase;
let dataDir: string;
let app: NestFastifyApplication;
const logLines: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-erased-'));
  const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  await plane.database.destroy();
  const logger = createLogger('test', { LOG_LEVEL: 'trace' }, { write: (line) => void logLines.push(line) });
  app = await createGateway(
    loadGatewayConfig({ DEVELOPMENT_SECRET, DATABASE_URL: database.url, DATA_DIR: dataDir }),
    logger,
  );
  await app.listen(await freePort(), '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

interface Call {
  token?: string;
  browser?: Map<string, string>;
  body?: object;
  from?: string;
}
async function call(method: string, path: string, { token, browser, body, from }: Call = {}) {
  const cookie = [...(browser ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${await app.getUrl()}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== '' && { cookie }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    browser?.set(name, value);
  }
  // Consume the body, because the server waits for unread responses before it closes.
  const content = await response.arrayBuffer();
  return new Response(content.byteLength > 0 ? content : null, response);
}
async function answerOf<Body>(...asked: Parameters<typeof call>): Promise<Body> {
  const response = await call(...asked);
  const text = await response.text();
  expect(response.ok, `${asked[0]} ${asked[1]}: ${text}`).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as Body;
}
const sql = <Row>(statement: string, values: unknown[] = []) =>
  app.get<DataSource>(getDataSourceToken('identity')).query<Row[]>(statement, values);

interface Identity {
  identifier_type: 'email' | 'phone';
  typed: string;
  stored: string;
}
async function sentCode(to: string): Promise<string> {
  const { data } = await answerOf<{ data: { text: string }[] }>(
    'GET',
    `/api/dev/outbox?${new URLSearchParams({ key: DEVELOPMENT_SECRET, to })}`,
  );
  return data.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((code) => code !== undefined) ?? 'none';
}
const letAskAgain = () => sql(`update identity.codes set sent_at = sent_at - interval '1 minute'`);

async function signIn({ typed, stored, identifier_type }: Identity, browser: Map<string, string>) {
  await letAskAgain();
  const body = { identifier: typed, identifier_type };
  await answerOf('POST', '/api/auth/check-identifier', { body, browser });
  await answerOf('POST', '/api/auth/send-otp', { body, browser });
  const wrong = { ...body, otp: '000000' };
  await call('POST', '/api/auth/verify-otp', { body: wrong, browser });
  await call('POST', '/api/auth/verify-otp', { body: wrong, from: '198.51.100.7' });
  await call('POST', '/api/auth/verify-otp', { body: wrong });
  const otp = await sentCode(stored);
  const { data } = await answerOf<VerifyOtpResponse>('POST', '/api/auth/verify-otp', {
    body: { ...body, otp },
    browser,
  });
  return { token: data.token, id: data.user.id };
}

async function useEverything(token: string, id: number): Promise<void> {
  const post = <Body>(path: string, body: object) => answerOf<Body>('POST', path, { token, body });
  await answerOf('PATCH', `/api/users/${id}`, { token, body: { name: '小月', is_public: true } });
  const colors = [{ hex: '#EEF7F2', type: 'primary' }];
  const shown = await post<{ data: { id: number } }>('/api/palettes', {
    name: '公开',
    is_public: true,
    colors,
  });
  const own = await post<{ data: { id: number } }>('/api/palettes', {
    name: '私有',
    is_public: false,
    colors,
  });
  await post('/api/downloads/claim', { resourceType: 'palette', resourceId: own.data.id });
  await post(`/api/palettes/${shown.data.id}/reports`, { reason: 'spam' });
  const rgb = { rgb: '125,153,163', hsl: '196,17%,56%', cmyk: '23,6,0,36' };
  const color = await post<{ id: number }>('/api/co-create/colors', {
    name: `雨后青${id}`,
    hex: '#7D99A3',
    ...rgb,
  });
  await post(`/api/co-create/colors/${color.id}/like`, {});
  await post(`/api/co-create/colors/${color.id}/reports`, { reason: 'spam' });
  await post('/api/ai/generate-color', { colorName: '雨后青' });
  const poem = await post<PoemResponse>('/api/ai/poem', { colorName: '月白' });
  const painted = await post<Painted>('/api/ai/image', { requestId: poem.requestId, theme: 'landscape' });
  await post(`/api/collections/${painted.collectionId}/reports`, { reason: 'spam' });
  const order = await post<{ url: string; order_id: string }>('/api/users/payment/stripe-checkout', {
    credits: 50,
  });
  await answerOf('POST', order.url, { body: { action: 'success' } });
  expect((await call('GET', `/api/users/${id}/orders/${order.order_id}/receipt.pdf`, { token })).status).toBe(
    200,
  );
  const deck = await call('POST', '/api/agent/run-stream', {
    token,
    body: { topic: '茶', format: 'ppt', palette: { name: '雨过天青', colors: ['#66A9C9', '#D4E5EF'] } },
  });
  expect(await deck.text()).toContain('event: done');
  await post(`/api/users/${id}/data-exports`, {});
  await vi.waitFor(
    async () => {
      const { data } = await answerOf<DataExportResponse>('GET', `/api/users/${id}/data-exports`, { token });
      expect(data?.state).toBe('ready');
    },
    { timeout: 60_000, interval: 250 },
  );
}

async function deleteAccount(identity: Identity, browser: Map<string, string>): Promise<number> {
  for (const [keeps, next] of [
    [true, '200'],
    [false, '201'],
  ] as const) {
    const { token, id } = await signIn(identity, browser);
    await letAskAgain();
    await answerOf('POST', '/api/auth/account/deletion/code', { token, browser, body: {} });
    const code = await sentCode(identity.stored);
    const wrong = code === `000${next}` ? '999999' : `000${next}`;
    const refused = await call('POST', '/api/auth/account/deletion', {
      token,
      browser,
      body: { otp: wrong },
    });
    expect(refused.status).toBe(400);
    await answerOf('POST', '/api/auth/account/deletion', { token, browser, body: { otp: code } });
    if (!keeps) return id;
    const back = await signIn(identity, browser);
    await answerOf('DELETE', '/api/auth/account/deletion', { token: back.token });
  }
  throw new Error('the account was kept');
}

const noJobs = (queue: string) =>
  vi.waitFor(async () => expect(await sql(`select 1 from jobs.job where name = $1`, [queue])).toEqual([]), {
    timeout: 30_000,
    interval: 250,
  });

const formsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const cases = [word, word.toLowerCase(), word.toUpperCase()];
      return [
        ...cases.flatMap((text) => [text, encodeURIComponent(text), Buffer.from(text).toString('hex')]),
      ].map((text) => text.toLowerCase());
    }),
  ),
];

async function columnsWith(forms: readonly string[]): Promise<string[]> {
  const columns = await sql<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(columns.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [row] = await sql<{ found: boolean }>(
      `select exists (
         select from "${schema}"."${table}" as t, unnest($1::text[]) as form
         where position(form in lower(t."${column}"::text)) > 0) as found`,
      [forms],
    );
    if (row?.found) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

function filesWith(forms: readonly string[]): string[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(0);
  return files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => {
      const text = readFileSync(path).toString('latin1').toLowerCase();
      return forms.some((form) => text.includes(form));
    })
    .map((path) => relative(dataDir, path));
}

it.each([
  [
    'a mail address',
    { identifier_type: 'email', typed: 'Every.Thing+News@Gmail.com', stored: 'every.thing+news@gmail.com' },
    ['everything@gmail.com'],
  ],
  [
    'a phone number',
    { identifier_type: 'phone', typed: '138 1234 5678', stored: '+8613812345678' },
    ['13812345678'],
  ],
] as const)(
  'leaves %s in no column, file or log line',
  async (_, identity, others) => {
    const words = formsOf([identity.typed, identity.stored, ...others]);
    const home = new Map<string, string>();
    await signIn(identity, home);
    const { token, id } = await signIn(identity, new Map());
    await useEverything(token, id);
    expect(await columnsWith(words), 'the search finds a member').toContain(
      `identity.users.${identity.identifier_type}`,
    );
    expect(await deleteAccount(identity, home)).toBe(id);
    await letAskAgain();
    const body = { identifier: identity.typed, identifier_type: identity.identifier_type };
    await answerOf('POST', '/api/auth/send-otp', { body, from: '198.51.100.8' });

    await sql(`update identity.users set erases_at = now() where id = $1`, [id]);
    await app.get(Jobs).enqueue('identity-erasure', {});
    await vi.waitFor(
      async () => expect(await sql(`select from identity.users where id = $1`, [id])).toEqual([]),
      {
        timeout: 30_000,
        interval: 250,
      },
    );
    for (const queue of ['identity-account-mail', 'identity-notice', 'identity-mail', 'identity-sms'])
      await noJobs(queue);

    const left = [...(await columnsWith(words)), ...filesWith(words)];
    expect(left.filter((place) => !(place in ALLOWED))).toEqual([]);
    expect(logLines.length).toBeGreaterThan(0);
    expect(logLines.filter((line) => words.some((form) => line.toLowerCase().includes(form)))).toEqual([]);
  },
  180_000,
);
