import type { Locale } from '@danqing/contracts/locale';

/** Texts of one language: nested keys, i18next interpolation `{{name}}`. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** Fetches the texts of each language, from a chunk of their own: `{ zh: () => import('./locales/zh.json'), … }`. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;
