import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import { alternates, publicAddress, type PublicSite } from '../address/public-address.ts';
import type { PageContent, PageLink } from './content/content.ts';
import { siteItems } from './content/structured-data.ts';
import { escapeHtml, scriptJson } from '../html/escape-html.ts';
import type { ResolvedPage } from './resolve-page.ts';

const REGIONS: Record<Locale, string> = { zh: 'zh_CN', en: 'en_GB', ja: 'ja_JP' };

/**
 * Renders the metadata for search engines and link previews. Without a public address, it omits everything
 * that needs absolute URLs.
 */
export function renderSeoHead(
  { data, path }: ResolvedPage,
  { indexed, link, structuredData }: PageContent,
  place: PublicSite | null,
): string {
  const { locale } = data;
  const lines = indexed ? [] : ['<meta name="robots" content="noindex">'];
  if (path === null || data.status !== 200 || !place) return lines.join('\n');
  const canonical = publicAddress(place, locale, path);
  if (indexed) {
    lines.push(`<link rel="canonical" href="${canonical}">`);
    for (const { language, address } of alternates(place, path))
      lines.push(`<link rel="alternate" hreflang="${language}" href="${address}">`);
  }
  lines.push(...linkTags(link(place), locale, canonical));
  const items = path === '/' ? siteItems(locale, place) : structuredData(place, canonical);
  if (indexed && items.length > 0) {
    const about = { '@context': 'https://schema.org', '@graph': items };
    lines.push(`<script type="application/ld+json">${scriptJson(about)}</script>`);
  }
  return lines.join('\n');
}

function linkTags(
  { title, description, state, picture }: PageLink,
  locale: Locale,
  canonical: string,
): string[] {
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', SITE_TITLE[locale]],
    ['og:locale', REGIONS[locale]],
    ['og:title', title],
    ['og:description', description],
    ['og:url', state ? `${canonical}?${new URLSearchParams(state)}` : canonical],
    ['og:image', picture.address],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.alt],
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    // X uses the Open Graph title, description and image.
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
