import { isNamed, type Color, type CustomColor } from '@danqing/contracts';

/** A colour of the collection, or one of which only the hex is known. */
export type ChosenColor = Color | CustomColor;

/** The colour of the collection with this hex, else the bare colour (specification part 1 §3). */
export function colorOfHex(hex: string, colors: readonly Color[]): ChosenColor {
  return colors.find((color) => color.hex.toUpperCase() === hex.toUpperCase()) ?? { hex: hex.toUpperCase() };
}

/** The page of a colour: by its name, or by its hex without '#'. */
export function colorPath(color: ChosenColor): string {
  return `/colors/${isNamed(color) ? color.name : color.hex.slice(1)}`;
}
