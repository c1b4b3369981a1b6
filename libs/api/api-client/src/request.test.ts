import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { request, requestFile } from './request.ts';
import { failureOf, json, setUpServer } from './testing.ts';

const server = setUpServer();
const read = (body: unknown) => ((body as { ok?: unknown }).ok === true ? { ok: true } : undefined);
const ask = (signal?: AbortSignal) => request('api/thing', { basePath: server.basePath, read, signal });
const requestPicture = (signal?: AbortSignal) =>
  requestFile('api/thing', { basePath: server.basePath, mediaType: 'image/png', body: {}, signal });
const KINDS = [
  ['JSON', ask],
  ['a file', requestPicture],
] as const;

const refusal = {
  success: false,
  code: 'INPUT_INVALID',
  message: '请求内容有误',
  error: '请求内容有误',
  field: 'name',
  traceId: 't1',
};

describe('request', () => {
  it('asks below the base path and returns the checked body', async () => {
    server.answer = json(200, { ok: true });
    await expect(ask()).resolves.toEqual({ ok: true });
    expect(server.asked).toMatchObject({ method: 'GET', url: '/tool/api/thing' });
    expect(server.asked.headers.accept).toBe('application/json');
  });

  it('sends a body as JSON by POST, with further headers', async () => {
    server.answer = json(200, { ok: true });
    const headers = { 'idempotency-key': 'k1' };
    const answer = request('api/thing', { basePath: server.basePath, read, body: { a: '朱' }, headers });
    await expect(answer).resolves.toEqual({ ok: true });
    expect(server.asked).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
      body: '{"a":"朱"}',
    });
  });

  it('sends another method without a body, through the fetch it is given', async () => {
    server.answer = json(200, { ok: true });
    await request('api/thing', {
      basePath: server.basePath,
      read,
      method: 'DELETE',
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: 'Bearer t' } }),
    });
    expect(server.asked).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer t' } });
    expect(server.asked.headers['content-type']).toBeUndefined();
  });

  it.each([
    ['a body that is no JSON', '<!doctype html>'],
    ['a body of another shape', '{"ok":"yes"}'],
  ])('reports %s as UNEXPECTED_RESPONSE', async (_case, body) => {
    server.answer = (response) => response.writeHead(200).end(body);
    expect(await failureOf(ask())).toMatchObject({
      name: 'ApiError',
      code: 'UNEXPECTED_RESPONSE',
      status: 200,
    });
  });
});

describe('requestFile', () => {
  it('returns the file', async () => {
    server.answer = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('ink');
    const file = await requestPicture();
    expect([file.type, await file.text()]).toEqual(['image/png', 'ink']);
    expect(server.asked).toMatchObject({ method: 'POST', headers: { accept: 'image/png' } });
  });

  it.each([['text/html; charset=utf-8'], ['image/pngx'], ['']])(
    'reports an answer of the type %j as UNEXPECTED_RESPONSE',
    async (type) => {
      server.answer = (response) => response.writeHead(200, type ? { 'content-type': type } : {}).end('ink');
      expect(await failureOf(requestPicture())).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 200 });
    },
  );
});

describe.each(KINDS)('a request for %s', (_kind, attempt) => {
  it('turns our error body into an ApiError with every detail', async () => {
    server.answer = json(400, refusal);
    const error = await failureOf(attempt());
    expect(error).toBeInstanceOf(ApiError);
    const { code, message, field, traceId } = refusal;
    expect(error).toMatchObject({ code, status: 400, message, field, traceId });
  });

  it.each([
    ['message', { success: false, message: '请稍后再试' }],
    ['error', { error: '请稍后再试' }],
  ])('keeps the sentence of a refusal without a code, in %s', async (_field, body) => {
    server.answer = json(400, body);
    expect(await failureOf(attempt())).toMatchObject({ code: 'UNNAMED', message: '请稍后再试' });
  });

  it('reports a failed answer of a proxy as UNEXPECTED_RESPONSE', async () => {
    server.answer = (response) => response.writeHead(502).end('<h1>Bad Gateway</h1>');
    expect(await failureOf(attempt())).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 502 });
  });

  it('reports a broken connection as NETWORK', async () => {
    server.answer = (response) => response.destroy();
    expect(await failureOf(attempt())).toMatchObject({ name: 'ApiError', code: 'NETWORK', status: 0 });
  });

  it.each([200, 400])('reports a connection that breaks in the middle of a %i as NETWORK', async (status) => {
    server.answer = (response) => {
      response.writeHead(status, { 'content-length': '100' });
      response.write('{"ok"', () => response.destroy());
    };
    expect(await failureOf(attempt())).toMatchObject({ code: 'NETWORK' });
  });

  it('leaves an abort an AbortError', async () => {
    const controller = new AbortController();
    server.answer = () => controller.abort();
    const error = await failureOf(attempt(controller.signal));
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
