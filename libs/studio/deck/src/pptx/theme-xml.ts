import type { DeckDesign } from '@danqing/contracts/agent';
import { scriptFonts } from '../design/fonts.ts';
import { DECLARATION, DRAWING, escapeXml } from './xml.ts';

const rgb = (hex: string) => `<a:srgbClr val="${hex.slice(1)}"/>`;
const SOLID = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const LINES = [6350, 12_700, 19_050]
  .map(
    (width) => `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${SOLID}<a:prstDash val="solid"/></a:ln>`,
  )
  .join('');
/** Flat styles, three of each because the schema requires subtle, moderate and intense. */
const FORMATS =
  `<a:fmtScheme name="Danqing"><a:fillStyleLst>${SOLID.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${LINES}</a:lnStyleLst>` +
  `<a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${SOLID.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;

function fontsXml(role: 'heading' | 'body', { fonts }: DeckDesign): string {
  const eastAsian = role === 'heading' ? fonts.eastAsianHeading : fonts.eastAsianBody;
  const scripts = scriptFonts(role).map(
    ([script, typeface]) => `<a:font script="${script}" typeface="${escapeXml(typeface)}"/>`,
  );
  return `<a:latin typeface="${escapeXml(fonts[role])}"/><a:ea typeface="${escapeXml(eastAsian)}"/><a:cs typeface=""/>${scripts.join('')}`;
}

/**
 * Returns the theme part, the only one with literal colours: the twelve slots, and the named palette as
 * custom colours.
 */
export function themeXml(design: DeckDesign, name: string): string {
  const colors = design.colors.map(({ slot, hex }) => `<a:${slot}>${rgb(hex)}</a:${slot}>`).join('');
  const custom = design.palette
    .map((color) => `<a:custClr name="${escapeXml(color.name)}">${rgb(color.hex)}</a:custClr>`)
    .join('');
  return (
    `${DECLARATION}<a:theme xmlns:a="${DRAWING}" name="${escapeXml(name)}"><a:themeElements>` +
    `<a:clrScheme name="${escapeXml(name)}">${colors}</a:clrScheme>` +
    `<a:fontScheme name="Danqing"><a:majorFont>${fontsXml('heading', design)}</a:majorFont><a:minorFont>${fontsXml('body', design)}</a:minorFont></a:fontScheme>` +
    `${FORMATS}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/><a:custClrLst>${custom}</a:custClrLst></a:theme>`
  );
}
