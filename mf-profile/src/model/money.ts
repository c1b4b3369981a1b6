import type { Locale } from '@danqing/contracts/locale';

/** Formats a yuan amount from the server, such as `5.00`. Avoids a plain ¥, which means yen in Japanese. */
export const yuanText = (yuan: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(Number(yuan));
