import { dualSteps, hexToOklch, nameSwatches, type SwatchType } from '@danqing/color-core';
import { isNamed, type Color } from '@danqing/contracts';
import { colorOfHex } from '../generator/chosen-color.ts';
import type { GeneratorState } from '../generator/generator-state.ts';
import type { SchemeSwatch } from '../generator/scheme.ts';

/** From this CIEDE2000 on, the eye sees that a colour is not the wanted one, and the folded corner shows at rest. */
const VISIBLE_SHIFT = 2;

export interface Slip {
  swatch: SchemeSwatch;
  /** The nearest traditional colour; null while there is no list. */
  color: Color | null;
  /** The swatch is that colour, not only near it. */
  exact: boolean;
  /** A colour that the visitor chose, unchanged. */
  own: boolean;
  /** Shade of the first of the equal neighbours to the left. */
  sameAs: number | null;
  /** The folded corner shows at rest. */
  folded: boolean;
}

export interface StripGroup {
  type: SwatchType;
  slips: Slip[];
  /** How many dashed places stand for swatches that need a second colour. */
  places: number;
  /** Hue in degrees of the group's own colour; null where it is grey or there is none. */
  hue: number | null;
}

/** The strip as it is drawn: one group for a mono scheme, three for the others. */
export function stripGroups(
  state: GeneratorState,
  scheme: readonly SchemeSwatch[],
  colors: readonly Color[],
): StripGroup[] {
  const replacements = scheme.filter(({ hex, generated }) => hex !== generated);
  const chosen = [state.primary, state.secondary, ...replacements.map(({ hex }) => colorOfHex(hex, colors))]
    .filter((color) => color !== null)
    .filter(isNamed);
  const names = nameSwatches(scheme, colors, new Map(chosen.map((color) => [color.hex, color])));
  const groups: StripGroup[] = [];
  scheme.forEach((swatch, index) => {
    let group = groups.at(-1);
    if (group?.type !== swatch.type)
      groups.push((group = { type: swatch.type, slips: [], places: 0, hue: null }));
    const left = group.slips.at(-1);
    const name = names[index];
    group.slips.push({
      swatch,
      color: name?.color ?? null,
      exact: name?.deltaE === 0,
      own: isOwn(swatch, state),
      sameAs: left?.swatch.hex === swatch.hex ? (left.sameAs ?? left.swatch.shade) : null,
      folded: swatch.mapped && swatch.shift >= VISIBLE_SHIFT,
    });
    if (swatch.shade === 500) group.hue = hueOf(swatch.generated);
  });
  if (state.mode === 'dual' && !state.secondary && groups.length > 0) {
    groups.push({ type: 'mid', slips: [], places: dualSteps.mid.length, hue: null });
    groups.push({ type: 'secondary', slips: [], places: dualSteps.secondary.length, hue: null });
  }
  return groups;
}

function isOwn(
  { shade, type, hex, generated }: SchemeSwatch,
  { primary, secondary }: GeneratorState,
): boolean {
  if (shade !== 500 || hex !== generated) return false;
  if (type === 'primary' || type === 'triadA') return hex === primary.hex;
  return type === 'secondary' && hex === secondary?.hex;
}

function hueOf(hex: string): number | null {
  const { c, h } = hexToOklch(hex);
  return c < 0.004 ? null : Math.round(h) % 360;
}
