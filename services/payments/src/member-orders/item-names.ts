import type { Locale } from '@danqing/contracts/locale';

/** What an order buys. */
export const ITEM_NAMES: Record<Locale, string> = { zh: '点数充值', en: 'Credits', ja: 'クレジット' };
