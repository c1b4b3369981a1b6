import type { Locale } from '@danqing/contracts/locale';

export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** Loads each language from its own chunk: `{ zh: () => import('./locales/zh.json'), … }`. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;
