import type { StateColor } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { Translate } from '../translate.ts';

/** A colour that a member made and named. */
export interface Cocreated {
  readonly id: number;
  readonly name: string;
}

/** One of which only the hex is known, where it came from, and perhaps the number that it has in the list. */
export interface CustomColor extends StateColor {
  readonly cocreated?: Cocreated;
}

/** A colour of the collection, or a custom one without a name. */
export type ChosenColor = Color | CustomColor;

/** What a colour is called that the list does not have. */
export const customName = ({ origin, cocreated }: CustomColor, t: Translate): string =>
  cocreated?.name ?? t(origin === 'image' ? 'customImage' : 'custom');

/** The colour of the collection with this hex, else the bare colour (specification part 1 §3). */
export function colorOfHex(hex: string, colors: readonly Color[]): ChosenColor {
  return colors.find((color) => color.hex.toUpperCase() === hex.toUpperCase()) ?? { hex: hex.toUpperCase() };
}

/** The same colour with its name, once the list is there. Its number tells it from others with its hex. */
export function withName(color: ChosenColor, colors: readonly Color[]): ChosenColor {
  if (isNamed(color) || colors.length === 0) return color;
  const found =
    colors.find(({ id, hex }) => id === color.id && hex === color.hex) ?? colorOfHex(color.hex, colors);
  return isNamed(found) ? found : color;
}

/** The same colour without its name: its hex, and its number where the hex alone would find another colour of the list. */
export function withoutName(color: ChosenColor, colors: readonly Color[]): StateColor {
  if (!isNamed(color)) return color;
  const { hex, id } = color;
  return colorOfHex(hex, colors).id === id ? { hex } : { hex, id };
}

/** Where a colour came from that the list does not have; a named one is the list's, wherever it was found. */
export const originOf = (color: ChosenColor): CustomColor['origin'] =>
  isNamed(color) ? undefined : color.origin;

/** What the URL says of a colour: its name, or its hex without '#'. */
export const colorSegment = (color: ChosenColor): string =>
  isNamed(color) ? color.name : color.hex.slice(1);

/** The page of a colour. */
export const colorPath = (color: ChosenColor): string => `/colors/${colorSegment(color)}`;

/** The page of a co-created colour. */
export const cocreatedPath = (id: number): string => `/co-create-colors/${id}`;
