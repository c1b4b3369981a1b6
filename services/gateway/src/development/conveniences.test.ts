import { isDevelopmentMachine } from '@danqing/nest-kit/config';
import { readPaymentsSettings } from '@danqing/payments';
import { expect, it } from 'vitest';
import { resolvePublicSite } from '../address/public-address.ts';
import { loadGatewayConfig, overrideOrigins, siteFacts, type GatewayConfig } from '../config.ts';

const least = { DATABASE_URL: 'postgres://database/site', DATA_DIR: '/data', BASE_PATH: '/' };
const SECRETS = {
  OPERATOR_TOKEN: 'twenty-four-characters-at-least',
  OTP_PEPPER: 'a pepper of thirty-two characters',
  SMTP_URL: 'smtps://127.0.0.1:465',
  MAIL_FROM: 'hello@danqing.example',
};
const HERE = { PUBLIC_URL: 'http://localhost:8080' };
const STRIPE = { ...HERE, STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const ALIPAY = { ALIPAY_SELLER_ID: '2088', ALIPAY_PRIVATE_KEY: 'k', ALIPAY_PUBLIC_KEY: 'k' };
/** The first account of every local Ethereum test chain, known to everyone. */
const KNOWN_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const LOCAL: NodeJS.ProcessEnv[] = [
  {},
  { NODE_ENV: 'development', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' },
  { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_51abc' },
];
const PUBLIC: NodeJS.ProcessEnv[] = [
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://shop.example' },
  { HOST: '0.0.0.0' },
  { TRUSTED_PROXIES: '10.0.0.1' },
  { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_51abc' },
  { ...HERE, ...ALIPAY, ALIPAY_APP_ID: '2021' },
  { SMTP_URL: 'smtps://mail.example' },
  { SERVICE_PAYMENTS_URL: 'http://payments:8081', SERVICE_TOKEN: 'a token of sixteen or more' },
];

const SWITCHED_OFF: Record<string, (config: GatewayConfig, env: NodeJS.ProcessEnv) => boolean> = {
  'payment sandbox': (_, env) => readPaymentsSettings({ ...least, ...env }).sandbox,
  'outbox, and changes by operators without a second factor': (config) => isDevelopmentMachine(config),
  overrides: (config) => overrideOrigins(config).loopback,
  'contact that leads nowhere': (config) => siteFacts(config).contact !== null,
  'address of the site from the request': (config) =>
    resolvePublicSite({ ...config, PUBLIC_URL: undefined }, { protocol: 'http', host: 'evil.example' }) !==
    null,
};
const REFUSED: [string, NodeJS.ProcessEnv, string][] = [
  ['a generated pepper', { OTP_PEPPER: '' }, 'OTP_PEPPER'],
  ['a generated operator token', { OPERATOR_TOKEN: '' }, 'OPERATOR_TOKEN'],
  ['no way to send codes', { SMTP_URL: '' }, 'SMTP_URL'],
  ['readable mail', { SMTP_URL: 'smtp://127.0.0.1:1025' }, 'SMTP_URL'],
  ['development servers', { DEVELOPMENT_SERVERS: 'generator=http://127.0.0.1:3401' }, 'DEVELOPMENT_SERVERS'],
  [
    'a key that everybody knows',
    {
      CHAIN_KEY: KNOWN_KEY,
      CHAIN_RPC_URL: 'http://127.0.0.1:8545',
      CHAIN_CONTRACT: `0x${'41'.repeat(20)}`,
    },
    'CHAIN_KEY',
  ],
];

const load = (env: NodeJS.ProcessEnv) => loadGatewayConfig({ ...least, ...SECRETS, ...env });

it.each(LOCAL)('has every convenience with %j', (env) => {
  const config = load(env);
  for (const [name, isOn] of Object.entries(SWITCHED_OFF))
    expect([name, isOn(config, env)]).toEqual([name, true]);
  for (const [name, given] of REFUSED) expect(() => load({ ...HERE, ...env, ...given }), name).not.toThrow();
});

it.each(PUBLIC)('has none with %j', (env) => {
  for (const other of [...LOCAL, ...PUBLIC]) {
    const both = { ...other, ...env };
    const config = load(both);
    for (const [name, isOn] of Object.entries(SWITCHED_OFF))
      expect([name, isOn(config, both)]).toEqual([name, false]);
  }
  for (const [name, given, variable] of REFUSED) {
    const refused = { ...env, ...given };
    if ('SMTP_URL' in env && 'SMTP_URL' in given) continue;
    expect(() => load(refused), name).toThrow(new RegExp(`^  ${variable}: `, 'm'));
  }
});

it('takes the secret of a start nowhere else', () => {
  const given = { DEVELOPMENT_SECRET: 'the secret of this start' };
  expect(load(given).DEVELOPMENT_SECRET).toBe(given.DEVELOPMENT_SECRET);
  for (const env of PUBLIC)
    expect(() => load({ ...env, ...given })).toThrow(/DEVELOPMENT_SECRET: is refused, because [A-Z]/);
});
