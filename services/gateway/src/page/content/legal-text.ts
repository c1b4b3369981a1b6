import {
  LEGAL_DOCUMENTS,
  legalDate,
  legalPath,
  legalSectionId,
  otherLegalDocument,
  type LegalBody,
  type LegalDocument,
  type LegalTexts,
} from '@danqing/contracts/legal';
import en from '@danqing/contracts/legal/en.json' with { type: 'json' };
import ja from '@danqing/contracts/legal/ja.json' with { type: 'json' };
import zh from '@danqing/contracts/legal/zh.json' with { type: 'json' };
import { withLocale, type Locale } from '@danqing/contracts/locale';
import { contactHref, type PageData } from '@danqing/contracts/page';
import { SHELL_AREA } from '@danqing/contracts/releases';
import { escapeHtml } from '../../html/escape-html.ts';
import type { ResolvedPage } from '../resolve-page.ts';

const LEGAL_TEXTS: Record<Locale, LegalTexts> = { zh, en, ja };

export const legalDocumentOf = ({ match }: Pick<ResolvedPage, 'match'>): LegalDocument | null =>
  match?.area.area === SHELL_AREA ? (LEGAL_DOCUMENTS.find((id) => id === match.route.id) ?? null) : null;

export function legalText(
  document: LegalDocument,
  { basePath, locale, site }: Pick<PageData, 'basePath' | 'locale' | 'site'>,
): string {
  const texts = LEGAL_TEXTS[locale];
  const { summary, sections } = texts[document];
  const entries = Object.entries(sections);
  const other = otherLegalDocument(document);
  const otherHref = `${basePath.slice(0, -1)}${withLocale(locale, legalPath(other))}`;
  return [
    paragraph(escapeHtml(summary)),
    paragraph(escapeHtml(texts.effective.replace('{{date}}', legalDate(locale)))),
    `<h2>${escapeHtml(texts.contents)}</h2><ol>${entries.map(([, { heading }], index) => `<li>${link(`#${legalSectionId(index)}`, heading)}</li>`).join('')}</ol>`,
    ...entries.flatMap(([key, { heading, body }], index) => [
      `<h2 id="${legalSectionId(index)}">${index + 1} ${escapeHtml(heading)}</h2>${bodyHtml(body)}`,
      ...(key === 'contact' ? [contactHtml(texts.contact, site.contact)] : []),
    ]),
    paragraph(`${escapeHtml(texts.seeAlso)} ${link(otherHref, texts[other].title)}`),
    paragraph(link(`${basePath}third-party.txt`, texts.thirdParty)),
  ].join('\n');
}

const bodyHtml = (body: LegalBody): string =>
  body
    .map((text) =>
      typeof text === 'string'
        ? paragraph(escapeHtml(text))
        : `<ul class="first-paint-points">${text.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    )
    .join('');

const contactHtml = (texts: LegalTexts['contact'], contact: string | null): string =>
  paragraph(
    contact === null
      ? escapeHtml(texts.none)
      : `${escapeHtml(texts.given)} ${link(contactHref(contact), texts.link)}`,
  );

const paragraph = (html: string): string => `<p>${html}</p>`;

const link = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
