import type { Color, CustomColor } from '../colors/index.ts';
import type { Locale } from '../locale/index.ts';
import { isNamed } from './page.ts';

// Contents of a page's head. The gateway renders them first; the shell updates them.

export const SITE_TITLE: Record<Locale, string> = {
  zh: '丹青 中国传统色配色',
  en: 'Danqing, Chinese colour palettes',
  ja: '丹青 中国伝統色の配色',
};

/**
 * Returns a page's document title.
 *
 * @param subject a colour's name, or its hex without a name
 */
export const pageTitle = (subject: string, locale: Locale): string => `${subject} · ${SITE_TITLE[locale]}`;

export function pageDescription(color: Color | CustomColor | null, locale: Locale): string {
  const texts = DESCRIPTIONS[locale];
  if (!color) return texts.missing;
  return isNamed(color) ? texts.named(color) : texts.custom(color.hex);
}

/** Returns the page icon, a square of the colour, as a data URL. */
export const pageIcon = (hex: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${hex}"/></svg>`)}`;

const DESCRIPTIONS = {
  zh: {
    named: (color: Color) =>
      `${color.name}（${color.pinyin}，${color.hex}）是一种中国传统色。在丹青查看它的色值，生成单色、双色与三角配色。`,
    custom: (hex: string) => `由 ${hex} 出发，在丹青生成单色、双色与三角配色，并找到相近的中国传统色。`,
    missing: '丹青没有这个页面。从 1,023 种中国传统色里挑一种开始。',
  },
  en: {
    named: (color: Color) =>
      `${color.name} (${color.gloss_en}, ${color.pinyin}, ${color.hex}) is a traditional Chinese colour. See its values and derive mono, dual and triadic schemes from it.`,
    custom: (hex: string) =>
      `Start from ${hex}: derive mono, dual and triadic schemes and find the nearest traditional Chinese colours.`,
    missing: 'Danqing has no such page. Start from any of 1,023 traditional Chinese colours.',
  },
  ja: {
    named: (color: Color) =>
      `${color.gloss_ja}（中国名 ${color.name}、${color.pinyin}、${color.hex}）は中国の伝統色です。色の値を確かめ、単色・二色・三角の配色を作れます。`,
    custom: (hex: string) => `${hex} から単色・二色・三角の配色を作り、近い中国の伝統色を見つけられます。`,
    missing: 'このページは丹青にありません。1,023 の中国の伝統色から選んでください。',
  },
} satisfies Record<Locale, unknown>;
