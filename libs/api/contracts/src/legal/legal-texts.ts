import type { Locale } from '../locale/index.ts';

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** In reading order: a string is a paragraph, an array of strings is a list. */
export type LegalBody = readonly (string | readonly string[])[];

/** One language's texts (`data/legal/<language>.json`). The keys under `sections` are in page order. */
export interface LegalTexts extends Readonly<Record<LegalDocument, LegalDocumentTexts>> {
  contents: string;
  /** Contains `{{date}}`. */
  effective: string;
  seeAlso: string;
  thirdParty: string;
  contact: { given: string; link: string; none: string };
}

export interface LegalDocumentTexts {
  title: string;
  summary: string;
  /** The section `contact` ends with the operators' contact. */
  sections: Readonly<Record<string, { heading: string; body: LegalBody }>>;
}

const EFFECTIVE = new Date('2026-11-25T00:00:00Z');

export const legalDate = (locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(EFFECTIVE);

export const legalPath = (document: LegalDocument): string => `/legal/${document}.html`;

export const otherLegalDocument = (document: LegalDocument): LegalDocument =>
  document === 'terms' ? 'privacy' : 'terms';

export const legalSectionId = (index: number): string => `section-${index + 1}`;
