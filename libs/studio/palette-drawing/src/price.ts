import type { DrawnPalette } from '@danqing/contracts/palettes';

/**
 * Processor milliseconds, measured with usual palettes and with 50 colours of random characters, as PNG and
 * PDF.
 */
const PRICES = { sheet: 50, color: 2, character: 0.1, distinctCharacter: 0.5 };
const MAX_DISTINCT = 2_000;

export const CARD_PRICE = 30;
/**
 * Maximum price in milliseconds of the usual lane. A typical sheet of 50 colours costs less; a sheet above it
 * has many rare characters.
 */
export const USUAL_PRICE = 350;

/** Estimates a sheet's drawing time in milliseconds. Each distinct character adds a glyph to render. */
export function priceOf({ name, description, user, colors }: DrawnPalette): number {
  const text = [
    name,
    description,
    user?.name ?? '',
    ...colors.flatMap((color) => [color.name ?? '', color.pinyin ?? '', color.shade ?? '']),
  ].join('');
  const distinct = Math.min(MAX_DISTINCT, new Set(text).size);
  return Math.round(
    PRICES.sheet +
      PRICES.color * colors.length +
      PRICES.character * text.length +
      PRICES.distinctCharacter * distinct,
  );
}
