import {
  isLocale,
  LOCALE_COOKIE,
  LOCALE_STORAGE_KEY,
  withLocale,
  type Locale,
} from '@danqing/contracts/locale';
import { detectLocale } from '@danqing/i18n';
import { readStorage, writeStorage } from '../browser/browser-storage.ts';
import { splitPlace } from '../browser/page.ts';

export const LANGUAGES = [
  { locale: 'zh', name: '中文', short: '中' },
  { locale: 'en', name: 'English', short: 'EN' },
  { locale: 'ja', name: '日本語', short: '日' },
] as const satisfies readonly { locale: Locale; name: string; short: string }[];

const CHANNEL = 'danqing-language';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Detects the page's language and stores it in local storage, the cookie and the document's `lang`.
 *
 * @param serverLocale the server's choice from cookie and browser, used if address and storage name none
 */
export function startLanguage(basePath: string, serverLocale: Locale): Locale {
  const place = splitPlace(location.pathname, basePath);
  const locale = detectLocale({
    path: withPrefix(place.prefix, place.path),
    stored: readStorage(LOCALE_STORAGE_KEY),
    languages: [serverLocale],
  });
  remember(locale, basePath);
  document.documentElement.lang = locale;
  return locale;
}

export function switchLanguage(locale: Locale, basePath: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(locale);
  channel.close();
  load(locale, basePath);
}

/**
 * Follows a language switch in another tab, unless that would lose work. Ignores the stored language, because
 * opening a prefixed address changes it too and concerns only that tab.
 */
export function followLanguage(current: Locale, basePath: string, mayReload: () => boolean): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => {
    if (isLocale(data) && data !== current && mayReload()) load(data, basePath);
  });
}

function load(locale: Locale, basePath: string): void {
  remember(locale, basePath);
  const { path } = splitPlace(location.pathname, basePath);
  const url = `${basePath.slice(0, -1)}${withLocale(locale, path)}${location.search}${location.hash}`;
  // Assigning the current address would not reload the page.
  if (url === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(url);
}

function remember(locale: Locale, basePath: string): void {
  writeStorage(LOCALE_STORAGE_KEY, locale);
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=${basePath}; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

const withPrefix = (prefix: Locale | null, path: string) => (prefix ? `/${prefix}${path}` : path);
