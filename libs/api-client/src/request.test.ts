import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { listColors } from './colors.ts';
import { request } from './request.ts';

const color = {
  id: 1,
  name: '月白',
  pinyin: 'yuè bái',
  pinyin_plain: 'yuebai',
  initials: 'yb',
  hex: '#EEF7F2',
  rgb: '238,247,242',
  cmyk: '11,0,8,0',
  cmyk_origin: 'published',
  collection: 'sepu',
  page: 3,
  history_id: null,
  provenance: [{ collection: 'sepu', hex: '#EEF7F2' }],
};

let server: Server;
let basePath: string;
let answer: (response: ServerResponse, incoming: IncomingMessage) => void;
let askedFor: string | undefined;

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const read = (body: unknown) => ((body as { ok?: unknown }).ok === true ? { ok: true } : undefined);
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable('the request succeeded'),
    (error: unknown) => error,
  );

beforeAll(async () => {
  server = createServer((incoming, response) => {
    askedFor = incoming.url;
    answer(response, incoming);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tool/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('request', () => {
  it('asks below the base path and returns the checked body', async () => {
    answer = json(200, { ok: true });
    await expect(request('api/thing', { basePath, read })).resolves.toEqual({ ok: true });
    expect(askedFor).toBe('/tool/api/thing');
  });

  it('sends a body as JSON by POST', async () => {
    const seen: unknown[] = [];
    answer = async (response, incoming) => {
      seen.push(incoming.method, incoming.headers['content-type'], await text(incoming));
      json(200, { ok: true })(response);
    };
    await expect(request('api/thing', { basePath, read, body: { a: '朱' } })).resolves.toEqual({ ok: true });
    expect(seen).toEqual(['POST', 'application/json', '{"a":"朱"}']);
  });

  it('sends another method without a body, through the fetch it is given', async () => {
    const seen: unknown[] = [];
    answer = (response, incoming) => {
      seen.push(incoming.method, incoming.headers['content-type'], incoming.headers.authorization);
      json(200, { ok: true })(response);
    };
    await request('api/thing', {
      basePath,
      read,
      method: 'DELETE',
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: 'Bearer t' } }),
    });
    expect(seen).toEqual(['DELETE', undefined, 'Bearer t']);
  });

  it('turns our error body into an ApiError with every detail', async () => {
    answer = json(400, {
      success: false,
      code: 'INPUT_INVALID',
      message: '请求内容有误',
      error: '请求内容有误',
      field: 'name',
      traceId: 't1',
    });
    const error = await failureOf(request('api/thing', { basePath, read }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'INPUT_INVALID',
      status: 400,
      message: '请求内容有误',
      field: 'name',
      traceId: 't1',
    });
  });

  it.each([
    [
      'a failed answer of a proxy',
      (response: ServerResponse) => response.writeHead(502).end('<h1>Bad Gateway</h1>'),
      502,
    ],
    [
      'a body that is no JSON',
      (response: ServerResponse) => response.writeHead(200).end('<!doctype html>'),
      200,
    ],
    ['a body of another shape', json(200, { ok: 'yes' }), 200],
  ])('reports %s as UNEXPECTED_RESPONSE', async (_case, respond, status) => {
    answer = respond;
    expect(await failureOf(request('api/thing', { basePath, read }))).toMatchObject({
      name: 'ApiError',
      code: 'UNEXPECTED_RESPONSE',
      status,
    });
  });

  it('reports a broken connection as NETWORK', async () => {
    answer = (response) => response.destroy();
    expect(await failureOf(request('api/thing', { basePath, read }))).toMatchObject({
      name: 'ApiError',
      code: 'NETWORK',
      status: 0,
    });
  });

  it('reports a connection that breaks in the middle of the body as NETWORK', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"ok"', () => response.destroy());
    };
    expect(await failureOf(request('api/thing', { basePath, read }))).toMatchObject({ code: 'NETWORK' });
  });

  it('leaves an abort an AbortError', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const error = await failureOf(request('api/thing', { basePath, read, signal: controller.signal }));
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('listColors', () => {
  it('returns the colours', async () => {
    answer = json(200, [color]);
    await expect(listColors(basePath)).resolves.toEqual([color]);
    expect(askedFor).toBe('/tool/api/colors');
  });

  it.each([[{ items: [] }], [null], ['colours']])('treats the answer %j as an empty list', async (body) => {
    answer = json(200, body);
    await expect(listColors(basePath)).resolves.toEqual([]);
  });

  it('refuses a list with a malformed colour', async () => {
    answer = json(200, [{ ...color, hex: 'red' }]);
    expect(await failureOf(listColors(basePath))).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  });

  it('refuses an answer that is no JSON', async () => {
    answer = (response) => response.writeHead(200).end('<!doctype html>');
    expect(await failureOf(listColors(basePath))).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  });
});
