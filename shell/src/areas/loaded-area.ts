import type { Locale } from '@danqing/contracts/locale';
import type { AreaDefinition, Catalogue } from '@danqing/shell-sdk';

/** An area that is here, with its texts in the language of the page. */
export interface LoadedArea {
  routes: AreaDefinition['routes'];
  texts: Catalogue;
}

/** Fetches the texts of one language; rejects when they do not come. */
export async function withTexts({ routes, locales }: AreaDefinition, locale: Locale): Promise<LoadedArea> {
  const texts = locales[locale];
  return { routes, texts: typeof texts === 'function' ? (await texts()).default : texts };
}
