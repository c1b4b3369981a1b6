import { SIZE, type PaintedLayer, type Painting } from './painting.ts';

export interface SvgOptions {
  /** False leaves the characters out, for a renderer that sets `painting.glyphs` itself. */
  writing?: boolean;
  fontFamily?: string;
}

const withoutWriting = (svg: string): string =>
  svg
    .split('\n')
    .filter((line) => !line.startsWith('<text'))
    .join('\n');

function wrap(
  layers: readonly PaintedLayer[],
  { writing = true, fontFamily = 'Noto Serif SC' }: SvgOptions,
): string {
  const font = writing ? ` font-family="${fontFamily.replaceAll('"', "'")}" font-weight="500"` : '';
  const body = layers.map(({ svg }) => (writing ? svg : withoutWriting(svg))).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"${font}>\n${body}\n</svg>\n`;
}

/** The whole painting. It refers to nothing outside of itself. */
export const paintingSvg = (painting: Painting, options: SvgOptions = {}): string =>
  wrap(painting.layers, options);

/** One layer by itself, on nothing: for an animation, or for showing how the painting comes to be. */
export const layerSvg = (layer: PaintedLayer, options: SvgOptions = {}): string => wrap([layer], options);
