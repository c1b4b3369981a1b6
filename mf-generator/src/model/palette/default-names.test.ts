import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import zh from '../../locales/zh.json';
import { defaultNameOrigin } from './default-names.ts';

test.each([zh, en, ja])('a default name of any language is known: $custom, $customImage', (texts) => {
  expect(defaultNameOrigin(texts.custom)).toEqual({});
  expect(defaultNameOrigin(texts.customImage)).toEqual({ origin: 'image' });
});

test.each([undefined, '', '朱红', 'custom colour '])('%j is none', (name) => {
  expect(defaultNameOrigin(name)).toBeNull();
});
