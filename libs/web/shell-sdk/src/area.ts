import type { ComponentType } from 'react';
import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue, Catalogues } from '@danqing/i18n';

export type { Catalogue, Catalogues };

export interface AreaTexts {
  default: Catalogue;
  /** Texts of the libraries that the first page uses, by namespace. */
  libraries?: Readonly<Record<string, Catalogue>>;
}

/** The module that an area exposes as `./area`. Routes, navigation and names are data in its area.json. */
export interface AreaDefinition {
  /**
   * Texts of the area by language; components read them with `useTranslation(<area id>)`. The page preloads
   * one language, from the chunk `<area id>-<language>`. Areas built for contract 1.2 bundle all languages.
   */
  locales: Readonly<Record<Locale, (() => Promise<AreaTexts>) | Catalogue>>;
  routes: Record<string, ComponentType>;
}

/** Returns the definition unchanged. It provides the type and marks the entry module of each area. */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}

/**
 * Resolves with the texts of an area in one language, by namespace. Used by the shell. Rejects when they fail
 * to load.
 */
export async function areaTexts(
  area: string,
  { locales }: AreaDefinition,
  locale: Locale,
): Promise<Record<string, Catalogue>> {
  const texts = locales[locale];
  if (typeof texts !== 'function') return { [area]: texts };
  const { default: own, libraries } = await texts();
  return { ...libraries, [area]: own };
}
