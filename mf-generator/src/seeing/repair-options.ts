import {
  contrastBy,
  contrastTarget,
  repairContrast,
  type ContrastPart,
  type ContrastTarget,
} from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { SeenColor } from './seen-color.ts';

export interface RepairOption {
  part: ContrastPart;
  /** The swatch of the scheme that is replaced, and by what. */
  swatch: string;
  color: ChosenColor;
  /** Both colours as they would be. */
  text: string;
  ground: string;
  /** CIEDE2000 from the colour that is replaced. */
  deltaE: number;
  /** The contrast that it would have. */
  value: number;
}

/**
 * What makes a failing pair reach the target by replacing one of its two colours, the smallest change first: for each that
 * may be replaced the nearest colour of the list and, where that is another one, the nearest of all.
 */
export function repairOptions(
  text: SeenColor,
  ground: SeenColor,
  target: ContrastTarget,
  colors: readonly Color[],
): RepairOption[] {
  const { method } = contrastTarget(target);
  const options = (['text', 'ground'] as const).flatMap((part) => {
    const { swatch } = part === 'text' ? text : ground;
    const repair = swatch && repairContrast(text.hex, ground.hex, part, target, colors);
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
