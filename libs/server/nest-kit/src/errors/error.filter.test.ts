import { EventEmitter, once } from 'node:events';
import { errorBodySchema } from '@danqing/contracts/errors';
import { Body, Controller, Get, Inject, Injectable, Module, Post, Query, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { disconnectSignal } from '../http/event-stream.ts';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { AppError, RefusedByServiceError } from './app-error.ts';
import { Public } from '../auth/access.ts';

const visits = new EventEmitter();
const bodySchema = z.object({ name: z.string(), swatches: z.array(z.object({ hex: z.string().length(7) })) });

@Injectable()
class Secrets {
  reveal(): never {
    const statement = 'select secret from accounts where token = $1';
    throw Object.assign(new Error('duplicate key'), {
      query: statement,
      parameters: ['hunter2'],
      code: '23505',
    });
  }
}

@Public()
@Controller()
class FailingController {
  constructor(@Inject(Secrets) private readonly secrets: Secrets) {}

  @Get('unexpected')
  unexpected(): void {
    this.secrets.reveal();
  }

  @Get('refused-by-service')
  refusedByService(): void {
    const cause = new RefusedByServiceError('identity.authenticate answered 503');
    throw new AppError('SERVICE_UNAVAILABLE', { cause, retryAfterSeconds: 3 });
  }
  @Get('unavailable')
  unavailable(): void {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: new Error('connect ECONNREFUSED 10.0.0.7:5432') });
  }

  @Post('slow')
  async slow(@Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const gone = disconnectSignal(reply);
    visits.emit('begun');
    await once(gone, 'abort');
    setImmediate(() => visits.emit('ended'));
    throw new AppError('INTERNAL', { cause: gone.reason });
  }

  @Get('members')
  members(): void {
    throw new AppError('UNAUTHENTICATED');
  }

  @Get('limited')
  limited(): void {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: 42 });
  }

  @Get('search')
  search(@Query('q', { schema: z.string().min(2) }) q: string): string {
    return q;
  }

  @Post('palettes')
  save(@Body({ schema: bodySchema }) body: z.infer<typeof bodySchema>): object {
    return body;
  }
}

@Module({ controllers: [FailingController], providers: [Secrets] })
class FailingModule {}

