import { freshScheme, type SchemeKind, type SchemeState } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { withName, type ChosenColor } from './chosen-color.ts';
import type { OpenPalette, PaletteSource } from './palette/open-palette.ts';

export const SCHEME_MODES = ['mono', 'dual', 'triadic'] as const satisfies readonly SchemeKind[];

export interface GeneratorState extends SchemeState<ChosenColor> {
  readonly primary: ChosenColor;
  /**
   * An open palette, whose colours replace the generated scheme. All other scheme fields except the primary
   * then have their defaults.
   */
  readonly palette?: OpenPalette | undefined;
  readonly source?: PaletteSource | undefined;
}

export type ShownMode = SchemeKind | 'palette';

export const shownMode = ({ palette, mode }: GeneratorState): ShownMode => (palette ? 'palette' : mode);

export type GeneratorAction =
  | { type: 'primary-chosen'; color: ChosenColor }
  | { type: 'secondary-chosen'; color: ChosenColor }
  | { type: 'secondary-shown'; shown: boolean }
  | { type: 'mode-chosen'; mode: SchemeKind }
  | { type: 'swatch-replaced'; swatch: string; color: ChosenColor }
  | { type: 'swatch-locked'; swatch: string; locked: boolean }
  /** `to` is the target index in the strip, from 0. The swatch stays within its group. */
  | { type: 'swatch-moved'; swatch: string; to: number }
  /**
   * Turns the scheme into a palette with one colour more or less. A new swatch follows the given one; its
   * colour is the midpoint of the given colour and a neighbour's.
   */
  | { type: 'swatch-added'; swatch: string }
  | { type: 'swatch-removed'; swatch: string }
  | { type: 'colors-drawn'; primary: ChosenColor; secondary: ChosenColor }
  | { type: 'restored'; state: GeneratorState };

export function initialState(primary: ChosenColor, secondary: ChosenColor | null = null): GeneratorState {
  const secondaryShown = secondary !== null;
  return { ...freshScheme, primary, secondary, secondaryShown, mode: secondaryShown ? 'dual' : 'mono' };
}

/** Adds names to colours that are only known by hex, because the list may load after them. */
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
