import { loadConfig } from '@danqing/nest-kit';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { identityConfigFields, identityProblems } from './identity-config.ts';
import { identitySettings } from './identity-settings.ts';

const DEVELOPMENT = { DEVELOPMENT_SECRET: 'the secret of this start' };
const load = (env: NodeJS.ProcessEnv) =>
  identitySettings(
    loadConfig(z.object(identityConfigFields), { DATA_DIR: '.data', ...env }, { check: identityProblems }),
  );
const problems = (env: NodeJS.ProcessEnv) => {
  try {
    load(env);
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
  return [];
};
const SMTP = { SMTP_URL: 'smtps://user:secret@mail.example.com', MAIL_FROM: 'Danqing <a@example.com>' };
const SMS = {
  SMS_SECRET_ID: 'id',
  SMS_SECRET_KEY: 'secret',
  SMS_SDK_APP_ID: '1',
  SMS_SIGN_NAME: '丹青',
  SMS_TEMPLATE_ID: '2',
};
const PRODUCTION = { NODE_ENV: 'production', OTP_PEPPER: 'p'.repeat(32) };

it('needs nothing in development, where the outbox takes what cannot be sent', () => {
  expect(load(DEVELOPMENT)).toEqual({
    basePath: '/',
    dataDir: '.data',
    s3: null,
    pepper: undefined,
    phoneRegion: 'CN',
    smsRegions: ['CN'],
    sendLimitPerAddress: 30,
    proofGuesses: 1000,
    outboxKey: DEVELOPMENT.DEVELOPMENT_SECRET,
    mailSender: null,
    smsSender: null,
  });
  const sent = { ...DEVELOPMENT, SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: SMTP.MAIL_FROM };
  const texted = { ...DEVELOPMENT, ...SMS, SMS_ENDPOINT: 'http://127.0.0.1:1' };
  expect(load(sent)).toMatchObject({ outboxKey: null, smsSender: null });
  expect(load(texted)).toMatchObject({ outboxKey: null, mailSender: null });
  expect(load({ ...DEVELOPMENT, PHONE_REGION: 'JP' }).smsRegions).toEqual(['JP']);
  expect(load({ ...DEVELOPMENT, SMS_REGIONS: 'CN, HK,JP' }).smsRegions).toEqual(['CN', 'HK', 'JP']);
  expect(load({ ...sent, ...texted }).outboxKey).toBeNull();
});

it('needs a pepper and a way to send in production, and has no outbox there', () => {
  expect(problems({ NODE_ENV: 'production' })).toEqual([
    'SMTP_URL: is required with NODE_ENV=production, unless the SMS variables are set',
    'MAIL_FROM: is required with SMTP_URL',
    'OTP_PEPPER: is required with NODE_ENV=production',
  ]);
  expect(load({ ...PRODUCTION, ...SMTP }).outboxKey).toBeNull();
  expect(load({ ...PRODUCTION, ...SMS }).outboxKey).toBeNull();
});

it('names every variable that another one needs', () => {
  const { SMTP_URL } = SMTP;
  expect(problems({ ...PRODUCTION, SMTP_URL, SMS_SECRET_ID: 'id', SMS_SIGN_NAME: '丹青' })).toEqual([
    'MAIL_FROM: is required with SMTP_URL',
    'SMS_SECRET_KEY: is required with the other SMS variables',
    'SMS_SDK_APP_ID: is required with the other SMS variables',
    'SMS_TEMPLATE_ID: is required with the other SMS variables',
  ]);
});

it.each([
  ['OTP_PEPPER', 'short'],
  ['PHONE_REGION', 'China'],
  ['PHONE_REGION', 'cn'],
  ['SEND_LIMIT_PER_ADDRESS', '0'],
  ['SEND_LIMIT_PER_ADDRESS', 'many'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['MAIL_FROM', 'Danqing'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'Danqing <a@example.com>\nBcc: b@example.com'],
  ['SMTP_URL', 'smtp://mail.example.com/?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://mail.example.com/?requireTLS=yes'],
  ['SMTP_URL', 'smtp://mail.example.com/?requireTLS=true&requireTLS=false'],
  ['SMTP_URL', 'smtp://mail.example.com/?logger=true'],
  ['SMS_REGIONS', 'CN;JP'],
  ['SMS_REGIONS', 'CN,cn'],
  ['SMS_ENDPOINT', 'ftp://x'],
])('refuses %s=%j', (name, value) => {
  expect(problems({ ...PRODUCTION, ...SMTP, ...SMS, [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: must `)),
  ]);
});

it.each([
  ['SMTP_URL', 'smtp://mail.example.com', false],
  ['SMTP_URL', 'smtp://mail.example.com/?requireTLS=false', false],
  ['SMTP_URL', 'smtp://mail.example.com/?requireTLS=true', true],
  ['SMTP_URL', 'smtp://mail.example.com/?requireTLS=true&ignoreTLS=true', false],
  ['SMTP_URL', 'smtps://mail.example.com/?ignoreTLS=true', false],
  ['SMTP_URL', 'smtps://mail.example.com/?pool=true', true],
  ['SMS_ENDPOINT', 'http://sms.example.com', false],
  ['SMS_ENDPOINT', 'https://sms.example.com', true],
])('lets nobody on the way read codes in production: %s=%j is fine: %s', (name, value, fine) => {
  const found = problems({ ...PRODUCTION, ...SMTP, ...SMS, [name]: value });
  expect(found).toEqual(fine ? [] : [expect.stringMatching(new RegExp(`^${name}: must `))]);
});
