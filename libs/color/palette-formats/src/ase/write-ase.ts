import { hexToRgb, type Hex } from '@danqing/color-core';
import { paletteHexes, type FormatPalette } from '../palette/palette.ts';
import { colorTitles, paletteTitle } from '../palette/titles.ts';
import { formulaInks } from '../print/inks.ts';
import { ASE_BLOCK, ASE_SIGNATURE } from './ase-blocks.ts';

const GLOBAL_COLOR = 0;

/**
 * Returns an Adobe Swatch Exchange file with one group. Colours are RGB floats without a profile, which
 * readers take as sRGB.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export const writeAse = (palette: FormatPalette): Uint8Array<ArrayBuffer> =>
  writeSwatches(palette, 'RGB ', (hex) => hexToRgb(hex).map((value) => value / 255));

/**
 * Returns an Adobe Swatch Exchange file with one group of CMYK colours. The palette's `inks` convert them;
 * the default is the formula without a profile.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export const writeCmykAse = (palette: FormatPalette): Uint8Array<ArrayBuffer> => {
  const { inks = formulaInks } = palette;
  return writeSwatches(palette, 'CMYK', (hex) => inks(hex).map((ink) => ink / 100));
};

type Components = (hex: Hex) => readonly number[];

function writeSwatches(
  palette: FormatPalette,
  model: 'RGB ' | 'CMYK',
  components: Components,
): Uint8Array<ArrayBuffer> {
  const titles = colorTitles(palette);
  const colors = paletteHexes(palette).map((hex, index) =>
    colorBody(titles[index] ?? hex, model, components(hex)),
  );
  const blocks = [
    block(ASE_BLOCK.groupStart, nameField(paletteTitle(palette))),
    ...colors.map((body) => block(ASE_BLOCK.color, body)),
    block(ASE_BLOCK.groupEnd, new Uint8Array()),
  ];
  const head = new Uint8Array(12);
  const view = new DataView(head.buffer);
  view.setUint32(0, ASE_SIGNATURE);
  view.setUint16(4, 1);
  view.setUint32(8, blocks.length);
  return joined([head, ...blocks]);
}

function block(type: number, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(6);
  const view = new DataView(head.buffer);
  view.setUint16(0, type);
  view.setUint32(2, body.length);
  return joined([head, body]);
}

function nameField(name: string): Uint8Array {
  const field = new Uint8Array(2 + 2 * (name.length + 1));
  const view = new DataView(field.buffer);
  view.setUint16(0, name.length + 1);
  for (let unit = 0; unit < name.length; unit++) view.setUint16(2 + 2 * unit, name.charCodeAt(unit));
  return field;
}

function colorBody(name: string, model: string, components: readonly number[]): Uint8Array {
  const end = 4 + 4 * components.length;
  const color = new Uint8Array(end + 2);
  color.set(new TextEncoder().encode(model));
  const view = new DataView(color.buffer);
  components.forEach((value, index) => view.setFloat32(4 + 4 * index, value));
  view.setUint16(end, GLOBAL_COLOR);
  return joined([nameField(name), color]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
