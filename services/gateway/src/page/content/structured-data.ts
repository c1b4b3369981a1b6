import type { Color } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { pageDescription, SITE_TITLE } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { publicAddress, type PublicSite } from '../../address/public-address.ts';
import { PAGE_TEXTS } from '../page-texts.ts';

export function siteItems(locale: Locale, place: PublicSite): object[] {
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

export function colorItems(color: Color, locale: Locale, place: PublicSite, url: string): object[] {
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
        url: publicAddress(place, locale, '/'),
      },
    },
    trail(color.name, locale, place, url),
  ];
}

export function resourceItems(
  { title, structuredData }: FoundPage,
  locale: Locale,
  place: PublicSite,
  url: string,
  image: string | undefined,
): object[] {
  const thing = structuredData && {
    '@id': url,
    url,
    ...(image !== undefined && { image }),
    ...structuredData,
  };
  return [...(thing ? [thing] : []), trail(title, locale, place, url)];
}

const trail = (name: string, locale: Locale, place: PublicSite, url: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      '@type': 'ListItem',
      position: 1,
      name: SITE_TITLE[locale],
      item: publicAddress(place, locale, '/'),
    },
    { '@type': 'ListItem', position: 2, name, item: url },
  ],
});
