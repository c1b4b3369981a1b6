import { SIZE, type PaintedLayer, type Painting } from './painting.ts';

export interface SvgOptions {
  /** False omits the characters, for renderers that set `painting.glyphs` themselves. */
  writing?: boolean;
  fontFamily?: string;
  /** Extra area to include on every side, in pixels of the painting. */
  overscan?: number;
  /** Output pixels per pixel of the painting. Default 1. */
  scale?: number;
}

const withoutWriting = (svg: string): string =>
  svg
    .split('\n')
    .filter((line) => !line.startsWith('<text'))
    .join('\n');

function wrap(
  layers: readonly PaintedLayer[],
  { writing = true, fontFamily = 'Noto Serif SC', overscan = 0, scale = 1 }: SvgOptions,
): string {
  const side = SIZE + 2 * overscan;
  const pixels = Math.round(side * scale);
  const font = writing ? ` font-family="${fontFamily.replaceAll('"', "'")}" font-weight="500"` : '';
  const body = layers.map(({ svg }) => (writing ? svg : withoutWriting(svg))).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${0 - overscan} ${0 - overscan} ${side} ${side}"${font}>\n${body}\n</svg>\n`;
}

/** Returns the whole painting as a self-contained SVG. */
export const paintingSvg = (painting: Painting, options: SvgOptions = {}): string =>
  wrap(painting.layers, options);

/** Returns one layer of a painting as a self-contained SVG of the whole painting's size. */
export const layerSvg = (layer: PaintedLayer, options: SvgOptions = {}): string => wrap([layer], options);

/** Returns the given layers of a painting as one self-contained SVG, the first one at the bottom. */
export const layersSvg = (layers: readonly PaintedLayer[], options: SvgOptions = {}): string =>
  wrap(layers, options);
