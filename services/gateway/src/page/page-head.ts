import { schemeLinkParam } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { isNamed, pageDescription, pageTitle, SITE_TITLE } from '@danqing/contracts/page';
import { alternates, publicAddress, type PublicPlace } from '../address/public-address.ts';
import { CARD_SIZE, cardVersion, linkCard, pictureAddress } from './link-card.ts';
import { escapeHtml, scriptJson } from './escape-html.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { ResolvedPage } from './resolve-page.ts';
import { plainScheme } from './shared-scheme.ts';
import { structuredData } from './structured-data.ts';

/** As Open Graph writes languages. */
const REGIONS: Record<Locale, string> = { zh: 'zh_CN', en: 'en_GB', ja: 'ja_JP' };

export interface HeadTexts {
  title: string;
  description: string;
}

/** Title and description of a page. */
export function headTexts({ data, match }: ResolvedPage): HeadTexts {
  const texts = PAGE_TEXTS[data.locale];
  if (data.status !== 200 || !match)
    return {
      title: pageTitle(data.status === 410 ? texts.gone : texts.notFound, data.locale),
      description: pageDescription(null, data.locale),
    };
  const page = match.route.page;
  if (page.kind === 'text')
    return {
      title: pageTitle(page.title[data.locale], data.locale),
      description: page.description[data.locale],
    };
  const { color } = data;
  return {
    title: pageTitle(isNamed(color) ? color.name : color.hex, data.locale),
    description: pageDescription(color, data.locale),
  };
}

/**
 * What only search engines and other sites read: the addresses in other languages, the picture of a link to it,
 * structured data. Without a public place only what needs no whole address.
 */
export function findableHead(page: ResolvedPage, place: PublicPlace | null): string {
  const { data, path, shared } = page;
  // Sixteen million colours have no name: they are for their visitors, not for an index.
  const indexed = data.status === 200 && (topicOf(page) === null || isNamed(data.color));
  const lines = indexed ? [] : ['<meta name="robots" content="noindex">'];
  if (path === null || data.status !== 200 || !place) return lines.join('\n');
  const canonical = publicAddress(place, data.locale, path);
  if (indexed) {
    lines.push(`<link rel="canonical" href="${canonical}">`);
    for (const { language, address } of alternates(place, path))
      lines.push(`<link rel="alternate" hreflang="${language}" href="${address}">`);
  }
  // On a landing page the colour is in the query too.
  const state = shared && {
    ...(topicOf(page) === null && { hex: data.color.hex.slice(1) }),
    [schemeLinkParam]: shared.text,
  };
  const shownAt = state ? `${canonical}?${new URLSearchParams(state)}` : canonical;
  lines.push(...cardTags(page, place, shownAt));
  const about = indexed ? structuredData(page, place) : null;
  if (about) lines.push(`<script type="application/ld+json">${scriptJson(about)}</script>`);
  return lines.join('\n');
}

/** The colour that a page is about; null for landing pages, which show any, and for all others. */
function topicOf({ data, match }: ResolvedPage): Color | CustomColor | null {
  const page = match?.route.page;
  return page?.kind === 'color' && page.param ? data.color : null;
}

function cardTags(page: ResolvedPage, place: PublicPlace, address: string): string[] {
  const { data, match, shared } = page;
  const { locale } = data;
  const texts = PAGE_TEXTS[locale];
  const color = topicOf(page) ?? (shared ? data.color : null);
  const card = linkCard(locale, color && { color, scheme: shared ?? plainScheme(color.hex) });
  const picture = pictureAddress(place, locale, color, shared, cardVersion(card));
  // A landing page shows another colour each time; what is said of it must hold for all of them.
  const landing = match?.route.page.kind === 'color' && color === null;
  const said = landing ? { title: SITE_TITLE[locale], description: texts.tagline } : headTexts(page);
  const called = color && (isNamed(color) ? color.name : color.hex);
  const title = shared && called ? pageTitle(`${called} ${card.title}`, locale) : said.title;
  const alt = color ? [...new Set([called, color.hex, card.title])].join(' ') : title;
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', SITE_TITLE[locale]],
    ['og:locale', REGIONS[locale]],
    ['og:title', title],
    ['og:description', said.description],
    ['og:url', address],
    ['og:image', picture],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:image:alt', alt],
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    // Title, description and picture are taken from the lines above.
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
