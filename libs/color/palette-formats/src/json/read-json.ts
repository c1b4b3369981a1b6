import type { CssColor } from '@danqing/color-core';
import { channelsValue, colorValue } from '../css/color-value.ts';
import { entryNames, groupTitle, lastPart, mayBeColor, type Label } from '../reading/entry-names.ts';
import type { ReadPalette, UnreadReason } from '../reading/read-result.ts';
import {
  bareHex,
  componentColor,
  hasComponents,
  isGroup,
  notationOf,
  notationsIn,
  notedColor,
  own,
  type Group,
  type Notation,
} from './color-notations.ts';
import {
  colorTextOf,
  isBareList,
  isNamedByHex,
  isRgbList,
  NAME_KEYS,
  namedRow,
  ownName,
} from './entry-shapes.ts';
import { assetColor } from './space-color.ts';
import { isFunctionOfColor, MOST_DEPTH, TokenValues, type Place, type Result } from './token-values.ts';

interface Entry {
  path: readonly Label[];
  name?: string | undefined;
  result: CssColor | UnreadReason;
}

export interface TreeOptions {
  /** True when the tree comes from a program, where most unresolved references are not colours. */
  isProgram?: boolean;
}

/**
 * Reads the colours of any JSON document by its structure: design tokens 2025.10 and older drafts, Tokens
 * Studio, Style Dictionary, Material themes, Figma variables, Xcode colour sets, lists of names and values.
 */
export function readTree(
  document: unknown,
  { isProgram = false }: TreeOptions = {},
): ReadPalette & { format: 'design-tokens' | 'json' } {
  const reader = new TreeReader(document, isProgram);
  reader.walk(document, { path: [], key: '', inColors: false }, 0);
  const names = entryNames(reader.entries.map(({ path }) => path));
  const title = isProgram ? '' : titleOf(document, reader.entries);
  const palette: ReadPalette = { name: title, colors: [], unread: [] };
  for (const [index, { name, result }] of reader.entries.entries()) {
    const title = name === undefined ? (names[index] ?? '') : lastPart(name);
    if (typeof result === 'string') palette.unread?.push({ name: title, reason: result });
    else if (result.alpha <= 0) palette.unread?.push({ name: title, reason: 'transparent' });
    else palette.colors.push({ hex: result.hex, name: title, translucent: result.alpha < 1 || undefined });
  }
  return { format: reader.hasTokens ? 'design-tokens' : 'json', ...palette };
}

function titleOf(document: unknown, entries: readonly Entry[]): string {
  if (!isGroup(document)) return '';
  const isEntry = entries.some(({ path }) => path.length === 0);
  const name = isEntry ? undefined : ownName(document);
  if (name !== undefined) return name;
  const [only, ...others] = Object.keys(document).filter((key) => !key.startsWith('$'));
  if (only === undefined || others.length > 0) return '';
  const group = document[only];
  if (!isGroup(group) || entries.some(({ path }) => path.length === 1)) return '';
  return ownName(group) ?? groupTitle(only);
}

/** Groups whose texts describe tokens and are not colours. */
const ABOUT = new Set(
  'original attributes description comment comments info meta metadata id key type group category family scopes'.split(
    ' ',
  ),
);

const isAbout = (key: string) => ABOUT.has(key) || NAME_KEYS.includes(key);

const isAmongColors = (path: readonly Label[]) =>
  path.slice(0, -1).some((label) => /^(?:\w*colou?rs|palette)$/i.test(String(label)));

const COLOR_KEY = /colou?r|palette|swatch|theme|background|foreground|fill|stroke/i;

class TreeReader {
  readonly entries: Entry[] = [];
  hasTokens = false;
  readonly #values: TokenValues;
  readonly #isProgram: boolean;

  constructor(document: unknown, isProgram: boolean) {
    this.#values = new TokenValues(document);
    this.#isProgram = isProgram;
  }

  walk(node: unknown, place: Place, depth: number): void {
    if (!this.#values.step() || depth > MOST_DEPTH) return;
    if (typeof node === 'string') this.#text(node, place);
    else if (Array.isArray(node)) this.#list(node as unknown[], place, depth);
    else if (isGroup(node)) this.#group(node, place, depth);
  }

  #add(place: Place, result: Result): void {
    if (result === null || (typeof result === 'object' && result.hex === place.said)) return;
    if (result === 'unresolved' && this.#isProgram && !isAmongColors(place.path)) return;
    this.entries.push({ path: place.path, name: place.name, result });
  }

  #text(text: string, place: Place): void {
    this.#add(place, isAbout(place.key) ? colorTextOf(text) : this.#textResult(text, place));
  }

