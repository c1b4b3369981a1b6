import { errorBodySchema } from '@danqing/contracts/errors';
import type { IdentityPort, SessionsResponse } from '@danqing/contracts/identity';
import { IDENTITY_PORT, routesWithoutAccess } from '@danqing/nest-kit';
import { countStatements } from '@danqing/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const authenticate = (token: string) => identity.app.get<IdentityPort>(IDENTITY_PORT).authenticate(token);
const sessionsOf = async (token: string) =>
  (await identity.call('GET', '/api/auth/sessions', undefined, { token })).json<SessionsResponse>().data;
const age = (token: string, change: string) =>
  identity.dataSource.query(
    `update identity.sessions set ${change} where token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );

let members = 0;
async function newMember() {
  members += 1;
  const email = `member${members}@example.com`;
  const { token, user } = await identity.signIn(email);
  const [session] = await sessionsOf(token);
  return { email, token, user, sessionId: session?.id ?? '' };
}

describe('every endpoint for members', () => {
  let owner: Awaited<ReturnType<typeof newMember>>;
  let other: Awaited<ReturnType<typeof newMember>>;
  beforeEach(async () => {
    [owner, other] = [await newMember(), await newMember()];
  });

  const endpoints = [
    ['GET', '/api/auth/me'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/auth/sessions'],
    ['DELETE', '/api/auth/sessions'],
    ['DELETE', '/api/auth/sessions/:own'],
  ] as const;
  const ownPath = (path: string) => path.replace(':own', owner.sessionId);

  it.each(endpoints)('%s %s answers the owner', async (method, path) => {
    const answer = await identity.call(method, ownPath(path), undefined, { token: owner.token });
    expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([200, true]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await authenticate(other.token)).toMatchObject({ userId: other.user.id });
  });

  it.each([
    ['/api/auth/me', 2],
    ['/api/auth/sessions', 2],
  ])('GET %s costs %i statements: one for the session, one for the answer', async (path, count) => {
    const ask = () => identity.call('GET', path, undefined, { token: owner.token });
    expect(await countStatements(identity.dataSource, ask)).toBe(count);
  });

  const strangers: [string, () => Record<string, string>, (() => Promise<unknown>)?][] = [
    ['a visitor', () => ({})],
    ['an unknown token', () => ({ authorization: `Bearer ${'x'.repeat(43)}` })],
    ['a malformed token', () => ({ authorization: 'Bearer not a token' })],
    ['an endless token', () => ({ authorization: `Bearer ${'x'.repeat(4000)}` })],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
    ['another scheme', () => ({ authorization: `Basic ${owner.token}` })],
    ['a changed token', () => ({ authorization: `Bearer ${owner.token.slice(1)}x` })],
    [
      'a revoked token',
      () => ({ authorization: `Bearer ${owner.token}` }),
      () => age(owner.token, `revoked_at = now() - interval '11 seconds'`),
    ],
    [
      'an expired token',
      () => ({ authorization: `Bearer ${owner.token}` }),
      () => age(owner.token, 'expires_at = now()'),
    ],
  ];
  const refused = strangers.flatMap(([who, headers, before]) =>
    endpoints.map(([method, path]) => ({ who, method, path, headers, before })),
  );

  it.each(refused)('$method $path refuses $who', async ({ method, path, headers, before }) => {
    await before?.();
    const answer = await identity.call(method, ownPath(path), undefined, {
      headers: { ...headers(), 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(errorBodySchema.strict().parse(answer.json())).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in.',
    });
    expect(await authenticate(other.token)).not.toBeNull();
  });

  it('DELETE /api/auth/sessions/:id answers another member 404 and leaves the session alone', async () => {
    const answer = await identity.call('DELETE', `/api/auth/sessions/${owner.sessionId}`, undefined, {
      token: other.token,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'SESSION_NOT_FOUND']);
    expect(await authenticate(owner.token)).not.toBeNull();
  });

  it('GET /api/auth/sessions shows another member nothing of the owner', async () => {
    const sessions = await sessionsOf(other.token);
    expect(sessions.map(({ id }) => id)).toEqual([other.sessionId]);
    expect(JSON.stringify(sessions)).not.toContain(owner.sessionId);
  });

  it.each(endpoints.filter(([, path]) => !path.endsWith('logout')))(
    '%s %s refuses a session that was ended a moment ago',
    async (method, path) => {
      await identity.call('POST', '/api/auth/logout', undefined, { token: owner.token });
      const answer = await identity.call(method, ownPath(path), undefined, { token: owner.token });
      expect(answer.statusCode).toBe(401);
    },
  );

  it.each([
    ['1', 400, 'INPUT_INVALID'],
    ['%00', 400, 'INPUT_INVALID'],
    ['00000000-0000-4000-8000-000000000000', 404, 'SESSION_NOT_FOUND'],
  ])('DELETE /api/auth/sessions/%s answers %i', async (id, status, code) => {
    const answer = await identity.call('DELETE', `/api/auth/sessions/${id}`, undefined, {
      token: owner.token,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });
});

describe('every endpoint for visitors', () => {
  const endpoints = ['check-identifier', 'send-otp', 'verify-otp'];

  it.each(endpoints)(
    '%s answers alike with no token, a wrong one and that of another member',
    async (path) => {
      const [owner, other] = [await newMember(), await newMember()];
      await identity.skipWait(owner.email);
      const tokens = ['', 'x'.repeat(43), other.token];
      for (const token of tokens) {
        const answer = await identity.call(
          'POST',
          `/api/auth/${path}`,
          { identifier: owner.email, identifier_type: 'email', otp: '000000' },
          token ? { token } : {},
        );
        await identity.skipWait(owner.email);
        expect(answer.statusCode).toBe(path === 'verify-otp' ? 401 : 200);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).not.toContain(owner.token);
      }
      expect((await sessionsOf(owner.token)).map(({ id }) => id)).toEqual([owner.sessionId]);
      expect((await sessionsOf(other.token)).map(({ id }) => id)).toEqual([other.sessionId]);
    },
  );

  it.each(endpoints)('%s refuses the form of another site', async (path) => {
    const { app } = identity;
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { 'content-type': type, origin: 'https://elsewhere.example' },
        payload: 'identifier=form%40example.com&identifier_type=email&otp=000000',
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INPUT_INVALID']);
    }
    expect(
      await identity.dataSource.query(`select 1 from identity.codes where identifier like 'form%'`),
    ).toEqual([]);
  });
});

it('answers every one of several logouts of one session at once, and shortly after', async () => {
  const { token } = await newMember();
  const logout = () => identity.call('POST', '/api/auth/logout', undefined, { token });
  const answers = [...(await Promise.all([logout(), logout(), logout()])), await logout()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await authenticate(token)).toBeNull();
});

describe('sessions', () => {
  it('are listed for their owner only, the asking one marked, without anything of the token', async () => {
    const first = await newMember();
    const agent = `Browser/1.0 ${'x'.repeat(500)}`;
    const second = await identity.signIn(first.email, { headers: { 'user-agent': agent } });
    const answer = await identity.call('GET', '/api/auth/sessions', undefined, { token: second.token });
    const { data } = answer.json<SessionsResponse>();
    expect(data.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(data.find(({ current }) => current)?.user_agent).toBe(agent.slice(0, 200));
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'created_at',
      'current',
      'id',
      'last_used_at',
      'user_agent',
    ]);
  });

  it('end one by one', async () => {
    const first = await newMember();
    const second = await identity.signIn(first.email);
    await identity.call('DELETE', `/api/auth/sessions/${first.sessionId}`, undefined, {
      token: second.token,
    });
    expect(await authenticate(first.token)).toBeNull();
    expect(await authenticate(second.token)).not.toBeNull();
    const again = await identity.call('DELETE', `/api/auth/sessions/${first.sessionId}`, undefined, {
      token: second.token,
    });
    expect(again.statusCode).toBe(404);
  });

  it('end everywhere but here', async () => {
    const first = await newMember();
    const second = await identity.signIn(first.email);
    const third = await identity.signIn(first.email);
    await identity.call('DELETE', '/api/auth/sessions', undefined, { token: third.token });
    expect(await sessionsOf(third.token)).toHaveLength(1);
    expect([await authenticate(first.token), await authenticate(second.token)]).toEqual([null, null]);
  });

  it('last 30 days from their last use, and are written at most once a minute', async () => {
    const { token } = await newMember();
    const row = async () =>
      (
        await identity.dataSource.query<{ used: number; left: string; version: string }[]>(
          `select extract(epoch from now() - last_used_at)::integer as used, xmin::text as version,
             round(extract(epoch from expires_at - now()) / 86400, 2) as left
           from identity.sessions where token_hash = sha256(convert_to($1, 'UTF8'))`,
          [token],
        )
      )[0];
    await age(token, `last_used_at = now() - interval '59 seconds', expires_at = now() + interval '1 day'`);
    const before = await row();
    expect(await authenticate(token)).not.toBeNull();
    expect((await row())?.version).toBe(before?.version);
    await age(token, `last_used_at = now() - interval '61 seconds', expires_at = now() + interval '1 day'`);
    expect(await authenticate(token)).not.toBeNull();
    expect(await row()).toMatchObject({ used: 0, left: '30.00' });
  });
});

it('keeps no token in a row', async () => {
  const { token } = await newMember();
  const rows = await identity.dataSource.query<{ token_hash: Buffer }[]>('select * from identity.sessions');
  const stored = JSON.stringify(rows) + rows.map(({ token_hash }) => token_hash.toString('hex')).join();
  expect(stored.length).toBeGreaterThan(100);
  const bytes = Buffer.from(token, 'base64url');
  for (const form of [
    token,
    bytes.toString('hex'),
    bytes.toString('base64'),
    Buffer.from(token).toString('hex'),
  ]) {
    expect(stored).not.toContain(form);
  }
  for (const { token_hash } of rows) expect(await authenticate(token_hash.toString('base64url'))).toBeNull();
});

it('states for every route who may call it', () => {
  expect(routesWithoutAccess(identity.app)).toEqual([]);
});
