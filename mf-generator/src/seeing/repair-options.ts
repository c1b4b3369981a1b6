import {
  contrastBy,
  contrastTarget,
  suggestContrast,
  type ContrastPart,
  type ContrastTarget,
} from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { ContrastColor } from './contrast-color.ts';

export interface RepairOption {
  part: ContrastPart;
  swatch: string;
  color: ChosenColor;
  text: string;
  ground: string;
  /** CIEDE2000 distance from the replaced colour. */
  deltaE: number;
  value: number;
}

/**
 * Returns replacements of one colour that make a failing pair reach the target, smallest change first. Each
 * replaceable colour gets the nearest colour of the list and, if it differs, the nearest of all colours.
 */
export function repairOptions(
  text: ContrastColor,
  ground: ContrastColor,
  target: ContrastTarget,
  colors: readonly Color[],
): RepairOption[] {
  const { method } = contrastTarget(target);
  const options = (['text', 'ground'] as const).flatMap((part) => {
    const { swatch } = part === 'text' ? text : ground;
    const repair = swatch && suggestContrast(text.hex, ground.hex, part, target, colors);
    if (!swatch || !repair) return [];
    const { custom, named } = repair;
    const found: { color: ChosenColor; deltaE: number }[] = named ? [named] : [];
    if (named?.color.hex !== custom.hex) found.push({ color: { hex: custom.hex }, deltaE: custom.deltaE });
    return found.map(({ color, deltaE }) => {
      const both = {
        text: part === 'text' ? color.hex : text.hex,
        ground: part === 'ground' ? color.hex : ground.hex,
      };
      return {
        part,
        swatch,
        color,
        deltaE,
        ...both,
        value: contrastBy(method, both.text, both.ground),
      };
    });
  });
  return options.sort((a, b) => a.deltaE - b.deltaE);
}
