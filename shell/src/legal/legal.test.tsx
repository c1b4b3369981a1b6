import { COLOR_COOKIE } from '@danqing/contracts/page';
import { LOCALES, LOCALE_COOKIE, LOCALE_STORAGE_KEY, type Locale } from '@danqing/contracts/locale';
import { catalogueProblems, readCatalogues } from '@danqing/i18n/testing';
import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { legalCatalogues } from './catalogues.ts';
import { LegalPage, type LegalPageProps } from './index.ts';

const legal = await readCatalogues(legalCatalogues);

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const show = (props: LegalPageProps, locale: Locale = 'zh', path = '/') =>
  renderInShell(<LegalPage {...props} />, { locale, path, catalogues: { legal } });

test('the three languages have the same texts', () => {
  expect(catalogueProblems(legal)).toEqual([]);
});

test.each([
  ['terms', 'zh', '用户协议', '2026年11月25日'],
  ['terms', 'en', 'Terms of Service', 'November 25, 2026'],
  ['terms', 'ja', '利用規約', '2026年11月25日'],
  ['privacy', 'zh', '隐私政策', '2026年11月25日'],
  ['privacy', 'en', 'Privacy Policy', 'November 25, 2026'],
  ['privacy', 'ja', 'プライバシーポリシー', '2026年11月25日'],
] as const)('%s in %s has its title and its date', (document, locale, title, date) => {
  const { shell } = show({ document }, locale);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(shell.titles[0]).toContain(title);
  expect(screen.getByRole('article').textContent).toContain(date);
});

test.each(LOCALES.flatMap((locale) => [['terms', locale] as const, ['privacy', locale] as const]))(
  '%s in %s: the contents lead to every section, in order and numbered',
  (document, locale) => {
    const { container } = show({ document }, locale);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    const headings = [...container.querySelectorAll<HTMLElement>('article section > h2')];
    expect(links.length).toBeGreaterThan(10);
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      headings.map((heading) => [`#${heading.id}`, heading.textContent]),
    );
    headings.forEach((heading, index) =>
      expect(heading.textContent).toMatch(new RegExp(`^${index + 1} \\S`)),
    );
  },
);

test.each(LOCALES)('what the browser stores is named in full in %s', (locale) => {
  show({ document: 'privacy' }, locale);
  const text = screen.getByRole('article').textContent;
  for (const name of [
    'authToken',
    'user',
    'darkMode',
    'colorShelf',
    'codeNames',
    'sessionExpired',
    'cocreateDraft',
    'galleryDrafts',
    'agentTopic',
    'agentRun',
    'contrastTarget',
    LOCALE_STORAGE_KEY,
    LOCALE_COOKIE,
    'danqing_visitor',
    'danqing_variant',
    COLOR_COOKIE,
  ]) {
    expect(text).toContain(name);
  }
});

test('enumerations are lists', () => {
  show({ document: 'privacy' }, 'en');
  const section = screen.getByRole('region', { name: /What your browser stores/ });
  expect(within(section).getAllByRole('listitem')).toHaveLength(12);
});

test('the contact section leads to the contact', () => {
  show({ document: 'terms', contact: 'help@example.com' }, 'en');
  const section = screen.getByRole('region', { name: /Contact$/ });
  expect(within(section).getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe(
    'mailto:help@example.com',
  );
});

test('without a contact the page says so instead of leading nowhere', () => {
  show({ document: 'terms' }, 'en');
  const section = screen.getByRole('region', { name: /Contact$/ });
  expect(within(section).queryByRole('link')).toBeNull();
  expect(section.textContent).toContain('has not published a contact address');
});

test.each([
  ['terms', '隐私政策', '/legal/privacy.html'],
  ['privacy', '用户协议', '/legal/terms.html'],
] as const)('%s leads to the other text', (document, name, href) => {
  show({ document });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('an address with a section opens there', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  show({ document: 'terms' }, 'zh', '/legal/terms.html#section-3');
  expect(scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['section-3']);
});
