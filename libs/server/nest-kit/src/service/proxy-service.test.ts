import { FULL_GRANTS } from '@danqing/contracts/operators';
import { EventEmitter, once } from 'node:events';
import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Module,
  Param,
  Post,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CurrentOperator,
  CurrentUser,
  CurrentUserOrNull,
  Members,
  Operators,
  OptionalMember,
  Public,
} from '../auth/access.ts';
import { IDENTITY_PORT } from '../auth/members.guard.ts';
import { OPERATOR_ACCESS, type OperatorAccessPort } from '../auth/operator-access.ts';
import { routesOfController } from '../auth/routes.ts';
import { AppError } from '../errors/app-error.ts';
import { ErrorFilter } from '../errors/error.filter.ts';
import { clientAddress, isOnThisMachine } from '../http/client-address.ts';
import { disconnectSignal } from '../http/event-stream.ts';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { AnyQuery } from '../http/declared-query.guard.ts';
import { bootService } from '../lifecycle/boot-service.ts';
import { createLogger } from '../logging/logger.ts';
import { proxyService } from './proxy-service.ts';

const abandoned: string[] = [];
const steeping = new EventEmitter();

@Controller('api/tea')
class TeaController {
  @Get('who/:id')
  @OptionalMember()
  @AnyQuery()
  who(
    @CurrentUserOrNull() user: AuthenticatedUser | null,
    @Param('id') id: string,
    @Query() query: object,
    @Req() request: FastifyRequest,
  ): object {
    const { cookie, 'x-forwarded-for': forwarded = null } = request.headers;
    return {
      id,
      query,
      user,
      cookie: cookie ?? null,
      forwarded,
      address: clientAddress(request),
      local: isOnThisMachine(request),
      trace: request.id,
    };
  }

  @Post('cups')
  @Members('EXPORT_UNAUTHENTICATED')
  @HttpCode(201)
  pour(@CurrentUser() { userId }: AuthenticatedUser, @Body() body: object, @Res() reply: FastifyReply): void {
    void reply
      .header('set-cookie', ['a=1; HttpOnly', 'b=2; HttpOnly'])
      .header('cache-control', 'no-store')
      .send({ userId, body });
  }

  @Get('stream')
  @Public()
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: 1\n\n');
    await once(request.signal, 'abort');
    abandoned.push('stream');
    reply.raw.end();
  }

  @Post('steep')
  @Public()
  async steep(@Res() reply: FastifyReply): Promise<void> {
    const gone = disconnectSignal(reply);
    steeping.emit('begun');
    await once(gone, 'abort');
    abandoned.push('steep');
    reply.hijack();
  }

  @Get('refused')
  @Public()
  refused(): void {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: 9 });
  }

  @Delete('cups/:id')
  @Operators()
  remove(@CurrentOperator() operator: string): object {
    return { operator };
  }

  @Get('forgotten')
  forgotten(): string {
    return 'nobody said who';
  }
}

@Controller('api/tea/:id/orders')
class OrdersController {
  @Get()
  @Public()
  orders(): string {
    return 'another service';
  }
}

const authenticated: string[] = [];
const acts: string[] = [];
const identity: IdentityPort = {
  async authenticate(token) {
    authenticated.push(token);
    return token === 'good' ? { userId: 7, sessionId: 'a-session' } : null;
  },
  findMember: async () => null,
};
const operators: OperatorAccessPort = {
  async authorize(request, act) {
    acts.push(act);
    if (request.headers.authorization !== 'Bearer anna') throw new AppError('UNAUTHENTICATED');
    return { actor: 'operator anna', grants: FULL_GRANTS, isLive: async () => true };
  },
  pageToken: async () => null,
};
const never = async () => {
  throw new Error('the service asks who it is by itself');
};

const serviceToken = 'a-token-of-our-own';
const logger = createLogger('test', { LOG_LEVEL: 'silent' });

const programOf = (controllers: Type[], port: IdentityPort, access: OperatorAccessPort) => {
  @Module({
    controllers,
    providers: [
      { provide: IDENTITY_PORT, useValue: port },
      { provide: OPERATOR_ACCESS, useValue: access },
    ],
  })
  class Program {}
  return Program;
};

let service: NestFastifyApplication;
let gateway: NestFastifyApplication;
const admitted: string[] = [];
beforeAll(async () => {
  const alone = programOf(
    [TeaController],
    { authenticate: never, findMember: never },
    { authorize: never, pageToken: never },
  );
  service = await bootService(alone, { port: 0, host: '127.0.0.1', logger, serviceToken });
  gateway = await NestFactory.create<NestFastifyApplication>(
    programOf([OrdersController], identity, operators),
    createHttpAdapter(logger, { headers: { 'x-content-type-options': 'nosniff' } }),
    { logger: false },
  );
  configureHttpApp(gateway, logger);
  await proxyService(gateway.getHttpAdapter().getInstance(), {
    routes: routesOfController(TeaController),
    url: await service.getUrl(),
    serviceToken,
    identity,
    operators,
    failures: new ErrorFilter(logger),
    onAuthenticated: (request) => {
      const { user } = request as { user?: AuthenticatedUser };
      admitted.push(`${request.routeOptions.url} ${user ? `member ${user.userId}` : 'visitor'}`);
    },
  });
  await gateway.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});

