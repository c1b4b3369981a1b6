import { sampleColors } from '@danqing/area-kit/testing';
import { expect, it } from 'vitest';
import { samplePalette } from '../testing/sample-palettes.ts';
import { findMatchingColor } from './find-matching-color.ts';

const palette = samplePalette(1, { name: '江南 Ｂlue' });
const foundBy = (search: string, list = sampleColors) => findMatchingColor(search, list)(palette)?.name;

it.each(['朱', '朱红', 'zhuhong', 'Zhū hóng'])('finds by %s the colour that is called so', (search) => {
  expect(foundBy(search)).toBe('朱红');
});

it.each(['', ' ', '江南', 'blue', '无此'])(
  'has no colour for %j: the name says it, or nothing does',
  (search) => {
    expect(foundBy(search)).toBeUndefined();
  },
);

it('finds by what a name means in English and Japanese', () => {
  const known = sampleColors.find(({ name }) => name === '朱红');
  expect(known?.gloss_en && foundBy(known.gloss_en)).toBe('朱红');
});

it('has no colour where the name says it in other characters', () => {
  const named = samplePalette(1, { name: '朱红烟' });
  expect(findMatchingColor('朱紅', sampleColors)(named)).toBeNull();
});

it('looks at the names themselves as long as the list is not there', () => {
  expect([foundBy('朱', []), foundBy('zhuhong', [])]).toEqual(['朱红', undefined]);
});
