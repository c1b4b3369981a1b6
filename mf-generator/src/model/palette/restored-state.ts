import {
  orderSwatchKeys,
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
 * Returns the state in which the palette was saved. The swatches determine the mode; a foreign scheme, such
 * as an imported palette, is dual if it has a second colour, else mono. Swatches that differ from the
 * generated ones become replacements. The colours of a foreign scheme fill the strip in their order.
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

/**
 * Returns the ramp that matches more saved colours. Both ramps use the same step names, so names cannot
 * distinguish them.
 */
function rampOf({ primary, scheme }: RestoredPalette): SchemeKind {
  const kept = (ramp: readonly Swatch[]) =>
    scheme.filter(({ hex, shade }) => ramp.some((one) => one.name === shade && one.hex === hex)).length;
  return kept(evenScheme(primary)) > kept(monoScheme(primary)) ? 'even' : 'mono';
}

function orderOf(mode: SchemeKind, { scheme }: RestoredPalette): readonly string[] {
  const generated = orderSwatchKeys(mode, []);
  const saved = scheme.map(({ shade }) => shade);
  const isOrder = new Set(saved).size === generated.length && generated.every((name) => saved.includes(name));
  const order = isOrder ? orderSwatchKeys(mode, saved) : generated;
  return order.join() === generated.join() ? [] : order;
}
