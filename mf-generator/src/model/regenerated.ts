import { orderSwatchKeys, swatchKeys } from '@danqing/color-core';
import type { ChosenColor } from './chosen-color.ts';
import type { GeneratorState } from './generator-state.ts';
import { schemeOf } from './scheme.ts';

export const generatedHexes = (state: GeneratorState): ReadonlyMap<string, string> =>
  new Map(schemeOf(state).map(({ name, generated }) => [name, generated]));

/**
 * Returns the state with other colours or another mode. Replacements are dropped, except for locked swatches,
 * which keep colour and position. Locked swatches that an incomplete dual scheme does not show reappear in
 * their position. The order persists unless the mode changes.
 */
export function regenerated(
  state: GeneratorState,
  change: Partial<Pick<GeneratorState, 'primary' | 'secondary' | 'secondaryShown' | 'mode' | 'source'>>,
): GeneratorState {
  const sameMode = change.mode === undefined || change.mode === state.mode;
  const order = sameMode ? state.order : [];
  const bare: GeneratorState = {
    ...state,
    ...change,
    palette: undefined,
    order,
    replacements: {},
    locked: [],
  };
  if (state.locked.length === 0) return bare;

  const before = orderSwatchKeys(state.mode, state.order);
  const after = orderSwatchKeys(bare.mode, order);
  const hexes = generatedHexes(state);
  const generated = generatedHexes(bare);
  const replacements: Record<string, ChosenColor> = {};
  const locked: string[] = [];
  for (const name of state.locked) {
    const hex = hexes.get(name);
    const color = state.replacements[name] ?? (hex === undefined ? null : { hex });
    const place = after[before.indexOf(name)];
    if (!color || place === undefined) continue;
    locked.push(place);
    if (generated.get(place) !== color.hex) replacements[place] = color;
  }
  return { ...bare, replacements, locked: swatchKeys(bare.mode).filter((name) => locked.includes(name)) };
}
