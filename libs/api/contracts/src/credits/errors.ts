import type { ErrorEntries } from '../errors/error-kinds.ts';

export const CREDITS_ERRORS = {
  CREDITS_INSUFFICIENT: {
    kind: 'payment',
    message: {
      zh: '点数不足，没有扣除点数，请购买点数后再试',
      en: 'You do not have enough credits. Nothing was charged. Buy credits and try again.',
      ja: 'クレジットが足りません。消費されていませんので、追加してからお試しください。',
    },
  },
  CREDIT_HISTORY_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '获取点数明细失败',
      en: 'Couldn’t load the credit history.',
      ja: 'クレジット履歴を読み込めませんでした。',
    },
  },
} as const satisfies ErrorEntries;
