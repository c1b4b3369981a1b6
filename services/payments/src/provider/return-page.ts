import { withLocale, type Locale } from '@danqing/contracts/locale';

export type Return = 'success' | 'cancelled';

/** Where a provider sends the member back to, as a path of the site. It says what the browser saw; the order knows. */
export const returnPath = (
  basePath: string,
  { id, locale }: { id: string; locale: Locale },
  seen: Return,
): string => `${basePath.slice(0, -1)}${withLocale(locale, '/users/profile')}?payment=${seen}&order=${id}`;
