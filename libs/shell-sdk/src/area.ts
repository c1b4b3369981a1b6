import type { ComponentType } from 'react';
import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue, Catalogues } from '@danqing/i18n';

export type { Catalogue, Catalogues };

/** What an area exposes as `./area`. Its routes, navigation and names are data in its area.json, not code. */
export interface AreaDefinition {
  /**
   * The texts of the area; its components read them with `useTranslation(<area id>)`. Each language is fetched alone, from
   * the chunk `<area id>-<language>`, which the page preloads; areas for contract 1.2 brought all of them along.
   */
  locales: Catalogues | Readonly<Record<Locale, Catalogue>>;
  /** One component per route id of area.json. */
  routes: Record<string, ComponentType>;
}

/** Declares an area. The identity function: it exists for the type and as the one place to find every area's face. */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}
