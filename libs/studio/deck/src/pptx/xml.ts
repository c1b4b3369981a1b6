export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
export const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
export const PACKAGE = `${OFFICE}/package/2006`;
export const DRAWING = `${OFFICE}/drawingml/2006/main`;
export const CHART = `${OFFICE}/drawingml/2006/chart`;
const PRESENTATION = `${OFFICE}/presentationml/2006/main`;
export const NAMESPACES = `xmlns:a="${DRAWING}" xmlns:r="${RELATIONSHIPS}" xmlns:p="${PRESENTATION}"`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML content and attributes. Characters that XML 1.0 forbids become spaces. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Converts inches to English Metric Units, 914,400 per inch. */
export const emu = (inches: number): number => Math.round(inches * 914_400);
/** Converts points to English Metric Units, 12,700 per point. */
export const emuOfPoints = (points: number): number => Math.round(points * 12_700);
export const centipoints = (points: number): number => Math.round(points * 100);
/** Converts a fraction to thousandths of a percent, 100,000 for the whole. */
export const thousandths = (part: number): number => Math.round(part * 100_000);
