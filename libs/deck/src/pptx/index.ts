// Files of decks, by themselves: browsers draw the preview and need none of this.
export { PPTX_TYPE, writePptx } from './write-pptx.ts';
export type { DeckPicture } from './slide-xml.ts';
