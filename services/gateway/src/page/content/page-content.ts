import { pageDescription, pageTitle } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import type { RoutePage } from '@danqing/contracts/releases';
import { publicAddress, type PublicSite } from '../../address/public-address.ts';
import type { ColorIndex } from '../color-index.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import type { ResolvedPage } from '../resolve-page.ts';
import { isOfService } from '../service-pages.ts';
import { colorContent } from './color-content.ts';
import type { PageContent } from './content.ts';
import { legalDocumentOf, legalText } from './legal-text.ts';
import { CARD_SIZE, cardVersion, linkCard, cardUrl, serviceCardUrl } from './link-card.ts';
import { serviceFacts } from './service-facts.ts';
import { resourceItems } from './structured-data.ts';

export function pageContent(page: ResolvedPage, colors: ColorIndex): PageContent {
  const { data, match, serviceData } = page;
  const { locale } = data;
  if (data.status !== 200 || !match) {
    const texts = PAGE_TEXTS[locale];
    const title = pageTitle(data.status === 410 ? texts.gone : texts.notFound, locale);
    return { ...plainContent(page, title, pageDescription(null, locale)), indexed: false };
  }
  const route = match.route.page;
  if (route.kind === 'color') return colorContent(page, route, colors);
  const plain = plainContent(
    page,
    pageTitle(serviceData?.title ?? route.title[locale], locale),
    serviceData?.description ?? route.description[locale],
  );
  const document = legalDocumentOf(page);
  if (document) return { ...plain, isComplete: true, facts: () => legalText(document, data) };
  return serviceData ? { ...plain, ...resourceContent(page, route.kind, serviceData, plain) } : plain;
}

const plainContent = (
  { data: { locale } }: ResolvedPage,
  title: string,
  description: string,
): PageContent => ({
  title,
  description,
  indexed: true,
  link: (place) => ({
    title,
    description,
    state: null,
    picture: {
      address: cardUrl(place, locale, null, null, cardVersion(linkCard(locale, null))),
      ...CARD_SIZE,
      alt: title,
    },
  }),
  structuredData: () => [],
  facts: () => '',
});

function resourceContent(
  { data, match }: ResolvedPage,
  kind: RoutePage['kind'],
  said: FoundPage,
  plain: PageContent,
): Partial<PageContent> {
  const { picture } = said;
  const pictureOf = (place: PublicSite) => {
    if (!picture) return null;
    if ('path' in picture) return { ...picture, address: publicAddress(place, 'zh', picture.path) };
    const address = isOfService(kind)
      ? serviceCardUrl(place, data.locale, kind, match?.params ?? {}, picture.card)
      : '';
    return { ...CARD_SIZE, alt: picture.alt, address };
  };
  return {
    indexed: said.indexed ?? true,
    link(place) {
      const link = plain.link(place);
      return { ...link, picture: pictureOf(place) ?? link.picture };
    },
    structuredData: (place, url) => resourceItems(said, data.locale, place, url, pictureOf(place)?.address),
    facts: () => serviceFacts(said, data),
  };
}
