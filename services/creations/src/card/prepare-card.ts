import { accentSet } from '@danqing/color-core';
import type { Collection } from '@danqing/contracts/creations';
import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import type { CreationCard } from './card.ts';

/** Characters that a seal holds. */
const SEAL_CHARACTERS = 4;

/** Makes the picture of a link ready to be drawn. Pure. Throws `InvalidHexError`. */
export function prepareCard(
  { title, lines, renderings, color, user }: Collection,
  locale: Locale,
): CreationCard {
  const rendered = locale === 'zh' ? null : renderings?.[locale];
  return {
    title,
    lines,
    author: user.name,
    seal: [...color.name].slice(0, SEAL_CHARACTERS).join(''),
    accentInk: accentSet(color.hex, 'light')['accent-ink'],
    // The typeface of the pictures draws a curved apostrophe as wide as a Chinese character.
    note: (rendered?.title ?? `${color.name} ${color.hex}`).replaceAll('’', "'"),
    siteTitle: SITE_TITLE[locale],
  };
}
