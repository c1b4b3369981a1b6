import { drawReceipt } from './draw-receipt.ts';

export const renderers = { receipt: drawReceipt };
