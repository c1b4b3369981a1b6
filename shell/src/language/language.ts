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

/** The name of each language, in that language. */
export const LANGUAGES = [
  { locale: 'zh', name: '中文', short: '中' },
  { locale: 'en', name: 'English', short: 'EN' },
  { locale: 'ja', name: '日本語', short: '日' },
] as const satisfies readonly { locale: Locale; name: string; short: string }[];

/** Says which language a visitor switched to. */
const CHANNEL = 'danqing-language';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Finds the language of this page and keeps storage, cookie and the document's `lang` in step with it. `serverLocale` is
 * what the server chose from cookie and browser; it decides where address and storage do not.
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

/** Loads the same place again in another language, and tells the other tabs. */
export function switchLanguage(locale: Locale, basePath: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(locale);
  channel.close();
  load(locale, basePath);
}

/**
 * Follows a switch in another tab, unless that would lose work here. Not by the stored language: opening an address with
 * a prefix changes that too, and means this one tab only.
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
  // An address that stays the same would not load again.
  if (url === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(url);
}

function remember(locale: Locale, basePath: string): void {
  writeStorage(LOCALE_STORAGE_KEY, locale);
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=${basePath}; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

const withPrefix = (prefix: Locale | null, path: string) => (prefix ? `/${prefix}${path}` : path);
