import { errorBodySchema } from '@danqing/contracts/errors';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const failure = (answer: Awaited<ReturnType<TestIdentity['call']>>) => ({
  status: answer.statusCode,
  code: errorBodySchema.strict().parse(answer.json()).code,
});

describe('the way in', () => {
  it('makes a member with ten credits out of a first sign-in by mail', async () => {
    const sent = await identity.sendOtp('  New.Member@Example.COM ');
    expect([sent.statusCode, sent.json()]).toEqual([200, { success: true, message: '验证码已发送' }]);
    expect(sent.headers['cache-control']).toBe('no-store');
    const answer = await identity.verifyOtp(
      'new.member@example.com',
      await identity.sentCode('new.member@example.com'),
    );
    expect(answer.statusCode).toBe(200);
    const { success, message, data } = answer.json<VerifyOtpResponse>();
    expect([success, message]).toEqual([true, '登录成功']);
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(data.user).toEqual({
      id: expect.any(Number),
      name: expect.stringMatching(/^用户\d{4}$/),
      email: 'new.member@example.com',
      phone: null,
      image: null,
      credits: 10,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      limited: null,
    });
    expect([...identity.credits.grants]).toEqual([
      [`signup:${data.user.id}`, expect.objectContaining({ amount: 10, userId: data.user.id })],
    ]);
    const me = await identity.call('GET', '/api/auth/me', undefined, { token: data.token });
    expect(me.json()).toEqual({ success: true, data: { user: data.user } });
  });

  it.each([
    ['zh', '13800000001', /^用户\d{4}$/],
    ['en', '13800000002', /^Member \d{4}$/],
    ['ja', '13800000003', /^ユーザー\d{4}$/],
  ])('gives a new member a name that tells nothing of them in %s', async (locale, phone, name) => {
    const options = { headers: { 'accept-language': locale } };
    await identity.sendOtp(phone, options);
    const code = await identity.sentCode(`+86${phone}`);
    const answer = await identity.verifyOtp(`+86 ${phone}`, code, options);
    expect(answer.json<VerifyOtpResponse>().data.user).toMatchObject({
      name: expect.stringMatching(name),
      phone: `+86${phone}`,
      email: null,
      credits: 10,
    });
  });

  it('signs a known member in again, with no second grant', async () => {
    const first = await identity.signIn('again@example.com');
    const second = await identity.signIn('again@example.com');
    expect(second.user).toEqual(first.user);
    expect(second.token).not.toBe(first.token);
    expect(identity.credits.grants.get(`signup:${first.user.id}`)).toMatchObject({ amount: 10 });
  });

  it('tells whether an identifier has an account', async () => {
    const check = async (identifier: string) =>
      (
        await identity.call('POST', '/api/auth/check-identifier', { identifier, identifier_type: 'email' })
      ).json<{ exists: boolean }>();
    expect(await check('known@example.com')).toEqual({
      success: true,
      exists: false,
      message: expect.any(String),
    });
    await identity.signIn('known@example.com');
    expect(await check(' KNOWN@example.com')).toMatchObject({ success: true, exists: true });
  });

  const wide = (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  it.each([
    ['full-width', (code: string) => wide(code)],
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with marks of the writing direction', (code: string) => `\u202d${code}\u202c`],
  ])('takes a code as phones and keyboards write it: %s', async (how, write) => {
    const address = `${how.replaceAll(' ', '.')}@example.com`;
    await identity.sendOtp(address);
    const { statusCode } = await identity.verifyOtp(address, write(await identity.sentCode(address)));
    expect(statusCode).toBe(200);
  });
});

describe('codes', () => {
  it('work once', async () => {
    await identity.sendOtp('once@example.com');
    const code = await identity.sentCode('once@example.com');
    expect((await identity.verifyOtp('once@example.com', code)).statusCode).toBe(200);
    expect(failure(await identity.verifyOtp('once@example.com', code))).toEqual({
      status: 401,
      code: 'CODE_INVALID',
    });
  });

  it('open one session when five right ones come at once', async () => {
    await identity.sendOtp('five@example.com');
    const code = await identity.sentCode('five@example.com');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => identity.verifyOtp('five@example.com', code)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
    const sessions = await identity.dataSource.query(
      `select 1 from identity.sessions join identity.users on users.id = user_id where email = 'five@example.com'`,
    );
    expect(sessions).toHaveLength(1);
  });

  it('never give in to 1,000 wrong ones at once, and then refuse the right one', async () => {
    await identity.sendOtp('target@example.com');
    const code = await identity.sentCode('target@example.com');
    const guesses = Array.from({ length: 1000 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((guess) => identity.verifyOtp('target@example.com', guess)),
    );
    // 503: a busy machine cannot handle so many requests at once.
    expect(answers.filter(({ statusCode }) => statusCode !== 401 && statusCode !== 503)).toEqual([]);
    expect(failure(await identity.verifyOtp('target@example.com', code))).toEqual({
      status: 401,
      code: 'CODE_INVALID',
    });
    expect(
      await identity.dataSource.query(`select 1 from identity.users where email = 'target@example.com'`),
    ).toEqual([]);
  });

  it('still work after four wrong tries', async () => {
    await identity.sendOtp('four@example.com');
    const code = await identity.sentCode('four@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await identity.verifyOtp('four@example.com', wrong)).statusCode).toBe(401);
    }
    expect((await identity.verifyOtp('four@example.com', code)).statusCode).toBe(200);
  });

  it('answer alike whether wrong, expired, locked, of somebody else or never sent', async () => {
    await identity.sendOtp('expired@example.com');
    const code = await identity.sentCode('expired@example.com');
    await identity.dataSource.query(
      `update identity.codes set expires_at = now() where identifier = 'expired@example.com'`,
    );
    await identity.sendOtp('other@example.com');
    const other = await identity.sentCode('other@example.com');
    const answers = [
      await identity.verifyOtp('expired@example.com', code),
      await identity.verifyOtp('expired@example.com', other),
      await identity.verifyOtp('nobody@example.com', other),
      await identity.verifyOtp('other@example.com', other === '000000' ? '000001' : '000000'),
      await identity.verifyOtp('other@example.com', 'abcdef'),
      await identity.verifyOtp('other@example.com', ''),
    ];
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), traceId: '' }));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await identity.verifyOtp('other@example.com', other)).statusCode).toBe(200);
  });

  it('are replaced by the next one', async () => {
    await identity.sendOtp('replaced@example.com');
    const first = await identity.sentCode('replaced@example.com');
    await identity.skipWait('replaced@example.com');
    await identity.sendOtp('replaced@example.com');
    const second = await identity.sentCode('replaced@example.com');
    if (first !== second) {
      expect((await identity.verifyOtp('replaced@example.com', first)).statusCode).toBe(401);
    }
    expect((await identity.verifyOtp('replaced@example.com', second)).statusCode).toBe(200);
  });
});

