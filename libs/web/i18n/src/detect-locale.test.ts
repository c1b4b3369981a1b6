import { describe, expect, test } from 'vitest';
import { detectLocale } from './detect-locale.ts';

describe('detectLocale', () => {
  test('the path decides before storage and browser', () => {
    expect(detectLocale({ path: '/ja/colors/月白', stored: 'en', languages: ['zh-CN'] })).toBe('ja');
    expect(detectLocale({ path: '/zh', stored: 'en', languages: ['en'] })).toBe('zh');
  });
  test('then what the visitor chose before', () => {
    expect(detectLocale({ path: '/colors/en', stored: 'en', languages: ['ja'] })).toBe('en');
  });
  test('then the first browser language that we have', () => {
    expect(detectLocale({ path: '/', stored: null, languages: ['fr-FR', 'JA-jp', 'en'] })).toBe('ja');
  });
  test('ignores a stored value that is no language of ours', () => {
    expect(detectLocale({ path: '/', stored: 'de', languages: ['en-GB'] })).toBe('en');
  });
  test('Chinese when nothing fits', () => {
    expect(detectLocale({ path: '/enigma', stored: null, languages: ['fr'] })).toBe('zh');
  });
});
