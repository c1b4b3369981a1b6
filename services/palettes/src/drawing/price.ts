import type { DrawnPalette } from '@danqing/contracts/palettes';

/** Milliseconds of a processor, measured on usual palettes and on 50 colours of random characters, PNG and PDF. */
const PRICES = { sheet: 50, color: 2, character: 0.1, distinctCharacter: 0.5 };
/** More are not seen on one sheet. */
const MOST_DISTINCT = 2_000;

/** Of the picture of a link, or an icon. */
export const CARD_PRICE = 30;
/** Above it a sheet has characters that are rarely drawn, in numbers; a usual one of 50 colours costs less. */
export const USUAL_PRICE = 350;

/** About how many milliseconds a sheet of this palette takes. Every other character is another shape to make from a font. */
export function priceOf({ name, description, user, colors }: DrawnPalette): number {
  const text = [
    name,
    description,
    user?.name ?? '',
    ...colors.flatMap((color) => [color.name ?? '', color.pinyin ?? '', color.shade ?? '']),
  ].join('');
  const distinct = Math.min(MOST_DISTINCT, new Set(text).size);
  return Math.round(
    PRICES.sheet +
      PRICES.color * colors.length +
      PRICES.character * text.length +
      PRICES.distinctCharacter * distinct,
  );
}
