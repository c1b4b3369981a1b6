import { SIZE, type PaintedLayer, type Painting } from './painting.ts';

export interface SvgOptions {
  /** False leaves the characters out, for a renderer that sets `painting.glyphs` itself. */
  writing?: boolean;
  fontFamily?: string;
  /** Shows so much more on every side, in pixels of the painting: what is painted beyond its edge. */
  overscan?: number;
  /** Pixels of the picture for one of the painting, 1 without it. */
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

/** The whole painting. It refers to nothing outside of itself. */
export const paintingSvg = (painting: Painting, options: SvgOptions = {}): string =>
  wrap(painting.layers, options);

/** One layer by itself, on nothing: for showing how the painting comes to be. */
export const layerSvg = (layer: PaintedLayer, options: SvgOptions = {}): string => wrap([layer], options);

/** Several layers, on nothing: for an animation. */
export const layersSvg = (layers: readonly PaintedLayer[], options: SvgOptions = {}): string =>
  wrap(layers, options);
