import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ALIPAY_GATEWAY,
  paymentFormTargets,
  paymentsConfigFields,
  paymentsProblems,
  type PaymentsConfig,
} from './payments-config.ts';

const PUBLIC_URL = 'https://danqing.example';
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const alipay = {
  ALIPAY_APP_ID: '1',
  ALIPAY_SELLER_ID: '2',
  ALIPAY_PRIVATE_KEY: '3',
  ALIPAY_PUBLIC_KEY: '4',
};

describe('keys of a provider', () => {
  it.each<Partial<PaymentsConfig>>([{}, { ...stripe, PUBLIC_URL }, { ...alipay, ...stripe, PUBLIC_URL }])(
    'are complete or absent: %#',
    (config) => {
      expect(paymentsProblems(config)).toEqual([]);
    },
  );

  it('are asked for together, by name', () => {
    expect(paymentsProblems({ STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_URL })).toEqual([
      'STRIPE_WEBHOOK_SECRET: is required with the others of STRIPE_',
    ]);
    expect(paymentsProblems({ ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: '3', PUBLIC_URL })).toEqual([
      'ALIPAY_SELLER_ID: is required with the others of ALIPAY_',
      'ALIPAY_PUBLIC_KEY: is required with the others of ALIPAY_',
    ]);
  });

  it.each([
    ['STRIPE_SECRET_KEY', stripe],
    ['ALIPAY_APP_ID', alipay],
  ])('need the public address, because members and notices come back to it: %s', (name, keys) => {
    expect(paymentsProblems(keys)).toEqual([expect.stringMatching(`^PUBLIC_URL: is required with ${name}`)]);
  });
});

describe('a setting', () => {
  const accepts = (setting: Record<string, string>) =>
    z.object(paymentsConfigFields).safeParse({ DATA_DIR: '/data', ...setting }).success;

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_live_1'],
    ['STRIPE_API_URL', 'https://pay.example'],
    ['ALIPAY_GATEWAY', 'https://pay.example/gateway.do'],
    ['RECEIPT_SELLER', '字'.repeat(120)],
    ['RECEIPT_ADDRESS', '字'.repeat(200)],
    ['RECEIPT_TAX_NUMBER', '9'.repeat(40)],
  ])('%s takes %s', (name, value) => {
    expect(accepts({ [name]: value })).toBe(true);
  });

  it.each([
    ['STRIPE_SECRET_KEY', ''],
    ['ALIPAY_APP_ID', ''],
    ['STRIPE_API_URL', 'pay.example'],
    ['RECEIPT_SELLER', ''],
    ['RECEIPT_SELLER', '字'.repeat(121)],
    ['RECEIPT_ADDRESS', ''],
    ['RECEIPT_ADDRESS', '字'.repeat(201)],
    ['RECEIPT_TAX_NUMBER', ''],
    ['RECEIPT_TAX_NUMBER', '9'.repeat(41)],
  ])('%s does not take %j, which would not fit or say nothing', (name, value) => {
    expect(accepts({ [name]: value })).toBe(false);
  });
});

describe('the address of a provider', () => {
  it.each(['STRIPE_API_URL', 'ALIPAY_GATEWAY'] as const)('%s is encrypted or on this machine', (name) => {
    for (const url of ['https://pay.example', 'http://127.0.0.1:9000', 'http://localhost:9000'])
      expect(paymentsProblems({ [name]: url })).toEqual([]);
    expect(paymentsProblems({ [name]: 'http://pay.example' })).toEqual([
      `${name}: must be https:// with NODE_ENV=production`,
    ]);
    expect(paymentsProblems({ [name]: 'http://pay.example', DEVELOPMENT_SECRET: 'secret' })).toEqual([]);
  });
});

describe('where a page may send a payment form', () => {
  it('is nowhere without Alipay', () => {
    expect(paymentFormTargets(stripe)).toEqual([]);
  });

  it('is its gateway and the hosts that it redirects to', () => {
    expect(paymentFormTargets(alipay)).toEqual([new URL(ALIPAY_GATEWAY).origin, 'https://*.alipay.com']);
    const sandbox = 'https://openapi-sandbox.dl.alipaydev.com/gateway.do';
    expect(paymentFormTargets({ ...alipay, ALIPAY_GATEWAY: sandbox })).toEqual([
      'https://openapi-sandbox.dl.alipaydev.com',
      'https://*.alipaydev.com',
    ]);
  });
});
