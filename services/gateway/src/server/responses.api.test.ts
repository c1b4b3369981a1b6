import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBodySchema } from '@danqing/contracts/errors';
import { openReleasePlane, type ReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from '../testing/open-gateway.ts';
import { publishArea } from '../testing/publish-area.ts';
import { rawRequest, type RawResponse } from '../testing/raw-request.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  OPERATOR_TOKEN: 'twenty-four-characters-at-least',
  OTP_PEPPER: 'a pepper of thirty-two characters',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'hello@danqing.example',
  PUBLIC_URL: 'https://danqing.example',
};
let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;
let app: NestFastifyApplication;
let port: number;
let release: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-answers-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  release = await publishArea(plane, 'generator', 'generator();');
  ({ app, port } = await listen(PRODUCTION));
});
afterAll(async () => {
  await app.close();
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function listen(env: NodeJS.ProcessEnv) {
  const opened = await openGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
  await opened.listen(0, '127.0.0.1');
  return { app: opened, port: (opened.getHttpServer().address() as { port: number }).port };
}

const REQUEST = 'Host: danqing.example\r\nConnection: close\r\n';
const ask = (start: string, headers = REQUEST, ...rest: string[]) =>
  rawRequest(port, `${start}\r\n${headers}\r\n`, ...rest).then(([answer]) => answer!);

const RESPONSES: readonly [string, string, number | null, string?, string?][] = [
  ['a page', 'GET / HTTP/1.1', 200],
  ['a page that is not there', 'GET /nothing HTTP/1.1', 404],
  ['a call', 'GET /api/colors/424 HTTP/1.1', 200],
  ['a call that is not there', 'GET /api/nothing HTTP/1.1', 404],
  ['a refused call', 'GET /api/auth/me HTTP/1.1', 401],
  ['a method that nothing answers', 'PROPFIND / HTTP/1.1', 404],
  ['an address that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1', 404],
  ['a parameter that is too long', `GET /api/colors/${'1'.repeat(400)} HTTP/1.1`, 404],
  ['a file', 'GET /areas/generator/RELEASE/entry.js HTTP/1.1', 200],
  ['a part of a file', 'GET /areas/generator/RELEASE/entry.js HTTP/1.1', 206, 'Range: bytes=0-2\r\n'],
  ['a file that is not there', 'GET /areas/generator/RELEASE/x.js HTTP/1.1', 404],
  ['the sitemap', 'GET /sitemap.xml HTTP/1.1', 200],
  ['the rules for crawlers', 'GET /robots.txt HTTP/1.1', 200],
  ['the manifest', 'GET /manifest.webmanifest HTTP/1.1', 200],
  ['an icon', 'GET /icons/180.png HTTP/1.1', 200],
  ['the console', 'GET /operator HTTP/1.1', null],
  ['a question about an override', 'GET /overrides?token=x HTTP/1.1', 400],
  ['a question about a preview', 'GET /previews?token=x HTTP/1.1', 400],
  ['a preview that is over', 'GET / HTTP/1.1', 400, 'Cookie: danqing_preview=x\r\n'],
  ['a check of the process', 'GET /readyz HTTP/1.1', 200],
  ['a stream', 'HEAD /api/releases/stream HTTP/1.1', 200],
  ['HTTP/1.0', 'GET /healthz HTTP/1.0', 200],
  ['another host', 'GET / HTTP/1.1', 421, '', 'Host: evil.example\r\nConnection: close\r\n'],
  ['no host', 'GET / HTTP/1.1', 400, '', 'Connection: close\r\n'],
  ['an expectation', 'GET / HTTP/1.1', 417, 'Expect: a miracle\r\n'],
  ['headers that are too long', 'GET / HTTP/1.1', 431, `X: ${'x'.repeat(70_000)}\r\n`],
  ['what is not HTTP', 'nonsense', 400],
];

describe('every answer', () => {
  it.each(RESPONSES)(
    'says what may be done with it: %s',
    async (_, start, status, more = '', headers = REQUEST) => {
      const answer = await ask(start.replace('RELEASE', release), `${headers}${more}`);
      expect(answer.status).toBe(status ?? answer.status);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': expect.stringContaining(`default-src 'none'`),
      });
      const type = answer.headers['content-type'] ?? '';
      if (type.startsWith('application/json'))
        expect(answer.headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
      if (answer.status >= 400 && !type.startsWith('text/')) expectOneShape(answer);
    },
  );

  it('promises HTTPS only where the site has it', async () => {
    for (const env of [{}, { PUBLIC_URL: 'http://localhost:8080' }]) {
      const plain = await listen(env);
      const answers = await rawRequest(
        plain.port,
        `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answers[0]?.status).toBe(200);
      expect(answers[0]?.headers['strict-transport-security']).toBeUndefined();
      await plain.app.close();
    }
  });
});

function expectOneShape({ status, headers, body }: RawResponse): void {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const json = errorBodySchema.strict().parse(JSON.parse(body));
  expect([status, json.message]).toEqual([status, json.error]);
}

describe('a request that cannot be read', () => {
  const POST = 'POST /api/auth/send-otp HTTP/1.1';
  const body = (headers: string, text: string) =>
    ask(POST, `${REQUEST}Content-Type: application/json\r\n${headers}`, text);

  it.each([
    ['no request line', () => ask('GET', '')],
    ['a space in a header name', () => ask('GET / HTTP/1.1', `${REQUEST}A b: c\r\n`)],
    ['a NUL in a header', () => ask('GET / HTTP/1.1', `${REQUEST}A: \0\r\n`)],
    ['two lengths', () => body('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
    [
      'a length and chunks',
      () => body('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    ],
    ['a chunk without a length', () => body('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a version that there is not', () => ask('GET / HTTP/9.9')],
    [
      'the beginning of HTTP/2',
      () => rawRequest(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n').then(([first]) => first!),
    ],
    ['JSON that is none', () => body('Content-Length: 1\r\n', '{')],
    ['no host', () => ask('GET /api/colors HTTP/1.1', 'Connection: close\r\n')],
  ])('is 400: %s', async (_, send) => {
    const answer = await send();
    expect(answer.status).toBe(400);
    expectOneShape(answer);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('is 413 with a body or chunk extensions beyond every limit', async () => {
    const long = await body(`Content-Length: ${2 ** 30}\r\n`, '{');
    const extended = await body(
      'Transfer-Encoding: chunked\r\n',
      `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    );
    for (const answer of [long, extended]) {
      expect(answer.status).toBe(413);
      expectOneShape(answer);
    }
  });

  it('is 417 with an expectation, in the language of the request', async () => {
    const answer = await ask('GET / HTTP/1.1', `${REQUEST}Expect: more\r\nAccept-Language: en\r\n`);
    expect(answer.status).toBe(417);
    expectOneShape(answer);
    expect(answer.body).toContain('This server does not support the Expect header.');
  });

  it('is 431 with more headers than anybody needs', async () => {
    const answer = await ask('GET / HTTP/1.1', `${REQUEST}Cookie: a=${'x'.repeat(70_000)}\r\n`);
    expect(answer.status).toBe(431);
    expectOneShape(answer);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'HEADERS_TOO_LARGE' });
  });

  it('does not spoil the answers before it on the same connection', async () => {
    const good = 'GET /healthz HTTP/1.1\r\nHost: danqing.example\r\n\r\n';
    const answers = await rawRequest(port, `${good}${good}`, 'nonsense\r\n\r\n');
    expect(answers.at(-1)?.status).toBe(400);
    for (const { status } of answers.slice(0, -1)) expect(status).toBe(200);
  });
});

