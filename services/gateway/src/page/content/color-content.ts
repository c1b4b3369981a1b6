import type { Locale } from '@danqing/contracts/locale';
import {
  colorLabel,
  isNamed,
  nameWithGloss,
  pageDescription,
  pageTitle,
  SITE_TITLE,
} from '@danqing/contracts/page';
import type { RoutePage } from '@danqing/contracts/releases';
import type { PublicSite } from '../../address/public-address.ts';
import type { ColorIndex } from '../color-index.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import type { ResolvedPage } from '../resolve-page.ts';
import { plainScheme, type SharedScheme } from '../shared-scheme.ts';
import { colorFacts } from './color-facts.ts';
import { CARD_SIZE, cardVersion, linkCard, cardUrl } from './link-card.ts';
import type { PageContent, PageLink } from './content.ts';
import { colorItems } from './structured-data.ts';

const NAMED = 5;

export function colorContent(
  page: ResolvedPage,
  { param }: Extract<RoutePage, { kind: 'color' }>,
  colors: ColorIndex,
): PageContent {
  const { color, locale } = page.data;
  const landing = param === undefined;
  return {
    title: pageTitle(colorLabel(color, locale), locale),
    description: pageDescription(color, locale),
    // The sixteen million unnamed colours should not fill a search index.
    indexed: landing || isNamed(color),
    link: (place) => colorLink(page, landing, place, colors),
    structuredData: (place, url) => (!landing && isNamed(color) ? colorItems(color, locale, place, url) : []),
    facts: () => colorFacts(page, colors),
  };
}

function colorLink(
  { data, shared }: ResolvedPage,
  landing: boolean,
  place: PublicSite,
  colors: ColorIndex,
): PageLink {
  const { locale, color: shown } = data;
  // A landing page shows a different colour each time, so its link data must fit all of them.
  const color = landing && !shared ? null : shown;
  const card = linkCard(locale, color && { color, scheme: shared ?? plainScheme(color.hex) });
  const address = cardUrl(place, locale, color, shared, cardVersion(card));
  const picture = { address, ...CARD_SIZE };
  if (!color) {
    const title = SITE_TITLE[locale];
    return {
      title,
      description: PAGE_TEXTS[locale].tagline,
      state: null,
      picture: { ...picture, alt: title },
    };
  }
  const called = colorLabel(color, locale);
  return {
    title: pageTitle(shared ? `${called} ${card.title}` : called, locale),
    description:
      shared?.mode === 'palette' ? inPalette(shared, locale, colors) : pageDescription(color, locale),
    state: shared && { ...(landing && { hex: color.hex.slice(1) }), [shared.param]: shared.text },
    picture: { ...picture, alt: [...new Set([called, color.hex, card.title])].join(' ') },
  };
}

function inPalette({ swatches }: SharedScheme, locale: Locale, colors: ColorIndex): string {
  const words = swatches.slice(0, NAMED).map(({ name, hex }) => {
    const known = colors.byName(name);
    return known ? nameWithGloss(known, locale) : hex;
  });
  return PAGE_TEXTS[locale].paletteColors(words, swatches.length > words.length);
}
