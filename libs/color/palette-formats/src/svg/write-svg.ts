import { codeColors, codeName, familyName } from '../palette/family.ts';
import type { FormatPalette } from '../palette/palette.ts';
import { paletteTitle } from '../palette/titles.ts';
import { escapeXml } from '../text/escape-xml.ts';

const COLUMNS = 5;
const MARGIN = 40;
const GAP = 20;
const CELL = { width: 200, swatch: 120, height: 200 };
const HEAD = 72;
const GROUND = '#FFFFFF';
const INK = '#1F1D1A';
const QUIET_INK = '#5F5B54';
const EDGE = '#D9D5CC';
const SHEET = 'Palette';
const FONTS = 'Noto Sans SC, Microsoft YaHei, PingFang SC, Hiragino Sans, sans-serif';

function fitted(text: string, size: number, width: number): string {
  let room = width / size - 1;
  let kept = '';
  for (const character of text) {
    room -= /[\u1100-\u115F\u2E80-\uFFEF\u{1F000}-\u{3FFFF}]/u.test(character) ? 1 : 0.6;
    if (room < 0) return `${kept.trimEnd()}…`;
    kept += character;
  }
  return kept;
}

interface Line {
  x: number;
  y: number;
  size: number;
  fill: string;
  width: number;
}

const textElement = (text: string, { x, y, size, fill, width }: Line) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeXml(fitted(text, size, width))}</text>`;

/**
 * Returns a 1160 px wide SVG sheet of swatches in rows of five, with name, gloss or pinyin, and hex. Colours
 * are hex only, because other notations render black in Office and Canva. Text uses system fonts. Each swatch
 * is a group whose id and `data-name` become the layer name in Figma, Illustrator and Inkscape.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function writeSvg(palette: FormatPalette): string {
  const family = familyName(palette);
  const colors = codeColors(palette);
  const title = paletteTitle(palette);
  const width = 2 * MARGIN + COLUMNS * CELL.width + (COLUMNS - 1) * GAP;
  const rows = Math.ceil(colors.length / COLUMNS);
  const height = 2 * MARGIN + HEAD + rows * (CELL.height + GAP) - (rows > 0 ? GAP : 0);
  const cells = colors.map((color, index) => {
    const { hex, pinyin, gloss } = color;
    const x = MARGIN + (index % COLUMNS) * (CELL.width + GAP);
    const y = MARGIN + HEAD + Math.floor(index / COLUMNS) * (CELL.height + GAP);
    const below = (offset: number, size: number, fill: string): Line => ({
      x,
      y: y + CELL.swatch + offset,
      size,
      fill,
      width: CELL.width,
    });
    const layer = codeName(color);
    const label = family === null ? color.title : layer;
    const quiet = [family === null ? '' : color.title, gloss, gloss ? '' : pinyin].filter(Boolean).join(' ');
    return (
      `<g id="${layer}" data-name="${layer}"><title>${escapeXml(label === hex ? hex : `${label} ${hex}`)}</title>` +
      `<rect id="${layer}_fill" data-name="${layer}" x="${x}" y="${y}" width="${CELL.width}" ` +
      `height="${CELL.swatch}" rx="6" fill="${hex}" stroke="${EDGE}"/>` +
      `${label === hex ? '' : textElement(label, below(28, 18, INK))}` +
      `${quiet ? textElement(quiet, below(48, 13, QUIET_INK)) : ''}` +
      `${textElement(hex, below(68, 13, QUIET_INK))}</g>\n`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}" font-family="${FONTS}">\n<title>${escapeXml(title)}</title>\n` +
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>\n` +
    `${textElement(title, { x: MARGIN, y: MARGIN + 32, size: 32, fill: INK, width: width - 2 * MARGIN })}\n` +
    `<g id="${SHEET}" data-name="${family ?? SHEET}">\n${cells.join('')}</g>\n</svg>\n`
  );
}
