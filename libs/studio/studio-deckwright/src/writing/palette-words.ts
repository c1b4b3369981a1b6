import { hexToOklch } from '@danqing/color-core';
import type { Locale } from '@danqing/contracts/locale';

export interface DeckPalette {
  name: string;
  colors: readonly { hex: string; name: string }[];
}

const WEAK = new Set('浅淡深暗鲜嫩老苍大小中新乳肉肝鼻蛋尸尿屎粪死色');

export function characterOf(palette: DeckPalette, topic: string): string {
  const han = palette.colors[0]?.name.match(/\p{Script=Han}/gu) ?? [];
  const letter = /\p{L}/u.exec(topic)?.[0].toUpperCase();
  return (
    han.find((character) => !WEAK.has(character)) ??
    han[0] ??
    /\p{Script=Han}/u.exec(topic)?.[0] ??
    letter ??
    '丹'
  );
}

/** Hue names with their upper bounds in OKLCH degrees. */
const HUES: readonly [until: number, words: Record<Locale, string>][] = [
  [18, { zh: '粉红', en: 'pink', ja: '桃色' }],
  [42, { zh: '红', en: 'red', ja: '赤' }],
  [72, { zh: '橙', en: 'orange', ja: '橙色' }],
  [112, { zh: '黄', en: 'yellow', ja: '黄色' }],
  [165, { zh: '绿', en: 'green', ja: '緑' }],
  [215, { zh: '青', en: 'blue-green', ja: '青緑' }],
  [275, { zh: '蓝', en: 'blue', ja: '青' }],
  [330, { zh: '紫', en: 'purple', ja: '紫' }],
  [361, { zh: '粉红', en: 'pink', ja: '桃色' }],
];
const INK: Record<Locale, string> = { zh: '墨', en: 'ink grey', ja: '墨色' };

const oklchOf = (palette: DeckPalette) => hexToOklch(palette.colors[0]?.hex ?? '#808080');

export function hueWord(palette: DeckPalette, locale: Locale): string {
  const { c, h } = oklchOf(palette);
  return (c < 0.03 ? INK : (HUES.find(([until]) => h < until)?.[1] ?? INK))[locale];
}

export function isWarm(palette: DeckPalette): boolean {
  const { c, h } = oklchOf(palette);
  return c >= 0.03 && (h < 112 || h >= 330);
}
