// A separate entry point, because browsers draw only the preview and do not need the file writer.
export { PPTX_TYPE, writePptx } from './write-pptx.ts';
export type { DeckPicture } from './slide-xml.ts';
