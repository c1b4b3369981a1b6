import type { ComponentType } from 'react';
import type { Locale } from '@danqing/contracts/locale';
import type { Catalogue } from '@danqing/i18n';

export type { Catalogue };

/** What an area exposes as `./area`. Its routes, navigation and names are data in its area.json, not code. */
export interface AreaDefinition {
  /** The texts of the area; its components read them with `useTranslation(<area id>)`. */
  locales: Record<Locale, Catalogue>;
  /** One component per route id of area.json. */
  routes: Record<string, ComponentType>;
}

/** Declares an area. The identity function: it exists for the type and as the one place to find every area's face. */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}
