import {
  DEFAULT_LOCALE,
  isLocale,
  preferredLocale,
  splitLocale,
  type Locale,
} from '@danqing/contracts/locale';

export interface LocaleSources {
  path: string;
  stored: string | null;
  languages: readonly string[];
}

/**
 * Returns the interface language: from the path, storage or browser, in this order, otherwise Chinese
 * (specification part 1 §5).
 */
export function detectLocale({ path, stored, languages }: LocaleSources): Locale {
  return (
    splitLocale(path).locale ??
    (isLocale(stored) ? stored : null) ??
    preferredLocale(languages) ??
    DEFAULT_LOCALE
  );
}
