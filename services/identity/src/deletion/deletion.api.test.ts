import type { DeletionResponse, MeResponse, OutboxMessage } from '@danqing/contracts/identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  newBrowser,
  openIdentity,
  OUTBOX_KEY,
  type TestBrowser,
  type TestIdentity,
} from '../testing/open-identity.ts';
import { Erasure } from './erasure.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const DELETION = '/api/auth/account/deletion';
let members = 0;
interface Member {
  mail: string;
  browser: TestBrowser;
  token: string;
  id: number;
}
async function newMember(): Promise<Member> {
  const mail = `leaver-${(members += 1)}@example.com`;
  const browser = newBrowser();
  const { token, user } = await identity.signIn(mail, { browser });
  return { mail, browser, token, id: user.id };
}
async function sendCode({ mail, browser, token }: Member): Promise<string> {
  await identity.skipWait(mail);
  const sent = await identity.call('POST', `${DELETION}/code`, {}, { token, browser });
  expect(sent.statusCode, sent.payload).toBe(200);
  return identity.sentCode(mail);
}
async function leave(member: Member): Promise<string> {
  const { browser, token } = member;
  const otp = await sendCode(member);
  const answer = await identity.call('POST', DELETION, { otp }, { token, browser });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<DeletionResponse>().data.erases_at ?? '';
}
async function returned(member: Member): Promise<Member> {
  await identity.skipWait(member.mail);
  const { token, user } = await identity.signIn(member.mail, { browser: member.browser });
  return { ...member, token, id: user.id };
}
const letTimePass = (id: number) =>
  identity.dataSource.query(`update identity.users set erases_at = now() where id = $1`, [id]);
const me = async (token: string) => {
  const answer = await identity.call('GET', '/api/auth/me', undefined, { token });
  return answer.statusCode === 200 ? answer.json<MeResponse>().data.user : null;
};
const subjects = async (mail: string) => {
  const query = new URLSearchParams({ to: mail, key: OUTBOX_KEY });
  const answer = await identity.call('GET', `/api/dev/outbox?${query}`, undefined, { from: '127.0.0.1' });
  return answer.json<{ data: OutboxMessage[] }>().data.map(({ subject }) => subject);
};
const seen = async (id: number) => (await identity.call('GET', `/api/users/${id}/public`)).statusCode;
const erase = () => identity.app.get(Erasure).run();

