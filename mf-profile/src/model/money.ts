import type { Locale } from '@danqing/contracts/locale';

/** Formats the server's yuan (`5.00`). Not with ¥ alone, which means yen in Japanese. */
export const yuanText = (yuan: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(Number(yuan));
