// What renderers draw with. They are loaded by a process of their own (drawing.main.ts), in development from the sources:
// here is only what Node strips off, and no other package of ours. `@danqing/drawing/lanes` starts those processes.
export type { Renderer, Renderers, TellProgress } from './process/job.ts';
export { drawPdf, type PdfDocument } from './files/draw-pdf.ts';
export { drawPng, type PngSize } from './files/draw-png.ts';
export { Pen, type Point, type Type } from './text/pen.ts';
export { drawSeal, type Seal } from './seal.ts';
export { breakEvenly, breakLines, cutLine, isWhole, type Broken } from './text/break-lines.ts';
export { clustersOf, isIdeographic } from './text/clusters.ts';
export { isRightToLeft, Typefaces } from './text/typefaces.ts';
export { fitColumns, isVertical, writeColumns, type Columns } from './text/vertical-text.ts';
