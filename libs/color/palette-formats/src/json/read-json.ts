import type { CssColor } from '@danqing/color-core';
import { byteText } from '../css/color-texts.ts';
import { channelsValue, colorValue } from '../css/color-value.ts';
import { entryNames, groupTitle, lastPart, mayBeColor, type Label } from '../reading/entry-names.ts';
import { PaletteFileError } from '../reading/palette-file-error.ts';
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
  rgbComponents,
  type Group,
  type Notation,
  type RgbUnit,
} from './color-notations.ts';
import { assetColor, isColorSpace, spaceColor } from './space-color.ts';

/** Maximum depth of groups, and maximum length of a reference chain. */
const MOST_DEPTH = 32;

/**
 * Maximum number of values to visit. A document of 1 MB has fewer, but `$extends` can repeat a group many
 * times.
 */
const MOST_STEPS = 400_000;

/** Maximum number of Tokens Studio sets to search for a reference. */
const MOST_SETS = 100;

/** Returns true when a text starts as JSON does. A program or an INI file may start with a bracket as well. */
export function looksLikeJson(text: string): boolean {
  return /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]\d-]|true\b|false\b|null\b|$))/.test(text.slice(0, 1000));
}

/**
 * Parses JSON. Accepts comments and trailing commas, as in themes of editors.
 *
 * @throws {PaletteFileError} `damaged` when the text is not JSON
 */
export function parseJson(text: string): unknown {
  const document = parsedJson(text) ?? parsedJson(withoutComments(text));
  if (document === null) throw new PaletteFileError('damaged');
  return document.value;
}

function parsedJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function withoutComments(text: string): string {
  // An unclosed string ends with its line, so that no text is scanned twice.
  const STRING = String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*"?`;
  return text
    .replace(new RegExp(String.raw`${STRING}|//[^\n]*|/\*[^]*?(?:\*/|$)`, 'g'), keepString)
    .replace(new RegExp(String.raw`${STRING}|,(?=\s*[}\]])`, 'g'), keepString);
}
const keepString = (match: string) => (match.startsWith('"') ? match : '');

interface Place {
  path: readonly Label[];
  /** The key of the value in its group. */
  key: string;
  /** The nearest `name`, if it belongs to this value alone. */
  name?: string | undefined;
  type?: unknown;
  /** True inside a key such as `colors`, where words such as `red` are colours too. */
  inColors: boolean;
  /** True when all texts of the group are six hex digits, which are then read as colours without `#`. */
  bare?: boolean;
  /** Colour of the enclosing entry. Equal colours inside the entry are skipped. */
  said?: string | undefined;
}

interface Entry {
  path: readonly Label[];
  name?: string | undefined;
  result: CssColor | UnreadReason;
}

type Result = CssColor | UnreadReason | null;

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

const NAME_KEYS = ['name', 'title', 'label', 'colorName', 'colourName'];

function ownName(group: Group): string | undefined {
  for (const key of NAME_KEYS) {
    const name = own(group, key);
    if (typeof name === 'string' && isName(name)) return name;
  }
  return undefined;
}

/** In a program, a reference is not a name. */
const isName = (text: string) =>
  text.trim() !== '' && !/^\{[^{}]*\}$/.test(text) && colorTextOf(text) === null;

