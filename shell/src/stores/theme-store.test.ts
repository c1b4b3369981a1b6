import { beforeEach, expect, test, vi } from 'vitest';
import { createThemeStore } from './theme-store.ts';

const isDark = () => document.documentElement.classList.contains('dark');

let systemDark = false;
let systemChanged = () => {};
beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  systemDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_type: string, listener: () => void) => (systemChanged = listener),
  }));
});

test('follows the system while the visitor has not chosen', () => {
  const theme = createThemeStore();
  const listener = vi.fn();
  theme.subscribe(listener);
  expect(theme.getState()).toBe('light');
  systemDark = true;
  systemChanged();
  expect(theme.getState()).toBe('dark');
  expect(isDark()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('a choice is stored as darkMode and is stronger than the system', () => {
  const theme = createThemeStore();
  theme.set('dark');
  expect(localStorage.getItem('darkMode')).toBe('true');
  expect(isDark()).toBe(true);
  theme.set('light');
  expect(localStorage.getItem('darkMode')).toBe('false');
  systemDark = true;
  systemChanged();
  expect(theme.getState()).toBe('light');
  expect(isDark()).toBe(false);
});

test('a stored choice holds at the next visit', () => {
  localStorage.setItem('darkMode', 'true');
  expect(createThemeStore().getState()).toBe('dark');
});

test('follows a choice made in another tab', () => {
  const theme = createThemeStore();
  localStorage.setItem('darkMode', 'true');
  dispatchEvent(Object.assign(new Event('storage'), { key: 'darkMode' }));
  expect(theme.getState()).toBe('dark');
  expect(isDark()).toBe(true);
});

test('works for this page when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const theme = createThemeStore();
  theme.set('dark');
  expect(theme.getState()).toBe('dark');
  vi.restoreAllMocks();
});
