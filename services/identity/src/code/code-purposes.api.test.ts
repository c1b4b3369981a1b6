import { randomBytes } from 'node:crypto';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../secret/tokens.ts';
import { newBrowser, openIdentity, type TestIdentity } from '../testing/open-identity.ts';
import { CODE_PURPOSES, type CodePurpose } from '../purpose/code-purposes.ts';
import { CodeService } from './code.service.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const DELETION = '/api/auth/account/deletion';
const PURPOSES = Object.keys(CODE_PURPOSES) as CodePurpose[];
let members = 0;
async function newMember() {
  const mail = `purpose-${(members += 1)}@example.com`;
  const browser = newBrowser();
  const { token, user } = await identity.signIn(mail, { browser });
  return { mail, browser, token, id: user.id };
}
type Member = Awaited<ReturnType<typeof newMember>>;
const askToDelete = ({ token, browser }: Member) =>
  identity.call('POST', `${DELETION}/code`, {}, { token, browser });
const deleteWith = ({ token, browser }: Member, otp: string) =>
  identity.call('POST', DELETION, { otp }, { token, browser });

describe('a code', () => {
  it.each(PURPOSES.flatMap((asked) => PURPOSES.map((used) => [asked, used] as const)))(
    'asked for to %s is right to %s only if that is the same',
    async (asked, used) => {
      const codes = identity.app.get(CodeService);
      const identifier = { type: 'email', value: `${asked}-${used}@example.com` } as const;
      const asker = { hash: hashToken(randomBytes(8).toString('hex')), plain: false, network: '192.0.2.1' };
      const address = '192.0.2.1';
      const who = { member: false, knownDevice: false, sendLimitPerAddress: 30, locale: 'zh' } as const;
      await codes.send({ purpose: asked, identifier, asker, address, ...who });
      const code = await identity.sentCode(identifier.value);
      for (const plain of [false, true]) {
        const checked = await codes.check(used, identifier, code, { ...asker, plain }, address);
        expect(checked.codeId !== null, plain ? 'without a cookie' : 'by its browser').toBe(asked === used);
      }
    },
  );

  it('to delete the account does not sign in, and stays what it is', async () => {
    const member = await newMember();
    expect((await askToDelete(member)).statusCode).toBe(200);
    const code = await identity.sentCode(member.mail);
    for (const options of [{ browser: member.browser }, {}]) {
      const answer = await identity.verifyOtp(member.mail, code, options);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'CODE_INVALID']);
    }
    expect((await deleteWith(member, code)).statusCode).toBe(200);
  });

  it('to sign in does not delete the account, and still signs in', async () => {
    const member = await newMember();
    await identity.skipWait(member.mail);
    await identity.sendOtp(member.mail, { browser: member.browser });
    const code = await identity.sentCode(member.mail);
    const refused = await deleteWith(member, code);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      400,
      'DELETION_CODE_INVALID',
    ]);
    const answer = await identity.verifyOtp(member.mail, code, { browser: member.browser });
    expect(answer.json<VerifyOtpResponse>().data.user).toMatchObject({ id: member.id });
  });

  it('waits for no code of another purpose, and replaces none', async () => {
    const member = await newMember();
    await identity.skipWait(member.mail);
    await identity.sendOtp(member.mail, { browser: member.browser });
    const signIn = await identity.sentCode(member.mail);
    expect((await askToDelete(member)).statusCode).toBe(200);
    expect((await askToDelete(member)).statusCode).toBe(429);
    expect((await identity.verifyOtp(member.mail, signIn, { browser: member.browser })).statusCode).toBe(200);
  });
});

describe('a stranger', () => {
  it('who uses up every code of a mailbox keeps its member from no deletion', async () => {
    const { mail } = await newMember();
    const { token } = await identity.signIn(mail, { browser: newBrowser() });
    for (let asked = 0; asked < 30; asked += 1) await identity.sendOtp(mail, { browser: newBrowser() });
    expect((await identity.sendOtp(mail, { browser: newBrowser() })).statusCode).toBe(429);
    const member = { mail, token, browser: newBrowser(), id: 0 };
    expect((await askToDelete(member)).statusCode).toBe(200);
    expect((await deleteWith(member, await identity.sentCode(mail))).statusCode).toBe(200);
  });

  it('with an open session of the member uses up no code to sign in', async () => {
    const member = await newMember();
    let asked = 0;
    for (; (await askToDelete(member)).statusCode === 200; asked += 1) await identity.skipWait(member.mail);
    expect(asked).toBe(5);
    for (let codes = 0; codes < 4; codes += 1) {
      await identity.skipWait(member.mail);
      expect((await identity.sendOtp(member.mail, { browser: member.browser })).statusCode).toBe(200);
    }
  });
});

describe('beside a version that knows no purposes', () => {
  it('a code that it wrote signs in and does not delete', async () => {
    const member = await newMember();
    await identity.skipWait(member.mail);
    await identity.sendOtp(member.mail, { browser: member.browser });
    const code = await identity.sentCode(member.mail);
    // An insert by the previous version, which names no purpose.
    await identity.dataSource.query(
      `create temporary table old as select * from identity.codes where identifier = '${member.mail}';
       delete from identity.codes where id in (select id from old);
       insert into identity.codes (id, identifier_type, identifier, asker, network, asked_plainly, hash, tries_left,
         plain_tries_left, expires_at)
       select id, identifier_type, identifier, asker, network, asked_plainly, hash, tries_left, plain_tries_left, expires_at
       from old;
       drop table old`,
    );
    expect((await deleteWith(member, code)).statusCode).toBe(400);
    expect((await identity.verifyOtp(member.mail, code, { browser: member.browser })).statusCode).toBe(200);
  });
});
