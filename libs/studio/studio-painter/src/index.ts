export { composePainting, type PaintingRequest } from './compose-painting.ts';
export { layersSvg, layerSvg, paintingSvg, type SvgOptions } from './painting/painting-svg.ts';
export {
  PAINTING_THEMES,
  SIZE as PAINTING_SIZE,
  type Glyph,
  type LayerKind,
  type PaintedLayer,
  type PaintedScene,
  type Painting,
  type PaintingTheme,
} from './painting/painting.ts';
export {
  OVERSCAN,
  VIDEO,
  type Animation,
  type Drawn,
  type Placing,
  type Plane,
} from './animation/animation.ts';
export { animatePainting, animatePicture } from './animation/compose-animation.ts';
export { themeOfName } from './theme-of-name.ts';
