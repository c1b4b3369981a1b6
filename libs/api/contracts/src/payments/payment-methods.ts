export const PAYMENT_METHODS = ['alipay', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
