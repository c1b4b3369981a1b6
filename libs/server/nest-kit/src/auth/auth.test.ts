import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { CurrentUser, CurrentUserOrNull, Members, OptionalMember, Public } from './access.ts';
import { IDENTITY_PORT } from './members.guard.ts';
import { routesWithoutAccess } from './routes.ts';

const member: AuthenticatedUser = { userId: 7, sessionId: 'a-session' };
const asked: string[] = [];
const identity: IdentityPort = {
  async authenticate(token) {
    asked.push(token);
    if (token === 'down') throw new Error('the database is away');
    return token === 'good' ? member : null;
  },
  findMember: async () => null,
};

@Controller('mixed')
class MixedController {
  @Get('public')
  @Public()
  open(): string {
    return 'open';
  }

  @Get('members')
  @Members()
  closed(@CurrentUser() user: AuthenticatedUser): AuthenticatedUser {
    return user;
  }

  @Get('own-words')
  @Members('EXPORT_UNAUTHENTICATED')
  ownWords(): string {
    return 'closed';
  }

  @Get('either')
  @OptionalMember()
  either(@CurrentUserOrNull() user: AuthenticatedUser | null): { user: AuthenticatedUser | null } {
    return { user };
  }

  @Get('forgotten')
  forgotten(): string {
    return this.notARoute();
  }

  @Get('confused')
  @Public()
  confused(@CurrentUser() user: AuthenticatedUser): AuthenticatedUser {
    return user;
  }

  notARoute(): string {
    return 'nobody said who';
  }
}

@Controller('whole')
@Members()
class MembersController {
  @Get()
  whole(@CurrentUser() { userId }: AuthenticatedUser): number {
    return userId;
  }
}

@Module({
  controllers: [MixedController, MembersController],
  providers: [{ provide: IDENTITY_PORT, useValue: identity }],
})
class TestModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  app = await NestFactory.create<NestFastifyApplication>(TestModule, createHttpAdapter(logger), {
    logger: false,
  });
  configureHttpApp(app, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

const get = (url: string, authorization?: string) =>
  app.inject({ method: 'GET', url, headers: authorization === undefined ? {} : { authorization } });

it.each(['Bearer good', 'bearer good', 'Bearer   good'])(
  'lets the member with %j in and names them',
  async (header) => {
    expect((await get('/mixed/members', header)).json()).toEqual(member);
    expect((await get('/whole', header)).payload).toBe('7');
  },
);

it.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Basic good',
  'good',
  'Bearer bad',
  'Bearer good bad',
  'Bearer g,ood',
])('keeps %j out', async (header) => {
  for (const path of ['/mixed/members', '/whole']) {
    const answer = await get(path, header);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});

it('refuses a stranger with the code that the endpoint names', async () => {
  const answer = await get('/mixed/own-words');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
});

it.each([
  ['Bearer good', member],
  [undefined, null],
  ['', null],
  // Basic credentials are for a proxy in front of the site.
  ['Basic good', null],
])('tells an endpoint for everybody who comes with %j', async (header, user) => {
  const answer = await get('/mixed/either', header);
  expect([answer.statusCode, answer.json()]).toEqual([200, { user }]);
});

it.each([
  ['no token', 'Bearer'],
  ['an unknown token', 'Bearer bad'],
  ['another spelling of the scheme', 'bearer bad'],
  ['a malformed token', 'Bearer g,ood'],
  ['a token longer than any', `Bearer ${'x'.repeat(5000)}`],
])(
  'refuses a bearer with %s at an endpoint for everybody, in place of a visitor’s answer',
  async (_, header) => {
    const answer = await get('/mixed/either', header);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  },
);

it('does not look up what cannot be a token', async () => {
  asked.length = 0;
  await get('/mixed/members', `Bearer ${'x'.repeat(5000)}`);
  await get('/mixed/members', 'Basic good');
  expect(asked).toEqual([]);
});

it('does not take a failing identity service for a stranger', async () => {
  expect((await get('/mixed/members', 'Bearer down')).statusCode).toBe(500);
  expect((await get('/mixed/either', 'Bearer down')).statusCode).toBe(500);
});

it('asks nobody at a public endpoint, which knows no member', async () => {
  asked.length = 0;
  expect((await get('/mixed/public', 'Bearer bad')).payload).toBe('open');
  expect(asked).toEqual([]);
  expect((await get('/mixed/confused', 'Bearer good')).statusCode).toBe(500);
});

it.each([undefined, 'Bearer good'])(
  'lets nobody call an endpoint that does not say who may: %s',
  async (header) => {
    const answer = await get('/mixed/forgotten', header);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
  },
);

it('finds the routes that do not say who may call them', () => {
  expect(routesWithoutAccess(app)).toEqual(['MixedController.forgotten']);
});
