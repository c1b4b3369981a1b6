export { makeDesign } from './design/make-design.ts';
export { contextOf, layOutSlide } from './layouts/lay-out-slide.ts';
export { PAGE } from './page/page.ts';
export type { LaidOutSlide, Primitive } from './page/primitives.ts';
export type { SlideContext } from './page/stage.ts';
export { PREVIEW_VIEW_BOX, previewOf, type PreviewOptions, type SvgNode } from './preview/preview-of.ts';