const ask = (
  method: 'GET' | 'HEAD' | 'POST' | 'DELETE',
  url: string,
  headers = {},
  payload?: object | string,
) =>
  gateway.inject({
    method,
    url,
    headers,
    remoteAddress: '203.0.113.9',
    ...(payload !== undefined && { payload }),
  });

it('tells the service who asks and from where, believed by nobody but it', async () => {
  const answer = await ask('GET', '/api/tea/who/%E9%9D%92?a=1&a=2', {
    authorization: 'Bearer good',
    cookie: 'x=y',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-host': 'evil.example',
    'x-caller': encodeURIComponent(
      '{"address":"198.51.100.2","onThisMachine":true,"operator":{"actor":"operator eve","grants":[{"area":"*","right":"*"}]}}',
    ),
    'x-trace-id': 'the-same-trace',
  });
  expect(answer.json()).toEqual({
    id: '青',
    query: { a: ['1', '2'] },
    user: { userId: 7, sessionId: 'a-session' },
    cookie: 'x=y',
    forwarded: null,
    address: '203.0.113.9',
    local: false,
    trace: 'the-same-trace',
  });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('knows a visitor, and who is on this machine', async () => {
  const answer = await gateway.inject({ url: '/api/tea/who/1', headers: { host: 'localhost' } });
  expect(answer.json()).toMatchObject({ user: null, address: '127.0.0.1', local: true });
  const stranger = await gateway.inject({ url: '/api/tea/who/1', headers: { host: 'evil.example' } });
  expect(stranger.json()).toMatchObject({ local: false });
});

it('refuses a token that is no member’s also where visitors are let in', async () => {
  const answer = await ask('GET', '/api/tea/who/1', { authorization: 'Bearer bad' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
  expect((await ask('GET', '/api/tea/who/1', { authorization: 'Basic x' })).json()).toMatchObject({
    user: null,
  });
});

it('refuses a stranger with the code that the endpoint names, and asks nobody', async () => {
  const answer = await ask('POST', '/api/tea/cups', { 'accept-language': 'en' }, {});
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
});

it('authenticates a member once, counts them, and carries body, status, cookies and headers', async () => {
  authenticated.length = 0;
  admitted.length = 0;
  const answer = await ask('POST', '/api/tea/cups', { authorization: 'Bearer good' }, { cup: '青' });
  expect([answer.statusCode, answer.json()]).toEqual([201, { userId: 7, body: { cup: '青' } }]);
  expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect([authenticated, admitted]).toEqual([['good'], ['/api/tea/cups member 7']]);
});

it.each([
  ['JSON that is none', { 'content-type': 'application/json' }, '{'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
  ['plain text', { 'content-type': 'text/plain' }, 'a'],
])('answers %s as the service does', async (_, headers, payload) => {
  const answer = await ask('POST', '/api/tea/cups', { authorization: 'Bearer good', ...headers }, payload);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INPUT_INVALID']);
});

it('lets operators in, for what they do, and names them', async () => {
  acts.length = 0;
  const answer = await ask('DELETE', '/api/tea/cups/1', { authorization: 'Bearer anna' });
  expect(answer.json()).toEqual({ operator: 'operator anna' });
  expect((await ask('DELETE', '/api/tea/cups/1')).statusCode).toBe(401);
  expect(acts).toEqual(['change', 'change']);
});

it('carries errors with their headers', async () => {
  const answer = await ask('GET', '/api/tea/refused', { 'accept-language': 'ja' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '9']);
  expect(answer.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
});

it('answers HEAD without a body', async () => {
  const answer = await ask('HEAD', '/api/tea/who/1');
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

it('passes on nothing that the service does not answer, or that says nobody who may ask', async () => {
  expect((await ask('GET', '/api/tea/who')).statusCode).toBe(404);
  expect((await ask('GET', '/api/tea/7/orders')).body).toBe('another service');
  expect((await ask('GET', '/api/tea/forgotten')).statusCode).toBe(403);
});

it('carries a stream as it comes, and ends it when the visitor leaves', async () => {
  const leave = new AbortController();
  const response = await fetch(`${await gateway.getUrl()}/api/tea/stream`, { signal: leave.signal });
  const { value } = await response.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
  leave.abort();
  await expect.poll(() => abandoned).toEqual(['stream']);
});

it('ends a request with a body, too, when the visitor leaves before the answer', async () => {
  const leave = new AbortController();
  const begun = once(steeping, 'begun');
  const asked = fetch(`${await gateway.getUrl()}/api/tea/steep`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leaves: 3 }),
    signal: leave.signal,
  });
  await begun;
  leave.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => abandoned).toContain('steep');
});

it('answers 503 without an address while the service is down', async () => {
  await service.close();
  const answer = await ask('GET', '/api/tea/who/1');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/);
});
