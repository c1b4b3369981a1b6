import { nearestColors, searchColors } from '@danqing/color-core';
import type { FoundColor } from '@danqing/contracts/cocreate';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor } from '../model/chosen-color.ts';
import { bareText, readColor } from './color-input.ts';

const NEAREST = 8;

export interface PickerResults {
  options: readonly ChosenColor[];
  count: number;
  /** Distance (CIEDE2000) of each neighbour from the typed hex. */
  near: ReadonlyMap<ChosenColor, number>;
  invalidHex: boolean;
}

/**
 * Returns the picker's results for a text. An unlisted value becomes a bare colour with its neighbours.
 *
 * @param cssHex hex of a CSS colour function or name, parsed by `useCssColor`
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
  // Three digits are more likely the first channel of an RGB value than a short hex, and a word is more likely
  // pinyin or part of a gloss than a CSS name.
  const custom = { hex: reading.hex };
  const matching =
    /^\d{3}$/.test(text) || (cssHex && /^[a-z]+$/i.test(text)) ? [...found, custom] : [custom, ...found];
  return { ...result, options: [...matching, ...near.keys()], near };
}

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
  return found.length === 0 && hex ? colors.filter((color) => color.hex === hex) : found;
}
