import {
  decodePaletteLink,
  encodePaletteLink,
  midColor,
  readPaletteColors,
  restorePalette,
  type Hex,
  type PaletteProblem,
  type ReadEntry,
  type SchemeSwatch,
} from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { colorOfHex, type ChosenColor, type CustomColor } from '../chosen-color.ts';
import { initialState, withNames, type GeneratorAction, type GeneratorState } from '../generator-state.ts';
import { schemeOf } from '../scheme.ts';
import { defaultNameOrigin } from './default-names.ts';
import { isComplete } from './is-complete.ts';
import { MIN_COLORS, MAX_COLORS, type OpenEntry, type PaletteSource } from './open-palette.ts';
import { paletteColors } from './palette-colors.ts';
import { readRestoreState } from './read-restore-state.ts';
import { restoredState } from './restored-state.ts';

type CustomName = (color: CustomColor) => string;
export type PaletteEdit = Extract<GeneratorAction, { swatch: string }>;

/**
 * Returns the state of a saved palette, such that saving it again yields the same palette. It becomes a
 * scheme if it was one, regardless of the language of its default names, otherwise an open palette. Returns
 * null if `readPaletteColors` refuses the colours.
 */
export function savedPalette(
  saved: unknown,
  source: PaletteSource | undefined,
  list: readonly Color[],
  customName: CustomName,
): GeneratorState | null {
  const read = readPaletteColors(saved);
  if (!read.ok) return null;
  const colors = read.colors.map(asPaletteColor);
  const restored = restorePalette(read.colors);
  if (restored.ok) {
    const scheme = withNames(withOrigins(restoredState(restored.palette), colors), list);
    const swatches = schemeOf(scheme);
    const again = paletteColors(scheme, swatches, list, customName);
    if (isComplete(scheme, swatches) && same(again, inThisLanguage(colors, customName)))
      return { ...scheme, source };
  }
  return opened(keyed(colors), source, list);
}

/** Restores the origins of the chosen colours, which only their default names reveal. */
function withOrigins(state: GeneratorState, colors: readonly PaletteColor[]): GeneratorState {
  const origin = (role: PaletteColor['type']) =>
    defaultNameOrigin(colors.find(({ type }) => type === role)?.name);
  const { primary, secondary } = state;
  return {
    ...state,
    primary: { ...primary, ...origin('primary') },
    secondary: secondary && { ...secondary, ...origin('secondary') },
  };
}

/** Translates default names to the page's language, since the visitor did not choose them. */
const inThisLanguage = (colors: readonly PaletteColor[], customName: CustomName): PaletteColor[] =>
  colors.map((color) => {
    const origin = color.type === 'scheme' ? null : defaultNameOrigin(color.name);
    return origin ? { ...color, name: customName({ hex: color.hex, ...origin }) } : color;
  });

/**
 * Returns the state of a palette in a navigation state. Uses all of its colours if they are valid, else only
 * primary, secondary and scheme.
 */
export function carriedPalette(
  state: object,
  list: readonly Color[],
  customName: CustomName,
): { ok: true; state: GeneratorState } | { ok: false; code: PaletteProblem } {
  const read = readRestoreState(state);
  if (!read?.ok) return { ok: false, code: read?.code ?? 'PALETTE_INVALID' };
  const { colors, source } = read.palette;
  const saved = colors === undefined ? null : savedPalette(colors, source, list, customName);
  return { ok: true, state: saved ?? restoredState(read.palette) };
}

export function linkedPalette(
  link: string,
  source: PaletteSource | undefined,
  list: readonly Color[],
): GeneratorState | null {
  const colors = decodePaletteLink(link, pinyinIn(list));
  return colors && opened(keyed(colors.map(asPaletteColor)), source, list);
}

/**
 * Applies an edit to a swatch. Turns a scheme, which always has eleven colours, into a palette. Returns the
 * same state if nothing changes.
 */
export function edited(
  state: GeneratorState,
  edit: PaletteEdit,
  list: readonly Color[],
  customName: CustomName,
): GeneratorState {
  const entries = state.palette?.entries ?? keyed(paletteColors(state, schemeOf(state), list, customName));
  const at = entries.findIndex(({ key, color }) =>
    state.palette ? key === edit.swatch : color.type === 'scheme' && color.shade === edit.swatch,
  );
  const changed = at < 0 ? null : change(entries, at, edit);
  return changed ? opened(changed, state.source, list) : state;
}

