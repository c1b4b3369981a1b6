import { LEGAL_DOCUMENTS } from '@danqing/contracts/legal';
import en from '@danqing/contracts/legal/en.json' with { type: 'json' };
import ja from '@danqing/contracts/legal/ja.json' with { type: 'json' };
import zh from '@danqing/contracts/legal/zh.json' with { type: 'json' };
import { LOCALES } from '@danqing/contracts/locale';
import { describe, expect, it } from 'vitest';
import { document as releases, generator, resolvedPage } from '../../testing/page-fixtures.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { legalDocumentOf, legalText } from './legal-text.ts';

const TEXTS = { zh, en, ja };
const around = { basePath: '/tool/', site: { ...resolvedPage().data.site, contact: null } };
const cases = LOCALES.flatMap((locale) => LEGAL_DOCUMENTS.map((document) => [document, locale] as const));

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((text: string | object) => (typeof text === 'string' ? [text] : leaves(text)));

describe('a legal text without script', () => {
  it.each(cases)('%s in %s has each of its texts, in order', (document, locale) => {
    const { sections } = TEXTS[locale][document];
    const html = legalText(document, { ...around, locale });
    let at = html.indexOf('</ol>');
    expect(at).toBeGreaterThan(0);
    for (const text of leaves(sections)) {
      const next = html.indexOf(escapeHtml(text), at);
      expect(next, text).toBeGreaterThan(at);
      at = next;
    }
    expect(html).not.toContain('{{');
  });

  it.each(cases)('%s in %s: the contents lead to every heading', (document, locale) => {
    const html = legalText(document, { ...around, locale });
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(10);
    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(targets);
  });

  it('writes enumerations as lists, and leads to the other text in the same language', () => {
    const html = legalText('privacy', { ...around, locale: 'en' });
    expect(html).toContain('<ul class="first-paint-points"><li>');
    expect(html).toContain('<a href="/tool/en/legal/terms.html">Terms of Service</a>');
    expect(html).toContain('<a href="/tool/third-party.txt">');
  });

  it('leads to the contact, or says that there is none', () => {
    const text = (contact: string | null) =>
      legalText('terms', { ...around, site: { ...around.site, contact }, locale: 'en' });
    expect(text('help@example.com')).toContain('<a href="mailto:help@example.com">Contact</a>');
    expect(text(null)).toContain(en.contact.none);
    expect(text('https://example.com/"><script>')).not.toContain('<script>');
  });
});

describe('which page is one', () => {
  const { match } = resolvedPage();
  const of = (area: typeof generator, id: string) =>
    legalDocumentOf({ match: match && { ...match, area, route: { ...match.route, id } } });

  it('goes by the route of the shell, not of an area that calls a route so', () => {
    expect([of(releases.shell, 'terms'), of(releases.shell, 'privacy')]).toEqual(['terms', 'privacy']);
    expect([of(releases.shell, 'other'), of(generator, 'terms'), legalDocumentOf({ match: null })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
