import { nearestColors, searchColors } from '@danqing/color-core';
import type { FoundColor } from '@danqing/contracts/cocreate';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor } from '../model/chosen-color.ts';
import { bareText, readColor } from './color-input.ts';

/** How many traditional colours stand below a custom one. */
const NEAREST = 8;

export interface PickerResults {
  options: readonly ChosenColor[];
  /** Colours of the list that match; a custom colour and its nearest ones are not counted. */
  count: number;
  /** How far each colour is from the typed hex that is only near it. */
  near: ReadonlyMap<ChosenColor, number>;
  invalidHex: boolean;
}

/**
 * What the picker offers for a text: the matching colours, and for a value that is in no list the bare colour with its neighbours.
 * @param cssHex the hex of a CSS colour function, which is read elsewhere
 */
export function pickerResults(
  query: string,
  colors: readonly Color[],
  cssHex: string | null = null,
): PickerResults {
  const text = bareText(query);
  const reading = cssHex ? ({ kind: 'hex', hex: cssHex } as const) : readColor(text);
  const found = foundColors(text, colors, reading.kind === 'hex' ? reading.hex : null);
  const result = {
    options: found,
    count: found.length,
    near: new Map<ChosenColor, number>(),
    invalidHex: false,
  };
  if (reading.kind === 'invalid') return { ...result, invalidHex: found.length === 0 };
  if (reading.kind === 'words' || found.some((color) => color.hex === reading.hex)) return result;

  const near = new Map(
    nearestColors(reading.hex, colors, NEAREST)
      .filter(({ color }) => !found.includes(color))
      .map(({ color, deltaE }) => [color, deltaE] as const),
  );
  // Three digits are sooner the first channel of an RGB value than a short hex.
  const custom = { hex: reading.hex };
  const matching = /^\d{3}$/.test(text) ? [...found, custom] : [custom, ...found];
  return { ...result, options: [...matching, ...near.keys()], near };
}

/** Co-created colours below what else was found; not those that the list has under the same name. */
export function withCocreated(
  options: readonly ChosenColor[],
  cocreated: readonly FoundColor[],
): readonly ChosenColor[] {
  const others = cocreated.filter(
    ({ name, hex }) =>
      !options.some((option) => isNamed(option) && option.name === name && option.hex === hex),
  );
  return [...options, ...others.map(({ id, name, hex }) => ({ hex, cocreated: { id, name } }))];
}

function foundColors(text: string, colors: readonly Color[], hex: string | null): readonly Color[] {
  if (text === '') return colors;
  const found = searchColors(text, colors);
  // The search does not know every notation of a value.
  return found.length === 0 && hex ? colors.filter((color) => color.hex === hex) : found;
}
