import { withLocale, type Locale } from '@danqing/contracts/locale';

export type Return = 'success' | 'cancelled';

/**
 * Returns the path to which a provider redirects the member. The result in the URL is unverified; only the
 * order's status counts.
 */
export const returnPath = (
  basePath: string,
  { id, locale }: { id: string; locale: Locale },
  seen: Return,
): string => `${basePath.slice(0, -1)}${withLocale(locale, '/users/profile')}?payment=${seen}&order=${id}`;
