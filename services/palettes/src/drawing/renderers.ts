import { drawCard } from './card/draw-card.ts';
import { drawIcon } from './card/draw-icon.ts';
import { drawDocument } from './page/document.ts';
import { drawPicture } from './page/picture.ts';

/** What the drawing processes draw, by name: sheets as PNG and PDF, cards and icons as PNG. */
export const renderers = { png: drawPicture, pdf: drawDocument, card: drawCard, icon: drawIcon };
