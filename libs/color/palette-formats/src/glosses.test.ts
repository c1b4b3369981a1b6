import { expect, test } from 'vitest';
import {
  PALETTE_FORMATS,
  writeCss,
  writeDesignTokens,
  writeSvg,
  writeTailwind,
  writeTailwindConfig,
} from './index.ts';
import { readCss } from './css/read-css.ts';
import { scanCss } from './css/scan-css.ts';

const colors = [
  { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' as const },
  { hex: '#123456', name: '我的蓝' },
];
const plain = { name: '雨过天青', colors };
const explained = { ...plain, glosses: new Map([['朱红', 'Cinnabar red']]) };

test('comments say behind a name what it means', () => {
  expect(writeCss(explained)).toContain('--color-zhuhong: #ED5126; /* 朱红 */ /* Cinnabar red */\n');
  expect(writeTailwind(explained)).toContain('--color-zhuhong: #ED5126; /* 朱红 */ /* Cinnabar red */\n');
  expect(writeTailwindConfig(explained)).toContain(`'zhuhong': '#ED5126', // 朱红 Cinnabar red\n`);
});

test('descriptions and sheets say it too', () => {
  expect(writeDesignTokens(explained)).toContain('"$description": "Cinnabar red zhū hóng"');
  expect(writeSvg(explained)).toContain('>Cinnabar red</text>');
});

test('a colour without a gloss is written as before', () => {
  for (const { write } of PALETTE_FORMATS)
    expect(write({ ...plain, glosses: new Map([['月白', 'Moon white']]) })).toEqual(write(plain));
});

test('our own style sheet is read back with the names alone', () => {
  const { colors } = readCss(writeCss(explained));
  expect(colors.map(({ name }) => name)).toEqual(['朱红', '我的蓝']);
});

test('no gloss leaves its comment', () => {
  const css = writeCss({ ...plain, glosses: new Map([['朱红', '*/ } body { color: red; /*']]) });
  const { declarations, preludes } = scanCss(css);
  expect(declarations).toHaveLength(4);
  expect(preludes).toEqual([':root', '@supports (color: oklch(0 0 0))', ':root']);
});
