import { dualSteps, hexToOklch, nameSwatches, type SwatchType } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { GeneratorState } from './generator-state.ts';
import type { SchemeSwatch } from './scheme.ts';

/**
 * Minimum visible CIEDE2000 shift from the intended colour. From this shift on, the folded corner also shows
 * without focus.
 */
const VISIBLE_SHIFT = 2;

export interface SwatchView {
  swatch: SchemeSwatch;
  color: Color | null;
  /** Name in an open palette, if any; `color` is then the listed colour of that name. */
  given?: string;
  exact: boolean;
  isChosen: boolean;
  /** Shade of the group's first generated swatch with the same hex, or null. Two steps may share a hex. */
  equalShade: number | null;
  repeatsLeft: boolean;
  folded: boolean;
}

export interface SwatchGroup {
  type: SwatchType;
  swatches: SwatchView[];
  emptyCells: number;
  /** Hue of the group's base colour in degrees, or null if it is grey or missing. */
  hue: number | null;
}

export function swatchGroups(
  state: GeneratorState,
  scheme: readonly SchemeSwatch[],
  colors: readonly Color[],
): SwatchGroup[] {
  const replacements = scheme
    .filter((swatch) => !isGenerated(swatch))
    .map(({ name }) => state.replacements[name]);
  const chosen = [...replacements, state.secondary, state.primary]
    .filter((color) => color !== undefined && color !== null)
    .filter(isNamed);
  const names = nameSwatches(scheme, colors, new Map(chosen.map((color) => [color.hex, color])));
  const groups: SwatchGroup[] = [];
  scheme.forEach((swatch, index) => {
    let group = groups.at(-1);
    if (group?.type !== swatch.type)
      groups.push((group = { type: swatch.type, swatches: [], emptyCells: 0, hue: null }));
    const left = group.swatches.at(-1);
    const equal = group.swatches.find((slip) => isGenerated(slip.swatch) && slip.swatch.hex === swatch.hex);
    const sameAs = equal && isGenerated(swatch) ? equal.swatch.shade : null;
    const name = names[index];
    const given = state.palette?.names[swatch.name];
    const color = given === undefined ? name?.color : colors.find((one) => one.name === given);
    group.swatches.push({
      swatch,
      color: color ?? null,
      ...(given !== undefined && { given }),
      exact: given === undefined ? name?.deltaE === 0 : !color || color.hex === swatch.hex,
      isChosen: isOwn(swatch, state),
      equalShade: sameAs,
      repeatsLeft: sameAs !== null && left?.swatch.hex === swatch.hex && isGenerated(left.swatch),
      folded: swatch.mapped && swatch.shift >= VISIBLE_SHIFT,
    });
    if (swatch.shade === 500) group.hue = hueOf(swatch.generated);
  });
  if (state.mode === 'dual' && !state.secondary && groups.length > 0) {
    groups.push({ type: 'mid', swatches: [], emptyCells: dualSteps.mid.length, hue: null });
    groups.push({ type: 'secondary', swatches: [], emptyCells: dualSteps.secondary.length, hue: null });
  }
  return groups;
}

const isGenerated = ({ hex, generated }: SchemeSwatch) => hex === generated;

function isOwn(swatch: SchemeSwatch, { primary, secondary }: GeneratorState): boolean {
  const { shade, type, hex } = swatch;
  if ((shade !== 500 && !swatch.own) || !isGenerated(swatch)) return false;
  if (type === 'primary' || type.endsWith('A')) return hex === primary.hex;
  return type === 'secondary' && hex === secondary?.hex;
}

function hueOf(hex: string): number | null {
  const { c, h } = hexToOklch(hex);
  return c < 0.004 ? null : Math.round(h) % 360;
}
