import { schemeKind, type RestoredPalette } from '@danqing/color-core';
import type { GeneratorState } from '../generator/generator-state.ts';
import { schemeOf } from '../generator/scheme.ts';

/**
 * The generator as it was when the palette was saved: both colours, the mode that its swatches tell (else dual with a second
 * colour and mono without), and as replacements the swatches that differ from what would be generated now. A scheme that is none
 * of ours, as of an imported palette, takes the places of the strip in its order.
 */
export function restoredState(palette: RestoredPalette): GeneratorState {
  const kind = schemeKind(palette.scheme);
  const mode = kind ?? (palette.secondary ? 'dual' : 'mono');
  const secondary = mode === 'dual' && palette.secondary ? { hex: palette.secondary } : null;
  const state: GeneratorState = {
    primary: { hex: palette.primary },
    secondary,
    secondaryShown: secondary !== null,
    mode,
    replacements: {},
  };
  const generated = schemeOf(state);
  const places = new Map(generated.map((swatch) => [swatch.name, swatch.hex]));
  const differing = palette.scheme.flatMap(({ hex, shade }, index) => {
    const place = kind ? shade : generated[index]?.name;
    return place !== undefined && places.has(place) && places.get(place) !== hex ? [[place, hex]] : [];
  });
  return { ...state, replacements: Object.fromEntries(differing) };
}
