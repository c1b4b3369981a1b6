import type { Locale } from '@danqing/contracts/locale';
import { areaTexts, type AreaDefinition, type Catalogue } from '@danqing/shell-sdk';

/** An area that is here, with its texts in the language of the page. */
export interface LoadedArea {
  routes: AreaDefinition['routes'];
  /** Namespace → catalogue. */
  texts: Readonly<Record<string, Catalogue>>;
}

/** Fetches the texts of one language; rejects when they do not come. */
export async function withTexts(
  area: string,
  definition: AreaDefinition,
  locale: Locale,
): Promise<LoadedArea> {
  return { routes: definition.routes, texts: await areaTexts(area, definition, locale) };
}
