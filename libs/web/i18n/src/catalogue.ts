import type { Catalogue } from '@danqing/contracts/catalogues';
import type { Locale } from '@danqing/contracts/locale';

export type { Catalogue };

/** Loads each language from its own chunk: `{ zh: () => import('./locales/zh.json'), … }`. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>>;
