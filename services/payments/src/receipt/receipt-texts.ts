import type { Locale, LocalizedText } from '@danqing/contracts/locale';
import type { ProviderName } from '../order/order.ts';

export const RECEIPT_TEXTS = {
  title: { zh: '收据', en: 'Receipt', ja: '領収書' },
  notice: {
    zh: '本收据仅证明付款，不是税务发票（非发票）。',
    en: 'This receipt confirms a payment. It is not a tax invoice.',
    ja: '本書は支払いの証明です。税務上のインボイス（適格請求書・発票）ではありません。',
  },
  refunded: { zh: '已全额退款', en: 'Refunded in full', ja: '全額返金済み' },
  sandbox: {
    zh: '沙箱订单，未发生真实付款',
    en: 'Sandbox order: no money was paid',
    ja: 'サンドボックスの注文（実際の支払いはありません）',
  },
  seller: { zh: '收款方', en: 'Seller', ja: '販売者' },
  taxNumber: { zh: '税号', en: 'Tax number', ja: '税務番号' },
  order: { zh: '订单号', en: 'Order', ja: '注文番号' },
  paidAt: { zh: '付款时间', en: 'Paid on', ja: '支払日時' },
  payer: { zh: '付款人', en: 'Paid by', ja: '支払者' },
  method: { zh: '付款方式', en: 'Paid with', ja: '支払方法' },
  transaction: { zh: '交易号', en: 'Transaction', ja: '取引番号' },
  item: { zh: '项目', en: 'Item', ja: '品目' },
  quantity: { zh: '数量', en: 'Quantity', ja: '数量' },
  credits: { zh: '点数', en: 'Credits', ja: 'クレジット' },
  amount: { zh: '金额（人民币）', en: 'Amount (CNY)', ja: '金額（人民元）' },
  total: { zh: '合计', en: 'Total', ja: '合計' },
  paidBack: { zh: '已退款', en: 'Refunded', ja: '返金' },
  disputed: { zh: '争议中', en: 'In dispute', ja: '異議申し立て中' },
  net: { zh: '实付', en: 'Paid', ja: 'お支払い額' },
  footnote: {
    zh: '时间为北京时间（UTC+8）。退款以出具本收据之时为准。',
    en: 'Times are Beijing time (UTC+8). Refunds are as of the time this receipt was created.',
    ja: '時刻は北京時間（UTC+8）です。返金額は本書の作成時点のものです。',
  },
} as const satisfies Record<string, LocalizedText>;

export const PROVIDER_NAMES: Record<ProviderName, LocalizedText> = {
  alipay: { zh: '支付宝', en: 'Alipay', ja: 'Alipay（支付宝）' },
  stripe: { zh: 'Stripe', en: 'Stripe', ja: 'Stripe' },
  sandbox: { zh: '沙箱', en: 'Sandbox', ja: 'サンドボックス' },
};

export const RECEIPT_FILE_NAMES: Record<Locale, string> = {
  zh: '丹青_收据',
  en: 'Danqing_receipt',
  ja: '丹青_領収書',
};