describe('deleting the account', () => {
  it('takes a fresh code, ends every session, hides what is public and says so by mail', async () => {
    const member = await newMember();
    const elsewhere = await returned({ ...member, browser: newBrowser() });
    const at = Date.parse(await leave(member));
    expect(Math.abs(at - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    for (const { token } of [member, elsewhere]) expect(await me(token)).toBeNull();
    expect(await seen(member.id)).toBe(404);
    await vi.waitFor(() => {
      for (const works of Object.values(identity.works)) expect(works.withdrawn.has(member.id)).toBe(true);
    });
    await vi.waitFor(async () => expect(await subjects(member.mail)).toContain('你的丹青账号将被注销'));
    expect(identity.events).toContainEqual(
      expect.objectContaining({ action: 'account-deletion', actor: `member ${member.id}` }),
    );
  });

  it('does nothing for a wrong code, a used one, or none', async () => {
    const member = await newMember();
    const { token, browser } = member;
    const otp = await sendCode(member);
    const wrong = otp === '123456' ? '654321' : '123456';
    for (const typed of [wrong, '', 'x'])
      expect(
        (await identity.call('POST', DELETION, { otp: typed }, { token, browser })).json(),
      ).toMatchObject({
        code: 'DELETION_CODE_INVALID',
        field: 'otp',
      });
    expect(await me(token)).not.toHaveProperty('erases_at');
    await identity.call('POST', DELETION, { otp }, { token, browser });
    const back = await returned(member);
    const again = await identity.call('POST', DELETION, { otp }, { token: back.token, browser });
    expect(again.statusCode).toBe(400);
  });

  it('is for members alone, each for their own account', async () => {
    const { token } = await newMember();
    await identity.call('POST', '/api/auth/logout', undefined, { token });
    for (const as of [{}, { token }, { token: 'guess' }]) {
      expect((await identity.call('POST', `${DELETION}/code`, {}, as)).statusCode).toBe(401);
      expect((await identity.call('POST', DELETION, { otp: '123456' }, as)).statusCode).toBe(401);
      expect((await identity.call('DELETE', DELETION, undefined, as)).statusCode).toBe(401);
    }
    const [one, other] = [await newMember(), await newMember()];
    const otp = await sendCode(other);
    await sendCode(one);
    const stolen = await identity.call('POST', DELETION, { otp }, { token: one.token, browser: one.browser });
    expect(stolen.statusCode).toBe(400);
    expect(await me(other.token)).not.toHaveProperty('erases_at');
  });
});

describe('within seven days', () => {
  it('a member who signs in keeps the account, with everything', async () => {
    const member = await newMember();
    const at = await leave(member);
    const { token, id } = await returned(member);
    expect(id).toBe(member.id);
    expect((await me(token))?.erases_at).toBe(at);
    const kept = await identity.call('DELETE', DELETION, undefined, { token });
    expect(kept.json<DeletionResponse>().data).toEqual({ erases_at: null });
    expect(await me(token)).not.toHaveProperty('erases_at');
    expect(await seen(id)).toBe(200);
    await vi.waitFor(() => {
      for (const works of Object.values(identity.works)) expect(works.withdrawn.has(id)).toBe(false);
    });
    await vi.waitFor(async () => expect(await subjects(member.mail)).toContain('你的丹青账号已保留'));
    await erase();
    expect(await me(token)).not.toBeNull();
    expect((await identity.call('DELETE', DELETION, undefined, { token })).statusCode).toBe(200);
  });

  it('nothing is erased', async () => {
    const member = await newMember();
    await leave(member);
    await erase();
    expect((await returned(member)).id).toBe(member.id);
  });
});

describe('after seven days', () => {
  it('nothing is left of the member here, every service has erased, and a new account is a new one', async () => {
    const member = await newMember();
    await leave(member);
    // A job sends this mail. It must not arrive after the erasure.
    await vi.waitFor(async () => expect(await subjects(member.mail)).toContain('你的丹青账号将被注销'));
    await letTimePass(member.id);
    await erase();
    for (const service of [...Object.values(identity.works), identity.payments])
      expect(service.erased).toContain(member.id);
    await vi.waitFor(async () => expect(await subjects(member.mail)).toEqual(['你的丹青账号已清除']));
    const tables = await identity.dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'identity'`,
    );
    for (const { name } of tables) {
      const rows = await identity.dataSource.query<{ row: string }[]>(
        `select t::text as row from identity."${name}" as t`,
      );
      for (const { row } of rows) expect(row, name).not.toContain(member.mail);
    }
    const again = await returned(member);
    expect(again.id).not.toBe(member.id);
    expect((await me(again.token))?.credits).toBe(0);
    expect(await seen(member.id)).toBe(404);
  });

  it('it goes on where it was cut off, and waits for what is under way', async () => {
    const member = await newMember();
    await leave(member);
    await letTimePass(member.id);
    identity.works.cocreate.away = true;
    await erase();
    identity.works.cocreate.away = false;
    identity.payments.busy = true;
    const other = await newMember();
    await leave(other);
    await letTimePass(other.id);
    await erase();
    const times = identity.works.palettes.erased.filter((id) => id === member.id).length;
    expect(times).toBe(1);
    expect(identity.works.cocreate.erased).toContain(member.id);
    expect(identity.works.cocreate.erased).not.toContain(other.id);
    const left = await identity.dataSource.query<unknown[]>(
      `select from identity.users where id in ($1, $2)`,
      [member.id, other.id],
    );
    expect(left).toHaveLength(1);
    identity.payments.busy = false;
    await erase();
    expect(identity.works.cocreate.erased).toContain(other.id);
  });

  it('it cannot be kept any more', async () => {
    const member = await newMember();
    await leave(member);
    const { token } = await returned(member);
    await letTimePass(member.id);
    const late = await identity.call('DELETE', DELETION, undefined, { token });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'DELETION_BEGUN' }]);
  });
});
