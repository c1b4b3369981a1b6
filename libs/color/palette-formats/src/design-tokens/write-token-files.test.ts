import { expect, test } from 'vitest';
import { fiveColors, monoPalette } from '../../testing/palettes.ts';
import { writeStyleDictionary, writeTokensStudio } from '../index.ts';

const two = { ...fiveColors, colors: fiveColors.colors.slice(0, 2) };

test('tokens of Style Dictionary', () => {
  expect(JSON.parse(writeStyleDictionary(two))).toEqual({
    color: {
      zhuhong: { value: '#ed5126', type: 'color', comment: '朱红 zhū hóng' },
      tenghuang: { value: '#ffd111', type: 'color', comment: '藤黄 téng huáng' },
    },
  });
  expect(JSON.parse(writeStyleDictionary(monoPalette('brand')))).toMatchObject({
    color: { brand: { 600: { value: '#2b5fa3', comment: '靛蓝 diàn lán' } } },
  });
});

test('a set of Tokens Studio', () => {
  expect(JSON.parse(writeTokensStudio(two))).toEqual({
    global: {
      zhuhong: { value: '#ed5126', type: 'color', description: '朱红 zhū hóng' },
      tenghuang: { value: '#ffd111', type: 'color', description: '藤黄 téng huáng' },
    },
    $themes: [],
    $metadata: { tokenSetOrder: ['global'] },
  });
});