it('answers 503 in the one shape to what still comes over open connections while it stops', async () => {
  const stopping = await listen({});
  const server = stopping.app.getHttpServer();
  const asked = once(server, 'request');
  let closed: Promise<void> | undefined;
  const answers = await rawRequest(
    stopping.port,
    // The second request is already open when the first response arrives.
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/colors HTTP/1.1\r\nHost: localhost\r\n',
    async () => {
      await asked;
      closed = stopping.app.close();
      await expect.poll(() => server.listening).toBe(false);
    },
    '\r\n',
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 503]);
  expect(answers[1]?.headers).toMatchObject({ connection: 'close', 'retry-after': '2' });
  expectOneShape(answers[1]!);
  await closed;
});

it.each([
  ['/en//evil.example/x?reset-overrides', 303],
  ['//evil.example/x?reset-overrides', 303],
  ['/\\evil.example/x?reset-overrides', 303],
  ['/%2F%2Fevil.example?reset-overrides', 303],
  ['/.//evil.example?reset-overrides', 303],
  ['//evil.example/x?leave-preview', 303],
  ['/\\evil.example/x?leave-preview', 303],
])('%s leads nowhere else', async (path, status) => {
  const answer = await ask(`GET ${path} HTTP/1.1`);
  expect(answer.status).toBe(status);
  const { origin } = new URL(answer.headers['location'] ?? '', 'https://danqing.example');
  expect(origin).toBe('https://danqing.example');
});

it('leads from the bare base path to its slash, wherever the request says it goes', async () => {
  const based = await listen({ BASE_PATH: '/tool' });
  for (const path of ['/tool', '/tool?//evil.example', '/tool?a=1']) {
    const [answer] = await rawRequest(
      based.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([answer?.status, answer?.headers['location']]).toEqual([308, path.replace('/tool', '/tool/')]);
  }
  await based.app.close();
});