function change(entries: readonly OpenEntry[], at: number, edit: PaletteEdit): readonly OpenEntry[] | null {
  const entry = entries[at]!;
  const shown = shownEntries(entries);
  switch (edit.type) {
    case 'swatch-removed':
      if (shown.length <= MIN_COLORS) return null;
      return entries.filter((one) => one !== entry && !standsFor(one, entry, shown));
    case 'swatch-added': {
      if (entries.length >= MAX_COLORS) return null;
      const role = entries.some(({ color }) => color.type === 'scheme') && { type: 'scheme' as const };
      const at = shown.indexOf(entry);
      const beside = shown[at + 1] ?? shown[at - 1] ?? entry;
      const color = { hex: midColor(entry.color.hex, beside.color.hex), ...role };
      return entries.toSpliced(entries.indexOf(entry) + 1, 0, { key: freeKey(entries), color });
    }
    case 'swatch-replaced':
      if (edit.color.hex === entry.color.hex && nameOf(edit.color) === entry.color.name) return null;
      return entries.map((one) => {
        if (one !== entry && !standsFor(one, entry, shown)) return one;
        const { type, shade } = one.color;
        return {
          ...one,
          color: {
            ...wordsOf(edit.color),
            ...(type !== undefined && { type }),
            ...(shade !== undefined && { shade }),
          },
        };
      });
    case 'swatch-moved': {
      const from = shown.indexOf(entry);
      const to = Math.min(shown.length - 1, Math.max(0, edit.to));
      if (from === to) return null;
      const order = shown.toSpliced(from, 1).toSpliced(to, 0, entry);
      return entries.map((one) => (shown.includes(one) ? order.shift()! : one));
    }
    case 'swatch-locked':
      return null;
  }
}

/**
 * Returns the entries that have their own card. A primary or second colour that the scheme repeats has none.
 */
function shownEntries(entries: readonly OpenEntry[]): OpenEntry[] {
  const inScheme = new Set(entries.flatMap(({ color }) => (color.type === 'scheme' ? [color.hex] : [])));
  return entries.filter(
    ({ color }) => (color.type !== 'primary' && color.type !== 'secondary') || !inScheme.has(color.hex),
  );
}

const standsFor = (one: OpenEntry, other: OpenEntry, shown: readonly OpenEntry[]): boolean =>
  !shown.includes(one) &&
  one.color.hex === other.color.hex &&
  !shown.some((slip) => slip !== other && slip.color.hex === other.color.hex);

function opened(
  entries: readonly OpenEntry[],
  source: PaletteSource | undefined,
  list: readonly Color[],
): GeneratorState {
  const colors = entries.map(({ color }) => color);
  const shown = shownEntries(entries);
  const primary = colors.find(({ type }) => type === 'primary') ?? colors[0]!;
  const named = list.find(({ name, hex }) => name === primary.name && hex === primary.hex);
  return {
    ...initialState(named ?? colorOfHex(primary.hex, list)),
    source,
    palette: {
      entries,
      swatches: shown.map(toSwatch),
      names: Object.fromEntries(shown.flatMap(({ key, color }) => (color.name ? [[key, color.name]] : []))),
      link: encodePaletteLink(colors as ReadEntry[], pinyinIn(list)),
    },
  };
}

const toSwatch = ({ key, color }: OpenEntry, index: number): SchemeSwatch => ({
  name: key,
  type: 'primary',
  shade: index + 1,
  hex: color.hex as Hex,
  mapped: false,
  shift: 0,
  generated: '' as Hex,
  locked: false,
});

const keyed = (colors: readonly PaletteColor[]): OpenEntry[] =>
  colors.map((color, index) => ({ key: `#${index}`, color }));

const freeKey = (entries: readonly OpenEntry[]): string =>
  `#${Math.max(...entries.map(({ key }) => Number(key.slice(1)))) + 1}`;

const wordsOf = (color: ChosenColor): PaletteColor =>
  isNamed(color) ? { hex: color.hex, name: color.name, pinyin: color.pinyin } : { hex: color.hex };

const nameOf = (color: ChosenColor) => (isNamed(color) ? color.name : undefined);

function asPaletteColor({ hex, name, pinyin, type, shade }: ReadEntry): PaletteColor {
  return {
    hex,
    ...(name !== undefined && { name }),
    ...(pinyin !== undefined && { pinyin }),
    ...((type === 'primary' || type === 'secondary' || type === 'scheme') && { type }),
    ...(shade !== undefined && { shade }),
  };
}

function pinyinIn(list: readonly Color[]): (name: string) => string | undefined {
  const known = new Map(list.map(({ name, pinyin }) => [name, pinyin]));
  return (name) => known.get(name);
}

const FIELDS = ['hex', 'name', 'pinyin', 'type', 'shade'] as const;
const same = (a: readonly PaletteColor[], b: readonly PaletteColor[]): boolean =>
  a.length === b.length &&
  a.every((color, index) => FIELDS.every((field) => color[field] === b[index]?.[field]));
