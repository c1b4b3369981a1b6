import type { Color } from '@danqing/contracts';
import { expect, it } from 'vitest';
import { linkCard } from './link-card.ts';

it('writes a gloss with an apostrophe that is no wider than its letters', () => {
  const color = { name: '魏紫', pinyin: 'wèi zǐ', hex: '#7E1671', gloss_en: 'Buddha’s-hand yellow' } as Color;
  const scheme = { mode: 'mono', swatches: [] } as const;
  expect(linkCard('en', { color, scheme }).note).toBe("Buddha's-hand yellow");
});
