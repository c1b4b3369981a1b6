import {
  arrangedPlaces,
  freshScheme,
  schemeGroups,
  schemePlaces,
  type SchemeKind,
  type SchemeState,
} from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { originOf, withName, type ChosenColor } from './chosen-color.ts';
import type { OpenPalette, PaletteSource } from './palette/open-palette.ts';
import { generatedHexes, regenerated } from './regenerated.ts';

/** The modes of the specification. */
export const SCHEME_MODES = ['mono', 'dual', 'triadic'] as const satisfies readonly SchemeKind[];

export interface GeneratorState extends SchemeState<ChosenColor> {
  readonly primary: ChosenColor;
  /** Colours that are no generated scheme; everything else but the primary is then as in a fresh one. */
  readonly palette?: OpenPalette | undefined;
  /** The saved palette that the state began with. */
  readonly source?: PaletteSource | undefined;
}

/** What the strip shows: a scheme, or a palette of any size. */
export type ShownMode = SchemeKind | 'palette';

export const shownMode = ({ palette, mode }: GeneratorState): ShownMode => (palette ? 'palette' : mode);

export type GeneratorAction =
  | { type: 'primary-chosen'; color: ChosenColor }
  | { type: 'secondary-chosen'; color: ChosenColor }
  | { type: 'secondary-shown'; shown: boolean }
  | { type: 'mode-chosen'; mode: SchemeKind }
  | { type: 'swatch-replaced'; swatch: string; color: ChosenColor }
  | { type: 'swatch-locked'; swatch: string; locked: boolean }
  /** `to`: the place in the strip, from 0; the swatch stays within its group. */
  | { type: 'swatch-moved'; swatch: string; to: number }
  /** Makes a palette of the scheme, of one colour more or less; a new one comes behind the swatch, between it and its neighbour. */
  | { type: 'swatch-added'; swatch: string }
  | { type: 'swatch-removed'; swatch: string }
  /** Other colours for the same scheme; `secondary` counts in dual mode. */
  | { type: 'colors-drawn'; primary: ChosenColor; secondary: ChosenColor }
  /** From a link or a palette. */
  | { type: 'restored'; state: GeneratorState };

const noSecondary = { secondary: null, secondaryShown: false };

/** Dual when there is a second colour, else mono. */
export function initialState(primary: ChosenColor, secondary: ChosenColor | null = null): GeneratorState {
  const secondaryShown = secondary !== null;
  return { ...freshScheme, primary, secondary, secondaryShown, mode: secondaryShown ? 'dual' : 'mono' };
}

/** The rules of specification part 1 §4, "Colour selection" and "Scheme mode"; a locked swatch survives them all in its place. */
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
    // Edits of palettes come as states: `edited` of palette/palette-edits.ts makes them.
    case 'swatch-added':
    case 'swatch-removed':
      return state;
    case 'restored':
      return action.state;
  }
}

/** A colour that the scheme itself has in this place is no replacement. */
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
  return { ...state, locked: schemePlaces(state.mode).filter(isLocked) };
}

function moved(state: GeneratorState, swatch: string, to: number): GeneratorState {
  const places = arrangedPlaces(state.mode, state.order);
  const start = places.findIndex((name) => groupOf(state, name) === groupOf(state, swatch));
  const end = start + (groupOf(state, swatch)?.length ?? 0) - 1;
  const from = places.indexOf(swatch);
  const target = Math.min(end, Math.max(start, to));
  if (from < 0 || from === target) return state;
  const order = places.toSpliced(from, 1).toSpliced(target, 0, swatch);
  return { ...state, order: order.join() === arrangedPlaces(state.mode, []).join() ? [] : order };
}

const groupOf = ({ mode }: GeneratorState, swatch: string) =>
  schemeGroups(mode).find((group) => group.includes(swatch));

/** The state with the names of the list for colours of which only the hex was known: the list may come after them. */
export function withNames(state: GeneratorState, colors: readonly Color[]): GeneratorState {
  const { primary, secondary, replacements } = state;
  const named = (color: ChosenColor) => withName(color, colors);
  return {
    ...state,
    primary: named(primary),
    secondary: secondary && named(secondary),
    replacements: Object.fromEntries(
      Object.entries(replacements).map(([name, color]) => [name, named(color)]),
    ),
  };
}
