import { createHash } from 'node:crypto';
import { dualScheme } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { colorGloss, isNamed } from '@danqing/contracts/page';
import type { PageCard } from '@danqing/contracts/ports';
import type { ServicePageKind } from '@danqing/contracts/releases';
import { prepareCard, type Card } from '@danqing/palettes';
import { publicAddress, type PublicPlace } from '../../address/public-address.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import type { PageScheme, SharedScheme } from '../shared-scheme.ts';

/** To be raised when cards are drawn in another way: pictures that were fetched are kept for ever. */
const DESIGN = 1;
/** 朱红 and 群青, the cinnabar and the azurite of the site's name. */
const SITE_COLORS = { cinnabar: '#ED5126', azurite: '#1772B4' };
export const CARD_SIZE = { width: 1200, height: 630 };
/** In place of a colour's name: the picture of the site. */
export const SITE_PICTURE = 'danqing';

/** The picture beside a link to a page about a colour; with null, to any other page. */
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

/** What the picture and the page call a scheme, or the colours of an open palette. */
export const schemeTitle = ({ mode, swatches }: PageScheme, locale: Locale): string =>
  mode === 'palette' ? PAGE_TEXTS[locale].palette(swatches.length) : PAGE_TEXTS[locale].scheme[mode];

/** The picture beside a link to a page of a service. */
export const serviceCard = (locale: Locale, card: PageCard): Card =>
  prepareCard({ ...card, locale, foot: card.hex });

/** The typeface of the pictures draws a curved apostrophe as wide as a Chinese character. */
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

/** Changes with everything that can be seen on the card. */
export const cardVersion = (card: Card): string =>
  createHash('sha256')
    .update(`${DESIGN} ${JSON.stringify(card)}`)
    .digest('base64url')
    .slice(0, 12);

/** Where the picture of a page is. */
export function pictureAddress(
  place: PublicPlace,
  locale: Locale,
  color: Color | CustomColor | null,
  shared: SharedScheme | null,
  version: string,
): string {
  const subject = color === null ? SITE_PICTURE : colorSegment(color);
  const query = new URLSearchParams({ ...(shared && { [shared.param]: shared.text }), v: version });
  return publicAddress(place, 'zh', `/og/${locale}/${subject}.png`, `?${query}`);
}

/** Where the picture of a page of a service is: with the parameters of its route. */
export function servicePictureAddress(
  place: PublicPlace,
  locale: Locale,
  kind: ServicePageKind,
  params: Readonly<Record<string, string>>,
  card: PageCard,
): string {
  const query = new URLSearchParams({ ...params, v: cardVersion(serviceCard(locale, card)) });
  return publicAddress(place, 'zh', `/og/${locale}/${kind}.png`, `?${query}`);
}

/** The colour in a path: its name, or the digits of its hex. */
export const colorSegment = (color: Color | CustomColor): string =>
  encodeURIComponent(isNamed(color) ? color.name : color.hex.slice(1));
