import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeliveryRefusedError } from '../mail/mail-sender.ts';
import { TencentSmsSender } from './tencent-sms-sender.ts';

let provider: Server;
let sender: TencentSmsSender;
let answer: object;

beforeAll(async () => {
  provider = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ Response: answer }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as { port: number };
  sender = new TencentSmsSender({
    secretId: 'id',
    secretKey: 'key',
    sdkAppId: '1',
    signName: '丹青',
    templateIds: { greeting: '2' },
    endpoint: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const send = (template = 'greeting') =>
  sender.send({ to: '+8613812345678', template, text: '123456', parameters: ['123456', '10'] });
const failureOf = (sending: Promise<void>) => sending.then(() => null).catch((error: unknown) => error);

it('is content when the provider is', async () => {
  answer = { SendStatusSet: [{ Code: 'Ok' }] };
  await expect(send()).resolves.toBeUndefined();
});

it.each([
  ['FailedOperation.PhoneNumberInBlacklist', true],
  ['FailedOperation.TemplateIncorrectOrUnapproved', true],
  ['InvalidParameterValue.IncorrectPhoneNumber', true],
  ['UnsupportedOperation.ChineseMainlandTemplateToGlobalPhone', true],
  ['FailedOperation.InsufficientBalanceInSmsPackage', false],
  ['LimitExceeded.PhoneNumberThirtySecondLimit', false],
  ['InternalError.OtherError', false],
])('takes the status %s for refused for good: %s', async (code, forGood) => {
  answer = { SendStatusSet: [{ Code: code, Message: '+8613812345678 123456' }] };
  const error = await failureOf(send());
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof DeliveryRefusedError).toBe(forGood);
  expect(String(error)).toContain(code);
  expect(String(error)).not.toMatch(/1381234|123456/);
});

it.each([
  ['an error of the call', { Error: { Code: 'AuthFailure.SignatureFailure', Message: '+8613812345678' } }],
  ['no status', {}],
])('tries again after %s', async (_, given) => {
  answer = given;
  const error = await failureOf(send());
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DeliveryRefusedError);
  expect(String(error)).not.toContain('1381234');
});

it('tries again after no answer', async () => {
  const nobody = new TencentSmsSender({
    secretId: 'id',
    secretKey: 'key',
    sdkAppId: '1',
    signName: '丹青',
    templateIds: { greeting: '2' },
    endpoint: 'http://127.0.0.1:1',
  });
  const error = await failureOf(
    nobody.send({ to: '+8613812345678', template: 'greeting', text: 'x', parameters: [] }),
  );
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DeliveryRefusedError);
});

it('refuses a message without a template for good', async () => {
  expect([sender.hasTemplate('greeting'), sender.hasTemplate('farewell')]).toEqual([true, false]);
  expect(await failureOf(send('farewell'))).toBeInstanceOf(DeliveryRefusedError);
});
