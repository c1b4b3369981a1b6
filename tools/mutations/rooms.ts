/** A part of the sources that is mutated, and the tests that should notice. */
export interface Room {
  /** Vitest project of the tests. */
  project: 'unit' | 'service' | 'component';
  mutate: readonly string[];
  tests: readonly string[];
}

/** Property tests repeat what other tests show, hundreds of times for each mutant. */
const NO_PROPERTIES = '!(*.property).test.ts';

export const ROOMS: Readonly<Record<string, Room>> = {
  links: {
    project: 'unit',
    mutate: ['libs/color/color-core/src/scheme-state/*.ts', 'libs/color/color-core/src/harmonies.ts'],
    tests: [
      'libs/color/color-core/src/scheme-state/*.test.ts',
      'libs/color/color-core/src/palette/*.test.ts',
      'libs/color/color-core/src/harmonies.test.ts',
    ],
  },
  addresses: {
    project: 'component',
    mutate: ['mf-generator/src/model/address/{scheme-address,route-color}.ts'],
    tests: ['mf-generator/src/model/address/*.test.ts'],
  },
  prices: {
    project: 'unit',
    mutate: ['libs/api/contracts/src/payments/order-prices.ts'],
    tests: ['libs/api/contracts/src/payments/*.test.ts'],
  },
  credits: {
    project: 'service',
    mutate: ['services/credits/src/{account,audit,history,hold,purchases}/*.ts', '!**/*.entity.ts'],
    tests: [`services/credits/src/{account,audit,history,hold,purchases}/${NO_PROPERTIES}`],
  },
  statements: {
    project: 'service',
    mutate: [
      'services/payments/src/statement/compare-*.ts',
      'services/payments/src/order/order.ts',
      'services/payments/src/stripe/stripe-reports.ts',
      'services/payments/src/alipay/alipay-bill.ts',
      'services/payments/src/receipt/prepare-receipt.ts',
      'services/payments/src/payments-config.ts',
    ],
    tests: [
      'services/payments/src/statement/*.test.ts',
      'services/payments/src/order/order.test.ts',
      'services/payments/src/stripe/stripe-reports.test.ts',
      'services/payments/src/alipay/alipay-bill.test.ts',
      'services/payments/src/receipt/prepare-receipt.test.ts',
      'services/payments/src/payments-config.test.ts',
    ],
  },
  payments: {
    project: 'service',
    mutate: ['services/payments/src/{transitions,settlement}/*.ts'],
    tests: [`services/payments/src/{transitions,settlement}/${NO_PROPERTIES}`],
  },
  jobs: {
    project: 'service',
    mutate: ['libs/server/nest-kit/src/jobs/{jobs,allow-enqueueing}.ts'],
    tests: ['libs/server/nest-kit/src/jobs/{jobs,enqueue-rights}.test.ts'],
  },
  'paid-jobs': {
    project: 'service',
    mutate: ['libs/server/nest-kit/src/jobs/{alarm,paid-jobs,waiting-slots,work-for-credits}.ts'],
    tests: ['libs/server/nest-kit/src/jobs/{alarm,paid-jobs,waiting-slots,work-for-credits}.test.ts'],
  },
  moderation: {
    project: 'service',
    mutate: ['libs/server/nest-kit/src/moderation/*.ts'],
    tests: [
      'libs/server/nest-kit/src/moderation/*.test.ts',
      'services/palettes/src/moderation/moderation.api.test.ts',
    ],
  },
  'moderated-content': {
    project: 'service',
    mutate: ['services/*/src/moderation/moderated-*.ts'],
    tests: ['services/*/src/moderation/*.test.ts'],
  },
};
