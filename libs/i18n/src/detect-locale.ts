import {
  DEFAULT_LOCALE,
  isLocale,
  preferredLocale,
  splitLocale,
  type Locale,
} from '@danqing/contracts/locale';

export interface LocaleSources {
  /** Path without the base path; a leading language segment decides. */
  path: string;
  /** What the visitor chose before (local storage). */
  stored: string | null;
  /** `navigator.languages`, in order of preference. */
  languages: readonly string[];
}

/** The interface language: path, then storage, then browser, then Chinese (specification part 1 §5). */
export function detectLocale({ path, stored, languages }: LocaleSources): Locale {
  return (
    splitLocale(path).locale ??
    (isLocale(stored) ? stored : null) ??
    preferredLocale(languages) ??
    DEFAULT_LOCALE
  );
}