  #textResult(text: string, place: Place): Result {
    if (/\{[^{}]+\}/.test(text))
      return this.#values.value(text, { ...place, type: place.type ?? 'unknown' }, 0);
    if (place.bare) return bareHex(text.trim());
    const notation = notationOf(place.key);
    if (notation === 'hex') return notedColor(notation, text, this.#values.unit);
    if (/^\s*0x[0-9a-f]{6}\s*$/i.test(text)) return notedColor('hex', text, this.#values.unit);
    const color = colorTextOf(text) ?? channelsIn(text, place);
    if (color !== null) return color;
    if (/\bvar\(/.test(text))
      return isFunctionOfColor(text) || (place.inColors && mayBeColor(place.key)) ? 'unresolved' : null;
    return place.inColors && /^[a-z]{3,20}$/i.test(text) ? colorValue(text) : null;
  }

  #list(list: readonly unknown[], place: Place, depth: number): void {
    if (place.inColors && isRgbList(list)) {
      this.#add(
        place,
        notedColor('rgb', list, list.some((one) => Number(one) > 1) ? 255 : this.#values.unit),
      );
      return;
    }
    const named = namedRow(list);
    if (named) {
      this.entries.push({ path: place.path, name: named.name, result: named.color });
      return;
    }
    const bare = isBareList(list);
    for (const [index, child] of list.entries()) {
      const label = isGroup(child) ? ownName(child) : undefined;
      this.walk(child, { ...place, name: undefined, path: [...place.path, label ?? index], bare }, depth + 1);
    }
  }

  #group(node: Group, place: Place, depth: number): void {
    const type = own(node, '$type') ?? place.type;
    const name = ownName(node);
    const inside: Place = { ...place, name, type, bare: false };
    if (own(node, '$value') !== undefined) {
      this.hasTokens = true;
      const value = own(node, '$value');
      return this.#add(
        { ...inside, name: undefined },
        this.#values.value(value, { ...inside, type: type ?? 'unknown' }, 0),
      );
    }
    if (own(node, '$ref') !== undefined) {
      const result = this.#values.value(node, inside, 0);
      const isColor = type === 'color' || place.inColors;
      return this.#add(inside, result === 'unresolved' && !isColor ? null : result);
    }
    if (this.#isToken(node)) return this.#token(node, inside);
    if (this.#asset(node, inside) || this.#alias(node, inside)) return;
    if (hasComponents(node)) {
      const color = componentColor(node, this.#values.unit);
      return this.#add(inside, color ?? (place.inColors ? 'invalid-value' : null));
    }
    const notes = notationsIn(node).filter(([, notation]) => notation !== 'value');
    const noted = this.#noted(node, notes, inside);
    const said = noted !== null && typeof noted === 'object' ? noted.hex : place.said;
    const modes = own(node, 'valuesByMode');
    if (modes !== undefined) {
      const kind = own(node, 'resolvedType');
      if (kind === undefined || kind === 'COLOR') this.#modes(modes, inside, depth);
      return;
    }
    const group = this.#values.expanded(node, 0);
    if (group === null) this.#add({ ...inside, name: undefined }, 'unresolved');
    else if (isNamedByHex(group)) this.#namesByHex(group, place);
    else this.#children(group, { ...inside, said }, noted === null ? [] : notes, depth);
  }

  #namesByHex(group: Group, { path }: Place): void {
    for (const [key, name] of Object.entries(group)) {
      const color = bareHex(key.replace('#', ''));
      if (color !== null) this.entries.push({ path, name: String(name), result: color });
    }
  }

  /** Walks the values of a group, except those that state the colour of the group itself. */
  #children(group: Group, outer: Place, notes: readonly [string, Notation][], depth: number): void {
    const { path, type, said } = outer;
    const others = Object.entries(group).filter(([key]) => !isAbout(key));
    const bare = isBareList(others.map(([, value]) => value));
    const isSaid = (key: string, child: unknown) =>
      notes.some(([one]) => one === key) || (notes.length > 0 && typeof child === 'string' && isAbout(key));
    for (const [key, child] of Object.entries(group)) {
      if ((key.startsWith('$') && key !== '$root') || isSaid(key, child)) continue;
      const label = (isGroup(child) ? ownName(child) : undefined) ?? key;
      const place: Place = {
        path: key === '$root' ? path : [...path, label],
        key,
        type,
        inColors: outer.inColors || COLOR_KEY.test(key) || type === 'color',
        said,
        bare: bare && typeof child === 'string',
      };
      this.walk(child, place, depth + 1);
    }
  }

  /** Reads the first valid notation of an entry such as `{ name, hex, rgb, hsl }`. Returns it, or null. */
  #noted(node: Group, notes: readonly [string, Notation][], inside: Place): Result {
    const name = inside.name ?? wordIn(node, 'color') ?? wordIn(node, 'colour');
    for (const [key, notation] of notes) {
      const value = own(node, key);
      const text = typeof value === 'string' ? value.trim() : '';
      const isWord =
        /^[a-z]+$/i.test(text) && notation !== 'color' && notation !== 'css' && notation !== 'hex';
      if (isWord || (text !== '' && text === name)) continue;
      const isReference = /\{[^{}]+\}/.test(text);
      const result = isReference
        ? this.#values.value(text, inside, 0)
        : notedColor(notation, value, this.#values.unit);
      if (result === null) continue;
      this.#add(this.#labelled({ ...inside, name }, key, node), result);
      return result;
    }
    const isBroken = notes.some(([key, notation]) => {
      const value = own(node, key);
      return notation === 'hex' && typeof value === 'string' && /^\s*[^{\s]/.test(value);
    });
    if (!isBroken) return null;
    this.#add({ ...inside, name }, 'invalid-value');
    return 'invalid-value';
  }

  /** Adds the key to the path of an unnamed entry if its group also has other values. */
  #labelled(place: Place, key: string, node: Group): Place {
    const alone = notationOf(key) !== 'color' || Object.keys(node).every((one) => notationOf(one) !== null);
    return alone || place.name !== undefined ? place : { ...place, path: [...place.path, key] };
  }

