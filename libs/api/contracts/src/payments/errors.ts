import type { ErrorEntries } from '../errors/error-kinds.ts';

export const PAYMENTS_ERRORS = {
  CREDITS_AMOUNT_INVALID: {
    kind: 'input',
    message: {
      zh: '购买点数须为 10 至 1000 之间的整十数',
      en: 'Choose 10 to 1000 credits, in steps of 10.',
      ja: 'クレジットは 10 から 1000 まで、10 単位で選んでください。',
    },
  },
  PAYMENT_AMOUNT_WRONG: {
    kind: 'input',
    message: {
      zh: '支付金额与点数不符，请刷新页面后重试',
      en: 'The amount does not match the credits. Please reload the page and try again.',
      ja: '金額とクレジット数が一致しません。ページを再読み込みしてからお試しください。',
    },
  },
  PAYMENT_METHOD_NOT_OFFERED: {
    kind: 'not-found',
    message: {
      zh: '本站未开通此支付方式，请选择其他方式',
      en: 'This site does not offer this payment method. Choose another way to pay.',
      ja: 'このお支払い方法はご利用いただけません。別の方法をお選びください。',
    },
  },
  PAYMENT_ORDER_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '创建支付订单失败',
      en: 'Couldn’t create the order. Nothing was charged.',
      ja: '注文を作成できませんでした。請求は発生していません。',
    },
  },
  STRIPE_PAYMENT_FAILED: {
    kind: 'unavailable',
    message: {
      zh: 'Stripe 支付失败，请稍后重试',
      en: 'The payment by Stripe failed. Nothing was charged. Please try again later.',
      ja: 'Stripe での支払いに失敗しました。請求は発生していません。しばらくしてからお試しください。',
    },
  },
  ORDERS_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '获取订单信息失败',
      en: 'Couldn’t load the orders.',
      ja: '注文を読み込めませんでした。',
    },
  },
  ORDER_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '未找到订单', en: 'Order not found.', ja: '注文が見つかりません。' },
  },
  ORDER_NOT_PAID: {
    kind: 'conflict',
    message: {
      zh: '订单尚未支付，暂无收据',
      en: 'This order has not been paid, so there is no receipt.',
      ja: 'この注文はまだ支払われていないため、領収書はありません。',
    },
  },
  RECEIPT_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '收据生成失败，请稍后重试',
      en: 'Couldn’t create the receipt. Please try again later.',
      ja: '領収書を作成できませんでした。しばらくしてからお試しください。',
    },
  },
  ORDER_ENDED: {
    kind: 'conflict',
    message: {
      zh: '该订单已处理',
      en: 'This order is already closed.',
      ja: 'この注文はすでに処理されています。',
    },
  },
  NOTICE_REFUSED: {
    kind: 'input',
    message: { zh: '通知无效', en: 'The notice is invalid.', ja: '通知が正しくありません。' },
  },
} as const satisfies ErrorEntries;
