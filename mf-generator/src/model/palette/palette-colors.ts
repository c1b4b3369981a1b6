import type { PaletteColor, PaletteColorType } from '@danqing/contracts/palettes';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { ChosenColor, CustomColor } from '../chosen-color.ts';
import type { GeneratorState } from '../generator-state.ts';
import type { SchemeSwatch } from '../scheme.ts';
import { swatchGroups } from '../swatch-groups.ts';

/**
 * Returns the palette to save or export (specification part 1 §3). It consists of the primary, the second
 * colour if any, and the scheme's named swatches. An open palette's colours are returned unchanged.
 *
 * @param customName returns the name of an unlisted colour
 */
export function paletteColors(
  state: GeneratorState,
  scheme: readonly SchemeSwatch[],
  colors: readonly Color[],
  customName: (color: CustomColor) => string,
): PaletteColor[] {
  if (state.palette) return state.palette.entries.map(({ color }) => color);
  const chosen = (color: ChosenColor, type: PaletteColorType): PaletteColor =>
    isNamed(color)
      ? { hex: color.hex, name: color.name, pinyin: color.pinyin, type }
      : { hex: color.hex, name: customName(color), type };
  const slips = swatchGroups(state, scheme, colors).flatMap((group) => group.swatches);
  return [
    chosen(state.primary, 'primary'),
    ...(state.secondary ? [chosen(state.secondary, 'secondary')] : []),
    ...slips.map(({ swatch, color }) => ({
      hex: swatch.hex,
      ...(color && { name: color.name, pinyin: color.pinyin }),
      type: 'scheme' as const,
      shade: swatch.name,
    })),
  ];
}
