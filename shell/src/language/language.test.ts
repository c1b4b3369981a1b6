import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLanguage, startLanguage, switchLanguage } from './language.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18next=; Path=/; Max-Age=0';
  vi.restoreAllMocks();
});

function at(path: string) {
  history.replaceState(null, '', path);
}

describe('at start', () => {
  test('the address decides, and storage, cookie and document follow', () => {
    localStorage.setItem('i18nextLng', 'ja');
    at('/en/colors/x');
    expect(startLanguage('/', 'zh')).toBe('en');
    expect(localStorage.getItem('i18nextLng')).toBe('en');
    expect(document.cookie).toContain('i18next=en');
    expect(document.documentElement.lang).toBe('en');
  });
  test('then the stored choice, then what the server decided', () => {
    at('/');
    expect(startLanguage('/', 'ja')).toBe('ja');
    localStorage.setItem('i18nextLng', 'zh');
    expect(startLanguage('/', 'ja')).toBe('zh');
  });
  test('the prefix is looked for after the base path', () => {
    at('/tool/en/colors/x');
    expect(startLanguage('/tool/', 'zh')).toBe('en');
  });
});

describe('switching', () => {
  test.each([
    ['/colors/%E6%9C%B1%E7%BA%A2?a=1#b', '/', 'en', '/en/colors/%E6%9C%B1%E7%BA%A2?a=1#b'],
    ['/en/colors/x', '/', 'zh', '/colors/x'],
    ['/en', '/', 'ja', '/ja'],
    ['/tool/ja/', '/tool/', 'zh', '/tool/'],
    ['/tool/', '/tool/', 'en', '/tool/en'],
    ['/en//evil.example/x', '/', 'zh', '/evil.example/x'],
    ['/en///evil.example/x', '/', 'ja', '/ja/evil.example/x'],
    ['/tool/en//evil.example/x', '/tool/', 'zh', '/tool/evil.example/x'],
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

describe('a switch in another tab', () => {
  let mayReload = true;
  beforeAll(() => followLanguage('zh', '/', () => mayReload));
  const otherTab = (data: unknown) => {
    const channel = new BroadcastChannel('danqing-language');
    channel.postMessage(data);
    channel.close();
  };
  const delivered = async () => {
    const channel = new BroadcastChannel('danqing-language');
    const came = new Promise((resolve) => channel.addEventListener('message', resolve));
    otherTab('end');
    await came;
    channel.close();
  };

  test.each([
    ['is followed to the same place in the other language', 'ja', true, ['/ja/colors/x']],
    ['is not followed when work would be lost', 'ja', false, []],
    ['is not followed to the language of the page', 'zh', true, []],
    ['is not followed to a language that there is not', 'de', true, []],
  ])('%s', async (_case, data, allowed, loaded) => {
    at('/colors/x');
    mayReload = allowed;
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    otherTab(data);
    await delivered();
    expect(assign.mock.calls.flat()).toEqual(loaded);
    expect(reload).not.toHaveBeenCalled();
  });
});

test.each(['/en//evil.example/x', '/ja///evil.example/x'])(
  'a switch in another tab does not lead from %s to another site',
  async (from) => {
    at(from);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    followLanguage('ja', '/', () => true);
    const channel = new BroadcastChannel('danqing-language');
    channel.postMessage('zh');
    channel.close();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/evil.example/x'));
  },
);
