import type { Locale } from '@danqing/contracts/locale';

type CatalogueEntry = string | Catalogue | readonly CatalogueEntry[];

export interface Catalogue {
  [key: string]: CatalogueEntry;
}

/** Loads each language from its own chunk: `{ zh: () => import('./locales/zh.json'), … }`. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;
