import { errorBodySchema } from '@danqing/contracts/errors';
import type { IdentityPort, MeResponse, OperatorMember } from '@danqing/contracts/identity';
import { IDENTITY_PORT } from '@danqing/nest-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  OPERATOR_TOKEN,
  openIdentity,
  type CallOptions,
  type TestIdentity,
} from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const OPERATOR: CallOptions = { token: OPERATOR_TOKEN };
const change = (id: number | string, action: string, options = OPERATOR, body: object = { reason: '刷屏' }) =>
  identity.call('POST', `/api/operator/members/${id}/${action}`, body, options);
const me = async (token: string) =>
  (await identity.call('GET', '/api/auth/me', undefined, { token })).json<MeResponse>().data.user;
const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).code,
];
const mayPublish = async (id: number) =>
  (await identity.app.get<IdentityPort>(IDENTITY_PORT).findMember(id))?.mayPublish;

it('limits an account with a reason, which its member and the other services are told, and takes that back', async () => {
  const { token, user } = await identity.signIn('limited@example.com');
  expect([user.limited, await mayPublish(user.id)]).toEqual([null, true]);

  const limited = await change(user.id, 'limit');
  expect([limited.statusCode, limited.json<OperatorMember>()]).toEqual([
    200,
    {
      id: user.id,
      name: user.name,
      created_at: user.created_at,
      limited: { reason: '刷屏', since: expect.any(String) as string, by: 'operator anna' },
    },
  ]);
  const { limited: told } = await me(token);
  expect(told).toEqual({ reason: '刷屏', since: limited.json<OperatorMember>().limited?.since });
  expect(await mayPublish(user.id)).toBe(false);

  const again = await change(user.id, 'limit', OPERATOR, { reason: '广告' });
  expect(again.json<OperatorMember>().limited).toMatchObject({ reason: '广告', since: told?.since });
  const seen = await identity.call('GET', `/api/operator/members/${user.id}`, undefined, OPERATOR);
  expect(seen.json()).toEqual(again.json());

  expect((await change(user.id, 'unlimit')).json<OperatorMember>().limited).toBeNull();
  expect([(await me(token)).limited, await mayPublish(user.id)]).toEqual([null, true]);
});

it('says that there is no such member', async () => {
  for (const answer of [
    await change(999_999, 'limit'),
    await change(999_999, 'unlimit'),
    await identity.call('GET', '/api/operator/members/999999', undefined, OPERATOR),
  ])
    expect(codeOf(answer)).toEqual([404, 'MEMBER_NOT_FOUND']);
  expect(codeOf(await change('anna', 'limit'))).toEqual([400, 'INPUT_INVALID']);
});

it('lets no visitor and no member limit anybody', async () => {
  const { token, user } = await identity.signIn('somebody@example.com');
  for (const options of [{}, { token }, { token: 'guess' }]) {
    expect((await change(user.id, 'limit', options)).statusCode).toBe(401);
    expect((await change(user.id, 'unlimit', options)).statusCode).toBe(401);
    const seen = await identity.call('GET', `/api/operator/members/${user.id}`, undefined, options);
    expect(seen.statusCode).toBe(401);
  }
  expect((await me(token)).limited).toBeNull();
});
