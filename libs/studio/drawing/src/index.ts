// Drawing primitives for renderers. The drawing process loads this module from source in development, so it
// may use only erasable TypeScript and no other workspace package. `@danqing/drawing/lanes` starts those
// processes.
export type { Renderer, Renderers, ReportProgress } from './process/job.ts';
export { drawPdf, type PdfDocument } from './files/draw-pdf.ts';
export { drawPng, type PngSize } from './files/draw-png.ts';
export { Pen, type Point, type Type } from './text/pen.ts';
export { drawSeal, type Seal } from './seal.ts';
export { breakEvenly, breakLines, cutLine, isWhole, type Broken } from './text/break-lines.ts';
export { clustersOf, isIdeographic } from './text/clusters.ts';
export { isRightToLeft, Typefaces } from './text/typefaces.ts';
export { fitColumns, isVertical, writeColumns, type Columns } from './text/vertical-text.ts';
