import type { Locale } from '@danqing/contracts/locale';

/** Yuan as the server writes them, `5.00`, for readers: ¥ alone would be yen in Japanese. */
export const yuanText = (yuan: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(Number(yuan));
