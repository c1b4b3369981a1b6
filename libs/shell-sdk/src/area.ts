import type { ComponentType } from 'react';
import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue, Catalogues } from '@danqing/i18n';

export type { Catalogue, Catalogues };

/** The module that an area fetches for a language. */
export interface AreaTexts {
  /** Its own: the namespace is its id. */
  default: Catalogue;
  /** Of the libraries that its first page uses: namespace → catalogue. */
  libraries?: Readonly<Record<string, Catalogue>>;
}

/** What an area exposes as `./area`. Its routes, navigation and names are data in its area.json, not code. */
export interface AreaDefinition {
  /**
   * The texts of the area; its components read them with `useTranslation(<area id>)`. Each language is fetched alone, from
   * the chunk `<area id>-<language>`, which the page preloads; areas for contract 1.2 brought all of them along.
   */
  locales: Readonly<Record<Locale, (() => Promise<AreaTexts>) | Catalogue>>;
  /** One component per route id of area.json. */
  routes: Record<string, ComponentType>;
}

/** Declares an area. The identity function: it exists for the type and as the one place to find every area's face. */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}

/** The texts of an area in one language, namespace → catalogue; rejects when they do not come. For the shell. */
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
