export { makeDesign } from './design/make-design.ts';
export { pictogramIn } from './icons/pictograms.ts';
export { contextOf, layOutSlide } from './layouts/lay-out-slide.ts';
export { PAGE } from './page/page.ts';
export type {
  Box,
  LaidOutSlide,
  Paint,
  PathCommand,
  Picture,
  Primitive,
  Shape,
  Text,
} from './page/primitives.ts';
export type { SlideContext } from './layouts/stage.ts';
export { PREVIEW_VIEW_BOX, previewOf, type PreviewOptions, type SvgNode } from './preview/preview-of.ts';
export { textLines } from './text/text-lines.ts';
