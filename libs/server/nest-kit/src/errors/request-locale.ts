import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  preferredLocale,
  type Locale,
} from '@danqing/contracts/locale';

const LOCALE_COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`);

/** Returns the language of the cookie, else the first supported language of Accept-Language, else Chinese. */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = LOCALE_COOKIE_VALUE.exec(headers.cookie ?? '')?.[1]?.trim();
  if (isLocale(chosen)) return chosen;
  return preferredLocale(acceptedLanguages(headers['accept-language'] ?? '')) ?? DEFAULT_LOCALE;
}

function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
