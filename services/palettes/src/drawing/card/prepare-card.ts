import { accentSet, textOn } from '@danqing/color-core';
import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import { isPale } from '../sheet/is-pale.ts';
import type { Card, CardColor } from './card.ts';

export interface CardRequest {
  locale: Locale;
  hex: string;
  /** Drawn from top to bottom. */
  name: string;
  /** Separated by spaces, one for each character; empty without any. */
  pinyin: string;
  /** Below the name on its colour; empty for none. */
  foot: string;
  title: string;
  note: string;
  /** Colours of the scheme in their groups. */
  groups: readonly (readonly { hex: string; label: string }[])[];
}

/** Makes a card ready to be drawn. Pure: the same request gives the same card. Throws `InvalidHexError`. */
export function prepareCard({ locale, hex, name, pinyin, foot, title, note, groups }: CardRequest): Card {
  return {
    name: { text: name, syllables: pinyin === '' ? [] : pinyin.split(' ') },
    color: cardColor(hex),
    foot,
    title,
    note,
    siteTitle: SITE_TITLE[locale],
    accentInk: accentSet(hex, 'light')['accent-ink'],
    groups: groups.map((group) => group.map((swatch) => ({ ...cardColor(swatch.hex), label: swatch.label }))),
  };
}

const cardColor = (hex: string): CardColor => ({ hex, text: textOn(hex), pale: isPale(hex) });
