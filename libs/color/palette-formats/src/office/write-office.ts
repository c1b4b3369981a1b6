import type { FormatPalette } from '../palette/palette.ts';
import { writeZip } from '../zip/write-zip.ts';
import type { OfficeVariant } from './slots.ts';
import { colorScheme, DRAWING_NAMESPACE, themePart, XML_DECLARATION } from './theme-xml.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument';

const relationship = (type: string, target: string) =>
  `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${RELATIONSHIP}/${type}" Target="${target}"/></Relationships>`;

/**
 * Returns an Office theme (.thmx) with colours, fonts and effects but without masters and layouts. "Browse
 * for Themes" applies it. Equal palettes give equal bytes.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeOfficeTheme(
  palette: FormatPalette,
  { variant }: { variant: OfficeVariant },
): Uint8Array<ArrayBuffer> {
  return writeZip({
    '[Content_Types].xml':
      `${XML_DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/theme/theme/themeManager.xml" ContentType="${CONTENT_TYPE}.themeManager+xml"/>` +
      `<Override PartName="/theme/theme/theme1.xml" ContentType="${CONTENT_TYPE}.theme+xml"/></Types>`,
    '_rels/.rels': relationship('officeDocument', 'theme/theme/themeManager.xml'),
    'theme/theme/themeManager.xml': `${XML_DECLARATION}<a:themeManager xmlns:a="${DRAWING_NAMESPACE}"/>`,
    'theme/theme/_rels/themeManager.xml.rels': relationship('theme', 'theme1.xml'),
    'theme/theme/theme1.xml': themePart(palette, variant),
  });
}

/**
 * Returns a "Theme Colors" file: XML whose root is `a:clrScheme`.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeOfficeColors(palette: FormatPalette, { variant }: { variant: OfficeVariant }): string {
  return XML_DECLARATION + colorScheme(palette, variant, ` xmlns:a="${DRAWING_NAMESPACE}"`);
}
