import { drawReceipt } from './draw-receipt.ts';

/** What the drawing process of this service draws, by name. */
export const renderers = { receipt: drawReceipt };
