import { accentSet, textOn } from '@danqing/color-core';
import type { Locale } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import { isPale } from '../paper/is-pale.ts';
import type { Card, CardColor } from './card.ts';

export interface CardRequest {
  locale: Locale;
  hex: string;
  name: string;
  pinyin: string;
  foot: string;
  title: string;
  note: string;
  groups: readonly (readonly { hex: string; label: string }[])[];
}

/**
 * Returns the card to draw; deterministic.
 *
 * @throws {InvalidHexError} when a colour is malformed
 */
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
