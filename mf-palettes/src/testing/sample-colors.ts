import { hexToRgb } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

const ROWS: readonly [name: string, pinyin: string, hex: string][] = [
  ['朱红', 'zhū hóng', '#ED5126'],
  ['月白', 'yuè bái', '#EEF7F2'],
  ['群青', 'qún qīng', '#1772B4'],
  ['藤黄', 'téng huáng', '#FFD111'],
  ['胭脂', 'yān zhī', '#9D2933'],
  ['胭脂红', 'yān zhī hóng', '#F03F24'],
  ['湖绿', 'hú lǜ', '#25F8CB'],
  ['乌黑', 'wū hēi', '#392F41'],
];

/** Some colours of the collection. */
export const sampleColors: readonly Color[] = ROWS.map(([name, pinyin, hex], index) => ({
  id: index + 1,
  name,
  pinyin,
  pinyin_plain: '',
  initials: '',
  gloss_en: '',
  gloss_ja: '',
  hex,
  rgb: hexToRgb(hex).join(','),
  cmyk: '0,0,0,0',
  cmyk_origin: 'computed',
  collection: 'sepu',
  page: 1,
  history_id: null,
  provenance: [{ collection: 'sepu', hex }],
}));