const colorTextOf = (text: string): CssColor | null => {
  const value = text.trim();
  return /^#|^[a-z-]{3,12}\(|^transparent$/i.test(value) ? colorValue(value) : null;
};

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
  readonly #document: unknown;
  readonly #isProgram: boolean;
  readonly #unit: RgbUnit;
  readonly #byId = new Map<string, Group>();
  readonly #byName = new Map<string, Group>();
  readonly #resolved = new Map<string, Result>();
  readonly #extended = new Map<Group, Group>();
  #steps = 0;

  constructor(document: unknown, isProgram: boolean) {
    this.#document = document;
    this.#isProgram = isProgram;
    this.#unit = this.#indexed(document) ? 255 : 1;
  }

  /** Indexes Figma's variables. Returns true when red, green and blue of the document are bytes. */
  #indexed(document: unknown): boolean {
    let isBytes = false;
    const open: [value: unknown, depth: number][] = [[document, 0]];
    for (let at = 0; at < open.length && at < MOST_STEPS; at++) {
      const [value, depth] = open[at]!;
      if (depth > MOST_DEPTH) continue;
      if (isGroup(value)) {
        const { id, name } = value;
        const isVariable = own(value, 'valuesByMode') !== undefined || own(value, 'value') !== undefined;
        if (isVariable && typeof id === 'string') this.#byId.set(id, value);
        if (isVariable && typeof name === 'string' && !this.#byName.has(name)) this.#byName.set(name, value);
        isBytes ||= rgbComponents(value)?.some((one) => typeof one === 'number' && one > 1.001) ?? false;
      }
      if (typeof value === 'object' && value !== null)
        for (const child of Object.values(value))
          if (typeof child === 'object' && child !== null) open.push([child, depth + 1]);
    }
    return isBytes;
  }

  walk(node: unknown, place: Place, depth: number): void {
    if ((this.#steps += 1) > MOST_STEPS || depth > MOST_DEPTH) return;
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
    if (/\{[^{}]+\}/.test(text)) return this.#value(text, { ...place, type: place.type ?? 'unknown' }, 0);
    if (place.bare) return bareHex(text.trim());
    const notation = notationOf(place.key);
    if (notation === 'hex') return notedColor(notation, text, this.#unit);
    if (/^\s*0x[0-9a-f]{6}\s*$/i.test(text)) return notedColor('hex', text, this.#unit);
    const color = colorTextOf(text) ?? channelsIn(text, place);
    if (color !== null) return color;
    if (/\bvar\(/.test(text))
      return isFunctionOfColor(text) || (place.inColors && mayBeColor(place.key)) ? 'unresolved' : null;
    return place.inColors && /^[a-z]{3,20}$/i.test(text) ? colorValue(text) : null;
  }

  #list(list: readonly unknown[], place: Place, depth: number): void {
    if (place.inColors && isRgbList(list)) {
      this.#add(place, notedColor('rgb', list, list.some((one) => Number(one) > 1) ? 255 : this.#unit));
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
        this.#value(value, { ...inside, type: type ?? 'unknown' }, 0),
      );
    }
    if (own(node, '$ref') !== undefined) {
      const result = this.#value(node, inside, 0);
      const isColor = type === 'color' || place.inColors;
      return this.#add(inside, result === 'unresolved' && !isColor ? null : result);
    }
    if (this.#isToken(node)) return this.#token(node, inside);
    if (this.#asset(node, inside) || this.#alias(node, inside)) return;
    if (hasComponents(node)) {
      const color = componentColor(node, this.#unit);
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
    const group = this.#expanded(node, 0);
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
      const result = isReference ? this.#value(text, inside, 0) : notedColor(notation, value, this.#unit);
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
        colorTextOf(value) ?? (inside.inColors || word ? notedColor('value', value, this.#unit) : null);
      return this.#add(place, color);
    }
    const result = this.#value(value, place, 0);
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
    this.#add(inside, this.#value(node, { ...inside, type: 'color' }, 0));
    return true;
  }

  #modes(modes: unknown, inside: Place, depth: number): void {
    if (!isGroup(modes)) return;
    for (const value of Object.values(modes)) {
      if ((this.#steps += 1) > MOST_STEPS || depth > MOST_DEPTH) return;
      const color = this.#value(value, { ...inside, type: 'color' }, 0);
      this.#add(inside, color);
    }
  }

  /** Returns the colour of a token's value, why it could not be read, or null if it is not a colour. */
  #value(value: unknown, place: Place, depth: number): Result {
    if ((this.#steps += 1) > MOST_STEPS) return null;
    const isColor = place.type === 'color';
    if (depth > MOST_DEPTH) return 'unresolved';
    if (typeof value === 'string') {
      if (value.includes('{')) return this.#references(value, place, depth);
      if (isColor)
        return colorValue(value) ?? channelsValue(value) ?? bareHex(value.trim()) ?? 'invalid-value';
      return place.type === 'unknown' ? colorTextOf(value) : null;
    }
    if (!isGroup(value) || (place.type !== undefined && place.type !== 'unknown' && !isColor)) return null;
    const pointer = own(value, '$ref');
    if (typeof pointer === 'string') return this.#pointed(pointer, place, depth);
    if (own(value, 'type') === 'VARIABLE_ALIAS') return this.#variable(own(value, 'id'), place, depth);
    if (own(value, 'collection') !== undefined) return this.#variable(own(value, 'name'), place, depth);
    const space = own(value, 'colorSpace');
    if (typeof space === 'string') return this.#components(value, space);
    if (!isColor && !hasComponents(value)) return null;
    return componentColor(value, this.#unit) ?? (isColor ? 'invalid-value' : null);
  }

  #components(value: Group, space: string): Result {
    const { components, alpha, hex } = value;
    if (!isColorSpace(space)) return 'unknown-model';
    const numbers = Array.isArray(components)
      ? (components as unknown[]).slice(0, 4).map((one) => this.#number(one))
      : [];
    const color = spaceColor(space, numbers, this.#number(alpha));
    const exact = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? colorValue(hex) : null;
    if (color === null) return exact ?? 'invalid-value';
    return exact ? { hex: exact.hex, alpha: color.alpha } : color;
  }

  #number(value: unknown, depth = 0): unknown {
    const pointer = isGroup(value) ? own(value, '$ref') : undefined;
    if (typeof pointer !== 'string' || depth > MOST_DEPTH) return value;
    const target = this.#atPointer(pointer);
    return this.#number(isGroup(target) ? (own(target, '$value') ?? target) : target, depth + 1);
  }

  #atPointer(pointer: string): unknown {
    if (!pointer.startsWith('#/')) return undefined;
    return this.#located(
      pointer
        .slice(2)
        .split('/')
        .map((part) => unescaped(part)),
    )?.value;
  }

  #pointed(pointer: string, place: Place, depth: number): Result {
    return this.#once(pointer, place, () => {
      const keys = pointer.startsWith('#/') ? pointer.slice(2).split('/').map(unescaped) : [];
      return this.#target(keys.length > 0 ? this.#located(keys) : null, place, depth);
    });
  }

  #variable(id: unknown, place: Place, depth: number): Result {
    if (typeof id !== 'string') return 'unresolved';
    return this.#once(`id ${id}`, place, () => {
      const variable = this.#byId.get(id) ?? this.#byName.get(id);
      if (!variable) return 'unresolved';
      const modes = own(variable, 'valuesByMode');
      const value = isGroup(modes) ? Object.values(modes)[0] : own(variable, 'value');
      return this.#value(value, place, depth + 1) ?? 'unresolved';
    });
  }

  /** Resolves a reference once. A reference that leads back to itself is unresolved. */
  #once(reference: string, place: Place, resolve: () => Result): Result {
    const key = `${place.type === 'color'} ${String(place.path[0])} ${reference}`;
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    this.#resolved.set(key, 'unresolved');
    const result = resolve();
    this.#resolved.set(key, result);
    return result;
  }

  #references(text: string, place: Place, depth: number): Result {
    if (text.length > 400) return null;
    const whole = /^\s*\{([^{}]+)\}\s*$/.exec(text)?.[1];
    if (whole !== undefined) return this.#referred(whole, place, depth);
    let missing = false;
    const resolved = text.replace(/\{([^{}]+)\}/g, (_, path: string) => {
      const target = this.#locate(path, place);
      const scalar = target && scalarOf(target.value);
      if (scalar !== null && scalar !== undefined && !scalar.includes('{') && colorValue(scalar) === null)
        return scalar;
      const color = this.#referred(path, { ...place, type: 'color' }, depth);
      if (color !== null && typeof color === 'object')
        return color.hex + (color.alpha < 1 ? byteText(color.alpha) : '');
      missing = true;
      return '';
    });
    if (missing) return place.type === 'color' || isFunctionOfColor(text) ? 'unresolved' : null;
    return colorValue(resolved) ?? (place.type === 'color' ? 'invalid-value' : null);
  }

  #referred(reference: string, place: Place, depth: number): Result {
    const result = this.#once(reference, place, () =>
      this.#target(this.#locate(reference, place), place, depth),
    );
    if (result !== 'unresolved' || place.type === 'color') return result;
    return mayBeColor([...place.path, reference].join(' ')) ? result : null;
  }

  #target(target: Located | null, place: Place, depth: number): Result {
    if (target === null) return 'unresolved';
    const { value } = target;
    const type = target.type ?? (place.type === 'color' ? 'color' : 'unknown');
    if (isGroup(value)) {
      const inner = own(value, '$value') ?? own(value, 'value') ?? rootValue(value);
      if (inner !== undefined && own(value, 'colorSpace') === undefined) {
        const kind = own(value, 'type');
        return this.#value(
          inner,
          {
            ...place,
            type: typeof kind === 'string' && own(value, '$value') === undefined ? colorType(kind) : type,
          },
          depth + 1,
        );
      }
      const [note] = notationsIn(value);
      if (note && own(value, 'colorSpace') === undefined) {
        const color = notedColor(note[1], own(value, note[0]), this.#unit);
        if (color) return color;
      }
    }
    if (typeof value === 'object' && !isGroup(value)) return 'unresolved';
    const result = this.#value(value, { ...place, type }, depth + 1);
    return result === null && place.type === 'color' ? 'unresolved' : result;
  }

  #locate(reference: string, { path: [set] }: Place): Located | null {
    const keys = reference.trim().split('.');
    const direct = this.#located(keys);
    if (direct !== null || !isGroup(this.#document)) return direct;
    // Tokens Studio leaves out the set. The set of the reference comes first.
    const sets = Object.keys(this.#document).slice(0, MOST_SETS);
    for (const one of typeof set === 'string' ? [set, ...sets] : sets) {
      const found = this.#located([one, ...keys]);
      if (found !== null) return found;
    }
    return null;
  }

  #located(keys: readonly string[]): Located | null {
    if (keys.length > 2 * MOST_DEPTH) return null;
    let value: unknown = this.#document;
    let type: unknown;
    for (const key of keys) {
      if ((this.#steps += 1) > MOST_STEPS) return null;
      if (Array.isArray(value)) value = /^\d{1,6}$/.test(key) ? (value as unknown[])[Number(key)] : undefined;
      else if (isGroup(value)) {
        type = own(value, '$type') ?? type;
        const group: Group | null = own(value, '$extends') === undefined ? value : this.#expanded(value, 0);
        value = group === null ? undefined : own(group, key);
      } else value = undefined;
      if (value === undefined) return null;
    }
    if (isGroup(value)) type = own(value, '$type') ?? type;
    return { value, type };
  }

  /**
   * Returns a group with the values inherited by `$extends`, or null when the reference is missing or
   * circular.
   */
  #expanded(group: Group, depth: number): Group | null {
    const parent = own(group, '$extends');
    if (parent === undefined) return group;
    const known = this.#extended.get(group);
    if (known) return known;
    if (depth > MOST_DEPTH || this.#steps > MOST_STEPS) return null;
    const reference = isGroup(parent) ? own(parent, '$ref') : parent;
    if (typeof reference !== 'string') return null;
    this.#extended.set(group, EMPTY);
    const path = /^\s*\{([^{}]+)\}\s*$/.exec(reference)?.[1];
    const base = path === undefined ? this.#atPointer(reference) : this.#located(path.split('.'))?.value;
    const whole = isGroup(base) && base !== group ? this.#expanded(base, depth + 1) : null;
    if (whole === null || whole === EMPTY) {
      this.#extended.delete(group);
      return null;
    }
    const merged = this.#merged(whole, group, 0);
    this.#extended.set(group, merged);
    return merged;
  }

  #merged(base: Group, group: Group, depth: number): Group {
    const merged = new Map(Object.entries(base));
    for (const [key, value] of Object.entries(group)) {
      this.#steps += 1;
      if (key === '$extends') continue;
      const inherited = merged.get(key);
      const both = isGroup(inherited) && isGroup(value) && depth < MOST_DEPTH;
      const isToken = isGroup(value) && own(value, '$value') !== undefined;
      merged.set(key, both && !isToken ? this.#merged(inherited, value, depth + 1) : value);
    }
    return Object.fromEntries(merged);
  }
}

const EMPTY: Group = {};

interface Located {
  value: unknown;
  type: unknown;
}

const OTHER_TYPES =
  /^(?:dimension|sizing|spacing|border|shadow|font|typography|opacity|number|text|letter|line|composition|asset|boolean|duration|cubic|stroke|transition|gradient|box|other|string|float)/i;

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;

const colorType = (type: string) => (/^colou?r$/i.test(type) ? 'color' : 'unknown');

const isFunctionOfColor = (text: string) =>
  /^\s*(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color|color-mix)\(/i.test(text);

const unescaped = (part: string): string => {
  const text = part.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function rootValue(group: Group): unknown {
  const root = own(group, '$root') ?? own(group, 'DEFAULT');
  return isGroup(root) ? own(root, '$value') : root;
}

function scalarOf(value: unknown): string | null {
  const scalar = isGroup(value) ? (own(value, '$value') ?? own(value, 'value')) : value;
  return typeof scalar === 'string' || typeof scalar === 'number' ? String(scalar) : null;
}

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

function isRgbList(list: readonly unknown[]): boolean {
  return (
    (list.length === 3 || list.length === 4) &&
    list.every((one) => typeof one === 'number' && one >= 0 && one <= 255)
  );
}

/** Returns true for at least two values that are all six hex digits, one of them with a letter. */
function isBareList(values: readonly unknown[]): boolean {
  const texts = values.filter((one) => typeof one === 'string');
  return (
    texts.length > 1 &&
    texts.length === values.length &&
    texts.every((one) => /^[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(one)) &&
    texts.some((one) => /[a-f]/i.test(one))
  );
}

/** Returns the colour of a row such as `["朱红", "zhū hóng", "#ED5126"]` with the first other text as its name. */
function namedRow(list: readonly unknown[]): { name: string; color: CssColor } | null {
  if (list.length < 2 || list.length > 6 || list.some((one) => typeof one === 'object')) return null;
  const texts = list.filter((one) => typeof one === 'string');
  const isPair = list.length === 2 && texts.length === 2;
  const colors = texts.map((text) => colorTextOf(text) ?? (isPair ? rowHex(text) : null));
  const at = colors.findIndex((color) => color !== null);
  const color = colors[at];
  const name = texts.find((text, index) => index !== at && isName(text));
  if (!color || name === undefined || colors.some((one, index) => one !== null && index !== at)) return null;
  return bareHex(name) ? null : { name, color };
}

const rowHex = (text: string) => (/[a-f]/i.test(text) || /^0{6}$/.test(text) ? bareHex(text) : null);

/** Returns true for a group such as `{ "#ED5126": "朱红" }`. */
function isNamedByHex(group: Group): boolean {
  const entries = Object.entries(group);
  return (
    entries.length > 0 &&
    entries.every(
      ([key, value]) =>
        /^#?[0-9a-f]{6}$/i.test(key) &&
        typeof value === 'string' &&
        colorTextOf(value) === null &&
        (key.startsWith('#') || entries.length > 1),
    )
  );
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
