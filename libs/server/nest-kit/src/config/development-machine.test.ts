import { describe, expect, it } from 'vitest';
import {
  isDevelopmentMachine,
  findPublicSigns,
  explainNotDevelopmentMachine,
  withDevelopmentSecret,
} from './index.ts';

const isDevelopment = (env: NodeJS.ProcessEnv) => isDevelopmentMachine(withDevelopmentSecret(env));

describe('a development machine', () => {
  it.each<NodeJS.ProcessEnv>([
    {},
    { NODE_ENV: 'development' },
    { NODE_ENV: 'test' },
    { NODE_ENV: '', PUBLIC_URL: '', HOST: '' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { PUBLIC_URL: 'https://danqing.localhost' },
    { PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { TRUSTED_PROXIES: '127.0.0.0/8,::1' },
    { SITE_URL: 'none' },
    { STRIPE_SECRET_KEY: 'sk_test_51abc' },
    { STRIPE_SECRET_KEY: 'rk_test_51abc' },
    { ALIPAY_APP_ID: '2021', ALIPAY_GATEWAY: 'https://openapi-sandbox.dl.alipaydev.com/gateway.do' },
    { CHAIN_KEY: '0x1', CHAIN_RPC_URL: 'http://127.0.0.1:8545' },
    { CHAIN_KEY: '0x1', CHAIN_RPC_URL: 'https://evmtestnet.confluxrpc.com', CHAIN_ID: '71' },
    { SMTP_URL: 'smtp://localhost:1025' },
    { OPERATOR_TOKEN: 'x'.repeat(24), OTP_PEPPER: 'x'.repeat(32), DATABASE_URL: 'postgres://database/site' },
  ])('is one with %j', (env) => {
    expect(findPublicSigns(env)).toEqual([]);
    expect(isDevelopment(env)).toBe(true);
  });
});

const PUBLIC: NodeJS.ProcessEnv[] = [
  { NODE_ENV: 'production' },
  { NODE_ENV: 'Production' },
  { NODE_ENV: 'staging' },
  { PUBLIC_URL: 'https://shop.example' },
  { PUBLIC_URL: 'https://localhost.shop.example' },
  { PUBLIC_URL: 'https://danqing.test' },
  { PUBLIC_URL: 'shop.example' },
  { SITE_URL: 'https://shop.example' },
  { GATEWAY_URL: 'http://gateway:8080' },
  { SERVICE_PAYMENTS_URL: 'http://payments:8081' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.7' },
  { HOST: 'everywhere' },
  { TRUSTED_PROXIES: '10.0.0.0/8' },
  { TRUSTED_PROXIES: '127.0.0.1,172.30.0.0/24' },
  { TRUSTED_PROXIES: '127.0.0.1/1' },
  { STRIPE_SECRET_KEY: 'sk_live_51abc' },
  { STRIPE_SECRET_KEY: 'rk_live_51abc' },
  { STRIPE_SECRET_KEY: 'a key of another form' },
  { ALIPAY_APP_ID: '2021' },
  { ALIPAY_APP_ID: '2021', ALIPAY_GATEWAY: 'https://openapi.alipay.com/gateway.do' },
  { ALIPAY_APP_ID: '2021', ALIPAY_GATEWAY: 'https://evil.example/x.alipaydev.com/' },
  { CHAIN_KEY: '0x1', CHAIN_RPC_URL: 'https://evm.confluxrpc.com' },
  { SMTP_URL: 'smtps://site:secret@mail.example:465' },
  { SMS_SECRET_ID: 'id' },
];

describe('a machine that could be public', () => {
  it.each(PUBLIC)('is told by %j, in words without the value', (env) => {
    expect(findPublicSigns(env)).toHaveLength(1);
    expect(isDevelopment(env)).toBe(false);
    const why = explainNotDevelopmentMachine(env) ?? '';
    expect(why).toMatch(/^[A-Z_]+ /);
    for (const value of Object.values(env)) expect(why).not.toContain(value);
  });

  it('is not made one for development by anything beside the sign', () => {
    const harmless = { NODE_ENV: 'development', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' };
    for (const env of PUBLIC)
      for (const other of PUBLIC) expect(isDevelopment({ ...harmless, ...other, ...env })).toBe(false);
  });
});

describe('the answer', () => {
  const given = { DEVELOPMENT_SECRET: 'the secret of this start' };

  it('is a secret of its own for every start, and the given one for its programs', () => {
    const [one, other] = [withDevelopmentSecret({}), withDevelopmentSecret({})];
    expect(one.DEVELOPMENT_SECRET).toMatch(/^[\w-]{43}$/);
    expect(one.DEVELOPMENT_SECRET).not.toBe(other.DEVELOPMENT_SECRET);
    expect(withDevelopmentSecret(given)).toEqual(given);
  });

  it('is no for a service that nobody has asked for, and that sees nothing itself', () => {
    expect(isDevelopmentMachine({})).toBe(false);
    expect(explainNotDevelopmentMachine({})).toMatch(/no start .* DEVELOPMENT_SECRET/);
  });

  it('is no for a gateway beside a service of another start, which may hold the live keys', () => {
    const beside = { SERVICE_PAYMENTS_URL: 'http://127.0.0.1:8081' };
    expect(isDevelopment(beside)).toBe(false);
    expect(isDevelopment({ ...beside, ...given })).toBe(true);
  });
});
