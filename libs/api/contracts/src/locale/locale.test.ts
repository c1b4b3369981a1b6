import { describe, expect, it } from 'vitest';
import { preferredLocale, splitLocale, withLocale } from './locale.ts';

describe('splitLocale', () => {
  it.each([
    ['/', null, '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/ja/colors/朱红', 'ja', '/colors/朱红'],
    ['/zh/ai', 'zh', '/ai'],
    ['/english', null, '/english'],
    ['/fr/ai', null, '/fr/ai'],
    ['//en', null, '//en'],
  ])('splits %s', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, path: rest });
  });
});

describe('withLocale', () => {
  it.each([
    ['zh', '/ai', '/ai'],
    ['en', '/', '/en'],
    ['ja', '/colors/x', '/ja/colors/x'],
    ['zh', '//evil.example/x', '/evil.example/x'],
    ['zh', '/\\\\/evil.example/x', '/evil.example/x'],
    ['en', '//evil.example/x', '/en/evil.example/x'],
  ] as const)('%s %s', (locale, path, expected) => {
    expect(withLocale(locale, path)).toBe(expected);
  });
});

describe('preferredLocale', () => {
  it('takes the first language that the interface has', () => {
    expect(preferredLocale(['fr-CA', 'ja-JP', 'en'])).toBe('ja');
    expect(preferredLocale(['zh-Hant-TW'])).toBe('zh');
    expect(preferredLocale(['de'])).toBeNull();
  });
});
