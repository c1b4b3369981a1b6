import { isNamed, type Color } from '@danqing/contracts';
import { colorOfHex, type ChosenColor } from './chosen-color.ts';

export const SCHEME_MODES = ['mono', 'dual', 'triadic'] as const;
export type SchemeMode = (typeof SCHEME_MODES)[number];

export interface GeneratorState {
  primary: ChosenColor;
  secondary: ChosenColor | null;
  /** Whether the selector of the second colour is on screen; only ever in dual mode. */
  secondaryShown: boolean;
  mode: SchemeMode;
  /** Hex that the visitor put in the place of a swatch, by the swatch's name. Lives as long as the scheme. */
  replacements: Readonly<Record<string, string>>;
}

export type GeneratorAction =
  | { type: 'primary-chosen'; color: ChosenColor }
  | { type: 'secondary-chosen'; color: ChosenColor }
  | { type: 'secondary-shown'; shown: boolean }
  | { type: 'mode-chosen'; mode: SchemeMode }
  | { type: 'swatch-replaced'; swatch: string; hex: string }
  | { type: 'restored'; state: GeneratorState };

const noSecondary = { secondary: null, secondaryShown: false };
const asGenerated = { replacements: {} };

/** Dual when there is a second colour, else mono. */
export function initialState(primary: ChosenColor, secondary: ChosenColor | null = null): GeneratorState {
  return {
    primary,
    secondary,
    secondaryShown: secondary !== null,
    mode: secondary ? 'dual' : 'mono',
    ...asGenerated,
  };
}

/** The rules of specification part 1 §4, "Colour selection" and "Scheme mode". */
export function generatorReducer(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'primary-chosen':
      return { ...state, primary: action.color, ...noSecondary, ...asGenerated };
    case 'secondary-chosen':
      if (state.mode !== 'dual') return state;
      return { ...state, secondary: action.color, secondaryShown: true, ...asGenerated };
    case 'secondary-shown':
      if (state.mode !== 'dual' || state.secondaryShown === action.shown) return state;
      return action.shown ? { ...state, secondaryShown: true } : { ...state, ...noSecondary, ...asGenerated };
    case 'mode-chosen':
      if (state.mode === action.mode) return state;
      return { ...state, mode: action.mode, ...noSecondary, ...asGenerated };
    case 'swatch-replaced':
      return { ...state, replacements: { ...state.replacements, [action.swatch]: action.hex } };
    case 'restored':
      return action.state;
  }
}

/** The state with the names of the list for colours of which only the hex was known: the list may come after them. */
export function withNames(state: GeneratorState, colors: readonly Color[]): GeneratorState {
  const { primary, secondary } = state;
  const named = (color: ChosenColor) => (isNamed(color) ? color : colorOfHex(color.hex, colors));
  return { ...state, primary: named(primary), secondary: secondary && named(secondary) };
}
