import type { CssColor } from '@danqing/color-core';
import { byteText } from '../css/color-texts.ts';
import { channelsValue, colorValue } from '../css/color-value.ts';
import { mayBeColor, type Label } from '../reading/entry-names.ts';
import type { UnreadReason } from '../reading/read-result.ts';
import {
  bareHex,
  componentColor,
  hasComponents,
  isGroup,
  notationsIn,
  notedColor,
  own,
  rgbComponents,
  type Group,
  type RgbUnit,
} from './color-notations.ts';
import { colorTextOf } from './entry-shapes.ts';
import { isColorSpace, spaceColor } from './space-color.ts';

/** Maximum depth of groups, and maximum length of a reference chain. */
export const MOST_DEPTH = 32;

/**
 * Maximum number of values to visit. A document of 1 MB has fewer, but `$extends` can repeat a group many
 * times.
 */
const MOST_STEPS = 400_000;

const MOST_SETS = 100;

export interface Place {
  path: readonly Label[];
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

export type Result = CssColor | UnreadReason | null;

const EMPTY: Group = {};

interface Located {
  value: unknown;
  type: unknown;
}

export class TokenValues {
  /** Largest value of red, green and blue in the document. */
  readonly unit: RgbUnit;
  readonly #document: unknown;
  readonly #byId = new Map<string, Group>();
  readonly #byName = new Map<string, Group>();
  readonly #resolved = new Map<string, Result>();
  readonly #extended = new Map<Group, Group>();
  #steps = 0;

  constructor(document: unknown) {
    this.#document = document;
    this.unit = this.#indexed(document) ? 255 : 1;
  }

  /** Counts one visited value. Returns false when the document has too many. */
  step(): boolean {
    this.#steps += 1;
    return this.#steps <= MOST_STEPS;
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

  /** Returns the colour of a token's value, why it could not be read, or null if it is not a colour. */
  value(value: unknown, place: Place, depth: number): Result {
    if (!this.step()) return null;
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
    return componentColor(value, this.unit) ?? (isColor ? 'invalid-value' : null);
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
      return this.value(value, place, depth + 1) ?? 'unresolved';
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
        return this.value(
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
        const color = notedColor(note[1], own(value, note[0]), this.unit);
        if (color) return color;
      }
    }
    if (typeof value === 'object' && !isGroup(value)) return 'unresolved';
    const result = this.value(value, { ...place, type }, depth + 1);
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
      if (!this.step()) return null;
      if (Array.isArray(value)) value = /^\d{1,6}$/.test(key) ? (value as unknown[])[Number(key)] : undefined;
      else if (isGroup(value)) {
        type = own(value, '$type') ?? type;
        const group: Group | null = own(value, '$extends') === undefined ? value : this.expanded(value, 0);
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
  expanded(group: Group, depth: number): Group | null {
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
    const whole = isGroup(base) && base !== group ? this.expanded(base, depth + 1) : null;
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

const colorType = (type: string) => (/^colou?r$/i.test(type) ? 'color' : 'unknown');

export const isFunctionOfColor = (text: string) =>
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
