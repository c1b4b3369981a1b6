import { DECLARATION, escapeXml, PACKAGE } from './xml.ts';

/** Constant, so that equal decks give equal files. */
const WRITTEN = '2026-01-01T00:00:00Z';

export const corePropertiesXml = (title: string, subject: string, language: string): string =>
  `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
  `<dc:title>${escapeXml(title)}</dc:title><dc:subject>${escapeXml(subject)}</dc:subject><dc:creator>丹青 Danqing</dc:creator><dc:language>${language}</dc:language>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${WRITTEN}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${WRITTEN}</dcterms:modified></cp:coreProperties>`;

export const appPropertiesXml = (slides: number): string =>
  `${DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Danqing</Application><PresentationFormat>Widescreen</PresentationFormat><Slides>${slides}</Slides><Notes>${slides}</Notes></Properties>`;
