import { FULL_GRANTS } from '@danqing/contracts/operators';
import { expect, it, onTestFinished } from 'vitest';
import { selectEntries } from '../log/log.queries.ts';
import { revokeOperator } from '../operator/operator.queries.ts';
import { codeOf, openCalls } from '../testing/call-operators.ts';
import { SHARED_TOKEN } from '../testing/open-operators.ts';
import { OperatorAccess } from './operator-access.ts';

async function open(options: Parameters<typeof openCalls>[0] = {}) {
  const calls = await openCalls(options);
  onTestFinished(() => calls.close());
  return calls;
}
const OUT = [401, 'UNAUTHENTICATED'];

it('gives the browser a session that no script reads, for the console and its calls only', async () => {
  const { call } = await open({ basePath: '/colours/' });
  const https = { 'x-forwarded-proto': 'https' };
  const answer = await call('POST', 'session', {
    body: { token: SHARED_TOKEN },
    headers: https,
    from: '127.0.0.1',
  });
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual(
    ['operator', 'api/operator'].map(
      (path) => `danqing_operator=…; Path=/colours/${path}; Max-Age=43200; HttpOnly; SameSite=Strict; Secure`,
    ),
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    name: null,
    changes: 'ready',
    grants: FULL_GRANTS,
    pageToken: expect.any(String),
  });
  const [, secret = ''] = /=([\w-]{43});/.exec(cookies[0] ?? '') ?? [];
  expect(answer.body).not.toContain(secret);
});

it('answers a session with what its page was told, and nothing without it, whatever is asked', async () => {
  const { signIn, look, pull, call } = await open();
  const { cookie, pageToken } = await signIn(SHARED_TOKEN);
  expect((await look({ cookie, pageToken })).payload).toBe('operator (shared token)');
  expect((await pull({ cookie, pageToken })).statusCode).toBe(201);
  const other = await signIn(SHARED_TOKEN);
  for (const wrong of [undefined, '', 'x', other.pageToken]) {
    const given = { cookie, ...(wrong !== undefined && { pageToken: wrong }) };
    expect(codeOf(await look(given))).toEqual(OUT);
    expect(codeOf(await pull(given))).toEqual(OUT);
    expect(codeOf(await call('GET', 'session', given))).toEqual(OUT);
    expect(codeOf(await call('DELETE', 'session', given))).toEqual(OUT);
    expect(codeOf(await call('POST', 'session/code', { ...given, body: { code: '1' } }))).toEqual(OUT);
  }
});

it('tells the page token to a page that was gone to, and to no script that fetches it', async () => {
  const { app, signIn } = await open();
  const { cookie, pageToken } = await signIn(SHARED_TOKEN);
  const access = app.get(OperatorAccess);
  const told = (headers: Record<string, string>) =>
    access.pageToken({ headers: { cookie, ...headers } } as unknown as Parameters<
      typeof access.pageToken
    >[0]);
  const gone = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  expect(await told(gone)).toBe(pageToken);
  expect(await told({ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' })).toBeNull();
  expect(await told({ 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' })).toBeNull();
  expect(await told({})).toBeNull();
  expect(await told({ ...gone, cookie: `danqing_operator=${'A'.repeat(43)}` })).toBeNull();
});

it('ends when its operator signs out, is revoked, stays away for an hour, or after twelve', async () => {
  const { add, signIn, look, call, database } = await open();
  const token = await add('anna');
  const left = await signIn(token);
  const answer = await call('DELETE', 'session', left);
  expect(answer.statusCode).toBe(204);
  expect([answer.headers['set-cookie']].flat().every((cookie) => /Max-Age=0/.test(String(cookie)))).toBe(
    true,
  );
  expect(codeOf(await look(left))).toEqual(OUT);

  const away = await signIn(token);
  await database.query(`update operators.sessions set used_at = now() - interval '59 minutes'`);
  expect((await look(away)).statusCode).toBe(200);
  await database.query(`update operators.sessions set used_at = used_at - interval '59 minutes'`);
  expect((await look(away)).statusCode).toBe(200);
  await database.query(`update operators.sessions set used_at = now() - interval '61 minutes'`);
  expect(codeOf(await look(away))).toEqual(OUT);

  const old = await signIn(token);
  await database.query(`update operators.sessions set created_at = now() - interval '721 minutes'`);
  expect(codeOf(await look(old))).toEqual(OUT);

  const revoked = await signIn(token);
  await revokeOperator(database, 'anna', 'test');
  expect(codeOf(await look(revoked))).toEqual(OUT);
});

it('ends for the shared token with the first operator of a name', async () => {
  const { add, signIn, look } = await open();
  const shared = await signIn(SHARED_TOKEN);
  await add('anna');
  expect(codeOf(await look(shared))).toEqual(OUT);
});

it('wants the code of whoever has a second factor, and then no other for half an hour', async () => {
  const { add, arm, call, signIn, pull, look, database } = await open({ production: true });
  const token = await add('anna');
  const code = await arm('anna');
  expect(codeOf(await call('POST', 'session', { body: { token } }))).toEqual([403, 'OPERATOR_CODE_REQUIRED']);
  const wrong = code(0) === '000000' ? '000001' : '000000';
  expect(codeOf(await call('POST', 'session', { body: { token, code: wrong } }))).toEqual([
    403,
    'OPERATOR_CODE_INVALID',
  ]);
  const session = await signIn(token, code(0));
  for (let change = 0; change < 3; change++) expect((await pull(session)).payload).toBe('operator anna');
  expect((await call('GET', 'session', session)).json()).toEqual({
    name: 'anna',
    changes: 'ready',
    grants: FULL_GRANTS,
  });

  await database.query(`update operators.sessions set confirmed_until = now()`);
  expect((await look(session)).statusCode).toBe(200);
  expect(codeOf(await pull(session))).toEqual([403, 'OPERATOR_CODE_REQUIRED']);
  expect((await call('GET', 'session', session)).json()).toEqual({
    name: 'anna',
    changes: 'code',
    grants: FULL_GRANTS,
  });
  const used = await call('POST', 'session/code', { ...session, body: { code: code(0) } });
  expect(codeOf(used)).toEqual([403, 'OPERATOR_CODE_INVALID']);
  const confirmed = await call('POST', 'session/code', { ...session, body: { code: code(1) } });
  expect(confirmed.json()).toEqual({ name: 'anna', changes: 'ready', grants: FULL_GRANTS });
  expect((await pull(session)).statusCode).toBe(201);
});

it('in production only looks for whoever has no second factor', async () => {
  const { add, signIn, pull, look, call } = await open({ production: true });
  const shared = await signIn(SHARED_TOKEN);
  expect((await call('GET', 'session', shared)).json()).toEqual({
    name: null,
    changes: 'missing',
    grants: FULL_GRANTS,
  });
  expect(codeOf(await pull(shared))).toEqual([403, 'OPERATOR_NAME_REQUIRED']);
  const session = await signIn(await add('anna'));
  expect((await look(session)).statusCode).toBe(200);
  expect(codeOf(await pull(session))).toEqual([403, 'OPERATOR_TOTP_REQUIRED']);
});

it('stands in the security log', async () => {
  const { add, signIn, call, log, database } = await open();
  const session = await signIn(await add('anna'));
  await call('DELETE', 'session', session);
  await log.flush();
  const entries = await selectEntries(database, { actor: 'operator anna', limit: 9 });
  expect(entries.map(({ subject }) => subject).sort()).toEqual(['console sign-in', 'console sign-out']);
});
