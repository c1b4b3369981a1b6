import {
  arrangedPlaces,
  evenScheme,
  monoScheme,
  schemeKind,
  type RestoredPalette,
  type SchemeKind,
  type Swatch,
} from '@danqing/color-core';
import { initialState, type GeneratorState } from '../generator-state.ts';
import { schemeOf } from '../scheme.ts';

/**
 * The generator as it was when the palette was saved: both colours, the mode that its swatches tell (else dual with a second
 * colour and mono without), their order, and as replacements the swatches that differ from what would be generated now. A scheme
 * that is none of ours, as of an imported palette, takes the places of the strip in its order.
 */
export function restoredState(palette: RestoredPalette): GeneratorState {
  const kind = schemeKind(palette.scheme);
  const mode = kind === 'mono' ? rampOf(palette) : (kind ?? (palette.secondary ? 'dual' : 'mono'));
  const secondary = mode === 'dual' && palette.secondary ? { hex: palette.secondary } : null;
  const generated = { ...initialState({ hex: palette.primary }, secondary), mode };
  const state = { ...generated, order: kind ? orderOf(mode, palette) : [] };
  const scheme = schemeOf(state);
  const places = new Map(scheme.map((swatch) => [swatch.name, swatch.hex]));
  const differing = palette.scheme.flatMap(({ hex, shade }, index) => {
    const place = kind ? shade : scheme[index]?.name;
    return place !== undefined && places.has(place) && places.get(place) !== hex ? [[place, { hex }]] : [];
  });
  return { ...state, replacements: Object.fromEntries(differing) };
}

/** Both ramps of one colour call their steps the same: which of them has more of the saved colours. */
function rampOf({ primary, scheme }: RestoredPalette): SchemeKind {
  const kept = (ramp: readonly Swatch[]) =>
    scheme.filter(({ hex, shade }) => ramp.some((one) => one.name === shade && one.hex === hex)).length;
  return kept(evenScheme(primary)) > kept(monoScheme(primary)) ? 'even' : 'mono';
}

/** The swatches in the order in which they were saved; as generated where some are missing. */
function orderOf(mode: SchemeKind, { scheme }: RestoredPalette): readonly string[] {
  const generated = arrangedPlaces(mode, []);
  const saved = scheme.map(({ shade }) => shade);
  const isOrder = new Set(saved).size === generated.length && generated.every((name) => saved.includes(name));
  const order = isOrder ? arrangedPlaces(mode, saved) : generated;
  return order.join() === generated.join() ? [] : order;
}
