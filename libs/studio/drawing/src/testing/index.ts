export { isRunning } from './is-running.ts';
export { readPdf, type ReadPdf } from './read-pdf.ts';
export { readPng, type Pixels } from './read-png.ts';
export { pngOf } from './pictures.ts';
