import { errorBodySchema, type ErrorBody, type ProofChallenge } from '@danqing/contracts/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOf } from '../code/code-budgets.ts';
import { Secrets } from '../secret/secrets.ts';
import { newBrowser, openIdentity, solve, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const ask = (identifier: string, proof?: string) =>
  identity.call('POST', '/api/auth/send-otp', { identifier, identifier_type: 'email', proof });
const use = (subject: string, count: number) =>
  identity.dataSource.query(
    `insert into identity.rate_limits values ($1, $2, now() + interval '1 hour')
     on conflict (subject) do update set count = excluded.count, ends_at = excluded.ends_at`,
    [subject.replace(/\S+@\S+/, (mail) => identity.app.get(Secrets).pseudonym(mail)), count],
  );
async function challengeFor(identifier: string): Promise<ProofChallenge> {
  const answer = await ask(identifier);
  const body = errorBodySchema.strict().parse(answer.json<ErrorBody>());
  expect([answer.statusCode, body.code]).toEqual([429, 'PROOF_OF_WORK_REQUIRED']);
  if (!body.challenge) throw new Error('no challenge');
  return body.challenge;
}
const refused = async (identifier: string, proof: string) =>
  expect((await ask(identifier, proof)).json()).toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED' });

it.each([
  ['an identifier in an hour', 'send to email low1@example.com in an hour', 5, 'low1@example.com'],
  ['an identifier in a day', 'send to email low2@example.com in a day', 10, 'low2@example.com'],
  ['all new identifiers', 'send email to new identifiers', 750, 'low3@example.com'],
])(
  'is asked for when the budget of %s runs low, and then brings a code',
  async (_whose, subject, count, mail) => {
    await use(subject, count - 1);
    expect((await ask(mail)).statusCode).toBe(200);
    const challenge = await challengeFor(mail);
    expect((await ask(mail, await solve(challenge))).statusCode).toBe(200);
    await use('send email to new identifiers', 0);
  },
);

it('is asked for from a network that asks for much', async () => {
  const own = await openIdentity({ SEND_LIMIT_PER_ADDRESS: '1' });
  try {
    const from = '192.0.2.1';
    const send = (mail: string) =>
      own.call('POST', '/api/auth/send-otp', { identifier: mail, identifier_type: 'email' }, { from });
    expect((await send('one@example.com')).statusCode).toBe(200);
    expect((await send('two@example.com')).json()).toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED' });
    expect((await own.sendOtp('two@example.com', { from })).statusCode).toBe(200);
  } finally {
    await own.close();
  }
});

it('is never asked for from a known device', async () => {
  const home = newBrowser();
  const mail = 'known@example.com';
  await identity.signIn(mail, { browser: home });
  await use(`send to email ${mail} in a day`, 40);
  await challengeFor(mail);
  const answer = await identity.call(
    'POST',
    '/api/auth/send-otp',
    { identifier: mail, identifier_type: 'email' },
    { browser: home },
  );
  expect(answer.statusCode).toBe(200);
});

it('counts once, also when it comes many times at once', async () => {
  const mail = 'once@example.com';
  await use(`send to email ${mail} in a day`, 20);
  const proof = await solve(await challengeFor(mail));
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(mail, proof)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(429)]);
  await refused(mail, proof);
});

it('counts for the identifier that it was asked for, unchanged, solved and in time only', async () => {
  const mail = 'bound@example.com';
  for (const name of [mail, 'other@example.com']) await use(`send to email ${name} in a day`, 20);
  const challenge = await challengeFor(mail);
  const proof = await solve(challenge);
  await refused('other@example.com', proof);
  const change = (
    changed: (parts: { challenge: ProofChallenge; solution: Record<string, unknown> }) => void,
  ) => {
    const parts = JSON.parse(Buffer.from(proof, 'base64').toString()) as Parameters<typeof changed>[0];
    changed(parts);
    return Buffer.from(JSON.stringify(parts)).toString('base64');
  };
  for (const forged of [
    change(({ challenge: { parameters } }) => (parameters.keyPrefix = '00')),
    change(({ challenge: { parameters } }) => (parameters.cost = 1)),
    change(({ challenge: { parameters } }) => (parameters.expiresAt = 9_999_999_999)),
    change(({ challenge: { parameters } }) => parameters.data && (parameters.data['work'] = 64)),
    change((parts) => (parts.challenge.signature = '0'.repeat(64))),
    change(({ solution }) => (solution['derivedKey'] = '0'.repeat(64))),
    change((parts) => delete (parts as Partial<typeof parts>).solution),
    '',
    'no base64 !',
    Buffer.from('null').toString('base64'),
    Buffer.from('{"challenge":{"parameters":null}}').toString('base64'),
  ])
    await refused(mail, forged);
  expect((await ask(mail, proof)).statusCode).toBe(200);
  expect((await ask(mail, 'x'.repeat(4001))).statusCode).toBe(400);
});

it('of a price that has risen meanwhile is taken up to half of it', async () => {
  const mail = 'risen@example.com';
  await use(`send to email ${mail} in a day`, 20);
  const proof = await solve(await challengeFor(mail));
  await use(`send to email ${mail} in a day`, 40);
  await refused(mail, proof);
  await use(`send to email ${mail} in a day`, 26);
  expect((await ask(mail, proof)).statusCode).toBe(200);
});

it('doubles six times on the way to the limit', () => {
  const budget = { free: 10, limit: 70 };
  expect([10, 20, 30, 70].map((count) => Math.round(workOf(budget, count)))).toEqual([0, 2, 4, 64]);
  expect(workOf({ free: 5, limit: 5 }, 5)).toBe(0);
});
