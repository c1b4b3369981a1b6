import { createHash } from 'node:crypto';
import { dualScheme } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { colorGloss, isNamed } from '@danqing/contracts/page';
import type { PageCard } from '@danqing/contracts/ports';
import type { ServicePageKind } from '@danqing/contracts/releases';
import { prepareCard, type Card } from '@danqing/palette-drawing';
import { publicAddress, type PublicSite } from '../../address/public-address.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import type { PageScheme, SharedScheme } from '../shared-scheme.ts';

/** Increase when the design of cards changes, because fetched cards are cached forever. */
const DESIGN = 1;
const SITE_COLORS = { cinnabar: '#ED5126', azurite: '#1772B4' };
export const CARD_SIZE = { width: 1200, height: 630 };
export const SITE_CARD = 'danqing';

export function linkCard(
  locale: Locale,
  subject: { color: Color | CustomColor; scheme: PageScheme } | null,
): Card {
  const texts = PAGE_TEXTS[locale];
  if (!subject) {
    const { cinnabar, azurite } = SITE_COLORS;
    return prepareCard({
      locale,
      hex: cinnabar,
      name: '丹青',
      pinyin: 'dān qīng',
      foot: '',
      ...texts.siteCard,
      groups: groupsOf(dualScheme(cinnabar, azurite)),
    });
  }
  const { color, scheme } = subject;
  const named = isNamed(color);
  return prepareCard({
    locale,
    hex: color.hex,
    name: named ? color.name : color.hex,
    pinyin: named ? color.pinyin : '',
    foot: named ? color.hex : '',
    title: schemeTitle(scheme, locale),
    note: named ? note(color, locale) : scheme.fromPicture ? texts.pictureColor : texts.customColor,
    groups: groupsOf(scheme.swatches),
  });
}

export const schemeTitle = ({ mode, swatches }: PageScheme, locale: Locale): string =>
  mode === 'palette' ? PAGE_TEXTS[locale].palette(swatches.length) : PAGE_TEXTS[locale].scheme[mode];

export const serviceCard = (locale: Locale, card: PageCard): Card =>
  prepareCard({ ...card, locale, foot: card.hex });

/** The typeface of the cards draws a curly apostrophe as wide as a Chinese character. */
function note(color: Color, locale: Locale): string {
  const gloss = colorGloss(color, locale)?.replaceAll('’', "'");
  return gloss ?? PAGE_TEXTS[locale].collection[color.collection];
}

function groupsOf(swatches: PageScheme['swatches']) {
  const groups = new Map<string, { hex: string; label: string }[]>();
  for (const { type, hex, shade } of swatches)
    groups.set(type, [...(groups.get(type) ?? []), { hex, label: String(shade) }]);
  return [...groups.values()];
}

export const cardVersion = (card: Card): string =>
  createHash('sha256')
    .update(`${DESIGN} ${JSON.stringify(card)}`)
    .digest('base64url')
    .slice(0, 12);

export function cardUrl(
  place: PublicSite,
  locale: Locale,
  color: Color | CustomColor | null,
  shared: SharedScheme | null,
  version: string,
): string {
  const subject = color === null ? SITE_CARD : colorSegment(color);
  const query = new URLSearchParams({ ...(shared && { [shared.param]: shared.text }), v: version });
  return publicAddress(place, 'zh', `/og/${locale}/${subject}.png`, `?${query}`);
}

export function serviceCardUrl(
  place: PublicSite,
  locale: Locale,
  kind: ServicePageKind,
  params: Readonly<Record<string, string>>,
  card: PageCard,
): string {
  const query = new URLSearchParams({ ...params, v: cardVersion(serviceCard(locale, card)) });
  return publicAddress(place, 'zh', `/og/${locale}/${kind}.png`, `?${query}`);
}

export const colorSegment = (color: Color | CustomColor): string =>
  encodeURIComponent(isNamed(color) ? color.name : color.hex.slice(1));
