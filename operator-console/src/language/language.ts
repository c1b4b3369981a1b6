import type { Locale } from '@danqing/contracts/locale';
import { createContext, useContext } from 'react';
import { createFormats, type Formats } from './formats.ts';
import { en } from './texts.en.ts';
import { ja } from './texts.ja.ts';
import { zh, type Texts } from './texts.zh.ts';

export interface Language {
  locale: Locale;
  t: Texts;
  format: Formats;
}

const TEXTS: Record<Locale, Texts> = { zh, en, ja };

export function pickLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [primary = ''] = language.toLowerCase().split('-');
    if (Object.hasOwn(TEXTS, primary)) return primary as Locale;
  }
  return 'zh';
}

export function createLanguage(locale: Locale): Language {
  return { locale, t: TEXTS[locale], format: createFormats(locale) };
}

export const LanguageContext = createContext<Language>(createLanguage('zh'));
export const useLanguage = (): Language => useContext(LanguageContext);
