import type { Locale } from '@danqing/contracts/locale';
import { areaTexts, type AreaDefinition, type Catalogue } from '@danqing/shell-sdk';

export interface LoadedArea {
  routes: AreaDefinition['routes'];
  texts: Readonly<Record<string, Catalogue>>;
}

export async function withTexts(
  area: string,
  definition: AreaDefinition,
  locale: Locale,
): Promise<LoadedArea> {
  return { routes: definition.routes, texts: await areaTexts(area, definition, locale) };
}