let app: NestFastifyApplication;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const destination = {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  };
  const logger = createLogger('test', { LOG_LEVEL: 'info' }, destination);
  app = await NestFactory.create<NestFastifyApplication>(FailingModule, createHttpAdapter(logger), {
    logger: false,
  });
  configureHttpApp(app, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

const answered = async (options: {
  url: string;
  method?: 'POST';
  payload?: string;
  headers?: Record<string, string>;
}) => {
  const response = await app.inject({ method: 'GET', ...options });
  return { status: response.statusCode, body: errorBodySchema.strict().parse(response.json()), response };
};
const json = { 'content-type': 'application/json' };

describe('the answer to a failure', () => {
  it('tells nothing of an unexpected one, which is logged once with the same trace id', async () => {
    const { status, body, response } = await answered({ url: '/unexpected?token=hunter2' });
    expect(status).toBe(500);
    expect(body).toMatchObject({
      success: false,
      code: 'INTERNAL',
      message: '服务器错误，请稍后重试',
      error: '服务器错误，请稍后重试',
    });
    expect(response.payload).not.toMatch(/duplicate|select|hunter2|at /);
    const failures = lines.filter((line) => line['level'] === 'error');
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({
      traceId: body.traceId,
      err: { message: 'duplicate key', code: '23505' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|select secret/);
  });

  it('hides which address does not answer', async () => {
    const { status, body, response } = await answered({ url: '/unavailable' });
    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(response.payload).not.toContain('10.0.0.7');
  });

  it('leaves to the log of another service why that service is unavailable', async () => {
    const { status, response } = await answered({ url: '/refused-by-service' });
    expect([status, response.headers['retry-after']]).toEqual([503, '3']);
    const failures = () => lines.filter((line) => line['level'] !== 'info');
    expect(failures()).toEqual([]);
    await answered({ url: '/unavailable' });
    expect(failures()).toHaveLength(1);
  });

  it('is for nobody, and no fault, when work was stopped because the client has gone', async () => {
    await app.listen(0, '127.0.0.1');
    const [begun, ended] = [once(visits, 'begun'), once(visits, 'ended')];
    const client = new AbortController();
    const asked = fetch(`${await app.getUrl()}/slow`, {
      method: 'POST',
      headers: json,
      body: '{}',
      signal: client.signal,
    });
    await begun;
    client.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await ended;
    expect(lines.filter((line) => line['level'] !== 'info')).toEqual([]);
  });

  it('says how to authenticate, and when to come back', async () => {
    const members = await answered({ url: '/members' });
    expect([members.status, members.response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    const limited = await answered({ url: '/limited' });
    expect([limited.status, limited.response.headers['retry-after']]).toEqual([429, '42']);
    expect(limited.response.headers['www-authenticate']).toBeUndefined();
  });

  it.each([
    ['an unknown path', { url: '/nowhere' }, 404, 'ROUTE_NOT_FOUND'],
    ['a broken percent escape', { url: '/%zz' }, 400, 'INPUT_INVALID'],
    ['an unknown method', { url: '/search', method: 'POST' as const }, 404, 'ROUTE_NOT_FOUND'],
    [
      'broken JSON',
      { url: '/palettes', method: 'POST' as const, payload: '{', headers: json },
      400,
      'INPUT_INVALID',
    ],
    [
      'an unknown content type',
      { url: '/palettes', method: 'POST' as const, payload: 'x', headers: { 'content-type': 'text/x' } },
      400,
      'INPUT_INVALID',
    ],
    [
      'a form, which any site can send',
      {
        url: '/palettes',
        method: 'POST' as const,
        payload: 'name=x&swatches=',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      400,
      'INPUT_INVALID',
    ],
    [
      'JSON that a form of any site can send as plain text',
      {
        url: '/palettes',
        method: 'POST' as const,
        payload: '{"name":"x","swatches":[]}',
        headers: { 'content-type': 'text/plain' },
      },
      400,
      'INPUT_INVALID',
    ],
    [
      'a body over the limit',
      { url: '/palettes', method: 'POST' as const, payload: `"${'x'.repeat(1_048_576)}"`, headers: json },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('has a code for %s', async (_, options, status, code) => {
    const answer = await answered(options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.response.headers['cache-control']).toBe('no-store');
    expect(answer.response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('names the field of a query', async () => {
    expect((await answered({ url: '/search?q=a' })).body).toMatchObject({
      code: 'INPUT_INVALID',
      field: 'q',
    });
  });

  it('names the path inside a body', async () => {
    const payload = JSON.stringify({ name: 'x', swatches: [{ hex: '#000000' }, { hex: 'red' }] });
    const { body } = await answered({ url: '/palettes', method: 'POST', payload, headers: json });
    expect(body).toMatchObject({ code: 'INPUT_INVALID', field: 'swatches.1.hex' });
  });

  it('carries on a trace id of the program in front, but nothing that is none', async () => {
    const given = await answered({ url: '/nowhere', headers: { 'x-trace-id': 'abcdef-0123456789' } });
    expect(given.body.traceId).toBe('abcdef-0123456789');
    const refused = await answered({ url: '/nowhere', headers: { 'x-trace-id': 'a\tb "forged"' } });
    expect(refused.body.traceId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('logs a request without query and headers', async () => {
  await app.inject({ method: 'GET', url: '/search?q=private', headers: { authorization: 'Bearer hunter2' } });
  const [line] = lines.filter(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ level: 'info', service: 'test', method: 'GET', path: '/search', status: 200 });
  expect(line?.['ms']).toBeTypeOf('number');
  expect(JSON.stringify(lines)).not.toMatch(/private|hunter2/);
});
