import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage, switchLanguage } from './language.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18next=; Path=/; Max-Age=0';
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'ja-JP']);
});

function at(path: string) {
  history.replaceState(null, '', path);
}

describe('at start', () => {
  test('the address decides, and storage, cookie and document follow', () => {
    localStorage.setItem('i18nextLng', 'ja');
    at('/en/colors/x');
    expect(startLanguage('/')).toBe('en');
    expect(localStorage.getItem('i18nextLng')).toBe('en');
    expect(document.cookie).toContain('i18next=en');
    expect(document.documentElement.lang).toBe('en');
  });
  test('then the stored choice, then the browser', () => {
    at('/');
    expect(startLanguage('/')).toBe('ja');
    localStorage.setItem('i18nextLng', 'zh');
    expect(startLanguage('/')).toBe('zh');
  });
  test('the prefix is looked for after the base path', () => {
    at('/tool/en/colors/x');
    expect(startLanguage('/tool/')).toBe('en');
  });
});

describe('switching', () => {
  test.each([
    ['/colors/%E6%9C%B1%E7%BA%A2?a=1#b', '/', 'en', '/en/colors/%E6%9C%B1%E7%BA%A2?a=1#b'],
    ['/en/colors/x', '/', 'zh', '/colors/x'],
    ['/en', '/', 'ja', '/ja'],
    ['/tool/ja/', '/tool/', 'zh', '/tool/'],
    ['/tool/', '/tool/', 'en', '/tool/en'],
  ] as const)('from %s under %s to %s loads %s', (from, basePath, locale, expected) => {
    at(from);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    switchLanguage(locale, basePath);
    expect(assign).toHaveBeenCalledWith(expected);
    expect(localStorage.getItem('i18nextLng')).toBe(locale);
  });
  test('reloads where the address stays the same', () => {
    at('/colors/x#b');
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    switchLanguage('zh', '/');
    expect(reload).toHaveBeenCalledOnce();
  });
});
