import type { Locale } from '../locale/index.ts';

/** The routes of the shell that are legal texts, by their ids in its area.json. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** In reading order: a text is a paragraph, a group of texts a list. */
export type LegalBody = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Of one language, `texts/<language>.ts`: under `sections` the keys stand in the order of the page. */
export interface LegalTexts extends Readonly<Record<LegalDocument, LegalDocumentTexts>> {
  contents: string;
  effective: `${string}{{date}}${string}`;
  seeAlso: string;
  thirdParty: string;
  contact: { given: string; link: string; none: string };
}

export interface LegalDocumentTexts {
  title: string;
  summary: string;
  /** The one with the key `contact` ends with the way to those who run the site. */
  sections: Readonly<Record<string, { heading: string; body: LegalBody }>>;
}

/** Day from which both texts apply. */
const EFFECTIVE = new Date('2026-11-25T00:00:00Z');

/** The day from which the texts apply, as their language writes it. */
export const legalDate = (locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(EFFECTIVE);

/** The path of a legal text, without base path and language. */
export const legalPath = (document: LegalDocument): string => `/legal/${document}.html`;

/** The one that a legal text leads to at its end. */
export const otherLegalDocument = (document: LegalDocument): LegalDocument =>
  document === 'terms' ? 'privacy' : 'terms';

/** The id of a section in the page, from its place in the text, which begins at 0. */
export const legalSectionId = (index: number): string => `section-${index + 1}`;
