import { accentSet } from '@danqing/color-core';
import type { Collection } from '@danqing/contracts/creations';
import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import type { CreationCard } from './card.ts';

const SEAL_CHARACTERS = 4;

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
    // The cards' typeface draws a curly apostrophe as wide as a Chinese character.
    note: (rendered?.title ?? `${color.name} ${color.hex}`).replaceAll('’', "'"),
    siteTitle: SITE_TITLE[locale],
  };
}
