import type { StateColor } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { Translate } from '../translate.ts';

export interface Cocreated {
  readonly id: number;
  readonly name: string;
}

export interface CustomColor extends StateColor {
  readonly cocreated?: Cocreated;
}

export type ChosenColor = Color | CustomColor;

export const customName = ({ origin, cocreated }: CustomColor, t: Translate): string =>
  cocreated?.name ?? t(origin === 'image' ? 'customImage' : 'custom');

export function colorOfHex(hex: string, colors: readonly Color[]): ChosenColor {
  return colors.find((color) => color.hex.toUpperCase() === hex.toUpperCase()) ?? { hex: hex.toUpperCase() };
}

/** Adds the name once the list has loaded. The ID distinguishes colours with equal hexes. */
export function withName(color: ChosenColor, colors: readonly Color[]): ChosenColor {
  if (isNamed(color) || colors.length === 0) return color;
  const found =
    colors.find(({ id, hex }) => id === color.id && hex === color.hex) ?? colorOfHex(color.hex, colors);
  return isNamed(found) ? found : color;
}

/** Removes the name. Keeps the ID only if the hex alone would find another colour of the list. */
export function withoutName(color: ChosenColor, colors: readonly Color[]): StateColor {
  if (!isNamed(color)) return color;
  const { hex, id } = color;
  return colorOfHex(hex, colors).id === id ? { hex } : { hex, id };
}

export const originOf = (color: ChosenColor): CustomColor['origin'] =>
  isNamed(color) ? undefined : color.origin;

export const colorSegment = (color: ChosenColor): string =>
  isNamed(color) ? color.name : color.hex.slice(1);

export const colorPath = (color: ChosenColor): string => `/colors/${colorSegment(color)}`;

export const cocreatedPath = (id: number): string => `/co-create-colors/${id}`;
