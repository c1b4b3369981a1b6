import { hexToRgb } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles, paletteTitle } from '../palette/titles.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { writeZip } from '../zip/write-zip.ts';
import { COLOR_SET_ENTRY } from './read-krita-palette.ts';

const COLUMNS = 8;
const MIME_TYPE = 'krita/x-colorset';

/**
 * Returns a palette of Krita (.kpl) in rows of eight.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeKritaPalette(palette: FormatPalette): Uint8Array<ArrayBuffer> {
  const titles = colorTitles(palette);
  const hexes = paletteHexes(palette);
  const entries = hexes.map((hex, index) => {
    const [red, green, blue] = hexToRgb(hex).map((component) => (component / 255).toFixed(6));
    return (
      ` <ColorSetEntry name="${escapeXml(titles[index] ?? hex)}" id="${index}" spot="false" bitdepth="U8">\n` +
      `  <sRGB r="${red}" g="${green}" b="${blue}"/>\n` +
      `  <Position row="${Math.floor(index / COLUMNS)}" column="${index % COLUMNS}"/>\n </ColorSetEntry>\n`
    );
  });
  const rows = Math.max(1, Math.ceil(hexes.length / COLUMNS));
  return writeZip({
    mimetype: MIME_TYPE,
    [COLOR_SET_ENTRY]:
      `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<ColorSet name="${escapeXml(paletteTitle(palette))}" comment="" columns="${COLUMNS}" rows="${rows}" version="2.0">\n` +
      `${entries.join('')}</ColorSet>\n`,
    'profiles.xml': '<?xml version="1.0" encoding="UTF-8"?>\n<Profiles/>\n',
  });
}
