export { drawDeckPdf, type DeckPdfInput } from './draw-deck-pdf.ts';
