import { orderSwatchKeys, schemeGroups, swatchKeys } from '@danqing/color-core';
import { originOf, type ChosenColor } from './chosen-color.ts';
import type { GeneratorAction, GeneratorState } from './generator-state.ts';
import { generatedHexes, regenerated } from './regenerated.ts';

const noSecondary = { secondary: null, secondaryShown: false };

/**
 * Implements specification part 1 §4, "Colour selection" and "Scheme mode". Locked swatches survive every
 * action in place.
 */
export function generatorReducer(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'primary-chosen':
      return regenerated(state, { primary: action.color, ...noSecondary, source: undefined });
    case 'secondary-chosen':
      if (state.mode !== 'dual') return state;
      return regenerated(state, { secondary: action.color, secondaryShown: true });
    case 'secondary-shown':
      if (state.mode !== 'dual' || state.secondaryShown === action.shown) return state;
      if (action.shown) return { ...state, secondaryShown: true };
      return state.secondary ? regenerated(state, noSecondary) : { ...state, ...noSecondary };
    case 'mode-chosen':
      if (state.mode === action.mode && !state.palette) return state;
      return regenerated(state, { mode: action.mode, ...noSecondary });
    case 'colors-drawn': {
      const { primary, secondary } = action;
      return regenerated(state, {
        primary,
        source: undefined,
        ...(state.mode === 'dual' ? { secondary, secondaryShown: true } : noSecondary),
      });
    }
    case 'swatch-replaced':
      return replaced(state, action.swatch, action.color);
    case 'swatch-locked':
      return locked(state, action.swatch, action.locked);
    case 'swatch-moved':
      return moved(state, action.swatch, action.to);
    // `palette-edits.ts` computes palette edits, which arrive as `restored` states.
    case 'swatch-added':
    case 'swatch-removed':
      return state;
    case 'restored':
      return action.state;
  }
}

function replaced(state: GeneratorState, swatch: string, color: ChosenColor): GeneratorState {
  const generated = generatedHexes(state).get(swatch);
  if (generated === undefined) return state;
  const { [swatch]: before, ...others } = state.replacements;
  if (generated === color.hex) return before ? { ...state, replacements: others } : state;
  const same = before?.hex === color.hex && before.id === color.id;
  if (same && originOf(before) === originOf(color)) return state;
  return { ...state, replacements: { ...others, [swatch]: color } };
}

function locked(state: GeneratorState, swatch: string, on: boolean): GeneratorState {
  if (state.locked.includes(swatch) === on || !generatedHexes(state).has(swatch)) return state;
  const isLocked = (name: string) => (name === swatch ? on : state.locked.includes(name));
  return { ...state, locked: swatchKeys(state.mode).filter(isLocked) };
}

function moved(state: GeneratorState, swatch: string, to: number): GeneratorState {
  const places = orderSwatchKeys(state.mode, state.order);
  const start = places.findIndex((name) => groupOf(state, name) === groupOf(state, swatch));
  const end = start + (groupOf(state, swatch)?.length ?? 0) - 1;
  const from = places.indexOf(swatch);
  const target = Math.min(end, Math.max(start, to));
  if (from < 0 || from === target) return state;
  const order = places.toSpliced(from, 1).toSpliced(target, 0, swatch);
  return { ...state, order: order.join() === orderSwatchKeys(state.mode, []).join() ? [] : order };
}

const groupOf = ({ mode }: GeneratorState, swatch: string) =>
  schemeGroups(mode).find((group) => group.includes(swatch));
