import type { Color } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { isNamed, pageDescription, SITE_TITLE } from '@danqing/contracts/page';
import { publicAddress, type PublicPlace } from '../address/public-address.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** What a page is about, in the words of schema.org; null for pages of which there is nothing to say. */
export function structuredData({ data, match, path }: ResolvedPage, place: PublicPlace): object | null {
  const { locale, color } = data;
  const page = match?.route.page;
  if (path === '/') return graph(siteItems(locale, place));
  if (page?.kind !== 'color' || !page.param || path === null || !isNamed(color)) return null;
  return graph(colorItems(color, locale, place, publicAddress(place, locale, path)));
}

const graph = (items: object[]) => ({ '@context': 'https://schema.org', '@graph': items });

function siteItems(locale: Locale, place: PublicPlace): object[] {
  const url = publicAddress(place, locale, '/');
  const common = { name: SITE_TITLE[locale], url, inLanguage: locale };
  return [
    {
      '@type': 'WebSite',
      ...common,
      alternateName: ['丹青', 'Danqing'],
      description: PAGE_TEXTS[locale].tagline,
    },
    {
      '@type': 'WebApplication',
      ...common,
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript',
      isAccessibleForFree: true,
    },
  ];
}

function colorItems(color: Color, locale: Locale, place: PublicPlace, url: string): object[] {
  const home = publicAddress(place, locale, '/');
  return [
    {
      '@type': 'DefinedTerm',
      '@id': url,
      url,
      name: color.name,
      alternateName: [color.pinyin, color.pinyin_plain, color.gloss_en, color.gloss_ja],
      termCode: color.hex,
      description: pageDescription(color, locale),
      identifier: [
        { '@type': 'PropertyValue', propertyID: 'HEX', value: color.hex },
        { '@type': 'PropertyValue', propertyID: 'RGB', value: color.rgb },
        { '@type': 'PropertyValue', propertyID: 'CMYK', value: color.cmyk },
      ],
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: PAGE_TEXTS[locale].collectionTitle[color.collection],
        url: home,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: SITE_TITLE[locale], item: home },
        { '@type': 'ListItem', position: 2, name: color.name, item: url },
      ],
    },
  ];
}
