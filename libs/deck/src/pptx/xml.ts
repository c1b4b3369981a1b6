export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
export const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
export const PACKAGE = `${OFFICE}/package/2006`;
export const DRAWING = `${OFFICE}/drawingml/2006/main`;
export const CHART = `${OFFICE}/drawingml/2006/chart`;
const PRESENTATION = `${OFFICE}/presentationml/2006/main`;
/** For roots of presentation parts. */
export const NAMESPACES = `xmlns:a="${DRAWING}" xmlns:r="${RELATIONSHIPS}" xmlns:p="${PRESENTATION}"`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For content and attributes; characters that XML 1.0 does not allow become spaces. */
export const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** English Metric Units, 914,400 to the inch. */
export const emu = (inches: number): number => Math.round(inches * 914_400);
/** Of line widths and spacings: 12,700 to the point. */
export const emuOfPoints = (points: number): number => Math.round(points * 12_700);
/** Sizes of type and spacings of paragraphs: hundredths of a point. */
export const centipoints = (points: number): number => Math.round(points * 100);
/** Fractions: 100,000 to the whole. */
export const thousandths = (part: number): number => Math.round(part * 100_000);
