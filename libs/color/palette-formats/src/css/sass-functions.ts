import type { CssColor } from '@danqing/color-core';
import { colorValue } from './color-value.ts';
import { splitArguments } from './split-arguments.ts';

const CALL = /^(?:color\.)?([a-z-]+)\((.*)\)$/is;

const FUNCTIONS =
  /^(?:lighten|darken|saturate|desaturate|mix|adjust|scale|change|adjust-color|scale-color|change-color|tint|shade|tint-color|shade-color|shift-color|fade|fadein|fadeout|fade-in|fade-out|opacify|transparentize|complement|invert|grayscale|greyscale|spin)$/i;

const RELATIVE: ReadonlyMap<string, (color: string, amount: number) => string> = new Map([
  ['lighten', (color, amount) => `hsl(from ${color} h s calc(l + ${amount}))`],
  ['darken', (color, amount) => `hsl(from ${color} h s calc(l - ${amount}))`],
  ['saturate', (color, amount) => `hsl(from ${color} h calc(s + ${amount}) l)`],
  ['desaturate', (color, amount) => `hsl(from ${color} h calc(s - ${amount}) l)`],
]);

export const isSassFunction = (value: string): boolean => FUNCTIONS.test(CALL.exec(value)?.[1] ?? '');

/** Returns the colour of `lighten(#123, 10%)` and the like, or null for other functions. */
export function sassColor(value: string): CssColor | null {
  const [, name = '', inside = ''] = value.length > 200 ? [] : (CALL.exec(value) ?? []);
  const [first = '', second = '', third = '50%'] = splitArguments(inside);
  const relative = RELATIVE.get(name.toLowerCase());
  if (relative && /^\d{1,3}(?:\.\d{1,4})?%?$/.test(second))
    return colorValue(first) && colorValue(relative(first, Number.parseFloat(second)));
  if (name.toLowerCase() === 'mix' && /^\d{1,3}(?:\.\d{1,4})?%$/.test(third))
    return colorValue(`color-mix(in srgb, ${first} ${third}, ${second})`);
  return null;
}
