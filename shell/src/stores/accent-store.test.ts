import { accentSet } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { expect, test, vi } from 'vitest';
import { createAccentStore } from './accent-store.ts';

const first = { hex: '#ED5126' };
const lastSheet = () => document.adoptedStyleSheets.at(-1);
const text = () => [...(lastSheet()?.cssRules ?? [])].map((rule) => rule.cssText).join('\n');

const head = () => {
  document.head.innerHTML = '<meta name="theme-color" content="#ED5126"><link rel="icon" href="data:,">';
};

test('writes the accent of both themes as oklch(), the colour of the window and the icon', async () => {
  head();
  const accent = createAccentStore(first, '/');
  accent.set({ hex: '#3EEDE7' });
  await vi.waitFor(() => expect(text()).toMatch(/:root\s*\{[^}]*--accent:\s*oklch\(0\.8\d+ 0\.1\d+ 19\d/));
  expect(text()).toMatch(/\.dark\s*\{[^}]*--accent-soft:\s*oklch\(/);
  for (const role of Object.keys(accentSet('#3EEDE7', 'light'))) expect(text()).toContain(`--${role}:`);
  expect(document.querySelector('meta')?.content).toBe('#3EEDE7');
  const icon = decodeURIComponent(document.querySelector('link')?.href ?? '');
  expect(icon).toMatch(/^data:image\/svg\+xml,<svg[^>]+>.*fill="#3EEDE7"/);
});

test('the last of two quick calls wins', async () => {
  head();
  const accent = createAccentStore(first, '/');
  accent.set({ hex: '#000000' });
  accent.set({ hex: '#FFFFFF' });
  await vi.waitFor(() => expect(text()).toMatch(/--accent:\s*oklch\(1\.0000 /));
  expect(document.querySelector('meta')?.content).toBe('#FFFFFF');
  expect(accent.getState()).toEqual({ hex: '#FFFFFF' });
});

test('the colour that the server wrote needs no work, and listeners hear of others', () => {
  const accent = createAccentStore(first, '/');
  const listener = vi.fn();
  accent.subscribe(listener);
  accent.set({ hex: '#ED5126' });
  expect(listener).not.toHaveBeenCalled();
  accent.set({ hex: '#111111' });
  expect(listener).toHaveBeenCalledOnce();
});

test('a name that becomes known is taken, and a bare hex does not take it away again', () => {
  const accent = createAccentStore(first, '/');
  const named = { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng' } as Color;
  accent.set(named);
  expect(accent.getState()).toBe(named);
  accent.set({ hex: '#ED5126' });
  expect(accent.getState()).toBe(named);
});

test('colour arithmetic that does not load is reported, and the next colour tries again', async () => {
  head();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementationOnce(() => {
    throw new Error('chunk');
  });
  const accent = createAccentStore(first, '/');
  accent.set({ hex: '#222222' });
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  accent.set({ hex: '#00FF00' });
  await vi.waitFor(() => expect(text()).toMatch(/--accent:\s*oklch\(0\.866/));
  replace.mockRestore();
  error.mockRestore();
});

test('the server can write the next page in the colour of this one, whichever tab is in sight', () => {
  const cookie = () => /danqing_color=(\w+)/.exec(document.cookie)?.[1];
  const accent = createAccentStore(first, '/');
  expect(cookie()).toBe('ED5126');
  accent.set({ hex: '#111111' });
  expect(cookie()).toBe('111111');
  document.cookie = 'danqing_color=222222; Path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(cookie()).not.toBe('222222');
});
