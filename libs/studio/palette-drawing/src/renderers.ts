import { drawCard } from './card/draw-card.ts';
import { drawIcon } from './card/draw-icon.ts';
import { drawDocument } from './page/document.ts';
import { drawPicture } from './page/picture.ts';

export const renderers = { png: drawPicture, pdf: drawDocument, card: drawCard, icon: drawIcon };
