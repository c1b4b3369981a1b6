import type { FormatPalette } from '../palette/palette.ts';
import { paletteHexes } from '../palette/palette.ts';
import { colorTitles, paletteTitle } from '../palette/titles.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { officeSlots, type OfficeVariant } from './slots.ts';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const DRAWING_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/main';

/** Maximum number of custom colours that Office shows. */
export const CUSTOM_COLORS = 50;

/**
 * Typefaces that ship with Office on Windows and macOS, by script. Without them the font for Chinese text is
 * unpredictable.
 */
const FONTS =
  '<a:latin typeface="Calibri"/><a:ea typeface="Microsoft YaHei"/><a:cs typeface=""/>' +
  '<a:font script="Hans" typeface="Microsoft YaHei"/><a:font script="Hant" typeface="Microsoft JhengHei"/>' +
  '<a:font script="Jpan" typeface="Yu Gothic"/><a:font script="Hang" typeface="Malgun Gothic"/>';

const SOLID = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const shaded = (first: string, last: string) =>
  '<a:gradFill rotWithShape="1"><a:gsLst>' +
  `<a:gs pos="0"><a:schemeClr val="phClr">${first}</a:schemeClr></a:gs>` +
  `<a:gs pos="100000"><a:schemeClr val="phClr">${last}</a:schemeClr></a:gs>` +
  '</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>';
const LIGHTER = '<a:lumMod val="110000"/><a:satMod val="105000"/>';
const DARKER = '<a:lumMod val="90000"/><a:satMod val="105000"/>';
const line = (width: number) =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${SOLID}<a:prstDash val="solid"/><a:miter lim="800000"/></a:ln>`;
const NO_EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const SHADOW =
  '<a:effectStyle><a:effectLst><a:outerShdw blurRad="57150" dist="19050" dir="5400000" algn="ctr" rotWithShape="0">' +
  '<a:srgbClr val="000000"><a:alpha val="40000"/></a:srgbClr></a:outerShdw></a:effectLst></a:effectStyle>';

const FORMATS =
  '<a:fmtScheme name="Danqing">' +
  `<a:fillStyleLst>${SOLID}${shaded(LIGHTER, '')}${shaded('', DARKER)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${NO_EFFECT}${NO_EFFECT}${SHADOW}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${SOLID}${shaded('<a:tint val="98000"/>', '<a:shade val="96000"/>')}${shaded('<a:tint val="95000"/>', '<a:shade val="90000"/>')}</a:bgFillStyleLst>` +
  '</a:fmtScheme>';

const rgb = (hex: string) => `<a:srgbClr val="${hex.slice(1)}"/>`;

export function colorScheme(palette: FormatPalette, variant: OfficeVariant, attributes = ''): string {
  const slots = officeSlots(palette, variant).map(({ slot, hex }) => `<a:${slot}>${rgb(hex)}</a:${slot}>`);
  return `<a:clrScheme${attributes} name="${escapeXml(paletteTitle(palette))}">${slots.join('')}</a:clrScheme>`;
}

/**
 * Returns the theme part. Up to 50 custom colours carry the colours' names into PowerPoint's colour picker.
 */
export function themePart(palette: FormatPalette, variant: OfficeVariant): string {
  const titles = colorTitles(palette);
  const custom = paletteHexes(palette)
    .slice(0, CUSTOM_COLORS)
    .map((hex, index) => `<a:custClr name="${escapeXml(titles[index] ?? hex)}">${rgb(hex)}</a:custClr>`);
  return (
    `${XML_DECLARATION}<a:theme xmlns:a="${DRAWING_NAMESPACE}" name="${escapeXml(paletteTitle(palette))}"><a:themeElements>` +
    colorScheme(palette, variant) +
    `<a:fontScheme name="Danqing"><a:majorFont>${FONTS}</a:majorFont><a:minorFont>${FONTS}</a:minorFont></a:fontScheme>` +
    `${FORMATS}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/>` +
    `${custom.length > 0 ? `<a:custClrLst>${custom.join('')}</a:custClrLst>` : ''}</a:theme>`
  );
}
