import { expect, test } from 'vitest';
import { colorGloss, nameWithGloss } from './color-names.ts';

const zhuhong = { name: '朱红', gloss_en: 'Cinnabar red', gloss_ja: '朱紅（しゅこう）' };
const rubai = { name: '乳白', gloss_en: 'Milk white', gloss_ja: '乳白（にゅうはく）' };

test('readers of English get what a name means, readers of Japanese what they write and say, readers of Chinese the name', () => {
  expect(nameWithGloss(zhuhong, 'zh')).toBe('朱红');
  expect(nameWithGloss(zhuhong, 'en')).toBe('朱红 Cinnabar red');
  expect(nameWithGloss(zhuhong, 'ja')).toBe('朱红 朱紅（しゅこう）');
  expect(colorGloss(zhuhong, 'zh')).toBeNull();
  expect(colorGloss(zhuhong, 'ja')).toBe('朱紅（しゅこう）');
});

test('characters that Japanese shares are written once', () => {
  expect(colorGloss(rubai, 'ja')).toBe('にゅうはく');
  expect(nameWithGloss(rubai, 'ja')).toBe('乳白（にゅうはく）');
});

test.for(['en', 'ja'] as const)('a name of which nothing is known stands alone in %s', (locale) => {
  expect(nameWithGloss({ name: 'Brand' }, locale)).toBe('Brand');
  expect(colorGloss({ name: '朱红', gloss_en: '', gloss_ja: '' }, locale)).toBeNull();
});
