import { contactHref } from '@danqing/contracts/page';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@danqing/contracts/locale';
import { catalogueProblems, keyUsage } from '@danqing/i18n/testing';
import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { footerCatalogues } from '../texts/testing.ts';
import { Footer } from './footer.tsx';

afterEach(() => vi.useRealTimers());

const show = (contact?: string | null, locale: Locale = 'zh') =>
  renderInShell(<Footer contact={contact} />, { locale, catalogues: { footer: footerCatalogues } });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the three languages have the same texts, all of them used', () => {
  expect(catalogueProblems(footerCatalogues)).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, 'footer.tsx'), 'utf8');
  expect(keyUsage(footerCatalogues.zh, [source])).toEqual({ unknown: [], unused: [] });
});

test.each([
  ['zh', '© 2013–2031 丹青'],
  ['en', '© 2013–2031 Danqing'],
  ['ja', '© 2013–2031 丹青'],
] as const)('the copyright in %s runs from 2013 to this year', (locale, text) => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });
  show(null, locale);
  expect(screen.getByText(text)).toBeTruthy();
});

test('leads to contact, privacy and terms', () => {
  show('help@example.com');
  expect(links()).toEqual([
    ['联系我们', 'mailto:help@example.com'],
    ['隐私政策', '/legal/privacy.html'],
    ['用户协议', '/legal/terms.html'],
  ]);
});

test.each([[null], [undefined]])('has no contact link when the contact is %s', (contact) => {
  show(contact);
  expect(links().map(([name]) => name)).toEqual(['隐私政策', '用户协议']);
});

test.each([
  ['help@example.com', 'mailto:help@example.com'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['https://example.com/contact', 'https://example.com/contact'],
  ['tel:+861012345678', 'tel:+861012345678'],
])('the contact %s leads to %s', (contact, href) => {
  expect(contactHref(contact)).toBe(href);
});
