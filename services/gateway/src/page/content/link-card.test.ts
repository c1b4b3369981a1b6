import type { Color } from '@danqing/contracts/colors';
import { expect, it } from 'vitest';
import { linkCard } from './link-card.ts';

it('writes a gloss with an apostrophe that is no wider than its letters', () => {
  const color = { name: '魏紫', pinyin: 'wèi zǐ', hex: '#7E1671', gloss_en: 'Buddha’s-hand yellow' } as Color;
  const scheme = { mode: 'mono', swatches: [] } as const;
  expect(linkCard('en', { color, scheme }).note).toBe("Buddha's-hand yellow");
});

it('says of a colour without a name whether it was typed or came out of a picture', () => {
  const scheme = { mode: 'mono', swatches: [] } as const;
  const noteOf = (fromPicture: boolean) =>
    linkCard('zh', { color: { hex: '#ABCDEF' }, scheme: { ...scheme, fromPicture } }).note;
  expect([noteOf(false), noteOf(true)]).toEqual(['自定义颜色', '图片提取色']);
});
