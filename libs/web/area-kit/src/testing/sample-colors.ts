import { hexToRgb } from '@danqing/color-core';
import type { Collection, Color } from '@danqing/contracts/colors';

const GLOSSES: Readonly<Record<string, readonly [english: string, japanese: string]>> = {
  朱红: ['Cinnabar red', '朱紅（しゅこう）'],
  月白: ['Moon white', '月白（げっぱく）'],
  胭脂: ['Rouge', '臙脂（えんじ）'],
};

const ROWS: readonly [name: string, pinyin: string, hex: string, cmyk: string, collection: Collection][] = [
  ['朱红', 'zhū hóng', '#ED5126', '0,78,83,0', 'sepu'],
  ['月白', 'yuè bái', '#EEF7F2', '11,0,8,0', 'sepu'],
  ['群青', 'qún qīng', '#1772B4', '99,48,11,1', 'sepu'],
  ['藤黄', 'téng huáng', '#FFD111', '0,18,93,0', 'sepu'],
  ['胭脂', 'yān zhī', '#9D2933', '0,74,68,38', 'classic'],
  ['胭脂红', 'yān zhī hóng', '#F03F24', '0,86,84,0', 'sepu'],
  ['胭脂虫', 'yān zhī chóng', '#AB1D22', '0,83,80,33', 'solar-terms'],
  ['荷花白', 'hé huā bái', '#FBECDE', '0,6,12,2', 'solar-terms'],
  ['湖绿', 'hú lǜ', '#25F8CB', '85,0,18,3', 'classic'],
  ['爵头', 'jué tóu', '#631216', '0,82,78,61', 'solar-terms'],
  ['乌黑', 'wū hēi', '#392F41', '12,28,0,75', 'classic'],
  ['绀青绀紫', 'gàn qīng gàn zǐ', '#003371', '100,55,0,56', 'classic'],
];

export const sampleColors: readonly Color[] = ROWS.map(([name, pinyin, hex, cmyk, collection], index) => ({
  id: index + 1,
  name,
  pinyin,
  pinyin_plain: '',
  initials: pinyin
    .split(' ')
    .map((syllable) => syllable[0])
    .join(''),
  gloss_en: GLOSSES[name]?.[0] ?? '',
  gloss_ja: GLOSSES[name]?.[1] ?? '',
  hex,
  rgb: hexToRgb(hex).join(','),
  cmyk,
  cmyk_origin: 'published',
  collection,
  page: 1,
  history_id: null,
  provenance: [{ collection, hex }],
}));

/**
 * Returns the sample colour with this Chinese name.
 *
 * @throws {Error} when there is none
 */
export function sampleColor(name: string): Color {
  const color = sampleColors.find((one) => one.name === name);
  if (!color) throw new Error(`no sample colour ${name}`);
  return color;
}
