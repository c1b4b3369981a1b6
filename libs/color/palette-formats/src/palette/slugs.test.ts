import type { PaletteColor } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPalette, listedColors, manyRuns } from '../../testing/palettes.ts';
import { colorSlugs } from './slugs.ts';

vi.setConfig(manyRuns);

const slugsOf = (...colors: Omit<PaletteColor, 'hex'>[]) =>
  colorSlugs({ name: '', colors: colors.map((color) => ({ hex: '#ED5126', ...color })) });

test.each<[string, Omit<PaletteColor, 'hex'>, string]>([
  ['pinyin with tones and spaces', { name: '杏仁黄', pinyin: 'xìng rén huáng' }, 'xingrenhuang'],
  ['ü, which is written v', { name: '苔绿', pinyin: 'tái lǜ' }, 'tailv'],
  ['ü of other words, which is written u', { name: 'Grün' }, 'grun'],
  ['a Latin name', { name: 'Sky Blue 2' }, 'sky-blue-2'],
  ['a Latin part of a name', { name: '天蓝 Sky' }, 'sky'],
  ['a name without Latin letters', { name: '月白' }, 'color-1'],
  ['an emoji', { name: '🎨' }, 'color-1'],
  ['pinyin that is none', { name: '月白', pinyin: '🎨' }, 'color-1'],
  ['a step', { name: '朱红', pinyin: 'zhū hóng', shade: '500' }, 'zhuhong-500'],
  ['a step with letters', { name: '朱红', pinyin: 'zhū hóng', shade: 'triadA-950' }, 'zhuhong-triada-950'],
  ['nothing but a step', { shade: 'mid-300' }, 'mid-300'],
  ['nothing but a type', { type: 'secondary' }, 'secondary'],
  ['nothing at all', {}, 'color-1'],
  ['digits in front', { name: '2024 Spring' }, 'color-2024-spring'],
  ['a word that Tailwind uses', { name: '八色', pinyin: 'bā sè' }, 'color-base'],
])('%s', (_what, color, slug) => {
  expect(slugsOf(color)).toEqual([slug]);
});

test('different names of one pinyin are told apart, with their steps', () => {
  expect(
    slugsOf(
      { name: '艳红', pinyin: 'yàn hóng', shade: '500' },
      { name: '烟红', pinyin: 'yān hóng', shade: '500' },
      { name: '艳红', pinyin: 'yàn hóng', shade: '600' },
      { name: '烟红', pinyin: 'yān hóng', shade: '600' },
    ),
  ).toEqual(['yanhong-500', 'yanhong-2-500', 'yanhong-600', 'yanhong-2-600']);
});

test('numbered steps without a name go by the primary colour', () => {
  expect(
    slugsOf(
      { name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
      { name: '50', shade: '50' },
      { shade: '100' },
    ),
  ).toEqual(['zhuhong', 'zhuhong-50', 'zhuhong-100']);
});

test('the whole list gives the plain pinyin where it is free', () => {
  const slugs = colorSlugs({ name: '', colors: listedColors });
  expect(new Set(slugs).size).toBe(listedColors.length);
  expect(slugs.filter((slug) => /^color-|-\d+$/.test(slug)).length).toBeLessThan(80);
});

test('slugs are unique ASCII identifiers for any palette', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const slugs = colorSlugs(palette);
      expect(new Set(slugs).size).toBe(palette.colors.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
    }),
  );
});
