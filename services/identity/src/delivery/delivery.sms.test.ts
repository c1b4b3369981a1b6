import { createServer, type Server } from 'node:http';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';

interface SendSms {
  PhoneNumberSet: string[];
  SmsSdkAppId: string;
  SignName: string;
  TemplateId: string;
  TemplateParamSet: string[];
}

let provider: Server;
let identity: TestIdentity;
let calls: { headers: Record<string, unknown>; body: SendSms }[] = [];
let status: string;
let sms: Record<string, string>;
const DELETION_CODE = '/api/auth/account/deletion/code';

async function signIn(service: TestIdentity, phone: string): Promise<{ token: string }> {
  expect((await service.sendOtp(phone)).statusCode).toBe(200);
  const code = calls.at(-1)?.body.TemplateParamSet[0] ?? '';
  return (await service.verifyOtp(phone, code)).json<VerifyOtpResponse>().data;
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as SendSms });
      const answer = { SendStatusSet: [{ Code: status, Message: '+8613812345678 refused' }], RequestId: 'r' };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ Response: answer }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as { port: number };
  sms = {
    SMS_SECRET_ID: 'the-id',
    SMS_SECRET_KEY: 'the-key',
    SMS_SDK_APP_ID: '1400006666',
    SMS_SIGN_NAME: '丹青',
    SMS_TEMPLATE_ID: '42',
    SMS_ENDPOINT: `http://127.0.0.1:${port}`,
  };
  identity = await openIdentity({ ...sms, SMS_DELETION_TEMPLATE_ID: '43' });
});
afterAll(async () => {
  await identity.close();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  calls = [];
  status = 'Ok';
});

it('brings a code that signs in, through the approved template', async () => {
  expect((await identity.sendOtp('138 1234 5678')).statusCode).toBe(200);
  const [{ headers, body }] = calls as [(typeof calls)[0]];
  const [code = ''] = body.TemplateParamSet;
  expect(body).toEqual({
    PhoneNumberSet: ['+8613812345678'],
    SmsSdkAppId: '1400006666',
    SignName: '丹青',
    TemplateId: '42',
    TemplateParamSet: [expect.stringMatching(/^\d{6}$/), '10'],
  });
  expect(headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' });
  expect(String(headers['authorization'])).toMatch(/^TC3-HMAC-SHA256 Credential=the-id\//);
  expect(JSON.stringify(headers)).not.toContain('the-key');
  expect((await identity.verifyOtp('13812345678', code)).statusCode).toBe(200);
});

it('brings a code that deletes the account through a template of its own', async () => {
  const { token } = await signIn(identity, '13812345601');
  const asked = await identity.call('POST', DELETION_CODE, {}, { token });
  expect(asked.statusCode).toBe(200);
  expect(calls.at(-1)?.body).toMatchObject({
    TemplateId: '43',
    TemplateParamSet: [expect.stringMatching(/^\d{6}$/), '10'],
  });
});

it('sends no code that deletes the account as one that signs in, and names the missing setting at the start', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn');
  onTestFinished(() => warn.mockRestore());
  const without = await openIdentity(sms);
  onTestFinished(() => without.close());
  expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('SMS_DELETION_TEMPLATE_ID'));
  const { token } = await signIn(without, '13812345602');
  const before = calls.length;
  const asked = await without.call('POST', DELETION_CODE, {}, { token });
  expect(asked.json()).toMatchObject({ code: 'CODE_NOT_SENT' });
  expect(calls).toHaveLength(before);
});

it('tells the visitor of a number that the provider refuses, and does not try again', async () => {
  status = 'FailedOperation.PhoneNumberInBlacklist';
  const answer = await identity.sendOtp('13900000000');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'CODE_NOT_SENT']);
  expect(answer.body).not.toMatch(/Blacklist|138123/);
  expect(calls).toHaveLength(1);
});

it('has no outbox while a sender is configured, outside production either', async () => {
  expect((await identity.sendOtp('mail@example.com')).json()).toMatchObject({ code: 'CODE_NOT_SENT' });
  expect((await identity.call('GET', '/api/dev/outbox', undefined, { from: '127.0.0.1' })).statusCode).toBe(
    404,
  );
});

it('has no outbox in production and says that a channel without a sender cannot send', async () => {
  const production = await openIdentity({
    DEVELOPMENT_SECRET: '',
    OTP_PEPPER: 'p'.repeat(32),
    SMTP_URL: 'smtps://127.0.0.1:1',
    MAIL_FROM: 'no-reply@example.com',
  });
  onTestFinished(() => production.close());
  expect((await production.call('GET', '/dev/outbox')).statusCode).toBe(404);
  expect((await production.call('GET', '/api/dev/outbox')).statusCode).toBe(404);
  expect((await production.sendOtp('13812345678')).json()).toMatchObject({ code: 'CODE_NOT_SENT' });
  expect(await production.dataSource.query('select 1 from identity.outbox')).toEqual([]);
});