  #isToken(node: Group): boolean {
    const value = own(node, 'value');
    const isText = typeof value === 'string';
    if (!isText && !(isGroup(value) && (hasComponents(value) || own(node, 'type') !== undefined)))
      return false;
    const notes = notationsIn(node).filter(
      ([key, notation]) => notation !== 'value' && wordIn(node, key) === undefined,
    );
    // A group of colours may contain a colour named `value`.
    const others = Object.entries(node).filter(([key]) => key !== 'value' && !isAbout(key));
    return (
      notes.length === 0 && !others.some(([, one]) => typeof one === 'string' && colorTextOf(one) !== null)
    );
  }

  #token(node: Group, inside: Place): void {
    const value = own(node, 'value');
    const type = own(node, 'type') ?? own(node, 'resolvedType') ?? inside.type;
    const isColor = typeof type === 'string' && /^colou?r$/i.test(type);
    const word = wordIn(node, 'color') ?? wordIn(node, 'colour');
    const place = { ...inside, name: inside.name ?? word, type: isColor ? 'color' : 'unknown' };
    if (typeof type === 'string' && !isColor && (typeof value !== 'string' || OTHER_TYPES.test(type))) return;
    if (!isColor && typeof value === 'string' && !value.includes('{')) {
      const color =
        colorTextOf(value) ??
        (inside.inColors || word ? notedColor('value', value, this.#values.unit) : null);
      return this.#add(place, color);
    }
    const result = this.#values.value(value, place, 0);
    this.#add(place, modified(node, result));
  }

  /** Reads a colour of Xcode's `Contents.json`. Returns whether the group is one. */
  #asset(node: Group, inside: Place): boolean {
    const color = own(node, 'color');
    if (!isGroup(color)) return false;
    const components = own(color, 'components');
    const isAsset = isGroup(components) && own(color, 'color-space') !== undefined;
    if (!isAsset && !(own(color, 'platform') !== undefined && own(color, 'reference') !== undefined))
      return false;
    const appearances = own(node, 'appearances');
    const [first] = Array.isArray(appearances) ? (appearances as unknown[]) : [];
    const name = isGroup(first) && typeof first.value === 'string' ? first.value : '';
    if (!isAsset) this.#add({ ...inside, name: textOr(color.reference, name) }, 'unresolved');
    else this.#add({ ...inside, name }, assetColor(color['color-space'], components) ?? 'unknown-model');
    return true;
  }

  #alias(node: Group, inside: Place): boolean {
    if (own(node, 'type') !== 'VARIABLE_ALIAS') return false;
    this.#add(inside, this.#values.value(node, { ...inside, type: 'color' }, 0));
    return true;
  }

  #modes(modes: unknown, inside: Place, depth: number): void {
    if (!isGroup(modes)) return;
    for (const value of Object.values(modes)) {
      if (!this.#values.step() || depth > MOST_DEPTH) return;
      const color = this.#values.value(value, { ...inside, type: 'color' }, 0);
      this.#add(inside, color);
    }
  }
}

const OTHER_TYPES =
  /^(?:dimension|sizing|spacing|border|shadow|font|typography|opacity|number|text|letter|line|composition|asset|boolean|duration|cubic|stroke|transition|gradient|box|other|string|float)/i;

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;

function channelsIn(text: string, { key, path, inColors }: Place): CssColor | null {
  const notation = notationOf(key);
  if (notation !== null && notation !== 'value' && notation !== 'color')
    return notedColor(notation, text, 255);
  const isColors = inColors || /^\S+\s+\S+%\s+\S+%/.test(text.trim());
  return isColors && mayBeColor(path.join(' ')) ? channelsValue(text) : null;
}

/**
 * Returns the value of a key such as `color` if it is a word such as `red`. The word then names the entry.
 */
function wordIn(group: Group, key: string): string | undefined {
  const word = own(group, key);
  return typeof word === 'string' && /^\p{L}[\p{L}\p{N} '-]*$/u.test(word) ? word : undefined;
}

/** Applies the modifier of Tokens Studio. Only `alpha` keeps the colour. */
function modified(node: Group, result: Result): Result {
  const extensions = own(node, '$extensions');
  const studio = isGroup(extensions) ? own(extensions, 'studio.tokens') : undefined;
  const modify = isGroup(studio) ? own(studio, 'modify') : undefined;
  if (!isGroup(modify) || result === null || typeof result === 'string') return result;
  if (modify.type !== 'alpha') return 'unknown-model';
  const alpha = Number(textOr(modify.value, String(result.alpha)));
  return Number.isFinite(alpha) ? { ...result, alpha: Math.min(1, Math.max(0, alpha)) } : result;
}