describe('what is not accepted', () => {
  it.each([['/api/auth/check-identifier'], ['/api/auth/send-otp'], ['/api/auth/verify-otp']])(
    'names the field that %s misses',
    async (path) => {
      for (const body of [{}, { identifier: 'a@b.cn' }, { identifier: 5, identifier_type: 'email' }, []]) {
        const answer = await identity.call('POST', path, body);
        expect(failure(answer)).toEqual({ status: 400, code: 'INPUT_INVALID' });
      }
      const fax = await identity.call('POST', path, {
        identifier: 'a@b.cn',
        identifier_type: 'fax',
        otp: '1',
      });
      expect(fax.json()).toMatchObject({ code: 'INPUT_INVALID', field: 'identifier_type' });
    },
  );

  it.each([
    ['a@b.cn, evil@x.cn', 'email', 'en', 'Please enter a valid email address.'],
    ['a@b.cn\nevil@x.cn', 'email', 'zh', '请输入有效的邮箱地址'],
    ['<a@b.cn>', 'email', 'ja', '有効なメールアドレスを入力してください。'],
    ['', 'email', 'en', 'Please enter a valid email address.'],
    ['13812345678,13912345678', 'phone', 'en', 'Please enter a valid phone number.'],
    ['12', 'phone', 'zh', '请输入有效的手机号码'],
    ['   ', 'phone', 'ja', '有効な電話番号を入力してください。'],
  ])('says for %j as %s in %s: %s', async (identifier, identifier_type, locale, message) => {
    for (const path of ['check-identifier', 'send-otp', 'verify-otp']) {
      const answer = await identity.call(
        'POST',
        `/api/auth/${path}`,
        { identifier, identifier_type, otp: '123456' },
        { headers: { 'accept-language': locale } },
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, message, error: message, field: 'identifier' });
    }
    const written = await identity.dataSource.query(
      `select 1 from identity.codes where identifier ~ '[ ,<>\\n]' union all
       select 1 from identity.outbox where recipient ~ '[ ,<>\\n]'`,
    );
    expect(written).toEqual([]);
  });

  it.each([
    ['zh', '验证码无效，请重试'],
    ['en', 'Invalid verification code. Please try again.'],
    ['ja', '認証コードが正しくありません。もう一度お試しください。'],
  ])('calls a wrong code by its sentence in %s', async (locale, message) => {
    const answer = await identity.verifyOtp('x@example.com', '000000', {
      headers: { 'accept-language': locale },
    });
    expect(answer.json()).toMatchObject({ code: 'CODE_INVALID', message, field: 'otp' });
  });
});
