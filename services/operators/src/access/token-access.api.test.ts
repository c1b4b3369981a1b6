import { expect, it, onTestFinished } from 'vitest';
import { revokeOperator } from '../operator/operator.queries.ts';
import { codeOf, openCalls } from '../testing/call-operators.ts';
import { SHARED_TOKEN } from '../testing/open-operators.ts';
import { selectEntries } from '../log/log.queries.ts';

async function open(options: Parameters<typeof openCalls>[0] = {}) {
  const calls = await openCalls(options);
  onTestFinished(() => calls.close());
  return calls;
}

it('knows an operator by their token alone, and nobody by a name that they claim', async () => {
  const { add, look, pull, database } = await open();
  const token = await add('林澄');
  expect((await look({ token })).payload).toBe('operator 林澄');
  expect((await pull({ token, headers: { 'x-operator': 'somebody-else' } })).payload).toBe('operator 林澄');
  const rows = JSON.stringify(await database.query('select * from operators.operators'));
  expect(rows).not.toContain(token);
});

it('lets the shared token in until the first operator has a name, and never again', async () => {
  const { add, look, pull, database } = await open();
  expect((await pull({ token: SHARED_TOKEN })).payload).toBe('operator (shared token)');
  await add('anna');
  for (const call of [look, pull])
    expect(codeOf(await call({ token: SHARED_TOKEN }))).toEqual([403, 'OPERATOR_NAME_REQUIRED']);
  await revokeOperator(database, 'anna', 'test');
  expect(codeOf(await look({ token: SHARED_TOKEN }))).toEqual([403, 'OPERATOR_NAME_REQUIRED']);
});

it('refuses a revoked token at once, and takes the name again with another', async () => {
  const { add, look, database } = await open();
  const token = await add('anna');
  await expect(add('ANNA')).rejects.toThrow('already');
  await revokeOperator(database, 'Anna', 'test');
  expect(codeOf(await look({ token }))).toEqual([401, 'UNAUTHENTICATED']);
  expect((await look({ token: await add('anna') })).payload).toBe('operator anna');
});

it('never refuses a right token for the wrong ones of its network', async () => {
  const { add, look, call } = await open();
  const token = await add('anna');
  const wrong = () => look({ token: `${token.slice(0, -1)}_` });
  for (let guess = 0; guess < 10; guess++) expect((await wrong()).statusCode).toBe(401);
  const refused = await wrong();
  expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect((await look({ token })).statusCode).toBe(200);
  expect((await call('POST', 'session', { body: { token } })).statusCode).toBe(200);
  expect((await look({ token: 'x'.repeat(30), from: '203.0.113.10' })).statusCode).toBe(401);
});

it('keeps out whoever has nothing of a right form', async () => {
  const { look } = await open();
  const strangers = [
    {},
    { token: 'danqing-operator-' },
    { headers: { authorization: `Basic ${SHARED_TOKEN}` } },
    { cookie: `danqing_operator=${'A'.repeat(43)}`, pageToken: 'x' },
  ];
  for (const stranger of strangers) expect(codeOf(await look(stranger))).toEqual([401, 'UNAUTHENTICATED']);
});

it('in production lets the shared token look, and an operator change only with a second factor', async () => {
  const { add, arm, look, pull } = await open({ production: true });
  expect((await look({ token: SHARED_TOKEN })).statusCode).toBe(200);
  expect(codeOf(await pull({ token: SHARED_TOKEN }))).toEqual([403, 'OPERATOR_NAME_REQUIRED']);
  const token = await add('anna');
  expect((await look({ token })).statusCode).toBe(200);
  expect(codeOf(await pull({ token }))).toEqual([403, 'OPERATOR_TOTP_REQUIRED']);
  const code = await arm('anna');
  expect(codeOf(await pull({ token }))).toEqual([403, 'OPERATOR_CODE_REQUIRED']);
  expect((await pull({ token, code: code(0) })).payload).toBe('operator anna');
  expect(codeOf(await pull({ token, code: code(0) }))).toEqual([403, 'OPERATOR_CODE_INVALID']);
  expect((await pull({ token, code: code(1) })).statusCode).toBe(201);
});

it('counts tries of a code before it looks at them, and only of whoever has the token', async () => {
  const { add, arm, pull, look } = await open();
  const token = await add('anna');
  const code = await arm('anna');
  for (let guess = 0; guess < 12; guess++) await pull({ token: 'x'.repeat(60), code: '000000' });
  const wrong = code(0) === '000000' ? '000001' : '000000';
  const answers = await Promise.all(Array.from({ length: 40 }, () => pull({ token, code: wrong })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  const refused = await pull({ token, code: code(1) });
  expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  expect((await look({ token })).statusCode).toBe(200);
});

it('takes codes again when the quarter of an hour is over', async () => {
  const { add, arm, pull, database } = await open();
  const token = await add('anna');
  const code = await arm('anna');
  const wrong = code(0) === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 6; guess++) await pull({ token, code: wrong });
  await database.query(`update operators.operators set code_tries_since = now() - interval '16 minutes'`);
  expect((await pull({ token, code: code(1) })).statusCode).toBe(201);
});

it('tells the security log who came, from where, and who was refused', async () => {
  const { add, look, pull, log, database } = await open({ production: true });
  const token = await add('anna');
  await look({ token });
  await look({ token });
  await look({ token: 'wrong'.repeat(5), from: '2001:db8::7' });
  await look({ token: SHARED_TOKEN });
  await pull({ token, code: '1' });
  await log.flush();
  const entries = await selectEntries(database, { action: 'operator-access', limit: 50 });
  const told = new Map<string, number>();
  for (const { actor, result, address, subject, count } of entries) {
    const key = [actor, result, address, subject].join(', ');
    told.set(key, (told.get(key) ?? 0) + count);
  }
  expect(Object.fromEntries(told)).toEqual({
    'operator anna, allowed, 203.0.113.9, token': 2,
    'visitor, refused, 2001:db8::7, token': 1,
    'operator (shared token), refused, 203.0.113.9, token': 1,
    'operator anna, refused, 203.0.113.9, change': 1,
  });
  expect(JSON.stringify(entries)).not.toContain(token);
});
