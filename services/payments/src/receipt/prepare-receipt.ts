import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import { yuanOfFen } from '@danqing/contracts/payments';
import { ITEM_NAMES } from '../member-orders/item-names.ts';
import type { Order } from '../order/order.ts';
import type { ReceiptSeller } from './receipt-seller.ts';
import { PROVIDER_NAMES, RECEIPT_TEXTS } from './receipt-texts.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';

/**
 * Returns the receipt of a paid order.
 *
 * @param payer the member's name; an empty name omits the line
 */
export function prepareReceipt(
  order: Order,
  { payer, seller, locale }: { payer: string; seller: ReceiptSeller; locale: Locale },
): Receipt {
  const texts = RECEIPT_TEXTS;
  const { fen, refundedFen, disputedFen } = order;
  const line = (label: keyof typeof texts, value: string): ReceiptLine => ({
    label: texts[label][locale],
    value,
  });
  const refunds = [
    ...(refundedFen > 0 ? [line('paidBack', `−${yuan(refundedFen)}`)] : []),
    ...(disputedFen > 0 ? [line('disputed', yuan(disputedFen))] : []),
    ...(refundedFen > 0 ? [line('net', yuan(fen - refundedFen))] : []),
  ];
  return {
    siteTitle: SITE_TITLE[locale],
    title: texts.title[locale],
    notice: texts.notice[locale],
    stamp:
      order.provider === 'sandbox'
        ? texts.sandbox[locale]
        : refundedFen === fen
          ? texts.refunded[locale]
          : null,
    seller: {
      label: texts.seller[locale],
      lines: [
        clean(seller.name ?? '') || SITE_TITLE[locale],
        ...(seller.address === null ? [] : [clean(seller.address)]),
        ...(seller.taxNumber === null ? [] : [`${texts.taxNumber[locale]} ${clean(seller.taxNumber)}`]),
      ],
    },
    facts: [
      line('order', order.id),
      line('paidAt', beijingText(order.paidAt ?? order.completedAt ?? order.createdAt, locale)),
      ...(clean(payer) === '' ? [] : [line('payer', clean(payer))]),
      line('method', PROVIDER_NAMES[order.provider][locale]),
      line('transaction', order.paymentId ?? ''),
    ],
    heads: {
      name: texts.item[locale],
      quantity: texts.quantity[locale],
      credits: texts.credits[locale],
      amount: texts.amount[locale],
    },
    item: { name: ITEM_NAMES[locale], quantity: '1', credits: String(order.credits), amount: yuan(fen) },
    sums: [line('total', yuan(fen)), ...refunds],
    footnote: texts.footnote[locale],
  };
}

const yuan = (fen: number): string => `¥${yuanOfFen(fen)}`;

/** The reader's time zone is unknown, so the receipt names and uses the accounting time zone. */
const beijingText = (time: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(time);

/** Reduces text to one line and removes characters that could reorder the surrounding text. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
