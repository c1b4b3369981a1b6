import type { ErrorEntries } from '../errors/error-kinds.ts';

/** Errors of the credits service. */
export const CREDITS_ERRORS = {
  CREDITS_INSUFFICIENT: {
    kind: 'payment',
    message: {
      zh: '点数不足，没有扣除点数，请充值后再试',
      en: 'You do not have enough credits. Nothing was charged; top up and try again.',
      ja: 'クレジットが足りません。消費されていませんので、追加してからお試しください。',
    },
  },
} as const satisfies ErrorEntries;
