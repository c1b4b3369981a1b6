import { accentSet } from '@danqing/color-core';
import { expect, test, vi } from 'vitest';
import { createAccentStore } from './accent-store.ts';

const first = { hex: '#ED5126' };
const lastSheet = () => document.adoptedStyleSheets.at(-1);
const text = () => [...(lastSheet()?.cssRules ?? [])].map((rule) => rule.cssText).join('\n');

test('writes the accent of both themes as oklch() and the colour of the window', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#ED5126">';
  const accent = createAccentStore(first);
  accent.set('#3EEDE7');
  await vi.waitFor(() => expect(document.querySelector('meta')?.content).toBe('#3EEDE7'));
  expect(text()).toMatch(/:root\s*\{[^}]*--accent:\s*oklch\(0\.8\d+ 0\.1\d+ 19\d/);
  expect(text()).toMatch(/\.dark\s*\{[^}]*--accent-soft:\s*oklch\(/);
  for (const role of Object.keys(accentSet('#3EEDE7', 'light'))) expect(text()).toContain(`--${role}:`);
});

test('the last of two quick calls wins', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#ED5126">';
  const accent = createAccentStore(first);
  accent.set('#000000');
  accent.set('#FFFFFF');
  await vi.waitFor(() => expect(document.querySelector('meta')?.content).toBe('#FFFFFF'));
  expect(accent.get()).toEqual({ hex: '#FFFFFF' });
});

test('the colour that the server wrote needs no work, and listeners hear of others', () => {
  const accent = createAccentStore(first);
  const listener = vi.fn();
  accent.subscribe(listener);
  accent.set('#ED5126');
  expect(listener).not.toHaveBeenCalled();
  accent.set('#111111');
  expect(listener).toHaveBeenCalledOnce();
});
